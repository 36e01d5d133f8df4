# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Grids on a canvas: a shape and a letter for each feature, full with power, hollow without."""

from tinsel import ink
from tinsel.words import wrap

from .data import CABLE, SHAPES

# Letters of 3x5 pixels for the cells, a byte a row, in the order of data.LETTERS.
_GLYPHS = (
    b"\x00\x00\x00\x00\x00"  # a cable is a line
    b"\x02\x07\x07\x07\x02"  # source
    b"\x00\x07\x06\x03\x07"  # s
    b"\x03\x02\x07\x02\x02"  # f
    b"\x07\x04\x04\x04\x07"  # C
    b"\x07\x04\x07\x01\x07"  # S
    b"\x02\x05\x07\x05\x05"  # A
    b"\x06\x05\x06\x05\x06"  # B
    b"\x05\x07\x07\x07\x05"  # N
    b"\x02\x00\x02\x02\x02"  # i
    b"\x07\x04\x05\x05\x07"  # G
    b"\x05\x07\x07\x05\x05"  # M
    b"\x05\x05\x07\x05\x05"  # H
    b"\x06\x05\x06\x05\x05"  # R
)
_INKS = (
    ink.ORANGE, ink.ORANGE, ink.GOLD, ink.WHITE, ink.PINK, ink.GOLD, ink.SILVER,
    ink.TEAL, ink.RED, ink.ORANGE, ink.GREEN, ink.BLUE, ink.PURPLE, ink.BROWN,
)  # fmt: skip


