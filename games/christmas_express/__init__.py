# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The Christmas Express: a race of trains to the North Pole."""

TITLE = "Christmas Express"
ICON = (
    b"\x00\x00\x0c\x60\x06\x60\x03\x00\x7c\x30\x44\x30"
    b"\x47\xe0\x7f\xe0\x7f\xf0\x7f\xe0\x36\xc0\x00\x00"
)
NOTE = "reconstructed board and cards; match them to yours."
MODES = (
    ("At the table", "table"),
    ("Race here", "race"),
    ("Match your board", "match"),
)
