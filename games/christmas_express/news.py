# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What has happened on the track: shown, told, and lit."""

from tinsel import lights
from tinsel.keys import BACK, DOWN, OK, RIGHT
from tinsel.shelf import forget
from tinsel.words import wrap

from .plays import CROSSING_ASKED, SANTA_ASKED
from .view import FRAME, FRAMES, View, prepare

_RUN = "express.run"
_SEEN = "express.seen"  # moves played when the trains were last looked at, and where they were
_HOLDS = "express.holds"  # who was last seen to hold it, in a race


def names(ui, game):
    return [ui.settings.seat_name(seat) for seat in range(len(game.trains.at))]


def light(ui, game, seat):
    """The seat that decides is lit; whoever leads blinks twice, where each has a light."""
    at = game.trains.at
    ui.lights.clear()
    for other in range(len(at)):
        if at[other] and at[other] == max(at) and len(at) <= len(ui.lights.ring):
            ui.lights.seat(other, len(at), ui.settings.seat_rgb(other), lights.TWICE)
    if seat >= 0:
        ui.lights.seat(seat, len(at), ui.settings.seat_rgb(seat))


# --- what has happened


def show(ui, game, seat=None):
    """The track and what was last played on it: nothing that is hidden."""
    ui.wipe()
    trains = game.trains
    view = View(ui, trains)
    last = trains.told[1] if trains.tells else -1
    view.put(trains.at, last)
    light(ui, game, last)
    lines = _told(ui, game, "outcome")
    for row in range(view.rows, ui.rows):
        ui.row(row, lines[row - view.rows] if row - view.rows < len(lines) else "")
    if len(lines) <= ui.rows - view.rows:  # else it is told when somebody can turn the page
        remember(ui, game)
    if seat is not None:
        ui.attic[_HOLDS] = seat


def _told(ui, game, which):
    """The lines that tell the outcome of a play, the whole of it, or what the question is about."""
    from . import telling

    text = getattr(telling, which)(game, names(ui, game))
    telling = None
    forget(__name__, "telling")
    return wrap(text, ui.cols) if text else ()


def begin(ui):
    """A new race: nobody has seen anything of it."""
    ui.attic.pop(_HOLDS, None)


def remember(ui, game):
    ui.attic[_SEEN] = (ui.story.moves if ui.story else 0, bytes(game.trains.at))


def run_from(ui, at):
    """Where the trains were when they were last seen, once; None if they are still there."""
    before = ui.attic.pop(_RUN, b"")
    return before if len(before) == len(at) and before != bytes(at) else None


def news(ui, game, digits="", hidden=False):
    """Tell what has happened since, if more came of it than one train's move.

    hidden: it has been handed over, and whoever is asked for a card may not know what for.
    """
    trains = game.trains
    handed = hidden and ui.attic.get(_HOLDS) != game.turn()
    if hidden:
        ui.attic[_HOLDS] = game.turn()
    forget(__name__, "dealing", "matched")  # only a new game needs them
    for step in prepare(ui, trains.board):
        if not step:  # for this moment the keys do nothing, and digits are no arrows
            ui.wipe()
            ui.title("All aboard")
            ui.footer(digits=digits)
        yield 0
    if game.phase in (CROSSING_ASKED, SANTA_ASKED):  # the whole of it when all are asked
        if handed:
            yield from _tell(ui, game, _told(ui, game, "question"), trains.at)
        return
    moves = ui.story.moves if ui.story else 0
    before, at = ui.attic.get(_SEEN, (moves, b""))
    remember(ui, game)
    if moves <= before or len(at) != len(trains.at) or not trains.tells:
        return
    lines = _told(ui, game, "whole")
    if not lines:
        ui.attic[_RUN] = at
        yield 0  # the play took a moment, its picture takes another
        return
    yield from _tell(ui, game, lines, at)


def _tell(ui, game, lines, at):
    """Pages to turn, with the trains on their way from where they were."""
    trains = game.trains
    mover = trains.told[1]
    ui.wipe()
    view = View(ui, trains)
    light(ui, game, mover)
    shown = ui.rows - view.rows + 1  # the title's line is the first of them
    frame = 0
    for first in range(0, len(lines), shown):
        ui.title(lines[first])
        for row in range(view.rows, ui.rows):
            line = first + 1 + row - view.rows
            ui.row(row, lines[line] if line < len(lines) else "")
        ui.footer("More" if first + shown < len(lines) else "Go on", "")
        while True:
            if frame <= FRAMES:
                view.run(at, trains.at, mover, frame)
                frame += 1
            if (yield FRAME if frame <= FRAMES else None) in (OK, BACK, RIGHT, DOWN):
                break
