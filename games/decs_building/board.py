# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The board of Decs Building in one table: names, costs, shapes, points, grid. Change it here.

Reconstructed: the grid, shapes, base lines, baubles, the points of Santa and candle, and all costs
but those of the Small Star and the Snowflake. The other points are the game's own. data.py makes of
it what the game works with; only that stays in memory.
"""

# Name, letter on the grid, cost, rows from the top, points, stands upright, has a bauble.
# A cost is H D C S for suits, J Q K, and ? for any card.
FEATURES = (
    ("Cable", "~", "C", ("##",), 0, False, False),
    ("Source", "@", "J", ("#",), 0, False, False),
    ("Small Star", "s", "D?", ("#",), 2, False, False),
    ("Snowflake", "f", "???", ("#",), 1, False, False),
    ("Candy Cane", "C", "HHC", ("##", "#.", "#."), 10, False, False),
    ("Big Star", "S", "JDD", (".#.", "###", ".#."), 14, False, False),
    ("Large Angel", "A", "QHH", ("###", ".#.", ".#."), 14, True, False),
    ("Banner Angels", "B", "QCH", ("####",), 14, False, True),
    ("Santa", "N", "JH", ("#", "#"), 2, True, True),
    ("Candle", "i", "SS", ("#",), 2, True, True),
    ("Sleigh", "G", "KH", ("#...", "####", ".##."), 30, True, True),
    ("Comet", "M", "KDD", ("#...", "##..", ".##.", "..##"), 30, False, True),
    ("Herald Angel", "H", "KS", (".#.", "###", ".#.", "##."), 30, True, True),
    ("Reindeer", "R", "KKQ", ("#.#..", "###..", ".####", ".##.#"), 70, True, True),
)

# The grid that each player copies: its width and height, and how far from its left and right
# edges the two sources of the bottom row stand.
GRID = (6, 8, 1)

# Two candles exactly two cells apart get so much, each.
PAIR_POINTS = 2

# (name, cost) of the actions that draw nothing.
BASIC = (
    ("Gain hearts", "?"),
    ("Gain diamonds", "?"),
    ("Gain clubs", "?"),
    ("Gain spades", "?"),
    ("Stop messing", "??"),
    ("Gain a Jack", "CS"),
    ("Gain a Queen", "HD"),
    ("Gain a King", "J?"),
    ("Gain a wild", "???"),
    ("All pitch in", "Q"),
)


def _turned(rows):
    return ["".join([row[x] for row in reversed(rows)]) for x in range(len(rows[0]))]


def _bits(rows):
    return bytes([sum([1 << x for x in range(len(row)) if row[x] == "#"]) for row in rows])


def lies(rows, upright):
    """How a shape may lie: quarter turns clockwise, each as rows of bits, the left cell lowest."""
    found = [_bits(rows)]
    while not upright and len(found) < 4:
        rows = _turned(rows)
        bits = _bits(rows)
        if bits in found:
            break
        found.append(bits)
    return tuple(found)
