# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The whole game on the device, alone or with rivals: sleighs carry packets over the map.

A sleigh is two moves: what it takes up, then where it goes.
"""

from micropython import const

from . import data, land
from .rounds import BACK, BOUGHT, GIVEN, PASS, Rounds

LITTLE = const(4)  # stack: 0 is the depot, 1 the first of one's own on the map, and so on
BIG = const(5)  # stack, how many packets
TO = const(6)  # column, row

_COUNT = const(0xFF)


class Game(Rounds):
    VERSION = 1
    ROOM = 2000

    def __init__(self, players, options=()):
        """options: 1 for the short game, each city's number halved and rounded up."""
        super().__init__(players)
        if len(options) > 1 or (options and options[0] > 1):
            raise ValueError("There is the whole game, 0, and the short one, 1.")
        self.short = options[0] if options else 0
        half = self.short
        self.need = bytearray([(row[3] + half) >> half for row in data.CITIES])
        # Each seat's packets on the map: cell << 8 | how many, in the order of the cells.
        self.stacks = [[] for _ in range(players)]
        self.big = False  # the sleigh that is under way
        self.origin = 0  # the cell where it was laden

    # --- what can be done

    def deeds(self, seat):
        if self.hand:
            big = self.big
            for cell in land.cells(self.origin, big):
                city = land.city_at(cell)
                if city < 0 or (not big and self.need[city]):
                    yield (TO, cell % data.WIDTH, cell // data.WIDTH)
            return
        cash = self.cash(seat)
        stacks = self.stacks[seat]
        for kind, rent, most in (
            (LITTLE, data.LITTLE_RENT, 1),
            (BIG, data.BIG_RENT, data.CAPACITY),
        ):
            if rent > min(cash, data.SPEND - self.spent):
                continue
            for stack in range(len(stacks) + 1):
                can = stacks[stack - 1] & _COUNT if stack else (cash - rent) // data.PACKET
                for count in range(1, min(can, most) + 1):
                    yield (kind, stack, count) if kind == BIG else (kind, stack)
        yield (PASS,)

    def place(self, seat, stack):
        """The cell where a stack lies; 0 is the depot."""
        return self.stacks[seat][stack - 1] >> 8 if stack else land.DEPOT

    # --- what is done

    def deed(self, seat, move):
        if self.hand:
            self._set_down(seat, move)
        else:
            self._take_up(seat, move)

    def _take_up(self, seat, move):
        big = move[0] == BIG
        if len(move) != (3 if big else 2) or move[0] not in (LITTLE, BIG):
            raise ValueError("Take a sleigh and a stack, or pass.")
        stack, count = move[1], move[2] if big else 1
        rent = data.BIG_RENT if big else data.LITTLE_RENT
        stacks = self.stacks[seat]
        if self.spent + rent > data.SPEND:
            raise ValueError("At most $50 a turn go on sleighs.")
        if not 1 <= count <= (data.CAPACITY if big else 1):
            raise ValueError("A big sleigh carries 1 to 5 packets.")
        if stack > len(stacks):
            raise ValueError("There is no such stack of yours.")
        if stack and count > stacks[stack - 1] & _COUNT:
            raise ValueError("There are not so many packets in that stack.")
        if rent + (0 if stack else count * data.PACKET) > self.cash(seat):
            raise ValueError("There is not enough money for that.")
        self.rent(seat, big)
        self.origin = self.place(seat, stack)
        if stack:
            self._change(seat, self.origin, -count)
        else:
            self.note(seat, BOUGHT, count)
        self.hand = count
        self.big = big

    def _set_down(self, seat, move):
        if len(move) != 3 or move[0] != TO:
            raise ValueError("The sleigh is laden: say where it goes.")
        cell = move[2] * data.WIDTH + move[1] if move[1] < data.WIDTH else len(data.MAP)
        fault = self.fault(self.big, self.origin, cell)
        if fault:
            raise ValueError(fault)
        city = land.city_at(cell)
        if city >= 0:
            self.need[city] -= 1
            self.note(seat, GIVEN, 1)
        elif cell == land.DEPOT:
            self.note(seat, BACK, self.hand)
        else:
            self._change(seat, cell, self.hand)
        self.hand = 0

    def fault(self, big, origin, cell):
        """Why a sleigh that is laden at the origin cannot stop there, or an empty string."""
        if cell >= len(data.MAP) or not land.is_land(cell):
            return "A sleigh can only stop on land."
        if cell == origin:
            return "It must go to a new place."
        if not land.within(cell, origin, data.LONG_SIDE if big else data.SHORT_SIDE):
            return "That is too far for this sleigh."
        city = land.city_at(cell)
        if city >= 0:
            if big:
                return "A big sleigh cannot stop in a city."
            if not self.need[city]:
                return data.CITIES[city][1] + " has all it may have."
        return ""

    def _change(self, seat, cell, count):
        """Put packets on a cell, or take them off."""
        stacks = self.stacks[seat]
        for i in range(len(stacks)):
            if stacks[i] >> 8 == cell:
                stacks[i] += count
                if not stacks[i] & _COUNT:
                    stacks.pop(i)
                return
        stacks.append(cell << 8 | count)
        stacks.sort()

    def on_the_road(self, seat):
        return sum([stack & _COUNT for stack in self.stacks[seat]])

    # --- words

    def words(self, move):
        said = self.said(move)
        if said:
            return said
        if move[0] == TO:
            return self._where(move[2] * data.WIDTH + move[1])
        where = self._near(self.place(self.turn(), move[1])) if move[1] else "at the depot"
        return f"big sleigh, {move[2]} {where}" if move[0] == BIG else f"little sleigh {where}"

    def _where(self, cell):
        """Ten letters, or words that can be cut: a seat's name stands before them in a title."""
        city = land.city_at(cell)
        if city >= 0:
            return data.CITIES[city][2]
        if cell == land.DEPOT:
            return f"{self.hand} to depot"
        return f"{self.hand} {self._near(cell)}"

    def _near(self, cell):
        return "near " + data.CITIES[land.nearest(cell)][2]


class Solitaire(Game):
    """The same for one, who wants the highest profit."""

    ROOM = 1400

    def __init__(self, players, options=()):
        if players != 1:
            raise ValueError("Solitaire is for one.")
        super().__init__(players, options)
