# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Into a game: choose one of its modes and start, or take up the one that is in progress."""

from tinsel import widgets
from tinsel.sector import MemoryFull
from tinsel.shelf import forget, load


def game(ui, name):
    """Choose one of a game's modes and play it."""
    ui.console.kind = name
    package = ui.console.shelf.package
    folder = load(package, name)
    modes = folder.MODES
    chosen = 0
    while True:
        ui.lights.clear()
        if len(modes) > 1:
            chosen = yield from widgets.menu(
                ui, folder.TITLE, [mode[0] for mode in modes], chosen, back="Home"
            )
            if chosen is None:
                return
        mode = load(package, name, modes[chosen][1])
        setup = yield from mode.start(ui)
        if setup is not None:
            story = yield from _new(ui, name, chosen, mode, setup)
            if story:
                yield from _play(ui, story, mode)
            return
        if len(modes) == 1:
            return


def go_on(ui, row):
    """The game that stands in this row of the memory's list."""
    name = row[0]
    ui.console.kind = name
    crash = load("tinsel", "crash")
    if crash.stumbles(ui, name) >= crash.OFTEN:
        answer = yield from crash.rescue(ui, name)
        if answer == crash.NEW:
            yield from game(ui, name)
        if answer in (None, crash.NEW):
            return
    crash = None
    package = ui.console.shelf.package
    modes = load(package, name).MODES
    if row[1] >= len(modes):
        ui.memory.set_aside(name)
        yield from widgets.tell(ui, "Set aside", "This way to play is not there any more.")
        return
    mode = load(package, name, modes[row[1]][1])
    story = yield from _resumed(ui, name, mode)
    if story:
        yield from _play(ui, story, mode)


def _new(ui, kind, index, mode, setup):
    """Start a game; setup is what start() returned: players, options, and bots if there are any."""
    from tinsel.room import make_room
    from tinsel.story import Story

    memory = ui.memory
    dropped = kind in [row[0] for row in memory.open_games()]
    if dropped:
        sure = yield from widgets.confirm(
            ui, "New game?", "The game in progress is dropped for the new one.", "Drop it", "Keep"
        )
        if not sure:
            return None
        memory.set_aside(kind)  # and its room is free for the new one
    if (yield from make_room(ui, mode.Game.ROOM)):
        bots = setup[2] if len(setup) > 2 else 0
        try:
            return Story(memory, kind, index, mode.Game, setup[0], setup[1], bots)
        except (ValueError, MemoryFull) as error:
            yield from widgets.tell(ui, "It cannot be", str(error))
    if dropped:
        memory.bring_back(kind)
    return None


def _resumed(ui, kind, mode):
    """Take up the game of this kind where it stood."""
    from tinsel.room import make_room
    from tinsel.story import SetAside, Story

    try:
        story = yield from widgets.bites(ui, Story.resuming(ui.memory, kind, mode.Game))
    except SetAside as reason:
        yield from widgets.tell(ui, "Set aside", str(reason))
        return None
    # Dice and records may have taken what the rest of this game needs.
    used = sum([len(body) + 3 for _, body in ui.memory.actions(kind)])
    yield from make_room(ui, max(mode.Game.ROOM - used, 200), kind)
    return story


def _play(ui, story, mode):
    """What was asked before a game is not needed while it is played."""
    forget(__name__, "asking", "room", "crash", "tidy", "mount", "best", "big")
    from tinsel.play import play

    return play(ui, story, mode)
