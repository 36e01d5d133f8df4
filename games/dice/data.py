# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The dice there are, and the sets that the five games use."""

from micropython import const

from tinsel import ink

KINDS = (4, 6, 8, 10, 12, 20, 100, 2)  # sides; two sides are a coin
MOST_DICE = const(8)
LAST_ROLLS = const(20)
MODIFIER = const(20)  # from minus to plus so many

ALL = const(0)  # what counts of a roll
HIGHEST = const(1)
LOWEST = const(2)

# A tint colours a die and puts its letter beside it.
TINTS = (ink.WHITE, ink.RED, ink.GREEN, ink.WHITE)
LETTERS = " RGW"

# (name, dice, tints), or (name, why it needs none)
PRESETS = (
    ("Christmas ON TRACK", b"\x06\x06\x06", b"\x01\x02\x03"),
    ("Reindeer Rivals", b"\x06", b"\x00"),
    ("Christmas Express", "The Christmas Express is run with cards: it needs no dice."),
    ("Decs Building", "Decs Building needs no dice. Who starts? picks the first player."),
    ("Sleighwell", "Sleighwell needs no dice. Who starts? picks the first player."),
)


def name(sides):
    return "coin" if sides == 2 else "d" + str(sides)


def face(sides, value):
    """A face in words: numbers as they are, a coin as heads or tails."""
    if sides == 2:
        return "HT"[value - 1]
    return str(value)
