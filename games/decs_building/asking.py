# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Screens that a turn needs now and then: taking a card, discarding, all costs."""

from tinsel import widgets
from tinsel.keys import BACK
from tinsel.words import both_ends

from . import cards, data
from .picking import pick
from .rules import DISCARD, ENOUGH, TAKE

_STACKS = ("hearts", "diamonds", "clubs", "spades", "wilds", "Jacks", "Queens", "Kings")


def discard(ui, game, more):
    """One card to discard, or enough; None for BACK."""
    counts = cards.count(game.hands[game.seat])
    moves = [(DISCARD, kind) for kind in range(cards.KINDS) if counts[kind]]
    items = [(_kind_words(move[1]), f"{counts[move[1]]} held") for move in moves]
    if more:
        moves.insert(0, (ENOUGH,))
        items.insert(0, ("Keep the rest", ""))
    title = "Discard more?" if more else "Discard which?"
    head = cards.held(game.hands[game.seat], ui.cols)
    chosen = yield from pick(ui, title, "", head, items, 0, "Undo" if more else "Back")
    return None if chosen is None else moves[chosen]


def _kind_words(kind):
    if kind < cards.WILD:
        return _STACKS[kind][:-1]
    if kind == cards.WILD:
        return "wild"
    return ("red ", "black ")[(kind - 5) & 1] + _STACKS[cards.home(kind)][:-1]


def take(ui, game, name):
    moves = [(TAKE, stack) for stack in game.takeable()]
    items = []
    for move in moves:
        stack = game.stacks[move[1]]
        items.append((cards.card_name(stack[-1]) + " " + _STACKS[move[1]], f"{len(stack)} left"))
    title = name + (": any card" if game.last else ": a free card")
    chosen = yield from pick(ui, title, "", cards.held(game.hands[game.seat], ui.cols), items, 0)
    return BACK if chosen is None else moves[chosen]


def costs(ui, game):
    """The whole board: what there is, for what, whose pawn is on it; OK says why not now."""
    actions = len(data.ACTIONS)
    offered = list(game.offers())
    barred = [
        "" if action in offered else game.barred(action) or _unpaid(game, action)
        for action in range(actions)
    ]
    items = [_row(ui, game, action, barred[action]) for action in range(actions)]
    for stack in range(cards.STACKS):
        items.append(both_ends("Stack " + _STACKS[stack], str(len(game.stacks[stack])), ui.cols))
    chosen = 0
    while True:
        chosen = yield from widgets.menu(ui, "All costs", items, chosen, ok="About")
        if chosen is None:
            return
        if chosen < actions:
            title = data.ACTIONS[chosen][0]
            about = _about(ui, game, chosen, barred[chosen])
        else:
            stack = game.stacks[chosen - actions]
            title = items[chosen]
            about = "On top: " + cards.card_name(stack[-1]) if stack else "It is empty."
        yield from widgets.tell(ui, title, about, "Back")


def _unpaid(game, action):
    """Why an action that the board allows is not open to this hand."""
    counts = cards.count(game.hands[game.seat])
    if action == data.PITCH_IN:
        for _ in cards.ways(counts, data.ACTIONS[action][1], game.pitched):
            return "Nothing could be done with it."
    return "You cannot pay it."


def _worth(game, kind):
    """The points of a feature, as they stand on the board."""
    points = str(game.grids[0].points[kind]) if kind > data.SOURCE else ""
    return "-" + points if kind == data.SANTA else points


def _row(ui, game, action, why):
    """x: not now; then the first letters of whoever has a pawn there. The name gives way."""
    name, cost = data.ACTIONS[action]
    kind = action - data.TO_DRAW
    mark = "x" if why else ""
    if kind >= 0 and game.pawns[kind] != data.NONE:
        mark += ui.settings.short_name(game.pawns[kind], 2)
    return both_ends(
        mark + " " + name if mark else name, f"{cost} {_worth(game, kind):>2}", ui.cols
    )


def _about(ui, game, action, why):
    """In three lines of the small display."""
    kind = action - data.TO_DRAW
    parts = [why] if why else []
    parts.append("Costs " + " ".join(data.ACTIONS[action][1]))
    if kind > data.SOURCE:
        parts[-1] += f" for {_worth(game, kind)}"
    parts[-1] += "."
    if kind >= 0 and data.BAUBLES[kind]:
        owner = game.pawns[kind]
        parts.append(f"Pawn: {'none' if owner == data.NONE else ui.settings.seat_name(owner)}.")
    return " ".join(parts)
