# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The opponents of Decs Building, of three strengths.

A bot knows what its seat knows: its hand, its own deck in order, stacks, pawns and all grids. It
gives every action a value in tenths of a point, looks for the best pair of actions that its hand
pays for, and keeps for the next round those cards that go best with what it will draw.
"""

from . import cards, scoring
from .data import (
    ACTIONS,
    CELLS,
    FANCY,
    GAIN_JACK,
    GAIN_KING,
    GAIN_QUEEN,
    GAIN_WILD,
    HAND,
    PITCH_IN,
    REINDEER,
    SANTA,
    TO_DRAW,
)
from .placing import ROOM, any_place, best_place, room
from .rounds import DISCARDING, PLACING, TAKING
from .rules import DISCARD, ENOUGH, PASS, PLACE, TAKE

# In tenths of a point: what it is worth to have ...
_NUMBER = 0  # a number card, for each round to go
_WILD = 1  # a wild, for each round to go
_FACE = 2  # a jack or queen, for itself
_KING = 3  # a king, in tenths of the best fancy decoration that could be drawn
_PAY = 4  # and what it costs to spend a number card
_PAY_WILD = 5  # or a wild
_TO_KING = 6  # a jack on the way to a king, in tenths of it
_HOLD = 7  # what a card that is kept keeps of its price, in tenths
_HAND = 8  # one card more each round, for each round to go
_CELL = 9  # a cell that something better could be drawn on
# From 10 on: see placing.py.
FAIR = (2, 4, 30, 3, 12, 18, 1, 3, 3, 10, 9, 4, 2, 3, 0)
STRONG = (6, 46, 30, 6, 10, 26, 6, 6, 6, 24, 9, 4, 4, 4, 14)


def bot(game, seat, strength, pick):
    """A generator that thinks and returns a move."""
    if game.phase == PLACING:
        return (yield from _place(game, seat, strength, pick))
    mind = Mind(game, seat, strength)
    if game.phase == TAKING:
        return (TAKE, (yield from mind.best_stack(pick)))
    if game.phase == DISCARDING:
        yield from mind.look()
        yield from mind.keep()
        return mind.drop()
    yield from mind.look()
    yield from mind.plan()
    if mind.best > 0 or game.pitched:
        if strength == 1 and not game.pitched and pick(4) == 0:
            yield
            moves = [move for move in mind.found if move[0] > 0]
            return moves[pick(len(moves))][1] if moves else mind.move
        return mind.move
    yield from mind.keep()
    move = mind.drop()
    return (PASS,) if move == (ENOUGH,) else move


def _place(game, seat, strength, pick):
    """Of the best few places the one that leaves most room for something fancy."""
    grid, kind = game.grids[seat], game.kind
    yield
    if strength == 1:
        return (PLACE, any_place(grid, kind, pick))
    weights = STRONG if strength == 3 else FAIR
    left = rounds_left(game)
    top = []
    best = yield from best_place(grid, kind, left, weights, top)
    if left > 1 and weights[ROOM]:
        best = (-1000, best[1])
        for value, place in top:
            value += weights[ROOM] * (yield from room(grid, kind, place))
            if value > best[0]:
                best = (value, place)
    return (PLACE, best[1])


def rounds_left(game):
    """About how many rounds are to come after this one."""
    if game.last:
        return 0
    if game.ending:
        return 1
    sizes = sorted([len(stack) for stack in game.stacks])
    return 2 + (sizes[0] + sizes[1] + sizes[2]) // (game.players + 1)


class Mind:
    def __init__(self, game, seat, strength):
        self.game = game
        self.seat = seat
        self.strength = strength
        self.weights = STRONG if strength == 3 else FAIR
        self.left = rounds_left(game)
        self.hand = game.hands[seat]
        self.values = [0] * len(ACTIONS)
        pay = self.weights[_PAY] if self.left else 0
        wild = self.weights[_PAY_WILD] if self.left else 0
        self.prices = [pay] * 4 + [wild] + [0] * 6  # those of faces are known after a look
        self.best = 0
        self.move = (PASS,)
        self.found = []
        self.kept = None

    def _soon(self):
        """Rounds to go when a card that is gained now comes to the hand."""
        return max(self.left - 1 - len(self.game.decks[self.seat]) // 3, 0)

    def best_stack(self, pick):
        """The card to take before the turns: it goes to the hand."""
        worth = None
        best = None
        for stack in self.game.takeable():
            yield
            counts = cards.count(self.hand + self.game.stacks[stack][-1:])
            if self.left:
                value = 10 * counts[stack] - 7 * self._own(stack)
            else:
                if worth is None:
                    yield from self.look()
                    worth = self.values
                value = 0
                for action in range(TO_DRAW, len(ACTIONS)):
                    for _ in cards.ways(counts, ACTIONS[action][1]):
                        value = max(value, worth[action])
                        break
            found = (value, pick(8), stack)
            if best is None or found > best:
                best = found
        return best[2]

    def _own(self, kind):
        """How many cards of a suit are in hand, deck and pile."""
        game, seat = self.game, self.seat
        return cards.count(game.hands[seat] + game.decks[seat] + game.played[seat])[kind]

    def look(self):
        """Give every action its value, whatever it costs."""
        game, seat, left, w = self.game, self.seat, self.left, self.weights
        values = self.values
        grid = game.grids[seat]
        free = max(scoring.empty(grid), 1)
        cell = min(w[_CELL] * left * 3 // free, w[_CELL])
        for action in range(TO_DRAW, len(ACTIONS)):
            kind = action - TO_DRAW
            values[action] = -1000
            if not game.barred(action):
                found = yield from best_place(grid, kind, left, w)
                values[action] = found[0] - cell * CELLS[kind]
                if kind == SANTA:
                    values[action] += w[_HAND] * left * 4
            yield
        soon = self._soon()
        own = cards.count(game.hands[seat] + game.decks[seat] + game.played[seat])
        goals = values[TO_DRAW + FANCY[0] :] + [0]
        if not own[9] + own[10]:
            goals[REINDEER - FANCY[0]] = 0  # two kings are too far
        king = max(goals) * w[_KING] // 10
        # A jack makes a king: a second one is worth only what it is by itself.
        face = w[_FACE] + king * w[_TO_KING] // 10
        jacks = own[5] + own[6]
        if soon:
            values[GAIN_JACK] = w[_FACE] if jacks else face
            values[GAIN_QUEEN] = w[_FACE]
        if left:
            self.prices[5:9] = [w[_FACE] if jacks > 1 else face] * 2 + [w[_FACE]] * 2
        if left:
            self.prices[9] = self.prices[10] = king
        values[GAIN_KING] = king if soon else 0
        values[GAIN_WILD] = w[_WILD] * soon
        for suit in range(4):
            values[suit] = w[_NUMBER] * (soon - 3 * own[suit] + 3)
        for action in range(GAIN_WILD + 1):
            if game.barred(action):
                values[action] = 0

    def _ways(self, counts, free, exact=False):
        """(net value, action, number of the payment, kinds) of what this hand can do.

        Not exact: with the first way to pay that is found, without its number.
        """
        found = []
        prices = self.prices
        for action in range(len(ACTIONS)):
            value = self.values[action]
            if value <= 0:
                continue
            cost = ACTIONS[action][1]
            ways = cards.payments(counts, cost, free) if exact else cards.ways(counts, cost, free)
            for number, way in enumerate(ways):
                net = value
                for kind in way:
                    net -= prices[kind]
                if net > 0:
                    found.append((net, action, number, way))
                if number == 2 or not exact:
                    break
            if action % 4 == 3:
                yield
        return found

    def plan(self):
        """The action that is best together with the best one after it."""
        game = self.game
        counts = cards.count(self.hand)
        free = game.pitched
        found = yield from self._ways(counts, free, True)
        found.sort(key=lambda row: (-row[0], row[1], row[2]))
        self.found = []
        for net, action, number, way in found[:8]:
            for kind in way:
                counts[kind] -= 1
            more = yield from self._ways(counts, False)
            for kind in way:
                counts[kind] += 1
            if more:
                net += max([row[0] for row in more])
            self.found.append((net, (action, number)))
            if net > self.best:
                self.best = net
                self.move = (action, number)
            yield
        if free:
            if not found:  # something has to be done
                self.move = next(game.moves())
        else:
            yield from self._pitch(counts)

    def _pitch(self, counts):
        """Is a queen well spent on suits that do not matter?"""
        game = self.game
        for number, way in enumerate(game.payments(PITCH_IN)):
            counts[way[0]] -= 1
            more = yield from self._ways(counts, True)
            counts[way[0]] += 1
            if more:
                net = max([row[0] for row in more]) - self.prices[way[0]]
                if net > self.best:
                    self.best = net
                    self.move = (PITCH_IN, number)
            yield

    def keep(self):
        """Which cards go best with those that come next: the kinds to keep, as counts."""
        game, seat = self.game, self.seat
        counts = cards.count(self.hand)
        size = HAND + scoring.count(game.grids[seat])[SANTA]
        deck = game.decks[seat] + game.played[seat]
        best = None
        hold = self.weights[_HOLD] if self.left else 0
        hand = self.hand[:4]
        rest = self.hand[4:]
        for choice in range(1 << len(hand)):
            kept = bytes([hand[i] for i in range(len(hand)) if choice >> i & 1]) + rest
            comes = kept + deck[: max(size - len(kept), 0)]
            value = 0
            counts = cards.count(comes)
            ways = yield from self._ways(counts, False)
            if ways:
                top = max(ways)
                value = top[0]
                for kind in top[3]:
                    counts[kind] -= 1
                more = yield from self._ways(counts, False)
                if more:
                    value += max([row[0] for row in more])
            value += len(comes) - len(kept)  # fresh cards rather than old ones
            held = 0
            for card in kept:
                kind = cards.kind_of(card)
                if kind >= cards.WILD and not held >> cards.home(kind) + 1 & 1:
                    held |= 1 << cards.home(kind) + 1  # one of each is enough
                    value += self.prices[kind] * hold // 10
            if best is None or value > best:
                best = value
                self.kept = cards.count(kept)
            yield

    def drop(self):
        """The next card to discard, or ENOUGH."""
        if self.left == 0:
            return (ENOUGH,)
        counts = cards.count(self.hand)
        for kind in range(cards.KINDS):
            if counts[kind] > self.kept[kind]:
                return (DISCARD, kind)
        return (ENOUGH,)
