# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The map on the screen: land, cities, stacks, a sleigh's reach, and a cursor that lies over it.

On a large display each cell of the map is one pixel, shown three times as large; on a small one
land is dots and reach is lines, with words beside the map.
"""

import bitmaptools
import displayio
import terminalio
from micropython import const

from tinsel import ink

from . import data, land

_PANEL = const(13)  # on a small display the map takes so many letters of each row
_SMALL_WIDTH = const(78)
_RING_WIDTH = const(14)  # a letter fits in
_RING_HEIGHT = const(15)

# Pixels of the map.
_WATER = const(0)
_LAND = const(1)
_REACH = const(2)
_OPEN = const(3)
_FULL = const(4)
_STACK = const(5)
_INKS = (ink.NIGHT, ink.PINE, ink.TEAL, ink.GOLD, ink.BLACK, ink.WHITE)
_COUNTED = const(8)  # stacks whose numbers are shown; a crowd of more is shown as dots

# Rows down to the last land: empty sea in the south is not drawn.
_ROWS = (len(data.MAP.rstrip(b".")) + data.WIDTH - 1) // data.WIDTH
_maps = {}  # height -> the map without packets, bare and all in reach, once they are drawn


class Atlas:
    """The map with words beside it (small display) or above it (large)."""

    def __init__(self, ui, titled):
        """titled: the title's row is left free."""
        ui.uncover()
        self.ui = ui
        self.wide = ui.rows > 4
        scale = ui.width // data.WIDTH if self.wide else 1
        if self.wide:
            self.width, self.height, self.top = data.WIDTH, _ROWS, ui.line_y(1)
        else:
            self.width, self.top = _SMALL_WIDTH, ui.top if titled else 0
            self.height = ui.line_y(ui.rows - 1) + 12 - self.top
        self.scale = scale
        palette = displayio.Palette(len(_INKS) if ui.colour else 2)
        for i in range(len(palette)):
            palette[i] = ink.RGB[_INKS[i] if ui.colour else i]
        self.bitmap = displayio.Bitmap(self.width, self.height, len(palette))
        group = displayio.Group(scale=scale, x=0, y=self.top)
        group.append(displayio.TileGrid(self.bitmap, pixel_shader=palette))
        ui.lay(group)
        self.marks = displayio.Group()
        ui.lay(self.marks)
        self.cursor = None
        # Rows that the map covers stay as they are; words() writes those beside or above it.
        below = self.top + self.height * scale
        for row in range(1, ui.rows if self.wide else 0):
            if ui.line_y(row) >= below:
                ui.row(row)

    # --- words

    def words(self, *lines, wide=""):
        """Short lines beside the small map, or all in one, else as given, above the large one."""
        if self.wide:
            self.ui.row(0, wide or " ".join(lines))
        else:
            for row in range(self.ui.rows):
                self.ui.row(row, " " * _PANEL + (lines[row] if row < len(lines) else ""))

    def head(self, game, seat):
        """Whose turn it is, and the money."""
        name = self.ui.settings.seat_name(seat)
        if game.players == 1:  # who is no question, but turns are counted
            name = f"Turn {game.round()}"
        if self.wide:
            right = f"${game.cash(seat)}"
            self.ui.title(name if game.players == 1 else f"{name} r{game.round()}", right)
        else:
            self.ui.row(-1, " " * _PANEL + name)

    # --- the picture

    def middle(self, cell):
        """The pixel of the map in the middle of a cell."""
        column, row = cell % data.WIDTH, cell // data.WIDTH
        if self.wide:
            return column, row
        return (
            (2 * column + 1) * self.width // data.WIDTH // 2,
            (2 * row + 1) * self.height // _ROWS // 2,
        )

    def draw(self, game, seat=-1, reach=-1, big=False):
        """All of it; with reach, the land around that cell which a sleigh gets to."""
        bitmap = self.bitmap
        bare, lit = self._maps()
        bitmaptools.blit(bitmap, bare, 0, 0)
        if reach >= 0:
            self._reach(lit, reach, big)
        for city in range(len(land.CELLS)):
            if not game.need[city]:
                x, y = self.middle(land.CELLS[city])
                bitmap[y * self.width + x] = _FULL if self.wide else 0
        self._mark(land.DEPOT, "D", self._pair(ink.BLACK, ink.WHITE))
        shown = 0
        for i in range(game.players):
            other = (max(seat, 0) + i) % game.players  # one's own first
            if not game.stacks[other]:
                continue
            own = seat < 0 or other == seat
            if self.ui.colour:
                palette = self._pair(self.ui.settings.seat_ink(other), ink.BLACK)
            else:  # dark on light is one's own
                palette = self._pair(*((ink.WHITE, ink.BLACK) if own else (ink.BLACK, ink.WHITE)))
            for stack in game.stacks[other]:
                if shown < _COUNTED:
                    shown += 1
                    self._mark(stack >> 8, str(stack & 255), palette)
                    if own and not self.wide:
                        self._margin(stack)
                else:
                    x, y = self.middle(stack >> 8)
                    bitmap[y * self.width + x] = _STACK if self.wide else 1

    def _reach(self, lit, cell, big):
        """Copy the few boxes that a sleigh's reach is made of."""
        width, height = self.width, self.height
        for left, top, right, bottom in land.boxes(cell, big):
            left = left * width // data.WIDTH
            right = right * width // data.WIDTH
            top = top * height // _ROWS
            bottom = min(bottom * height // _ROWS, height)
            if top < bottom:
                bitmaptools.blit(self.bitmap, lit, left, top, x1=left, y1=top, x2=right, y2=bottom)

    def _maps(self):
        """Land and cities, drawn once: bare, and as if all were in reach."""
        if self.height not in _maps:
            count = len(_INKS) if self.ui.colour else 2
            bare = displayio.Bitmap(self.width, self.height, count)
            lit = displayio.Bitmap(self.width, self.height, count)
            if self.wide:
                self._land(bare, _LAND)
                lit.fill(_REACH)
                bitmaptools.blit(lit, bare, 0, 0, skip_source_index=_LAND)
            else:  # lines, and dots
                self._land(lit, 1)
                for y in range(1, self.height, 2):
                    bitmaptools.fill_region(lit, 0, y, self.width, y + 1, 0)
                bitmaptools.blit(bare, lit, 0, 0)
                for x in range(1, self.width, 2):
                    bitmaptools.fill_region(bare, x, 0, x + 1, self.height, 0)
            for cell in land.CELLS:
                self._city(bare, cell)
                self._city(lit, cell)
            _maps[self.height] = (bare, lit)
        return _maps[self.height]

    def _land(self, bitmap, pen):
        width, height = self.width, self.height
        for row in range(_ROWS):
            at = 0
            for part in data.MAP[row * data.WIDTH : (row + 1) * data.WIDTH].split(b"."):
                if part:
                    left = at * width // data.WIDTH
                    right = (at + len(part)) * width // data.WIDTH
                    top, bottom = row * height // _ROWS, (row + 1) * height // _ROWS
                    bitmaptools.fill_region(bitmap, left, top, right, bottom, pen)
                at += len(part) + 1

    def _city(self, bitmap, cell):
        """A bright block; it gets a dark middle when the city is full."""
        x, y = self.middle(cell)
        if self.wide:
            bitmap[y * self.width + x] = _OPEN
            return
        left, top = max(x - 2, 0), max(y - 2, 0)
        right, bottom = min(x + 3, self.width), min(y + 3, self.height)
        bitmaptools.fill_region(bitmap, left, top, right, bottom, 0)
        bitmaptools.fill_region(bitmap, max(x - 1, 0), max(y - 1, 0), right - 1, bottom - 1, 1)

    def _mark(self, cell, text, palette):
        """Letters that stand on a cell."""
        x, y = self._spot(cell, len(text))
        self._text(x, y, text, palette)

    def _spot(self, cell, letters):
        """Where so many letters over a cell begin: at the edges they stay whole, on the map."""
        x, y = self.middle(cell)
        scale = self.scale
        x = x * scale + scale // 2 - 3 * letters
        y = y * scale + scale // 2 - 5
        x = min(max(x, 0), self.width * scale - 6 * letters)
        return x, min(max(y, 0), self.height * scale - 12)

    def _margin(self, stack):
        """A white edge on the left of a dark number, whose first column has ink."""
        x, y = self._spot(stack >> 8, 1 if stack & 255 < 10 else 2)
        if x:
            bitmaptools.fill_region(self.bitmap, x - 1, y, x, y + 12, 1)

    def _pair(self, paper, pen):
        palette = displayio.Palette(2)
        palette[0] = ink.RGB[paper]
        palette[1] = ink.RGB[pen]
        return palette

    def _text(self, x, y, text, palette):
        """Letters anywhere on the map; returns their tiles."""
        tiles = displayio.TileGrid(
            terminalio.FONT.bitmap,
            pixel_shader=palette,
            width=len(text),
            tile_width=6,
            tile_height=12,
            x=x,
            y=y + self.top,
        )
        for i in range(len(text)):
            tiles[i] = ord(text[i]) - 32
        self.marks.append(tiles)
        return tiles

    def corner(self, text):
        """Letters in the empty south-west."""
        palette = self._pair(ink.NIGHT, ink.GOLD)
        if not self.ui.colour:
            palette = self._pair(ink.BLACK, ink.WHITE)
        return self._text(1, self.height * self.scale - 13, text, palette)

    def point(self, cell):
        """Put the cursor on a cell; -1 hides it."""
        if self.cursor is None:
            self.cursor = self._ring()
        self.cursor.hidden = cell < 0
        if cell >= 0:
            x, y = self.middle(cell)
            half = self.scale // 2
            x = x * self.scale + half - _RING_WIDTH // 2
            y = y * self.scale + half - _RING_HEIGHT // 2
            # At the edges it stays whole, and off the words.
            self.cursor.x = min(max(x, 0), self.width * self.scale - _RING_WIDTH)
            y = min(max(y, 0), self.height * self.scale - _RING_HEIGHT)
            self.cursor.y = y + self.top

    def _ring(self):
        """A bright ring, dark within and without: it shows on anything."""
        bitmap = displayio.Bitmap(_RING_WIDTH, _RING_HEIGHT, 3)
        for i, pen in enumerate((1, 2, 1, 0)):
            bitmaptools.fill_region(bitmap, i, i, _RING_WIDTH - i, _RING_HEIGHT - i, pen)
        palette = displayio.Palette(3)
        palette[1] = ink.RGB[ink.BLACK]
        palette[2] = ink.RGB[ink.WHITE]
        palette.make_transparent(0)
        tile = displayio.TileGrid(bitmap, pixel_shader=palette)
        self.ui.lay(tile)
        return tile
