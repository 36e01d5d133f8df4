# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Makes room in memory between games, in front of everybody: power must stay on just then."""

from tinsel import widgets
from tinsel.sector import MemoryFull


def make_room(ui, count, keep=None, ask=True):
    """See to it that so many bytes fit; False when nobody wants to give up what is in the way.

    keep: a game that is not offered to be dropped, because it is about to be played.
    ask: False for what is not worth a game, as a die's tally or a setting: it goes unwritten.
    """
    memory = ui.memory
    while memory.needs_tidy(count):
        games = [row for row in memory.open_games() if row[0] != keep]
        room = memory.tidied()
        if room >= count or (ask and not games):
            if room > memory.room:  # else it would not help: not worth the risk of an erase
                yield from _tidy(ui)
            break  # a small memory: go on, as far as it lasts
        if not ask:
            return False
        titles = [ui.console.shelf.title(row[0]) or row[0] for row in games]
        chosen = yield from widgets.menu(ui, "No room: drop one?", titles, ok="Drop")
        if chosen is None:
            return False
        sure = yield from widgets.confirm(
            ui, "Drop it?", titles[chosen] + " cannot be continued then.", "Drop", "Keep"
        )
        if sure:
            memory.set_aside(games[chosen][0])
    return True


def _tidy(ui):
    kept = ui.push()
    ui.title("One moment")
    ui.row(ui.rows, "")
    for row in range(ui.rows):
        ui.row(row, "")
    ui.words.clear()
    ui.centre(ui.rows // 2 - 1, "Tidying memory,")
    ui.centre(ui.rows // 2, "keep power on")
    yield 100  # it must be seen before it happens
    try:
        ui.memory.tidy()
    except MemoryFull:
        pass  # all that is there is wanted: it stays as it is
    ui.pop(kept)
