# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Dice drawn on a canvas: pips on a d6, numbers on the others, each kind in its own shape."""

from tinsel import ink

from . import data

# Where the pips of 1 to 6 lie, as bits of a 3x3 square.
_PIPS = (0b000010000, 0b100000001, 0b100010001, 0b101000101, 0b101010101, 0b101101101)


def layout(count, width, height):
    """(columns, size) that show so many dice as large as they fit."""
    best = (1, 0)
    for rows in range(1, 4):
        columns = (count + rows - 1) // rows
        size = min(width // columns, height // rows) - 2
        if size > best[1]:
            best = (columns, size)
    return best[0], min(best[1], 36)


def half_width(sides, row, size):
    """Half the width of a die's shape at one of its rows."""
    half = size // 2
    if sides == 6:
        return half - (1 if row in (0, size - 1) else 0)
    if sides == 4:
        return (row + 1) * half // size
    if sides == 8:
        return min(row + 1, size - row) * half // half
    if sides == 10:  # a kite, widest a little below its middle
        widest = size * 5 // 8
        return (
            (row + 1) * half // widest if row < widest else (size - row) * half // (size - widest)
        )
    if sides == 12:
        return min(half, half * 5 // 8 + min(row, size - 1 - row))
    if sides == 20:
        return min(half, (min(row, size - 1 - row) + 1) * half * 4 // size)
    # d100 and coin are round
    away = abs(2 * row + 1 - size)
    across = size
    while across * across + away * away > size * size:
        across -= 1
    return across // 2


def draw(canvas, x, y, size, sides, value, tint=0, hollow=False):
    """One die, its top left corner at x, y. A hollow one is locked: it stays as it is."""
    paper = data.TINTS[tint]
    middle = x + size // 2
    if sides == 6:  # a square without its corners: two strokes
        _square(canvas, x, y, size, paper)
        if hollow:
            _square(canvas, x + 1, y + 1, size - 2, ink.BLACK)
    else:
        _shape(canvas, middle, y, size, sides, paper, hollow)
    pen = paper if hollow else ink.BLACK
    if not value:
        canvas.text(middle - 3, y + size // 2 - 6, "?", pen)
    elif sides == 6:
        _pips(canvas, x, y, size, value, pen, ink.BLACK if hollow else paper)
    else:
        text = data.face(sides, value)
        down = y + size // 2 + (size // 6 if sides == 4 else 0)
        if size >= 24 and (sides != 4 or len(text) == 1):
            canvas.text(middle - 3 * len(text), down - 6, text, pen)
        elif sides == 2:
            _letter(canvas, middle, down, value, pen)
        else:
            canvas.small(middle - (4 * len(text) - 1) // 2, down - 2, text, pen)


def _square(canvas, x, y, size, pen):
    canvas.fill(x + 1, y, size - 2, size, pen)
    canvas.fill(x, y + 1, size, size - 2, pen)


def _shape(canvas, middle, y, size, sides, paper, hollow):
    """Row by row, for what is not square."""
    for row in range(size):
        half = half_width(sides, row, size)
        canvas.fill(middle - half, y + row, 2 * half + size % 2, 1, paper)
    if hollow:
        for row in range(1, size - 1):
            half = min(
                half_width(sides, row, size),
                half_width(sides, row - 1, size),
                half_width(sides, row + 1, size),
            )
            half -= 1
            if half > 0:
                canvas.fill(middle - half, y + row, 2 * half + size % 2, 1, ink.BLACK)


def _letter(canvas, x, y, value, pen):
    """A small H or T."""
    if value == 1:
        canvas.fill(x - 2, y - 3, 1, 6, pen)
        canvas.fill(x + 1, y - 3, 1, 6, pen)
        canvas.fill(x - 1, y - 1, 2, 1, pen)
    else:
        canvas.fill(x - 2, y - 3, 5, 1, pen)
        canvas.fill(x, y - 2, 1, 5, pen)


def _pips(canvas, x, y, size, value, pen, paper):
    bits = _PIPS[value - 1]
    pip = max(2, size // 6)
    inner = size - 2 * (size // 8) - pip
    for place in range(9):
        if bits & (1 << place):
            left = x + size // 8 + (place % 3) * inner // 2
            top = y + size // 8 + (place // 3) * inner // 2
            canvas.fill(left, top, pip, pip, pen)
            if pip > 3:  # round its corners
                for across in (0, pip - 1):
                    for downward in (0, pip - 1):
                        canvas.dot(left + across, top + downward, paper)
