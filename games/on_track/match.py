# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Match the printed sheet: what each number draws, how many turns. Kept until it is changed."""

from tinsel import widgets
from tinsel.keys import BACK, LEFT, OK
from tinsel.room import make_room

from . import data

_NAME = "on_track.table"
_SIZE = 7


def remembered(memory):
    """The options of a new game: turns and die table as kept, () if they are ours."""
    kept = memory.kept(_NAME)
    if not kept or len(kept) != _SIZE:
        return ()
    if not 1 <= kept[0] <= data.MOST_TURNS or not data.usable(kept[1:]):
        return ()
    return tuple(kept)


def start(ui):
    """A row a number for the building, one for the track, and the turns."""
    kept = bytearray(remembered(ui.memory) or (data.TURNS,) + tuple(data.TABLE))
    before = bytes(kept)
    chosen = 0
    while True:
        rows = [("Turns", str(kept[0]))]
        for number in range(1, _SIZE):
            rows.append((f"{number} builds", data.SHORT[kept[number] & 15]))
            rows.append((f"{number} track", data.SHORT_SHAPES[kept[number] >> 4]))
        rows.append(("As we guessed it", ""))
        chosen, key = yield from widgets.form(
            ui, "Your sheet", rows, chosen, ok="Change", back="Keep"
        )
        if key == BACK:
            break
        step = -1 if key == LEFT else 1
        if chosen == 0:
            kept[0] = (kept[0] - 1 + step) % data.MOST_TURNS + 1
        elif chosen == len(rows) - 1:
            if key == OK:
                kept = bytearray((data.TURNS,) + tuple(data.TABLE))
        else:
            _change(kept, (chosen + 1) // 2, chosen % 2 == 1, step)
    if bytes(kept) != before:
        yield from make_room(ui, 40)
        ui.memory.keep(_NAME, bytes(kept))
    return None


def _change(kept, number, building, step):
    """The next building or track; a number must draw something."""
    row = kept[number]
    while True:
        if building:
            row = (row & 0xF0) | ((row & 15) + step) % (data.NO_BUILDING + 1)
        else:
            row = (row & 15) | ((row >> 4) + step) % (data.NONE + 1) << 4
        if row != data.NO_BUILDING | data.NONE << 4:
            break
    kept[number] = row
