# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Choosing a place on the board with four arrows: the cursor goes only where something can be done.

LEFT and RIGHT go through all of them row by row, UP and DOWN to the nearest in another row.
"""

from tinsel.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from tinsel.shelf import forget


def another_row(cells, at, step):
    """The index of the nearest place in the next row that has one; it goes round."""
    across = cells[at] & 0xFF
    rows = []
    for cell in cells:
        if not rows or rows[-1] != cell >> 8:
            rows.append(cell >> 8)
    row = rows[(rows.index(cells[at] >> 8) + step) % len(rows)]
    best = at
    gap = 999
    for i, cell in enumerate(cells):
        if cell >> 8 == row and abs((cell & 0xFF) - across) < gap:
            best = i
            gap = abs((cell & 0xFF) - across)
    return best


def choose(ui, view, cells, tell, ok="Take", back="Back", first=-1):
    """The place that OK takes; None for BACK.

    tell(place) is asked for (words, right-hand words, places that would go).
    """
    cells = sorted(cells)  # as people read them, row by row: a place counts the rows first
    at = cells.index(first) if first in cells else 0
    while True:
        words, right, gone = tell(cells[at])
        ui.title(words, right or f"{at + 1}/{len(cells)}")
        view.draw(cells, gone, cells[at])
        ui.footer(ok, back, up="Row up", down="Row down", left="Before", right="Next")
        key = yield
        if key == OK:
            return cells[at]
        if key == BACK:
            return None
        if key == RIGHT:
            at = (at + 1) % len(cells)
        elif key == LEFT:
            at = (at - 1) % len(cells)
        elif key in (UP, DOWN):
            at = another_row(cells, at, -1 if key == UP else 1)


def ask(ui, game, tile, free, first=-1):
    """Where shall this tile lie?"""
    from .names import name
    from .view import window

    title = name(game.tiles, tile)
    del name
    forget(__name__, "names", "data")
    ui.wipe()

    def tell(cell):
        return title, "", ()

    return (yield from choose(ui, window(ui, game), free, tell, "Lay", first=first))
