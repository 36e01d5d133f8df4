# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Where a laden sleigh goes: its reach on the map, the sensible places, or any with the cursor."""

from tinsel import sound, widgets
from tinsel.keys import BACK, DOWN, LEFT, OK, RIGHT, UP

from . import data, land, places
from .atlas import Atlas
from .rules import LITTLE

last = [LITTLE, land.DEPOT, -1]  # sleigh, origin and target of the last trip: most trips repeat


class Load:
    """A sleigh that is laden, or will be as soon as it is known where it goes."""

    def __init__(self, big, origin, count):
        self.big = big
        self.origin = origin
        self.count = count


def where(ui, game, seat, load, back):
    """Returns the cell, -1 for BACK; back is what that does.

    UP and DOWN step through the places, LEFT and RIGHT take the cursor in hand.
    """
    big, origin = load.big, load.origin
    cells = places.delivered(game, big, origin)
    finding = places.targets(game, seat, big, origin)  # more, while people look at the first
    at = _again(origin, cells)
    free = False
    cell = cells[at] if cells else -1
    atlas = None
    fresh = True
    while True:
        if atlas is None:
            atlas = Atlas(ui, False)
            atlas.draw(game, seat, origin, big)
            arrows = atlas.corner("^v  ")
            atlas.head(game, seat)
        if fresh:
            ok = _say(atlas, game, load, cell)
            _arrows(arrows, free)
            if free:
                leave = "List" if cells else back
                ui.footer(ok, leave, up="Up", down="Down", left="Left", right="Right")
            else:
                ui.footer(ok, back, up="Before", down="Next", left="Free", right="Free")
        key = yield 0 if finding else None
        fresh = key is not None
        if key is None:
            try:
                next(finding)
                continue
            except StopIteration as found:
                cells = found.value
                finding = None
            fresh = True
            if not free and cell < 0:
                at = _again(origin, cells)
                free = not cells
                cell = cells[at] if cells else origin
        elif key == OK and cell >= 0:
            fault = game.fault(big, origin, cell)
            if not fault:
                last[2] = cell
                return cell
            ui.sound.play(sound.REFUSE)
            yield from widgets.tell(ui, "Not so", fault)
            atlas = None
        elif key == BACK:
            if not free or not cells:
                return -1
            free = False
            cell = cells[at]
        elif free or key in (LEFT, RIGHT):
            free = True
            cell = _step(ui, load, origin if cell < 0 else cell, key)
        elif key in (UP, DOWN) and cells:
            at = (at + (1 if key == DOWN else -1)) % len(cells)
            cell = cells[at]


def _again(origin, cells):
    """The place in the list where the last trip from here went."""
    for i in range(len(cells)):
        if cells[i] == last[2] and last[1] == origin:
            return i
    return 0


def _step(ui, load, cell, key):
    """One cell on, if the sleigh gets there; water may be crossed."""
    x = cell % data.WIDTH + (key == RIGHT) - (key == LEFT)
    y = cell // data.WIDTH + (key == DOWN) - (key == UP)
    there = y * data.WIDTH + x
    reach = data.LONG_SIDE if load.big else data.SHORT_SIDE
    inside = 0 <= x < data.WIDTH and 0 <= y < data.HEIGHT
    if inside and land.within(there, load.origin, reach):
        return there
    ui.sound.play(sound.REFUSE)
    return cell


def _arrows(tiles, free):
    """The keys that move the cursor now: two step, four when it is in hand."""
    for i, char in enumerate(b"<^v>" if free else b"^v  "):
        if tiles[i] != char - 32:
            tiles[i] = char - 32


def _say(atlas, game, load, cell):
    """What lies under the cursor, and what comes of stopping there; returns what OK does."""
    atlas.point(cell)
    city = land.city_at(cell) if cell >= 0 else -1
    ok = ""
    if cell >= 0 and not game.fault(load.big, load.origin, cell):
        ok = "Go" if city < 0 else "Deliver"
    wide = ""
    if cell < 0:
        lines = ("Looking", "...")
    elif cell == load.origin:
        lines = ("Start:", "choose", "a place")
        wide = "Choose a place"
    elif city >= 0:
        name = data.CITIES[city][2]
        if load.big:
            lines = (name, "no big", "sleigh")
            wide = f"{name}: not big"
        elif game.need[city]:
            lines = (name, f"wants {game.need[city]}", f"${data.DELIVERED}")
            wide = f"{name} {lines[1]}"
        else:
            lines = (name, "is full")
    elif cell == land.DEPOT:
        lines = ("Depot:", "back for", f"${load.count * data.PACKET}")
    elif not land.is_land(cell):
        lines = ("Water:", "no stop")
    else:
        near = places.cities(cell, game.need)
        wanted = sum([game.need[city] for city in near])
        lines = ("Stop:", f"{len(near)} near", f"want {wanted}")
        wide = f"Near {len(near)} that want {wanted}"
        if not near:
            lines = ("Stop:", "no city", "near")
            wide = "Stop: no city near"
    atlas.words(*lines, wide=wide)
    return ok
