# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Tiles as pictures: a shape for each kind, a number, wishes and stars; copied from a sheet.

A tile is white paper with black numbers; colour is only added to what its shape says already.
"""

import bitmaptools
from micropython import const

from tinsel import ink
from tinsel.shelf import forget

from .wishes import stars

# As data.py has them: here they are no names, just numbers.
_ANY = const(31)
_HOUSE = const(32)
_SLEIGH_KIND = const(128)
_FIRST_SLEIGH = const(94)


WIDE = const(20)  # from one tile to the next; its paper is a pixel less
_ICON = const(9)
_MINI = const(5)
_DEED = const(6)  # where the special actions' icons begin
_ICONS = const(15)  # and where the sleigh does
_DIGITS = const(10)  # the rows of the sheet: icons, then digits and small shapes
_SLEIGH = const(17)
_ROOF = const(80)
_STARS = const(100)

_KINDS = b"\x01\x02\x04\x08\x10\x0f"  # cube, pyramid, sphere, reindeer, tree, wild


def mini(wish):
    """Which small shape stands for a wish."""
    return 5 if wish == _ANY else _KINDS.find(bytes((wish,)))


def mark(canvas, x, y, high, pen, dark):
    """The cursor: a frame around a tile and a dark one within; a dark house has only its corners.

    There the number and the wishes reach to the edge, and a whole frame would run into them.
    """
    if not dark:
        canvas.frame(x - 1, y - 1, WIDE + 1, high + 2, pen)
        canvas.frame(x, y, WIDE - 1, high, ink.BLACK)
        return
    for top in (y - 1, y + high):
        canvas.fill(x - 1, top, 3, 1, pen)
        canvas.fill(x + WIDE - 3, top, 3, 1, pen)
    for left in (x - 1, x + WIDE - 1):
        canvas.fill(left, y - 1, 1, high + 2, pen)


class Faces:
    """The sheet of shapes, and tiles put together from it."""

    def __init__(self, colour):
        from .sheet import draw

        self.sheet, self.night = draw(colour)
        self.many = False  # sleighs: then each has its number
        forget(__name__, "sheet")

    def _copy(self, canvas, x, y, left, top, width, height, dark=False):
        bitmaptools.blit(
            canvas.bitmap,
            self.night if dark else self.sheet,
            x,
            y,
            x1=left,
            y1=top - _DIGITS if dark else top,
            x2=left + width,
            y2=top - _DIGITS + height if dark else top + height,
            skip_source_index=ink.BLACK if dark else ink.WHITE,
        )

    def number(self, canvas, x, y, number, dark=False):
        """Two digits at the most; 0 is a "?"."""
        if not number:
            self._copy(canvas, x + 2, y, 40, _DIGITS, 3, 5, dark)
            return
        if number > 9:
            self._copy(canvas, x, y, number // 10 * 4, _DIGITS, 3, 5, dark)
            x += 4
        else:
            x += 2
        self._copy(canvas, x, y, number % 10 * 4, _DIGITS, 3, 5, dark)

    def shape(self, canvas, x, y, which, dark=False):
        self._copy(canvas, x, y, 44 + which * 6, _DIGITS, _MINI, _MINI, dark)

    def tile(self, canvas, x, y, high, tiles, tile, kind, low, top):
        """A tile with its paper: kind and numbers as they are now, copied or printed."""
        bitmaptools.fill_region(canvas.bitmap, x, y, x + WIDE - 1, y + high, ink.WHITE)
        down = (high - 11) // 2
        if kind == _SLEIGH_KIND:
            self._copy(canvas, x + 1, y + 1 + down, _ICON * _ICONS, 0, _SLEIGH, _ICON)
            if self.many:
                self.number(canvas, x + 8, y + 1 + down, tile - _FIRST_SLEIGH + 1)
            return
        if kind == _HOUSE:
            self._house(canvas, x, y, down, tiles.wishes[tile], low)
            return
        copied = kind != tiles.kind[tile]
        self._kind(canvas, x + 1, y + 1 + down, kind, 0 if copied else tiles.deed[tile])
        if low != top:  # a double number: one above the other
            self.number(canvas, x + 11, y + down, low)
            self.number(canvas, x + 11, y + 6 + down, top)
        else:
            self.number(canvas, x + 11, y + 3 + down, low)

    def _kind(self, canvas, x, y, kind, deed):
        which = _DEED + deed - 1 if deed else _KINDS.find(bytes((kind,)))
        if which >= 0:
            self._copy(canvas, x, y, which * _ICON, 0, _ICON, _ICON)
            return
        at = 0
        for i in range(5):  # a double present: two small shapes
            if kind >> i & 1 and kind < 32:
                self.shape(canvas, x + at, y - 1 + at + at // 4, i)
                at = 4

    def _house(self, canvas, x, y, down, wishes, number):
        """A roof, the number, a stroke a star; below, what it wants. Without colour it is dark."""
        dark = not canvas.colour
        if dark:
            bitmaptools.fill_region(canvas.bitmap, x, y, x + WIDE - 1, y + 11, ink.BLACK)
        self._copy(canvas, x, y, _ROOF, _DIGITS, WIDE - 1, 3, dark)
        self.number(canvas, x + 4, y + down, number, dark)
        self._copy(canvas, x + 12, y + 2 + down, _STARS, _DIGITS, 2 * stars(wishes) - 1, 3, dark)
        left = x + (20 - 6 * len(wishes)) // 2
        for i, wish in enumerate(wishes):
            self.shape(canvas, left + 6 * i, y + 6 + down, mini(wish), dark)
