# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The sixteen colours to draw with; a display without colour shows all but black as white."""

from micropython import const

BLACK = const(0)
WHITE = const(1)
RED = const(2)
GREEN = const(3)
GOLD = const(4)
BLUE = const(5)
GREY = const(6)
ORANGE = const(7)
PURPLE = const(8)
BROWN = const(9)
NIGHT = const(10)
PINE = const(11)
PINK = const(12)
TEAL = const(13)
SILVER = const(14)
WINE = const(15)

RGB = (
    0x000000,
    0xFFFFFF,
    0xF03838,
    0x38C048,
    0xFFC828,
    0x4888FF,
    0x787880,
    0xFF8828,
    0xB060F0,
    0x905028,
    0x102040,
    0x0C3818,
    0xFFA8B8,
    0x38C8C8,
    0xC0C8D0,
    0x981820,
)
