# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The board and the cards. The places and the split of the numbers are a reconstruction.

An owner of the printed game puts the true places in with "Match your board".
"""

from micropython import const

PLAYERS = (2, 4)
HAND = const(5)
DEALT = const(4)

# Cards: a number card is its number; the others follow the highest number that can be printed.
MOST = const(12)
HUSTLE = const(13)
EXPRESS = const(14)
STORM = const(15)
ELF = const(16)
CROSSING = const(17)
SANTA = const(18)
KINDS = const(19)

AHEAD = const(8)  # spaces that Hustle-Bustle and Express bring
BLOWN = const(7)  # spaces that a Snow Storm blows back
NUMBERS = const(51)  # number cards
HIGHEST = const(7)  # on them, unless the owner says otherwise
SPECIALS = b"\x03\x03\x03\x01\x02\x02"  # how many, from HUSTLE to SANTA
CARDS = const(65)

NAMES = (
    "Hustle-Bustle",
    "Express",
    "Snow Storm",
    "Naughty Elf",
    "Reindeer Crossing",
    "Santa",
)
SHORT = ("Hustle", "Express", "Storm", "Elf", "Crossing", "Santa")

# Where things lie, counted from Home, which is 0: Evergreen Grove, Hot Chocolate Corner, Lower
# Bridge, Candy Cane Lane, Upper Bridge, Snowflake Falls, the slope's foot, Jingle Bell Square, the
# slope's top, the North Pole.
PLACES = bytes((12, 24, 28, 38, 50, 54, 60, 67, 75, 84))
LONGEST = const(120)  # spaces that the screen can show
STATIONS = (0, 1, 3, 5, 7, 9)  # which of them are stations
STATION_SHORT = ("Home", "Evergreen", "Hot Choc.", "Candy Cane", "Snowflake", "Jingle B.", "Pole")


def name(card):
    """A card in words."""
    return str(card) if card <= MOST else NAMES[card - HUSTLE]


def short(card):
    """The same where there is little room."""
    return str(card) if card <= MOST else SHORT[card - HUSTLE]


def deck(highest=HIGHEST):
    """How many there are of each kind: 51 numbers, as even as can be, the rest in the middle."""
    cards = bytearray(KINDS)
    more = NUMBERS % highest
    first = (highest - more) // 2 + 1
    for number in range(1, highest + 1):
        cards[number] = NUMBERS // highest + (1 if first <= number < first + more else 0)
    for i, count in enumerate(SPECIALS):
        cards[HUSTLE + i] = count
    return cards
