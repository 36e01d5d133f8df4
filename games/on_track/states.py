# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The best two sections of a net that is too tangled to be walked: all its states, knot by knot.

The knots are taken one after the other. Between those done and those to come run a few lines; a
state says which of them a route uses, how their ends hang together on the done side, and which
houses are taken. Of all that is done, only the most tiles for each state need be known. So every
choice is tried, yet never the same future twice, and nothing calls itself.

A state is bytes: houses taken, sections that have counted the shared tile, then a place a line:
0 when no route uses it, else which sections it may be part of (two bits on top) and where the
route's other end is (a place, or a house).
"""

from array import array

from micropython import const

from .data import WRAP
from .network import HOUSE
from .plan import plan

FIRST = const(0x40)  # Workshop to Gift Wrap
SECOND = const(0x80)  # Gift Wrap to Sleigh
EITHER = const(0xC0)
_WHERE = const(0x3F)
_HOUSE = const(60)  # + building: the other end is there
_SECTIONS = bytes((FIRST, EITHER, SECOND))  # that start or end at each building
_TAKEN = bytes((1, 4, 2))  # of the state's first byte; the Gift Wrap may be taken twice
ROOM = const(300)  # states at a time that the board's memory can well hold
_DARE = (3, 5, 8, 12, 99)  # how far below the most that could be the first looks go


class TooMany(Exception):
    """More states than there is room for: the net has to be walked after all."""


class Layer:
    """The states after a knot: the most tiles of each, and what it came from."""

    def __init__(self):
        self.find = {}
        self.states = []
        self.most = array("H")
        self.before = array("H")
        self.choice = bytearray()

    def add(self, state, tiles, before, choice):
        at = self.find.get(state)
        if at is None:
            if len(self.states) == ROOM:
                raise TooMany
            self.find[state] = len(self.states)
            self.states.append(state)
            self.most.append(tiles)
            self.before.append(before)
            self.choice.append(choice)
        elif self.most[at] < tiles:
            self.most[at] = tiles
            self.before[at] = before
            self.choice[at] = choice

    def forget(self):
        """Only the way back is needed later."""
        self.find = self.states = None


def more_than(net, least):
    """The use of each piece (see search.py) for the most tiles, None if none has more than least.

    TooMany is raised when there is no telling. It looks first for what is close to the most that
    could be: then little has to be looked at.
    """
    knots, ends, places = plan(net)
    rest = _rest(ends)
    coming = _coming(ends)
    for less in _DARE:
        beat = max(rest[0] - less, least)
        chosen = _pass(net, knots, ends, places, rest, coming, beat)
        if chosen is not None:
            break
        if beat == least:
            return None
    use = bytearray(len(net.piece))
    for n, knot in enumerate(knots):
        if chosen[n]:
            one, other = (chosen[n] - 1) >> 2, (chosen[n] - 1) & 3
            use[knot] = 4 * (ends[n][one][3] & 3) + (ends[n][other][3] & 3) + 1
    return use


def _rest(ends):
    """The most tiles that can come from each knot on and the lines that begin at it or later."""
    rest = array("H", [0] * (len(ends) + 1))
    for n in range(len(ends) - 1, -1, -1):
        rest[n] = rest[n + 1] + 1 + sum([end[2] for end in ends[n]])
    return rest


def _coming(ends):
    """Before each knot: every one to come that has open lines, as a row of bytes.

    Of each, how many ends it has that are no open lines, the places of those that are, and 0.
    """
    began = {}  # the place of a line -> the knot that opened it, as the knots are gone through
    lines = []
    for n, here in enumerate(ends):
        lines.append([(began[end[0]], end[0]) for end in here if end[0]])
        for end in here:
            if not end[0] and end[1] < HOUSE:
                began[end[1]] = n
    rows = []
    for n in range(len(ends)):
        row = bytearray()
        for later in range(n, len(ends)):
            places = [place for first, place in lines[later] if first < n]
            if places:
                row.append(len(ends[later]) - len(places))
                row.extend(bytes(places))
                row.append(0)
        rows.append(bytes(row))
    return rows


def _lost(state, ahead, enough):
    """How many knots to come no route can pass any more; `enough` if this state cannot be."""
    lost = 0
    at = 0
    end = len(ahead)
    while at < end:
        others = ahead[at]
        used = 0
        at += 1
        place = ahead[at]
        while place:
            if state[place]:
                used += 1
            at += 1
            place = ahead[at]
        at += 1
        if used == 0:
            if others < 2:
                lost += 1
        elif used > 2 or (used == 1 and not others):
            return enough
    return lost


def _pass(net, knots, ends, places, rest, coming, beat):
    """The choice at each knot for the most tiles if they are more than beat, else None."""
    layer = Layer()
    layer.add(bytes(2 + places), 0, 0, 0)
    layers = []
    for n, knot in enumerate(knots):
        after = Layer()
        shared = net.knot[knot] == 2
        last = n + 1 == len(knots) or net.tile[knots[n + 1]] != net.tile[knot]
        ahead = coming[n]
        for at in range(len(layer.states)):
            hope = layer.most[at] + rest[n] - beat
            if hope > 0 and _lost(layer.states[at], ahead, hope) < hope:
                _knot(layer, at, after, ends[n], shared, last)
        layer.forget()
        layers.append(after)
        layer = after
    at = -1
    for i in range(len(layer.states)):
        if layer.most[i] > beat:
            beat = layer.most[i]
            at = i
    if at < 0:
        return None
    chosen = bytearray(len(knots))
    for n in range(len(knots) - 1, -1, -1):
        chosen[n] = layers[n].choice[at]
        at = layers[n].before[at]
    return chosen


def _knot(layer, at, after, ends, shared, last):
    """All that can be done with one knot, from one state."""
    state = layer.states[at]
    tiles = layer.most[at]
    one = other = -1  # the ends by which routes come in
    for i, end in enumerate(ends):
        if end[0] > 0 and state[end[0]]:
            if one < 0:
                one = i
            elif other < 0:
                other = i
            else:
                return  # three routes cannot meet
    if other >= 0:
        _join(state, tiles, at, after, ends, one, other, shared, last)
        return
    if one >= 0:
        for i, end in enumerate(ends):
            if end[0] <= 0:
                _join(state, tiles, at, after, ends, one, i, shared, last)
        return
    if last and state[1]:
        idle = bytearray(state)
        idle[1] = 0
        after.add(bytes(idle), tiles, at, 0)
    else:
        after.add(state, tiles, at, 0)
    for i in range(len(ends)):
        if ends[i][0] <= 0:
            for k in range(i):
                if ends[k][0] <= 0:
                    _join(state, tiles, at, after, ends, k, i, shared, last)


def _join(state, tiles, before, after, ends, one, other, shared, last):
    """A route passes the knot by two of its ends; keep what comes of it, if it can be."""
    new = bytearray(state)
    sections = EITHER
    far = [0, 0]  # where the route goes on on either side: a place or a house
    for side in (0, 1):
        place, to, length, _ = ends[other if side else one]
        tiles += length
        if place > 0:  # a line that is in use already
            sections &= state[place]
            far[side] = state[place] & _WHERE
            new[place] = 0
        elif to >= HOUSE:
            building = to - HOUSE
            taken = new[0]
            if building == WRAP:
                if taken & 8:
                    return
                new[0] = taken + 4
            elif taken & _TAKEN[building]:
                return
            else:
                new[0] = taken | _TAKEN[building]
            sections &= _SECTIONS[building]
            far[side] = _HOUSE + building
        else:
            far[side] = to
    if not sections:
        return
    near, away = far
    if near < _HOUSE and away < _HOUSE:
        if ends[one][0] > 0 and near == ends[other][0]:
            return  # a ring
    elif near >= _HOUSE and away >= _HOUSE and (near + away) & 1 == 0:
        return  # Gift Wrap to itself, or Workshop to Sleigh
    choice = 4 * one + other + 1
    if not shared or (last and not state[1]):
        _keep(new, sections, near, away, tiles + 1, before, choice, after)
        return
    for section in (FIRST, SECOND):
        if sections & section:
            more = 0 if state[1] & section else 1
            copy = bytearray(new)
            copy[1] = 0 if last else state[1] | section
            _keep(copy, section, near, away, tiles + more, before, choice, after)


def _keep(new, sections, near, away, tiles, before, choice, after):
    """Tell each end of the route where its other end is now."""
    if near < _HOUSE:
        new[near] = sections | away
    if away < _HOUSE:
        new[away] = sections | near
    after.add(bytes(new), tiles, before, choice)
