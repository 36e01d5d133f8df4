# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Glass dice: where the luck comes from, what it has shown so far, and a test of it on request."""

from micropython import const

from tinsel import chance, widgets
from tinsel.keys import BACK
from tinsel.room import make_room
from tinsel.words import both_ends

from . import data

_ROLLS = const(6000)
_BATCH = const(100)

# Chi-square that a fair die exceeds once in a thousand honest tests, by faces minus one.
LIMITS = {1: 10.83, 3: 16.27, 5: 20.52, 7: 24.32, 9: 27.88, 11: 31.26, 19: 43.82, 99: 148.23}


def chi_square(counts):
    """How far counts are from even: the sum of (seen - expected)^2 / expected."""
    rolls = sum(counts)
    expected = rolls / len(counts)
    total = 0.0
    for seen in counts:
        total += (seen - expected) * (seen - expected) / expected
    return total


def band(rolls, sides):
    """(low, high): a fair face stays inside nearly always (three standard deviations)."""
    expected = rolls / sides
    spread = 3 * (expected * (1 - 1 / sides)) ** 0.5
    return max(0, int(expected - spread)), int(expected + spread + 0.999)


def verdict(counts):
    """In plain words."""
    if chi_square(counts) <= LIMITS[len(counts) - 1]:
        return "Fair: no more uneven than a true die may be."
    return "Odd: a true die is this uneven less than once in 1000 tests. Test again."


def start(ui):
    chosen = 0
    while True:
        items = ["Where luck is from"] + ["Tally " + data.name(sides) for sides in data.KINDS]
        chosen = yield from widgets.menu(ui, "Glass dice", items, chosen)
        if chosen is None:
            return None
        if chosen == 0:
            yield from widgets.tell(ui, "Luck", chance.SOURCE)
        else:
            yield from _tally(ui, data.KINDS[chosen - 1])


def _tally(ui, sides):
    """Every face with how often it came; the band that fair dice stay in stands on top."""
    while True:
        counts = ui.memory.tally(sides)
        rolls = sum(counts)
        lines = []
        if rolls:
            low, high = band(rolls, sides)
            lines.append(f"Fair: {low} to {high} each")
        for value in range(sides):
            bar = "=" * (counts[value] * (ui.cols - 9) // max(1, max(counts)))
            mark = "" if not rolls or low <= counts[value] <= high else "!"
            face = data.face(sides, value + 1)
            lines.append(both_ends(f"{face:>3} {bar}", f"{counts[value]}{mark}", ui.cols))
        word = " rolls" if sides < 100 else ""  # the place in a long list wants the room
        key = yield from _page(ui, f"{data.name(sides)}: {rolls}{word}", lines)
        if key == BACK:
            return
        chosen = yield from widgets.menu(ui, data.name(sides), ["Test 6000 rolls", "Reset tally"])
        if chosen == 0:
            yield from _test(ui, sides)
        elif chosen == 1:
            sure = yield from widgets.confirm(
                ui, "Reset?", f"Forget the tally of the {data.name(sides)}?", "Reset", "Keep"
            )
            if sure and (yield from make_room(ui, 20)):
                ui.memory.clear_tally(sides)


def _page(ui, title, lines):
    return (yield from widgets.page(ui, title, lines, ok="More"))


def _test(ui, sides):
    """6,000 rolls in front of everybody; they do not go into the tally."""
    ui.wipe()
    ui.title("Testing " + data.name(sides))
    ui.footer("", "Stop")
    counts = [0] * sides
    pick = ui.chance.pick
    for done in range(0, _ROLLS, _BATCH):
        for _ in range(_BATCH):
            counts[pick(sides)] += 1
        ui.row(0, f"{done + _BATCH} of {_ROLLS} rolls")
        ui.row(1, "#" * ((done + _BATCH) * ui.cols // _ROLLS))
        if (yield 1) == BACK:
            return
    value = chi_square(counts)
    low, high = band(_ROLLS, sides)
    text = verdict(counts)
    text += f"\nChi-square {value:.1f}, limit {LIMITS[sides - 1]:.1f}."
    text += f"\nFaces {min(counts)} to {max(counts)}, fair band {low} to {high}."
    yield from widgets.tell(ui, "Fair?" if value > LIMITS[sides - 1] else "Fair!", text)
