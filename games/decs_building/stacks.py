# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Rounds and stacks of the printed game: whose token, which rank, what is empty, the last round."""

from tinsel import screen, seats, sound, widgets
from tinsel.keys import BACK, DOWN, LEFT, OK, UP

from .sheets import CARD, RETURN, ROUND

_NAMES = ("hearts", "diamonds", "clubs", "spades", "A + Joker", "Jacks", "Queens", "Kings")
_WILDS = 4
_AT = "decs.stack"


def stacks(ui, game):
    """OK: a card taken, or the next round; LEFT: a face came back. Returns a move, or BACK."""
    count = len(_NAMES) + (0 if game.last else 1)
    at = min(ui.attic.get(_AT, 0), count - 1)
    ui.wipe()
    seats.glow(ui, game.first, game.players)
    shown = ui.rows - 1
    while True:
        faces = _WILDS < at < len(_NAMES) and game.left[at] < game.full[at]
        ui.title(*_round(game, ui.settings.seat_name(game.first), ui.cols))
        ui.row(0, "LEFT: one came back" if faces else _task(game), screen.GOLDEN)
        top = min(max(at - shown // 2, 0), max(count - shown, 0))
        for row in range(shown):
            stack = top + row
            style = screen.CHOSEN if stack == at else screen.PLAIN
            if stack < len(_NAMES):
                ui.ends(row + 1, _stack(game, stack), _left(game, stack), style)
            else:
                ui.row(row + 1, "> Next round" if stack < count else "", style)
        ok = "Next" if at == len(_NAMES) else "Taken" if game.left[at] else ""
        ui.footer(ok, "Back", up="Up", down="Down", left="Came back" if faces else "")
        key = yield
        if key == BACK:
            return BACK
        if key in (UP, DOWN):
            at = (at + (1 if key == DOWN else -1)) % count
            ui.attic[_AT] = at
        elif key == OK and at == len(_NAMES):
            sure = yield from widgets.confirm(ui, "Next round?", _next(ui, game), "Next", "Not yet")
            if sure:
                return (ROUND,)
            ui.wipe()
        elif key == OK and game.left[at]:
            return (CARD, at)
        elif key == LEFT and faces:
            return (RETURN, at)
        elif key in (OK, LEFT):
            ui.sound.play(sound.REFUSE)


def _round(game, name, cols):
    """The round, and who has the token: in as many words as there is room for."""
    number = game.number
    ways = (f"Round {number}",)
    if game.last:
        ways = (f"LAST ROUND {number}", f"LAST R{number}")
    elif game.ending:
        ways = (f"Round {number}, then last", f"R{number}, then last", f"R{number}: 1 more")
    for words in ways:
        for who in ("Token " + name, name):
            if len(words) + len(who) < cols:
                return words, who
    return words, name


def _task(game):
    """What the first player, in the last round everybody, does before the turns."""
    if game.last:
        return "All take any 1 card"
    lowest = game.lowest()
    if not lowest:
        return "No free card left"
    suits = [_NAMES[suit][0].upper() for suit in range(4) if game.top(suit) == lowest]
    return f"Free card: {lowest} " + " ".join(suits)


def _stack(game, stack):
    if not game.left[stack]:
        return "x " + _NAMES[stack]
    if stack < 4:
        mark = "*" if game.top(stack) == game.lowest() else " "
        return f"{mark} {_NAMES[stack]} {game.top(stack)}"
    return "  " + _NAMES[stack]


def _left(game, stack):
    return f"{game.left[stack]} left" if game.left[stack] else "EMPTY"


def _next(ui, game):
    """The token goes anti-clockwise, against the turns."""
    name = ui.settings.seat_name((game.first - 1) % game.players)
    if game.ending:
        return f"Last round! Token to {name}. First all take any one card."
    return f"Token to {name}, anti-clockwise. Flip piles under decks."
