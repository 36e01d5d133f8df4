# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Where a bot draws a feature: points now, and what the place does for power and room later."""

from .data import (
    BANNER,
    BLANK,
    CABLE,
    CANDLE,
    CELLS,
    COMET,
    HERALD,
    PAIR,
    SANTA,
    SHAPES,
    SLEIGH,
    SNOWFLAKE,
    SOURCE,
)
from .scoring import count

# Where these stand among a bot's weights, in tenths of a point while rounds are left:
_NEAR = 10  # for a free cell that gets power
_USED = 11  # for one with power that is drawn on
_TOUCH = 12  # for a side against the edge or something drawn: no holes
_DARK = 13  # tenths of the points of a feature that has no power yet
ROOM = 14  # for a place that is left for a fancy decoration
_END = (0,) * 15
_FEW = 6
_BREATH = 12  # places between two yields
_ONES = bytes([sum([n >> i & 1 for i in range(8)]) for n in range(256)])


def any_place(grid, kind, pick):
    """Somewhere, if need be, but with power if luck finds such a place soon."""
    places = list(grid.places(kind))
    for _ in range(6):
        place = places[pick(len(places))]
        if grid.touches(kind, place >> 6, place & 63, grid.near):
            break
    return place


def best_place(grid, kind, left, weights, top=None):
    """(value in tenths of a point, place), (-1000, 0) when there is none; yields now and then.

    top: a list that gets the best few as well, the best of them last.
    """
    best = -1000
    where = 0
    judge = _conduit if kind in (CABLE, BANNER, SOURCE) else _feature
    points = grid.points[kind] * 10
    if kind == SANTA:
        points *= -2 * count(grid)[SANTA] - 1  # n Santas cost n * n
    candles = _candles(grid) if kind == CANDLE else None
    saved = 10 * BLANK * CELLS[kind]
    if not left:
        weights = _END
    dark = max(points, 0) * weights[_DARK] // 10
    near = grid.near
    breath = 0
    for place in grid.places(kind):
        breath += 1
        if breath == _BREATH:
            breath = 0
            yield
        if kind in (SNOWFLAKE, SOURCE) or grid.touches(kind, place >> 6, place & 63, near):
            value = saved + judge(grid, kind, place, points, weights, candles)
        else:
            value = saved + dark
        if top is not None and value > best - 40:
            top.append((value, place))
            top.sort()
            if len(top) > _FEW:
                top.pop(0)
        if value > best:
            best = value
            where = place
    return best, where


def room(grid, kind, place):
    """How many fancy decorations' places would be left, with power, up to some; yields too."""
    rows = bytearray(grid.rows)
    x, y = (place & 63) % grid.width, (place & 63) // grid.width
    for bits in SHAPES[kind][place >> 6]:
        rows[y] |= bits << x
        y += 1
    found = 0
    for fancy in (SLEIGH, COMET, HERALD):
        yield
        some = 0
        for spot in grid.places(fancy, False, rows):
            if grid.touches(fancy, spot >> 6, spot & 63, grid.near):
                some += 1
                if some == 4:
                    break
        found += some
    return found


def _candles(grid):
    """Rows of the candles that have power."""
    rows = bytearray(grid.height)
    for i in range(len(grid.kinds)):
        if grid.kinds[i] == CANDLE and grid.lit[i]:
            grid.mark(rows, i)
    return rows


def _feature(grid, kind, place, points, weights, candles):
    """A feature that has power."""
    x, y = (place & 63) % grid.width, (place & 63) // grid.width
    near, rows = grid.near, grid.rows
    last = grid.height - 1
    full = (1 << grid.width) - 1
    used = touch = 0
    for bits in SHAPES[kind][place >> 6]:
        bits <<= x
        row = rows[y]
        used += _ONES[bits & near[y]]
        # Sides against something drawn or the edge: left, right, above, below.
        touch += _ONES[bits & (row << 1 | 1) & full] + _ONES[bits & (row >> 1 | full + 1 >> 1)]
        touch += _ONES[bits & rows[y - 1]] if y else _ONES[bits]
        touch += _ONES[bits & rows[y + 1]] if y < last else _ONES[bits]
        y += 1
    value = points + touch * weights[_TOUCH] - used * weights[_USED]
    if candles:
        y -= 1
        bit = 1 << x
        pairs = _ONES[candles[y] & (bit << 2 | bit >> 2)]
        if y >= 2:
            pairs += _ONES[candles[y - 2] & bit]
        if y + 2 <= last:
            pairs += _ONES[candles[y + 2] & bit]
        value += 20 * grid.points[PAIR] * pairs
    return value


def _conduit(grid, kind, place, points, weights, candles):
    """Cable, source, banner: what it gives power to."""
    spot = place & 63
    x, y = spot % grid.width, spot // grid.width
    cells = bytearray(grid.height)
    near, rows = grid.near, grid.rows
    used = 0
    for bits in SHAPES[kind][place >> 6]:
        cells[y] = bits << x
        used += _ONES[cells[y] & near[y]]
        y += 1
    around = grid.around(cells)
    fresh = 0
    for y in range(grid.height):
        if around[y]:
            fresh += _ONES[around[y] & ~(near[y] | rows[y] | cells[y]) & 255]
    value = points + fresh * weights[_NEAR] - used * weights[_USED]
    for i in range(len(grid.kinds)):
        if not grid.lit[i] and grid.beside(i, around):
            value += 10 * grid.points[grid.kinds[i]]
    return value
