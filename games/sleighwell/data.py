# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The tiles of Sleighwell, as numbers that a game needs at all times; printed.py has the sets.

A kind is a mask of the wishes that a tile can serve: a double present has two bits, a tile that is
wild in its kind has all presents and the reindeer. Tiles are named by their place in the lists:
50 of the base game, 18 of Reindeer Way, 26 of Tough Trees, and the sleighs behind them.
"""

from micropython import const

CUBE = const(1)
PYRAMID = const(2)
SPHERE = const(4)
REINDEER = const(8)
TREE = const(16)
ANY = const(31)  # the "?" wish
WILD = const(15)  # a tile that is any present, or a reindeer; never a tree
HOUSE = const(32)
DEED = const(64)  # a special action: it serves no wish
SLEIGH_KIND = const(128)

DEER = const(50)  # the first tile of each part
TREES = const(68)
DEEDS = const(85)
COUNT = const(94)
SLEIGH = const(94)
SLEIGHS = const(2)

HAND = const(4)
SOLO_HAND = const(7)
TURNED_UP = const(2)
SEATS = const(6)
MOST_FEWER = const(6)  # houses that may be left out

SATISFIED = const(7)  # two of the nine special actions: see deeds.py
REPLACE = const(8)
