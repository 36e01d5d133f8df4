# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What the game works with, made of the table in board.py: kinds, costs, lies, points, options."""

from micropython import const

from .board import BASIC, FEATURES, GRID, PAIR_POINTS, lies

WIDTH, HEIGHT, ASIDE = GRID  # ASIDE: columns between a source and the nearer edge
SMALLEST = const(6)  # a grid is 6 to 8 cells wide and high, so that every shape fits
LARGEST = const(8)
SHORT_ROWS = const(2)  # at the top, that a short game does without
BLANK = const(2)  # points that an empty cell costs
HAND = const(3)
PAWNS = (0, 0, 4, 3, 2)  # by number of players

# What can be drawn on a grid.
CABLE = const(0)
SOURCE = const(1)
SMALL_STAR = const(2)
SNOWFLAKE = const(3)
CANDY_CANE = const(4)
BIG_STAR = const(5)
LARGE_ANGEL = const(6)
BANNER = const(7)
SANTA = const(8)
CANDLE = const(9)
SLEIGH = const(10)
COMET = const(11)
HERALD = const(12)
REINDEER = const(13)
KINDS = const(14)
NONE = const(255)

NAMES = tuple([row[0] for row in FEATURES])
FANCY = (SLEIGH, COMET, HERALD, REINDEER)

# Points by kind, and last what a candle gets for each candle two cells away. A Santa costs its
# points times the number of Santas.
PAIR = const(14)
POINTS = bytes([row[4] for row in FEATURES] + [PAIR_POINTS])
BAUBLES = bytes([row[6] for row in FEATURES])  # those that need a pawn

# What a turn can be used for: (name, cost). From TO_DRAW on, the features in their order.
GAIN = const(0)  # to 3: a card of hearts, diamonds, clubs, spades
STOP_MESSING = const(4)
GAIN_JACK = const(5)
GAIN_QUEEN = const(6)
GAIN_KING = const(7)
GAIN_WILD = const(8)
PITCH_IN = const(9)
TO_DRAW = const(10)
ACTIONS = BASIC + tuple([(row[0], row[2]) for row in FEATURES])

# How each shape may lie, as board.lies() makes it.
SHAPES = tuple([lies(row[3], row[5]) for row in FEATURES])
CELLS = bytes([sum([row.count("#") for row in feature[3]]) for feature in FEATURES])


del FEATURES, BASIC, GRID, lies

# --- what an owner may set, and what a game is played with

SHORT = const(1)  # without 8s, 9s and the top two rows
NO_TENS = const(2)  # two players, runs as for three and four
STRICT = const(4)  # crossed-out cells count as empty
FLAGS = const(7)


def options(flags=0, width=WIDTH, height=HEIGHT, points=POINTS):
    """As few bytes as say it."""
    points = bytes(points)
    if points == POINTS and width == WIDTH and height == HEIGHT:
        return (flags,) if flags else ()
    return (flags, width, height) + tuple(points[SMALL_STAR:])


def read_options(given):
    """(flags, width, height, points); ValueError with a sentence when they make no sense."""
    given = tuple(given)
    flags = given[0] if given else 0
    width, height, points = WIDTH, HEIGHT, POINTS
    if len(given) > 1:
        width, height = given[1], given[2] if len(given) > 2 else 0
        points = POINTS[:SMALL_STAR] + bytes(given[3:])
    if flags > FLAGS or len(points) != len(POINTS):
        raise ValueError("There are no such options.")
    if not (SMALLEST <= width <= LARGEST and SMALLEST <= height <= LARGEST):
        raise ValueError("The grid must be 6 to 8 cells wide and high.")
    if flags & SHORT:
        height -= SHORT_ROWS
    return flags, width, height, points


def cell_name(cell, width):
    """B3: the second column, the third row from the top."""
    return "ABCDEFGH"[cell % width] + str(cell // width + 1)
