# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A set of tiles: numbers, kinds, wishes and special actions, each by the tile's place."""

from micropython import const

# As data.py has them: here they are no names, just numbers.
_SLEIGH_KIND = const(128)
_COUNT = const(94)
_SLEIGHS = const(2)


class Tiles:
    def __init__(self):
        self.low = bytearray(_COUNT + _SLEIGHS)  # 0: a "?" number
        self.high = bytearray(_COUNT + _SLEIGHS)
        self.kind = bytearray(_COUNT + _SLEIGHS)
        self.deed = bytearray(_COUNT + _SLEIGHS)
        self.wishes = [b""] * (_COUNT + _SLEIGHS)
        for i in range(_SLEIGHS):
            self.kind[_COUNT + i] = _SLEIGH_KIND

    def put(self, tile, low, high, kind):
        self.low[tile] = low
        self.high[tile] = high
        self.kind[tile] = kind
