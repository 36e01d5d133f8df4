# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Who starts? One seat, a whole order or two teams, every outcome as likely as any other."""

from micropython import const

from tinsel import sound, widgets
from tinsel.keys import BACK, OK
from tinsel.room import make_room
from tinsel.seats import glow
from tinsel.settings import SEATS

_NAME = "dice.seats"
_LAPS = const(2)


def one(pick, players):
    """A seat, each alike."""
    return pick(players)


def order(chance, players):
    """All the seats in an order, each order alike."""
    return chance.shuffle(list(range(players)))


def teams(chance, players):
    """Two teams, as even as can be: the first half of a fair order against the rest."""
    mixed = order(chance, players)
    half = (players + 1) // 2
    return sorted(mixed[:half]), sorted(mixed[half:])


def start(ui):
    kept = ui.memory.kept(_NAME)
    players = kept[0] if kept and 2 <= kept[0] <= SEATS else 4
    chosen = 0
    while True:
        items = ["One seat starts", "An order for all", "Two teams", f"Players: {players}"]
        chosen = yield from widgets.menu(ui, "Who starts?", items, chosen)
        if chosen is None:
            ui.lights.clear()
            return None
        if chosen == 3:
            answer = yield from widgets.players(ui, "Who starts?", 2, SEATS, players)
            if answer:
                players = answer
                if (yield from make_room(ui, 40, ask=False)):
                    ui.memory.keep(_NAME, bytes([players]))
            continue
        again = True
        while again:
            if chosen == 0:
                again = yield from _one(ui, players)
            elif chosen == 1:
                again = yield from _order(ui, players)
            else:
                again = yield from _teams(ui, players)
        ui.lights.clear()


def _run(ui, players, seat):
    """The lights run round the table, slow down, and stop at the seat."""
    ui.wipe()
    ui.title("Who starts?", f"of {players}")
    ui.footer("Skip", "Skip")
    word = ui.big("...", 0, ui.rows, scale=2)
    steps = _LAPS * players + seat
    for step in range(steps + 1):
        at = step % players
        left = steps - step
        glow(ui, at, players)
        word.text = ui.settings.seat_name(at)
        ui.sound.play(sound.TICK)
        if (yield 60 + (0 if left > 5 else (6 - left) * 60)) in (OK, BACK):
            break
    glow(ui, seat, players)
    ui.sound.play(sound.DONE)


def _one(ui, players):
    seat = one(ui.chance.pick, players)
    yield from _run(ui, players, seat)
    ui.wipe()
    ui.title("Who starts?", f"seat {seat + 1}")
    ui.big(ui.settings.seat_name(seat), 0, ui.rows - 1, pen=ui.settings.seat_ink(seat))
    ui.centre(ui.rows - 1, "starts!")
    return (yield from _again(ui))


def _order(ui, players):
    seats = order(ui.chance, players)
    yield from _run(ui, players, seats[0])
    lines = [f"{i + 1}. {ui.settings.seat_name(seat)}" for i, seat in enumerate(seats)]
    glow(ui, seats[0], players)
    return (yield from _list(ui, "The order", lines))


def _teams(ui, players):
    from tinsel import lights

    first, second = teams(ui.chance, players)
    yield from _run(ui, players, first[0])
    ui.lights.clear()
    for rhythm, team in ((lights.STEADY, first), (lights.SLOW, second)):
        for seat in team:
            ui.lights.seat(seat, players, ui.settings.seat_rgb(seat), rhythm)
    lines = ["A: " + _names(ui, first), "B: " + _names(ui, second)]
    lines.append("A steady, B blinks")
    return (yield from _list(ui, "Two teams", lines))


def _names(ui, team):
    room = (ui.cols - 3) // len(team) - 1
    return " ".join([ui.settings.short_name(seat, room) for seat in team])


def _list(ui, title, lines):
    return (yield from widgets.page(ui, title, lines, ok="Again")) == OK


def _again(ui):
    ui.footer("Again", "Back")
    while True:
        key = yield
        if key in (OK, BACK):
            return key == OK
