# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The VM's time, with CircuitPython's monotonic on the clock that somebody else sets going."""

import supervisor
from utime import *  # noqa: F403


def monotonic():
    return supervisor.ticks_ms() / 1000


def monotonic_ns():
    return supervisor.ticks_ms() * 1000000
