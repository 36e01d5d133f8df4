# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Match your board: an owner's own points and grid, kept for every game that begins after it."""

from tinsel import widgets
from tinsel.keys import BACK, LEFT, OK
from tinsel.room import make_room

from . import data

_NAME = "decs.board"
_FLAGS = ("Short game", "Without tens", "Dark is empty")
_FIRST = data.SMALL_STAR  # cables and sources have no points


class Board:
    def __init__(self):
        self.reset()

    def reset(self):
        self.width = data.WIDTH
        self.height = data.HEIGHT
        self.points = bytearray(data.POINTS)

    def options(self, flags=0):
        return data.options(flags, self.width, self.height, self.points)

    def remember(self, memory):
        """What was kept, if it makes sense."""
        kept = memory.kept(_NAME)
        if kept:
            try:
                data.read_options((0,) + tuple(kept))
            except ValueError:
                return
            self.width, self.height = kept[0], kept[1]
            self.points[_FIRST:] = kept[2:]

    def keep(self, memory):
        memory.keep(_NAME, bytes((self.width, self.height)) + bytes(self.points[_FIRST:]))


def board(ui):
    """The board that the owner has set."""
    found = Board()
    found.remember(ui.memory)
    return found


def ask(ui):
    """Which variants, each on or off: the options of a game on the owner's board; None: BACK."""
    flags = 0
    chosen = 0
    while True:
        rows = [("Start", "", "Start")]
        for i in range(3):
            rows.append((_FLAGS[i], "yes" if flags >> i & 1 else "no"))
        chosen, key = yield from widgets.form(ui, "Which game", rows, chosen, "Change")
        if key == BACK:
            return None
        if chosen:
            flags ^= 1 << chosen - 1
        elif key == OK:
            return board(ui).options(flags)


def rows(mine):
    found = [("Grid width", str(mine.width)), ("Grid height", str(mine.height))]
    for kind in range(_FIRST, data.KINDS):
        sign = "-" if kind == data.SANTA else ""
        found.append((data.NAMES[kind], sign + str(mine.points[kind])))
    found.append(("Candle 2 away", str(mine.points[data.PAIR])))
    found.append(("As it came", "", "Forget"))
    return found


def start(ui):
    mine = board(ui)
    chosen = 0
    while True:
        shown = rows(mine)
        chosen, key = yield from widgets.form(ui, "Your board", shown, chosen, "+1", "Done")
        if key == BACK:
            break
        if chosen == len(shown) - 1:
            if key == OK and (yield from _sure(ui)):
                mine.reset()
            continue
        step = -1 if key == LEFT else 1
        if chosen == 0:
            mine.width = _within(mine.width + step)
        elif chosen == 1:
            mine.height = _within(mine.height + step)
        else:
            kind = _FIRST + chosen - 2
            mine.points[kind] = min(max(mine.points[kind] + step, 0), 99)
    yield from make_room(ui, 40)
    mine.keep(ui.memory)
    return None


def _within(size):
    return min(max(size, data.SMALLEST), data.LARGEST)


def _sure(ui):
    return widgets.confirm(ui, "As it came?", "Your own points and grid are forgotten.", "Forget")
