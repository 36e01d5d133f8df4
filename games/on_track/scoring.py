# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The score of a sheet. The two sections of a colour are the best there are, exactly."""

from micropython import const

from .data import GREEN, RED, SLEIGH, WORKSHOP, WRAP
from .network import HOUSE, Network
from .search import Walk

STEPS = const(2000)  # of the walk, before states are counted
_ALL = const(0x3FFFFFFF)


def worked(sheet, red, green):
    """(points, why) lines, from the two sections of each colour."""
    return [
        (red[0], "Red to Wrap"),
        (red[1], "Red to Sleigh"),
        (green[0], "Green to Wrap"),
        (green[1], "Green to Sleigh"),
        (sheet.left(), "Unused stars"),
        (-sheet.count_dead_ends(RED), "Red dead ends"),
        (-sheet.count_dead_ends(GREEN), "Green dead ends"),
    ]


def score(sheet):
    return sum([points for points, _ in worked(sheet, best(sheet, RED), best(sheet, GREEN))])


def best(sheet, colour, marks=None):
    """(tiles of the first section, tiles of the second), their sum as large as can be.

    marks, a byte for each of the sheet's pieces, gets 1 and 2 on those of the two sections.
    """
    if marks is None:
        marks = bytearray(len(sheet.tiles))
    if sheet.where(colour, WRAP) < 0:
        return 0, 0
    if sheet.where(colour, WORKSHOP) < 0 and sheet.where(colour, SLEIGH) < 0:
        return 0, 0
    net = Network(sheet, colour)
    use = _longest(net)
    _mark(net, use, WORKSHOP, marks, 1)
    _mark(net, use, SLEIGH, marks, 2)
    return _tiles(sheet, marks, colour, 1), _tiles(sheet, marks, colour, 2)


def _longest(net):
    """How each piece is used for the most tiles: most nets are soon walked, the others counted."""
    walk = Walk(net)
    if walk.run(STEPS):
        return walk.use
    # Tiles that two pieces share make many states and few ways to walk.
    shared = sum([1 for knot in net.knot if knot == 2])
    if 3 * shared < sum([1 for knot in net.knot if knot]):
        from .states import TooMany, more_than  # rare, so it is not in memory until then

        try:
            return more_than(net, walk.best) or walk.use
        except TooMany:
            pass
    walk.run(_ALL)
    return walk.use


def _mark(net, use, house, marks, mark):
    """Walk the chosen route from a house to the Gift Wrap, if there is one."""
    for i in range(len(use)):
        if use[i]:
            for edge in ((use[i] - 1) >> 2, (use[i] - 1) & 3):
                if net.to[4 * i + edge] == HOUSE + house:
                    _walk(net, use, i, edge, marks, mark)
                    return


def _walk(net, use, i, came, marks, mark):
    """From knot to knot, in by one edge and out by the other, until a house."""
    net.follow(i, 4 * i + came, marks, mark)
    while True:
        marks[net.piece[i]] = mark
        one, other = (use[i] - 1) >> 2, (use[i] - 1) & 3
        i, link, _ = net.follow(i, 4 * i + (other if came == one else one), marks, mark)
        if i >= HOUSE:
            return
        came = link & 3


def _tiles(sheet, marks, colour, mark):
    """How many different tiles a section touches."""
    seen = set()
    for i in range(len(marks)):
        if marks[i] == mark and sheet.colours[i] == colour:
            seen.add(sheet.tiles[i])
    return len(seen)
