# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A knob that somebody else turns, by its `position`."""

made = []


class IncrementalEncoder:
    def __init__(self, pin_a, pin_b, divisor=4):
        self.divisor = divisor
        self.position = 0
        made.append(self)
