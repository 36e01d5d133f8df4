# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A menu below a line that stays: the hand, and what can be done with it."""

from tinsel import screen
from tinsel.keys import BACK, DOWN, OK, UP


def pick(ui, title, right, head, items, chosen, back="Leave"):
    """A menu below a line that stays; returns the index, or None for BACK."""
    ui.uncover()  # every row is written below
    count = len(items)
    chosen = min(chosen, count - 1)
    shown = ui.rows - 1
    while True:
        ui.title(title, right)
        ui.row(0, head, screen.GOLDEN)
        first = min(max(chosen - shown // 2, 0), max(count - shown, 0))
        for row in range(shown):
            at = first + row
            if at < count:
                style = screen.CHOSEN if at == chosen else screen.PLAIN
                ui.ends(row + 1, items[at][0], items[at][1], style)
            else:
                ui.row(row + 1)
        ui.footer("Choose", back, up="Up", down="Down")
        key = yield
        if key == UP:
            chosen = (chosen - 1) % count
        elif key == DOWN:
            chosen = (chosen + 1) % count
        elif key == OK:
            return chosen
        elif key == BACK:
            return None
