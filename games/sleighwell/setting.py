# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Before the first turn: which tiles there are, which stay out, and what lies on the table.

In memory only until the tiles are dealt.
"""

from tinsel.shelf import forget

from . import verbs
from .board import START, Board, Tiles
from .data import ANY, COUNT, DEEDS, DEER, HAND, HOUSE, SLEIGH, SOLO_HAND, TREES


def begin(game):
    """A fresh set is made first; the ready-made one can be set out at once."""
    _clear(game)
    if game.flags & verbs.FRESH:
        from .making import Maker

        game.phase = verbs.MAKING
        game.maker = Maker(*_parts(game))
        game.tiles = Tiles()
        game.board = Board(game.tiles)
    else:
        from .printed import ready

        game.tiles = ready()
        _set_out(game)


def _clear(game):
    """All that a game has to say of itself, as it is before the first tile."""
    flags = game.flags
    game.tiles_only = bool(flags & verbs.TILES_ONLY)
    game.sleighs = 2 if flags & verbs.TWO_SLEIGHS else 1
    game.seat = 0
    game.turns = 0
    game.limits = bytearray([SOLO_HAND if game.SOLO else HAND for _ in range(game.players)])
    game.where = bytearray(COUNT)
    game.scored = bytearray()  # houses, in the order they were delivered to
    game.picked = -1  # the tile that is to be laid
    game.free = False  # ... without a look at the numbers
    game.spot = -1  # where the last tile was laid, the place of a tile that is moved
    game.laid = 0  # trees laid since the last refill
    game.fetch = 0  # tiles that may still be taken from the table for them
    game.idle = 0  # seats in a row that could do nothing, not even draw
    game.pending = ()  # a flight that waits for the choice of trees: sleigh, place
    game.owed = 0  # tiles to be drawn
    game.taker = 0
    game.then = verbs.DEALT  # what goes on when they are
    game.flow = verbs.STAY  # what goes on by itself now
    game.showing = False  # the solo game's tiles are turned up
    game.left_out = 0
    game.total = 0  # houses in this game
    game.maker = None
    game.tiles = None


def _parts(game):
    flags = game.flags
    trees = flags & verbs.WITH_TREES
    return bool(flags & verbs.WITH_DEER), bool(trees), bool(trees and flags & verbs.WITH_DEEDS)


def _set_out(game):
    """The sleighs on the table, the starting house beside them, all else in the deck."""
    game.board = Board(game.tiles)
    deer, trees, deeds = _parts(game)
    for tile in range(COUNT):
        part = True
        if tile >= DEEDS:
            part = deeds
        elif tile >= TREES:
            part = trees
        elif tile >= DEER:
            part = deer
        if part:
            game.where[tile] = verbs.IN_DECK
    for i in range(game.sleighs):
        game.board.lay(START + i, SLEIGH + i)
    if game.flags & verbs.START_HOUSE:
        tile = game.tiles.wishes.index(bytes((ANY,)))
        game.where[tile] = verbs.ON_BOARD
        game.board.lay(START - 1, tile)
    game.phase = verbs.LEAVING
    _leave(game)


def _leave(game):
    if game.left_out == 2 * game.fewer:
        game.total = game.houses_left()
        game.seat = -1
        game.flow = verbs.DEALT
        forget(__name__, "setting", "making", "printed", "verbs", "data")


def may_leave(game, tile):
    """For a shorter game: first the houses, then as many other tiles."""
    houses = game.left_out < game.fewer
    return game.where[tile] == verbs.IN_DECK and (game.tiles.kind[tile] == HOUSE) == houses


def answers(game):
    """Every answer that luck can give now."""
    if game.phase == verbs.MAKING:
        low, high = game.maker.span()
        for answer in range(low, high + 1):
            if game.maker.fits(answer):
                yield (verbs.MAKE, answer)
    else:
        for tile in range(COUNT):
            if may_leave(game, tile):
                yield (verbs.OUT, tile)


def chance(game, pick):
    if game.phase == verbs.MAKING:
        low, high = game.maker.span()
        for _ in range(20):  # most of them fit: to try is quicker than to list all
            answer = low + pick(high - low + 1)
            if game.maker.fits(answer):
                return (verbs.MAKE, answer)
    moves = list(answers(game))
    return moves[pick(len(moves))]


def settle(game, verb, number):
    """Luck's answer: a number for the maker of tiles, or a tile that stays out."""
    if game.phase == verbs.MAKING:
        if verb != verbs.MAKE or not game.maker.fits(number):
            raise ValueError("No legal set of tiles comes of that.")
        game.maker.answer(number)
        if game.maker.done():
            game.tiles = game.maker.tiles()
            game.maker = None
            _set_out(game)
        return
    if verb != verbs.OUT or number >= COUNT or game.where[number] != verbs.IN_DECK:
        raise ValueError("That tile is not in the deck.")
    if not may_leave(game, number):
        raise ValueError("First houses are left out, then as many other tiles.")
    game.where[number] = verbs.LEFT
    game.left_out += 1
    _leave(game)
