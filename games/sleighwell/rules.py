# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The whole of Sleighwell: the set of tiles, the deal, turns of play, sleigh and Reindeer Way.

Every tile is in one place at a time (where), so none can be lost or doubled. The deck has no order:
a draw is luck's move and names the tile.
"""

from micropython import const

from tinsel.contract import CHANCE, OVER

from .turns import Turns
from .wishes import stars

# As data.py and verbs.py have them: here they are no names, just numbers.
_HOUSE = const(32)
_COUNT = const(94)
_HAND = const(4)
_SOLO_HAND = const(7)
_SEATS = const(6)
_MOST_FEWER = const(6)
_DRAW = const(2)
_DRAWING = const(2)
_DONE = const(15)
_IN_DECK = const(1)
_ON_BOARD = const(3)
_HAND_OF = const(8)
_FRESH = const(1)
_WITH_DEER = const(2)
_WITH_TREES = const(4)
_WITH_DEEDS = const(8)
_START_HOUSE = const(16)
_TWO_SLEIGHS = const(32)
_TILES_ONLY = const(64)
_STAY = const(0)
_DEALT = const(1)


class Game(Turns):
    VERSION = 1
    ROOM = 3000
    SOLO = False
    TABLES = (
        (2, (_WITH_DEER + _WITH_TREES + _WITH_DEEDS + _FRESH, 0)),
        (1, ()),
        (3, (_FRESH + _WITH_DEER + _TWO_SLEIGHS, 2)),
        (4, (_WITH_TREES + _START_HOUSE + _TILES_ONLY, 0)),
        (
            6,
            (
                _FRESH + _WITH_DEER + _WITH_TREES + _WITH_DEEDS + _START_HOUSE + _TWO_SLEIGHS,
                6,
            ),
        ),
    )

    def __init__(self, players, options=()):
        """Options: what is in the game (_FRESH and on), and how many houses are left out."""
        if not 1 <= players <= (1 if self.SOLO else _SEATS):
            raise ValueError(f"Sleighwell is for 1 to {_SEATS} players.")
        flags = options[0] if options else 0
        self.fewer = options[1] if len(options) > 1 else 0
        if flags > 127 or self.fewer > _MOST_FEWER or len(options) > 2:
            raise ValueError("There are no such options.")
        self.players = players
        self.flags = flags
        self.tiles_only = bool(flags & _TILES_ONLY)
        self.sleighs = 2 if flags & _TWO_SLEIGHS else 1
        self.seat = 0
        self.turns = 0
        self.limits = bytearray([_SOLO_HAND if self.SOLO else _HAND for _ in range(players)])
        self.where = bytearray(_COUNT)
        self.scored = bytearray()  # houses, in the order they were delivered to
        self.picked = -1  # the tile that is to be laid
        self.free = False  # ... without a look at the numbers
        self.spot = -1  # where the last tile was laid, the place of a tile that is moved
        self.laid = 0  # trees laid since the last refill
        self.fetch = 0  # tiles that may still be taken from the table for them
        self.idle = 0  # seats in a row that could do nothing, not even draw
        self.pending = ()  # a flight that waits for the choice of trees: sleigh, place
        self.owed = 0  # tiles to be drawn
        self.taker = 0
        self.then = _DEALT  # what goes on when they are
        self.flow = _STAY  # what goes on by itself now
        self.showing = False  # the solo game's tiles are turned up
        self.left_out = 0
        self.total = 0  # houses in this game
        self.maker = None
        self.tiles = None
        from .setting import begin

        begin(self)
        self.run()

    # --- luck

    def draw(self, limit, taker, then):
        """Tiles for a hand up to its limit, as far as the deck has them; then go on."""
        self.owed = max(min(limit - self.count(taker), self.deck()), 0)
        self.taker = taker
        self.then = then
        self.phase = _DRAWING
        if not self.owed:
            self.flow = then

    def deck(self):
        """How many tiles are left to draw."""
        return self.count(_IN_DECK)

    def chance(self, pick):
        if self.turn() != CHANCE:
            raise ValueError("It is not luck's turn.")
        if self.phase != _DRAWING:
            from .setting import chance

            return chance(self, pick)
        nth = pick(self.deck())
        for tile in range(_COUNT):
            if self.where[tile] == _IN_DECK:
                if not nth:
                    break
                nth -= 1
        return (_DRAW, tile)

    # --- the contract

    def turn(self):
        if self.phase == _DONE:
            return OVER
        return CHANCE if self.phase <= _DRAWING else self.seat

    def moves(self):
        if self.phase == _DRAWING:
            for tile in range(_COUNT):
                if self.where[tile] == _IN_DECK:
                    yield (_DRAW, tile)
        elif self.phase > _DRAWING:
            from .choices import choices

            yield from choices(self)
        else:
            from .setting import answers

            yield from answers(self)

    def play(self, move):
        if self.phase > _DRAWING:
            self.decide(move)
        elif len(move) != 2:
            raise ValueError("It is luck's turn.")
        elif self.phase < _DRAWING:
            from .setting import settle

            settle(self, move[0], move[1])
        else:
            if move[0] != _DRAW or move[1] >= _COUNT or self.where[move[1]] != _IN_DECK:
                raise ValueError("That tile is not in the deck.")
            self.where[move[1]] = self.taker
            self.owed -= 1
            if not self.owed:
                self.flow = self.then
        if self.flow != _STAY:
            self.run()
        if _DRAWING <= self.phase < _DONE and not self.houses_left():
            self.phase = _DONE

    # --- what it is worth

    def houses_left(self):
        """Houses that can still be scored, wherever they are."""
        count = 0
        for tile in range(_COUNT):
            if self.tiles.kind[tile] == _HOUSE and (
                _IN_DECK <= self.where[tile] <= _ON_BOARD or self.where[tile] >= _HAND_OF
            ):
                count += 1
        return count

    def lost(self):
        """Houses that nobody will deliver to any more."""
        return self.total - len(self.scored) - self.houses_left()

    def won(self):
        return len(self.scored) == self.total

    def scores(self):
        return [sum([stars(self.tiles.wishes[tile]) for tile in self.scored])]

    def worked(self, seat):
        from .telling import worked

        return worked(self)

    def words(self, move):
        from .telling import words

        return words(self, move)

    def round(self):
        return 1 + self.turns // self.players
