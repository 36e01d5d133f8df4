# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Sheets of Christmas ON TRACK for the tests: written as lines, at random, nasty; a slow scorer."""

import random

from games.on_track import data
from games.on_track.moves import ROLL
from games.on_track.rules import Game
from games.on_track.sheet import Sheet

HOUSES = {"Workshop": 0, "Wrap": 1, "Sleigh": 2}


def tile(name):
    return "ABCDEFG".index(name[0]) + data.SIDE * (int(name[1]) - 1)


def ports(text):
    bits = 0
    for dot in text.split("-"):
        bits |= 1 << (2 * "NESW".index(dot[0]) + int(dot[1]) - 1)
    return bits


def way(*pieces):
    """(shape, way) of pieces written as N1-S2."""
    want = [ports(piece) for piece in pieces]
    for shape, ways in enumerate(data.WAYS):
        for at in range(0, len(ways), 2):
            if [bits for bits in ways[at : at + 2] if bits] == want:
                return shape, at // 2
    raise ValueError(f"nothing lies like {pieces}")


def drawn(*lines, sheet=None):
    """A sheet from lines like "R A1 Workshop", "G B2 N1-S2", "R C3 N1-S1 E1-W1"."""
    sheet = Sheet() if sheet is None else sheet
    for line in lines:
        colour, name, *what = line.split()
        colour = "RG".index(colour)
        if what[0] in HOUSES:
            assert sheet.may_build(tile(name)), line
            sheet.build(tile(name), colour, HOUSES[what[0]])
        else:
            shape, which = way(*what)
            assert sheet.may_lay(tile(name), shape, which), line
            sheet.lay(tile(name), colour, shape, which)
    return sheet


def rolled(red, green, white, players=1, options=(), sheet=None):
    """A game whose first roll is this."""
    game = Game(players, options)
    if sheet is not None:
        game.sheets[0] = sheet
    game.play((ROLL, 36 * red + 6 * green + white - 43))
    return game


