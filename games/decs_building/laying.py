# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What goes on the table before the printed game begins."""

from . import data, decks


def lay_out(game, cols):
    """What goes on the table for this game, line by line."""
    run = [str(rank) for rank in game.ranks]
    grid = game.grids[0]
    wide = grid.width
    cells = wide * grid.height
    left = cells - wide + data.ASIDE
    lines = ["Suits, low on top:"]
    half = (len(run) + 1) // 2 if len(run) * 2 > cols else len(run)
    lines.append(" " + " ".join(run[:half]))
    if run[half:]:
        lines.append(" " + " ".join(run[half:]))
    faces = game.full[decks.WILDS + 1]
    jokers = game.full[decks.WILDS] - faces
    lines += [
        f"A {faces} + Joker {jokers}",
        f"J, Q and K: {faces} each",
        f"{sum(game.full)} cards, 8 stacks",
        "Each player:",
        f" {data.PAWNS[game.players]} pawns",
        " 1 card of each suit",
        " shuffled as a deck",
        f" grid {wide} x {grid.height}, sources",
        f" {data.cell_name(left, wide)} and {data.cell_name(cells - 1 - data.ASIDE, wide)}",
    ]
    if game.flags & data.SHORT:
        lines.append("Short: no 8, no 9")
    return lines
