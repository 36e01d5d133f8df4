# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Pins that measure: their `volts` are what whoever plays the board puts on them."""


class AnalogIn:
    reference_voltage = 3.3

    def __init__(self, pin):
        self._pin = pin

    @property
    def value(self):
        return min(int(self._pin.volts / self.reference_voltage * 65535), 65535)

    def deinit(self):
        pass
