# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Gift Shelf: nine gifts on a shelf of three by three, alone. For tests."""

TITLE = "Gift Shelf"
ICON = bytes.fromhex("00007fe04420442044207fe04420442044207fe000000000")
NOTE = ""
MODES = (("Solo", "rules"),)
