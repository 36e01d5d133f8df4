# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The hint: what one more cable would light, the best first, shown on the grid."""

from tinsel import widgets
from tinsel.keys import BACK, LEFT, OK, RIGHT
from tinsel.words import wrap

from .data import CABLE, NAMES, cell_name
from .draw import Page
from .sums import cable_hints


def hint(ui, grid):
    ui.wipe()
    ui.title("One more cable")
    ui.footer("", "Stop")
    found = []
    for tried, one in enumerate(cable_hints(grid)):
        if one:
            found.append(one)
        if tried % 8 == 7:
            ui.row(0, "Trying places " + "." * (tried // 8 % 6))
            if (yield 0) == BACK:
                return
    if not found:
        yield from widgets.tell(
            ui, "One more cable", "No single cable would light anything that is dark."
        )
        return
    found.sort(key=lambda one: (-one[0],) + tuple(one[1:2]))
    at = 0
    page = Page(ui, grid)
    page.house.draw()
    while True:
        gain, place, lit = found[at]
        ui.title("One more cable", f"{at + 1}/{len(found)}")
        page.house.ghost(CABLE, place >> 6, place & 63)
        page.words(_about(page, grid, gain, lit, f"<{at + 1}/{len(found)}>"))
        ui.footer("Back", "Back", left="Before", right="Next")
        key = yield
        if key in (OK, BACK):
            return
        if key in (LEFT, RIGHT):
            page.house.ghost(CABLE, place >> 6, place & 63, False)
            at = (at + (1 if key == RIGHT else -1)) % len(found)


def _about(page, grid, gain, lit, number):
    """What it brings and lights, as far as there are lines; the number where no title has it."""
    cols = page.columns
    words = [number] if page.small and number != "<1/1>" else []
    words.append(f"{'+' if gain >= 0 else ''}{gain} lights")
    left = page.lines - sum([len(wrap(line, cols)) for line in words])
    for at, i in enumerate(lit):
        cell = " " + cell_name(grid.first_cell(i), grid.width)
        name = NAMES[grid.kinds[i]]
        name = (name[: cols - len(cell)] if page.small else name) + cell
        left -= len(wrap(name, cols))
        if left < (at + 1 < len(lit)):
            words.append(f"{len(lit) - at} more")
            break
        words.append(name)
    return words
