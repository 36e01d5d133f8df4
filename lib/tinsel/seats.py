# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Who sits where: persons and bots, and the curtain between persons where hands are hidden.

Bots are one number with two bits a seat: 0 is a person, 1 to 3 how strong the bot is.
"""

from tinsel.keys import BACK, OK
from tinsel.shelf import forget


def strength(bots, seat):
    """0: a person sits there."""
    return bots >> 2 * seat & 3


def persons(bots, players):
    return [seat for seat in range(players) if not strength(bots, seat)]


def viewer(bots, players):
    """The one person who may look at the screen all the time; None if there are more, or none."""
    found = persons(bots, players)
    return found[0] if len(found) == 1 else None


def glow(ui, seat, players):
    """A seat alone is lit: it is its turn."""
    ui.lights.clear()
    ui.lights.seat(seat, players, ui.settings.seat_rgb(seat))


def ask(ui, title, low, high, bots=True):
    """How many play, and who is a bot? Returns (players, bots), or None."""
    from tinsel import asking

    return asking.seats(ui, title, low, high, bots)


def curtain(ui, seat, players):
    """Nothing to be seen until the right person holds it. Returns None, or BACK."""
    name = ui.settings.seat_name(seat)
    ui.wipe()
    ui.title("Hand it over")
    ui.footer("Ready", "Leave")
    ui.big(name, 0, ui.rows - 1, pen=ui.settings.seat_ink(seat))
    forget(__name__, "big")  # it is drawn
    ui.centre(ui.rows - 1, f"Hand it to {name}")
    glow(ui, seat, players)
    while True:
        key = yield
        if key == OK:
            ui.lights.clear()
            return None
        if key == BACK:
            return BACK
