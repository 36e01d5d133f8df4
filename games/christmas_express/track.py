# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The track and the trains on it: how each card moves them, for the table and for the race."""

from micropython import const

from .data import AHEAD, PLACES, STATION_SHORT, STATIONS

# What a move of one's own comes to.
DONE = const(0)
WON = const(1)
AGAIN = const(2)  # exactly on a station: another play
BRIDGE = const(3)  # exactly on the Lower Bridge, and the Upper is free

# What is told: (what, train, place, count). PLAYED has the card for a place.
PLAYED = const(0)
GOES = const(1)
BACK = const(2)
SLIDES = const(3)
CROSSES = const(4)
SENT = const(5)
SWAPS = const(6)
SAFE = const(7)
SKIPPED = const(8)
STOPPED = const(9)
MORE = const(10)
WINS = const(11)
_MOST_TOLD = const(96)

_judged = [PLACES]  # the last board that can be: a replay begins again and again on the same


class Board:
    """Where stations, bridge and slope lie. ValueError, with a sentence, when no board is so."""

    def __init__(self, places=PLACES):
        places = bytes(places)
        if places != _judged[0]:
            from .matched import impossible

            fault = impossible(places)
            if fault:
                raise ValueError(fault)
            _judged[0] = places
        self.places = places
        self.stations = bytes([0] + [places[i] for i in STATIONS])
        self.lower = places[2]
        self.upper = places[4]
        self.foot = places[6]
        self.top = places[8]
        self.pole = places[9]

    def next_station(self, place):
        for station in self.stations:
            if station > place:
                return station
        return self.pole

    def station_before(self, place):
        found = 0
        for station in self.stations:
            if station < place:
                found = station
        return found

    def name(self, place):
        """A station by its name, any other space by its number."""
        at = self.stations.find(bytes((place,)))
        return str(place) if at < 0 else STATION_SHORT[at]


class Trains:
    """Where the trains are, and which of them must go round past the bridge."""

    def __init__(self, board, count):
        self.board = board
        self.at = bytearray(count)
        self.bound = bytearray(count)  # slid down the bridge: no crossing until it is left behind
        self.told = bytearray(_MOST_TOLD)  # four bytes each: nothing is made anew in a long replay
        self.tells = 0  # bytes of it in use

    def copy(self):
        """The same trains, to try something out."""
        other = Trains(self.board, 0)
        other.at = bytearray(self.at)
        other.bound = bytearray(self.bound)
        return other

    def tell(self, what, train, place=0, count=0):
        told = self.told
        at = self.tells
        if at < _MOST_TOLD:
            told[at] = what
            told[at + 1] = train
            told[at + 2] = place
            told[at + 3] = count
            self.tells = at + 4

    def events(self):
        """What is told of the last play: (what, train, place, count) of each thing."""
        return [tuple(self.told[at : at + 4]) for at in range(0, self.tells, 4)]

    def anyone_on(self, place):
        return self.at.find(bytes((place,))) >= 0

    def leaders(self, train):
        """Those in the lead, all of them ahead of this train; none if it leads or shares that."""
        first = max(self.at)
        if self.at[train] == first:
            return ()
        return tuple([other for other in range(len(self.at)) if self.at[other] == first])

    # --- forward: a train's own play

    def number(self, train, count):
        """A number card. At BRIDGE, cross() or stay() is still to come."""
        board = self.board
        place = self._forward(train, self.at[train] + count, count)
        if place == board.pole:
            return WON
        if place == board.upper:
            self._slide(train, board.lower)
        elif place == board.lower and not self.bound[train] and not self.anyone_on(board.upper):
            return BRIDGE
        elif place in board.stations:
            self.tell(MORE, train)
            return AGAIN
        self.stay(train, count)
        return DONE

    def stay(self, train, count):
        """Finish a number's move where the train is: whoever was there goes back as far."""
        place = self.at[train]
        if place in self.board.stations:
            return
        for other in range(len(self.at)):
            if other != train and self.at[other] == place:
                self.back(other, count)

    def cross(self, train):
        self.at[train] = self.board.upper
        self.tell(CROSSES, train, self.board.upper)

    def triple(self, train):
        """Three of a kind: to the next station, with nothing more to come of it."""
        place = self.board.next_station(self.at[train])
        self._forward(train, place, 0)
        return WON if place == self.board.pole else DONE

    def ahead(self, train):
        """The eight spaces of Hustle-Bustle and Express: they bump nobody and give nothing."""
        place = self._forward(train, self.at[train] + AHEAD, AHEAD)
        return WON if place == self.board.pole else DONE

    def _forward(self, train, place, count):
        """Go there, and down the slope if that is its top; the place before any slide."""
        board = self.board
        lower = board.lower
        if self.at[train] <= lower < place:
            self.bound[train] = 0
        place = min(place, board.pole)
        self.at[train] = place
        self.tell(GOES, train, place, count)
        if place == board.pole:
            self.tell(WINS, train)
        elif place == board.top:
            self._slide(train, board.foot)
        return place

    def _slide(self, train, place):
        self.at[train] = place
        if place == self.board.lower:
            self.bound[train] = 1
        self.tell(SLIDES, train, place)

    # --- back: what others do to a train

    def back(self, train, count):
        """Sent back so many spaces, at the most to Home, or with 0 to the station before.

        Whoever is pushed pushes nobody in turn.
        """
        board = self.board
        place = max(self.at[train] - count, 0)
        if not count:
            place = board.station_before(place)
        self.at[train] = place
        self.tell(BACK, train, place, count)
        if place == board.upper:
            self._slide(train, board.lower)
        elif place == board.top:
            self._slide(train, board.foot)

    def to_bridge(self, train):
        """The elf puts a train on the Upper Bridge, and down it slides."""
        self.tell(SENT, train, self.board.upper)
        self._slide(train, self.board.lower)

    def swap(self, train, place):
        """Off the Upper Bridge, to where the elf's victim was."""
        self.at[train] = place
        self.tell(SWAPS, train, place)
