# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What is in the game: fresh tiles, expansions, variants. The choice is remembered."""

from tinsel import widgets
from tinsel.keys import BACK, LEFT, OK
from tinsel.room import make_room

from .data import MOST_FEWER
from .verbs import (
    FRESH,
    START_HOUSE,
    TILES_ONLY,
    TWO_SLEIGHS,
    WITH_DEEDS,
    WITH_DEER,
    WITH_TREES,
)

_NAME = "sleighwell.opt"
_ROWS = (
    ("Tiles", FRESH, ("ready", "fresh")),
    ("Reindeer Way", WITH_DEER, ("no", "yes")),
    ("Tough Trees", WITH_TREES, ("no", "yes")),
    (" with actions", WITH_DEEDS, ("no", "yes")),
    ("Starting house", START_HOUSE, ("no", "yes")),
    ("Sleighs", TWO_SLEIGHS, ("1", "2")),
    ("Land on empty", TILES_ONLY, ("yes", "no")),
)


def ask(ui, title):
    """(flags, houses left out), or None for BACK."""
    kept = ui.memory.kept(_NAME) or b"\x01\x00"
    flags, fewer = kept[0] & 127, min(kept[1], MOST_FEWER) if len(kept) > 1 else 0
    chosen = 0
    while True:
        rows = [(label, values[1 if flags & bit else 0]) for label, bit, values in _ROWS]
        rows.append(("Houses left out", str(fewer)))
        chosen, key = yield from widgets.form(ui, title, rows, chosen, "Start")
        if key == BACK:
            return None
        if key == OK:
            break
        if chosen < len(_ROWS):
            flags ^= _ROWS[chosen][1]
            if flags & WITH_DEEDS and not flags & WITH_TREES:
                flags ^= WITH_DEEDS if _ROWS[chosen][1] == WITH_TREES else WITH_TREES
        else:
            fewer = min(max(fewer + (-1 if key == LEFT else 1), 0), MOST_FEWER)
    now = bytes((flags, fewer))
    if ui.memory.kept(_NAME) != now:
        yield from make_room(ui, 40)
        ui.memory.keep(_NAME, now)
    return flags, fewer
