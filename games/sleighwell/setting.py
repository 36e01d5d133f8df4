# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Before the first turn: which tiles there are, which stay out, and what lies on the table.

In memory only until the tiles are dealt.
"""

from tinsel.shelf import forget

from . import verbs
from .board import START, Board
from .data import ANY, COUNT, DEEDS, DEER, HOUSE, SLEIGH, TREES
from .tiles import Tiles


def begin(game):
    """A fresh set is made first; the ready-made one can be set out at once."""
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
