# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""At the table: whose turn, the stars so far, the houses left; the checkers are one key away."""

from tinsel import seats, widgets
from tinsel.keys import BACK, DOWN, OK, UP

from .ledger import BACK_IN, HOUSE, LOST, MOST, NEXT, Game  # noqa: F401


def start(ui):
    players = yield from widgets.players(ui, "Sleighwell", 1, 6, 2)
    if players is None:
        return None
    houses = yield from widgets.number(ui, "Houses?", 10, 1, MOST, "in your tiles")
    return None if houses is None else (players, (houses,))


def show(ui, game, seat=None):
    ui.wipe()
    _stand(ui, game)


def _stand(ui, game):
    ui.title(f"{ui.settings.seat_name(game.seat)}'s turn", f"r{game.round()}")
    ui.ends(0, "Stars", str(game.scores()[0]))
    ui.ends(1, "Houses left", f"{game.left()} of {game.houses}")
    ui.ends(2, "Lost", str(game.lost))


def choose(ui, game):
    ui.wipe()
    seats.glow(ui, game.seat, game.players)
    while True:
        _stand(ui, game)
        if ui.rows > 4:
            ui.row(4, "UP: a house")
            ui.row(5, "DOWN: more")
        ui.footer("Next", "Leave", up="House", down="More")
        key = yield
        if key == OK:
            return (NEXT,)
        if key == BACK:
            return BACK
        answer = None
        if key == UP:
            answer = yield from _house(ui)
        elif key == DOWN:
            answer = yield from _more(ui, game)
        if answer:
            return answer
        ui.wipe()


def _house(ui):
    items = ["1 star", "2 stars", "3 stars", "Not content: lost"]
    chosen = yield from widgets.menu(ui, "A house", items)
    if chosen is None:
        return None
    return (LOST,) if chosen == 3 else (HOUSE, chosen + 1)


def _more(ui, game):
    items = ["Check wishes", "Check a row", "Stars so far", "End the game"]
    chosen = yield from widgets.menu(ui, "More", items)
    if chosen == 0:
        from . import wishing

        yield from wishing.start(ui)
    elif chosen == 1:
        from . import rowing

        yield from rowing.start(ui)
    elif chosen == 2:
        yield from widgets.worked(ui, "Stars", game.worked(0))
    elif chosen == 3:
        sure = yield from widgets.confirm(ui, "End?", "No more houses tonight?", "End", "Play on")
        if sure:
            return (BACK_IN,)
    return None
