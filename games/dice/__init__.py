# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Dice for any game, who starts, and a deck of cards."""

TITLE = "Dice and luck"
ICON = (
    b"\x00\x00\x7f\xc0\x40\x40\x5b\x40\x40\x40\x44\x40"
    b"\x40\x40\x5b\x40\x40\x40\x7f\xc0\x00\x00\x00\x00"
)
NOTE = ""
MODES = (
    ("Roll dice", "roller"),
    ("Who starts?", "starter"),
    ("Draw cards", "cards"),
    ("Glass dice", "glass"),
)
