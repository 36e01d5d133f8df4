# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The owner's own board: what a board must be, and how it is kept for each new game."""

from .data import HIGHEST, LONGEST, MOST, PLACES, STATIONS

NAME = "express.board"


def impossible(places):
    """A sentence that says why no board is like this, or None."""
    if len(places) != len(PLACES):
        return "A board has ten places beyond Home."
    _, _, lower, candy, upper, _, foot, jingle, top, pole = places
    if lower <= 0 or foot <= 0:
        return "Bridge and slope begin after Home."
    before = 0
    for i in STATIONS:
        if places[i] <= before:
            return "Each station lies beyond the one before it."
        before = places[i]
    if pole > LONGEST:
        return f"The screen can show a track of {LONGEST} spaces at the most."
    if not 0 < lower < candy < upper:
        return "Candy Cane Lane lies between the two ends of the bridge."
    if not 0 < foot < jingle < top:
        return "Jingle Bell Square lies between the foot and the top of the slope."
    if upper >= pole or top >= pole:
        return "Bridge and slope end before the North Pole."
    for i, place in enumerate(places):
        if place in places[:i]:
            return "Two things cannot share a space: station, bridge end or slope end."
    return None


def kept(ui):
    """Options for a game: nothing for the usual board, else the highest card and ten places."""
    data = ui.memory.kept(NAME)
    if not data or len(data) != 1 + len(PLACES):
        return ()
    if not HIGHEST <= data[0] <= MOST or impossible(data[1:]):
        return ()
    return tuple(data)


def keep(ui, highest, places):
    """Called when there is room for it; the usual board needs none."""
    if highest == HIGHEST and bytes(places) == PLACES:
        if ui.memory.kept(NAME):
            ui.memory.forget(NAME)
    else:
        ui.memory.keep(NAME, bytes([highest]) + bytes(places))
