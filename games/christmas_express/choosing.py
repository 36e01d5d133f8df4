# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Choosing a card, with what it would do shown on the track before it is played."""

import displayio
import terminalio
from bitmaptools import blit, fill_region

from tinsel import ink, sound
from tinsel.keys import BACK, DIGIT, DOWN, LEFT, LONG, OK, RIGHT, UP

from . import track
from .data import CROSSING, ELF, EXPRESS, HUSTLE, SANTA, SHORT, STORM
from .news import light, run_from
from .plays import CROSS, NO, NUMBER, SANTA_ASKED, STAY, TRIPLE, answered, tried
from .view import FRAME, FRAMES, View

_TYPED = tuple("123456789")


def outcome(game, move):
    """(what a play would come to, in a word or two; the trains after it)."""
    trains = game.trains
    seat = game.seat
    verb = move[0]
    if verb == NO:
        return _unanswered(game)
    if verb == CROSS:
        after = trains.copy()
        after.cross(seat)
        return "to " + str(trains.board.upper), after
    if verb in (ELF, HUSTLE) and len(move) == 1:
        aimed = _aimed(game, verb)
        if len(aimed) != 1:
            return ("at whom?" if aimed else "you lead"), trains
        move = aimed[0]  # there is nobody else to choose: it is shown at once
    if verb not in (NUMBER, TRIPLE, HUSTLE, EXPRESS, STORM, ELF):
        return "", trains
    after, result = tried(trains, seat, move)
    if result == track.WON:
        return "wins!", after
    if verb == STORM:
        back = sum([1 for other in range(len(trains.at)) if after.at[other] < trains.at[other]])
        return f"{back} back", after
    if verb == ELF:
        return "helps!" if after.at[move[1]] > trains.at[move[1]] else "", after
    if result == track.AGAIN:
        return "station!", after
    if result == track.BRIDGE:
        return "bridge!", after
    place = after.board.name(after.at[seat])
    if after.at[seat] < trains.at[seat]:
        return "slides to " + place, after
    if verb == NUMBER:
        for other in range(len(after.at)):
            if other != seat and after.at[other] != trains.at[other]:
                return "bumps at " + place, after
    return ("to " if place[0] < "A" else "") + place, after


def _aimed(game, verb):
    return [move for move in game.moves() if move[0] == verb]


def _unanswered(game):
    """What comes of it when nobody answers a card."""
    after = answered(game)
    if game.phase != SANTA_ASKED:
        return "", after
    if game.card == EXPRESS:
        return "skipped", after
    if game.card == CROSSING:
        return "stopped", after
    return "to " + after.board.name(after.at[game.asked]), after


def ask(ui, game, entries, chosen=0, split=0, digits="", back="Leave", ok="Play", title=""):
    """Choose one of (label, move, name, or None if the label says it). Returns its move, or BACK.

    split: the first card that UP and DOWN go to, and of the second row where there is room for
    one; without arrows also to what no single digit types. digits: what the digit keys type;
    they take their card at once.
    """
    seat = game.turn()
    title = title or ui.settings.seat_name(seat)
    at = game.trains.at
    since = run_from(ui, at)
    ui.wipe()
    view = View(ui, game.trains, marks=True)
    strip = Strip(ui, entries, view.rows, split)
    light(ui, game, seat)
    step = "Card" if len(entries) > 1 else ""
    count = len(entries)
    last = max([int(row[0]) for row in entries if row[0] in _TYPED] or (0,))
    ui.footer(ok, back, up=step, down=step, left=step, right=step, digits=digits, last=last)
    low = split if RIGHT in ui.console.board.keys.codes else min(split, 9)
    frame = 0
    key = None
    while True:
        if frame <= FRAMES:  # the trains run; a key is heeded all the same
            frame = FRAMES if key or not since else frame
            view.run(since or at, at, seat, frame)
            frame += 1
        if chosen != strip.chosen:
            strip.choose(chosen)
            result, after = outcome(game, entries[chosen][1])
            _entitle(ui, title, entries[chosen], result)
            view.foresee(at, after.at)
        key = yield FRAME if frame <= FRAMES else None
        if key == OK:
            return entries[chosen][1]
        if key == BACK:
            return BACK
        if key in (LEFT, RIGHT):
            chosen = (chosen + (1 if key == RIGHT else -1)) % count
        elif key == DOWN:
            chosen = chosen + 1 if low <= chosen < count - 1 else low
        elif key == UP:
            chosen = chosen - 1 if chosen > low else count - 1
        elif key and DIGIT <= key < LONG:
            for entry in entries:
                if entry[0] == str(key - DIGIT):
                    return entry[1]
            ui.sound.play(sound.REFUSE)


def _entitle(ui, title, entry, result):
    """Who, which card and what it would do: in as many words as there is room for."""
    label, move, words = entry
    words = label if words is None else words
    text = (words + " " + result).strip()
    if len(title) + len(text) >= ui.cols:
        title = title[title.rfind(" ") + 1 :]
        if len(title) + len(text) >= ui.cols:  # the label stands beneath; all leaders go alike
            text = words if move[0] == HUSTLE and len(move) > 1 else label + " " + result
        if len(title) + len(text) >= ui.cols:
            text = result
        if len(title) + len(text) >= ui.cols:
            text = result.replace(" to ", " ").replace(" at ", " ")
    ui.title(title, text)


