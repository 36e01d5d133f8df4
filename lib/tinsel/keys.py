# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The names of the keys, the same on every board."""

from micropython import const

UP = const(1)
DOWN = const(2)
LEFT = const(3)
RIGHT = const(4)
OK = const(5)
BACK = const(6)
MENU = const(7)
DIGIT = const(16)  # digit n is DIGIT + n
LONG = const(32)  # LONG + LEFT: LEFT held for a second
LOST = const(127)  # too much at once: forget which keys are down

UNDO = const(32 + 3)
HOME = const(32 + 6)
REDO = const(64)

DIGITS = const(10)  # all of them type; 1 to 9: only so many, from 1 on

NAMES = {"UP": UP, "DOWN": DOWN, "LEFT": LEFT, "RIGHT": RIGHT, "OK": OK, "BACK": BACK, "MENU": MENU}


def types(digit, digits):
    """Does this digit's key type it, where so many do?"""
    return digits == DIGITS or 0 < digit <= digits
