# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The sets of tiles as they are printed: the ready-made one, and what a fresh one is made of.

Only the beginning of a game needs it (see making.py); an owner of other tiles changes them here.
"""

from micropython import const

from tinsel.shelf import forget

from .board import Tiles
from .data import (
    CUBE,
    DEED,
    DEEDS,
    DEER,
    HOUSE,
    PYRAMID,
    REINDEER,
    REPLACE,
    SPHERE,
    TREE,
    TREES,
    WILD,
)

_DEER_HOUSES = const(58)  # the first tile of each part
_DOUBLES = const(61)
_TREE_HOUSES = const(76)
_DOUBLE_NUMBERS = const(80)

BANDS = (1, 5, 11, 17, 23, 29, 35, 41, 47)  # one "?" number in each
SYMBOL = const(5)  # each wish so often over the ten houses of the base game

# Every set of one, two and three wishes for the base game.
_SYMBOLS = b"\x01\x02\x04\x1f"
SINGLES = tuple([bytes((a,)) for a in _SYMBOLS])
PAIRS = tuple([bytes((_SYMBOLS[a], _SYMBOLS[b])) for a in range(4) for b in range(a, 4)])
TRIPLES = tuple(
    [
        bytes((_SYMBOLS[a], _SYMBOLS[b], _SYMBOLS[c]))
        for a in range(4)
        for b in range(a, 4)
        for c in range(b, 4)
    ]
)
SETS = (None, SINGLES, PAIRS, TRIPLES)
# What a house of an expansion may want beside its reindeer or tree.
BESIDE = (
    None,
    (b"",),
    (b"\x01", b"\x02", b"\x04"),
    (b"\x01\x01", b"\x01\x02", b"\x01\x04", b"\x02\x02", b"\x02\x04", b"\x04\x04"),
)
DOUBLE_KINDS = b"\x09\x0a\x0c\x03\x05\x06"  # R/C R/P R/S C/P C/S P/S
NUMBER_KINDS = b"\x10\x01\x02\x04"  # what a double number may show

# The ready-made set, as the choices that make it (see making.py): the order of the kinds over the
# numbers, the "?" numbers, the houses' wishes from those that want one to those that want three.
_READY_KINDS = bytes((SPHERE, CUBE, WILD, PYRAMID, HOUSE))  # of 1, 2, 3, 4, 5 and so on
_READY_WILD = bytes((2, 6, 14, 18, 25, 32, 36, 44))
_READY_WISHES = (
    (5, b"\x1f"),
    (10, b"\x01\x04"),
    (15, b"\x02\x1f"),
    (20, b"\x01\x01\x04"),
    (25, b"\x02\x04\x1f"),
    (30, b"\x01\x02\x02"),
    (35, b"\x04\x1f"),
    (40, b"\x01\x1f"),
    (45, b"\x04"),
    (50, b"\x02"),
)
_READY_DEER = (3, 5)  # the first number, and which one is "?", counted from 0
_READY_DEER_HOUSES = (8, 1, (b"\x08", b"\x08\x01\x04", b"\x08\x02"))
_READY_DOUBLES = (4, b"\x09\x0c\x0a\x05\x03\x06\x05")
_READY_TREES = (6, 6)
_READY_TREE_HOUSES = (5, 2, (b"\x10", b"\x10\x01\x02", b"\x10\x04\x04", b"\x10\x04"))
_READY_NUMBERS = (3, b"\x01\x04\x02\x10\x01")
_READY_DEEDS = (2, 4, bytes(range(1, 10)))


def wish_count(number):
    """How many wishes the house with this number has."""
    if number <= 8 or number >= 42:
        return 1
    return 2 if number <= 16 or number >= 34 else 3


# --- numbers become tiles


def base(tiles, kinds, wild, wishes):
    """The fifty: kinds go round over the numbers; wishes are (number, wishes) of the houses."""
    for number in range(1, 51):
        shown = 0 if number in wild else number
        tiles.put(number - 1, shown, shown, kinds[(number - 1) % 5])
    for number, wanted in wishes:
        tiles.wishes[number - 1] = wanted


def _row(tiles, tile, count, first, step, wild, kind):
    """Tiles of one kind with numbers a step apart; number `wild` of them is a "?"."""
    for i in range(count):
        shown = 0 if i == wild else first + i * step
        tiles.put(tile + i, shown, shown, kind)


def reindeer(tiles, deer, houses, doubles):
    _row(tiles, DEER, 8, deer[0], 6, deer[1], REINDEER)
    _row(tiles, _DEER_HOUSES, 3, houses[0], 16, houses[1], HOUSE)
    for i in range(3):
        tiles.wishes[_DEER_HOUSES + i] = houses[2][i]
    _row(tiles, _DOUBLES, 7, doubles[0], 7, -1, 0)
    for i in range(7):
        tiles.kind[_DOUBLES + i] = doubles[1][i]


def trees(tiles, first, houses, numbers):
    _row(tiles, TREES, 8, first[0], 6, first[1], TREE)
    _row(tiles, _TREE_HOUSES, 4, houses[0], 12, houses[1], HOUSE)
    for i in range(4):
        tiles.wishes[_TREE_HOUSES + i] = houses[2][i]
    for i in range(5):
        low = numbers[0] + 10 * i
        tiles.put(_DOUBLE_NUMBERS + i, low, low + 5, numbers[1][i])


def actions(tiles, first, wild, order):
    _row(tiles, DEEDS, 9, first, 5, wild, DEED)
    for i in range(9):
        tiles.deed[DEEDS + i] = order[i]
        if order[i] == REPLACE:
            tiles.kind[DEEDS + i] = WILD


def ready():
    """The ready-made set, all of it."""
    tiles = Tiles()
    base(tiles, _READY_KINDS, _READY_WILD, _READY_WISHES)
    reindeer(tiles, _READY_DEER, _READY_DEER_HOUSES, _READY_DOUBLES)
    trees(tiles, _READY_TREES, _READY_TREE_HOUSES, _READY_NUMBERS)
    actions(tiles, *_READY_DEEDS)
    forget(__name__, "printed")  # the tiles are all that a game needs of it
    return tiles
