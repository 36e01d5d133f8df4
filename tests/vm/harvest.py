# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A game of a few lines for the tests of the tests: pick sweets by a die until a sack is full."""

from tinsel.contract import CHANCE, OVER


class Game:
    VERSION = 1
    ROOM = 400
    SACK = 30

    def __init__(self, players, options=()):
        if not 1 <= players <= 4:
            raise ValueError("One to four can pick sweets.")
        self.sacks = bytearray(players)
        self.seat = 0
        self.die = 0
        self.turns = 0

    def turn(self):
        if max(self.sacks) >= self.SACK:
            return OVER
        return self.seat if self.die else CHANCE

    def moves(self):
        for share in range(1, self.die + 1):
            yield (2, share)

    def play(self, move):
        if self.turn() == OVER:
            raise ValueError("A sack is full.")
        if move[0] == 1 and not self.die and 1 <= move[1] <= 6:
            self.die = move[1]
        elif move[0] == 2 and 1 <= move[1] <= self.die:
            self.sacks[self.seat] += move[1]
            self.seat = (self.seat + 1) % len(self.sacks)
            self.die = 0
            self.turns += 1
        else:
            raise ValueError("That cannot be picked.")

    def chance(self, pick):
        return (1, pick(6) + 1)

    def scores(self):
        return [sweets * 2 - self.turns % 3 for sweets in self.sacks]

    def worked(self, seat):
        return [(self.scores()[seat], "sweets")]

    def words(self, move):
        return f"picks {move[1]}"

    def round(self):
        return 1 + self.turns // len(self.sacks)
