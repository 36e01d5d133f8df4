# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Why a play cannot be, and how far a train has come, station by station."""

from .data import CROSSING, ELF, EXPRESS, HUSTLE, SANTA, STATION_SHORT, STORM
from .plays import DISCARD, EXTRA, NUMBER, TRIPLE


def why_not(game, move):
    """A sentence about a move that is not offered."""
    if game.phase > EXTRA or not move:
        return "That cannot be done now."
    verb = move[0]
    if verb == HUSTLE and not game.trains.leaders(game.seat):
        return "Hustle-Bustle is for those behind: you are in the lead."
    if verb in (CROSSING, SANTA):
        return "Santa and Reindeer Crossing wait until somebody else plays."
    if verb == DISCARD:
        return "Cards are thrown away only when none can be played."
    if verb in (NUMBER, TRIPLE, EXPRESS, STORM, ELF):
        return "You do not have that card."
    return "That cannot be done now."


def way(board, place):
    """How far that is, station by station: (spaces, to where) lines."""
    lines = []
    before = 0
    for i, station in enumerate(board.stations):
        if i and station <= place:
            lines.append((station - before, "to " + STATION_SHORT[i]))
            before = station
    if place > before or not lines:
        lines.append((place - before, "spaces on" if before else "spaces from Home"))
    return lines