class House:
    """One grid at a place of a canvas, each cell so many pixels."""

    def __init__(self, canvas, grid, x, y, cell):
        self.canvas = canvas
        self.grid = grid
        self.x = x
        self.y = y
        self.cell = cell

    def draw(self):
        canvas, grid, cell = self.canvas, self.grid, self.cell
        wide, high = grid.width * cell + 1, grid.height * cell + 1
        canvas.fill(self.x, self.y, wide, high, ink.BLACK)
        canvas.frame(self.x, self.y, wide, high, ink.GREY)
        if cell > 4:
            self._dots()
        for i in range(len(grid.kinds)):
            self._piece(i)

    def _dots(self):
        """One for each empty cell."""
        canvas, grid, cell = self.canvas, self.grid, self.cell
        # Dots straight into the bitmap: this is drawn at every step of a cursor.
        bitmap, grey = canvas.bitmap, canvas.pen(ink.GREY)
        full = (1 << grid.width) - 1
        left = self._pixel(0) + cell // 2 - 1
        for y in range(grid.height):
            bits = full & ~grid.rows[y]
            at = left
            while bits:
                if bits & 1:
                    bitmap[at] = grey
                bits >>= 1
                at += cell
            left += cell * canvas.width

    def _pixel(self, spot):
        """Where the top left pixel of a cell is in the canvas's bitmap."""
        width, cell = self.grid.width, self.cell
        y = self.y + spot // width * cell + 1
        return y * self.canvas.width + self.x + spot % width * cell + 1

    def _piece(self, i):
        grid, cell = self.grid, self.cell
        kind, turn, spot, lit = grid.kinds[i], grid.turns[i], grid.spots[i], grid.lit[i]
        if kind == CABLE:
            self._cells(kind, turn, spot, _INKS[kind], (cell - 1) // 3 or 1)
            if not lit:
                self._holes(kind, turn, spot)
            return
        self._cells(kind, turn, spot, _INKS[kind], 0)
        if not lit:
            self._cells(kind, turn, spot, ink.BLACK, 1)
        if cell > 4:
            self._letter(kind, grid.first_cell(i), ink.BLACK if lit else _INKS[kind])

    def _cells(self, kind, turn, spot, pen, inset):
        """Fill the cells of a piece as one shape, so much smaller on every side."""
        cell = self.cell
        left = self.x + spot % self.grid.width * cell + 1 + inset
        top = self.y + spot // self.grid.width * cell + 1 + inset
        less = 1 + 2 * inset
        rows = SHAPES[kind][turn]
        if len(rows) == 1:
            self._runs(rows[0], left, top, less, cell - less, pen)
            return
        done = 0  # what was filled from the row above
        for y in range(len(rows)):
            bits = rows[y]
            below = bits & rows[y + 1] if y + 1 < len(rows) else 0
            if below:
                self._runs(below, left, top, less, 2 * cell - less, pen)
            if bits != below and bits != done:
                self._runs(bits, left, top, less, cell - less, pen)
            done = below
            top += cell

    def _runs(self, bits, left, top, less, high, pen):
        """Cells of a row, those that touch as one."""
        cell = self.cell
        while bits:
            run = bits & 1
            while bits >> run & 1:
                run += 1
            if run:
                self.canvas.fill(left, top, run * cell - less, high, pen)
            left += (run + 1) * cell
            bits >>= run + 1

    def _holes(self, kind, turn, spot):
        """Break a cable that has no power."""
        for x, y in self._where(kind, turn, spot):
            self.canvas.fill(x + self.cell // 2 - 1, y, 1, self.cell - 1, ink.BLACK)
            self.canvas.fill(x, y + self.cell // 2 - 1, self.cell - 1, 1, ink.BLACK)

    def _where(self, kind, turn, spot):
        """The top left pixel of each cell of a piece."""
        top = self.y + spot // self.grid.width * self.cell + 1
        for bits in SHAPES[kind][turn]:
            left = self.x + spot % self.grid.width * self.cell + 1
            while bits:
                if bits & 1:
                    yield left, top
                bits >>= 1
                left += self.cell
            top += self.cell

    def _letter(self, kind, spot, pen):
        canvas, cell = self.canvas, self.cell
        bitmap, pen = canvas.bitmap, canvas.pen(pen)
        at = self._pixel(spot) + cell // 2 - 2 + ((cell - 4) // 2 - 1) * canvas.width
        for row in range(kind * 5, kind * 5 + 5):
            bits = _GLYPHS[row]
            if bits & 4:
                bitmap[at] = pen
            if bits & 2:
                bitmap[at + 1] = pen
            if bits & 1:
                bitmap[at + 2] = pen
            at += canvas.width

    def ghost(self, kind, turn, spot, shown=True):
        """A piece that is not drawn yet: a ring in each of its cells; or take it away again."""
        size = self.cell - 1
        for x, y in self._where(kind, turn, spot):
            if shown:
                self.canvas.fill(x, y, size, size, ink.GOLD)
                self.canvas.fill(x + 1, y + 1, size - 2, size - 2, ink.BLACK)
            else:
                self.blank(x, y)

    def blank(self, x, y):
        size = self.cell - 1
        self.canvas.fill(x, y, size, size, ink.BLACK)
        self.canvas.dot(x + self.cell // 2 - 1, y + self.cell // 2 - 1, ink.GREY)

    def cursor(self, spot, shown=True):
        """A frame around one cell; taken away, the cell is as it was."""
        i = self.grid.piece_at(spot)
        x = self.x + spot % self.grid.width * self.cell
        y = self.y + spot // self.grid.width * self.cell
        if shown:
            self.canvas.frame(x, y, self.cell + 1, self.cell + 1, ink.GOLD)
            if i >= 0:
                self.canvas.frame(x + 1, y + 1, self.cell - 1, self.cell - 1, ink.BLACK)
        else:
            self.draw()


class Page:
    """A grid on the left, words on the right, on any display."""

    def __init__(self, ui, grid):
        ui.wipe()
        self.ui = ui
        self.small = ui.height < 100  # then the title gives way
        self.canvas = canvas = ui.canvas(-1 if self.small else 0)
        # The small display has four lines: they are to be 12 characters wide.
        wide = canvas.width - 77 if self.small else canvas.width * 5 // 9
        cell = min((canvas.height - 1) // grid.height, wide // grid.width, 12)
        self.house = House(canvas, grid, 0, (canvas.height - cell * grid.height - 1) // 2, cell)
        self.left = cell * grid.width + 5
        self.columns = (canvas.width - self.left) // 6
        self.lines = canvas.height // 12

    def words(self, sentences):
        """Each on a line of its own, or broken into more."""
        canvas = self.canvas
        canvas.fill(self.left - 1, 0, canvas.width - self.left + 1, canvas.height, ink.BLACK)
        line = 0
        for sentence in sentences:
            for part in wrap(sentence, self.columns) if sentence else ():
                if line < self.lines:
                    canvas.text(self.left, line * 12, part)
                    line += 1


def overview(ui, game, seat=-1):
    """All grids side by side with their scores; a bar under the seat that is on turn."""
    from .scoring import score

    canvas = ui.canvas()
    count = len(game.grids)
    step = canvas.width // count
    first = game.grids[0]
    names = [ui.settings.seat_name(i) for i in range(count)]
    scores = [str(score(grid)) for grid in game.grids]
    below = canvas.height > 50
    # Side by side they must not run into the next one's.
    one_line = max([len(names[i] + scores[i]) for i in range(count)]) + 1 <= (step - 3) // 6
    high = canvas.height - ((14 if one_line else 26) if below else 3)
    cell = min((step - 3) // first.width, high // first.height)
    wide, bottom = cell * first.width, cell * first.height
    letters = (step - 3) // 6
    for i in range(count):
        x = i * step
        House(canvas, game.grids[i], x, 0, cell).draw()
        if i == seat:
            canvas.fill(x, bottom + 1, wide + 1, 2, ink.GOLD)
        if not below:
            _beside(canvas, x + wide + 3, step - wide - 3, i, names[i], scores[i])
        elif one_line:
            canvas.text(x, bottom + 3, names[i] + " " + scores[i])
        else:
            canvas.text(x, bottom + 3, scores[i][:letters])
            canvas.text(x, bottom + 15, names[i][:letters])


def _beside(canvas, x, room, seat, name, points):
    """Who it is and the score beside a grid, in small digits where there is no room for others."""
    letters = room // 6
    if letters >= len(points):
        canvas.text(x, 0, name[:letters])
        canvas.text(x, 14, points)
        return
    if letters > 1:
        canvas.text(x, 0, name[:letters])
        y, right, down = 14, 4, 0
    else:  # initials may be alike: the seat's number on a badge, the score below it, downward
        canvas.fill(x, 0, 5, 7)
        canvas.small(x + 1, 1, seat + 1, ink.BLACK)
        y, right, down = 12, 0, 6
    for sign in points:
        if sign == "-":
            canvas.fill(x, y + (0 if down else 2), 3, 1)
            x += right
            y += down // 2
        else:
            canvas.small(x, y, sign)
            x += right
            y += down
