# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Is there anything a seat can do, anything left that scores? Asked, and gone from memory again."""

from .data import SLEIGH
from .flight import flights, fly, in_line


def sleighs_with(game, ways):
    """(sleigh, place) of every flight of this kind."""
    for number in range(game.sleighs):
        for cell in ways(game, number):
            yield number, cell


def tries(game):
    """Whatever the seat might do now, little by little: True once there is something."""
    for number in range(game.sleighs):
        for end in in_line(game.board, game.board.where(SLEIGH + number)):
            yield fly(game, number, end) is not None
    hand = game.hand(game.seat)
    for tile in hand:
        yield game.has_place(tile)
    yield bool(hand) and game.has_way()


def scoring(game):
    """Is there a flight that scores a house?"""
    return any(fly(game, *flight).content for flight in sleighs_with(game, flights))
