# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The sheet of Christmas ON TRACK: map, stars, die table, tiles. A reconstruction; change it here.

A tile has eight dots: port 2*edge + dot, with the edges north 0, east 1, south 2, west 3. The dot
across the border has the number `port ^ 4`. A piece of track is a byte, a bit for each port.
"""

from micropython import const

SIDE = const(7)  # the map is so many tiles wide and high
TILES = const(49)
TURNS = const(20)
EVERY = const(5)  # a star for each so many turns
MOST_TURNS = const(40)
STARS = bytes((8, 12, 36, 40))  # tiles that have one: B2, F2, B6, F6
SEATS = const(4)  # sheets in one game on the device
SHEET_TURNS = const(80)  # turns of all sheets together that the memory holds

RED = const(0)
GREEN = const(1)
WHITE = const(2)
MERGED = const(3)  # two equal dice taken as one
COLOURS = ("red", "green")
DICE = ("R", "G", "W", "M")
PAIRS = ((RED, GREEN), (RED, WHITE), (GREEN, WHITE))

WORKSHOP = const(0)
WRAP = const(1)
SLEIGH = const(2)
BUILDINGS = ("Workshop", "Gift Wrap", "Sleigh", "none")
SHORT = ("Shop", "Wrap", "Sleigh", "-")

STRAIGHT = const(0)
CURVE = const(1)
FORK = const(2)
CROSSING = const(3)
BENDS = const(4)  # two curves that do not meet; this and the next only if the owner sets them
JUNCTION = const(5)  # four edges joined
SHAPES = ("straight", "curve", "fork", "crossing", "two curves", "junction", "none")
SHORT_SHAPES = ("line", "curve", "fork", "cross", "bends", "4-way", "-")
NONE = const(6)  # no track for this number
NO_BUILDING = const(3)

# What each number draws: building, and 16 * shape.
TABLE = bytes(
    (
        WORKSHOP | STRAIGHT << 4,
        WORKSHOP | CURVE << 4,
        WRAP | STRAIGHT << 4,
        WRAP | CURVE << 4,
        SLEIGH | FORK << 4,
        SLEIGH | CROSSING << 4,
    )
)

# How each shape may lie: for each way its pieces, and for each piece the edges that it joins.
_LAYOUTS = (
    (((0, 2),), ((1, 3),)),
    (((0, 1),), ((1, 2),), ((2, 3),), ((3, 0),)),
    (((0, 1, 2),), ((1, 2, 3),), ((2, 3, 0),), ((3, 0, 1),)),
    (((0, 2), (1, 3)),),
    (((0, 1), (2, 3)), ((1, 2), (3, 0))),
    (((0, 1, 2, 3),),),
)
EDGES = "NESW"
BORDER = const(255)


def _ways(layouts):
    """Every way to lie, two bytes each: the ports of the first piece and of the second (or 0)."""
    ways = bytearray()
    for layout in layouts:
        edges = [edge for piece in layout for edge in piece]
        for dots in range(1 << len(edges)):
            taken = 0
            for piece in layout:
                ports = 0
                for edge in piece:
                    ports |= 1 << (2 * edge + (dots >> taken & 1))
                    taken += 1
                ways.append(ports)
            if len(layout) == 1:
                ways.append(0)
    return bytes(ways)


WAYS = tuple([_ways(layouts) for layouts in _LAYOUTS])


def _beside():
    """For each tile and edge the tile across, BORDER where there is none."""
    found = bytearray()
    for tile in range(TILES):
        column, row = tile % SIDE, tile // SIDE
        found.append(tile - SIDE if row else BORDER)
        found.append(tile + 1 if column < SIDE - 1 else BORDER)
        found.append(tile + SIDE if row < SIDE - 1 else BORDER)
        found.append(tile - 1 if column else BORDER)
    return bytes(found)


BESIDE = _beside()


# What a score is worth, measured with the bots of the bench.
MEDALS = ((28, "gold"), (20, "silver"), (12, "bronze"))


def medal(score):
    """The medal, how many points are missing to the next one, and which; "" where is none."""
    more, better = 0, ""
    for least, word in MEDALS:
        if score >= least:
            return word, more, better
        more, better = least - score, word
    return "", more, better


def name(tile):
    """B2 is the second tile of the second row."""
    return "ABCDEFG"[tile % SIDE] + str(tile // SIDE + 1)


def ports_name(ports):
    """A piece in words: its dots, as in N1-E2."""
    return "-".join([EDGES[p >> 1] + "12"[p & 1] for p in range(8) if ports >> p & 1])


def usable(table):
    """Can the six numbers be read as a die table?"""
    if len(table) != 6:
        return False
    for row in table:
        if row & 15 > NO_BUILDING or row >> 4 > NONE or row == NO_BUILDING | NONE << 4:
            return False
    return True
