# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Draws a board as it lies there: the display's true pixels, the lights, the keys in words."""

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

from hardware.desktop.legend import pads

PAPER = (247, 245, 240)
BODY = (34, 39, 50)
EDGE = (58, 65, 82)
BEZEL = (10, 12, 16)
CAP = (240, 236, 226)
CAP_DOWN = (255, 214, 120)
CAP_IDLE = (49, 56, 70)
INK = (24, 28, 36)
FAINT = (112, 106, 94)
IDLE = (104, 113, 132)
OLED = (214, 236, 255)

_TWICE = 2  # all but the display is drawn twice as large and then halved: smooth edges


class _Plan:
    """Where things lie: display and keys as (x, y, width, height), lights as (x, y)."""

    def __init__(self, board, width, height):
        self.scale = 4 if width == 128 else 2
        w, h = width * self.scale, height * self.scale
        pads_ = board.keys.pads
        self.caps = {}
        if len(pads_) == 13:  # a telephone under the display, a knob beside it
            self.size = (w + 212, h + 434)
            self.display = (40, 40, w, h)
            for _, label, column, row in pads_:
                if label == "Knob":
                    self.caps[column, row] = (w + 62, 78, 112, 112)
                else:
                    left = 40 + column * 222
                    self.caps[column, row] = (left, h + 68 + (row - 1) * 86, 200, 70)
            self.lights = []
        elif width == 128:  # a display above a cross and two keys
            self.size = (w + 144, h + 372)
            self.display = (72, 40, w, h)
            for _, _, column, row in pads_:
                left = 30 + column * 114 if column < 3 else w - 104 + (column - 4) * 114
                self.caps[column, row] = (left, h + 124 + row * 76, 104, 66)
            self.lights = [(0, h + 80)]
        else:  # a display between a cross and four keys
            self.size = (w + 600, h + 80)
            self.display = (300, 40, w, h)
            for _, _, column, row in pads_:
                left = 18 + column * 86 if column < 3 else w + 326 + (column - 4) * 86
                self.caps[column, row] = (left, 150 + row * 92, 84, 72)
            self.lights = [(146, h + 6)]


