# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Sled Dash: a race with dice, for two to four. For tests."""

TITLE = "Sled Dash"
ICON = bytes.fromhex("00000000402040207fe040204020fff010807fe000000000")
NOTE = ""
MODES = (("Race", "rules"),)
