# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The firmware's one font; its glyphs are put beside this file by whoever starts the VM."""

import fontio

with open(__file__.rsplit("/", 1)[0] + "/terminal_font.bin", "rb") as file:
    FONT = fontio.BuiltinFont(file.read())
