# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Putting a feature on a grid: the arrows step through the places where it can lie, no others."""

from tinsel import sound
from tinsel.keys import BACK, DOWN, LEFT, OK, RIGHT, UP

from .data import CABLE, NAMES, SHAPES, SNOWFLAKE, SOURCE
from .draw import Page
from .scoring import score


class Places:
    """The places for a kind, one of them chosen; the arrows lead to every one."""

    def __init__(self, grid, kind, loose=False, near=-1):
        self.grid = grid
        self.kind = kind
        self.places = places = list(grid.places(kind, loose))
        self.turns = places[0] >> 6 != places[-1] >> 6  # they stand turn by turn
        self.at = max(self._nearest(0, near), 0) if near >= 0 else self._first_with_power()

    def _first_with_power(self):
        for i in range(len(self.places)):
            if self.allowed(i) and self.has_power(i):
                return i
        return 0

    def place(self):
        return self.places[self.at]

    def allowed(self, i):
        return self.grid.allowed(self.kind, self.places[i] >> 6, self.places[i] & 63)

    def has_power(self, i):
        place = self.places[i]
        return self.grid.touches(self.kind, place >> 6, place & 63, self.grid.near)

    def press(self, key):
        if key == UP and self.turns:
            self._turn()
        elif key in (LEFT, RIGHT):
            self._along(1 if key == RIGHT else -1)
        else:
            self._across(1 if key == DOWN else -1)

    def _nearest(self, turn, spot):
        """The place of a turn that lies closest; -1 if it has none."""
        width = self.grid.width
        best = -1
        least = 999
        for i in range(len(self.places)):
            place = self.places[i]
            if place >> 6 == turn:
                x, y = (place & 63) % width, (place & 63) // width
                away = abs(x - spot % width) + abs(y - spot // width)
                if away < least:
                    best, least = i, away
        return best

    def _turn(self):
        """The next way to lie that has a place, as close as can be."""
        now = self.place()
        lies = len(SHAPES[self.kind])
        for step in range(1, lies):
            found = self._nearest(((now >> 6) + step) % lies, now & 63)
            if found >= 0:
                self.at = found
                return

    def _along(self, step):
        """The next place that lies so, as one reads: none is passed by. It goes round."""
        turn = self.place() >> 6
        count = len(self.places)
        self.at = (self.at + step) % count
        while self.places[self.at] >> 6 != turn:
            self.at = (self.at + step) % count

    def _across(self, down):
        """The next row that way with a place, there the nearest; over the edge it goes on."""
        width, height = self.grid.width, self.grid.height
        now = self.place()
        x, y = (now & 63) % width, (now & 63) // width
        least = 9999
        for i in range(len(self.places)):
            place = self.places[i]
            rows = ((place & 63) // width - y) * down % height
            if place >> 6 == now >> 6 and rows:
                away = 10 * rows + abs((place & 63) % width - x)
                if away < least:
                    self.at, least = i, away


def gain(grid, kind, place):
    """What a piece would add to the score there."""
    before = score(grid)
    kept = grid.draw_trial(kind, place >> 6, place & 63)
    after = score(grid)
    grid.wipe_trial(kept)
    return after - before


def put(ui, grid, kind, title, loose=False, near=-1, place=-1):
    """Returns a place, or BACK. place: where it begins, if that has been thought about."""
    places = Places(grid, kind, loose, near)
    if place >= 0:
        places.at = places.places.index(place)
    page = Page(ui, grid)
    house = page.house
    house.draw()
    turns = places.turns
    ui.title(title)
    while True:
        place = places.place()
        house.ghost(kind, place >> 6, place & 63)
        more = gain(grid, kind, place)
        warn = "" if places.allowed(places.at) else "Not joined!"
        if not warn and kind not in (CABLE, SNOWFLAKE, SOURCE) and not places.has_power(places.at):
            warn = "No power"
        page.words(
            (
                NAMES[kind][: page.columns] if page.small else NAMES[kind],
                f"{'+' if more >= 0 else ''}{more} then {score(grid) + more}",
                warn,
                "UP: turn" if turns else "",
            )
        )
        ui.footer(
            "Draw so" if warn == "Not joined!" else "Draw",
            "Undo",
            up="Turn" if turns else "Up",
            down="Down",
            left="Left",
            right="Right",
        )
        key = yield
        if key == OK:
            return place
        if key == BACK:
            return BACK
        if key in (UP, DOWN, LEFT, RIGHT):
            house.ghost(kind, place >> 6, place & 63, False)
            places.press(key)
            if places.place() == place:
                ui.sound.play(sound.REFUSE)
