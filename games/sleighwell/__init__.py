# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Sleighwell: lay tiles together, fly the sleigh to the houses, and see that each is content."""

TITLE = "Sleighwell"
ICON = (
    b"\x00\x00\x00\x00\x06\x00\x06\x00\x7f\xe0\x46\x20"
    b"\x7f\xe0\x7f\xe0\x20\x42\x90\x94\x7f\xf8\x00\x00"
)
NOTE = "all tiles known: a ready-made set of ours, or a fresh one by the rules of their making."
MODES = (
    ("Solo", "solo"),
    ("Together", "together"),
    ("At the table", "table"),
    ("Wish checker", "wishing"),
    ("Rows checker", "rowing"),
)

# What a move or a page needs for a moment.
PASSING = (
    "choices", "flying", "turns", "deeds", "telling", "names", "verbs", "data", "way", "able",
    "toll", "signs"
)  # fmt: skip
