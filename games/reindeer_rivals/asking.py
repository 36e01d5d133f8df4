# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Small things that the ledger's and the map's screens share."""

from tinsel import seats, widgets
from tinsel.shelf import forget
from tinsel.words import both_ends

from .rounds import ENOUGH


def glow(ui, game, seat):
    """The seat whose turn it is shines."""
    seats.glow(ui, seat, max(game.players, 2))


def enough(ui, game):
    """Two rounds without a sleigh: may it end here? Asked of the table, or of one after another."""
    title = "Enough?"
    if game.ASK_ALL and game.players > 1:
        title = f"{ui.settings.seat_name(game.turn())}: enough?"
    yes = yield from widgets.confirm(
        ui, title, "Nobody moved for two rounds. Shall the game end here?", "End", "Go on"
    )
    return (ENOUGH, 1 if yes else 0)


def firm_lines(ui, game):
    """Money, and packets on the road, of every seat, in the order of the round."""
    lines = []
    for seat in game.order or range(game.players):
        mark = ">" if seat == game.turn() else " "
        road = f"{game.on_the_road(seat)} out"
        name = mark + ui.settings.seat_name(seat)
        lines.append(both_ends(name, f"{road} ${game.cash(seat)}", ui.cols))
    return lines


def everyone(ui, game):
    yield from widgets.page(ui, f"Round {game.round()}", firm_lines(ui, game))


def seen(ui, game, drawn):
    """What luck has just done: the ceremony, whose module is needed only then."""
    from .ceremony import seen

    try:
        yield from seen(ui, game, drawn)
    finally:
        forget(__name__, "ceremony")
