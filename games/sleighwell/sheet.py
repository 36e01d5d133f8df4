# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The shapes of the tiles, drawn once on a sheet: faces.py copies from it, this one can go."""

from micropython import const

from tinsel import ink
from tinsel.canvas import Canvas

_ICON = const(9)
_MINI = const(5)
_DIGITS = const(10)  # the rows of the sheet: icons, then digits and small shapes
_SLEIGH = const(17)
_ROOF = const(80)  # where the roof begins, 19 pixels wide, and the three strokes of the stars
_STARS = const(100)

_PENS = (
    ink.RED,
    ink.PURPLE,
    ink.BLUE,
    ink.BROWN,
    ink.GREEN,
    ink.ORANGE,
)
# 9x9 pixels, two bytes a row: cube, pyramid, sphere, reindeer, tree, a gift with a bow for wild,
# then the special actions.
_ICONS = (
    b"\x7f\x80\x81\x80\xfe\x80\x82\x80\x82\x80\x82\x80\x82\x80\x83\x00\xfe\x00"
    b"\x08\x00\x08\x00\x1c\x00\x14\x00\x36\x00\x22\x00\x63\x00\x41\x00\xff\x80"
    b"\x3e\x00\x41\x00\x98\x80\xa0\x80\xa0\x80\x80\x80\x80\x80\x41\x00\x3e\x00"
    b"\xa2\x80\xa2\x80\xe3\x80\x63\x00\x3e\x00\x2a\x00\x3e\x00\x1c\x00\x1c\x00"
    b"\x08\x00\x1c\x00\x3e\x00\x1c\x00\x3e\x00\x7f\x00\x3e\x00\x7f\x00\x08\x00"
    b"\x63\x00\x94\x80\x7f\x00\xf7\x80\x94\x80\xf7\x80\xf7\x80\xf7\x80\xff\x80"
    b"\x80\x80\xc1\x80\x63\x00\x36\x00\x1c\x00\x36\x00\x63\x00\xc1\x80\x80\x80"
    b"\x1c\x00\x1c\x00\x1c\x00\xff\x80\xff\x80\xff\x80\x1c\x00\x1c\x00\x1c\x00"
    b"\x00\x00\x04\x00\x06\x00\xff\x00\xff\x80\xff\x00\x06\x00\x04\x00\x00\x00"
    b"\xaa\x80\x00\x00\x9c\x80\x3e\x00\xbe\x80\x3e\x00\x9c\x80\x00\x00\xaa\x80"
    b"\x22\x00\x22\x00\xff\x80\x22\x00\x22\x00\x22\x00\xff\x80\x22\x00\x22\x00"
    b"\xfc\x00\x84\x00\xbf\x00\xa1\x00\xa1\x00\xe1\x00\x21\x00\x3f\x00\x00\x00"
    b"\x3e\x00\x41\x00\xa2\x80\x80\x80\x80\x80\xa2\x80\x9c\x80\x41\x00\x3e\x00"
    b"\x1c\x00\x1c\x00\x7f\x00\x3e\x00\x1c\x00\x08\x00\x00\x00\xff\x80\xff\x80"
    b"\x20\x00\x7f\x80\xff\x00\x7f\x80\x20\x00\x02\x00\xff\x00\x7f\x80\xff\x00"
)
# 5x5 pixels: the same kinds as wishes, and "?".
_MINIS = (
    b"\xf8\x88\x88\x88\xf8"
    b"\x20\x20\x70\x50\xf8"
    b"\x70\xf8\xf8\xf8\x70"
    b"\x88\xd8\x70\x20\x20"
    b"\x20\x70\x70\xf8\x20"
    b"\x60\x10\x20\x00\x20"
)
_SLED = (
    b"\x00\x00\x00\x18\x00\x00\x3c\x01\x80\x3c\x02\x00\xbf\x06"
    b"\x00\xbf\xff\x00\xbf\xff\x80\xff\xfc\x00\x7f\xfe\x00"
)
_QUESTION = b"\xc0\x20\x40\x00\x40"


def draw(colour):
    """(the sheet, the small shapes in white on black where a house has no paper to spare)."""
    count = len(_ICONS) // 18
    sheet = Canvas(_ICON * count + _SLEIGH, _DIGITS + _MINI, colour)
    sheet.bitmap.fill(ink.WHITE)
    night = None
    if not colour:
        night = Canvas(_STARS + 5, _MINI, colour)
        _small(night, 0, ink.WHITE)
    _small(sheet, _DIGITS, ink.BLACK)
    for i in range(count):
        pen = _PENS[i] if colour and i < len(_PENS) else ink.BLACK
        sheet.picture(i * _ICON, 0, _ICONS[18 * i : 18 * i + 18], _ICON, pen)
    sheet.picture(_ICON * count, 0, _SLED, _SLEIGH, ink.WINE if colour else ink.BLACK)
    return sheet.bitmap, night and night.bitmap


def _small(sheet, y, pen):
    """Digits, "?" and the small shapes."""
    for digit in range(10):
        sheet.small(digit * 4, y, digit, pen)
    sheet.picture(40, y, _QUESTION, 3, pen)
    for i in range(6):
        shape = _MINIS[5 * i : 5 * i + 5]
        sheet.picture(44 + i * 6, y, shape, _MINI, _PENS[i] if sheet.colour and i < 5 else pen)
    for i in range(3):
        wide = 3 - i if sheet.colour else 1  # paper is cut off, a dark house has an edge
        left = 0 if sheet.colour else 2 - i
        sheet.fill(_ROOF + left, y + i, wide, 1, pen)
        sheet.fill(_ROOF + 16 + i, y + i, wide, 1, pen)
        sheet.fill(_STARS + 2 * i, y, 1, 3, ink.RED if sheet.colour else pen)
