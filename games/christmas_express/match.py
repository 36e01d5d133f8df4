# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Match your board: count the printed track once, station to station, and see it drawn."""

from tinsel import sound, widgets
from tinsel.keys import BACK, LEFT, OK, RIGHT
from tinsel.room import make_room
from tinsel.words import wrap

from . import matched
from .data import HIGHEST, LONGEST, MOST, PLACES
from .matched import impossible
from .track import Board, Trains
from .view import View

# In the order of the ten places: what is counted to, from which place, the least and the most.
_COUNTS = (
    ("to Evergreen", -1, 1, 40),
    ("to Hot Choc.", 0, 1, 40),
    ("  Lower Bridge", 1, -20, 40),
    ("to Candy Cane", 1, 1, 40),
    ("  Upper Bridge", 3, 1, 40),
    ("to Snowflake", 3, 1, 40),
    ("  Slope foot", 5, -20, 40),
    ("to Jingle Bell", 5, 1, 40),
    ("  Slope top", 7, 1, 40),
    ("to North Pole", 7, 1, 40),
)
_HIGHEST = len(_COUNTS)
_SEE = _HIGHEST + 1
_USUAL = _HIGHEST + 2
_KEEP = _HIGHEST + 3


def counted(places):
    """Ten places as the owner counts them: each from the station before."""
    counts = []
    for i, row in enumerate(_COUNTS):
        counts.append(places[i] - (places[row[1]] if row[1] >= 0 else 0))
    return counts


def placed(counts):
    """And back: where that is from Home."""
    places = []
    for i, row in enumerate(_COUNTS):
        places.append(counts[i] + (places[row[1]] if row[1] >= 0 else 0))
    return places


def start(ui):
    options = matched.kept(ui)
    highest = options[0] if options else HIGHEST
    counts = counted(options[1:] or PLACES)
    kept = (highest, list(counts))
    how = (
        "Count the spaces of your track, from each station to the next. "
        "Bridge and slope ends are counted from the station named above them."
    )
    if (yield from widgets.page(ui, "Your board", wrap(how, ui.cols), "Count")) == BACK:
        return None
    chosen = 0
    while True:
        places = placed(counts)
        rows = [(row[0], str(counts[i])) for i, row in enumerate(_COUNTS)]
        rows.append(("Highest card", str(highest)))
        rows.append(("See it drawn", "", "See"))
        rows.append(("The usual board", "", "Restore"))
        rows.append(("Keep it", "", "Keep"))
        right = f"{places[-1]} long"
        chosen, key = yield from widgets.form(ui, "Count", rows, chosen, right=right)
        if key == BACK:
            if (highest, counts) == kept or (yield from _leave(ui)):
                return None
        elif chosen < _HIGHEST:
            counts[chosen] = yield from _changed(ui, chosen, counts[chosen], key)
        elif chosen == _HIGHEST:
            step = -1 if key == LEFT else 1
            highest = HIGHEST + (highest - HIGHEST + step) % (MOST - HIGHEST + 1)
        elif key != OK:
            continue
        elif chosen == _USUAL:
            highest = HIGHEST
            counts = counted(PLACES)
        else:
            fault = impossible(places)
            if fault:
                ui.sound.play(sound.REFUSE)
                yield from widgets.tell(ui, "No such board", fault)
            elif chosen == _SEE:
                yield from _see(ui, places)
            else:
                if (yield from make_room(ui, 40)):
                    matched.keep(ui, highest, places)
                    ui.sound.play(sound.DONE)
                    return None


def _changed(ui, which, count, key):
    """One less or more; OK lets a number be typed."""
    _, _, low, high = _COUNTS[which]
    if key == OK:
        title = _COUNTS[which][0].strip()
        if title[:3] == "to ":
            title = title[3:]
        if len(title) + len(f"{low} to {high}") >= ui.cols:
            title = title[title.rfind(" ") + 1 :]
        answer = yield from widgets.number(ui, title, count, low, high, "spaces")
        return count if answer is None else answer
    return min(max(count + (1 if key == RIGHT else -1), low), high)


def _leave(ui):
    return (
        yield from widgets.confirm(
            ui, "Not kept", "What you counted has not been kept.", "Forget", "Go on"
        )
    )


def _see(ui, places):
    ui.wipe()
    ui.title("Your board", f"{places[-1]} of {LONGEST}")
    ui.footer("Back", "Back")
    View(ui, Trains(Board(places), 0), ui.rows)
    while (yield) not in (OK, BACK):
        pass
