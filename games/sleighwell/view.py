# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The board on a canvas: a window that scrolls, kept from screen to screen.

It knows what is drawn in each of its places, and draws only those anew that look different now.
"""

import bitmaptools
import displayio
from micropython import const

from tinsel import ink
from tinsel.canvas import Canvas
from tinsel.shelf import forget

from . import PASSING
from .board import offset
from .faces import WIDE, Faces, mark

# As data.py has them: here they are no names, just numbers.
_HOUSE = const(32)
_SLEIGH = const(94)

_STALE = 255  # no tile has this number
_kept = []  # the sheet of shapes, then the window, as long as the game is in memory


def faces(colour):
    if not _kept:
        _kept.append(Faces(colour))
    return _kept[0]


def window(ui, game, short=False):
    """The window, with its board on the display; short: two rows of text stay free below."""
    faces(ui.colour)
    if len(_kept) < 2:
        _kept.append(Window(ui, game))
    found = _kept[1]
    found.take(game)
    found.lay(ui, short)
    return found


def _first(low, high, room):
    """The first column or row to show, counted from the place that must be seen."""
    if high - low < room:
        return (low + high - room + 1) // 2
    return min(max(-(room // 2), low - 1), high + 2 - room)


class Window:
    """Some columns and rows of the board, as large as tiles can be read."""

    def __init__(self, ui, game):
        line = ui.line_y(1) - ui.line_y(0)
        self.canvas = Canvas(ui.width, ui.rows * line, ui.colour)
        self.faces = faces(ui.colour)
        self.high = 11 if self.canvas.height < 40 else 13
        self.columns = self.canvas.width // WIDE
        self.most = self.rows = self.canvas.height // (self.high + 1)
        self.left = (self.canvas.width - self.columns * WIDE) // 2
        self.shown = bytearray(self.columns * self.most)  # tile + 1; 0: nothing
        self.looks = bytearray(self.columns * self.most)  # 1: may be chosen, 2: would go, 4: copied
        self.game = game
        self.faces.many = game.sleighs > 1
        self.corner = 0
        self.framed = -1  # where the cursor is drawn: before a scroll, another place was there
        self.dark = False
        self.last = ((), (), -1)  # what was drawn: marks, crossed, at

    def take(self, game):
        """Show this game; of other tiles nothing stays as it is."""
        if game.tiles is not self.game.tiles:
            self._spoil()
        self.game = game
        self.faces.many = game.sleighs > 1

    def lay(self, ui, short=False):
        """Onto the display."""
        line = ui.line_y(1) - ui.line_y(0)
        rows = ui.rows - 2 if short and ui.rows > 4 else ui.rows
        grid = displayio.TileGrid(
            self.canvas.bitmap,
            pixel_shader=self.canvas.tiles(0).pixel_shader,
            width=1,
            height=rows,
            tile_width=self.canvas.width,
            tile_height=line,
            y=ui.line_y(0),
        )
        for row in range(rows):
            grid[row] = row
        ui.lay(grid)
        self.rows = rows * line // (self.high + 1)

    def aim(self, cell):
        """Show as much of the board as fits, around a place."""
        west = east = north = south = 0
        for other in self.game.board.at:  # as offset() counts, without its pairs
            across = ((other - cell) & 0xFF ^ 0x80) - 0x80
            down = (((other >> 8) - (cell >> 8)) & 0xFF ^ 0x80) - 0x80
            west, east = min(west, across), max(east, across)
            north, south = min(north, down), max(south, down)
        column = _first(west, east, self.columns)
        row = _first(north, south, self.rows)
        self.corner = ((cell >> 8) + row & 0xFF) << 8 | (cell + column) & 0xFF

    def draw(self, marks=(), crossed=(), at=-1):
        """Places that may be chosen, tiles that would go, and the cursor, if there is one."""
        self.last = (marks, crossed, at)
        if self.framed >= 0:
            self._unframe()
        if at >= 0:
            self._follow(at)
        board = self.game.board.at
        numbers = self.game.board.numbers
        kinds = self.game.board.kinds
        slot = 0
        for row in range(self.rows):
            top = ((self.corner >> 8) + row & 0xFF) << 8
            for column in range(self.columns):
                cell = top | (self.corner + column) & 0xFF
                tile = board.get(cell, -1)
                look = 1 if cell in marks else 0
                if tile in numbers or tile in kinds:
                    look += 4
                tile += 1
                if cell in crossed:
                    look += 2
                if self.shown[slot] != tile or self.looks[slot] != look:
                    self.shown[slot] = tile
                    self.looks[slot] = look
                    self._paint(cell, column, row, look)
                slot += 1
        if at >= 0:
            self._frame(at)

    def drawn(self):
        """What it takes to draw this again after another game."""
        return self.game, self.rows, self.corner, self.last

    def draw_again(self, drawn):
        self.game, self.rows, self.corner, last = drawn
        self._spoil()
        self.draw(*last)

    def _spoil(self):
        """Nothing stays as it is drawn."""
        for slot in range(len(self.shown)):
            self.shown[slot] = _STALE

    def _follow(self, at):
        """Scroll as little as it takes to see a place and what is next to it."""
        column, row = offset(self.corner, at)
        across = min(column - 1, 0) + max(column + 2 - self.columns, 0)
        down = min(row, 0) + max(row + 1 - self.rows, 0)
        top = (self.corner >> 8) + down
        self.corner = (top & 0xFF) << 8 | (self.corner + across) & 0xFF

    def _paint(self, cell, column, row, look):
        board = self.game.board
        canvas = self.canvas
        x = self.left + column * WIDE
        y = row * (self.high + 1)
        tile = board.at.get(cell)
        below = y + self.high
        top = y if tile is None else below
        bitmaptools.fill_region(canvas.bitmap, x, top, x + WIDE - 1, below + 1, ink.BLACK)
        if tile is None:
            if look & 1:
                canvas.fill(x + 8, y + self.high // 2 - 1, 3, 3, ink.GREEN)
            return
        packed = board.packed(cell)
        kind = board.kind(cell)
        self.faces.tile(
            canvas, x, y, self.high, self.game.tiles, tile, kind, packed >> 8, packed & 0xFF
        )
        if look & 1:  # a tab below a tile that may be chosen
            canvas.fill(x + 6, below, 7, 1, ink.GREEN)
        if look & 2:
            pen = ink.RED if canvas.colour else ink.WHITE if kind == _HOUSE else ink.BLACK
            canvas.line(x, below - 1, x + WIDE - 2, y, pen)

    def _frame(self, cell):
        column, row = offset(self.corner, cell)
        self.framed = row * self.columns + column
        self.dark = not self.canvas.colour and self.game.board.kind(cell) == _HOUSE
        self._mark(ink.GOLD)

    def _unframe(self):
        """Take the cursor away: its place, and the tab above it, are to be drawn anew."""
        self._mark(ink.BLACK)
        self.shown[self.framed] = _STALE
        if self.framed >= self.columns:
            self.shown[self.framed - self.columns] = _STALE
        self.framed = -1

    def _mark(self, pen):
        x = self.left + self.framed % self.columns * WIDE
        y = self.framed // self.columns * (self.high + 1)
        mark(self.canvas, x, y, self.high, pen, self.dark)


def show(ui, game):
    """A board to look at, which is not the one that is played on; returns what brings that back.

    Both are drawn on one canvas: a second one would not fit on every board.
    """
    forget(__name__, *PASSING)  # what looking back has needed until now
    before = _kept[1].drawn() if len(_kept) > 1 else None
    ui.wipe()
    board = window(ui, game, True)
    if game.board.at:  # before the sleigh lies there is nothing to look at
        board.aim(game.board.where(_SLEIGH))
    board.draw()
    if not before:
        return None
    board.game = before[0]  # the other one is drawn: it can go
    return lambda: board.draw_again(before)
