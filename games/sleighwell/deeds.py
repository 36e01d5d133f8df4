# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The special actions: what a tile does when it is laid, and the choices that follow.

In memory only while one is carried out: what a game calls takes its leave.
"""

from micropython import const

from tinsel.shelf import forget

from . import verbs
from .able import sleighs_with
from .board import around
from .data import ANY, SLEIGH, SLEIGH_KIND
from .flight import Flight, between, in_line, may_land
from .turns import out
from .way import joins, pieces

_PASSING = ("deeds", "able", "verbs", "data")
_DESTROY = const(1)
_ADD = const(2)
_FREE_SLEIGH = const(3)
_TELEPORT = const(4)
_COPY_NUMBER = const(5)
_COPY_KIND = const(6)
_SWAP_HAND = const(9)


def due(game):
    """What the tile just laid does."""
    deed = game.tiles.deed[game.board.at[game.spot]]
    game.flow = verbs.ACTED
    if deed == _DESTROY:
        _ask(game, verbs.DESTROYING, destroyable(game))
    elif deed == _ADD:
        game.free = True
        for tile in game.hand(game.seat):
            if game.has_place(tile):
                game.phase = verbs.ADDING
                game.flow = verbs.STAY
                break
    elif deed == _FREE_SLEIGH:
        _ask(game, verbs.FREE, sleighs_with(game, free_flights))
    elif deed == _TELEPORT:
        _ask(game, verbs.TELEPORTING, sleighs_with(game, teleports))
    elif deed in (_COPY_NUMBER, _COPY_KIND):
        _copy_or_ask(game, deed)
    elif deed == _SWAP_HAND:
        game.flow = verbs.STAY
        for tile in game.hand(game.seat):
            game.where[tile] = verbs.IN_DECK
        game.draw(game.limits[game.seat], verbs.HAND_OF + game.seat, verbs.ACTED)
    forget(__name__, *_PASSING)


def carry_out(game, verb, cell):
    """Destroy the tile on a place, or copy it."""
    forget(__name__, *_PASSING)
    if verb == verbs.COPY:
        if cell not in highest(game):
            raise ValueError("Only the highest neighbour can be copied.")
        copy(game, cell)
    else:
        if not may_destroy(game, cell):
            raise ValueError("That tile cannot be destroyed: the board must stay one piece.")
        out(game, cell)
    game.flow = verbs.ACTED


def _ask(game, phase, choices):
    """An action has to be carried out if it can be, and is skipped if not."""
    for _ in choices:
        game.phase = phase
        game.flow = verbs.STAY
        return


# --- Destroy


def may_destroy(game, cell):
    kind = game.board.kind(cell)
    return bool(kind) and kind != SLEIGH_KIND and game.board.spares(cell)


def destroyable(game):
    for cell in game.board.cells():
        if may_destroy(game, cell):
            yield cell


# --- the copycats


def highest(game):
    """The neighbours of the tile just laid that share the highest number."""
    best = 1
    found = []
    for cell in around(game.spot):
        if cell not in game.board.at:
            continue
        top = game.board.number(cell)[1]
        if top > best:
            best = top
            found = []
        if top == best:
            found.append(cell)
    return sorted(found)


def _outcome(game, deed, cell):
    """What copying from there would give: a number, or a kind; 0: nothing changes."""
    if deed == _COPY_NUMBER:
        return game.board.packed(cell)
    kind = game.board.kind(cell)
    return kind if kind & ANY else 0


def _copy_or_ask(game, deed):
    """Neighbours that tie are the player's choice, if it makes a difference."""
    cells = highest(game)
    for cell in cells:
        if _outcome(game, deed, cell) != _outcome(game, deed, cells[0]):
            game.phase = verbs.COPYING
            game.flow = verbs.STAY
            return
    if cells:
        copy(game, cells[0])


def copy(game, cell):
    tile = game.board.at[game.spot]
    deed = game.tiles.deed[tile]
    value = _outcome(game, deed, cell)
    if value and deed == _COPY_NUMBER:
        game.board.numbers[tile] = value
    elif value:
        game.board.kinds[tile] = value


# --- Free Sleigh and Teleport


def free(game, number, end):
    """Free Sleigh: what is passed stays, a tile landed on goes, nothing is delivered."""
    forget(__name__, *_PASSING)
    board = game.board
    start = board.where(SLEIGH + number)
    if between(start, end) is None or not may_land(game, start, end):
        return None
    if not board.whole((start,), (end,)):
        return None
    return Flight([end] if end in board.at else [], -1, False, [()])


def teleport(game, number, end):
    """To any place beside a tile, or onto a tile: only that tile goes."""
    forget(__name__, *_PASSING)
    board = game.board
    start = board.where(SLEIGH + number)
    if end == start or not may_land(game, start, end) or not board.whole((start,), (end,)):
        return None
    return Flight([end] if end in board.at else [], -1, False, [()])


def free_flights(game, number):
    for end in in_line(game.board, game.board.where(SLEIGH + number)):
        if free(game, number, end):
            yield end


def teleports(game, number):
    """With one look at the pieces that the sleigh would leave."""
    board = game.board
    start = board.where(SLEIGH + number)
    piece, count = pieces(board, start)
    for end in sorted(set(board.edge() + board.cells())):
        if end == start or not may_land(game, start, end):
            continue
        if count <= 1 or (end not in board.at and joins(end, start, piece, count)):
            yield end
