# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The rules of Gift Shelf: luck shows two gifts, take one, put it down; lines of a kind count.

A turn of two decisions, luck out of a bag that empties (so that what is kept may become illegal).
"""

from tinsel.contract import CHANCE, OVER

SHOW, TAKE, PUT = 40, 1, 2  # 40: a verb too large for the short form in memory
KINDS = ("ball", "book", "bear", "boat", "bell")
EACH = 3
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))
EMPTY = 255


class Game:
    VERSION = 3
    ROOM = 200

    def __init__(self, players, options=()):
        if players != 1 or options:
            raise ValueError("Gift Shelf is for one, and there is nothing to choose.")
        self.bag = [EACH] * len(KINDS)
        self.shown = []
        self.hand = None
        self.shelf = bytearray([EMPTY] * 9)

    def turn(self):
        if self.hand is not None or self.shown:
            return 0
        return CHANCE if self._places() else OVER

    def moves(self):
        if self.hand is not None:
            for place in range(9):
                if self.shelf[place] == EMPTY:
                    yield (PUT, place)
        elif self.shown:
            for which in range(2):
                yield (TAKE, which)
        elif self._places():
            for one in range(len(KINDS)):
                for two in range(len(KINDS)):
                    if self.bag[one] > 0 and self.bag[two] > (one == two):
                        yield (SHOW, one, two)

    def play(self, move):
        if move not in self.moves():
            raise ValueError("That cannot be done now.")
        if move[0] == SHOW:
            self.shown = [move[1], move[2]]
        elif move[0] == TAKE:
            self.hand = self.shown[move[1]]
            self.bag[self.hand] -= 1
            self.shown = []
        else:
            self.shelf[move[1]] = self.hand
            self.hand = None

    def chance(self, pick):
        one = self._gift(pick, None)
        return (SHOW, one, self._gift(pick, one))

    def _gift(self, pick, other):
        at = pick(sum(self.bag) - (other is not None))
        for kind in range(len(KINDS)):
            at -= self.bag[kind] - (kind == other)
            if at < 0:
                return kind
        raise ValueError("The bag is empty.")

    def round(self):
        return min(10 - self._places(), 9)

    def _places(self):
        return sum([1 for gift in self.shelf if gift == EMPTY])

    def scores(self):
        return [sum([points for points, _ in self.worked(0)])]

    def worked(self, seat):
        lines = []
        for one, two, three in LINES:
            kind = self.shelf[one]
            if kind != EMPTY and kind == self.shelf[two]:
                whole = kind == self.shelf[three]
                lines.append((5 if whole else 1, f"{3 if whole else 2} of {KINDS[kind]}"))
        return lines

    def words(self, move):
        if move[0] == SHOW:
            return f"shows {KINDS[move[1]]} and {KINDS[move[2]]}"
        if move[0] == TAKE:
            return "takes the " + KINDS[self.shown[move[1]]]
        return f"puts it on row {move[1] // 3 + 1}, column {move[1] % 3 + 1}"


def start(ui):
    yield 0
    return 1, ()
