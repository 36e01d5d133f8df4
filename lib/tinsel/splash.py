# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The start picture: a parcel under a starry sky, and the name."""

import terminalio

from tinsel import ink

# Stars: x, y in parts of the canvas, so that they fit every display.
_STARS = (
    b"\x05\x14\x0f\x46\x16\x0a\x1e\x5a\x28\x0c\x30\x48"
    b"\x3c\x08\x46\x52\x50\x10\x5a\x3e\x5e\x12\x09\x5c"
)


def draw(ui, version):
    ui.wipe()
    ui.title("")
    ui.row(ui.rows, "")
    ui.words.clear()
    canvas = ui.canvas(-1, ui.rows + 2)
    width, height = canvas.width, canvas.height
    if canvas.colour:
        canvas.fill(0, 0, width, height, ink.NIGHT)
        canvas.fill(0, height - height // 5, width, height // 5, ink.SILVER)
    for i in range(0, len(_STARS), 2):
        x = _STARS[i] * width // 100
        y = _STARS[i + 1] * height // 200
        canvas.dot(x, y, ink.GOLD)
        canvas.dot(x + 1, y, ink.GOLD)
        canvas.dot(x, y - 1, ink.WHITE)
    _parcel(canvas, width // 2, height * 7 // 16 if canvas.colour else 21)
    _word(ui, "TINSELBOX", height - (38 if canvas.colour else 16), ink.GOLD, 2)
    if canvas.colour:
        _word(ui, "five Christmas games", height - 18, ink.WINE)
        _word(ui, version, height - 7, ink.NIGHT)


def _word(ui, text, y, pen, scale=1):
    """Words in the middle of the display; the library is dropped with this picture."""
    from adafruit_display_text import label

    word = label.Label(terminalio.FONT, text=text, scale=scale)
    word.color = ink.RGB[pen if ui.colour else ink.WHITE]
    word.anchor_point = (0.5, 0.5)
    word.anchored_position = (ui.width // 2, y)
    ui.lay(word)


def _parcel(canvas, x, y):
    """A parcel with a ribbon and a bow, its middle at x, y."""
    canvas.fill(x - 15, y - 8, 31, 20, ink.WINE)
    if not canvas.colour:
        canvas.fill(x - 14, y - 7, 29, 18, ink.BLACK)
    canvas.fill(x - 17, y - 11, 35, 5, ink.RED)
    canvas.fill(x - 2, y - 11, 5, 23, ink.GOLD)
    canvas.disc(x - 5, y - 14, 4, ink.GOLD)
    canvas.disc(x + 5, y - 14, 4, ink.GOLD)
    canvas.disc(x - 5, y - 14, 1, ink.BLACK)
    canvas.disc(x + 5, y - 14, 1, ink.BLACK)
