# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The score of a grid told: line by line, with reasons, and what one more cable would light."""

from .data import (
    BANNER,
    BLANK,
    CABLE,
    CANDLE,
    KINDS,
    NAMES,
    NONE,
    PAIR,
    SANTA,
    SNOWFLAKE,
    SOURCE,
    cell_name,
)
from .scoring import count, empty, score

_ROOM = 17  # characters beside the nothing that a dark piece gives, on the narrowest display


def tally_lines(counts, pairs, empty, points):
    """The same as (points, why) lines."""
    for kind in range(SOURCE + 1, KINDS):
        count = counts[kind]
        if count and kind == SANTA:
            yield -points[SANTA] * count * count, f"{count} Santa -{points[SANTA] * count} each"
        elif count:
            yield points[kind] * count, f"{count} {NAMES[kind]}"
    if pairs:
        yield 2 * points[PAIR] * pairs, f"{pairs} candle pair" + ("s" if pairs > 1 else "")
    yield -BLANK * empty, f"{empty} empty"


def partners(grid, i):
    """How many lit candles are two away from this one."""
    width, spot = grid.width, grid.spots[i]
    found = 0
    for other in range(len(grid.kinds)):
        if grid.kinds[other] == CANDLE and grid.lit[other]:
            at = grid.spots[other]
            away = abs(at - spot)
            if away == 2 * width or away == 2 and at // width == spot // width:
                found += 1
    return found


def giver(grid, i):
    """What a lit piece has its power from: SOURCE, CABLE, BANNER; NONE if it needs none."""
    if grid.kinds[i] in (SOURCE, SNOWFLAKE):
        return NONE
    cells = bytearray(grid.height)
    grid.mark(cells, i)
    around = grid.around(cells)
    best = NONE
    for other in range(len(grid.kinds)):
        kind = grid.kinds[other]
        gives = other != i and grid.lit[other] and kind in (SOURCE, CABLE, BANNER)
        if gives and grid.beside(other, around) and (best in (NONE, BANNER) or kind == SOURCE):
            best = kind  # rather a source than a cable, rather a cable than angels
    return best


def name(grid, i):
    return NAMES[grid.kinds[i]] + " " + cell_name(grid.first_cell(i), grid.width)


def worth(grid, i, santas):
    """(points, why) of a piece that has power, among so many Santas that have."""
    kind, points = grid.kinds[i], grid.points
    if kind == SANTA:
        return -points[SANTA] * santas, f"-{points[SANTA]} x {santas} Santas"
    if kind == CANDLE:
        near = partners(grid, i)
        why = f"{points[CANDLE]} + {points[PAIR]} x {near} near"
        return points[CANDLE] + points[PAIR] * near, why
    if kind == SNOWFLAKE:
        return points[kind], "needs no power"
    by = giver(grid, i)
    return points[kind], "by " + NAMES[by] if by != NONE else ""


def would(grid, i):
    """What power for a dark piece would do to the score: other Santas and candles change too."""
    before = score(grid)
    grid.lit[i] = 1
    grid.total = None
    after = score(grid)
    grid.lit[i] = 0
    grid.total = before
    return after - before


def lines(grid):
    """(points, what, why) of all that is drawn and the empty cells; they add up to the score."""
    santas = count(grid)[SANTA]
    for i in range(len(grid.kinds)):
        if grid.kinds[i] in (CABLE, SOURCE):
            continue
        if grid.lit[i]:
            points, why = worth(grid, i, santas)
            yield points, name(grid, i), why
        else:
            more = would(grid, i)
            what = "dark " + name(grid, i)
            if len(what) > _ROOM:  # the cell tells which angel it is
                what = "dark " + name(grid, i).split(" ", 1)[1]
            yield 0, what, f"lit it gives {more}"
    blank = empty(grid)
    yield -BLANK * blank, f"{blank} empty cells", f"-{BLANK} each"


def cable_hints(grid):
    """(gain in points, place, features lit) of each cable that lights something; yields None too.

    The grid is drawn on and wiped again: nobody may look at it between two hints.
    """
    before = score(grid)
    dark = bytes(grid.lit)
    last = len(grid.kinds)
    for place in list(grid.places(CABLE)):
        kept = grid.draw_trial(CABLE, place >> 6, place & 63)
        gain = score(grid) - before
        fresh = [i for i in range(last) if grid.lit[i] and not dark[i]]
        grid.wipe_trial(kept)
        yield (gain, place, fresh) if fresh else None
