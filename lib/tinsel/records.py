# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The records page: best scores, games played, dice thrown, until somebody clears it."""

from tinsel import widgets
from tinsel.keys import OK
from tinsel.room import make_room
from tinsel.shelf import load
from tinsel.words import both_ends


def records(ui):
    memory = ui.memory
    shelf = ui.console.shelf
    lines = []
    for name, title in shelf.games:
        _game(lines, ui, name, title)
    ui.console.forget_games()
    rolls = []
    for sides in memory.dice():
        thrown = sum(memory.tally(sides))
        if thrown:
            name = "Coin" if sides == 2 else f"d{sides}"
            rolls.append(both_ends(" " + name, f"{thrown} thrown", ui.cols))
    if rolls:
        lines.append("Dice")
        lines += rolls
    if not lines:
        yield from widgets.tell(
            ui, "Records", "Nothing yet. Play a game or roll some dice.", ok="Home", back="Home"
        )
        return
    if (yield from widgets.page(ui, "Records", lines, ok="Clear", back="Home")) == OK:
        sure = yield from widgets.confirm(
            ui, "Clear records?", "All best scores and dice counts are lost.", "Clear", "Keep"
        )
        if sure:
            if not (yield from make_room(ui, 100)):
                return
            memory.clear_records()
            for sides in memory.dice():
                memory.clear_tally(sides)


def _game(lines, ui, name, title):
    """How often it was played, and the best of each way to play it."""
    played = ui.memory.records(name)[0]
    if not played:
        return
    count = f"{played} played"
    if len(title) + 1 + len(count) > ui.cols:
        lines.append(title)
        title = ""
    lines.append(both_ends(title, count, ui.cols))
    modes = load(ui.console.shelf.package, name).MODES
    for mode, row in enumerate(modes):
        best = ui.memory.records(name, mode)[1]
        if best and len(modes) > 1:
            lines.append(" " + row[0])
        for place, (score, who) in enumerate(best):
            lines.append(both_ends(f" {place + 1}. {who}", str(score), ui.cols))