def whom(ui, game, verb):
    """The elf's victim, or one of several leaders: each is shown before it is taken."""
    moves = _aimed(game, verb)
    if len(moves) < 2:
        return moves[0] if moves else (verb,)
    entries = []
    for move in moves:
        victim = ui.settings.seat_name(move[1])
        entries.append((str(move[1] + 1), move, "at " + victim))
    title = SHORT[verb - HUSTLE]
    move = yield from ask(ui, game, entries, digits="Train", back="Cards", title=title)
    return None if move == BACK else move


def crossing(ui, game, seats):
    """Does one of these stop three of a kind?"""
    entries = [("No", (NO,), "")]
    for seat in seats:
        label = str(seat + 1) if len(seats) > 1 else "Crossing"
        entries.append((label, (CROSSING, seat), ui.settings.seat_name(seat)))
    digits = "Who" if len(seats) > 1 else ""
    title = "Reindeer Crossing?"
    return (yield from ask(ui, game, entries, digits=digits, ok="Choose", title=title))


def bridge(ui, game):
    entries = (("Cross", (CROSS,), "bridge"), ("Stay", (STAY,), "stays below"))
    return (yield from ask(ui, game, entries, ok="Choose"))


def santa(ui, game):
    """Is whoever would be hit spared? What happens without Santa is shown."""
    entries = (("No", (NO,), ""), ("Santa", (SANTA,), "safe"))
    title = ui.settings.seat_name(game.asked) + ": Santa?"
    return (yield from ask(ui, game, entries, ok="Choose", title=title))


class Strip:
    """Cards side by side under the track; the chosen one is lit.

    entries: their first is what stands on them; split: where their second row begins, on a display
    that has room for one. On a small one those before and those after it take turns if they must.
    """

    def __init__(self, ui, entries, first, split=0):
        self.canvas = canvas = ui.canvas(first)
        self.entries = entries
        self.top = ui.top + first * 12
        self.chosen = -1
        self.grey = canvas.pen(ink.GREY)
        count = len(entries)
        self.lefts = bytearray(count)
        self.widths = bytearray(count)
        self.split = split
        self.height = canvas.height
        self.paged = False
        longest = 1
        for entry in entries:
            longest = max(longest, len(entry[0]))
        if split and ui.colour:
            self.height //= 2
            self._place(0, split)
            self._place(split, count)
        elif not self._place(0, count) and split:
            self.paged = True
            self._place(0, split)
            self._place(split, count)
        dark = displayio.Palette(2)  # letters alone: the card beneath is lit, not its neighbours
        dark.make_transparent(0)
        self.lit = displayio.TileGrid(
            terminalio.FONT.bitmap,
            pixel_shader=dark,
            width=longest,
            height=1,
            tile_width=6,
            tile_height=12,
        )
        ui.lay(self.lit)
        for i in range(split if self.paged else count):
            self._draw(i)

    def _place(self, low, high):
        """Cards of a row: as wide as each other, or if they must, as their words. Do they fit?"""
        longest = 1
        letters = 0
        for i in range(low, high):
            size = len(self.entries[i][0])
            longest = max(longest, size)
            letters += size
        room = self.canvas.width
        count = high - low
        width = room // count
        if not self.split:
            width = min(width, 10 + 6 * longest)
        tight = width < 6 * longest + 2
        if tight:
            spare = max((room - 6 * letters) // count, 0)
            left = max(room - 6 * letters - spare * count, 0) // 2
        else:
            left = (room - width * count) // 2
        for i in range(low, high):
            if tight:
                width = 6 * len(self.entries[i][0]) + spare
            self.lefts[i] = left
            self.widths[i] = width
            left += width
        return not tight or spare > 1

    def _draw(self, i):
        """A card that is not chosen."""
        left = self.lefts[i]
        right = left + self.widths[i] - 1
        height = self.height
        top = height if i >= self.split and height < self.canvas.height else 0
        bottom = top + height
        bitmap = self.canvas.bitmap
        if height > 14:
            fill_region(bitmap, left, top, right, bottom, self.grey)
            fill_region(bitmap, left + 1, top + 1, right - 1, bottom - 1, 0)
        else:  # little room: one line between two of them
            fill_region(bitmap, left, top, right, bottom, 0)
            if i + 1 < len(self.lefts) and self.lefts[i + 1] > left:
                fill_region(bitmap, right, top + 1, right + 1, bottom - 1, self.grey)
        label = self.entries[i][0]
        x = left + (right + 1 - left - 6 * len(label)) // 2
        y = top + (height - 12) // 2
        for letter in label:  # on black, the font's own pixels will do
            at = 6 * (ord(letter) - 32)
            blit(bitmap, terminalio.FONT.bitmap, x, y, x1=at, x2=at + 6)
            x += 6

    def choose(self, i):
        before = self.chosen
        if i == before:
            return
        self.chosen = i
        split = self.split
        if self.paged and before >= 0 and (before < split) != (i < split):
            self.canvas.clear()
            for other in range(split) if i < split else range(split, len(self.entries)):
                self._draw(other)
        elif before >= 0:
            self._draw(before)
        left = self.lefts[i]
        width = self.widths[i]
        height = self.height
        top = height if i >= split and height < self.canvas.height else 0
        fill_region(
            self.canvas.bitmap, left, top, left + width - 1, top + height, self.canvas.pen(ink.GOLD)
        )
        label = self.entries[i][0]
        lit = self.lit
        spare = lit.width - len(label)
        lit.x = left + (width - 6 * lit.width) // 2 + spare % 2 * 3
        lit.y = self.top + top + (height - 12) // 2
        for at in range(lit.width):
            letter = at - spare // 2
            lit[at] = ord(label[letter]) - 32 if 0 <= letter < len(label) else 0
