# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A hint on the device: what the strongest bot would do with this hand, in words."""

from tinsel import widgets
from tinsel.keys import OK
from tinsel.words import wrap

from . import data
from .pay import named
from .rules import PASS, PLACE


def advise(ui, game, thinking):
    """Its move, if it is to be gone to, or None."""
    from tinsel.thinking import thought

    move = yield from thought(ui, thinking)
    if move is None:
        return None
    lines = wrap(sentence(game, move), ui.cols)
    return move if (yield from widgets.page(ui, "Hint", lines, "Show")) == OK else None


def sentence(game, move):
    verb = move[0]
    if verb < PLACE:
        paid = named(game, game.payments(verb)[move[1]])
        return f"{data.ACTIONS[verb][0]}, paid with {paid}."
    if verb == PASS:
        return "Pass, and keep the cards for the next round."
    return f"Discard {named(game, move[1:])}: there is nothing better to do."
