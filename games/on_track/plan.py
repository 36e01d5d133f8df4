# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""In which order the knots of a net are taken, and which place each open line has meanwhile.

The fewer lines are open at a time, the fewer states there are: from several tiles on, the next is
always the one that leaves the fewest, and the best of these orders is taken.
"""

from array import array

from micropython import const

from .network import HOUSE, NOWHERE

_START = const(2)  # the first place of a state that is a line's
_TRIES = const(12)  # tiles to begin with
_WIDE = const(16)


def plan(net):
    """(knots in order, their ends, how many places).

    An end is (place, to, tiles, link). A line that is open already: its place, 0, 0. A new one: 0,
    the place that it gets, its tiles. A house: 0, HOUSE + building, the tiles on the way.
    """
    tiles = sorted(set([net.tile[i] for i in range(len(net.knot)) if net.knot[i]]))
    beside = _beside(net, tiles)
    least = 0
    step = max(1, (len(tiles) + _TRIES - 1) // _TRIES)
    for first in range(0, len(tiles), step):
        order, cost = _order(beside, first)
        if not least or cost < least:
            least = cost
            best = order
    knots = []
    for at in best:
        knots += [i for i in range(len(net.knot)) if net.knot[i] and net.tile[i] == tiles[at]]
    ends, places = _places(net, knots)
    return knots, ends, places


def _beside(net, tiles):
    """For each tile with knots, the tile at the other end of each of its lines."""
    place = {}
    for at, tile in enumerate(tiles):
        place[tile] = at
    beside = [bytearray() for _ in tiles]
    for k in range(len(net.to)):
        if net.to[k] < HOUSE:
            here, there = place[net.tile[k >> 2]], place[net.tile[net.to[k]]]
            if here != there:
                beside[here].append(there)
    return beside


def _order(beside, first):
    """An order of the tiles from one on, and how many states it may make, roughly."""
    count = len(beside)
    more = array("h", [len(lines) for lines in beside])  # lines that a tile would add
    order = bytearray()
    cost = 0
    wide = 0
    at = first
    while True:
        order.append(at)
        wide += more[at]
        cost += 3 ** min(wide, _WIDE)
        more[at] = 99
        for other in beside[at]:
            if more[other] < 99:
                more[other] -= 2
        at = 0
        for other in range(1, count):
            if more[other] < more[at]:
                at = other
        if more[at] == 99:
            return order, cost


def _places(net, knots):
    """The ends of each knot in this order, and the most lines that are open at once."""
    place = {}  # of each open line, by the link at its far end
    free = []
    count = 0
    ends = []
    for i in knots:
        here = []
        new = []
        for k in range(4 * i, 4 * i + 4):
            if k in place:
                free.append(place[k])
                here.append((place[k], 0, 0, k))
            elif net.to[k] != NOWHERE:
                new.append(k)
        for k in new:
            to, link, tiles = net.to[k], net.back[k], net.length[k]
            if to < HOUSE:
                if not free:
                    free.append(_START + count)
                    count += 1
                place[link] = free.pop()
                here.append((0, place[link], tiles, k))
            else:
                here.append((0, to, tiles, k))
        ends.append(here)
    return ends, count
