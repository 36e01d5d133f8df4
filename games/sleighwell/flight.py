# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Where the sleigh can go, what that would remove, and whether the house would be content."""

from micropython import const

from .board import offset, step
from .wishes import tree_counts

# As data.py has them: here they are no names, just numbers.
_TREE = const(16)
_ANY = const(31)
_HOUSE = const(32)
_SLEIGH_KIND = const(128)
_SLEIGH = const(94)


class Flight:
    """One flight that may be flown."""

    def __init__(self, gone, house, content, pays):
        self.gone = gone  # places whose tiles are removed, trees not counted
        self.house = house  # the house landed on, -1: none
        self.content = content  # would it be scored?
        self.pays = pays  # the trees that may go with it: tuples of tiles, one has to be taken


def in_line(board, start):
    """Every place in the sleigh's row and column with a tile, or empty and beside one."""
    found = set()
    for cell in board.at:
        if cell == start:
            continue  # the sleigh is not beside itself
        if not (cell ^ start) & 0xFF or not (cell ^ start) & 0xFF00:
            found.add(cell)
        for way in range(4):
            near = step(cell, way)
            if not (near ^ start) & 0xFF or not (near ^ start) & 0xFF00:
                found.add(near)
    found.discard(start)
    return sorted(found)


def between(start, end):
    """The places that are flown over; None: not a straight line."""
    across, down = offset(start, end)
    if (across == 0) == (down == 0):
        return None
    way = 1 if across > 0 else 3 if across < 0 else 2 if down > 0 else 0
    found = []
    here = step(start, way)
    while here != end:
        found.append(here)
        here = step(here, way)
    return found


def may_land(game, start, end):
    """A tile that is no tree and no sleigh, or an empty place beside a tile."""
    kind = game.board.kind(end)
    if kind:
        return kind != _TREE and kind != _SLEIGH_KIND
    return not game.tiles_only and game.board.beside(end, start)


def fly(game, number, end):
    """The flight of a sleigh to a place, or None if it may not be."""
    board = game.board
    start = board.where(_SLEIGH + number)
    over = between(start, end)
    if over is None or not may_land(game, start, end):
        return None
    gone = []
    trees = []
    items = bytearray()
    for cell in over:
        kind = board.kind(cell)
        if kind == _TREE:
            trees.append(cell)
        elif kind and kind != _SLEIGH_KIND:
            gone.append(cell)
            if kind & _ANY:
                items.append(kind)
    house = -1
    counts = None
    if board.kind(end) == _HOUSE:
        house = board.at[end]
        wishes = game.tiles.wishes[house]
        counts = tree_counts(wishes, items, len(trees), board.satisfied(end))
    pays = [()]
    if counts and trees:
        from .toll import pays as tolls

        pays = tolls(board, start, end, gone, trees, counts)
        if not pays:
            return None
    elif not board.whole([start] + gone, (end,)):
        return None
    if board.kind(end):
        gone.append(end)
    return Flight(gone, house, bool(counts), pays)


def flights(game, number):
    """Every place this sleigh may fly to."""
    for end in in_line(game.board, game.board.where(_SLEIGH + number)):
        if fly(game, number, end):
            yield end
