# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""18/12 Reindeer Rivals: rent sleighs, bring the gifts to the cities, end up richest."""

TITLE = "Reindeer Rivals"
ICON = bytes.fromhex("4920292019600fc00780078007f007f807e8030003000000")
NOTE = "reconstructed board: map, cities and ruler. The ledger takes your board's own numbers."
MODES = (
    ("Turn order", "turns"),
    ("Ledger", "books"),
    ("Solitaire", "solo"),
    ("Rivals", "rivals"),
)
