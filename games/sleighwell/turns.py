# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A turn from its first choice to the last tile drawn: what may be chosen, and what comes of it."""

from micropython import const

from .acts import Acts
from .flight import flights, fly

# As data.py and verbs.py have them: here they are no names, just numbers.
_TREE = const(16)
_SLEIGH_KIND = const(128)
_SLEIGH = const(94)
_TURNED_UP = const(2)
_PICK = const(3)
_PLACE = const(4)
_FLY = const(5)
_PAY = const(6)
_WAY = const(7)
_MOVE = const(8)
_TO = const(9)
_FETCH = const(10)
_DECK = const(11)
_DROP = const(12)
_DESTROY_TILE = const(13)
_COPY = const(14)
_STUCK = const(15)
_STOP = const(16)
_ACT = const(3)
_PLACING = const(4)
_PAYING = const(5)
_MOVING = const(6)
_GOING = const(7)
_FETCHING = const(8)
_TURNED = const(9)
_DESTROYING = const(10)
_ADDING = const(11)
_FREE = const(12)
_TELEPORTING = const(13)
_COPYING = const(14)
_DONE = const(15)
_IN_DECK = const(1)
_UP = const(2)
_GONE = const(5)
_HAND_OF = const(8)
_STAY = const(0)
_DEALT = const(1)
_DUE = const(2)
_ACTED = const(3)
_ENDED = const(4)
_FETCHED = const(5)
_FILLED = const(6)
_SHOWN = const(7)
_BEGIN = const(8)


NOT_HERE = "That cannot be done here."


