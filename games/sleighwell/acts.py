# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What a tile does when it is laid, and the choices that follow: the middle of a turn."""

from micropython import const

from .board import step
from .flight import fly, in_line

# As data.py and verbs.py have them: here they are no names, just numbers.
_REINDEER = const(8)
_TREE = const(16)
_SLEIGH_KIND = const(128)
_SLEIGH = const(94)
_SATISFIED = const(7)
_REPLACE = const(8)
_PLACING = const(4)
_ON_BOARD = const(3)
_SCORED = const(4)
_GONE = const(5)
_HAND_OF = const(8)
_DUE = const(2)
_ACTED = const(3)


class Acts:
    """The part of a game that lies between picking a tile and the end of what it does."""

    # --- laying a tile

    def may_lie(self, tile, cell):
        """May this tile be laid here? Replace goes on top of a tile, all others beside one."""
        board = self.board
        kind = board.kind(cell)
        if self.tiles.deed[tile] == _REPLACE:
            if not kind or kind == _SLEIGH_KIND:
                return False
        elif kind or not board.beside(cell):
            return False
        return self.free or board.fits(cell, self.tiles.low[tile], self.tiles.high[tile])

    def candidates(self, tile):
        """Places to be tried for this tile, as a list."""
        return self.board.cells() if self.tiles.deed[tile] == _REPLACE else self.board.edge()

    def places(self, tile):
        """Every place where this tile may be laid."""
        for cell in self.candidates(tile):
            if self.may_lie(tile, cell):
                yield cell

    def has_place(self, tile):
        """Is there one? In whatever order the board has them, and without a list."""
        on_top = self.tiles.deed[tile] == _REPLACE
        for cell in self.board.at:
            if on_top:
                if self.may_lie(tile, cell):
                    return True
                continue
            for way in range(4):
                near = step(cell, way)
                if near not in self.board.at and self.may_lie(tile, near):
                    return True
        return False

    def lay(self, cell):
        """Lay the picked tile; then what it does."""
        board = self.board
        tile = self.picked
        if cell in board.at:
            self.out(cell)
        board.lay(cell, tile)
        self.where[tile] = _ON_BOARD
        self.picked = -1
        self.free = False
        if self.tiles.kind[tile] == _TREE:
            self.limits[self.seat] += 1
            self.laid += 1
        self.spot = cell
        deed = self.tiles.deed[tile]
        self.flow = _DUE if deed not in (0, _SATISFIED, _REPLACE) else _ACTED

    def out(self, cell):
        """A tile leaves the board, and the game."""
        self.where[self.board.lift(cell)] = _GONE

    def count(self, place):
        """How many tiles are there."""
        found = 0
        for here in self.where:
            if here == place:
                found += 1
        return found

    def hand(self, seat):
        return [tile for tile in range(_SLEIGH) if self.where[tile] == _HAND_OF + seat]

    # --- the sleigh

    def sleighs_with(self, ways):
        for number in range(self.sleighs):
            for cell in ways(self, number):
                yield number, cell

    def land(self, number, cell, flight, trees=()):
        """Remove what the flight removes, score the house if it is content, and set down."""
        board = self.board
        start = board.where(_SLEIGH + number)
        for gone in flight.gone:
            tile = board.lift(gone)
            scored = tile == flight.house and flight.content
            self.where[tile] = _SCORED if scored else _GONE
            if scored:
                self.scored.append(tile)
        for tile in trees:
            self.out(board.where(tile))
        board.lift(start)
        board.lay(cell, _SLEIGH + number)

    def placing(self, tile):
        self.picked = tile
        self.phase = _PLACING

    # --- is there anything to do?

    def tries(self):
        """Whatever the seat might do now, little by little: True once there is something."""
        for number in range(self.sleighs):
            for end in in_line(self.board, self.board.where(_SLEIGH + number)):
                yield fly(self, number, end) is not None
        hand = self.hand(self.seat)
        for tile in hand:
            yield self.has_place(tile)
        yield bool(hand) and self.has_way()

    def able(self):
        """Can this seat do anything?"""
        return any(self.tries())

    def has_way(self):
        """Is there a tile that reindeer can move? They have to be two at least."""
        deer = 0
        for cell in self.board.at:
            if self.board.kind(cell) == _REINDEER:
                deer += 1
        if deer < 2:
            return False
        from .way import movable

        return bool(movable(self.board))

    # --- Reindeer Way

    def way(self, start=-1):
        """The places whose tile may be moved; with start, those to which its tile may go."""
        from .way import goals, movable

        return movable(self.board) if start < 0 else list(goals(self.board, start))
