# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The questions that every screen asks: menu, number, yes or no, a page to read, a worked score."""

from micropython import const

from tinsel import clock, screen
from tinsel.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from tinsel.words import sum_line, wrap

_BITE = const(100)  # ms between two looks at the keys


def menu(ui, title, items, chosen=0, pictures=None, ok="Choose", back="Back"):
    """Step through items with UP and DOWN, which go round; returns the index, or None for BACK."""
    count = len(items)
    chosen = min(max(chosen, 0), count - 1)
    first = 0
    ui.uncover()
    indent = ""
    column = None
    if pictures:
        column = pictures.column(ui)
        indent = "  "
    ui.footer(ok, back, up="Up", down="Down")
    drawn = -1
    marked = 0
    while True:
        first = min(first, chosen)
        first = max(first, chosen - ui.rows + 1)
        ui.title(title, f"{chosen + 1}/{count}" if count > ui.rows else "")
        if first != drawn:
            low, high = 0, ui.rows
            if abs(first - drawn) == 1 and drawn >= 0:  # all but one move by one
                step = first - drawn
                low, high = (high - 1, high) if step > 0 else (0, 1)
                ui.scroll(step)
                if column:
                    column.scroll(step)
                marked -= step
            drawn = first
            for row in range(low, high):
                at = first + row
                style = screen.CHOSEN if row == marked else screen.PLAIN
                ui.row(row, indent + items[at] if at < count else "", style)
                if column:
                    column.show(row, at if at < count else -1)
                    column.style(row, style)
        if chosen - first != marked:  # two rows change, the others are left alone
            for row, style in ((marked, screen.PLAIN), (chosen - first, screen.CHOSEN)):
                ui.style(row, style)
                if column:
                    column.style(row, style)
            marked = chosen - first
        key = yield
        if key == UP:
            chosen = (chosen - 1) % count
        elif key == DOWN:
            chosen = (chosen + 1) % count
        elif key == OK:
            return chosen
        elif key == BACK:
            return None


def form(ui, title, rows, chosen=0, ok="Change", back="Back", right=""):
    """Rows of (label, value) to change: returns (row, key) for any key but UP and DOWN.

    A row without a value leads somewhere. A third word of a row is what OK does there, where that
    is not the same on all. The caller changes what that key changes and calls again: only what
    differs is drawn.
    """
    ui.uncover()
    count = len(rows)
    while True:
        first = min(max(chosen - ui.rows // 2, 0), max(count - ui.rows, 0))
        ui.title(title, right or (f"{chosen + 1}/{count}" if count > ui.rows else ""))
        for row in range(ui.rows):
            at = first + row
            if at >= count:
                ui.row(row)
            else:
                label, value = rows[at][:2]
                style = screen.CHOSEN if at == chosen else screen.PLAIN
                if value:
                    value = f"<{value}>" if at == chosen else value + " "
                ui.ends(row, label, value or ">", style)
        here = rows[chosen][2] if len(rows[chosen]) > 2 else ok
        ui.footer(here, back, up="Up", down="Down", left="Less", right="More")
        key = yield
        if key == UP:
            chosen = (chosen - 1) % count
        elif key == DOWN:
            chosen = (chosen + 1) % count
        elif key in (OK, BACK, LEFT, RIGHT):
            return chosen, key


def confirm(ui, title, question, yes="Yes", no="No"):
    """A question with yes on OK and no on BACK; whatever cannot be undone asks through here."""
    return (yield from page(ui, title, wrap(question, ui.cols), yes, no)) == OK


def tell(ui, title, sentence, ok="Go on", back="Back"):
    """Say something and wait for OK or BACK."""
    yield from page(ui, title, wrap(sentence, ui.cols), ok, back)


def page(ui, title, lines, ok="Go on", back="Back"):
    """Lines to read, more than fit if need be; returns the key that ended it."""
    first = 0
    last = max(len(lines) - ui.rows, 0)
    drawn = -1
    ui.uncover()
    while True:
        more = f"{first + 1}-{min(first + ui.rows, len(lines))}/{len(lines)}" if last else ""
        ui.title(title, more)
        if first != drawn:
            if abs(first - drawn) == 1 and drawn >= 0:
                ui.scroll(first - drawn)
            drawn = first
            _lines(ui, lines, first)  # what is there already is not written again
        ui.footer(ok, back, up="Up" if first else "", down="Down" if first < last else "")
        key = yield
        if key == DOWN:
            first = min(first + 1, last)
        elif key == UP:
            first = max(first - 1, 0)
        elif key == RIGHT:
            first = min(first + ui.rows, last)
        elif key == LEFT:
            first = max(first - ui.rows, 0)
        elif key in (OK, BACK):
            return key


def _lines(ui, lines, first=0):
    for row in range(ui.rows):
        ui.row(row, lines[first + row] if first + row < len(lines) else "")


def worked(ui, title, lines, unit=""):
    """A score as a sum that people can follow; the total stands at the end."""
    total = 0
    shown = []
    for points, why in lines:
        total += points
        shown.append(sum_line(points, why, ui.cols))
    shown.append(sum_line(total, "= total" + (" " + unit if unit else ""), ui.cols))
    return (yield from page(ui, title, shown))


def bites(ui, work):
    """Do long work a bite at a time, so that the keys and the watchdog live; what it returns."""
    story, ui.story = ui.story, None  # the pause menu shall not look at half a replay
    said = False
    try:
        while True:
            begun = clock.now()
            while clock.since(begun, clock.now()) < _BITE:
                try:
                    next(work)
                except StopIteration as done:
                    return done.value
            if not said:
                said = True
                ui.title("One moment ...")
            yield 0
    finally:
        ui.story = story


# Rarer questions: their code is there while they are asked.


def number(ui, title, value, low, high, what="", ok="Take", back="Back"):
    """Ask for a number: UP and DOWN by one, LEFT and RIGHT by ten, or typed."""
    from tinsel import asking

    return asking.number(ui, title, value, low, high, what, ok, back)


def typed(ui, title, text, length):
    """A short word, letter by letter: UP and DOWN change one, LEFT and RIGHT go along."""
    from tinsel import asking

    return asking.typed(ui, title, text, length)


def players(ui, title, low, high, chosen=None):
    """How many play? Returns the number, or None."""
    from tinsel import asking

    return asking.players(ui, title, low, high, chosen)
