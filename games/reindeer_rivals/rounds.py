# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What the ledger and the game on the device share: money, the dice, turns and the end."""

from array import array

from micropython import const

from tinsel.contract import CHANCE, OVER

from . import data, order

# Moves. 4, 5 and on belong to the games that are built on this.
FIRST = const(0)  # die: who starts
WAY = const(1)  # die: which way round
PASS = const(2)  # the turn is over
ENOUGH = const(3)  # asked after two rounds of passes: 1 is yes, the game may end

# How a game ended.
SUPPLIED = const(1)  # every city is full
STUCK = const(2)  # nobody can do anything but pass
AGREED = const(3)  # nobody wanted to move any more

# What a firm's books count.
BOUGHT = const(0)
BACK = const(1)
LITTLES = const(2)
BIGS = const(3)
GIVEN = const(4)
_ENTRIES = const(5)
_PRICES = (-data.PACKET, data.PACKET, -data.LITTLE_RENT, -data.BIG_RENT, data.DELIVERED)

SEATS = const(5)


class Rounds:
    """A subclass has need (what cities lack), on_the_road(seat), deeds(seat), deed(seat, move)."""

    ALONE = 1  # the fewest players
    ASK_ALL = True  # is everybody asked whether it is enough, or the table once?

    def __init__(self, players):
        if not self.ALONE <= players <= SEATS:
            raise ValueError(f"Reindeer Rivals is for {self.ALONE} to {SEATS}.")
        self.players = players
        self.books = array("H", [0] * (_ENTRIES * players))
        self.money = array("i", [data.START] * players)  # a large board of a ledger passes 32767
        self.number = 1  # of the round
        self.roller = 0
        self.starter = -1  # seat, once the first die has told
        self.order = b"" if players > 1 else b"\x00"
        self.at = 0  # in the order
        self.spent = 0  # on sleighs, this turn
        self.hand = 0  # packets on a sleigh that is under way
        self.busy = False  # has a sleigh been out this round?
        self.idle = 0  # rounds without one
        self.asked = b""  # seats that are still to say whether it is enough
        self.ended = 0

    # --- money

    def entry(self, seat, what):
        return self.books[seat * _ENTRIES + what]

    def note(self, seat, what, count):
        """Write something into a firm's books, and settle it."""
        self.books[seat * _ENTRIES + what] += count
        self.money[seat] += count * _PRICES[what]

    def cash(self, seat):
        return self.money[seat]

    def scores(self):
        return list(self.money)

    def worked(self, seat):
        yield data.START, "to start with"
        for what, why in (
            (GIVEN, "delivered"),
            (BOUGHT, "bought"),
            (BACK, "brought back"),
            (BIGS, "big rents"),
            (LITTLES, "little rents"),
        ):
            count = self.entry(seat, what)
            if count:
                if count == 1 and why[-1] == "s":
                    why = why[:-1]
                yield count * _PRICES[what], f"{count} {why}"

    def rent(self, seat, big, count=1):
        """Take the rent for sleighs; whether there is enough has been seen to."""
        self.note(seat, BIGS if big else LITTLES, count)
        self.spent += count * (data.BIG_RENT if big else data.LITTLE_RENT)
        self.busy = True

    # --- turns

    def turn(self):
        if self.ended:
            return OVER
        if self.asked:
            return self.asked[0]
        return self.order[self.at] if self.order else CHANCE

    def round(self):
        return self.number

    def supplied(self):
        return max(self.need) == 0

    def missing(self):
        """How many packets the cities still want."""
        return sum(self.need)

    def able(self, seat):
        """Can this seat do anything but pass?"""
        cash = self.money[seat]
        if self.spent + data.LITTLE_RENT > data.SPEND or cash < data.LITTLE_RENT:
            return False
        return cash >= data.LITTLE_RENT + data.PACKET or self.on_the_road(seat) > 0

    def moves(self):
        seat = self.turn()
        if seat == OVER:
            return
        if seat == CHANCE:
            verb = FIRST if self.starter < 0 else WAY
            for face in range(1, 7):
                yield (verb, face)
        elif self.asked:
            yield (ENOUGH, 0)
            yield (ENOUGH, 1)
        else:
            yield from self.deeds(seat)

    def chance(self, pick):
        return (FIRST if self.starter < 0 else WAY, 1 + pick(6))

    def play(self, move):
        seat = self.turn()
        if seat == OVER:
            raise ValueError("The game is over.")
        if not move:
            raise ValueError("That is no move.")
        if seat == CHANCE:
            self._die(move)
        elif self.asked:
            self._answer(move)
        elif move == (PASS,) and not self.hand:
            self.end_turn()
        else:
            self.deed(seat, move)
            if not self.hand and not self.able(seat):
                self.end_turn()

    def _die(self, move):
        if len(move) != 2 or move[0] != (FIRST if self.starter < 0 else WAY):
            raise ValueError("The other die comes first.")
        face = move[1]
        if not 1 <= face <= 6:
            raise ValueError("A die shows 1 to 6.")
        if self.starter < 0:
            self.starter = order.starter(self.players, self.roller, face)
        else:
            self.order = order.order(self.players, self.starter, order.is_left(face))
            self.at = 0
            self._go_on()

    def _answer(self, move):
        if len(move) != 2 or move[0] != ENOUGH or move[1] > 1:
            raise ValueError("Is it enough? Yes or no.")
        if not move[1]:
            self.asked = b""
        else:
            self.asked = self.asked[1:]
            if not self.asked:
                self.ended = AGREED

    def end_turn(self):
        self.at += 1
        self.spent = 0
        self._go_on()

    def _go_on(self):
        """Find who can do anything now; seats that can only pass are passed over."""
        while self.at < self.players:
            if self.able(self.order[self.at]):
                return
            self.at += 1
        supplied = self.supplied()
        first = 0
        while first < self.players and not self.able(first):
            first += 1
        if supplied or first == self.players:
            self.ended = SUPPLIED if supplied else STUCK
            return
        self.idle = 0 if self.busy else self.idle + 1
        self.busy = False
        self.number += 1
        self.at = 0
        if self.players > 1:
            self.roller = self.order[self.players - 1]
            self.starter = -1
            self.order = b""
        if self.idle == 2:
            self.idle = 0
            able = [seat for seat in range(first, self.players) if self.able(seat)]
            self.asked = bytes(able if self.ASK_ALL else able[:1])

    # --- words

    def said(self, move):
        """Words for the moves that are made here; None for the others."""
        verb = move[0]
        if verb == FIRST:
            seat = order.starter(self.players, self.roller, move[1])
            return f"rolls {move[1]}: " + ("again" if seat < 0 else f"seat {seat + 1}")
        if verb == WAY:
            return f"rolls {move[1]}: " + ("left" if order.is_left(move[1]) else "right")
        if verb == PASS:
            return "is done" if self.spent else "passes"
        if verb == ENOUGH:
            return "says it is enough" if move[1] else "wants to go on"
        return None
