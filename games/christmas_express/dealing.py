# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Before a race: who plays, and who deals."""

from tinsel import seats, widgets
from tinsel.keys import OK

from .data import PLAYERS, short
from .matched import kept
from .rules import SHOW, Game


def start(ui):
    answer = yield from seats.ask(ui, "Race", PLAYERS[0], PLAYERS[1])
    if answer is None:
        return None
    return answer[0], kept(ui), answer[1]


def tell(ui, game, drawn):
    """Who begins, and what each drew for dealer: in words that have room beside any name."""
    shown = Game(len(game.hands), (game.highest,) + tuple(game.trains.board.places))
    lines = [ui.settings.seat_name(game.dealer) + " deals,"]
    lines.append(ui.settings.seat_name(game.seat) + " begins.")
    for move in drawn:
        if move[0] == SHOW:
            lines.append(f"{ui.settings.seat_name(shown.drawer())}: {short(move[1])}")
        if shown.dealer < 0:
            shown.play(move)
    while (yield from widgets.page(ui, "Who deals?", lines, back="")) != OK:
        pass  # what is drawn is drawn: there is no way back
