# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The names of one board's pins: put in by `make_up` before the program starts."""

import microcontroller

board_id = ""


def make_up(name, pins):
    """pins: (name, number) pairs; two names of one number are one pin."""
    known = {}
    board = globals()
    board["board_id"] = name
    for pin, number in pins:
        if number not in known:
            known[number] = microcontroller.Pin(pin, number)
        board[pin] = known[number]
