# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The names that a program needs to set the watchdog."""


class WatchDogMode:
    RAISE = "raise"
    RESET = "reset"


class WatchDogTimeout(Exception):
    pass
