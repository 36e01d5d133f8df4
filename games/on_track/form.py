# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A score form for any number of sheets, whether the device was at the table or not."""

from tinsel import widgets
from tinsel.words import both_ends

from .tally import FIELDS

_ATTIC = "on_track.forms"
_TO_DO = ("Show the sum", "Change", "Remove")
_CHANGE = 1  # of these
_REMOVE = 2


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
        if chosen:
            chosen -= yield from _sheet(ui, sheets, chosen)
            continue
        sheet = yield from _fill(ui, len(sheets) + 1)
        if sheet is not None:
            sheets.append(sheet)
            chosen = len(sheets)
            yield from _sum(ui, chosen, sheet)


def _sheet(ui, sheets, number):
    """What to do with a finished sheet; how many sheets fewer there are then."""
    name = f"Sheet {number}"
    do = 0
    while True:
        sheet = sheets[number - 1]
        do = yield from widgets.menu(ui, name, _TO_DO, do)
        if do is None:
            return 0
        if do == _REMOVE:
            question = f"{name} with {total(sheet)} points goes for good."
            if (yield from widgets.confirm(ui, "Remove it?", question, "Remove", "Keep")):
                sheets.pop(number - 1)
                return 1
            continue
        if do == _CHANGE:
            sheet = yield from _fill(ui, number, sheet)
            if sheet is None:
                continue
            sheets[number - 1] = sheet
        yield from _sum(ui, number, sheet)


def _sum(ui, number, sheet):
    return widgets.worked(ui, f"Sheet {number}", worked(sheet))


def worked(sheet):
    return [(sign * sheet[at], why) for at, (why, sign, _) in enumerate(FIELDS)]


def total(sheet):
    return sum([points for points, _ in worked(sheet)])


def _fill(ui, number, before=None):
    """The seven numbers of a sheet; BACK goes to the one before, and out at the first."""
    sheet = bytearray(before or len(FIELDS))
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
