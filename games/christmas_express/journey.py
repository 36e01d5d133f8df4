# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What may be played now, and by whom: the part of the rules that both uses of the game share.

The table's tracker and the race on the device are both a Journey. The tracker does not know what
people hold, so that any card may come; the race deals, and offers only what is in the hand.
"""

from tinsel.contract import CHANCE, OVER

from . import track
from .data import CROSSING, ELF, EXPRESS, HIGHEST, HUSTLE, MOST, PLACES, PLAYERS, SANTA, STORM
from .plays import (
    ANYBODY,
    AT_BRIDGE,
    CROSS,
    CROSSING_ASKED,
    DISCARD,
    ENDED,
    EXTRA,
    NO,
    NUMBER,
    PLAY,
    SANTA_ASKED,
    STAY,
    STOP,
    TRIPLE,
    Plays,
)

# Plays that say more than a verb, those that do not, and the bridge: made once, not in each replay.
_AIMED = (NUMBER, HUSTLE, ELF)
_PLAIN = (EXPRESS, STORM)
_AT_BRIDGE = (CROSS, STAY)


class Journey(Plays):
    def __init__(self, players, options=(), first=0):
        """Options: the highest number card and the ten places, or nothing for the usual board."""
        if not PLAYERS[0] <= players <= PLAYERS[1]:
            raise ValueError("The Christmas Express is for two to four.")
        highest = options[0] if options else HIGHEST
        if not HIGHEST <= highest <= MOST:
            raise ValueError(f"The highest number card is {HIGHEST} to {MOST}.")
        if not 0 <= first < players:
            raise ValueError("Nobody sits there to begin.")
        board = track.Board(options[1:] if options else PLACES)
        super().__init__(board, players, highest, first)

    def turn(self):
        if self.phase == ENDED:
            return OVER
        if self.phase == SANTA_ASKED or self.phase == CROSSING_ASKED and self.asked != ANYBODY:
            return self.asked
        return self.seat

    def moves(self):
        phase = self.phase
        if phase in (PLAY, EXTRA):
            yield from self._plays()
        elif phase == AT_BRIDGE:
            yield (CROSS,)
            yield (STAY,)
        elif phase == CROSSING_ASKED:
            for seat in range(len(self.trains.at)):
                if self._can_stop(seat):
                    yield (CROSSING, seat)
            yield (NO,)
        elif phase == SANTA_ASKED:
            if self.has(self.asked, SANTA):
                yield (SANTA,)
            yield (NO,)

    def _plays(self):
        seat = self.seat
        for number in range(1, self.highest + 1):
            if self.has(seat, number):
                yield (NUMBER, number)
        if self.has_three(seat):
            yield (TRIPLE,)
        if self.has(seat, HUSTLE):
            for leader in self.trains.leaders(seat):
                yield (HUSTLE, leader)
        if self.has(seat, EXPRESS):
            yield (EXPRESS,)
        if self.has(seat, STORM):
            yield (STORM,)
        if self.has(seat, ELF):
            for other in range(len(self.trains.at)):
                if other != seat:
                    yield (ELF, other)
        if self.phase == EXTRA:
            yield (STOP,)
        else:
            yield from self.discards()

    def _can_stop(self, seat):
        if seat == self.seat or self.asked != ANYBODY and self.asked != seat:
            return False
        return self.has(seat, CROSSING)

    def play(self, move):
        if self.turn() == CHANCE:
            self.draw(move)
            return
        if not move or not self._legal(move[0], len(move), move[-1]):
            raise ValueError(self.why_not(move))
        verb = move[0]
        if self.phase <= EXTRA:
            self._start(verb, move)
        elif self.phase == AT_BRIDGE:
            if verb == CROSS:
                self.trains.cross(self.seat)
            else:
                self.trains.stay(self.seat, self.count)
            self._end_turn()
        elif self.phase == CROSSING_ASKED:
            self._answer_three(move)
        else:
            self._answer_hit(verb)

    def _legal(self, verb, size, other):
        """Is it one of moves()? Asked for each move of a replay, and makes no garbage."""
        phase = self.phase
        seat = self.seat
        at = self.trains.at
        if phase == CROSSING_ASKED and verb == CROSSING:
            return size == 2 and 0 <= other < len(at) and self._can_stop(other)
        if verb == DISCARD:
            return phase == PLAY and self.may_discard(size, other)
        if phase <= EXTRA and verb in _AIMED:
            if size != 2:
                return False
            if verb == NUMBER:
                return 0 < other <= self.highest and self.has(seat, other)
            if not 0 <= other < len(at) or other == seat or not self.has(seat, verb):
                return False
            return verb == ELF or at[seat] < max(at) == at[other]
        if size != 1:
            return False
        if phase <= EXTRA:
            if verb == TRIPLE:
                return self.has_three(seat)
            if verb == STOP:
                return phase == EXTRA
            return verb in _PLAIN and self.has(seat, verb)
        if phase == AT_BRIDGE:
            return verb in _AT_BRIDGE
        if phase == SANTA_ASKED and verb == SANTA:
            return self.has(self.asked, SANTA)
        return phase < ENDED and verb == NO

    def round(self):
        return self.turns // len(self.trains.at) + 1

    def scores(self):
        return list(self.trains.at)

    def worked(self, seat):
        from .reasons import way

        return way(self.trains.board, self.trains.at[seat])

    # --- sentences: their module is loaded when they are wanted, and need not stay

    def words(self, move):
        """For the history: only what everybody at the table may know."""
        from .telling import words

        return words(self, move)

    def why_not(self, move):
        """A sentence about a move that is not offered."""
        from .reasons import why_not

        return why_not(self, move)
