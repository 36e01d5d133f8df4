# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What can be chosen from a hand, and what stands below the board: there while it is said."""

from tinsel.shelf import forget

from . import PASSING
from .names import name, wanted
from .verbs import ACT, ADDING, DROP, FLY, PICK, STUCK, TURNED, WAY

_WORDS = {PICK: "Lay", FLY: "Fly", WAY: "Pay", DROP: "Drop", STUCK: "Draw"}


def items_of(game):
    """What can be chosen first: tiles as people sort them, then sleighs and reindeer."""
    tiles = game.up() if game.phase == TURNED else game.hand(game.seat)
    tiles.sort(key=lambda tile: (game.tiles.low[tile], tile))
    items = [(PICK, tile) for tile in tiles]
    if game.phase == TURNED:
        items += [(DROP, tile) for tile in tiles]
    elif game.phase == ACT:
        for number in range(game.sleighs):
            items.append((FLY, number))
        if tiles and game.has_way():
            items.append((WAY, 0))
    forget(__name__, *PASSING)
    return items


def below(ui, game, item, search):
    """What OK would do; where there is room, the item in words and how the game stands."""
    forget(__name__, *PASSING)
    verb, tile = item
    able = search.found or not search.done() or verb not in (PICK, FLY)
    ui.footer(
        _WORDS[verb] if able else "None",
        "Undo" if game.phase == ADDING else "Leave",
        up="Map",
        down="More",
        left="Before",
        right="Next",
    )
    if ui.rows < 5:
        return
    words = {
        FLY: f"Sleigh {tile + 1}" if game.sleighs > 1 else "Sleigh",
        WAY: "Reindeer Way",
        STUCK: "Nothing can be done",
    }.get(verb)
    if words is None:
        words = name(game.tiles, tile)
        if game.tiles.wishes[tile]:
            words += " " + wanted(game.tiles, tile)
    count = str(len(search.found)) if search.todo and search.done() else ""
    ui.ends(ui.rows - 2, words, count)
    left = game.houses_left()
    stand = f"{game.scores()[0]}* {left} house" + ("" if left == 1 else "s")
    ui.ends(ui.rows - 1, stand, f"deck {game.deck()}")
