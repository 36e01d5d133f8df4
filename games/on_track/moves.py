# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The verbs of the moves, and what stands behind each."""

from micropython import const

ROLL = const(0)  # 36 * red + 6 * green + white, each from 0
STAR = const(1)  # 2 * die, + 1 for one more instead of one less
MERGE = const(2)  # 6 * pair + number, from 0
BUILD = const(3)  # 2 * die + colour
TRACK = const(4)  # 2 * die + colour
TILE = const(5)
LIE = const(6)  # one of the shape's ways
SKIP = const(7)
