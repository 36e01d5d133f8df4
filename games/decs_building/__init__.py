# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Decs Building: a house full of lights, bought with a deck that grows."""

TITLE = "Decs Building"
ICON = (
    b"\x06\x00\x0f\x00\x19\x80\x30\xc0\x6f\x60\xc0\x30"
    b"\x5f\xa0\x50\xa0\x56\xa0\x56\xa0\x7f\xe0\x00\x00"
)
NOTE = "reconstructed board (shapes, costs, grid); set yours in Match your board."
MODES = (
    ("At the table", "table"),
    ("Play here", "solo"),
    ("Quick score", "quick"),
    ("Match your board", "owner"),
)
