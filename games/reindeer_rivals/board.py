# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Match your board: the names, the numbers and how many cities the printed board has, kept."""

from tinsel import widgets
from tinsel.keys import BACK, LEFT, OK
from tinsel.room import make_room

from . import data
from .ledger import MOST_CITIES, MOST_PACKETS

_COUNT = "rr.n"
_NAME_LENGTH = 10


def _default(city):
    if city < len(data.CITIES):
        return data.CITIES[city][1], data.CITIES[city][3]
    return f"City {city + 1}", 3


def read(memory):
    """[(name, most)] as the owner has put them in, else as reconstructed."""
    kept = memory.kept(_COUNT)
    count = len(data.CITIES)
    if kept and 1 <= kept[0] <= MOST_CITIES:
        count = kept[0]
    found = []
    for city in range(count):
        name, most = _default(city)
        kept = memory.kept(f"rr.c{city}")
        if kept and 1 <= kept[0] <= MOST_PACKETS:
            most = kept[0]
            name = _readable(kept[1:]) or name
        found.append((name, most))
    return found


def _readable(raw):
    return bytes([char for char in raw if 32 <= char < 127]).decode()[:_NAME_LENGTH]


def options(cities):
    """For a new ledger; nothing where the numbers are the reconstructed ones."""
    most = tuple([row[1] for row in cities])
    return () if most == tuple([row[3] for row in data.CITIES]) else most


def match(ui):
    """Step through the cities; LEFT and RIGHT change a number, OK a name. Kept when it is left."""
    if not (yield from make_room(ui, 22 * MOST_CITIES)):
        return
    cities = read(ui.memory)
    try:
        yield from _edit(ui, cities)
    finally:  # also when BACK is held to go home
        _keep(ui.memory, cities)


def _keep(memory, cities):
    for city in range(MOST_CITIES):
        row = cities[city] if city < len(cities) else None
        if row is None or row == _default(city):
            memory.forget(f"rr.c{city}")
        else:
            own = b"" if row[0] == _default(city)[0] else row[0].encode()
            memory.keep(f"rr.c{city}", bytes([row[1]]) + own)
    if len(cities) == len(data.CITIES):
        memory.forget(_COUNT)
    else:
        memory.keep(_COUNT, bytes([len(cities)]))


def _edit(ui, cities):
    chosen = 0
    while True:
        rows = [("Cities", str(len(cities)))]
        for name, most in cities:
            rows.append((name, str(most)))
        rows.append(("As reconstructed", ""))
        chosen = min(chosen, len(rows) - 1)  # there may be fewer now
        chosen, key = yield from widgets.form(ui, "Your board", rows, chosen, "Change", "Done")
        step = -1 if key == LEFT else 1
        if key == BACK:
            return
        if chosen == len(rows) - 1:
            if key == OK and (yield from _sure(ui)):
                cities[:] = [_default(city) for city in range(len(data.CITIES))]
        elif chosen == 0:
            if step < 0 and len(cities) > 1:
                cities.pop()
            elif step > 0 and len(cities) < MOST_CITIES:
                cities.append(_default(len(cities)))
        else:
            name, most = cities[chosen - 1]
            if key == OK:
                typed = yield from widgets.typed(ui, f"City {chosen}", name, _NAME_LENGTH)
                if typed and typed != name[:_NAME_LENGTH]:
                    cities[chosen - 1] = (typed, most)
            else:
                cities[chosen - 1] = (name, min(max(most + step, 1), MOST_PACKETS))


def _sure(ui):
    return (
        yield from widgets.confirm(
            ui, "Reconstructed?", "Your names and numbers are forgotten.", "Forget", "Keep"
        )
    )
