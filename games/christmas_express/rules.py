# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The whole race on the device: a deck of 65, hands of five, and everything that trains can do.

Hands and piles are counts of each kind of card, so that a draw is one small move of luck.
Whoever a card would hit is asked for Santa, and all others for Reindeer Crossing; who does not hold
it has no choice (race.forced), so that a hand-over tells that somebody does.
"""

from micropython import const

from tinsel.contract import CHANCE

from .data import CROSSING, DEALT, HAND, HUSTLE, KINDS, MOST, SANTA, deck, short
from .journey import Journey
from .plays import DISCARD, STOP, TRIPLE

DRAW = const(8)
SHOW = const(9)  # a card drawn to find the dealer


class Game(Journey):
    VERSION = 2
    ROOM = 2200

    def __init__(self, players, options=()):
        """Options: the highest number card and the ten places, if the board is matched."""
        super().__init__(players, options)
        self.pile = deck(self.highest)
        self.out = bytearray(KINDS)  # the discard pile
        self.hands = [bytearray(KINDS) for _ in range(players)]
        self.dealer = -1
        self.shown = bytearray(players)  # the cards drawn to find the dealer
        self.showing = bytes(range(players))  # who is still to draw for it
        self.wanted = 0  # cards to be drawn now
        self.dealing = 0  # cards still to be dealt, before the first turn

    # --- luck

    def turn(self):
        if self.dealer < 0 or self.wanted or self.dealing:
            return CHANCE
        return Journey.turn(self)  # super() would make garbage

    def moves(self):
        if self.turn() != CHANCE:
            yield from super().moves()
            return
        verb = SHOW if self.dealer < 0 else DRAW
        source = self._source()
        for kind in range(1, KINDS):
            if source[kind]:
                yield (verb, kind)

    def chance(self, pick):
        if self.turn() != CHANCE:
            raise ValueError("It is not luck's turn.")
        source = self._source()
        at = pick(sum(source))
        kind = 0
        while at >= source[kind]:
            at -= source[kind]
            kind += 1
        return (SHOW if self.dealer < 0 else DRAW, kind)

    def _source(self):
        """Where the next card comes from: with no draw pile left, the discards are shuffled."""
        return self.pile if sum(self.pile) else self.out

    def draw(self, move):
        verb = SHOW if self.dealer < 0 else DRAW
        if len(move) != 2 or move[0] != verb or not 0 < move[1] < KINDS:
            raise ValueError("A card is to be drawn now.")
        if not self._source()[move[1]]:
            raise ValueError("There is no such card to be drawn.")
        if verb == SHOW:
            self._show(move[1])
        else:
            self._draw(move[1])

    def drawer(self):
        """Who draws the card that luck gives now."""
        if self.dealer < 0:
            return self.showing[0]
        if self.dealing:
            return (self.dealer + 1 - self.dealing) % len(self.hands)
        return self.seat

    def _draw(self, kind):
        if not sum(self.pile):
            self.pile, self.out = self.out, self.pile
        self.pile[kind] -= 1
        self.hands[self.drawer()][kind] += 1
        if self.dealing:
            self.dealing -= 1
            if not self.dealing:
                self.begin()
        else:
            self.wanted -= 1

    # --- the dealer

    def _show(self, kind):
        """The highest number deals; a special card does not count, and those who tie draw again."""
        if kind > MOST:
            return  # back into the deck, and another one is drawn
        self.pile[kind] -= 1
        self.shown[self.showing[0]] = kind
        self.showing = self.showing[1:]
        if self.showing:
            return
        best = max(self.shown)
        for seat in range(len(self.shown)):
            if self.shown[seat] < best:
                self.shown[seat] = 0
        tied = bytes([seat for seat in range(len(self.shown)) if self.shown[seat]])
        self.pile = deck(self.highest)
        if len(tied) > 1:
            self.shown = bytearray(len(self.shown))
            self.showing = tied
            return
        self.dealer = tied[0]
        self.seat = (self.dealer + 1) % len(self.hands)
        self.dealing = DEALT * len(self.hands)

    # --- hands

    def held(self, seat):
        return sum(self.hands[seat])

    def has(self, seat, card):
        return self.hands[seat][card] > 0

    def three(self, seat):
        """The number that somebody has three of, or 0; there are never two such in five cards."""
        hand = self.hands[seat]
        for number in range(1, MOST + 1):
            if hand[number] >= 3:
                return number
        return 0

    def has_three(self, seat):
        return self.three(seat) > 0

    def discards(self):
        for card in range(1, KINDS):
            if self.may_discard(2, card):
                yield (DISCARD, card)

    def may_discard(self, size, card):
        """Only who can play nothing at all throws a card away."""
        hand = self.hands[self.seat]
        for other in range(1, KINDS):
            if hand[other] and self.playable(other):
                return False
        return size == 2 and 0 < card < KINDS and hand[card] > 0

    def playable(self, card):
        if card == HUSTLE:
            return len(self.trains.leaders(self.seat)) > 0
        return card != CROSSING and card != SANTA

    def use(self, seat, move):
        verb = move[0]
        if verb == STOP:
            return
        card = verb if verb > MOST else move[1] if verb != TRIPLE else self.three(seat)
        count = 3 if verb == TRIPLE else 1
        self.hands[seat][card] -= count
        self.out[card] += count

    def extra(self):
        self.wanted = 1

    def begin(self):
        self.wanted = HAND - sum(self.hands[self.seat])

    def ask_all(self):
        self.waiting = (1 << len(self.hands)) - 1 ^ 1 << self.seat
        self._ask_next()

    # --- words

    def words(self, move):
        if move[0] == DRAW:
            return f"T{self.drawer() + 1} draws a card"
        if move[0] == SHOW:  # for dealer
            return f"T{self.drawer() + 1} gets {short(move[1])}"
        return super().words(move)
