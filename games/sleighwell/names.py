# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Tiles in words: '12 cube', '? sphere', 'house 20', '4 R/C'. Nothing that is played needs it."""

from .data import ANY, CUBE, HOUSE, PYRAMID, REINDEER, SLEIGH, SLEIGH_KIND, SPHERE, TREE, WILD

DEED_NAMES = (
    "",
    "Destroy",
    "Add",
    "Free Sleigh",
    "Teleport",
    "Copy Number",
    "Copy Kind",
    "Satisfied",
    "Replace",
    "Swap Hand",
)

KIND_NAMES = {
    CUBE: "cube",
    PYRAMID: "pyramid",
    SPHERE: "sphere",
    REINDEER: "reindeer",
    TREE: "tree",
    WILD: "wild",
    HOUSE: "house",
}
LETTERS = {CUBE: "C", PYRAMID: "P", SPHERE: "S", REINDEER: "R", TREE: "T", ANY: "?"}


def number(tiles, tile):
    if not tiles.low[tile]:
        return "?"
    if tiles.low[tile] != tiles.high[tile]:
        return f"{tiles.low[tile]}-{tiles.high[tile]}"
    return str(tiles.low[tile])


def name(tiles, tile):
    """A tile as printed."""
    kind = tiles.kind[tile]
    if kind == SLEIGH_KIND:
        return "sleigh"
    if kind == HOUSE:
        return "house " + number(tiles, tile)
    if tiles.deed[tile]:
        return number(tiles, tile) + " " + DEED_NAMES[tiles.deed[tile]]
    return number(tiles, tile) + " " + kind_name(kind)


def wanted(tiles, tile):
    return wish_letters(tiles.wishes[tile])


def wish_letters(wishes):
    return "".join([LETTERS[wish] for wish in wishes])


def kind_name(kind):
    """'cube', or 'R/C' for a double present."""
    if kind in KIND_NAMES:
        return KIND_NAMES[kind]
    return "/".join([LETTERS[bit] for bit in (8, 1, 2, 4, 16) if kind & bit and kind < ANY])


def cell_words(game, cell):
    """What lies on a place, in the room of a title."""
    board = game.board
    if cell not in board.at:
        return "empty"
    tile = board.at[cell]
    if board.kind(cell) == HOUSE:
        return f"{name(game.tiles, tile)}: {wanted(game.tiles, tile)}"
    if tile >= SLEIGH and game.sleighs > 1:
        return f"sleigh {tile - SLEIGH + 1}"
    return name(game.tiles, tile)
