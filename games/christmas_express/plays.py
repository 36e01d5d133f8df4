# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What comes of a play: who is asked to stop it or to be spared, who moves, whose turn is next."""

from micropython import const

from . import track
from .data import BLOWN, CROSSING, ELF, EXPRESS, HUSTLE, SANTA, STORM

# Verbs. A special card's verb is the card.
NUMBER = const(1)
TRIPLE = const(2)
DISCARD = const(3)
STOP = const(4)
CROSS = const(5)
STAY = const(6)
NO = const(7)

# What the game waits for.
PLAY = const(0)
EXTRA = const(1)  # on a station: play again, or stop
AT_BRIDGE = const(2)
CROSSING_ASKED = const(3)
SANTA_ASKED = const(4)
ENDED = const(5)

ANYBODY = const(255)
_BOTH = const(2)  # Crossings or Santas: there are no more
_SWAP = const(31)  # in the place of a card: the second half of the elf's


class Plays:
    def __init__(self, board, players, highest, first):
        self.highest = highest
        self.trains = track.Trains(board, players)
        self.seat = first  # whose turn it is
        self.phase = PLAY
        self.card = 0  # what is being played: a verb
        self.count = 0  # the number on a card that has reached the bridge
        self.asked = 0  # who is asked for Santa or Reindeer Crossing
        self.waiting = 0  # who is asked after that, a bit a seat, from the left
        self.crosser = 0  # who stopped three of a kind
        self.former = 0  # where the elf's victim was
        self.answers = bytearray(2)  # Crossings and Santas that this play has met
        self.skipping = 0
        self.turns = 0

    # --- a play

    def _start(self, verb, move):
        trains = self.trains
        seat = self.seat
        trains.tells = 0
        self.card = verb
        self.answers[0] = self.answers[1] = 0
        self.use(seat, move)
        if verb == STOP:
            self._end_turn()
            return
        trains.tell(track.PLAYED, seat, verb, move[1] if len(move) > 1 else 0)
        if verb == NUMBER:
            self.count = move[1]
            self._arrived(trains.number(seat, move[1]))
        elif verb == TRIPLE:
            self._ask_crossing()
        elif verb == DISCARD:
            self._end_turn()
        elif verb == ELF:
            self._elf(move[1])
        elif verb == STORM:
            for other in range(len(trains.at)):
                if other != seat and trains.at[other]:
                    self.waiting |= 1 << other
            self._go_on()
        elif trains.ahead(seat) == track.WON:
            self.phase = ENDED
        else:
            hit = move[1] if verb == HUSTLE else (seat + 1) % len(trains.at)
            self.waiting = 1 << hit
            self._go_on()

    def _arrived(self, result):
        if result == track.WON:
            self.phase = ENDED
        elif result == track.AGAIN:
            self.phase = EXTRA
            self.extra()
        elif result == track.BRIDGE:
            self.phase = AT_BRIDGE
        else:
            self._end_turn()

    def _end_turn(self):
        steps = 2 if self.skipping else 1
        self.skipping = 0
        self._pass_to(steps)

    def _pass_to(self, steps):
        self.turns += steps
        self.seat = (self.seat + steps) % len(self.trains.at)
        self.phase = PLAY
        self.begin()

    # --- three of a kind, and who may stop it

    def _ask_crossing(self):
        """The table is asked at once; in the race one after the other."""
        if self.answers[0] == _BOTH:
            self._ride()
            return
        self.card = TRIPLE
        self.phase = CROSSING_ASKED
        self.ask_all()

    def _answer_three(self, move):
        if move[0] == CROSSING:
            self.answers[0] += 1
            self.crosser = move[1]
            self.use(self.crosser, move)
            self.card = CROSSING
            self.waiting = 1 << self.seat
            self._go_on()
        elif self.waiting:
            self._ask_next()
        else:
            self._ride()

    def _ride(self):
        if self.trains.triple(self.seat) == track.WON:
            self.phase = ENDED
        else:
            self._end_turn()

    # --- who is hit, and Santa

    def _ask_next(self):
        """The first of those who wait, counted from the left of whose turn it is."""
        seat = self.seat
        while True:
            seat = (seat + 1) % len(self.trains.at)
            if self.waiting >> seat & 1:
                self.asked = seat
                self.waiting ^= 1 << seat
                return

    def _go_on(self):
        """Ask the next one for Santa while there is one to come; then the turn is over."""
        while self.waiting:
            self._ask_next()
            if self.answers[1] < _BOTH:
                self.phase = SANTA_ASKED
                return
            self._hit(self.asked)
        self._end_turn()

    def _answer_hit(self, verb):
        seat = self.asked
        if verb == SANTA:
            self.answers[1] += 1
            self.use(seat, (SANTA,))
            self.trains.tell(track.SAFE, seat, self.card)
            if self.card == CROSSING:
                self._ask_crossing()
                return
        elif self.card == CROSSING:
            self.trains.tell(track.STOPPED, seat, self.crosser)
            self._pass_to((self.crosser - seat) % len(self.trains.at))
            return
        else:
            self._hit(seat)
        self._go_on()

    def _hit(self, seat):
        trains = self.trains
        if self.card == STORM:
            trains.back(seat, BLOWN)
        elif self.card == HUSTLE:
            trains.back(seat, 0)
        elif self.card == EXPRESS:
            trains.tell(track.SKIPPED, seat)
            self.skipping = 1
        elif self.card == ELF:
            self._to_bridge(seat)
        else:
            trains.swap(seat, self.former)

    def _elf(self, victim):
        """Also one who is brought on may have Santa: whoever slides may not cross the bridge."""
        self.former = self.trains.at[victim]
        self.waiting = 1 << victim
        self._go_on()

    def _to_bridge(self, victim):
        """Down the victim slides; whoever stood on the Upper Bridge changes places with it.

        Who would go back by that may have Santa, too; to be brought on harms nobody there.
        """
        trains = self.trains
        upper = trains.board.upper
        trains.to_bridge(victim)
        self.card = _SWAP
        for other in range(len(trains.at)):
            if trains.at[other] == upper and self.former != upper:
                if other != self.seat and self.former < upper:
                    self.waiting |= 1 << other
                else:
                    trains.swap(other, self.former)

    # --- what the race knows and the table's tracker does not

    def has(self, seat, card):
        return True

    def has_three(self, seat):
        return True

    def discards(self):
        yield (DISCARD,)

    def may_discard(self, size, card):
        return size == 1

    def use(self, seat, move):
        """A card leaves a hand."""

    def extra(self):
        """Another card is due, before another play."""

    def begin(self):
        """A turn begins."""

    def ask_all(self):
        self.asked = ANYBODY


