# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The three dice, drawn in their colours with their letters, and on the lights."""

from tinsel import ink, lights

INKS = (ink.RED, ink.GREEN, ink.WHITE, ink.GOLD)
# Where the pips of 1 to 6 lie, as bits of a 3x3 square.
_PIPS = (0b000010000, 0b100000001, 0b100010001, 0b101000101, 0b101010101, 0b101101101)
# A letter beside each die, 5x7 pixels: R, G, W and M for two that are merged.
_LETTERS = (
    b"\xf0\x88\x88\xf0\xa0\x90\x88",
    b"\x70\x88\x80\xb8\x88\x88\x70",
    b"\x88\x88\x88\xa8\xa8\xd8\x88",
    b"\x88\xd8\xa8\xa8\x88\x88\x88",
)


def die(canvas, x, y, size, value, which, hollow=False):
    """One die; a hollow one is used or not rolled yet."""
    pen = INKS[which]
    canvas.fill(x + 1, y, size - 2, size, pen)
    canvas.fill(x, y + 1, size, size - 2, pen)
    if hollow:
        canvas.fill(x + 1, y + 1, size - 2, size - 2, ink.BLACK)
    if value:
        pip = max(2, size // 6)
        edge = size // 8
        inner = size - 2 * edge - pip
        for place in range(9):
            if _PIPS[value - 1] >> place & 1:
                left = x + edge + place % 3 * inner // 2
                top = y + edge + place // 3 * inner // 2
                canvas.fill(left, top, pip, pip, pen if hollow else ink.BLACK)


def letter(canvas, x, y, which):
    canvas.picture(x, y, _LETTERS[which], 5, INKS[which])


def row(canvas, values):
    """Three dice side by side, each with its letter, in the middle of the canvas."""
    size = min(canvas.height, 28, canvas.width // 4 - 5)
    step = size + 14
    left = (canvas.width - 3 * step + 6) // 2
    top = (canvas.height - size) // 2
    for which in range(3):
        die(canvas, left + which * step, top, size, values[which], which, not values[which])
        letter(canvas, left + which * step + size + 2, top, which)


def column(canvas, values, free):
    """To the right of the map: red, green, white; two that are merged stand as one below."""
    left = canvas.width - 33
    for which in range(4):
        top = 19 * which
        canvas.fill(left, top, 33, 19, ink.BLACK)
        if which < 3 or free[which]:
            die(canvas, left + 8, top, 17, values[which], which, not free[which])
            letter(canvas, left, top + 5, which)


def light(ui, values):
    """A light a die, in its colour; each with a rhythm of its own."""
    ui.lights.clear()
    for which in range(3):
        if values[which]:
            ui.lights.set(which, ink.RGB[INKS[which]], lights.RHYTHMS[which])


def doubles(values):
    """The pairs that are equal, as places in data.PAIRS."""
    found = []
    for pair, (one, other) in enumerate(((0, 1), (0, 2), (1, 2))):
        if values[one] == values[other]:
            found.append(pair)
    return found