class Turns(Acts):
    # --- what may be chosen

    def up(self):
        """The tiles that lie turned up in the solo game."""
        return [tile for tile in range(_SLEIGH) if self.where[tile] == _UP]

    def may_fetch(self, cell):
        kind = self.board.kind(cell)
        return kind not in (0, _TREE, _SLEIGH_KIND) and self.board.spares(cell)

    def fetchable(self):
        for cell in self.board.cells():
            if self.may_fetch(cell):
                yield cell

    # --- what comes of it

    def decide(self, move):
        """Play one choice; ValueError, and nothing changed, if it is none."""
        size = len(move)
        if not size:
            raise ValueError(NOT_HERE)
        verb = move[0]
        phase = self.phase
        if size == 2 and verb in (_PICK, _WAY, _DROP):
            self._with_tile(phase, verb, move[1])
        elif size == 3 and verb in (
            _PLACE,
            _MOVE,
            _TO,
            _FETCH,
            _DESTROY_TILE,
            _COPY,
        ):
            self._with_place(phase, verb, move[2] << 8 | move[1])
        elif size == 4 and verb == _FLY:
            self._fly(phase, move[1], move[3] << 8 | move[2])
        elif verb == _PAY and phase == _PAYING:
            number, cell = self.pending
            flight = fly(self, number, cell)
            if move[1:] not in flight.pays:
                raise ValueError("The house cannot take those trees.")
            self.pending = ()
            self.land(number, cell, flight, move[1:])
            self.flow = _ENDED
        elif size == 1 and verb == _DECK and phase == _FETCHING:
            self.fetch -= 1
            if not self.deck():
                self.fetch = 0
            self.draw(self.held() + 1, _HAND_OF + self.seat, _FETCHED)
        elif size == 1 and verb == _STUCK and phase == _ACT and not self.able():
            self.idle = 0 if self.deck() else self.idle + 1
            self.draw(self.held() + 1, _HAND_OF + self.seat, _FILLED)
        elif size == 1 and verb == _STOP and phase == _ACT and not self.deck():
            self.phase = _DONE
        else:
            raise ValueError(NOT_HERE)

    def _with_tile(self, phase, verb, tile):
        mine = _HAND_OF + self.seat
        place = self.where[tile] if tile < _SLEIGH else 0
        if verb == _DROP and phase == _TURNED and place == _UP:
            self.where[tile] = _GONE
            self.flow = _SHOWN
        elif verb == _WAY and phase == _ACT and place == mine and self.has_way():
            self.where[tile] = _GONE
            self.phase = _MOVING
        elif (
            verb == _PICK
            and (phase in (_ACT, _ADDING) and place == mine or phase == _TURNED and place == _UP)
            and self.has_place(tile)
        ):
            self.placing(tile)
        else:
            raise ValueError("That tile cannot be used for this.")

    def _with_place(self, phase, verb, cell):
        if verb == _PLACE and phase == _PLACING and self.may_lie(self.picked, cell):
            self.lay(cell)
        elif verb == _MOVE and phase == _MOVING and cell in self.way():
            self.spot = cell
            self.phase = _GOING
        elif verb == _TO and phase == _GOING and cell in self.way(self.spot):
            self.board.swap(self.spot, cell)
            self.flow = _ENDED
        elif verb == _FETCH and phase == _FETCHING and self.may_fetch(cell):
            self.where[self.board.lift(cell)] = _HAND_OF + self.seat
            self.fetch -= 1
            self.flow = _FETCHED
        elif (verb == _DESTROY_TILE and phase == _DESTROYING) or (
            verb == _COPY and phase == _COPYING
        ):
            from .deeds import carry_out

            carry_out(self, verb, cell)
        else:
            raise ValueError("That place is not free for this.")

    def _fly(self, phase, number, cell):
        flight = None
        if number < self.sleighs:
            if phase == _ACT:
                flight = fly(self, number, cell)
            elif phase in (_FREE, _TELEPORTING):
                from . import deeds

                ways = deeds.free if phase == _FREE else deeds.teleport
                flight = ways(self, number, cell)
        if not flight:
            raise ValueError("The sleigh cannot go there.")
        if len(flight.pays) > 1:
            self.pending = (number, cell)
            self.phase = _PAYING
            return
        self.land(number, cell, flight, flight.pays[0])
        if phase == _ACT:
            self.flow = _ENDED
        else:
            self.flow = _ACTED

    # --- what goes on by itself

    def run(self):
        """What goes on by itself. One loop, no calls within calls: the board has few frames."""
        while self.flow != _STAY:
            flow = self.flow
            self.flow = _STAY
            if flow == _DEALT:
                self.seat += 1
                if self.seat < self.players:
                    self.draw(self.limits[self.seat], _HAND_OF + self.seat, _DEALT)
                else:
                    self.seat = 0
                    self.flow = _BEGIN
            elif flow == _DUE:
                from .deeds import due

                due(self)
            elif flow == _ACTED:
                self.free = False
                self.flow = _SHOWN if self.showing else _ENDED
            elif flow == _ENDED:
                self.idle = 0
                self.fetch = 2 * self.laid
                self.flow = _FETCHED
            elif flow == _FETCHED:
                self.refill()
            elif flow == _FILLED and self.SOLO and not self.showing:
                self.showing = True
                self.draw(_TURNED_UP, _UP, _SHOWN)
            elif flow == _SHOWN and self.count(_UP):
                self.phase = _TURNED
            elif flow == _BEGIN:
                self.phase = _ACT
                if self.idle >= self.players or self.spent():
                    self.phase = _DONE
            else:
                self.showing = False
                self.seat = (self.seat + 1) % self.players
                self.turns += 1
                self.flow = _BEGIN

    def held(self):
        return self.count(_HAND_OF + self.seat)

    def refill(self):
        """Draw up to the limit; for a tree laid, two tiles may come from the table instead."""
        limit = self.limits[self.seat]
        if self.fetch and self.held() < limit:
            for _ in self.fetchable():
                self.phase = _FETCHING
                return
        self.laid = self.fetch = 0
        self.draw(limit, _HAND_OF + self.seat, _FILLED)

    def spent(self):
        """Hands and deck are empty, and no flight scores a house."""
        for place in self.where:
            if place == _IN_DECK or place >= _HAND_OF:
                return False
        for number, cell in self.sleighs_with(flights):
            if fly(self, number, cell).content:
                return False
        return True
