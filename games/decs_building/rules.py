# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Decs Building, the whole game: cards, pawns and grids of two to four players.

A turn is one move for what is bought and how it is paid, and one for where it is drawn. Luck is
only at the start: how each deck is shuffled, and who begins.
"""

from micropython import const

from tinsel.contract import CHANCE, OVER

from . import cards, scoring
from .data import (
    ACTIONS,
    BAUBLES,
    GAIN_JACK,
    GAIN_KING,
    GAIN_WILD,
    NONE,
    PAWNS,
    PITCH_IN,
    STOP_MESSING,
    TO_DRAW,
)
from .rounds import ACTING, DISCARDING, DONE, PLACING, SHUFFLING, STARTING, TAKING, Rounds

# Moves: below PLACE what a turn is used for (action, number of the payment), then these.
PLACE = const(24)  # turn << 6 | spot
DISCARD = const(25)  # kind of card
ENOUGH = const(26)  # no more discards
PASS = const(27)
TAKE = const(28)  # stack
SHUFFLE = const(29)  # one of 24 orders
START = const(30)  # seat

_ORDERS = const(24)


class Game(Rounds):
    VERSION = 1
    ROOM = 2700

    # --- the contract

    def turn(self):
        if self.phase <= STARTING:
            return CHANCE
        return OVER if self.phase == DONE else self.seat

    def round(self):
        return self.number

    def chance(self, pick):
        if self.phase == SHUFFLING:
            return (SHUFFLE, pick(_ORDERS))
        return (START, pick(self.players))

    def scores(self):
        return [scoring.score(grid) for grid in self.grids]

    def ranked(self):
        """A short game begins with other points, and so on: such scores are no match for others."""
        return not self.flags

    def worked(self, seat):
        from .sums import lines

        return [(points, what) for points, what, _ in lines(self.grids[seat])]

    def words(self, move):
        from . import telling

        return telling.words(self, move)

    def moves(self):
        phase = self.phase
        if phase == SHUFFLING:
            for order in range(_ORDERS):
                yield (SHUFFLE, order)
        elif phase == STARTING:
            for seat in range(self.players):
                yield (START, seat)
        elif phase == TAKING:
            for stack in self.takeable():
                yield (TAKE, stack)
        elif phase == PLACING:
            for place in self.grids[self.seat].places(self.kind):
                yield (PLACE, place)
        elif phase != DONE:
            if phase == ACTING:
                for action in range(len(ACTIONS)):
                    for number in range(len(self.payments(action))):
                        yield (action, number)
            if not self.pitched:
                counts = cards.count(self.hands[self.seat])
                for kind in range(cards.KINDS):
                    if counts[kind]:
                        yield (DISCARD, kind)
                yield (PASS,) if phase == ACTING else (ENOUGH,)

    def play(self, move):
        size = len(move)
        verb = move[0] if size else NONE
        value = move[1] if size == 2 else NONE
        phase = self.phase
        free = phase == ACTING and not self.pitched
        done = True
        if phase == ACTING and size == 2 and verb < PLACE:
            done = self._act(verb, value)
        elif phase == PLACING and size == 2 and verb == PLACE:
            self._place(value)
        elif (free or phase == DISCARDING) and size == 2 and verb == DISCARD:
            done = self._discard(value)
        elif phase == DISCARDING and size == 1 and verb == ENOUGH:
            pass
        elif free and size == 1 and verb == PASS:
            self.passed[self.seat] = 1
        elif phase == TAKING and size == 2 and verb == TAKE:
            done = self._take(value)
        elif phase == SHUFFLING and size == 2 and verb == SHUFFLE and value < _ORDERS:
            done = self._shuffle(value)
        elif phase == STARTING and size == 2 and verb == START and value < self.players:
            self.first = self.seat = value
            self._begin_round()
            done = False
        else:
            raise ValueError("That cannot be done now.")
        # The turn goes on from here, not from inside: the board has few frames.
        if done:
            self.pitched = False
            if self.phase != TAKING:
                self._watch_stacks()
                self.seat = (self.seat + 1) % self.players
            self._to_act()

    # --- what may be done

    def spare_pawns(self, seat):
        return PAWNS[self.players] - sum([1 for owner in self.pawns if owner == seat])

    def barred(self, action, paid=NONE):
        """Why nobody could do this now, whatever the hand: a sentence, or an empty one."""
        if action < TO_DRAW:
            stack = action if action < STOP_MESSING else -1
            if GAIN_JACK <= action <= GAIN_KING:
                stack = action
            elif action == GAIN_WILD:
                stack = cards.WILDS
            # A face that was just paid is back on its stack.
            if stack >= 0 and not self.stacks[stack] and cards.home(paid) != stack:
                return "That stack is empty."
            return ""
        kind = action - TO_DRAW
        if BAUBLES[kind] and self.pawns[kind] != self.seat and not self.spare_pawns(self.seat):
            return "You have no pawn to spare."
        if not self.grids[self.seat].has_place(kind):
            return "There is no room for it."
        return ""

    def offers(self):
        """The actions that the seat can take, without all the ways to pay for them."""
        counts = cards.count(self.hands[self.seat])
        could = cards.could_pay(counts, self.pitched)
        for action in range(len(ACTIONS)):
            payable = could[action] == 2
            if could[action] == 1 or payable and action == PITCH_IN:
                payable = False
                for way in cards.ways(counts, ACTIONS[action][1], self.pitched):
                    if action != PITCH_IN or self._leaves_an_action(counts, way[0]):
                        payable = True
                        break
            if payable and (not self.barred(action) or self.payments(action)):
                yield action

    def payments(self, action):
        """The ways to pay for an action that is open to the seat, the cheapest first."""
        hand = self.hands[self.seat]
        cost = ACTIONS[action][1]
        if len(cost) > len(hand):
            return ()
        counts = cards.count(hand)
        found = cards.payments(counts, cost, self.pitched, action == STOP_MESSING)
        if found and self.barred(action):
            return [way for way in found if self._opens(action, way)]
        if action == PITCH_IN:
            return [way for way in found if self._leaves_an_action(counts, way[0])]
        return found

    def _opens(self, action, way):
        """One pays first: a face that goes back to an empty stack can be gained from it."""
        return any(not self.barred(action, kind) for kind in way)

    def _leaves_an_action(self, counts, paid):
        """To pitch in, something must be left to do with it."""
        counts[paid] -= 1
        found = False
        could = cards.could_pay(counts, True)
        for action in range(len(ACTIONS)):
            if action == PITCH_IN or not could[action]:
                continue
            for way in cards.ways(counts, ACTIONS[action][1], True):
                found = not self.barred(action, paid) or self._opens(action, way)
                if found:
                    break
            if found:
                break
        counts[paid] += 1
        return found

    # --- what happens

    # These say whether the turn is done.

    def _act(self, action, number):
        found = self.payments(action)
        if number >= len(found):
            why = self.barred(action) if not found else ""
            raise ValueError(why or "You cannot pay that so.")
        seat = self.seat
        for i, kind in enumerate(found[number]):
            card = self._from_hand(seat, kind)
            if action == STOP_MESSING and i == 1:
                self.gone += card
            elif cards.home(kind) >= 0:
                self.stacks[cards.home(kind)] += card
            else:
                self.played[seat] += card
        if action == PITCH_IN:
            self.pitched = True
            return False
        if action >= TO_DRAW:
            self.kind = action - TO_DRAW
            if BAUBLES[self.kind]:
                self.pawns[self.kind] = seat
            self.phase = PLACING
            return False
        if action != STOP_MESSING:
            stack = cards.WILDS if action == GAIN_WILD else action
            self.played[seat] += bytes((self._pop(stack),))
        return True

    def _place(self, place):
        grid = self.grids[self.seat]
        if not grid.allowed(self.kind, place >> 6, place & 63):
            raise ValueError("It cannot be drawn there.")
        grid.draw(self.kind, place >> 6, place & 63)

    def _discard(self, kind):
        if kind >= cards.KINDS or not cards.count(self.hands[self.seat])[kind]:
            raise ValueError("You hold no such card.")
        self.played[self.seat] += self._from_hand(self.seat, kind)
        self.phase = DISCARDING
        return not self.hands[self.seat]
