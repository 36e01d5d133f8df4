# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A score form for any number of sheets, whether the device was at the table or not."""

from tinsel import widgets
from tinsel.words import both_ends

from .tally import FIELDS

_ATTIC = "on_track.forms"


def start(ui):
    sheets = ui.attic.setdefault(_ATTIC, [])  # a row of numbers each
    chosen = 0
    while True:
        items = ["New sheet"]
        for number, sheet in enumerate(sheets):
            items.append(both_ends(f"Sheet {number + 1}", str(total(sheet)), ui.cols))
        chosen = yield from widgets.menu(ui, "Score form", items, chosen)
        if chosen is None:
            return None
        if chosen == 0:
            sheet = yield from _fill(ui, len(sheets) + 1)
            if sheet is None:
                continue
            sheets.append(sheet)
            chosen = len(sheets)
        yield from widgets.worked(ui, f"Sheet {chosen}", worked(sheets[chosen - 1]))


def worked(sheet):
    return [(sign * sheet[at], why) for at, (why, sign, _) in enumerate(FIELDS)]


def total(sheet):
    return sum([points for points, _ in worked(sheet)])


def _fill(ui, number):
    """The seven numbers of a sheet; BACK goes to the one before, and out at the first."""
    sheet = bytearray(len(FIELDS))
    at = 0
    while at < len(FIELDS):
        why, _, most = FIELDS[at]
        back = "Before" if at else "Leave"
        answer = yield from widgets.number(
            ui, f"Sheet {number}", sheet[at], 0, most, why, ok="Next", back=back
        )
        if answer is None:
            if at == 0:
                return None
            at -= 1
        else:
            sheet[at] = answer
            at += 1
    return sheet
