# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The clock that wraps, which somebody else sets going, and the state of the run."""

from array import array

# As on the board the count wraps 65 s after power-on.
FIRST = 0x1FFF0000
moment = array("L", (FIRST,))


def ticks_ms():
    return moment[0]


def pass_by(ms):
    """Lets time go on."""
    moment[0] = (moment[0] + ms) & 0x1FFFFFFF


class Runtime:
    autoreload = False
    usb_connected = False
    serial_connected = False
    run_reason = None


class StatusBar:
    console = True
    display = True


runtime = Runtime()
status_bar = StatusBar()


def reload():
    raise SystemExit("The program would start again here.")
