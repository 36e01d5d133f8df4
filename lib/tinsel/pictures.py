# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The small pictures before a menu's words: 12x12 pixels, drawn once and kept as tiles."""

import displayio

from tinsel import screen

SIZE = 12
BYTES = 24

# Settings, records, about: a bit a pixel, two bytes a row.
COG = (
    b"\x00\x00\x0c\x00\x6d\x80\x7f\x80\x33\x00\xf3\xc0"
    b"\xf3\xc0\x33\x00\x7f\x80\x6d\x80\x0c\x00\x00\x00"
)
CUP = (
    b"\x00\x00\x7f\xc0\x5f\x40\x5f\x40\x2e\x80\x0e\x00"
    b"\x04\x00\x04\x00\x0e\x00\x1f\x00\x00\x00\x00\x00"
)
INFO = (
    b"\x00\x00\x1e\x00\x3f\x00\x73\x80\x7f\x80\x73\x80"
    b"\x7b\x80\x7b\x80\x31\x00\x1e\x00\x00\x00\x00\x00"
)


def strip(pictures):
    """A bitmap with all pictures side by side; the first is empty."""
    bitmap = displayio.Bitmap(SIZE * (len(pictures) + 1), SIZE, 2)
    for i, picture in enumerate(pictures):
        _draw(bitmap, (i + 1) * SIZE, picture)
    return bitmap


def _draw(bitmap, left, picture):
    for row in range(SIZE):
        bits = picture[2 * row] << 8 | picture[2 * row + 1] & 0xF0  # not into the next one
        x = left
        while bits:
            if bits & 0x8000:
                bitmap[x, row] = 1
            bits = (bits << 1) & 0xFFFF
            x += 1


class Column:
    """One picture before each row of a menu."""

    def __init__(self, ui, bitmap):
        self._tiles = []
        self._shade = ui.shade
        self._line_y = ui.line_y
        for row in range(ui.rows):
            tile = displayio.TileGrid(
                bitmap,
                pixel_shader=ui.shade(screen.PLAIN),
                tile_width=SIZE,
                tile_height=SIZE,
                x=(ui.width - ui.cols * 6) // 2,
                y=ui.line_y(row),
            )
            self._tiles.append(tile)
            ui.lay(tile)

    def show(self, row, picture):
        tile = self._tiles[row]
        if tile[0] != picture + 1:
            tile[0] = picture + 1

    def scroll(self, step):
        """As the rows do."""
        tiles = self._tiles
        if step > 0:
            tiles.append(tiles.pop(0))
        else:
            tiles.insert(0, tiles.pop())
        for row in range(len(tiles)):
            tiles[row].y = self._line_y(row)

    def style(self, row, style):
        shade = self._shade(style)
        if self._tiles[row].pixel_shader is not shade:
            self._tiles[row].pixel_shader = shade
