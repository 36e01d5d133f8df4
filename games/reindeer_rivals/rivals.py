# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Rivals: two to five firms on the device, persons and bots at one table."""

from tinsel import seats, widgets

from .asking import seen
from .rules import BIG, LITTLE, Game
from .sleighs import choose, show

__all__ = ("Game", "start", "choose", "show", "bot", "seen", "quiet", "over")

PACE = 700
_thinker = []  # the bot's module is loaded when the first bot thinks


def start(ui):
    chosen = 0
    while True:
        chosen = yield from widgets.menu(ui, "Rivals", ["Whole game", "Short game"], chosen)
        if chosen is None:
            return None
        table = yield from seats.ask(ui, "Rivals", 2, 5)
        if table:
            return table[0], (chosen,) if chosen else (), table[1]


def bot(game, seat, strength, pick):
    if not _thinker:
        from .bot import bot

        _thinker.append(bot)
    return (yield from _thinker[0](game, seat, strength, pick))


def quiet(game, move):
    """A bot that loads is not worth a look; where it goes is."""
    return move[0] in (LITTLE, BIG)


def over(ui, game):
    from .finish import early

    yield from early(ui, game)
