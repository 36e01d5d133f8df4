# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""How a game of Decs Building goes round: decks, the first player's card, turns, the last round."""

from micropython import const

from . import cards, scoring
from .data import HAND, KINDS, NONE, SANTA, STRICT, read_options
from .grid import Grid

SHUFFLING = const(0)
STARTING = const(1)
TAKING = const(2)
ACTING = const(3)
PLACING = const(4)
DISCARDING = const(5)
DONE = const(6)


class Rounds:
    def __init__(self, players, options=()):
        if not 2 <= players <= 4:
            raise ValueError("Decs Building is for 2 to 4 players.")
        self.players = players
        self.flags, width, height, points = read_options(options)
        self.grids = []
        self.decks = []
        self.stacks = cards.stacks(players, self.flags)
        for _ in range(players):
            self.grids.append(Grid(width, height, points, self.flags & STRICT > 0))
            deck = bytes([self._pop(suit) for suit in range(4)])
            self.decks.append(deck)
        self.hands = [b""] * players
        self.played = [b""] * players
        self.gone = b""  # cards that left the game
        self.pawns = bytearray([NONE] * KINDS)  # whose pawn is on a feature's bauble
        self.passed = bytearray(players)
        self.phase = SHUFFLING
        self.seat = 0
        self.first = 0
        self.number = 1
        self.takers = 0  # how many may still take a card
        self.kind = 0  # what is to be drawn
        self.pitched = False
        self.ending = False  # three stacks were empty together
        self.last = False

    # --- cards before the turns

    def takeable(self):
        """The stacks that a card may be taken from before the turns."""
        stacks = self.stacks
        if self.last:
            return [stack for stack in range(cards.STACKS) if stacks[stack]]
        lowest = min([stacks[suit][-1] & 15 if stacks[suit] else 99 for suit in range(4)])
        return [s for s in range(4) if stacks[s] and stacks[s][-1] & 15 == lowest]

    def _take(self, stack):
        if stack not in self.takeable():
            raise ValueError("That card is not to be had now.")
        self.hands[self.seat] += bytes((self._pop(stack),))
        self._watch_stacks()
        self.takers -= 1
        if self.takers and self.takeable():
            self.seat = (self.seat + 1) % self.players
            return False
        self.seat = self.first
        return True

    def _shuffle(self, order):
        """The order-th of the 24 ways that four cards can lie."""
        rest = self.decks[self.seat]
        deck = b""
        for size in (4, 3, 2, 1):
            at = order % size
            order //= size
            deck += rest[at : at + 1]
            rest = rest[:at] + rest[at + 1 :]
        self.decks[self.seat] = deck
        self.seat += 1
        if self.seat == self.players:
            self.phase = STARTING
        return False

    def _begin_round(self):
        for seat in range(self.players):
            santas = scoring.count(self.grids[seat])[SANTA]
            want = max(HAND + santas - len(self.hands[seat]), 0)
            self.hands[seat] += self.decks[seat][:want]
            self.decks[seat] = self.decks[seat][want:]
            self.passed[seat] = 0
        self.takers = self.players if self.last else 1
        self.seat = self.first
        # With no card to take, turns begin with the first player, who may have nothing but to pass.
        self.phase = TAKING if self.takeable() else ACTING

    def _to_act(self):
        """From the seat on, the next who has not passed; somebody without cards has."""
        for _ in range(self.players):
            if not self.hands[self.seat]:
                self.passed[self.seat] = 1
            if not self.passed[self.seat]:
                self.phase = ACTING
                return
            self.seat = (self.seat + 1) % self.players
        self._end_round()

    def _end_round(self):
        for seat in range(self.players):
            self.decks[seat] += self.played[seat]  # flipped: what was played first comes first
            self.played[seat] = b""
        if self.last:
            self.phase = DONE
            return
        self.last = self.ending
        self.first = (self.first - 1) % self.players
        self.number += 1
        self._begin_round()

    def _watch_stacks(self):
        if sum([1 for stack in self.stacks if not stack]) >= 3:
            self.ending = True

    def _pop(self, stack):
        card = self.stacks[stack][-1]
        self.stacks[stack] = self.stacks[stack][:-1]
        return card

    def _from_hand(self, seat, kind):
        """Take a card of this kind out of a hand."""
        hand = self.hands[seat]
        at = 0
        while cards.kind_of(hand[at]) != kind:
            at += 1
        self.hands[seat] = hand[:at] + hand[at + 1 :]
        return hand[at : at + 1]
