# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The Settings page: brightness, sound, the seats, the way round, rest."""

from tinsel import owner, widgets
from tinsel.keys import BACK, LEFT, OK, RIGHT
from tinsel.room import make_room
from tinsel.settings import NAME_LENGTH, NAMES, SEATS

_ROWS = (
    ("display", "Display"),
    ("lights", "Lights"),
    ("mute", "Sound"),
    ("flip", "Turned round"),
    ("dim", "Dim after"),
    ("blank", "Dark after"),
)

_INK_NAMES = ("red", "green", "gold", "blue", "purple", "white")
_SHORT_LIST = ("Grandma", "Grandpa", "Mum", "Dad", "Me", "You", "Guest")


def setup(ui):
    yield from make_room(ui, 300, ask=False)  # else what is changed lasts until power goes
    try:
        yield from _choose(ui)
    finally:  # also when BACK is held to go home
        ui.settings.keep()


def _choose(ui):
    chosen = 0
    while True:
        rows = [(label, _value(name, getattr(ui.settings, name))) for name, label in _ROWS]
        rows.append(("Names and colours", ""))
        chosen, key = yield from widgets.form(ui, "Settings", rows, chosen, back="Done")
        if key == BACK:
            return
        if chosen < len(_ROWS):
            _change(ui, _ROWS[chosen][0], -1 if key == LEFT else 1, key == OK)
        elif key in (OK, RIGHT):
            yield from _seats(ui)


def _value(name, value):
    if name == "mute":
        return "off" if value else "on"
    if name == "flip":
        return "yes" if value else "no"
    if name in ("dim", "blank"):
        return f"{value} min"
    return f"{value * 10}%"


def _change(ui, name, step, around):
    """OK goes round from the highest to the lowest; LEFT and RIGHT stop there."""
    low, high = owner.limits(name)
    value = getattr(ui.settings, name) + step
    if value > high:
        value = low if around else high
    value = max(value, low)
    setattr(ui.settings, name, value)
    ui.console.apply()
    ui.lights.clear()
    if name == "lights" and value:  # to see what it does, also where no key has a light
        for seat in range(SEATS):
            ui.lights.seat(seat, SEATS, ui.settings.seat_rgb(seat))


def _seats(ui):
    chosen = 0
    while True:
        settings = ui.settings
        items = []
        ui.lights.clear()
        for seat in range(SEATS):
            colour = _INK_NAMES[settings.seat_colour(seat)]
            name = settings.seat_name(seat)
            gap = " " * (ui.cols - 2 - len(name) - len(colour))
            items.append(f"{seat + 1} {name}{gap}{colour}")
            ui.lights.seat(seat, SEATS, settings.seat_rgb(seat))
        chosen = yield from widgets.menu(ui, "Seats", items, chosen, ok="Change", back="Done")
        if chosen is None:
            ui.lights.clear()
            return
        yield from _seat(ui, chosen)


def _seat(ui, seat):
    settings = ui.settings
    what = yield from widgets.menu(
        ui, "Seat " + str(seat + 1), ["Name from a list", "Type a name", "Colour"]
    )
    if what is None:
        return
    name, colour = settings.seat_name(seat), settings.seat_colour(seat)
    if what == 0:
        names = NAMES + _SHORT_LIST
        at = yield from widgets.menu(ui, "Name", names)
        if at is None:
            return
        name = names[at]
    elif what == 1:
        name = yield from widgets.typed(ui, "Name", name, NAME_LENGTH)
        if not name:
            return
    else:
        colour = yield from widgets.menu(ui, "Colour", _INK_NAMES, colour)
        if colour is None:
            return
    yield from make_room(ui, 40, ask=False)
    settings.set_seat(seat, name, colour)
