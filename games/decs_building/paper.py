# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""One paper grid on the display: a cursor goes over it, OK draws, rubs out, adds up or hints."""

from tinsel import seats, widgets
from tinsel.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from tinsel.shelf import forget
from tinsel.words import both_ends

from . import data, scoring, sums
from .draw import Page
from .sheets import RUB

_LAST = "decs.kind"  # the feature that was drawn last
_CURSOR = "decs.cell"


def paper(ui, game):
    """The cursor goes over the grid; OK asks what to do there. Returns a move, or BACK."""
    grid = game.grids[game.seat]
    name = ui.settings.seat_name(game.seat)
    cell = min(ui.attic.get(_CURSOR, (grid.height - 2) * grid.width + 1), _cells(grid) - 1)
    seats.glow(ui, game.seat, game.players)
    page = None
    while True:
        if page is None:
            page = Page(ui, grid)
            page.house.draw()
            ui.title(name, str(scoring.score(grid)))
        page.house.cursor(cell)
        ok = "Draw/Sum" if grid.piece_at(cell) < 0 else "Rub/Sum"
        ui.footer(ok, "Back", up="Up", down="Down", left="Left", right="Right")
        page.words(_about(grid, name if page.small else "", cell))
        key = yield
        if key == BACK:
            ui.attic[_CURSOR] = cell
            return BACK
        if key == OK:
            ui.attic[_CURSOR] = cell
            move = yield from _here(ui, game, cell)
            if move is not None:
                return move
            page = None
        elif key in (UP, DOWN, LEFT, RIGHT):
            page.house.cursor(cell, False)
            step = {UP: -grid.width, DOWN: grid.width, LEFT: -1, RIGHT: 1}[key]
            cell = (cell + step) % _cells(grid)


def _cells(grid):
    return grid.width * grid.height


def _about(grid, name, cell):
    """What the cursor is on; with the name and score where no title has them."""
    i = grid.piece_at(cell)
    words = [name, f"{scoring.score(grid)} points"] if name else []
    if i < 0:
        words.append(data.cell_name(cell, grid.width) + " empty")
    else:
        words.append(data.NAMES[grid.kinds[i]])
        if grid.kinds[i] > data.SOURCE:
            if grid.lit[i]:
                points, _ = sums.worth(grid, i, scoring.count(grid)[data.SANTA])
                words.append(f"gives {points}")
            else:  # the broad display has narrow columns, but more of them
                points = sums.would(grid, i)
                words += [f"dark (lit {points})"] if name else ["dark", f"lit: {points}"]
        elif not grid.lit[i]:
            words.append("dark")
    return words


def _here(ui, game, cell):
    """What to do at a cell: draw, rub out, the sum, a hint. None: nothing."""
    grid = game.grids[game.seat]
    i = grid.piece_at(cell)
    kinds = []
    items = []
    if i >= 0:
        items.append("Rub out " + data.NAMES[grid.kinds[i]])
    else:
        kinds = [kind for kind in range(data.KINDS) if game.room_for(kind)]
        items += [both_ends(data.NAMES[kind], _points(grid, kind), ui.cols) for kind in kinds]
    items += ["The score as a sum", "One more cable?"]
    last = ui.attic.get(_LAST, 0)
    at = kinds.index(last) if last in kinds else 0
    title = data.cell_name(cell, grid.width) + ": draw what?" if i < 0 else "What now?"
    chosen = yield from widgets.menu(ui, title, items, at)
    if chosen is None:
        return None
    if chosen == len(items) - 2:
        from .look import sum_lines

        name = ui.settings.seat_name(game.seat)
        yield from widgets.page(ui, name, sum_lines(grid, ui.cols))
        forget(__name__, "look")
        return None
    if chosen == len(items) - 1:
        from .hint import hint

        yield from hint(ui, grid)
        forget(__name__, "hint")
        return None
    if i >= 0:
        return (RUB, grid.first_cell(i))
    ui.attic[_LAST] = kinds[chosen]
    return (kinds[chosen],)


def _points(grid, kind):
    if kind <= data.SOURCE:
        return ""
    return ("-" if kind == data.SANTA else "") + str(grid.points[kind])
