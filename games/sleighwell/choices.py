# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Every move that a seat may make: for whoever wants them all. A screen asks place by place."""

from . import deeds, verbs
from .able import sleighs_with
from .flight import flights, fly
from .toll import fetchable
from .way import goals, movable


def choices(game):
    phase = game.phase
    if phase == verbs.ACT:
        yield from _actions(game)
    elif phase == verbs.PLACING:
        yield from _at(verbs.PLACE, game.places(game.picked))
    elif phase == verbs.PAYING:
        for trees in fly(game, game.pending[0], game.pending[1]).pays:
            yield (verbs.PAY,) + trees
    elif phase == verbs.MOVING:
        yield from _at(verbs.MOVE, movable(game.board))
    elif phase == verbs.GOING:
        yield from _at(verbs.TO, goals(game.board, game.spot))
    elif phase == verbs.FETCHING:
        yield from _at(verbs.FETCH, fetchable(game))
        yield (verbs.DECK,)
    elif phase == verbs.TURNED:
        for tile in game.up():
            if game.has_place(tile):
                yield (verbs.PICK, tile)
            yield (verbs.DROP, tile)
    elif phase == verbs.DESTROYING:
        yield from _at(verbs.DESTROY_TILE, deeds.destroyable(game))
    elif phase == verbs.ADDING:
        for tile in game.hand(game.seat):
            if game.has_place(tile):
                yield (verbs.PICK, tile)
    elif phase in (verbs.FREE, verbs.TELEPORTING):
        ways = deeds.free_flights if phase == verbs.FREE else deeds.teleports
        for number, cell in sleighs_with(game, ways):
            yield (verbs.FLY, number, cell & 0xFF, cell >> 8)
    elif phase == verbs.COPYING:
        yield from _at(verbs.COPY, deeds.highest(game))


def _actions(game):
    able = False
    hand = game.hand(game.seat)
    for tile in hand:
        if game.has_place(tile):
            able = True
            yield (verbs.PICK, tile)
    for number, cell in sleighs_with(game, flights):
        able = True
        yield (verbs.FLY, number, cell & 0xFF, cell >> 8)
    if hand and game.has_way():
        able = True
        for tile in hand:
            yield (verbs.WAY, tile)
    if not able:
        yield (verbs.STUCK,)
    if not game.deck():
        yield (verbs.STOP,)


def _at(verb, cells):
    for cell in cells:
        yield (verb, cell & 0xFF, cell >> 8)
