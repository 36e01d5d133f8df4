# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Beside the printed tiles: whose turn, the houses delivered to, their stars, and the lost."""

from micropython import const

from tinsel.contract import OVER

from .data import SEATS

NEXT = const(0)  # the turn is over
HOUSE = const(1)  # a house was content: its stars
LOST = const(2)  # a house went without its presents
BACK_IN = const(3)  # no more houses: the game is over

MOST = const(17)  # houses there are, with both expansions
_TURNS = const(200)


class Game:
    VERSION = 1
    ROOM = 1400

    def __init__(self, players, options=()):
        """Options: how many houses are in the game."""
        if not 1 <= players <= SEATS:
            raise ValueError(f"Sleighwell is for 1 to {SEATS} players.")
        self.houses = options[0] if options else 10
        if not 1 <= self.houses <= MOST or len(options) > 1:
            raise ValueError(f"There are 1 to {MOST} houses.")
        self.players = players
        self.seat = 0
        self.turns = 0
        self.stars = bytearray()  # of each house, in the order they were delivered to
        self.lost = 0
        self.done = False

    def left(self):
        return self.houses - len(self.stars) - self.lost

    def turn(self):
        return OVER if self.done or not self.left() else self.seat

    def moves(self):
        if self.turn() == OVER:
            return
        if self.turns < _TURNS:
            yield (NEXT,)
        for stars in (1, 2, 3):
            yield (HOUSE, stars)
        yield (LOST,)
        yield (BACK_IN,)

    def play(self, move):
        if self.turn() == OVER or move not in list(self.moves()):
            if move == (NEXT,) and self.turns == _TURNS:
                raise ValueError(f"After {_TURNS} turns only houses are counted.")
            raise ValueError("That is not how a turn goes.")
        if move[0] == HOUSE:
            self.stars.append(move[1])
        elif move[0] == LOST:
            self.lost += 1
        elif move[0] == BACK_IN:
            self.done = True
        else:
            self.seat = (self.seat + 1) % self.players
            self.turns += 1

    def chance(self, pick):
        raise ValueError("There is no luck in a ledger.")

    def scores(self):
        return [sum(self.stars)]

    def worked(self, seat):
        lines = [(stars, f"house {i + 1}") for i, stars in enumerate(self.stars)]
        if self.lost:
            lines.append((0, f"{self.lost} house" + ("s lost" if self.lost > 1 else " lost")))
        return lines or [(0, "no house yet")]

    def words(self, move):
        if move[0] == HOUSE:
            return f"delivers: {move[1]} stars" if move[1] > 1 else "delivers: 1 star"
        return {NEXT: "is done", LOST: "loses a house", BACK_IN: "the game is over"}[move[0]]

    def round(self):
        return 1 + self.turns // self.players
