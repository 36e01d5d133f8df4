# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""terminalio.FONT as the firmware has it: one bitmap of 6x12 tiles, tile 0 is the space."""

import displayio
import fontio


class Font:
    """Blinka's own gives no bitmap, and glyphs that sit two pixels low."""

    def __init__(self):
        drawn = fontio.BuiltinFont()
        self._width, self._height = 6, 12
        self._count = 127 - 32
        self.bitmap = displayio.Bitmap(self._width * self._count, self._height, 2)
        for tile in range(self._count):
            glyph = drawn.get_glyph(tile + 32)
            for y in range(min(self._height, glyph.height)):
                for x in range(min(self._width, glyph.width)):
                    if glyph.bitmap[x, y]:
                        self.bitmap[tile * self._width + x, y] = 1

    def get_bounding_box(self):
        return self._width, self._height

    def get_glyph(self, codepoint):
        tile = codepoint - 32
        if not 0 <= tile < self._count:
            return None
        return fontio.Glyph(self.bitmap, tile, self._width, self._height, 0, 0, self._width, 0)
