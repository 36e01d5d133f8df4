# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Questions that only some screens ask, through widgets.py and seats.py: loaded for them."""

from tinsel import screen, widgets
from tinsel.keys import BACK, DIGIT, DOWN, LEFT, LONG, OK, RIGHT, UP

_STRENGTHS = ("person", "bot, easy", "bot, fair", "bot, strong")
_LETTERS = " ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-'"


def number(ui, title, value, low, high, what="", ok="Take", back="Back"):
    """Ask for a number: UP and DOWN by one, LEFT and RIGHT by ten, or typed."""
    ui.wipe()
    ui.title(title, f"{low} to {high}")
    ui.footer(ok, back, up="+1", down="-1", left="-10", right="+10", digits="Type")
    ui.centre(ui.rows - 1, what)
    word = ui.big(str(value), 0, ui.rows - 1)
    typed = 0
    fresh = True
    while True:
        if word.text != str(value):
            word.text = str(value)
        key = yield
        if key == OK:
            return value
        if key == BACK:
            return None
        if key is None or key > LONG:
            continue
        if key >= DIGIT:
            typed = key - DIGIT if fresh else typed * 10 + key - DIGIT
            if typed > high:
                typed = key - DIGIT
            fresh = False
            value = min(max(typed, low), high)
            continue
        fresh = True
        step = (0, 1, -1, -10, 10)[key] if key <= RIGHT else 0
        value = min(max(value + step, low), high)


def typed(ui, title, text, length):
    """A short word, letter by letter: UP and DOWN change one, LEFT and RIGHT go along."""
    ui.wipe()
    ui.title(title, f"max {length}")
    ui.footer("Done", "Cancel", up="Letter", down="Letter", left="Before", right="Next")
    ui.centre(ui.rows - 1, "UP/DOWN  LEFT/RIGHT")
    letters = bytearray((text + " " * length)[:length].encode())
    at = 0
    word = ui.big("", 0, ui.rows - 1)
    mark = None
    while True:
        shown = letters.decode()
        if word.text != shown:
            word.text = shown
        if mark is None:
            mark = Mark(ui)
        mark.move(ui, at, length)
        key = yield
        if key == OK:
            return letters.decode().strip()
        if key == BACK:
            return None
        if key == RIGHT:
            at = min(at + 1, length - 1)
        elif key == LEFT:
            at = max(at - 1, 0)
        elif key in (UP, DOWN):
            now = _LETTERS.find(chr(letters[at]))
            step = 1 if key == UP else -1
            letters[at] = ord(_LETTERS[(max(now, 0) + step) % len(_LETTERS)])


class Mark:
    """A bar under the letter that is being chosen."""

    def __init__(self, ui):
        import displayio

        bar = displayio.Bitmap(12, 2, 2)
        bar.fill(1)
        self.bar = displayio.TileGrid(bar, pixel_shader=ui.shade(screen.GOLDEN))
        self.bar.y = ui.top + (ui.rows - 1) * 6 + 10
        ui.lay(self.bar)

    def move(self, ui, at, length):
        self.bar.x = ui.width // 2 - length * 6 + at * 12


def players(ui, title, low, high, chosen=None):
    """How many play? Returns the number, or None."""
    ui.lights.clear()
    count = chosen or low
    ui.wipe()
    ui.title(title, "players")
    ui.footer("Take", "Back", up="More", down="Fewer", digits="Type", last=high)
    word = ui.big(str(count), 0, ui.rows - 1, scale=2)
    while True:
        if word.text != str(count):
            word.text = str(count)
        ui.centre(ui.rows - 1, seat_line(ui, count))
        ui.lights.clear()
        for seat in range(count):
            ui.lights.seat(seat, count, ui.settings.seat_rgb(seat))
        key = yield
        if key in (OK, BACK):
            ui.lights.clear()
            return count if key == OK else None
        if key in (UP, RIGHT):
            count = min(count + 1, high)
        elif key in (DOWN, LEFT):
            count = max(count - 1, low)
        elif key and DIGIT <= key < LONG and low <= key - DIGIT <= high:
            count = key - DIGIT


def seat_line(ui, count):
    """The seats' names in a row, the longest shortened until they fit."""
    names = [ui.settings.seat_name(seat) for seat in range(count)]
    while sum([len(name) + 1 for name in names]) > ui.cols + 1:
        longest = max(range(count), key=lambda seat: len(names[seat]))
        names[longest] = ui.settings.short_name(longest, len(names[longest]) - 1)
    return " ".join(names)


def seats(ui, title, low, high, bots=True):
    """How many play, and who is a bot? Returns (players, bots), or None."""
    if not bots:
        count = yield from players(ui, title, low, high)
        return None if count is None else (count, 0)
    # The first sits a person, opposite sit bots: what one needs who plays alone.
    kinds = bytearray(ui.attic.get("seats", b"\x00\x02\x02\x02\x02\x02"))
    count = min(max(ui.attic.get("players", low), low), high)
    chosen = 0
    while True:
        ui.lights.clear()
        rows = [("Players", str(count))]
        for seat in range(count):
            rows.append((ui.settings.seat_name(seat), _STRENGTHS[kinds[seat]]))
            ui.lights.seat(seat, count, ui.settings.seat_rgb(seat))
        chosen = min(chosen, count)
        chosen, key = yield from widgets.form(ui, title, rows, chosen, "Start")
        if key == BACK:
            ui.lights.clear()
            return None
        if key == OK:
            ui.attic["seats"] = bytes(kinds)
            ui.attic["players"] = count
            ui.lights.clear()
            return count, _packed(kinds, count)
        step = 1 if key == RIGHT else -1
        if chosen == 0:
            count = min(max(count + step, low), high)
        else:
            kinds[chosen - 1] = (kinds[chosen - 1] + step) & 3


def _packed(kinds, count):
    """Two bits a seat, as seats.py reads them."""
    bots = 0
    for seat in range(count):
        bots |= kinds[seat] << 2 * seat
    return bots
