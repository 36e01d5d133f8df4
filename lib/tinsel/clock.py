# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Milliseconds that wrap: ticks_ms() starts again at 2**29, the first time 65 s after power-on."""

from micropython import const
from supervisor import ticks_ms

_WRAP = const(0x1FFFFFFF)

now = ticks_ms


def since(then, now):
    """How many milliseconds now is after then."""
    return (now - then) & _WRAP


def after(then, ms):
    """The moment that lies ms after then."""
    return (then + ms) & _WRAP


def reached(moment, now):
    """Has that moment come? Right as long as the two are less than three days apart."""
    return (now - moment) & _WRAP < 0x10000000
