# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The ledger beside a printed board: all of the rules that money and city numbers know of.

It does not see the map. A packet is in the depot, on the road or in a city. Options are what each
city may have, in the order of the list, so that a saved game keeps the numbers it began with.
"""

from array import array

from micropython import const

from . import data
from .rounds import BACK, BOUGHT, GIVEN, PASS, Rounds

LITTLE = const(4)  # from, to, how many sleighs make that trip
BIG = const(5)  # from, to, how many packets

# From and to; a city is CITY and its place in the list.
DEPOT = const(0)
ROAD = const(1)
CITY = const(2)

MOST_CITIES = const(24)
MOST_PACKETS = const(30)  # in a city

# The names on the table's board; screens put the owner's own here. Only for words.
names = [row[1] for row in data.CITIES]


class Game(Rounds):
    VERSION = 1
    ROOM = 1400
    ALONE = 2
    ASK_ALL = False

    def __init__(self, players, options=()):
        super().__init__(players)
        if len(options) > MOST_CITIES:
            raise ValueError(f"There are 1 to {MOST_CITIES} cities.")
        for most in options:
            if not 1 <= most <= MOST_PACKETS:
                raise ValueError(f"A city may have 1 to {MOST_PACKETS} packets.")
        self.need = bytearray(options or [row[3] for row in data.CITIES])
        self.road = array("H", [0] * players)  # packets of each seat on the map

    def on_the_road(self, seat):
        return self.road[seat]

    def deeds(self, seat):
        for source in (DEPOT, ROAD):
            for target in range(CITY + len(self.need)):
                for count in range(1, data.CAPACITY + 1):
                    if not self.fault(seat, LITTLE, source, target, count):
                        yield (LITTLE, source, target, count)
                    if not self.fault(seat, BIG, source, target, count):
                        yield (BIG, source, target, count)
        yield (PASS,)

    def fault(self, seat, kind, source, target, count):
        """Why a trip cannot be made, or an empty string."""
        if kind not in (LITTLE, BIG) or not 1 <= count <= data.CAPACITY:
            return "It is one big sleigh, or one to five little ones."
        if source > ROAD or target >= CITY + len(self.need) or source == target == DEPOT:
            return "There is no such trip."
        rent = data.BIG_RENT if kind == BIG else data.LITTLE_RENT * count
        if self.spent + rent > data.SPEND:
            return "At most $50 a turn go on sleighs."
        if target >= CITY:
            if kind == BIG:
                return "A big sleigh cannot stop in a city."
            if count > self.need[target - CITY]:
                return "The city may not have so many."
        if source == ROAD and target == ROAD:
            if kind == BIG and count > 1:
                return "Where packets lie on the road is not written down."
            if not self.road[seat]:
                return "There is no packet on the road."
        elif source == ROAD and count > self.road[seat]:
            return "There are not so many packets on the road."
        if not self._pays(seat, kind, source, target, count):
            return "There is not enough money for that."
        return ""

    def _pays(self, seat, kind, source, target, count):
        """Little sleighs go one after the other: what one earns can pay for the next."""
        cash = self.cash(seat)
        price = data.PACKET if source == DEPOT else 0
        if kind == BIG:
            return cash >= data.BIG_RENT + price * count
        price += data.LITTLE_RENT
        gain = data.DELIVERED if target >= CITY else data.PACKET if target == DEPOT else 0
        return cash >= price and cash + (count - 1) * (gain - price) >= price

    def deed(self, seat, move):
        if len(move) != 4:
            raise ValueError("Take a sleigh, or pass.")
        kind, source, target, count = move
        fault = self.fault(seat, kind, source, target, count)
        if fault:
            raise ValueError(fault)
        self.rent(seat, kind == BIG, 1 if kind == BIG else count)
        if source == target:
            return
        if source == DEPOT:
            self.note(seat, BOUGHT, count)
        else:
            self.road[seat] -= count
        if target == ROAD:
            self.road[seat] += count
        elif target == DEPOT:
            self.note(seat, BACK, count)
        else:
            self.note(seat, GIVEN, count)
            self.need[target - CITY] -= count

    def words(self, move):
        said = self.said(move)
        if said:
            return said
        kind, source, target, count = move
        sleigh = "big" if kind == BIG else "little" if count == 1 else f"{count} little"
        if source == target:
            return f"{sleigh}: on along the road"
        packets = f"{count} " if kind == BIG else ""
        begin = "depot" if source == DEPOT else "road"
        end = "depot" if target == DEPOT else "road" if target == ROAD else name(target - CITY)
        return f"{sleigh}: {packets}{begin} to {end}"


def name(city):
    return names[city] if city < len(names) else f"City {city + 1}"
