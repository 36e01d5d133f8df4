# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Big words: a row of the display's own letters in a group that is scaled up."""

import displayio
import terminalio

from tinsel import ink

_WIDE = 6
_HIGH = 12


class Big:
    """Words around a middle; text may be changed. (A label of the library takes 25 KB with it.)"""

    def __init__(self, text, scale, x, y, pen):
        self.group = displayio.Group(scale=scale, y=y - _HIGH * scale // 2)
        self._x = x
        self._text = ""
        self._palette = displayio.Palette(2)
        self._palette[1] = ink.RGB[pen]
        self._palette.make_transparent(0)
        self.text = text

    @property
    def text(self):
        return self._text

    @text.setter
    def text(self, text):
        if len(text) != len(self._text):
            self._lay(len(text))
        self._text = text
        if text:
            letters = self.group[0]
            for i, char in enumerate(text.encode()):
                tile = char - 32 if 32 <= char < 127 else 31
                if letters[i] != tile:
                    letters[i] = tile

    def _lay(self, length):
        group = self.group
        if len(group):
            group.pop()
        if length:
            group.x = self._x - _WIDE * length * group.scale // 2
            group.append(
                displayio.TileGrid(
                    terminalio.FONT.bitmap,
                    pixel_shader=self._palette,
                    width=length,
                    tile_width=_WIDE,
                    tile_height=_HIGH,
                )
            )
