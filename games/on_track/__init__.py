# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Christmas ON TRACK: the dice for the table, and the whole sheet on the device."""

TITLE = "Christmas ON TRACK"
ICON = bytes.fromhex("0900090009000900090011f0210fc2008c0070f040f04000")
NOTE = "reconstructed board: map, stars, die table and number of turns. Match yours in its menu."
MODES = (
    ("Play the sheet", "solo"),
    ("At the table", "table"),
    ("Score form", "form"),
    ("Match your sheet", "match"),
)
