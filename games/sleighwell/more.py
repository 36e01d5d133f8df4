# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What stands behind DOWN: a hint, the score, the houses, what the pictures mean, stopping."""

from tinsel import widgets
from tinsel.shelf import forget
from tinsel.words import both_ends

from .data import COUNT, HOUSE
from .names import name, number, wanted
from .verbs import ACT, DROP, GONE, LEFT, NOWHERE, ON_BOARD, PICK, SCORED, STOP, STUCK, WAY
from .wishes import stars


def ask(ui, game):
    """Returns the move that stops the game, an item to look at, or None."""
    chosen = 0
    while True:
        items = ["Hint", "Score so far", "Houses", "What pictures mean"]
        if game.phase == ACT and not game.deck():
            items.append("Stop the game")
        chosen = yield from widgets.menu(ui, "More", items, chosen)
        if chosen is None:
            return None
        if chosen == 0:
            from .bot import think

            thinking = think(game, game.seat)
            del think
            forget(__name__, "bot", "worth")  # it stays as long as it thinks
            return (yield from _hint(ui, game, thinking))
        if chosen == 1:
            yield from widgets.worked(ui, "Stars", game.worked(0))
        elif chosen == 2:
            yield from widgets.page(ui, "Houses", house_lines(game, ui.cols))
        elif chosen == 3:
            from .meanings import lines

            forget(__name__, "meanings")
            yield from widgets.page(ui, "Pictures", lines(game.flags, ui.cols), "Back")
        else:
            sure = yield from widgets.confirm(
                ui, "Stop?", "The game ends with the stars you have.", "Stop", "Play on"
            )
            if sure:
                return (STOP,)


def _hint(ui, game, thinking):
    """Think with the keys alive, then say what and why; OK goes there."""
    from tinsel.thinking import thought

    answer = yield from thought(ui, thinking)
    if answer is None:
        return None
    yield from widgets.tell(ui, "Hint", sentence(game.tiles, answer), ok="Show")
    if answer.cell >= 0:
        ui.attic["sleighwell.hint"] = (answer.item, answer.cell)
    verb = answer.item[0]
    return (WAY, 0) if verb == WAY else None if verb == STOP else answer.item


def sentence(tiles, answer):
    """What the hint advises, and why."""
    verb, tile = answer.item
    if verb == STUCK:
        return "Nothing can be done: draw a tile."
    if verb == STOP:
        return "I see nothing more: you may stop."
    if verb == WAY:
        return "Try Reindeer Way."
    if verb == DROP:
        return f"Drop {name(tiles, tile)}."
    if verb == PICK:
        return f"Lay {name(tiles, tile)} here."
    if answer.house < 0:
        return "Fly: the sleigh is better off there."
    house = name(tiles, answer.house)
    return f"Fly here, then to {house}." if answer.leads else f"Fly: {house} will be content."


def house_lines(game, cols):
    """Every house of this game: delivered, lost, on the table or to come."""
    lines = []
    tiles = game.tiles
    for tile in range(COUNT):
        place = game.where[tile]
        if tiles.kind[tile] != HOUSE or place in (NOWHERE, LEFT):
            continue
        state = {SCORED: "done", GONE: "lost", ON_BOARD: "on table"}.get(place, "to come")
        wishes = tiles.wishes[tile]
        left = f"{number(tiles, tile)} {wanted(tiles, tile)} " + "*" * stars(wishes)
        lines.append(both_ends(left, state, cols))
    return lines
