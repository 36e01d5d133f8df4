# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The map on the screen: red track thick, green track thin, on colour displays also in colour.

On 128x64 the map is as high as the display and the words stand to its right; on 240x240 words are
above and below it, and the dice beside.
"""

from micropython import const

from tinsel import ink
from tinsel.canvas import Canvas
from tinsel.screen import FOOT, PLAIN, TITLE

from .data import BESIDE, BORDER, SIDE, STARS, TILES, WAYS

# Buildings of 7x7 pixels: a house, a gift, a sleigh.
_PICTURES = (
    b"\x10\x38\x7c\xfe\x6c\x6c\x6c",
    b"\x6c\x10\xfe\x92\xfe\x92\xfe",
    b"\x82\xc4\xfc\xf8\x50\xfe\x02",
)
_INKS = (ink.RED, ink.GREEN)
_COLS = const(11)  # characters that the map covers on 128x64 ...
_WORDS = const(10)  # ... and those that are left


class View:
    def __init__(self, ui):
        ui.wipe()
        self.ui = ui
        self.x = self.y = 0
        self.wide = ui.height > 64
        self.pitch = 11 if self.wide else 9
        self.dots = (4, 7) if self.wide else (3, 6)
        side = SIDE * self.pitch + 1
        self.canvas = Canvas(ui.width if self.wide else side, side, ui.colour)
        ui.lay(self.canvas.tiles(13 if self.wide else 0))

    # --- words: what is on, the dice or a number, what is chosen, the keys

    def words(self, who, turn, stars, score, several=False):
        """The title: whose sheet, which turn, stars in the bank, the score as it counts now.

        Where room is short, one of several sheets says whose it is: each roll has shown the turn.
        """
        bank = f" *{stars} {score:+d}"
        if self.wide:
            self.ui.title(who, f"T{turn}" + bank)
        else:
            text = (who[: max(_WORDS - len(bank), 0)] if several else f"T{turn}") + bank
            self._right(-1, text if len(text) <= _WORDS else bank[1:])  # the score is never cut

    def dice(self, game):
        if self.wide:
            from .dice import column

            column(self.canvas, game.dice, game.free)
            return
        text = ""
        for die in range(4):
            # Two that are merged give way to the one they make.
            if game.free[die] or (die == 3 if game.dice[3] else die < 3):
                text += "RGWM"[die] + (str(game.dice[die]) if game.free[die] else "-") + " "
        self._right(0, text)

    def line(self, long, short, above=None):
        """What is being chosen; above takes the place of the dice where room is short."""
        if self.wide:
            self.ui.row(self.ui.rows - 1, long)
            return
        self._right(1, short)
        if above is not None:
            self._right(0, above)

    def keys(self, ok, back, arrows="", **others):
        """What OK and BACK do; arrows: those that do something, for which there are no words."""
        self.ui.footer(ok, back, **others)
        ui, rows = self.ui, self.ui.rows
        if self.wide:
            if arrows:
                ui.ends(rows, f"{ui.ok_key} {ok} {arrows}", f"{ui.back_key} {back}", FOOT)
        else:
            room = " " * (7 - len(ok) - len(arrows))
            self._right(rows - 1, "OK:" + ok + room + arrows if ok else "")
            ui.row(rows, " " * _COLS + "BACK:" + back, FOOT)

    def _right(self, row, text):
        self.ui.row(row, " " * _COLS + text, TITLE if row < 0 else PLAIN)

    # --- the map

    def sheet(self, sheet, marks=None, mark=0):
        """All of it; with marks, only pieces with this mark stand out."""
        canvas, pitch = self.canvas, self.pitch
        side = SIDE * pitch + 1
        canvas.fill(0, 0, side, side, ink.BLACK)
        for a in range(0, side, pitch):
            for b in range(0, side - 1, pitch):
                for dot in self.dots:
                    canvas.dot(a, b + dot, ink.GREY)
                    canvas.dot(b + dot, a, ink.GREY)
        for tile in STARS:
            if not sheet.built[tile] and not sheet.used(tile):
                self._star(tile % SIDE * pitch, tile // SIDE * pitch)
        for at in range(len(sheet.tiles)):
            if marks is None or marks[at] == mark:
                self.piece(sheet.tiles[at], sheet.pieces[at], sheet.colours[at])
            elif canvas.colour:
                self.piece(sheet.tiles[at], sheet.pieces[at], sheet.colours[at], ink.GREY)
        for tile in range(TILES):
            if sheet.built[tile]:
                self.building(tile, (sheet.built[tile] - 1) // 3, (sheet.built[tile] - 1) % 3)
            elif marks is None:
                self._stops(sheet, tile)

    def _stops(self, sheet, tile):
        """A bar across each track that ends on this tile, as at the end of a siding."""
        for colour in (0, 1):
            bits = sheet.ports[colour][tile]
            port = 0
            while bits:
                if bits & 1 and not sheet.connected(tile, port, colour):
                    self._dot(tile, port)
                    if port >> 1 & 1:
                        self.canvas.fill(self.x, self.y - 1, 1, 3, ink.GOLD)
                    else:
                        self.canvas.fill(self.x - 1, self.y, 3, 1, ink.GOLD)
                bits >>= 1
                port += 1

    def _star(self, x, y):
        middle = self.pitch // 2
        self.canvas.fill(x + middle - 1, y + middle + 1, 5, 1, ink.GOLD)
        self.canvas.fill(x + middle + 1, y + middle - 1, 1, 5, ink.GOLD)
        for a in (0, 2):
            self.canvas.dot(x + middle + a, y + middle, ink.GOLD)
            self.canvas.dot(x + middle + a, y + middle + 2, ink.GOLD)

    def building(self, tile, colour, building):
        """Red: a picture cut out of a block. Green: a picture drawn in lines."""
        canvas, pitch = self.canvas, self.pitch
        x, y = tile % SIDE * pitch + 1, tile // SIDE * pitch + 1
        size = pitch - 1
        gap = (size - 7) // 2
        if colour == 0:
            canvas.fill(x, y, size, size, ink.RED)
            canvas.picture(x + gap, y + gap, _PICTURES[building], 7, ink.BLACK)
        else:
            canvas.fill(x, y, size, size, ink.BLACK)
            if self.wide:
                canvas.frame(x, y, size, size, ink.GREEN)
            canvas.picture(x + gap, y + gap, _PICTURES[building], 7, ink.GREEN)

    def _dot(self, tile, port):
        """Where a port is on the canvas: self.x, self.y (a tuple would be garbage)."""
        x, y = tile % SIDE * self.pitch, tile // SIDE * self.pitch
        dot = self.dots[port & 1]
        edge = port >> 1
        if edge & 1:
            self.x = x + (self.pitch if edge == 1 else 0)
            self.y = y + dot
        else:
            self.x = x + dot
            self.y = y + (self.pitch if edge == 2 else 0)

    def track(self, tile, shape, way, colour):
        for ports in WAYS[shape][2 * way : 2 * way + 2]:
            if ports:
                self.piece(tile, ports, colour)

    def piece(self, tile, ports, colour, pen=None):
        """Two ends: a line from dot to dot. More: all to the middle."""
        pen = _INKS[colour] if pen is None else pen
        first = 0
        while not ports >> first & 1:
            first += 1
        rest = ports & ~(1 << first)
        if rest & (rest - 1):
            x = tile % SIDE * self.pitch + self.dots[first & 1]
            y = tile // SIDE * self.pitch + self.pitch // 2
            rest = ports
        else:
            self._dot(tile, first)
            x, y = self.x, self.y
        port = 0
        while rest:
            if rest & 1:
                self._dot(tile, port)
                self._line(self.x, self.y, x, y, colour, pen)
            rest >>= 1
            port += 1

    def _line(self, x1, y1, x2, y2, colour, pen):
        """Red is two pixels thick, the second never over the edge: a tile can be drawn alone."""
        canvas, pitch = self.canvas, self.pitch
        canvas.line(x1, y1, x2, y2, pen)
        if colour == 0:
            if abs(x2 - x1) > abs(y2 - y1):
                aside = 1 if max(y1, y2) % pitch else -1
                canvas.line(x1, y1 + aside, x2, y2 + aside, pen)
            else:
                aside = 1 if max(x1, x2) % pitch else -1
                canvas.line(x1 + aside, y1, x2 + aside, y2, pen)

    def cursor(self, tile):
        """The four corners of a tile, so that its dots can be seen."""
        canvas, pitch = self.canvas, self.pitch
        x, y = tile % SIDE * pitch, tile // SIDE * pitch
        for a in (0, pitch):
            for b in (0, pitch - 2):
                canvas.fill(x + b, y + a, 3, 1, ink.GOLD)
                canvas.fill(x + a, y + b, 1, 3, ink.GOLD)

    def again(self, sheet, tile):
        """A tile as sheet() draws it: a cursor or a trial was there, or on its edges."""
        canvas, pitch = self.canvas, self.pitch
        x, y = tile % SIDE * pitch, tile // SIDE * pitch
        canvas.fill(x, y, pitch + 1, pitch + 1, ink.BLACK)
        for dot in self.dots:
            for a in (0, pitch):
                canvas.dot(x + dot, y + a, ink.GREY)
                canvas.dot(x + a, y + dot, ink.GREY)
        built = sheet.built[tile]
        if built:
            self.building(tile, (built - 1) // 3, (built - 1) % 3)
        elif tile in STARS and not sheet.used(tile):
            self._star(x, y)
        # Track that ends on its edges goes with it; bars come last, or they would be rubbed off.
        touched = [tile]
        for edge in range(4):
            beside = BESIDE[4 * tile + edge]
            if beside != BORDER and sheet.used(beside) >> 2 * (edge ^ 2) & 3:
                touched.append(beside)
        for at in range(len(sheet.tiles)):
            if sheet.tiles[at] in touched:
                self.piece(sheet.tiles[at], sheet.pieces[at], sheet.colours[at])
        for at in touched:
            self._stops(sheet, at)