# --- what a play would do: shown before it is played, and weighed by the bots


def tried(trains, seat, move):
    """(trains as the play leaves them if nobody answers it, what it comes to).

    At track.BRIDGE the train stands on the Lower Bridge, and nobody has been bumped yet.
    """
    after = trains.copy()
    verb = move[0]
    if verb == NUMBER:
        return after, after.number(seat, move[1])
    if verb == TRIPLE:
        return after, after.triple(seat)
    if verb == STORM:
        for other in range(len(after.at)):
            if other != seat and after.at[other]:
                after.back(other, BLOWN)
    elif verb == ELF:
        _try_elf(after, move[1])
    elif verb in (HUSTLE, EXPRESS):
        if after.ahead(seat) == track.WON:
            return after, track.WON
        if verb == HUSTLE:
            after.back(move[1], 0)
    return after, track.DONE


def _try_elf(after, victim):
    former = after.at[victim]
    after.to_bridge(victim)
    if former != after.board.upper:
        for other in range(len(after.at)):
            if after.at[other] == after.board.upper:
                after.swap(other, former)


def answered(game):
    """The trains when nobody answers the card that is being asked about."""
    after = game.trains.copy()
    seat = game.asked
    if game.phase == CROSSING_ASKED:
        after.triple(game.seat)
    elif game.card == STORM:
        after.back(seat, BLOWN)
    elif game.card == HUSTLE:
        after.back(seat, 0)
    elif game.card == ELF:
        _try_elf(after, seat)
    elif game.card not in (EXPRESS, CROSSING):
        after.swap(seat, game.former)
    return after
