# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What a score is worth: the stars there were to be had, and the medal for those that were got."""

from .data import COUNT, HOUSE
from .verbs import LEFT, NOWHERE
from .wishes import stars

# What a good score is, as the share of the stars in the game: gold is for every house, bronze a
# little less than the hint reaches alone in the solo game, silver lies well above (see the bench).
MEDALS = ((100, "gold"), (65, "silver"), (40, "bronze"))


def possible(game):
    """All the stars that lay in this game's tiles; houses left out are not among them."""
    most = 0
    for tile in range(COUNT):
        if game.tiles.kind[tile] == HOUSE and game.where[tile] not in (NOWHERE, LEFT):
            most += stars(game.tiles.wishes[tile])
    return most


def medal(game):
    """The medal of these stars, or nothing. Gold is for all houses."""
    if game.all_scored():
        return MEDALS[0][1]
    share = game.scores()[0] * 100 // max(possible(game), 1)
    for least, name in MEDALS[1:]:
        if share >= least:
            return name
    return ""
