# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Moves in words, asked before they are played."""

from . import data
from .moves import BUILD, MERGE, ROLL, SKIP, STAR, TILE, TRACK


def of(game, move):
    verb = move[0]
    if verb == SKIP:
        return "finds no room to draw"
    number = move[1]
    if verb == ROLL:
        return f"rolls R{number // 36 + 1} G{number // 6 % 6 + 1} W{number % 6 + 1}"
    if verb == STAR:
        value = game.dice[number >> 1] + (1 if number & 1 else -1)
        return f"star: {game.die_name(number >> 1)} is {value} now"
    if verb == MERGE:
        one, other = data.PAIRS[number // 6]
        return f"merges {game.die_name(one)} and {game.die_name(other)} to {number % 6 + 1}"
    if verb in (BUILD, TRACK):
        row = game.table[game.dice[number >> 1] - 1]
        what = data.BUILDINGS[row & 15] if verb == BUILD else data.SHAPES[row >> 4]
        return f"{game.die_name(number >> 1)}: {data.COLOURS[number & 1]} {what}"
    if verb == TILE:
        return "at " + data.name(number)
    at = 2 * number
    pieces = [data.ports_name(ports) for ports in data.WAYS[game.kind][at : at + 2] if ports]
    return " and ".join(pieces)
