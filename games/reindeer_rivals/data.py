# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The board and the prices: a reconstruction, to be replaced by the numbers of a printed board.

On the map # is land, . no place to stop, D the depot and any other letter a city. After a change
make bench prints what PAR must be.
"""

from micropython import const

WIDTH = const(40)
HEIGHT = const(26)
MAP = (
    b"..#####................................."
    b"..#N###########.......................#."
    b"..####################................#."
    b".#######################.............###"
    b".###########################.......####."
    b".#########################..#.....####.."
    b"######################P###.##.....###L#."
    b"##########################.###..######.."
    b"##########################.##M.#####A..."
    b"##########################C########K...."
    b"H#################################I#...."
    b".############Q####D#################...."
    b".###################################...."
    b".###################################...."
    b"..#B################################...."
    b"...################################....."
    b"...####O#####################J####......"
    b"......###########################......."
    b"........###########F#############......."
    b".............####################......."
    b"..............############...#.##......."
    b"..............#.#####E..........##......"
    b".................###............##......"
    b".................##..............#G....."
    b"..................#....................."
    b"........................................"
)

# Letter on the map, name, name in eight letters, how many packets may end up there.
CITIES = (
    ("A", "New York", "New York", 6),
    ("B", "Los Angeles", "Los Ang.", 6),
    ("C", "Chicago", "Chicago", 5),
    ("E", "Houston", "Houston", 4),
    ("F", "Dallas", "Dallas", 4),
    ("G", "Miami", "Miami", 4),
    ("H", "San Francisco", "San Fran", 4),
    ("I", "Washington", "Washing.", 4),
    ("J", "Atlanta", "Atlanta", 4),
    ("K", "Philadelphia", "Philad.", 3),
    ("L", "Boston", "Boston", 3),
    ("M", "Detroit", "Detroit", 3),
    ("N", "Seattle", "Seattle", 3),
    ("O", "Phoenix", "Phoenix", 3),
    ("P", "Minneapolis", "Minneap.", 2),
    ("Q", "Denver", "Denver", 2),
)

# The ruler: how far a laden sleigh gets, in cells, in a straight line between their middles.
LONG_SIDE = const(13)
SHORT_SIDE = const(9)

# Money and sleighs, as the rules say.
START = const(300)
PACKET = const(20)  # out of the depot, and back into it
DELIVERED = const(100)
LITTLE_RENT = const(10)
BIG_RENT = const(50)
SPEND = const(50)  # the most on sleighs in one turn
CAPACITY = const(5)  # packets on a big sleigh

# The best that one can do alone, proved by tests/par_reindeer_rivals.py: (money, turns),
# whole and short game.
PAR = ((4030, 22), (2350, 12))
