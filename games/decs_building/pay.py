# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Paying: the cheapest way is proposed, LEFT and RIGHT step through the others."""

from tinsel import screen
from tinsel.keys import BACK, LEFT, OK, RIGHT

from . import cards, data


def pay(ui, game, action, chosen=0):
    """Returns the number of the payment, or None for BACK."""
    ways = game.payments(action)
    name, cost = data.ACTIONS[action]
    ui.wipe()
    while True:
        ui.title(name, f"{chosen + 1}/{len(ways)}" if len(ways) > 1 else "")
        ui.ends(0, "Costs", " ".join(cost))
        text = named(game, ways[chosen])
        if len(ways) > 1:
            text = f"< {text} >"
        ui.ends(1, "Pay", text, screen.CHOSEN)
        ui.row(2, note(game, action, ways[chosen]), screen.FAINT)
        many = len(ways) > 1
        ui.footer("Pay", "Back", left="Other" if many else "", right="Other" if many else "")
        key = yield
        if key == OK:
            return chosen
        if key == BACK:
            return None
        if key in (LEFT, RIGHT):
            chosen = (chosen + (1 if key == RIGHT else -1)) % len(ways)


def named(game, way):
    """The very cards that go."""
    hand = game.hands[game.seat]
    used = []
    for kind in way:
        for i in range(len(hand)):
            if i not in used and cards.kind_of(hand[i]) == kind:
                used.append(i)
                break
    return " ".join([cards.card_name(hand[i]) for i in used])


def note(game, action, way):
    """Where cards go that do not come back to the deck."""
    if action == data.STOP_MESSING:
        return named(game, way).split(" ")[1] + " leaves the game"
    back = [cards.kind_name(kind)[0] for kind in way if cards.home(kind) >= 0]
    return " ".join(back) + " to the stack" if back else ""
