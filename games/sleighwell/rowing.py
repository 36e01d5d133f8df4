# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The rows checker: a row of numbers as it lies, and whether it may stand."""

from tinsel import screen, sound
from tinsel.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from tinsel.words import wrap

from .checks import in_order

_MOST = 20
_HIGHEST = 50


def spelled(row):
    """'3 ? 10-15 20': 0 is a "?", a pair a double number."""
    words = []
    for low, high in row:
        words.append("?" if not low else str(low) if low == high else f"{low}-{high}")
    return " ".join(words)


def last_lines(row, cols):
    """Two lines that end where the row does; what does not fit is left out in front."""
    first = 0
    lines = wrap(spelled(row), cols)
    while len(lines) > 2:
        first += 1
        lines = wrap("... " + spelled(row[first:]), cols)
    return lines + [""] * (2 - len(lines))


def may_stand(row):
    return in_order([number for number in row if number[0]])


def start(ui):
    ui.wipe()
    yield from _spell(ui, [(1, 1)])


def _spell(ui, row):
    """UP and DOWN change the number at the end, RIGHT adds one, LEFT takes it away."""
    while True:
        _draw(ui, row)
        key = yield
        if key == BACK:
            return None
        low, high = row[-1]
        if key == OK:
            # Single, double and back: a double number spans five more.
            if low and low == high and low + 5 <= _HIGHEST:
                row[-1] = (low, low + 5)
            else:
                row[-1] = (low, low)
        elif key == RIGHT and len(row) < _MOST:
            row.append((low, low))
        elif key == LEFT:
            if len(row) > 1:
                row.pop()
            else:
                ui.sound.play(sound.REFUSE)
        elif key in (UP, DOWN):
            low = (low + (1 if key == UP else -1)) % (_HIGHEST + 1)
            row[-1] = (low, low)


def _draw(ui, row):
    fine = may_stand(row)
    ui.title("A row: may it stand?", "")
    for i, line in enumerate(last_lines(row, ui.cols)):
        ui.row(i, line)
    ui.row(2, "YES, it may stand" if fine else "NO, not in order", screen.PLAIN)
    if ui.rows > 4:
        ui.row(4, "UP/DOWN change")
        ui.row(5, "RIGHT add, LEFT off")
        ui.row(6, f"{ui.ok_key}: one or double")
    ui.footer("Double", "Leave", up="+1", down="-1", left="Off", right="Add")
