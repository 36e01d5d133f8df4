# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Opponents of three strengths; each sees its own hand, the trains and the discards, no more.

1 plays like a child: whatever comes, the far way gladly, every answer at once. 2 counts spaces. 3
reckons in turns: with stations and bridge ahead, with the rest of its hand and with what the others
may do to it next; and it keeps Santa and Reindeer Crossing for when they are worth most.
"""

from micropython import const

from . import track
from .chart import TURN, after, chart, spaces
from .data import CROSSING, EXPRESS, HAND, HUSTLE, KINDS, MOST, SANTA, deck
from .plays import (
    AT_BRIDGE,
    CROSS,
    CROSSING_ASKED,
    DISCARD,
    NO,
    NUMBER,
    SANTA_ASKED,
    STAY,
    STOP,
    TRIPLE,
    answered,
    tried,
)

_WON = const(20000)
# What a card is worth in the hand, in quarters of a turn, from HUSTLE to SANTA.
_WORTH = b"\x01\x02\x01\x01\x02\x03"


def think(game, seat, strength, pick):
    yield
    if game.phase in (SANTA_ASKED, CROSSING_ASKED):
        return _answer(game, seat, strength, pick)  # at once, whatever it holds
    moves = list(game.moves())
    if len(moves) == 1:
        return moves[0]
    if strength == 1:
        return _child(game, moves, pick)
    turns = (yield from chart(game)) if strength == 3 else spaces(game.trains.board)
    best = None
    score = 0
    for move in moves:
        yield
        found = Reckoning(game, seat, turns, strength).play(move)
        if best is None or found > score:
            best = move
            score = found
    return best


def _child(game, moves, pick):
    """The bridge is for crossing; else one of two cards taken blindly, whichever goes further."""
    if game.phase == AT_BRIDGE:
        return (CROSS,)
    one = moves[pick(len(moves))]
    two = moves[pick(len(moves))]
    far = tried(game.trains, game.seat, one)[0].at[game.seat]
    return two if tried(game.trains, game.seat, two)[0].at[game.seat] > far else one


def _answer(game, seat, strength, pick):
    """Santa or Reindeer Crossing, or let it pass."""
    card = SANTA if game.phase == SANTA_ASKED else CROSSING
    if not game.has(seat, card):
        return (NO,)
    yes = (SANTA,) if card == SANTA else (CROSSING, seat)
    if strength == 1:
        return yes
    board = game.trains.board
    before = game.trains.at
    later = answered(game).at
    nearest = board.pole - max(before)
    if card == CROSSING:
        mover = game.seat
        gain = later[mover] - before[mover]
        if later[mover] == board.pole or strength == 2:
            return yes
        # Stopping it brings one's own turn, too: worth it against the leader, or for a long way.
        return yes if gain >= 9 or nearest <= 20 and gain >= 5 else (NO,)
    lost = before[seat] - later[seat]
    if game.card == EXPRESS:
        lost = 5
    elif game.card == CROSSING:
        lost = board.next_station(before[seat]) - before[seat] + 5
    if strength == 2:
        return yes if lost > 3 else (NO,)
    spare = game.hands[seat][SANTA] > 1
    return yes if lost >= (5 if spare or nearest <= 15 else 7) else (NO,)


class Reckoning:
    """What a play is worth to a seat: turns that it is ahead of the others afterwards."""

    def __init__(self, game, seat, turns, strength):
        self.game = game
        self.seat = seat
        self.turns = turns
        self.deep = strength > 2
        self.hand = bytearray(game.hands[seat])

    def play(self, move):
        game = self.game
        verb = move[0]
        trains = game.trains
        seat = self.seat
        if verb in (CROSS, STAY):
            later = trains.copy()
            if verb == CROSS:
                later.cross(seat)
            else:
                later.stay(seat, game.count)
            return self.worth(later, False)
        if verb == STOP:
            return self.worth(trains, False)
        if verb == DISCARD:
            return -_worth(move[1])
        later, result = tried(trains, seat, move)
        if verb == TRIPLE:
            return self._three(later, result)
        card = move[1] if verb == NUMBER else verb
        self.hand[card] -= 1
        if result == track.WON:
            return _WON
        if result == track.BRIDGE:
            later.cross(seat)
        value = self.worth(later, result == track.AGAIN)
        if verb == EXPRESS:
            value += TURN
        if self.deep:
            value -= _worth(card)
        return value

    def _three(self, later, result):
        """Three of a kind may be stopped: the cards and the turn are lost then."""
        hand = self.hand
        for number in range(1, MOST + 1):
            if hand[number] >= 3:
                hand[number] -= 3
                break
        good = _WON if result == track.WON else self.worth(later, False)
        if not self.deep:
            return good
        unseen, count = self._unseen()
        others = HAND * (len(later.at) - 1)
        risk = min(unseen[CROSSING] * others * 16 // max(count, 1), 12)
        bad = self.worth(self.game.trains, False) - TURN
        return (good * (16 - risk) + bad * risk) // 16

    def _unseen(self):
        """Counts of the cards that are neither in this hand nor on the discard pile; their sum."""
        game = self.game
        unseen = deck(game.highest)
        mine = game.hands[self.seat]
        for kind in range(KINDS):
            unseen[kind] -= mine[kind] + game.out[kind]
        return unseen, sum(unseen)

    def worth(self, trains, again):
        """How many turns (64 each) the others need more than this seat."""
        turns = self.turns
        at = trains.at
        seat = self.seat
        nearest = _WON
        total = 0
        for other in range(len(at)):
            if other != seat:
                left = turns[at[other]]
                nearest = min(nearest, left)
                total += left
        others = (2 * nearest + total // (len(at) - 1)) // 3
        mine = turns[at[seat]]
        if self.deep:
            mine = self._next(trains) + self._danger(trains) // 2
        if again:
            mine -= TURN
        return others - mine

    def _next(self, trains):
        """Turns to go with the best of the cards that stay in the hand."""
        board = trains.board
        turns = self.turns
        place = trains.at[self.seat]
        best = turns[place]
        hand = self.hand
        for number in range(1, MOST + 1):
            if hand[number]:
                best = min(best, TURN + after(turns, board, place + number))
                if hand[number] >= 3:
                    best = min(best, TURN + turns[board.next_station(place)])
        ahead = min(place + 8, board.pole)
        if hand[EXPRESS]:
            best = min(best, turns[ahead])
        if hand[HUSTLE] and trains.leaders(self.seat):
            best = min(best, TURN // 2 + turns[ahead])
        return best

    def _danger(self, trains):
        """What others behind may cost by landing here, as likely as they hold that card."""
        at = trains.at
        place = at[self.seat]
        board = trains.board
        if place in board.stations:
            return 0
        unseen, count = self._unseen()
        cost = 0
        for other in range(len(at)):
            gap = place - at[other]
            if other != self.seat and 0 < gap <= self.game.highest:
                loss = self.turns[at[other]] - self.turns[place]
                if at[other] == board.upper:
                    loss = self.turns[board.lower] - self.turns[place]
                likely = min(unseen[gap] * HAND * 16 // max(count, 1), 16)
                cost += max(loss, 0) * likely // 16
        return cost


def _worth(card):
    """What is given up with a card, beyond this play."""
    return _WORTH[card - HUSTLE] * TURN // 4 if card > MOST else 0
