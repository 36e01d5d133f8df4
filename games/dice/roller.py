# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The dice roller: any mix of up to eight, lock some and roll the rest."""

from micropython import const

from tinsel import ink, sound, widgets
from tinsel.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from tinsel.room import make_room
from tinsel.words import wrap

from . import data, faces
from .mix import Mix

_TUMBLE = const(5)  # pictures of dice in the air before they lie still
_FRAME = const(70)  # ms each
_LETTER = const(11)  # pixels below a die for the letter of its colour
_ATTIC = "dice.last"
_THROWN = "dice.thrown"


class Tray:
    """Where the dice lie: the canvas, and how large they are on it."""

    def __init__(self, ui, mix):
        self.canvas = canvas = ui.canvas()
        self.mix = mix
        if canvas.height > 50:  # room for the total below the dice
            width, height = canvas.width, canvas.height - 24
            self.total_at = (canvas.width // 4, height)
        else:
            width, height = canvas.width - 50, canvas.height
            self.total_at = (canvas.width - 24, 0)
        count = len(mix.dice)
        if max(mix.tints):
            height -= _LETTER  # below each die, where it hides no pip
        self.columns, self.size = faces.layout(count, width, height)
        rows = (count + self.columns - 1) // self.columns
        self.left = (width - self.columns * (self.size + 2)) // 2 + 1
        self.top = (height - rows * (self.size + 2)) // 2 + 1

    def where(self, i):
        step = self.size + 2
        return self.left + i % self.columns * step, self.top + i // self.columns * step

    def draw(self, values, cursor=-1, total=None):
        canvas, mix = self.canvas, self.mix
        canvas.clear()
        for i, sides in enumerate(mix.dice):
            x, y = self.where(i)
            faces.draw(canvas, x, y, self.size, sides, values[i], mix.tints[i], mix.locked[i])
            if mix.tints[i]:
                self._letter(x, y, i)
            if total is not None and mix.counts and not mix.chosen(i):
                canvas.line(x, y + self.size - 1, x + self.size - 1, y, ink.BLACK)
                canvas.line(x + 1, y + self.size - 1, x + self.size - 1, y + 1, ink.GREY)
            if i == cursor:
                canvas.frame(x - 1, y - 1, self.size + 2, self.size + 2, ink.GOLD)
                canvas.frame(x, y, self.size, self.size, ink.BLACK)
        if total is not None:
            self._total(str(total))
        self._hints(cursor)

    def _letter(self, x, y, i):
        """R, G or W below the die, for those who cannot tell its colour."""
        x += self.size // 2 - 3
        self.canvas.text(x, y + self.size - 1, data.LETTERS[self.mix.tints[i]])

    def _total(self, text):
        x, y = self.total_at
        self.canvas.text(x - 6 * len(text), y, text, ink.GOLD, 2)

    def _hints(self, cursor):
        """What the arrows are for: these dice can do more than roll."""
        canvas = self.canvas
        hint = "DOWN mix"
        if cursor >= 0:
            hint = "UP: free" if self.mix.locked[cursor] else "UP: lock"
        canvas.text(canvas.width - 48, canvas.height - 12, hint, ink.SILVER)


def start(ui):
    mix = Mix()
    mix.remember(ui.memory)
    try:
        yield from _roller(ui, mix)
    finally:  # also when BACK is held to go home
        if ui.memory.room >= 40:
            mix.keep(ui.memory)


def _roller(ui, mix):
    rolls = ui.attic.setdefault(_ATTIC, [])
    thrown = ui.attic.get(_THROWN, 0)
    cursor = -1
    ui.wipe()
    tray = Tray(ui, mix)
    while True:
        rolled = max(mix.values) > 0
        number = f"#{thrown}" if rolled else ""
        ui.title(mix.formula(ui.cols - 1 - len(number)), number)
        tray.draw(mix.values, cursor, mix.total() if rolled else None)
        lock = "" if cursor < 0 else "Free" if mix.locked[cursor] else "Lock"
        ui.footer(
            "Roll",
            "Leave",
            up=lock,
            down="Mix",
            left="Die" if rolled else "",
            right="Die" if rolled else "",
        )
        key = yield
        if key == OK:
            cursor = -1
            counted = yield from make_room(ui, 64, ask=False)
            mix.roll(ui.chance.pick)
            if counted:  # else a roll that no tally knows: better than a game dropped for it
                for sides, values in mix.rolled().items():
                    ui.memory.count(sides, values)
            yield from _tumble(ui, tray)
            thrown += 1
            ui.attic[_THROWN] = thrown
            rolls.insert(0, _told(mix))
            del rolls[data.LAST_ROLLS :]
            _light(ui, mix)
        elif key == BACK:
            ui.lights.clear()
            return
        elif key == LEFT and rolled:
            cursor = cursor - 1 if cursor > 0 else len(mix.dice) - 1
        elif key == RIGHT and rolled:
            cursor = (cursor + 1) % len(mix.dice)
        elif key == UP and cursor >= 0:
            mix.locked[cursor] = 0 if mix.locked[cursor] else 1
        elif key == DOWN:
            ui.lights.clear()
            yield from _change(ui, mix, rolls)
            if (yield from make_room(ui, 40, ask=False)):
                mix.keep(ui.memory)  # now: nobody leaves in good order when power goes
            cursor = -1
            ui.wipe()
            tray = Tray(ui, mix)
            if max(mix.values):
                _light(ui, mix)


def _tumble(ui, tray):
    """Dice in the air: every roll is seen to be one, also when the numbers repeat."""
    mix = tray.mix
    faces_now = bytearray(mix.values)
    ui.lights.clear()
    for frame in range(_TUMBLE):
        for i, sides in enumerate(mix.dice):
            if not mix.locked[i]:
                faces_now[i] = (mix.values[i] + (frame + 1) * (i + 3)) % sides + 1
        tray.draw(faces_now)
        ui.lights.set(frame, 0x202020)
        ui.sound.play(sound.TICK)
        yield _FRAME


def _light(ui, mix):
    """A light a die, in its colour; brighter for what counts."""
    ui.lights.clear()
    for i in range(min(len(mix.dice), len(ui.lights.ring))):
        colour = ink.RGB[data.TINTS[mix.tints[i]]] if mix.tints[i] else 0x302010
        ui.lights.set(i, colour if mix.chosen(i) else 0x080808)


def _change(ui, mix, rolls):
    """Everything about the mix, one menu deep."""
    chosen = 0
    while True:
        counts = ("all dice", "highest", "lowest")[mix.counts]
        items = ["Dice: " + mix.formula(ui.cols - 6), "Game sets", "Counts: " + counts]
        items += [f"Add: {mix.modifier:+d}", "Last rolls"]
        chosen = yield from widgets.menu(ui, "Mix", items, chosen, back="Dice")
        if chosen is None:
            return
        if chosen == 0:
            yield from _kinds(ui, mix)
        elif chosen == 1:
            yield from _presets(ui, mix)
        elif chosen == 2:
            mix.counts = (mix.counts + 1) % 3
        elif chosen == 3:
            yield from _modifier(ui, mix)
        else:
            lines = []
            for text in rolls:
                lines += wrap(text, ui.cols)
            yield from widgets.page(ui, "Last rolls", lines or ["No rolls yet."])


def _told(mix):
    """A roll in words: '9: 2 6 4 high +3'."""
    text = " ".join([data.face(sides, mix.values[i]) for i, sides in enumerate(mix.dice)])
    text += ("", " high", " low")[mix.counts]
    return f"{mix.total()}: {text}" + (f" {mix.modifier:+d}" if mix.modifier else "")


def _kinds(ui, mix):
    """How many of each kind: LEFT and RIGHT (or OK) change the number."""
    chosen = 1
    while True:
        rows = [(data.name(sides), str(mix.count(sides))) for sides in data.KINDS]
        right = f"{len(mix.dice)} of {data.MOST_DICE}"
        chosen, key = yield from widgets.form(ui, "Which dice", rows, chosen, "+1", "Done", right)
        if key == BACK:
            return
        if not mix.add(data.KINDS[chosen], -1 if key == LEFT else 1):
            ui.sound.play(sound.REFUSE)


def _presets(ui, mix):
    chosen = yield from widgets.menu(ui, "Game sets", [row[0] for row in data.PRESETS])
    if chosen is None:
        return
    row = data.PRESETS[chosen]
    if len(row) == 2:
        yield from widgets.tell(ui, row[0], row[1])
        return
    mix.counts = data.ALL
    mix.modifier = 0
    mix.set(row[1], row[2])


def _modifier(ui, mix):
    value = yield from widgets.number(
        ui, "Add", mix.modifier, -data.MODIFIER, data.MODIFIER, "UP and DOWN"
    )
    if value is not None:
        mix.modifier = value
