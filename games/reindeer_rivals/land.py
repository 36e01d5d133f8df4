# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Looks at the map: which cells are land, where a city lies, how far a sleigh gets."""

from array import array

from .data import CITIES, HEIGHT, LONG_SIDE, MAP, SHORT_SIDE, WIDTH

_LAND = 35  # "#"
_WATER = 46  # "."

DEPOT = MAP.find(b"D")
CELLS = array("H", [MAP.find(row[0].encode()) for row in CITIES])


def _halves(reach):
    """How far to the side a sleigh gets when it goes so many rows up or down."""
    across = reach
    found = bytearray(reach + 1)
    for down in range(reach + 1):
        while across * across + down * down > reach * reach:
            across -= 1
        found[down] = across
    return bytes(found)


_SHORT = _halves(SHORT_SIDE)
_LONG = _halves(LONG_SIDE)


def is_land(cell):
    """Land of any kind: a sleigh may stop there, as far as the map goes."""
    return MAP[cell] != _WATER


def city_at(cell):
    """Which city lies there, -1 if none does."""
    if MAP[cell] != _LAND and MAP[cell] != _WATER:
        for city in range(len(CELLS)):
            if CELLS[city] == cell:
                return city
    return -1


def apart(one, other):
    """The square of the distance between two cells."""
    across = one % WIDTH - other % WIDTH
    down = one // WIDTH - other // WIDTH
    return across * across + down * down


def within(one, other, reach):
    return apart(one, other) <= reach * reach


def spans(cell, big):
    """(row, first column, column behind the last) of all that lies in reach of a sleigh."""
    halves = _LONG if big else _SHORT
    x, y = cell % WIDTH, cell // WIDTH
    reach = len(halves) - 1
    for row in range(max(y - reach, 0), min(y + reach + 1, HEIGHT)):
        half = halves[abs(row - y)]
        yield row, max(x - half, 0), min(x + half + 1, WIDTH)


def boxes(cell, big):
    """The same as few boxes that overlap: first column and row, column and row behind the last."""
    halves = _LONG if big else _SHORT
    x, y = cell % WIDTH, cell // WIDTH
    half = -1
    for down in range(len(halves) - 1, -1, -1):
        if halves[down] != half:
            half = halves[down]
            yield (
                max(x - half, 0),
                max(y - down, 0),
                min(x + half + 1, WIDTH),
                min(y + down + 1, HEIGHT),
            )


def cells(cell, big):
    """Every land cell in reach of a sleigh, but for the one where it is; cities too."""
    for row, first, end in spans(cell, big):
        for other in range(row * WIDTH + first, row * WIDTH + end):
            if MAP[other] != _WATER and other != cell:
                yield other


def nearest(cell):
    """The city that a person would name to say where a cell lies."""
    best = 0
    for city in range(1, len(CELLS)):
        if apart(cell, CELLS[city]) < apart(cell, CELLS[best]):
            best = city
    return best
