# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Where the sleigh flies to: what would go is crossed out, and the house is asked."""

from . import places
from .data import HOUSE
from .flight import fly
from .names import wanted
from .view import window
from .wishes import stars


def ask(ui, game, number, ends, first):
    """The place that OK flies to, or None."""
    ui.wipe()

    def tell(cell):
        flight = fly(game, number, cell)
        return flight_words(game, flight), tree_words(flight), crossed(game, flight)

    return (yield from places.choose(ui, window(ui, game), ends, tell, "Fly", first=first))


def crossed(game, flight):
    """The places of all that goes for sure: trees too, if whatever is paid has them.

    A house that is content is no loss: it is not crossed out.
    """
    sure = flight.gone[:-1] if flight.content else flight.gone[:]
    for tile in flight.pays[0]:
        if all([tile in trees for trees in flight.pays]):
            sure.append(game.board.where(tile))
    return sure


def tree_words(flight):
    """Is there a choice of trees, and may it be none at all? In place of the count of places."""
    if len(flight.pays) < 2:
        return ""
    fewest = min([len(trees) for trees in flight.pays])
    sure = [tile for tile in flight.pays[0] if all([tile in trees for trees in flight.pays])]
    return "+tree" if fewest > len(sure) else "tree?"


def flight_words(game, flight):
    """What a flight would do, in the room of a title."""
    if flight.house >= 0:
        wishes = wanted(game.tiles, flight.house)
        if flight.content:
            count = stars(game.tiles.wishes[flight.house])
            mark = "! "
            if len(flight.pays) > 1:  # there are words of trees beside it, and 20 columns at worst
                mark = " " if count < 3 else ""
            return f"{wishes} content{mark}" + "*" * count
        return f"{wishes} NOT content"
    return gone_words(game, flight.gone)


def gone_words(game, gone):
    """How many tiles go, and how many of them are houses."""
    houses = len([cell for cell in gone if game.board.kind(cell) == HOUSE])
    count = len(gone)
    if houses == 1:
        return "House lost!" if count == 1 else f"{count} go, house lost"
    if houses:
        return f"{count} go, {houses} houses"
    return f"{count} tile" + (" goes" if count == 1 else "s go") if count else "Nothing goes"
