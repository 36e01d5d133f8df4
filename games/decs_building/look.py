# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Looking around: each grid in full, with what everybody may know about its owner."""

from tinsel import widgets
from tinsel.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from tinsel.words import both_ends, sum_line

from . import cards, scoring, sums
from .draw import Page


def look(ui, game, mine):
    """LEFT and RIGHT go round the table, OK shows the sum, DOWN one's own deck."""
    seat = mine
    while True:
        page = Page(ui, game.grids[seat])
        page.house.draw()
        name = ui.settings.seat_name(seat)
        ui.title(name, f"round {game.round()}")
        page.words(_about(game, seat, name, seat == mine, page))
        own = "Deck" if seat == mine else ""
        ui.footer("Sum", "Back", left="Before", right="Next", down=own)
        key = yield
        if key == BACK:
            return
        if key == OK:
            yield from widgets.page(ui, name, sum_lines(game.grids[seat], ui.cols))
        elif key in (RIGHT, LEFT, UP):
            seat = (seat + (1 if key == RIGHT else -1)) % game.players
        elif key == DOWN and seat == mine:
            deck = [cards.card_name(card) for card in game.decks[seat]]
            text = "Next first: " + " ".join(deck) if deck else "It is empty."
            yield from widgets.tell(ui, "Your deck", text)


def _about(game, seat, name, own, page):
    """Four lines: the small display has no fifth, so there none may be broken into two."""
    cols = page.columns
    name = name[: cols - 2]
    points = str(scoring.score(game.grids[seat]))
    hand, pawns = f"hand {len(game.hands[seat])}", f"pawns {game.spare_pawns(seat)}"
    deck = f"deck {len(game.decks[seat])}" + (": DOWN" if own else "")
    if not page.small or len(hand) + len(pawns) < cols and len(deck) <= cols:
        return f"<{name}>", points + " points", hand + " " + pawns, deck
    return both_ends(f"<{name}>", points, cols), hand, pawns, deck.replace(":", "")


def sum_lines(grid, cols):
    """The score as a sum, each line with its reason below."""
    lines = []
    for points, what, why in sums.lines(grid):
        lines.append(sum_line(points, what, cols))
        lines.append("  " + why)
    lines.append(sum_line(scoring.score(grid), "= total", cols))
    return lines
