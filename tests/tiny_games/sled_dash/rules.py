# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The rules of Sled Dash: go or rest, ring bells for speed, slide on ice; the first down ends it.

Luck at the start (who begins), luck after a decision, luck after luck, and an option: the length.
"""

from tinsel.contract import CHANCE, OVER

BEGIN, GO, REST, ROLL, SLIDE = range(5)
BELLS = 3  # at most


class Game:
    VERSION = 1
    ROOM = 300

    def __init__(self, players, options=()):
        if not 2 <= players <= 4:
            raise ValueError("Sled Dash is for two to four.")
        self.length = options[0] if options else 20
        if not 10 <= self.length <= 250:
            raise ValueError("The hill is 10 to 250 long.")
        self.first = 0
        self.seat = -1  # nobody yet
        self.turns = 0
        self.at = bytearray(players)
        self.bells = bytearray(players)
        self.rested = bytearray(players)
        self.going = -1  # bells rung, while the die is in the air
        self.ice = False
        self.over = False

    def turn(self):
        if self.over:
            return OVER
        if self.seat < 0 or self.going >= 0 or self.ice:
            return CHANCE
        return self.seat

    def moves(self):
        if self.over:
            return
        if self.seat < 0:
            for seat in range(len(self.at)):
                yield (BEGIN, seat)
        elif self.ice:
            yield (SLIDE, 0)
            yield (SLIDE, 1)
        elif self.going >= 0:
            for face in range(1, 7):
                yield (ROLL, face)
        else:
            for bells in range(self.bells[self.seat] + 1):
                yield (GO, bells)
            if not self.rested[self.seat] and self.bells[self.seat] < BELLS:
                yield (REST,)

    def play(self, move):
        if move not in self.moves():
            raise ValueError("That cannot be done now.")
        seat = self.seat
        if move[0] == BEGIN:
            self.seat = self.first = move[1]
        elif move[0] == REST:
            self.bells[seat] += 1
            self.rested[seat] = 1
            self._next()
        elif move[0] == GO:
            self.bells[seat] -= move[1]
            self.rested[seat] = 0
            self.going = move[1]
        elif move[0] == ROLL:
            self._slide_to(self.at[seat] + move[1] + self.going)
            self.going = -1
            self.ice = self.at[seat] % 5 == 0 and not self.over
            if not self.ice:
                self._next()
        else:
            self.ice = False
            self._slide_to(self.at[seat] + (2 if move[1] else -1))
            self._next()

    def _slide_to(self, place):
        self.at[self.seat] = min(place, self.length)
        self.over = place >= self.length

    def _next(self):
        if not self.over:
            self.seat = (self.seat + 1) % len(self.at)
            self.turns += 1

    def chance(self, pick):
        if self.seat < 0:
            return (BEGIN, pick(len(self.at)))
        if self.ice:
            return (SLIDE, pick(2))
        return (ROLL, 1 + pick(6))

    def round(self):
        return self.turns // len(self.at) + 1

    def scores(self):
        return [self.at[seat] + 2 * self.bells[seat] for seat in range(len(self.at))]

    def worked(self, seat):
        return [(self.at[seat], "squares"), (2 * self.bells[seat], "2 a bell")]

    def words(self, move):
        if move[0] == BEGIN:
            return f"seat {move[1] + 1} begins"
        if move[0] == GO:
            return f"goes, {move[1]} bells rung" if move[1] else "goes"
        if move[0] == REST:
            return "rests, finds a bell"
        if move[0] == ROLL:
            return f"rolls {move[1]}" + (f" and {self.going}" if self.going else "")
        return "slides 2 on" if move[1] else "slips 1 back"


def bot(game, seat, strength, pick):
    """Goes with all its bells as soon as it has one; a weak one tosses a coin."""
    yield
    if strength < 2 and pick(2):
        return (GO, 0)
    best = None
    for move in game.moves():
        best = move if best is None or move > best else best
        yield
    return (GO, game.bells[seat]) if game.bells[seat] else best


def start(ui):
    yield 0
    return 2, ()
