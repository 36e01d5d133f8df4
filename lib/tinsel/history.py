# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The moves in words, newest first; any of them can be looked at as the board was then."""

from tinsel import screen, seats, widgets
from tinsel.contract import CHANCE
from tinsel.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from tinsel.shelf import forget, load
from tinsel.words import fitted


def history(ui, story):
    count = story.moves
    if not count:
        yield from widgets.tell(ui, "History", "Nothing has been played yet.")
        return
    chosen = 0  # from the newest
    first = 0
    rows = None
    while True:
        if chosen < first or chosen >= first + ui.rows:
            first = min(max(chosen - ui.rows // 2, 0), max(count - ui.rows, 0))
            rows = None
        if rows is None:
            rows = yield from _played(ui, "page", story, first, ui.rows)
        ui.wipe()
        ui.title("History", f"{count - chosen}/{count}")
        ui.footer("Look", "Back", up="Newer", down="Older", left="Page", right="Page")
        for i, row in enumerate(rows):
            style = screen.CHOSEN if first + i == chosen else screen.PLAIN
            ui.row(i, _line(ui, row), style)
        key = yield
        if key == BACK:
            return
        if key == OK:
            yield from _look(ui, story, rows[chosen - first])
        step = {UP: -1, DOWN: 1, LEFT: -ui.rows, RIGHT: ui.rows}.get(key, 0)
        chosen = min(max(chosen + step, 0), count - 1)


def _played(ui, what, *args):
    """The game is played again; how that is done is in memory meanwhile."""
    work = getattr(load("tinsel", "lookback"), what)(*args)
    forget(__name__, "lookback")
    return widgets.bites(ui, work)


def _line(ui, row):
    _, seat, number, words = row
    line = ""
    for letters in (5, 2):  # rather half a name than half of what was done
        who = "*" if seat == CHANCE else ui.settings.short_name(seat, letters)
        line = f"{number} {who} {words}"
        if len(line) <= ui.cols:
            break
    return fitted(line, ui.cols)


def _look(ui, story, row):
    """The whole sentence, then the board as it was after that move."""
    index, seat, number, words = row
    who = "Luck" if seat == CHANCE else ui.settings.seat_name(seat)
    key = yield from widgets.page(
        ui, f"Round {number}", widgets.wrap(f"{who}: {words}", ui.cols), ok="Board"
    )
    if key == BACK:
        return
    game = yield from _played(ui, "then", story, index)
    package = load(ui.console.shelf.package, story.kind)
    mode = load(ui.console.shelf.package, story.kind, package.MODES[story.mode][1])
    if not hasattr(mode, "show"):
        lines = []
        for place, score in enumerate(game.scores()):
            lines.append(f"{ui.settings.seat_name(place)}: {score}")
        yield from widgets.page(ui, "Scores then", lines)
        return
    ui.wipe()
    undo = mode.show(ui, game, seats.viewer(story.bots, story.players))
    game = None  # it is drawn
    ui.title("As it was", f"{index + 1}/{story.moves}")
    ui.footer("Back", "Back")
    while (yield) not in (OK, BACK):
        pass
    if undo:
        undo()
