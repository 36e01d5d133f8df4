# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What trees cost and bring: which of them go with a flight, and two tiles for each that is laid.

In memory only while a tree matters.
"""

from . import verbs
from .data import SLEIGH_KIND, TREE
from .flight import fly
from .turns import land


def pays(board, start, end, gone, trees, counts):
    """The trees that the house may take: each choice that leaves the board in one piece."""
    found = []
    for some in range(1 << len(trees)):
        chosen = [trees[i] for i in range(len(trees)) if some >> i & 1]
        if len(chosen) in counts and board.whole([start] + gone + chosen, (end,)):
            found.append(tuple(sorted([board.at[cell] for cell in chosen])))
    return sorted(found)


def choose(game, verb, trees):
    """These trees go with the flight that waits; or the next tile comes from the deck."""
    if verb == verbs.PAY:
        number, cell = game.pending
        flight = fly(game, number, cell)
        if trees not in flight.pays:
            raise ValueError("The house cannot take those trees.")
        game.pending = ()
        land(game, number, cell, flight, trees)
        game.flow = verbs.ENDED
        return
    game.fetch -= 1
    if not game.deck():
        game.fetch = 0
    game.draw(game.held() + 1, verbs.HAND_OF + game.seat, verbs.FETCHED)


def may_fetch(game, cell):
    kind = game.board.kind(cell)
    return kind not in (0, TREE, SLEIGH_KIND) and game.board.spares(cell)


def fetchable(game):
    for cell in game.board.cells():
        if may_fetch(game, cell):
            yield cell


def fetch(game, cell):
    """Take the tile from this place into the hand."""
    if not may_fetch(game, cell):
        raise ValueError("That place is not free for this.")
    game.where[game.board.lift(cell)] = verbs.HAND_OF + game.seat
    game.fetch -= 1
    game.flow = verbs.FETCHED
