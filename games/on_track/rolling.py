# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A roll of the three dice for everybody to see, with what doubles would allow."""

from micropython import const

from tinsel import sound

from . import data, dice

_TUMBLE = const(5)
_FRAME = const(70)  # ms


def merging(values):
    """Doubles in words, short enough for a row; an empty text if there are none."""
    pairs = dice.doubles(values)
    if len(pairs) == 3:
        return "All same: merge two"
    if not pairs:
        return ""
    one, other = data.PAIRS[pairs[0]]
    return f"{data.DICE[one]}={data.DICE[other]} merge: any roll"


def tumble(ui, canvas, values):
    """Dice in the air: every roll is seen to be one, also when the numbers repeat."""
    ui.lights.clear()
    for frame in range(_TUMBLE):
        canvas.clear()
        dice.row(canvas, [(value + frame * 2 + i) % 6 + 1 for i, value in enumerate(values)])
        ui.lights.set(frame, 0x202020)
        ui.sound.play(sound.TICK)
        yield _FRAME
    canvas.clear()
    dice.row(canvas, values)
    dice.light(ui, values)


def rolled(ui, values, title, note=""):
    """Until a key: OK, or any other. Without doubles there is room for a note."""
    ui.wipe()
    ui.title(title)
    canvas = ui.canvas(0, ui.rows - 1)
    ui.footer("Go on", "Go on")
    yield from tumble(ui, canvas, values)
    ui.centre(ui.rows - 1, merging(values) or note)
    ui.sound.play(sound.DONE)
    while (yield) is None:
        pass
