# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What a grid is worth: one sum for the calculator, the quick count and the game."""

from .data import BLANK, CANDLE, CELLS, KINDS, PAIR, SANTA, SOURCE


def tally(counts, pairs, empty, points):
    """The score out of counts alone: lit features by kind, pairs of candles, empty cells."""
    santas = counts[SANTA]
    total = -BLANK * empty - points[SANTA] * santas * santas + 2 * points[PAIR] * pairs
    for kind in range(SOURCE + 1, KINDS):
        if kind != SANTA:
            total += points[kind] * counts[kind]
    return total


def count(grid):
    """How many of each kind work."""
    counts = bytearray(KINDS)
    for i in range(len(grid.kinds)):
        if grid.lit[i]:
            counts[grid.kinds[i]] += 1
    return counts


def _ones(bits):
    found = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def pairs(grid):
    """Pairs of lit candles exactly two apart in a row or column."""
    rows = bytearray(grid.height)
    for i in range(len(grid.kinds)):
        if grid.kinds[i] == CANDLE and grid.lit[i]:
            grid.mark(rows, i)
    found = 0
    for y in range(grid.height):
        if rows[y]:
            found += _ones(rows[y] & rows[y] >> 2)
            if y >= 2:
                found += _ones(rows[y] & rows[y - 2])
    return found


def empty(grid):
    """Cells with nothing drawn on them; in the strict game crossed-out ones too."""
    cells = grid.width * grid.height
    for i in range(len(grid.kinds)):
        if grid.lit[i] or not grid.strict:
            cells -= CELLS[grid.kinds[i]]
    return cells


def score(grid):
    if grid.total is None:
        grid.total = tally(count(grid), pairs(grid), empty(grid), grid.points)
    return grid.total
