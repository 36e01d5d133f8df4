# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Solitaire: every city supplied for the highest profit, with medals against par."""

from tinsel import widgets

from . import data
from .rules import Solitaire as Game
from .sleighs import choose, show

__all__ = ("Game", "start", "choose", "show", "over")


def start(ui):
    items = []
    for word, par in zip(("Whole", "Short"), data.PAR):
        items.append(f"{word}, par ${par[0]}")
    chosen = yield from widgets.menu(ui, "Solitaire", items, ok="Start")
    return None if chosen is None else (1, (chosen,) if chosen else ())


def over(ui, game):
    from .finish import alone

    yield from alone(ui, game)
