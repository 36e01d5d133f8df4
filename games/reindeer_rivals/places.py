# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The sensible places for a sleigh: cities, stops from which cities can be reached, the way back.

All of it is found in small steps: each yield is a moment in which a key may be looked at.
"""

from array import array

from micropython import const

from . import data, land

_MOST = const(10)  # stops that are offered
_SLICE = const(4)  # rows between two yields


_cover = []  # what cover() has found, as long as nobody needs the room


def cover():
    """For each cell a bit for every city that a little sleigh gets to from there."""
    if not _cover:
        masks = array("H" if len(land.CELLS) <= 16 else "I", [0] * len(data.MAP))
        for city in range(len(land.CELLS)):
            bit = 1 << city
            for row, first, end in land.spans(land.CELLS[city], False):
                for cell in range(row * data.WIDTH + first, row * data.WIDTH + end):
                    masks[cell] |= bit
            yield
        _cover.append(masks)
    return _cover[0]


def give_back():
    """Give back the memory of it; it is found again when it is wanted."""
    _cover.clear()


def wanting(need):
    """A bit for every city that still wants packets."""
    mask = 0
    for city in range(len(need)):
        if need[city]:
            mask |= 1 << city
    return mask


def wanted(mask, need):
    """How many packets the cities of a mask still want."""
    count = 0
    city = 0
    while mask:
        if mask & 1:
            count += need[city]
        mask >>= 1
        city += 1
    return count


def stops(origin, big, need):
    """[(packets wanted around it, cell, cities)], the best first; no two of the same use.

    Cities that a little sleigh gets to from the origin count for nothing: why stop on the way?
    """
    masks = yield from cover()
    useful = wanting(need) & ~masks[origin]
    found = {}
    y = origin // data.WIDTH
    for row, first, end in land.spans(origin, big):
        # Of cells that are alike, the one in the row nearest to the origin's.
        rank = abs(row - y) << 11
        for cell in range(row * data.WIDTH + first, row * data.WIDTH + end):
            mask = masks[cell] & useful
            if mask and data.MAP[cell] == 35 and found.get(mask, 0x7FFF) > rank | cell:
                found[mask] = rank | cell
        if row % _SLICE == 0:
            yield
    ranked = [(wanted(mask, need), found[mask] & 0x7FF, mask) for mask in found]
    ranked.sort(key=lambda stop: (-stop[0], stop[1], stop[2]))
    yield
    best = []
    for stop in ranked:
        for other in best:
            if stop[2] & ~other[2] == 0:
                break
        else:
            best.append(stop)
            if len(best) == _MOST:
                break
    if not best and useful:
        best = yield from _nearer(origin, big, need)
    return best


def _nearer(origin, big, need):
    """No city comes into reach with one stop: the cell that gets nearest to one."""
    target = -1
    for city in range(len(need)):
        cell = land.CELLS[city]
        if need[city] and (target < 0 or land.apart(origin, cell) < land.apart(origin, target)):
            target = cell
    best = -1
    for steps, cell in enumerate(land.cells(origin, big)):
        if data.MAP[cell] == 35 and (
            best < 0 or land.apart(cell, target) < land.apart(best, target)
        ):
            best = cell
        if steps % 64 == 0:
            yield
    return [] if best < 0 else [(0, best, 0)]


def cities(origin, need):
    """The cities that a little sleigh can deliver to, the neediest first."""
    found = []
    for city in range(len(need)):
        if need[city] and land.within(origin, land.CELLS[city], data.SHORT_SIDE):
            found.append(city)
    found.sort(key=lambda city: (-need[city], city))
    return found


def targets(game, seat, big, origin):
    """The cells where a sleigh laden there may sensibly go: cities first, then the best stops."""
    cells = delivered(game, big, origin)
    found = yield from stops(origin, big, game.need)
    cells += [stop[1] for stop in found]
    reach = data.LONG_SIDE if big else data.SHORT_SIDE
    for stack in game.stacks[seat]:
        cell = stack >> 8
        if cell != origin and cell not in cells and land.within(origin, cell, reach):
            cells.append(cell)
    if origin != land.DEPOT and land.within(origin, land.DEPOT, reach):
        cells.append(land.DEPOT)
    return cells


def delivered(game, big, origin):
    """The cells of the cities that it can deliver to."""
    return [] if big else [land.CELLS[city] for city in cities(origin, game.need)]
