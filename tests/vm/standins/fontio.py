# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The font built into the firmware: a strip of 6x12 tiles, and a glyph for each character."""

from collections import namedtuple

from displayio import Bitmap

Glyph = namedtuple(
    "Glyph", ("bitmap", "tile_index", "width", "height", "dx", "dy", "shift_x", "shift_y")
)


class BuiltinFont:
    """rows: 12 bytes a character from the space on, the leftmost pixel in the top bit."""

    def __init__(self, rows):
        count = len(rows) // 12
        self.bitmap = Bitmap(6 * count, 12, 2)
        for tile in range(count):
            for y in range(12):
                for x in range(6):
                    if rows[tile * 12 + y] & (0x80 >> x):
                        self.bitmap._set(tile * 6 + x, y, 1)
        self.bitmap._fixed = True
        self.bitmap._clean()
        self._last = 32 + count

    def get_bounding_box(self):
        return 6, 12

    def get_glyph(self, codepoint):
        if not 32 <= codepoint < self._last:
            return None
        return Glyph(self.bitmap, codepoint - 32, 6, 12, 0, 0, 6, 0)
