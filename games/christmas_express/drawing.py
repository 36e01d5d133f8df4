# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Draws the track and the trains' numbers, once for a board; not needed after that."""

import displayio
from bitmaptools import fill_region

from tinsel import ink

# Pictures of 5x5: house, tree, mug, cane, flake, bell, star; bridge and slope ends.
# As rectangles, which are drawn in C: left and top, then width and height less one; octal digits.
_SMALL = (
    b"\x09\x11\x0c\x10\x02\x20\x10\x00\x1b\x00\x0b\x00",
    b"\x0b\x11\x09\x10\x04\x20\x10\x02",
    b"\x01\x1a\x0c\x10\x22\x01",
    b"\x21\x03\x10\x08\x09\x00",
    b"\x09\x12\x02\x20\x10\x04\x20\x00\x04\x00\x24\x00\x00\x00",
    b"\x09\x12\x03\x20\x10\x04",
    b"\x09\x12\x01\x20\x04\x08\x1c\x08\x10\x00",
    b"\x09\x11\x22\x02\x02\x02",
    b"\x02\x12\x01\x08\x1c\x08\x00\x00\x1b\x00",
)
# The same of 7x7.
_LARGE = (
    b"\x0a\x0c\x22\x0c\x11\x12\x03\x30\x18\x00\x1e\x00",
    b"\x11\x14\x05\x30\x0a\x20\x0c\x20\x18\x06",
    b"\x02\x2b\x0e\x18\x33\x01\x20\x00\x10\x00",
    b"\x29\x05\x10\x10\x25\x00\x23\x00\x09\x00",
    b"\x12\x12\x03\x30\x18\x06\x0d\x00\x29\x00\x2d\x00\x00\x00\x09\x00\x06\x00\x30\x00\x36\x00",
    b"\x0a\x23\x11\x10\x18\x06\x05\x30",
    b"\x0a\x21\x14\x10\x0d\x01\x02\x30\x2d\x01\x18\x01\x15\x00\x06\x00\x25\x00\x36\x00",
    b"\x11\x11\x03\x03\x33\x03\x0a\x01\x2a\x01",
    b"\x03\x1b\x01\x09\x25\x09\x12\x00\x24\x00\x00\x00\x36\x00",
)
_INKS = (ink.SILVER, ink.GREEN, ink.ORANGE, ink.RED, ink.TEAL, ink.GOLD, ink.WHITE)
_BRIDGE = 7
_SLOPE = 8

# Digits of 3x5 for the trains, a byte a row.
_DIGITS = b"\x40\xc0\x40\x40\xe0\xe0\x20\xe0\x80\xe0\xe0\x20\x60\x20\xe0\xa0\xa0\xe0\x20\x20"


def draw(track):
    """A generator: whoever has the time lets others have a turn in between. 0 comes first."""
    canvas = track.canvas
    board = track.board
    bitmap = canvas.bitmap
    size = 3 if track.large else 2
    pens = (canvas.pen(ink.PINE), canvas.pen(ink.WINE))
    for place in range(board.pole):
        x, y = track.where(place)
        fill_region(bitmap, x - 1, y - 1, x - 1 + size, y - 1 + size, pens[place & 1])
        if place % 30 == 0:
            yield place
    for place in range(track.columns, board.pole, track.columns):
        x, y = track.where(place)
        canvas.fill(x, y - track.pitch + 2, 1, track.pitch - 3, ink.GREY)
    _path(track, board.lower, board.upper, ink.BLUE)
    _path(track, board.foot, board.top, ink.TEAL)
    yield 1
    for i, place in enumerate(board.stations):
        _picture(track, place, i, _INKS[i])
    yield 1
    for end in (board.lower, board.upper):
        _picture(track, end, _BRIDGE, ink.BLUE)
    for end in (board.foot, board.top):
        _picture(track, end, _SLOPE, ink.TEAL)


def _picture(track, place, which, pen):
    x, y = track.where(place)
    half = track.half
    rows = (_LARGE if track.large else _SMALL)[which]
    bitmap = track.canvas.bitmap
    pen = track.canvas.pen(pen)
    x -= half
    y -= half
    fill_region(bitmap, x, y, x + 2 * half + 1, y + 2 * half + 1, ink.BLACK)
    for i in range(0, len(rows), 2):
        left = x + (rows[i] >> 3)
        top = y + (rows[i] & 7)
        size = rows[i + 1]
        fill_region(bitmap, left, top, left + 1 + (size >> 3), top + 1 + (size & 7), pen)


def _path(track, one, two, pen):
    """Bridge and slope: a dotted line between the lanes, where they are neighbours."""
    if abs(one // track.columns - two // track.columns) > 1:
        return
    x, y = track.where(one)
    x2, y2 = track.where(two)
    level = min(max(y, y2), min(y, y2) + track.pitch) - track.pitch // 2 if y != y2 else 0
    level = level or y + track.pitch // 2
    level = min(level, track.canvas.height - 1)
    for left in range(min(x, x2), max(x, x2), 4):
        track.canvas.fill(left, level, 2, 1, pen)


def trains(size, large):
    """The trains' numbers side by side."""
    width, height = size
    sheet = displayio.Bitmap(4 * width, height, 4)
    if large:
        sheet.fill(1)
    for seat in range(4):
        left = seat * width + (width - 3) // 2
        for row in range(5):
            bits = _DIGITS[seat * 5 + row]
            for column in range(3):
                if bits & 0x80 >> column:
                    sheet[left + column, (height - 5) // 2 + row] = 2
    return sheet


def rim(size):
    """What marks where a train would be."""
    width, height = size
    rim = displayio.Bitmap(width + 2, height + 2, 4)
    rim.fill(1)
    fill_region(rim, 1, 1, width + 1, height + 1, 0)
    return rim