def random_sheet(dice, drawings, tiles=None, shapes=(0, 1, 0, 1, 2, 3), colours=(0, 1), choices=6):
    """Houses first, then track that likes to go on where track is."""
    tiles = list(range(data.TILES)) if tiles is None else tiles
    sheet = Sheet()
    for colour in colours:
        for house in range(3):
            free = [at for at in tiles if sheet.may_build(at)]
            sheet.build(dice.choice(free), colour, house)
            drawings -= 1
    tries = 0
    while drawings > 0 and tries < 2000:
        tries += 1
        shape, at, colour = dice.choice(shapes), dice.choice(tiles), dice.choice(colours)
        ways = [n for n in range(len(data.WAYS[shape]) // 2) if sheet.may_lay(at, shape, n)]
        if not ways:
            continue
        dice.shuffle(ways)

        def meets(n, at=at, shape=shape, colour=colour):
            bits = data.WAYS[shape][2 * n] | data.WAYS[shape][2 * n + 1]
            return sum(sheet.connected(at, p, colour) for p in range(8) if bits >> p & 1)

        sheet.lay(at, colour, shape, max(ways[:choices], key=meets))
        drawings -= 1
    return sheet


def small_sheet(dice):
    """A corner of the map, crowded, one colour."""
    block = [7 * row + column for row in range(3) for column in range(dice.choice((2, 3, 3, 4)))]
    shapes = dice.choice(((2, 3), (0, 1, 2, 3), (2, 3, 4, 5), (2,), (3, 2, 1)))
    return random_sheet(dice, dice.randrange(7, 16), block, shapes, (0,))


def brick_wall(wide, high, houses):
    """Forks only, each joined to three others: as many rings as can be."""
    sheet = Sheet()
    for house, at in enumerate(houses):
        sheet.build(at, 0, house)
    for row in range(high):
        for column in range(wide):
            if not sheet.built[7 * row + column] and len(sheet.tiles) < 37:
                shape, which = way("N1-E1-W1" if (row + column) % 2 else "E1-S1-W1")
                sheet.lay(7 * row + column, 0, shape, which)
    return sheet


def nasty_sheets():
    """Fifty that a game could come to (40 drawings): thickets of forks, crossings and rings."""
    dice = random.Random(1224)
    sheets = []
    for wide, high in ((6, 6), (7, 5), (5, 7), (7, 6), (6, 5)):
        middle, last = 7 * (high // 2), 7 * (high - 1)
        sheets.append(brick_wall(wide, high, (0, middle + wide // 2, last + wide - 1)))
        sheets.append(brick_wall(wide, high, (0, wide - 1, last)))
        sheets.append(brick_wall(wide, high, (middle, middle + wide - 1, middle + wide // 2)))
        sheets.append(brick_wall(wide, high, (0, 1, 2)))
    blocks = ((3, 4), (3, 6), (4, 4), (4, 5), (5, 5), (4, 6), (6, 6), (7, 5), (7, 7), (3, 7))
    for number in range(30):
        wide, high = blocks[number % len(blocks)]
        block = [7 * row + column for row in range(high) for column in range(wide)]
        shapes = ((2,), (2, 2, 3), (2, 2, 3, 1))[number // 10]
        sheets.append(random_sheet(dice, 40, block, shapes, (0,), 32))
    return sheets


# Houses of red, then the forks of each tile.
_SOUGHT = (
    (
        "G3 E1 A3",
        "A1 N1-S2-W1 N2-E2-S1; B1 E1-S1-W2 N2-E2-W1; C1 E1-S1-W1 N2-E2-S2; "
        "D1 E1-S1-W1 E2-S2-W2; F1 E1-S1-W1 E2-S2-W2; G1 E2-S1-W2 N2-S2-W1; "
        "A2 N2-S1-W2 N1-E2-S2; B2 N1-E1-S2 E2-S1-W2; C2 N1-S2-W2 N2-E2-W1; "
        "D2 N2-E2-S2 N1-S1-W2; E2 N2-E1-W2 N1-E2-S1; F2 N1-S1-W1; G2 N2-E1-S1; "
        "B3 N1-S1-W1 N2-E2-W2; C3 N2-E1-S2 E2-S1-W2; D3 N2-E1-W1 N1-E2-W2; "
        "E3 N1-E2-W1 E1-S1-W2; F3 N1-E1-W2 N2-E2-W1",
    ),
    (
        "A5 C5 D1",
        "A1 N2-E2-S1 E1-S2-W2; B1 E1-S1-W2 E2-S2-W1; C1 N1-E2-W1 N2-E1-S1; "
        "A2 N1-E1-S1 N2-S2-W2; B2 N1-E1-S1 N2-S2-W1; C2 E2-S2-W1 N1-S1-W2; "
        "D2 N1-E2-W2 N2-E1-S1; A3 N1-S2-W1 N2-E2-S1; B3 N1-S1-W2 N2-E2-W1; "
        "C3 N1-E1-S2 N2-E2-W2; D3 E1-S1-W1 N1-E2-W2; A4 N2-E2-S1 N1-E1-S2; "
        "B4 E2-S2-W2 N1-S1-W1; C4 E1-S1-W2 E2-S2-W1; D4 N1-S1-W1; B5 N2-E2-W2 N1-E1-W1; "
        "D5 N1-E1-W2 N2-S1-W1",
    ),
)


def sought_sheets():
    """The slowest that a search for slow ones has found: two forks on most tiles of a corner."""
    sheets = []
    for houses, tiles in _SOUGHT:
        lines = [f"R {name} {house}" for name, house in zip(houses.split(), HOUSES)]
        for row in tiles.split("; "):
            name, *pieces = row.split()
            lines += [f"R {name} {piece}" for piece in pieces]
        sheets.append(drawn(*lines))
    return sheets


# --- slow and obvious


def across(at, port):
    """The tile behind a dot, or None."""
    step = ((0, -1), (1, 0), (0, 1), (-1, 0))[port // 2]
    column, row = at % 7 + step[0], at // 7 + step[1]
    return 7 * row + column if 0 <= column < 7 and 0 <= row < 7 else None


def slow_routes(sheet, colour, start, goal, taken):
    """Every route between two houses as a set of pieces; the empty one stands for no route."""
    own = {}
    for i, at in enumerate(sheet.tiles):
        if sheet.colours[i] == colour:
            for port in range(8):
                if sheet.pieces[i] >> port & 1:
                    own[at, port] = i
    found = {frozenset()}

    def house(at):
        return sheet.built[at] - 1 - 3 * colour if sheet.built[at] else None

    def go(i, came, used):
        for port in range(8):
            there = across(sheet.tiles[i], port)
            if not sheet.pieces[i] >> port & 1 or port == came or there is None:
                continue
            if sheet.built[there]:
                if house(there) == goal:
                    found.add(frozenset(used))
                continue
            following = own.get((there, port ^ 4))
            if following is not None and following not in used | taken:
                go(following, port ^ 4, used | {following})

    for at in range(49):
        if house(at) == start:
            for port in range(8):
                i = own.get((across(at, port), port ^ 4))
                if i is not None and i not in taken:
                    go(i, port ^ 4, frozenset({i}))
    return found


def slow_best(sheet, colour):
    """The most tiles of two sections: every first section, and with each every second one."""
    best = 0
    for first in slow_routes(sheet, colour, 0, 1, frozenset()):
        for second in slow_routes(sheet, colour, 1, 2, first):
            tiles = [len({sheet.tiles[i] for i in route}) for route in (first, second)]
            best = max(best, sum(tiles))
    return best
