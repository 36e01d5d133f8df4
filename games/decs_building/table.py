# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Beside the printed game: what to lay out, rounds and stacks, the score of every paper grid."""

from tinsel import seats, widgets
from tinsel.keys import BACK, UNDO
from tinsel.shelf import forget
from tinsel.words import both_ends, wrap

from .sheets import CROWN, FINISH, NONE, PUT, SHARE, SHEET, TIED, Game  # noqa: F401

_WHERE = "decs.table"  # the screen that somebody is in: "grid", "stacks" or none
_CURSOR = "decs.cell"

forget(__name__, "board")  # data.py has taken what it needs of the printed table


def start(ui):
    """How many, which game, who begins."""
    players = yield from widgets.players(ui, "At the table", 2, 4)
    if players is None:
        return None
    from . import owner

    options = yield from owner.ask(ui)
    forget(__name__, "owner")
    if options is None:
        return None
    names = [ui.settings.seat_name(seat) for seat in range(players)]
    first = yield from widgets.menu(ui, "Who begins?", ["Let luck say"] + names)
    if first is None:
        return None
    if first == 0:
        first = 1 + ui.chance.pick(players)
        yield from widgets.tell(ui, "Who begins?", names[first - 1] + " gets the token.")
    for name in (_WHERE, _CURSOR):
        ui.attic.pop(name, None)
    return players, (first - 1,) + options


def choose(ui, game):
    if game.phase == TIED:
        return (yield from _tie(ui, game))
    if game.picked != NONE:
        from .put import put

        name = ui.settings.seat_name(game.seat)
        near = ui.attic.get(_CURSOR, -1)
        seats.glow(ui, game.seat, game.players)
        place = yield from put(ui, game.grids[game.seat], game.picked, name, True, near)
        forget(__name__, "put", "draw")
        return UNDO if place == BACK else (PUT, place)
    while True:
        where = ui.attic.get(_WHERE)
        if where == "grid":
            from .paper import paper

            answer = yield from paper(ui, game)
            forget(__name__, "paper", "sums", "draw")
        elif where == "stacks":
            from .stacks import stacks

            answer = yield from stacks(ui, game)
            forget(__name__, "stacks")
        else:
            answer = yield from _menu(ui, game)
            if answer == BACK:
                return BACK
        if isinstance(answer, tuple):
            return answer
        if where:
            ui.attic.pop(_WHERE)


def _menu(ui, game):
    """Everybody's grid with its score, and what else there is."""
    players = game.players
    scores = game.scores()
    items = []
    for seat in range(players):
        name = ui.settings.seat_name(seat) + "'s grid"
        items.append(both_ends(name, str(scores[seat]), ui.cols))
    items += ["Rounds and stacks", "What to lay out", "Who won? Finish"]
    ui.lights.clear()
    chosen = game.seat
    while True:
        chosen = yield from widgets.menu(ui, "At the table", items, chosen, back="Leave")
        if chosen is None:
            return BACK
        if chosen < players:
            ui.attic[_WHERE] = "grid"
            return (SHEET, chosen) if chosen != game.seat else None
        if chosen == players:
            ui.attic[_WHERE] = "stacks"
            return None
        if chosen == players + 1:
            from .laying import lay_out

            yield from widgets.page(ui, f"{players} players", lay_out(game, ui.cols))
            forget(__name__, "laying")
        elif (yield from _sure(ui)):
            return (FINISH,)


def _sure(ui):
    return widgets.confirm(
        ui, "Finish?", "Is every grid drawn? The scores are compared now.", "Score", "Not yet"
    )


def _tie(ui, game):
    from .ranking import choices

    words, answers = choices(ui, game.tied())
    chosen = yield from widgets.menu(ui, "A tie! Who wins", words, back="Undo")
    if chosen is None:
        return UNDO
    if answers[chosen] is None:
        return (SHARE,)
    prize, seat = answers[chosen]
    return (CROWN, prize * 4 + seat)


def show(ui, game, seat=None):
    from .draw import overview

    ui.wipe()
    overview(ui, game, game.seat)
    forget(__name__, "draw")
    ui.title("At the table", f"round {game.round()}")


def over(ui, game):
    """Who won, told apart from equals by what the table likes."""
    if game.crown == NONE:
        return
    from .ranking import PRIZES, places

    crowned = game.crown & 3
    name = ui.settings.seat_name(crowned)
    lines = wrap(f"{name} wins the tie by the best {PRIZES[game.crown >> 2]}!", ui.cols)
    yield from widgets.page(ui, "The winner", lines + places(ui, game.scores(), crowned))
