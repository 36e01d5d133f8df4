# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The moves of Decs Building in words: only what everybody at the table may know."""

from tinsel.shelf import forget

from . import cards, data, rules


def words(game, move):
    """One move; after that nobody needs this module for a while."""
    forget(__name__, "telling")
    verb = move[0]
    if verb < rules.PLACE:
        # As on the board: the cost, then what it gives; a title that is short cuts only a name.
        paid = game.payments(verb)[move[1]]
        return payment(paid) + ">" + data.ACTIONS[verb][0]
    if verb == rules.PLACE:
        grid = game.grids[game.seat]
        spot = grid.first_of(game.kind, move[1] >> 6, move[1] & 63)
        return f"at {data.cell_name(spot, grid.width)} {data.NAMES[game.kind]}"
    if verb == rules.DISCARD:
        return "discards " + cards.kind_name(move[1])
    if verb == rules.ENOUGH:
        return "keeps the rest"
    if verb == rules.PASS:
        return "passes"
    if verb == rules.TAKE:
        return "takes " + cards.card_name(game.stacks[move[1]][-1])
    if verb == rules.SHUFFLE:
        return "shuffles a deck"
    return f"seat {move[1] + 1} begins"


def payment(kinds):
    return "".join([cards.kind_name(kind) for kind in kinds])
