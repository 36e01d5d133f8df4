# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The quick score: only counts, no drawing. What has no power is not counted."""

from tinsel import widgets
from tinsel.keys import BACK, LEFT, OK
from tinsel.words import both_ends

from . import data, owner, scoring, sums

_ATTIC = "decs.quick"
_KINDS = range(data.SMALL_STAR, data.KINDS)
_PAIRS = data.KINDS  # where pairs and empty cells stand in a count
_EMPTY = data.KINDS + 1


def fresh():
    counts = bytearray(_EMPTY + 1)
    counts[_EMPTY] = data.NONE  # nobody has counted them
    return counts


def empty(counts, board):
    """The empty cells; until they are counted, all but the sources and what was counted."""
    if counts[_EMPTY] != data.NONE:
        return counts[_EMPTY]
    cells = board.width * board.height - 2
    for kind in _KINDS:
        cells -= data.CELLS[kind] * counts[kind]
    return max(cells, 0)


def score(counts, board):
    return scoring.tally(counts, counts[_PAIRS], empty(counts, board), board.points)


def lines(counts, board):
    return list(sums.tally_lines(counts, counts[_PAIRS], empty(counts, board), board.points))


def start(ui):
    board = owner.board(ui)
    sheets = ui.attic.get(_ATTIC)
    if sheets is None:
        players = yield from widgets.players(ui, "Quick score", 2, 4)
        if players is None:
            return None
        sheets = ui.attic[_ATTIC] = [fresh() for _ in range(players)]
    chosen = 0
    while True:
        items = []
        for seat, counts in enumerate(sheets):
            name = ui.settings.seat_name(seat)
            items.append(both_ends(name, str(score(counts, board)), ui.cols))
        items += ["Ranking", "Start anew"]
        chosen = yield from widgets.menu(ui, "Quick score", items, chosen, back="Leave")
        if chosen is None:
            return None
        if chosen < len(sheets):
            yield from _count(ui, board, sheets[chosen], ui.settings.seat_name(chosen))
        elif chosen == len(sheets):
            from .ranking import ranking

            yield from ranking(ui, [score(counts, board) for counts in sheets], sheets)
        elif (yield from _sure(ui)):
            players = yield from widgets.players(ui, "Quick score", 2, 4, len(sheets))
            if players is not None:
                sheets = ui.attic[_ATTIC] = [fresh() for _ in range(players)]
                chosen = 0


def _sure(ui):
    return widgets.confirm(ui, "Start anew?", "All that was counted goes, everybody's.", "Anew")


def _count(ui, board, counts, name):
    """LEFT and RIGHT count; OK shows the sum. A question mark: not counted, only worked out."""
    chosen = 0
    while True:
        rows = [(data.NAMES[kind], str(counts[kind])) for kind in _KINDS]
        cells = str(empty(counts, board)) + ("?" if counts[_EMPTY] == data.NONE else "")
        rows += [("Candle pairs", str(counts[_PAIRS])), ("Empty cells", cells)]
        total = str(score(counts, board))
        chosen, key = yield from widgets.form(ui, name, rows, chosen, "Sum", "Done", total)
        if key == BACK:
            return
        if key == OK:
            yield from widgets.worked(ui, name, lines(counts, board))
            continue
        at = data.SMALL_STAR + chosen
        most = board.width * board.height * (2 if at == _PAIRS else 1)
        if at == _EMPTY:
            counts[at] = empty(counts, board)
        counts[at] = min(max(counts[at] + (-1 if key == LEFT else 1), 0), most)
