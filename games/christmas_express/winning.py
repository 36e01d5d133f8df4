# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The train is at the North Pole: lights, a tune and a big name."""

from micropython import const

from tinsel import ink, sound
from tinsel.keys import BACK, OK

_FRAME = const(120)  # ms
_FRAMES = const(24)
_FLAKES = const(12)


def celebrate(ui, game):
    at = game.trains.at
    seat = list(at).index(max(at))
    name = ui.settings.seat_name(seat)
    ui.wipe()
    ui.title("The North Pole")
    ui.footer("Go on", "Go on")
    canvas = ui.canvas(0, ui.rows - 1)
    ui.big(name, 0, ui.rows - 1, pen=ui.settings.seat_ink(seat))
    ui.centre(ui.rows - 1, "wins!")
    ui.sound.play(sound.JINGLE)
    for frame in range(_FRAMES):
        for flake in range(_FLAKES):  # snow falls past the name
            x = (flake * 37 + 11) % canvas.width
            y = (flake * 23 + frame * (1 + flake % 3) * 2) % (canvas.height + 4)
            canvas.fill(x, y - 2 * (1 + flake % 3), 2, 2, ink.BLACK)
            canvas.fill(x, y, 2, 2, ink.SILVER)
        ui.lights.clear()
        for place in range(len(ui.lights.ring)):
            if (place + frame) % 3 == 0:
                ui.lights.set(place, ui.settings.seat_rgb(seat))
        if (yield _FRAME) in (OK, BACK):
            break
