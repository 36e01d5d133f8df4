# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What should not happen: a sentence, the place, and a way on; a game that stumbles is rescued."""

from micropython import const

from tinsel import widgets
from tinsel.room import make_room

_NAME = "ui.crash"  # how often, the game's name and its length, what it was
_LONGEST = const(70)  # letters of it that are kept

OFTEN = const(2)  # a game that broke off so often is not just started again
NEW = const(1)
GO_ON = const(2)


def crash(ui, error, kind=None):
    """The page that comes when something broke; the game is kept as it was at its last move."""
    place = _report(error)
    what = f"{type(error).__name__}: {error}"
    ui.uncover()
    ui.lights.clear()
    try:
        _note(ui.memory, kind, f"{place} {what}")
    except Exception:
        pass  # a memory that is full or worn: the page is worth more
    if isinstance(error, MemoryError):
        sentence = "There was not enough room to go on."
    else:
        sentence = "Something went wrong."
    sentence += " Your game is kept as it was at its last move."
    yield from widgets.tell(ui, "Oh dear!", f"{sentence}\n{what}\n{place}", back="Home")


def _report(error):
    """The whole story to the serial console; returns the place, as file and line."""
    import traceback

    traceback.print_exception(error)
    try:
        lines = "".join(traceback.format_exception(error)).split("\n")
    except Exception:
        lines = ()
    place = ""
    for line in lines:
        if line.strip().startswith("File "):
            parts = line.split('"')
            number = parts[2].split(",")[1].strip()
            place = parts[1].split("/")[-1] + " " + number
    return place


def _note(memory, kind, text):
    if memory.room < 150:
        return
    name = (kind or "").encode()
    data = bytes((min(_times(memory, kind) + 1, 255), len(name))) + name
    memory.keep(_NAME, data + text.encode()[:_LONGEST])


def last(memory):
    """(how often, which game, what it was) of the last crash; None: there was none."""
    data = memory.kept(_NAME)
    if not data or len(data) < 2 or len(data) < 2 + data[1]:
        return None
    letters = bytes([char for char in data[2:] if 32 <= char < 127])
    return data[0], letters[: data[1]].decode(), letters[data[1] :].decode()


def _times(memory, kind):
    found = last(memory)
    return found[0] if found and found[1] == (kind or "") else 0


def stumbles(ui, kind):
    """How often a game broke off since somebody last decided what to do with it."""
    return _times(ui.memory, kind)


def rescue(ui, kind):
    """A game that breaks off again and again: what now? None, NEW or GO_ON."""
    items = ["Try once more", "One move back", "Set it aside", "Start a new one"]
    chosen = yield from widgets.menu(ui, "It broke off twice", items, back="Home")
    if chosen is None:
        return None
    memory = ui.memory
    yield from make_room(ui, 60, kind, ask=False)
    memory.forget(_NAME)
    if chosen == 1 and any(True for _ in memory.actions(kind)):
        memory.select(kind)
        memory.undo()
    elif chosen == 2:
        memory.set_aside(kind)
        return None
    return NEW if chosen == 3 else GO_ON
