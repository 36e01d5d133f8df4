# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Decs Building on the device: one person against bots, or several with a curtain between."""

from tinsel import seats, widgets
from tinsel.keys import BACK, UNDO
from tinsel.shelf import forget

from . import cards, data
from .picking import pick
from .rounds import DISCARDING, PLACING, TAKING
from .rules import DISCARD, ENOUGH, PASS, PLACE, START, Game  # noqa: F401  (play.py's)
from .scoring import score

HIDDEN = True
PACE = 1500

_HINT = "decs.hint"  # moves of the game before what was hinted at is to be drawn

_think = None  # what the bots think with, once one has

forget(__name__, "board")  # data.py has taken what it needs of the printed table


def start(ui):
    """Who plays, then the kind of game."""
    answer = yield from seats.ask(ui, "Decs Building", 2, 4)
    if answer is None:
        return None
    from . import owner

    options = yield from owner.ask(ui)
    forget(__name__, "owner")
    return None if options is None else (answer[0], options, answer[1])


def choose(ui, game):
    """A move of the person on turn, or a key that play.py knows."""
    seat = game.turn()
    name = ui.settings.seat_name(seat)
    seats.glow(ui, seat, game.players)
    hinted = ui.attic.pop(_HINT, None)  # of another moment it means nothing
    if game.phase == PLACING:
        best = -1
        if hinted == ui.story.moves:
            from tinsel.thinking import thought

            found = yield from thought(ui, bot(game, seat, 3, _first))
            best = found[1] if found else -1
        _give_back()
        from .put import put

        place = yield from put(ui, game.grids[seat], game.kind, name + " draws", place=best)
        forget(__name__, "put", "draw")
        return UNDO if place == BACK else (PLACE, place)
    if game.phase == TAKING:
        return (yield from _rare("take", ui, game, name))
    if game.phase == DISCARDING:
        move = yield from _rare("discard", ui, game, True)
        return UNDO if move is None else move
    chosen = 0
    while True:
        moves, items = _offers(game)
        title = f"{name} r{game.round()}" + (" LAST" if game.last else "")
        right = str(score(game.grids[seat]))
        if game.pitched:
            title, right = name + ": any suit", ""
        head = cards.held(game.hands[seat], ui.cols)
        back = "Undo" if game.pitched else "Leave"
        chosen = yield from pick(ui, title, right, head, items, chosen, back)
        if chosen is None:
            return UNDO if game.pitched else BACK
        move = moves[chosen]
        number = 0
        advised = -1
        if move == "hint":
            found = yield from _advised(ui, game, bot(game, seat, 3, _first))
            if found is None:
                continue
            move = found[0]
            chosen = moves.index(found if move == PASS else move)
            if move >= PLACE:  # there it can be chosen
                continue
            number = found[1]
            advised = chosen
        if move == "look":
            yield from _look(ui, game, seat)
        elif move == "costs":
            yield from _rare("costs", ui, game)
        elif move == DISCARD:
            move = yield from _rare("discard", ui, game, False)
            if move is not None:
                return move
        elif isinstance(move, tuple):
            return move
        else:
            number = yield from _pay(ui, game, move, number)
            if number is not None:
                if chosen == advised:
                    ui.attic[_HINT] = ui.story.moves + 1
                return (move, number)


def _offers(game):
    """What can be done now, and the words for it: what is drawn first, then the rest."""
    moves, items = [], []
    found = list(game.offers())
    for to_draw in (True, False):
        for action in found:
            if (action >= data.TO_DRAW) != to_draw:
                continue
            moves.append(action)
            name, cost = data.ACTIONS[action]
            worth = ""
            if action > data.TO_DRAW + data.SOURCE:
                kind = action - data.TO_DRAW
                worth = ("-" if kind == data.SANTA else "") + str(game.grids[0].points[kind])
            items.append((name, f"{cost} {worth:>2}"))  # costs in one column, points in another
    moves.append("hint")
    items.append(("Ask for a hint", ""))
    if not game.pitched:
        moves += [(PASS,), DISCARD]
        items += [("Pass", ""), ("Discard cards", "")]
    moves += ["look", "costs"]
    items += [("Look at the grids", ""), ("All costs", "")]
    return moves, items


def _first(count):
    """The strongest bot leaves nothing to luck that somebody should wonder about."""
    return 0


def _advised(ui, game, thinking):
    """What a bot thinks for a person."""
    from .advice import advise

    answer = yield from advise(ui, game, thinking)
    forget(__name__, "advice", "pay")
    _give_back()
    return answer


def _give_back():
    """The bots go until one thinks again: a grid to draw on would have no room beside them."""
    global _think
    _think = None
    forget(__name__, "bot", "placing")


def _pay(ui, game, action, chosen):
    from .pay import pay

    number = yield from pay(ui, game, action, chosen)
    forget(__name__, "pay")
    return number


def _rare(what, *given):
    """A screen that is not always needed, so not always in memory."""
    from . import asking

    answer = yield from getattr(asking, what)(*given)
    del asking
    forget(__name__, "asking")
    return answer


def _look(ui, game, seat):
    from .look import look

    yield from look(ui, game, seat)
    forget(__name__, "look", "draw", "sums")


def show(ui, game, seat=None):
    """All grids; the scores stand beside them where there is room."""
    from .draw import overview

    ui.wipe()
    overview(ui, game, game.turn())
    forget(__name__, "draw")
    ui.title(f"Round {game.round()}", "last" if game.last else "")


def bot(game, seat, strength, pick):
    """The opponents come into memory when the first of them thinks, one module at a breath."""
    global _think
    if _think is None:
        from . import placing  # noqa: F401
    yield
    if _think is None:
        from .bot import bot as _think
    yield
    return (yield from _think(game, seat, strength, pick))


def quiet(game, move):
    """A bot's discards are nothing to wait for."""
    return move[0] in (DISCARD, ENOUGH)


def seen(ui, game, drawn):
    for move in drawn:
        if move[0] == START:
            name = ui.settings.seat_name(move[1])
            yield from widgets.tell(
                ui, "Decs Building", f"{name} begins. Turns go clockwise, the token the other way."
            )
