# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Moves and scores in words: of hands and deck, only what everybody at the table may know."""

from tinsel.shelf import forget

from . import PASSING
from .board import START, offset
from .flight import fly
from .names import name as tile_name
from .names import name_now, wanted
from .verbs import (
    ACT,
    COPY,
    DECK,
    DESTROY_TILE,
    DRAW,
    DROP,
    FETCH,
    FLY,
    FREE,
    MAKE,
    MOVE,
    OUT,
    PAY,
    PICK,
    PLACE,
    STOP,
    STUCK,
    TELEPORTING,
    TO,
    TURNED,
    UP,
    WAY,
)
from .wishes import stars


def spot(cell):
    """A place as the people say it: columns E and W, rows N and S of where the sleigh began."""
    across, down = offset(START, cell)
    words = ""
    if down:
        words += ("S" if down > 0 else "N") + str(abs(down))
    if across:
        words += ("E" if across > 0 else "W") + str(abs(across))
    return words or "the middle"


def worked(game):
    """The stars of every house delivered, in the order it was done."""
    lines = []
    tiles = game.tiles
    for tile in game.scored:
        lines.append((stars(tiles.wishes[tile]), f"{tile_name(tiles, tile)} {wanted(tiles, tile)}"))
    if not lines:
        lines.append((0, "no house yet"))
    if game.lost():
        lines.append((0, f"{game.lost()} house" + ("s lost" if game.lost() > 1 else " lost")))
    return lines


def words(game, move):
    """One move in words; after that nobody needs this module for a while."""
    forget(__name__, *PASSING)
    return _words(game, move)


def _words(game, move):
    verb = move[0]
    if verb in (MAKE, OUT, DRAW):
        return _luck(game, verb, move[1])
    if verb in (PICK, WAY, DROP):
        name = tile_name(game.tiles, move[1])
        if verb == WAY:
            return f"pays {name}: Reindeer Way"
        if verb == DROP:
            return f"drops {name}"
        return f"takes {name}" if game.phase == TURNED or game.SOLO else "takes a tile"
    if verb == FLY:
        return _flight(game, move[1], move[3] << 8 | move[2])
    if verb == PAY:
        board = game.board
        names = [name_now(board, board.where(tile)) for tile in move[1:]]
        return "gives " + (", ".join(names) if names else "no tree")
    if verb == DECK:
        return "draws from the deck" if game.deck() else "takes no more"
    if verb == STUCK:
        return "can do nothing"
    if verb == STOP:
        return "the table stops"
    return _placed(game, verb, move[2] << 8 | move[1])


def _luck(game, verb, tile):
    if verb == MAKE:
        return game.maker.words(tile)
    if verb == OUT:
        return "a house stays out" if game.left_out < game.fewer else "a tile stays out"
    if game.taker == UP:
        return "turns up " + tile_name(game.tiles, tile)
    return "draws " + tile_name(game.tiles, tile) if game.SOLO else "draws a tile"


def _placed(game, verb, cell):
    if verb == PLACE:
        return f"lays {tile_name(game.tiles, game.picked)} at {spot(cell)}"
    name = name_now(game.board, cell) if cell in game.board.at else "it"
    if verb == TO:
        moved = name_now(game.board, game.spot)
        if cell in game.board.at:
            return f"swaps {moved} and {name}"
        return f"moves {moved} to {spot(cell)}"
    if verb == MOVE:
        return f"moves {name} ..."
    if verb == FETCH:
        return f"takes {name} off the board"
    if verb == DESTROY_TILE:
        return f"destroys {name}"
    return f"copies {name}" if verb == COPY else "?"


def _flight(game, number, cell):
    which = "sleigh" if game.sleighs == 1 else f"sleigh {number + 1}"
    if game.phase == TELEPORTING:
        return f"{which} appears at {spot(cell)}"
    if game.phase == FREE:
        return f"{which} flies free to {spot(cell)}"
    flight = fly(game, number, cell) if game.phase == ACT else None
    if flight and flight.house >= 0:
        name = tile_name(game.tiles, flight.house)
        if flight.content:
            count = stars(game.tiles.wishes[flight.house])
            return f"{which} to {name}: {count} star" + ("s!" if count > 1 else "!")
        return f"{which} to {name}: lost"
    count = len(flight.gone) if flight else 0
    return f"{which} to {spot(cell)}, {count} gone" if count else f"{which} to {spot(cell)}"
