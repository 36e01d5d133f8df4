# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Text rows and pictures on displayio: what a screen draws with, whatever the display."""

import displayio
import terminalio
from micropython import const

from tinsel import ink, keys
from tinsel.words import both_ends

# How a row looks: its ink and its paper.
PLAIN = const(0)
CHOSEN = const(1)
TITLE = const(2)
FOOT = const(3)
GOOD = const(4)
BAD = const(5)
GOLDEN = const(6)
FAINT = const(7)

_COLOURS = (
    (ink.WHITE, ink.BLACK),
    (ink.BLACK, ink.GOLD),
    (ink.WHITE, ink.WINE),
    (ink.GOLD, ink.PINE),
    (ink.GREEN, ink.BLACK),
    (ink.RED, ink.BLACK),
    (ink.GOLD, ink.BLACK),
    (ink.GREY, ink.BLACK),
)

_CHAR = const(6)
_LINE = const(12)


class Screen:
    """A display as a title, rows of text and a footer; a canvas or big words may lie over."""

    def __init__(self, display, scale=1, colour=False):
        self.display = display
        self.colour = colour
        self.width = display.width // scale
        self.height = display.height // scale
        self.cols = min(self.width // _CHAR, 21)
        self.rows = (self.height - 2 * _LINE - 4) // _LINE
        self.ok_key, self.back_key = "OK", "BACK"  # what is printed on them
        self.words = {}  # key -> what it does now
        self.story = None  # the game being played, when it is one that is kept
        self.digits = 0  # how many of the digit keys type digits now
        self.fresh_words = False  # the lights under the keys do not show them yet
        gap = (self.height - (self.rows + 2) * _LINE) // 2
        self.top = _LINE + gap  # where the rows begin
        self._palettes = [None] * len(_COLOURS)
        self._root = displayio.Group(scale=scale)
        self._page = displayio.Group()
        self._over = displayio.Group()  # canvas and big words: above the rows
        self._root.append(self._page)
        self._root.append(self._over)
        left = (self.width - self.cols * _CHAR) // 2
        self._lines = []
        self._styles = [PLAIN] * (self.rows + 2)
        self._said = [b" " * self.cols] * (self.rows + 2)  # what each row says
        for row in range(self.rows + 2):
            y = 0 if row == 0 else self.height - _LINE
            if 0 < row <= self.rows:
                y = self.top + (row - 1) * _LINE
            grid = displayio.TileGrid(
                terminalio.FONT.bitmap,
                pixel_shader=self._palette(PLAIN),
                width=self.cols,
                height=1,
                tile_width=_CHAR,
                tile_height=_LINE,
                x=left,
                y=y,
            )
            self._lines.append(grid)
            self._page.append(grid)
        self._rule(_LINE)
        self._rule(self.height - _LINE - 2)
        self.style(-1, TITLE)
        self.style(self.rows, FOOT)
        display.root_group = self._root

    def _palette(self, style):
        palette = self._palettes[style]
        if palette is None:
            palette = displayio.Palette(2)
            pen, paper = _COLOURS[style]
            if not self.colour:
                pen, paper = (ink.BLACK, ink.WHITE) if style == CHOSEN else (ink.WHITE, ink.BLACK)
            palette[0] = ink.RGB[paper]
            palette[1] = ink.RGB[pen]
            self._palettes[style] = palette
        return palette

    def _rule(self, y):
        """A thin line that parts title and footer from what changes."""
        line = displayio.Bitmap(self.width, 1, 2)
        line.fill(1)
        self._page.append(displayio.TileGrid(line, pixel_shader=self._palette(GOLDEN), x=0, y=y))

    # --- rows: -1 is the title, self.rows the footer

    def style(self, row, style):
        if self._styles[row + 1] != style:
            self._styles[row + 1] = style
            self._lines[row + 1].pixel_shader = self._palette(style)

    def row(self, row, text="", style=PLAIN):
        """Write one row; only the tiles that differ are sent to the display."""
        if row >= -1 and row <= self.rows:
            self.style(row, style)
            self._write(row + 1, text)

    def _write(self, at, text):
        data = (text + " " * (self.cols - len(text))).encode()[: self.cols]
        before = self._said[at]
        if data == before:
            return
        if min(data) < 32 or max(data) > 126:
            data = bytes([char if 32 <= char < 127 else 63 for char in data])  # "?"
        self._said[at] = data
        line = self._lines[at]
        column = 0
        for char in data:
            if char != before[column]:
                line[column] = char - 32
            column += 1  # noqa: SIM113 - enumerate would make garbage

    def scroll(self, step):
        """Move the rows up (1) or down (-1) by one; the last or the first is to be written anew."""
        gone, come = (1, self.rows) if step > 0 else (self.rows, 1)
        for things in (self._lines, self._said, self._styles):
            things.insert(come, things.pop(gone))
        y = self.top
        for row in range(1, self.rows + 1):
            self._lines[row].y = y
            y += _LINE

    def centre(self, row, text, style=PLAIN):
        self.row(row, " " * ((self.cols - len(text)) // 2) + text, style)

    def ends(self, row, left, right, style=PLAIN):
        self.row(row, both_ends(left, right, self.cols), style)

    def title(self, text, right=""):
        self.ends(-1, text, right, TITLE)

    def footer(
        self,
        ok="",
        back="",
        up="",
        down="",
        left="",
        right="",
        digits="",
        menu="Menu",
        last=keys.DIGITS,
    ):
        """Say what each key does now: OK and BACK on the display, all on the lights.

        digits: what the digit keys do; last: where that begins with 1, the last that does it.
        """
        ok_words = self.ok_key + " " + ok if ok else ""
        self.ends(self.rows, ok_words, self.back_key + " " + back if back else "", FOOT)
        words = self.words
        words.clear()
        words[keys.UP] = up
        words[keys.DOWN] = down
        words[keys.LEFT] = left
        words[keys.RIGHT] = right
        words[keys.OK] = ok
        words[keys.BACK] = back
        words[keys.DIGIT] = digits
        words[keys.MENU] = menu
        words[keys.UNDO] = "Undo" if self.story and menu else ""
        self.digits = last if digits else 0
        self.fresh_words = True

    def wipe(self):
        """Empty rows, and nothing over them."""
        self.uncover()
        for row in range(self.rows):
            self.row(row)

    def uncover(self):
        while len(self._over):
            self._over.pop()
        self._show_lines()

    def _show_lines(self):
        for line in self._lines:
            if line.hidden:  # to say it again would send the whole row again
                line.hidden = False

    def rows_text(self):
        """What the rows say, for tests and for a page that comes back."""
        return [self.text_of(row) for row in range(-1, self.rows + 1)]

    def text_of(self, row):
        return self._said[row + 1].decode()

    # --- what lies over the rows

    def canvas(self, first=0, rows=None):
        """A bitmap to draw on in place of some rows; -1 takes the title's place too."""
        from tinsel.canvas import Canvas

        rows = self.rows - first if rows is None else rows
        y = 0 if first < 0 else self.top + first * _LINE
        end = self.height if first + rows > self.rows else self.top + (first + rows) * _LINE
        for row in range(first, first + rows):
            self._lines[row + 1].hidden = True
        canvas = Canvas(self.width, end - y, self.colour)
        self._over.append(canvas.tiles(y))
        return canvas

    def big(self, text, first=0, rows=None, scale=2, pen=ink.WHITE):
        """Big words in the middle of some rows; returns them, and their text may be changed."""
        from tinsel.big import Big

        rows = self.rows if rows is None else rows
        for row in range(first, first + rows):
            self._lines[row + 1].hidden = True
        middle = self.top + first * _LINE + rows * _LINE // 2
        word = Big(text, scale, self.width // 2, middle, pen if self.colour else ink.WHITE)
        self._over.append(word.group)
        return word

    def lay(self, thing):
        """Lay any displayio picture over the rows."""
        self._over.append(thing)

    def shade(self, style):
        """The two colours of a row style, for pictures that stand in a row."""
        return self._palette(style)

    def line_y(self, row):
        return self._lines[row + 1].y

    # --- a page on top of a page

    def push(self):
        """Put the whole page aside, for a page that comes over it; pop() brings it back."""
        hidden = bytes([line.hidden for line in self._lines])
        rows = (b"".join(self._said), bytes(self._styles), hidden)  # in few pieces: they wait
        kept = (rows, self._over, dict(self.words), self.digits)
        self._root.remove(self._over)
        self._over = displayio.Group()
        self._root.append(self._over)
        self._show_lines()
        return kept

    def pop(self, kept):
        self.uncover()
        rows, over, words, digits = kept
        self._root.remove(self._over)
        self._over = over
        self._root.append(over)
        said, styles, hidden = rows
        for i in range(len(styles)):
            self.row(i - 1, said[i * self.cols : (i + 1) * self.cols].decode(), styles[i])
            if hidden[i]:
                self._lines[i].hidden = True
        self.words = words
        self.digits = digits
        self.fresh_words = True

    def blank(self, dark):
        """Nothing at all, so that nothing burns in."""
        self._root.hidden = dark
        self.display.refresh()
