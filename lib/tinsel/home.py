# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The start picture and the menu. What is chosen is handed to the console, and the menu goes."""

from tinsel import VERSION, ink, pictures, widgets
from tinsel.keys import BACK, OK
from tinsel.shelf import load
from tinsel.words import both_ends, fitted

_START = 800  # ms that the start picture stays, if nobody presses a key
_LAST = "menu"  # in the attic: the row that was chosen last
_TOLD = "low"  # likewise: that the battery is low has been said
_LOW = 15  # per cent


def start(ui):
    """The start picture, then what there is to say, then the menu."""
    load("tinsel", "splash").draw(ui, VERSION)
    yield 0  # let it be seen before the games are looked for
    console = ui.console
    console.shelf = load("tinsel", "finding").find(console.games, console.trouble)
    console.forget_games()
    yield _START
    for sentence in console.trouble:
        yield from widgets.tell(ui, "Please note", sentence)
    console.forget_games()
    return (yield from home(ui))


def home(ui, top=True):
    """The menu. A game in progress stands on top; from a page one comes back to its row.

    Returns the screen that comes next: no menu is held in memory while somebody plays.
    """
    shelf = ui.console.shelf
    games = len(shelf.games)
    open_games = [row for row in ui.memory.open_games() if shelf.title(row[0]) is not None]
    names = [name for name, _ in shelf.games]
    items = []
    marks = []  # the picture of each row
    for row in open_games:
        items.append(_continue(shelf, row[0], ui.cols - 11))
        marks.append(names.index(row[0]))
    for i, (_, title) in enumerate(shelf.games):
        items.append(title)
        marks.append(i)
    for i, word in enumerate(("Records", "Settings", "About")):
        items.append(word)
        marks.append(games + i)
    # After a game it is "Continue" that is wanted, after anything else the same row.
    last = ui.attic.pop(_LAST, -1)
    top = top or last not in marks or (last < games and open_games)
    chosen = 0 if top else marks.index(last)
    ui.lights.clear()
    _twinkle(ui)
    full = _battery(ui)
    if full is None:
        ui.attic.pop(_TOLD, None)  # it is charged now, and may be low anew
    elif full < _LOW and _TOLD not in ui.attic:
        ui.attic[_TOLD] = True
        yield from widgets.tell(
            ui, "Battery low", f"{full}% is left: charge it soon. Every game is kept.", back=""
        )
    answer = None
    while answer is None:
        title = _title(ui, ui.cols - 6 if len(items) > ui.rows else ui.cols)
        answer = yield from widgets.menu(
            ui, title, items, chosen, _Marked(shelf.strip, marks), back=""
        )
    ui.lights.clear()
    mark = ui.attic[_LAST] = marks[answer]
    visit = load("tinsel", "visit")
    if answer < len(open_games):
        return visit.go_on(ui, open_games[answer])
    if mark < games:
        return visit.game(ui, names[mark])
    name = ("records", "setup", "about")[mark - games]
    return getattr(load("tinsel", name), name)(ui)


def _battery(ui):
    """How full it is, in per cent; None where nobody can tell, or it is being charged."""
    try:
        return ui.console.board.battery()
    except Exception:  # most boards have none; and one that fails must not cost the menu
        return None


def _title(ui, room):
    full = _battery(ui)
    if full is None:
        return "Tinselbox"
    return both_ends("Tinselbox", f"{full}%" + ("!" if full < _LOW else ""), room)


def _continue(shelf, name, room):
    """Of two titles that look alike where they are cut off, the last words tell them apart."""
    title = shelf.title(name)
    for other, words in shelf.games:
        while other != name and words[:room] == title[:room] and " " in title:
            title = title.split(" ", 1)[1]
    return "Continue " + fitted(title, room)


class _Marked:
    """The shelf's pictures in the order of the menu."""

    def __init__(self, strip, marks):
        self.strip = strip
        self.marks = marks

    def column(self, ui):
        self.drawn = pictures.Column(ui, self.strip)
        return self

    def show(self, row, item):
        self.drawn.show(row, self.marks[item] if item >= 0 else -1)

    def scroll(self, step):
        self.drawn.scroll(step)

    def style(self, row, style):
        self.drawn.style(row, style)


def _twinkle(ui):
    """A chain of tree lights, unless the LEDs lie under keys and have those to show."""
    if ui.console.board.keys.under(OK) >= 0 or ui.console.board.keys.under(BACK) >= 0:
        return
    from tinsel import lights

    for place in range(len(ui.lights.ring)):
        colour = (ink.RED, ink.GREEN, ink.GOLD)[place % 3]
        ui.lights.set(place, ink.RGB[colour] >> 2 & 0x3F3F3F, lights.STEADY)
