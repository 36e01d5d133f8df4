# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The whole of Sleighwell: the set of tiles, the deal, turns of play, sleigh and Reindeer Way.

Every tile is in one place at a time (where), so none can be lost or doubled. The deck has no order:
a draw is luck's move and names the tile.
"""

from micropython import const

from tinsel.contract import CHANCE, OVER

from .board import step
from .wishes import stars

# As data.py and verbs.py have them: here they are no names, just numbers.
_REPLACE = const(8)
_SLEIGH_KIND = const(128)
_UP = const(2)
_SLEIGH = const(94)
_REINDEER = const(8)
_HOUSE = const(32)
_COUNT = const(94)
_SEATS = const(6)
_MOST_FEWER = const(6)
_DRAW = const(2)
_DRAWING = const(2)
_DONE = const(15)
_IN_DECK = const(1)
_ON_BOARD = const(3)
_HAND_OF = const(8)
_FRESH = const(1)
_STAY = const(0)


class Game:
    VERSION = 1
    ROOM = 3000
    SOLO = False

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
        from .setting import begin

        begin(self)
        self._run()

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
            from .turns import decide

            decide(self, move)
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
        self._run()
        if _DRAWING <= self.phase < _DONE and not self.houses_left():
            self.phase = _DONE

    # --- laying a tile

    def may_lie(self, tile, cell):
        """May this tile be laid here? Replace goes on top of a tile, all others beside one."""
        board = self.board
        kind = board.kind(cell)
        if self.tiles.deed[tile] == _REPLACE:
            if not kind or kind == _SLEIGH_KIND:
                return False
        elif kind or not board.beside(cell):
            return False
        return self.free or board.fits(cell, self.tiles.low[tile], self.tiles.high[tile])

    def candidates(self, tile):
        """Places to be tried for this tile, as a list."""
        return self.board.cells() if self.tiles.deed[tile] == _REPLACE else self.board.edge()

    def places(self, tile):
        """Every place where this tile may be laid."""
        for cell in self.candidates(tile):
            if self.may_lie(tile, cell):
                yield cell

    def has_place(self, tile):
        """Is there one? In whatever order the board has them, and without a list."""
        on_top = self.tiles.deed[tile] == _REPLACE
        for cell in self.board.at:
            if on_top:
                if self.may_lie(tile, cell):
                    return True
                continue
            for way in range(4):
                near = step(cell, way)
                if near not in self.board.at and self.may_lie(tile, near):
                    return True
        return False

    # --- what there is

    def count(self, place):
        """How many tiles are there."""
        found = 0
        for here in self.where:
            if here == place:
                found += 1
        return found

    def hand(self, seat):
        return [tile for tile in range(_SLEIGH) if self.where[tile] == _HAND_OF + seat]

    def up(self):
        """The tiles that lie turned up in the solo game."""
        return [tile for tile in range(_SLEIGH) if self.where[tile] == _UP]

    def held(self):
        return self.count(_HAND_OF + self.seat)

    def has_way(self):
        """Is there a tile that reindeer can move? They have to be two at least."""
        deer = 0
        for cell in self.board.at:
            if self.board.kind(cell) == _REINDEER:
                deer += 1
        if deer < 2:
            return False
        return bool(self.way())

    def way(self, start=-1):
        """The places whose tile may be moved; with start, those to which its tile may go."""
        from .way import goals, movable

        return movable(self.board) if start < 0 else list(goals(self.board, start))

    def _run(self):
        if self.flow != _STAY:
            from .turns import run

            run(self)

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

    def all_scored(self):
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
