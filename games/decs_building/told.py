# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What was told to the device at the table, in words."""

from .data import NAMES, cell_name
from .sheets import CARD, CROWN, FINISH, PRIZES, PUT, RETURN, ROUND, RUB, SHARE, SHEET

_STACKS = ("hearts", "diamonds", "clubs", "spades", "wilds", "J", "Q", "K")


def words(game, move):
    verb = move[0]
    grid = game.grids[game.seat]
    if verb < PUT:
        return "takes up " + NAMES[verb]
    if verb == PUT:
        spot = grid.first_of(game.picked, move[1] >> 6, move[1] & 63)
        return f"at {cell_name(spot, grid.width)} {NAMES[game.picked]}"
    if verb == RUB:
        return f"rubs out {NAMES[grid.kinds[grid.piece_at(move[1])]]}"
    if verb == SHEET:
        return f"to seat {move[1] + 1}"
    if verb in (CARD, RETURN):
        return _STACKS[move[1]] + (" taken" if verb == CARD else " came back")
    if verb == CROWN:
        return f"seat {(move[1] & 3) + 1}: best {PRIZES[move[1] >> 2]}"
    return {ROUND: "next round", FINISH: "all is drawn", SHARE: "they share it"}[verb]
