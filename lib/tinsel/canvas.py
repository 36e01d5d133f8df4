# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A bitmap with a few strokes: boards, dice and maps are drawn on it."""

import bitmaptools
import displayio
import terminalio

from tinsel import ink

# Digits of 3x5 pixels, a byte a digit's row, for boards where a letter is too big.
_SMALL = (
    b"\x07\x05\x05\x05\x07\x02\x06\x02\x02\x07\x07\x01\x07\x04\x07\x07\x01\x03\x01\x07"
    b"\x05\x05\x07\x01\x01\x07\x04\x07\x01\x07\x07\x04\x07\x05\x07\x07\x01\x02\x02\x02"
    b"\x07\x05\x07\x05\x07\x07\x05\x07\x01\x07"
)


class Canvas:
    def __init__(self, width, height, colour):
        self.width = width
        self.height = height
        self.colour = colour
        self.bitmap = displayio.Bitmap(width, height, 16 if colour else 2)
        self._ink = None  # one letter, to be filled with the ink that is wanted

    def tiles(self, y):
        """The canvas as displayio shows it."""
        palette = displayio.Palette(16 if self.colour else 2)
        for i in range(len(palette)):
            palette[i] = ink.RGB[i]
        return displayio.TileGrid(self.bitmap, pixel_shader=palette, x=0, y=y)

    def pen(self, pen):
        return pen if self.colour or pen == ink.BLACK else ink.WHITE

    def clear(self):
        self.bitmap.fill(0)

    def fill(self, x, y, width, height, pen=ink.WHITE):
        x2 = min(x + width, self.width)
        y2 = min(y + height, self.height)
        x = max(x, 0)
        y = max(y, 0)
        if x < x2 and y < y2:
            bitmaptools.fill_region(self.bitmap, x, y, x2, y2, self.pen(pen))

    def frame(self, x, y, width, height, pen=ink.WHITE):
        self.fill(x, y, width, 1, pen)
        self.fill(x, y + height - 1, width, 1, pen)
        self.fill(x, y, 1, height, pen)
        self.fill(x + width - 1, y, 1, height, pen)

    def dot(self, x, y, pen=ink.WHITE):
        if 0 <= x < self.width and 0 <= y < self.height:
            self.bitmap[y * self.width + x] = self.pen(pen)  # a pair would be garbage

    def line(self, x1, y1, x2, y2, pen=ink.WHITE):
        bitmaptools.draw_line(self.bitmap, x1, y1, x2, y2, self.pen(pen))

    def disc(self, x, y, radius, pen=ink.WHITE):
        """A filled round spot, row by row; radius 1 is a 2x2 pip."""
        if radius == 1:
            self.fill(x - 1, y - 1, 2, 2, pen)
            return
        square = radius * radius + radius // 2
        across = radius
        for down in range(radius + 1):
            while across * across + down * down > square:
                across -= 1
            self.fill(x - across, y - down, 2 * across + 1, 1, pen)
            self.fill(x - across, y + down, 2 * across + 1, 1, pen)

    def text(self, x, y, text, pen=ink.WHITE, scale=1):
        """Words in the display's own letters, 6x12 pixels each."""
        font = terminalio.FONT.bitmap
        pen = self.pen(pen)
        whole = scale == 1 and pen != ink.BLACK and 0 <= y <= self.height - 12
        for char in text.encode():
            left = (char - 32 if 32 <= char < 127 else 31) * 6
            if whole and 0 <= x <= self.width - 6:
                self._stamp(x, y, font, left, pen)
            else:
                self._letter(x, y, font, left, pen, scale)
            x += 6 * scale

    def _stamp(self, x, y, font, left, pen):
        """A letter in a few copies. The font's pixels are 0 and 1, so white needs just one."""
        if pen != ink.WHITE:
            stamp = self._ink
            if stamp is None:
                stamp = self._ink = displayio.Bitmap(6, 12, 16)
            stamp.fill(pen)
            # What is no ink in the font becomes none in the stamp.
            bitmaptools.blit(
                stamp, font, 0, 0, x1=left, y1=0, x2=left + 6, y2=12, skip_source_index=1
            )
            font = stamp
            left = 0
        bitmaptools.blit(
            self.bitmap, font, x, y, x1=left, y1=0, x2=left + 6, y2=12, skip_source_index=0
        )

    def _letter(self, x, y, font, left, pen, scale):
        """A letter by runs of pixels that touch: black, large or half outside the canvas."""
        for row in range(12):
            top = y + row * scale
            if top < 0 or top + scale > self.height:
                continue
            at = row * font.width + left
            run = 0
            for column in range(6):
                if font[at + column]:
                    run += 1
                elif run:
                    self.fill(x + (column - run) * scale, top, run * scale, scale, pen)
                    run = 0
            if run:
                self.fill(x + (6 - run) * scale, top, run * scale, scale, pen)

    def small(self, x, y, number, pen=ink.WHITE):
        """A number in digits of 3x5 pixels; returns where the next one would begin."""
        for digit in str(number):
            at = (ord(digit) - 48) * 5
            for row in range(5):
                bits = _SMALL[at + row]
                for column in range(3):
                    if bits & (4 >> column):
                        self.dot(x + column, y + row, pen)
            x += 4
        return x

    def picture(self, x, y, rows, width, pen=ink.WHITE):
        """A one-colour picture: rows of bits, each row in whole bytes, leftmost pixel first."""
        stride = (width + 7) // 8
        for i in range(len(rows)):
            byte = rows[i]
            top = y + i // stride
            left = x + (i % stride) * 8
            while byte:
                if byte & 0x80:
                    self.dot(left, top, pen)
                byte = (byte << 1) & 0xFF
                left += 1
