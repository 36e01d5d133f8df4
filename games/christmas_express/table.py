# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The tracker beside the printed board: press what was played, and the trains move."""

from tinsel import widgets
from tinsel.keys import BACK

from . import choosing
from .data import ELF, EXPRESS, HUSTLE, NAMES, PLAYERS, SHORT, STORM
from .news import news, show
from .plays import AT_BRIDGE, CROSSING_ASKED, DISCARD, EXTRA, NUMBER, SANTA_ASKED, STOP, TRIPLE
from .tracker import Game

__all__ = ("Game", "choose", "over", "show", "start")


def start(ui):
    """How many, and who begins: the one to the left of the dealer."""
    from .matched import kept

    while True:
        players = yield from widgets.players(ui, "Tracker", PLAYERS[0], PLAYERS[1])
        if players is None:
            return None
        seats = [ui.settings.seat_name(seat) for seat in range(players)]
        first = yield from widgets.menu(ui, "Who begins?", seats, ok="Begins")
        if first is not None:
            return players, (first,) + kept(ui)


def over(ui, game):
    from .winning import celebrate

    yield from celebrate(ui, game)


def choose(ui, game):
    yield from news(ui, game, "Number")
    while True:
        move = yield from _ask(ui, game)
        if move != BACK and move[0] in (HUSTLE, ELF) and len(move) == 1:
            move = yield from choosing.whom(ui, game, move[0])
        if move is not None:
            return move


def _ask(ui, game):
    phase = game.phase
    if phase == AT_BRIDGE:
        return (yield from choosing.bridge(ui, game))
    if phase == CROSSING_ASKED:
        others = [seat for seat in range(len(game.trains.at)) if seat != game.seat]
        return (yield from choosing.crossing(ui, game, others))
    if phase == SANTA_ASKED:
        return (yield from choosing.santa(ui, game))
    highest = game.highest
    entries = [(str(number), (NUMBER, number), None) for number in range(1, highest + 1)]
    entries.append(("3x", (TRIPLE,), None))
    wide = ui.colour or highest > 9  # else all of them stand in one row
    for card in (HUSTLE, EXPRESS, STORM, ELF):
        name = SHORT[card - HUSTLE]
        label = name[:3] if wide else NAMES[card - HUSTLE][0]
        entries.append((label, (card,), name))
    if phase == EXTRA:
        entries.append(("-", (STOP,), "no more"))
    else:
        entries.append(("-", (DISCARD,), "throws away"))
    middle = (highest - 1) // 2
    return (yield from choosing.ask(ui, game, entries, middle, highest, digits="Number"))
