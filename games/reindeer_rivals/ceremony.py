# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The little ceremony of a round: a die for the start, counted to the left; a die for the way."""

import bitmaptools
import displayio
from micropython import const

from tinsel import ink, lights, screen, sound
from tinsel.keys import BACK, DIGIT, DOWN, OK, UP
from tinsel.seats import glow

from . import order
from .rounds import FIRST, WAY

_FRAMES = const(5)  # pictures of a die in the air
_FRAME = const(70)  # ms each
_LOOK = const(900)
_COUNT = const(350)
_RUN = const(160)
# Where the pips of 1 to 6 lie, as bits of a 3x3 square.
_PIPS = (0b000010000, 0b100000001, 0b100010001, 0b101000101, 0b101010101, 0b101101101)


class Stage:
    """A die with words beside it (small display) or below it."""

    def __init__(self, ui, players, title):
        ui.wipe()
        ui.title(title)
        ui.footer("Skip", "Skip")
        self.ui = ui
        self.players = players
        self.wide = ui.rows > 4
        self.size = 48 if self.wide else 34
        self.bitmap = displayio.Bitmap(self.size, self.size, 2)
        palette = displayio.Palette(2)
        palette[1] = ink.RGB[ink.WHITE]
        x = (ui.width - self.size) // 2 if self.wide else 1
        ui.lay(displayio.TileGrid(self.bitmap, pixel_shader=palette, x=x, y=ui.top))
        self.skipped = False

    def die(self, face):
        bitmap, size = self.bitmap, self.size
        bitmap.fill(1)
        pip = size // 6
        inner = size - 2 * (size // 8) - pip
        for place in range(9):
            if _PIPS[face - 1] & (1 << place):
                x = size // 8 + (place % 3) * inner // 2
                y = size // 8 + (place // 3) * inner // 2
                bitmaptools.fill_region(bitmap, x, y, x + pip, y + pip, 0)
        for x in (0, size - 1):
            for y in (0, size - 1):
                bitmap[x, y] = 0  # round corners

    def words(self, line, text):
        ui = self.ui
        if self.wide:
            ui.centre(ui.rows - 3 + line, text)
        else:
            ui.row(line, " " * 7 + text)

    def light(self, seat, rhythm=lights.STEADY):
        ui = self.ui
        ui.lights.clear()
        ui.lights.seat(seat, self.players, ui.settings.seat_rgb(seat), rhythm)

    def wait(self, ms):
        """Time to look; OK and BACK skip all the rest."""
        if not self.skipped and (yield ms) in (OK, BACK):
            self.skipped = True

    def tumble(self, face):
        """The die is in the air, then lies still."""
        for i in range(_FRAMES):
            if self.skipped:
                break
            self.die(1 + (face + 2 * i + i * i) % 6)
            self.ui.sound.play(sound.TICK)
            yield from self.wait(_FRAME)
        self.die(face)


def watch(ui, title, players, roller, firsts, first, way):
    """Show dice that have fallen: those for the start (first is the seat they gave) and the way.

    Either may be left out: no firsts, or way 0.
    """
    stage = Stage(ui, players, title)
    name = ui.settings.seat_name
    stage.light(roller)
    for face in firsts:
        stage.words(0, name(roller) + " rolls")
        stage.words(1, "")
        yield from stage.tumble(face)
        if face > players:
            stage.words(1, f"{face}: again")
            yield from stage.wait(_LOOK)
            continue
        for count in range(1, face + 1):
            seat = order.starter(players, roller, count)
            stage.light(seat)
            stage.words(1, f"{count} {name(seat)}")
            ui.sound.play(sound.TICK)
            yield from stage.wait(_COUNT)
    if first < 0:
        return
    stage.words(0, name(first))
    stage.words(1, "starts")
    yield from stage.wait(_LOOK)
    if not way:
        return
    yield from stage.tumble(way)
    left = order.is_left(way)
    stage.words(1, f"{way} is " + ("even:" if left else "odd:"))
    stage.words(2, "to the " + ("left" if left else "right"))
    for seat in order.order(players, first, left):
        stage.light(seat)
        ui.sound.play(sound.TICK)
        yield from stage.wait(_RUN)
    stage.light(first)
    ui.sound.play(sound.DONE)
    yield from stage.wait(_LOOK)


def standing(ui, seats, at, title, left):
    """The order as names with arrows; the one whose turn it is stands out and shines."""
    ui.wipe()
    way = "to the left" if left else "to the right"
    if len(title) + 1 + len(way) > ui.cols:  # a round's number is never cut
        way = way[len("to the ") :]
    ui.title(title, way)
    name = ui.settings.seat_name
    now = seats[at]
    players = len(seats)
    if ui.rows >= players + 2:
        ui.big(name(now), 0, 2, pen=ui.settings.seat_ink(now))
        for i in range(players):
            arrow = "->" if i == at else " v" if i else "  "
            style = screen.GOLDEN if i == at else screen.PLAIN
            ui.row(2 + i, f"  {i + 1} {arrow} {name(seats[i])}", style)
    else:
        ui.big(name(now), 0, ui.rows - 1, pen=ui.settings.seat_ink(now))
        room = (ui.cols - 2 - (players - 1)) // players
        words = [ui.settings.short_name(seat, room) for seat in seats]
        words[at] = f"[{words[at]}]"
        ui.centre(ui.rows - 1, ">".join(words))
    glow(ui, now, players)


def seen(ui, game, drawn):
    """What luck has just done in a game: the dice as they fell, then the order."""
    firsts = [move[1] for move in drawn if move[0] == FIRST]
    way = [move[1] for move in drawn if move[0] == WAY]
    way = way[0] if way else 0
    title = f"Round {game.round()}"
    yield from watch(ui, title, game.players, game.roller, firsts, game.starter, way)
    if way:
        yield from stands(ui, game, way)


def stands(ui, game, way):
    """The order of a game's round, until it has been seen; who has no money is passed over."""
    if not game.order:
        return
    standing(ui, game.order, game.at, f"Round {game.round()}", order.is_left(way))
    ui.footer("Go on", "Go on")
    while (yield 2500) not in (None, OK, BACK):
        pass


def ask_face(ui, word):
    """1 to 6, with the arrows or typed; None to go back."""
    face = 1
    ui.wipe()
    ui.title("Own die", word)
    ui.footer("Take", "Back", up="+1", down="-1", digits="Type", last=6)
    big = ui.big(str(face), 0, ui.rows - 1, scale=2)
    ui.centre(ui.rows - 1, "UP/DOWN as it shows")
    while True:
        key = yield
        if key == OK:
            return face
        if key == BACK:
            return None
        if key == UP:
            face = face % 6 + 1
        elif key == DOWN:
            face = (face + 4) % 6 + 1
        elif key is not None and DIGIT + 1 <= key <= DIGIT + 6:
            face = key - DIGIT
        big.text = str(face)
