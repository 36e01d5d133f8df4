# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Reindeer Way: which tiles can be moved around a group of reindeer, and to where."""

from micropython import const

from .board import around

# As data.py has them: here they are no names, just numbers.
_REINDEER = const(8)
_TREE = const(16)


def herds(board):
    """The places around each group of two or more reindeer that touch, as sets."""
    deer = [cell for cell in board.cells() if board.kind(cell) == _REINDEER]
    found = []
    while deer:
        todo = [deer.pop(0)]
        herd = set(todo)
        ring = set()
        while todo:
            for near in around(todo.pop()):
                if board.kind(near) != _REINDEER:
                    ring.add(near)
                elif near not in herd:
                    herd.add(near)
                    deer.remove(near)
                    todo.append(near)
        if len(herd) > 1:
            found.append(ring)
    return found


def movable(board):
    """Places whose tile can be moved to at least one other place."""
    rings = herds(board)
    found = []
    for cell in sorted(set([place for ring in rings for place in ring])):
        for _ in goals(board, cell, rings):
            found.append(cell)
            break
    return found


def goals(board, start, rings=None):
    """Where the tile on this place may go: empty, or a swap. Trees do not move."""
    kind = board.kind(start)
    if kind in (0, _TREE, _REINDEER):
        return
    around_it = set()
    for ring in herds(board) if rings is None else rings:
        if start in ring:
            around_it.update(ring)
    around_it.discard(start)
    piece = None
    count = 0
    for end in sorted(around_it):
        kind = board.kind(end)
        if kind:
            if kind != _TREE:
                yield end  # a swap leaves every place as full as it was
            continue
        if piece is None:
            piece, count = pieces(board, start)
        if joins(end, start, piece, count):
            yield end


def pieces(board, gone):
    """Which piece each place is in when one tile is gone: place -> 1, 2 and so on."""
    piece = {}
    count = 0
    for start in board.at:
        if start == gone or start in piece:
            continue
        count += 1
        piece[start] = count
        todo = [start]
        while todo:
            for near in around(todo.pop()):
                if near != gone and near in board.at and near not in piece:
                    piece[near] = count
                    todo.append(near)
    return piece, count


def joins(cell, gone, piece, count):
    """Would a tile here join all pieces that a tile leaves behind?"""
    touched = set()
    for near in around(cell):
        if near != gone and near in piece:
            touched.add(piece[near])
    return len(touched) == count
