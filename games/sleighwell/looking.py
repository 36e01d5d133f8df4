# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The map of the whole board: the arrows walk over it, the title says what lies there."""

from micropython import const

from tinsel import ink

from . import places
from .board import offset
from .data import HOUSE, SLEIGH, SLEIGH_KIND
from .names import cell_words
from .view import faces

_LARGEST = const(9)  # pixels of a place


def ask(ui, game):
    ui.wipe()
    sheet = Map(ui, game)

    def tell(cell):
        return cell_words(game, cell), "", ()

    first = game.board.where(SLEIGH)
    yield from places.choose(ui, sheet, game.board.cells(), tell, "Back", first=first)


class Map:
    """The whole board, each place as large as fits."""

    def __init__(self, ui, game):
        self.game = game
        self.canvas = canvas = ui.canvas()
        self.faces = faces(ui.colour)
        start = game.board.where(SLEIGH)
        spread = [offset(start, cell) for cell in game.board.at]
        columns = [across for across, _ in spread]
        rows = [down for _, down in spread]
        wide = max(columns) - min(columns) + 1
        high = max(rows) - min(rows) + 1
        self.size = max(min(canvas.width // wide, canvas.height // high, _LARGEST), 1)
        self.corner = ((start >> 8) + min(rows) & 0xFF) << 8 | (start + min(columns)) & 0xFF
        self.left = (canvas.width - wide * self.size) // 2
        self.top = (canvas.height - high * self.size) // 2
        self.at = -1

    def draw(self, marks, crossed, at):
        """All of it the first time, then only the cursor."""
        if self.at >= 0:
            self._unmark(self.at)
            self._cell(self.at)
        else:
            for cell in self.game.board.at:
                self._cell(cell)
        self.at = at
        x, y = self._spot(at)
        if self.size > 4:
            self.canvas.frame(x, y, self.size - 1, self.size - 1, ink.BLACK)
            self.canvas.frame(x - 1, y - 1, self.size + 1, self.size + 1, ink.GOLD)
        else:  # among single dots it is a hole
            pen = ink.GOLD if self.size > 1 else ink.BLACK
            self.canvas.fill(x, y, self.size, self.size, pen)

    def _unmark(self, cell):
        """Take the cursor away; a small one never reached over its place."""
        x, y = self._spot(cell)
        size = self.size
        if size > 4:
            self.canvas.frame(x - 1, y - 1, size + 1, size + 1, ink.BLACK)
        else:
            self.canvas.fill(x, y, size, size, ink.BLACK)

    def _spot(self, cell):
        column, row = offset(self.corner, cell)
        return self.left + column * self.size, self.top + row * self.size

    def _cell(self, cell):
        """Houses are full, sleighs crossed, others hollow, or with their shape where it fits."""
        canvas = self.canvas
        board = self.game.board
        x, y = self._spot(cell)
        size = self.size
        kind = board.kind(cell)
        inner = max(size - 1, 1)
        if kind == HOUSE:
            canvas.fill(x, y, inner, inner, ink.GOLD)
        elif kind == SLEIGH_KIND:
            canvas.fill(x, y, inner, inner, ink.RED)
            if size > 3:
                canvas.line(x, y, x + inner - 1, y + inner - 1, ink.BLACK)
                canvas.line(x, y + inner - 1, x + inner - 1, y, ink.BLACK)
        elif size > 7:
            canvas.fill(x, y, inner, inner, ink.WHITE)
            which = 5
            for i in range(5):
                if kind == 1 << i:
                    which = i
            self.faces.shape(canvas, x + 1, y + 1, which)
        else:
            canvas.frame(x, y, inner, inner, ink.SILVER)