class Picture:
    """Keeps what has not changed, so that a window can draw often."""

    def __init__(self, bench, board):
        self.bench = bench
        self.board = board
        self.plan = _Plan(board, bench.panel.width, bench.panel.height)
        self.size = self.plan.size
        self._fonts = {}
        self._drawn = {}  # parts of the picture, by what they depend on
        self._base = self._base_of = None
        self._shown = self._shown_of = None

    def hit(self, x, y):
        """The number of the key that is drawn there, or None."""
        keys = self.board.keys
        for number, (code, label, column, row) in enumerate(keys.pads):
            left, top, width, height = self._place(self.plan.caps[column, row])
            if left <= x < left + width and top <= y < top + height:
                return number if label == "Knob" else keys.codes.index(code)
        return None

    def state(self, console, down=()):
        """Everything the picture depends on: the same state is the same picture."""
        panel = self.bench.panel
        return panel.changes, self._brightness(), self._look(console, down)

    def _look(self, console, down):
        keys = tuple(pads(self.board, console))
        return keys, self.bench.lights(), self.board.keys.flip, frozenset(down)

    def _brightness(self):
        return self.board.display.brightness

    def draw(self, console=None, down=()):
        look = self._look(console, down)
        if look != self._base_of:
            self._base = self._draw_board(*look)
            self._base_of = look
            self._shown_of = None
        flip = self.board.keys.flip
        shown = (self.bench.panel.changes, self._brightness(), flip)
        if shown != self._shown_of:
            x, y, width, height = self._place(self.plan.display)
            self._shown = self._base.copy()
            self._shown.paste(self.glass().resize((width, height), Image.NEAREST), (x, y))
            self._shown_of = shown
        return self._shown

    def glass(self):
        """The display as an eye sees it: true pixels, the colour of the glass, the brightness."""
        panel = self.bench.panel
        image = Image.frombytes("RGB", (panel.width, panel.height), panel.frame())
        if self.board.display.rotation == 180:
            image = image.transpose(Image.ROTATE_180)
        bright = 0.25 + 0.75 * self._brightness() if self._brightness() else 0
        tint = (255, 255, 255) if self.board.COLOUR else OLED
        tables = [int(v * t * bright / 255) for t in tint for v in range(256)]
        return image.point(tables)

    def _place(self, box):
        """A box where it lies when the board is turned."""
        if not self.board.keys.flip:
            return box
        x, y, width, height = box
        return self.size[0] - x - width, self.size[1] - y - height, width, height

    def _font(self, size):
        if size not in self._fonts:
            self._fonts[size] = ImageFont.load_default(size * _TWICE)
        return self._fonts[size]

    def _draw_board(self, keys, lights, flip, down):
        if len(self._drawn) > 500:  # a long evening
            self._drawn.clear()
        image = self._body(flip).copy()
        lamps = self._lamps(lights, self.plan.display[2])
        for box, colour, round_ in lamps:
            if any(colour):
                self._shine(image, box, colour, round_)
        wide = max(pad.column for pad in keys)
        high = max(pad.row for pad in keys)
        for pad in keys:
            at = (wide - pad.column, high - pad.row) if flip else (pad.column, pad.row)
            box = self._place(self.plan.caps[at])
            self._put(image, box, self._cap, pad, self._rim(at, lights), pad.code in down)
        for box, colour, round_ in lamps:
            if round_:
                self._put(image, box, self._lamp, colour)
        return image

    def _body(self, flip):
        """The board without keys and lights."""
        if flip not in self._drawn:
            width, height = self.size
            image = Image.new("RGB", (width * _TWICE, height * _TWICE), PAPER)
            pen = ImageDraw.Draw(image)
            _round(pen, (6, 6, width - 12, height - 12), 30, BODY, EDGE, 3)
            x, y, w, h = self._place(self.plan.display)
            _round(pen, (x - 12, y - 12, w + 24, h + 24), 10, BEZEL, EDGE, 2)
            self._drawn[flip] = image.resize(self.size, Image.LANCZOS)
        return self._drawn[flip]

    def _put(self, image, box, draw, *what):
        """A key or a lamp, drawn once and kept: they blink often and differ seldom."""
        x, y, w, h = box
        kept = (draw.__name__, w, h) + what
        if kept not in self._drawn:
            size = (w + 1, h + 1)
            tile = Image.new("RGB", (size[0] * _TWICE, size[1] * _TWICE))
            mask = Image.new("L", tile.size)
            draw(tile, mask, w, h, *what)
            self._drawn[kept] = [part.resize(size, Image.LANCZOS) for part in (tile, mask)]
        tile, mask = self._drawn[kept]
        image.paste(tile, (x, y), mask)

    def _shine(self, image, box, colour, round_):
        """Light that spills out round a lamp."""
        x, y, w, h = box
        kept = ("shine", w, h, colour, round_)
        grow = 8 if round_ else 12
        edge = grow + 28  # as far as the blur reaches
        if kept not in self._drawn:
            size = (w + 2 * edge, h + 2 * edge)
            small = Image.new("RGB", (size[0] // 4, size[1] // 4))
            pen = ImageDraw.Draw(small)
            far = edge - grow
            lit = [v / 4 for v in (far, far, size[0] - far, size[1] - far)]
            if round_:
                pen.ellipse(lit, colour)
            else:
                pen.rounded_rectangle(lit, 3, colour)
            small = small.filter(ImageFilter.GaussianBlur(1.6))
            self._drawn[kept] = small.resize(size, Image.BICUBIC)
        light = self._drawn[kept]
        at = (x - edge, y - edge, x - edge + light.width, y - edge + light.height)
        image.paste(ImageChops.screen(image.crop(at), light), at[:2])

    def _lamps(self, lights, room):
        """(box, colour, is it a lamp of its own) of every LED."""
        lamps = []
        if not self.plan.lights:
            for index, colour in enumerate(lights):
                box = self._place(self.plan.caps[index % 3, 1 + index // 3])
                lamps.append((box, seen(colour), False))
            return lamps
        count = len(lights)
        x, y = self.plan.lights[0]
        for index, colour in enumerate(lights):
            size = 26 if count <= 16 else max(5, room // count - 4)
            if self.bench.name == "picosystem":
                left = x - size // 2
            else:
                left = self.plan.display[0] + (2 * index + 1) * room // (2 * count) - size // 2
            lamps.append((self._place((left, y - size // 2, size, size)), seen(colour), True))
        return lamps

    def _lamp(self, tile, mask, w, h, colour):
        lit = any(colour)
        fill = tuple(min(255, c + 25) for c in colour) if lit else (62, 67, 78)
        round_ = (0, 0, w * _TWICE, h * _TWICE)
        ImageDraw.Draw(mask).ellipse(round_, 255)
        edge = (255, 255, 255) if lit else (150, 156, 170)
        tile.paste(edge, (0, 0, *tile.size))
        ImageDraw.Draw(tile).ellipse(round_, fill, edge, 2)

    def _rim(self, at, lights):
        """The colour round a key: of the LED under it, if there is one and it is lit."""
        number = at[0] + 3 * (at[1] - 1)
        if self.plan.lights or not 0 <= number < len(lights) or not any(lights[number]):
            return EDGE
        return seen(lights[number])

    def _cap(self, tile, mask, w, h, pad, rim, pressed):
        works = bool(pad.word or pad.held)
        fill = CAP_DOWN if pressed else CAP if works else CAP_IDLE
        pen = ImageDraw.Draw(tile)
        if pad.label == "Knob":
            round_ = [0, 0, w * _TWICE, h * _TWICE]
            tile.paste(EDGE, (0, 0, *tile.size))
            ImageDraw.Draw(mask).ellipse(round_, 255)
            pen.ellipse(round_, fill, EDGE, 4 * _TWICE)
            pen.line([v * _TWICE for v in (w // 2, 6, w // 2, 20)], FAINT, 6)
        else:
            tile.paste(rim, (0, 0, *tile.size))
            _round(ImageDraw.Draw(mask), (0, 0, w, h), 12, 255, 255, 4)
            _round(pen, (0, 0, w, h), 12, fill, rim, 4)
        ink, faint = (INK, FAINT) if works or pressed else (IDLE, IDLE)
        middle = w // 2
        # A word that matters stands big, the name of the key small above it.
        lines = [(pad.label, 13 if works else 16, faint)]
        if pad.word:
            lines.append((pad.word, 20, ink))
        if pad.held:
            lines.append(("hold: " + pad.held, 13, faint))
        if pad.label == "Knob" and pad.word:
            lines.append(("turn: up/down", 12, faint))
        total = sum(size + 4 for _, size, _ in lines) - 4
        top = (h - total) // 2
        for text, size, colour in lines:
            room = w - 30 if size == 12 else w - 10  # low in the round of a knob
            self._line(pen, middle, top + size // 2, text, size, colour, room)
            top += size + 4

    def _line(self, pen, x, y, text, size, colour, room):
        arrow = {"UP": 0, "RIGHT": 1, "DOWN": 2, "LEFT": 3}.get(text)
        if arrow is not None:
            _arrow(pen, x, y, size * 0.5, arrow, colour)
            return
        while size > 9 and pen.textlength(text, self._font(size)) > room * _TWICE:
            size -= 1
        pen.text((x * _TWICE, y * _TWICE), text, colour, self._font(size), anchor="mm")


def _round(pen, box, radius, fill, rim, width):
    x, y, w, h = [v * _TWICE for v in box]
    pen.rounded_rectangle((x, y, x + w, y + h), radius * _TWICE, fill, rim, width * _TWICE)


def _arrow(pen, x, y, r, way, colour):
    points = [(0, -r), (r, r * 0.7), (-r, r * 0.7)]
    for _ in range(way):
        points = [(-py, px) for px, py in points]
    pen.polygon([((x + px) * _TWICE, (y + py) * _TWICE) for px, py in points], colour)


def seen(colour):
    """An LED that gets a little current looks bright already."""
    most = max(colour)
    if not most:
        return (0, 0, 0)
    level = 255 * (0.4 + 0.6 * (most / 255) ** 0.5)
    return tuple(int(value * level / most) for value in colour)
