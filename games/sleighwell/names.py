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

COPY_NUMBER = 5  # its place in that list

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
    return spelled(tiles.low[tile], tiles.high[tile])


def spelled(low, high):
    """'12', '3-8', or '?' for 0."""
    if not low:
        return "?"
    return str(low) if low == high else f"{low}-{high}"


def name(tiles, tile):
    """A tile as printed."""
    return _named(tiles.kind[tile], number(tiles, tile), tiles.deed[tile])


def name_now(board, cell):
    """What lies on a place: a tile that has copied a kind or a number is of that kind or number."""
    tile = board.at[cell]
    deed = 0 if tile in board.kinds else board.tiles.deed[tile]
    return _named(board.kind(cell), spelled(*board.number(cell)), deed)


def _named(kind, number, deed):
    if kind == SLEIGH_KIND:
        return "sleigh"
    if kind == HOUSE:
        return "house " + number
    if deed == COPY_NUMBER and "-" in number:
        return number + " Copy No."  # in the room of a title
    return number + " " + (DEED_NAMES[deed] if deed else kind_name(kind))


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
    if tile >= SLEIGH and game.sleighs > 1:
        return f"sleigh {tile - SLEIGH + 1}"
    words = name_now(board, cell)
    return f"{words}: {wanted(game.tiles, tile)}" if board.kind(cell) == HOUSE else words
