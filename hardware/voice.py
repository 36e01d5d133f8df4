# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A buzzer or speaker on one pin: a tone of so many hertz, or quiet."""

import pwmio


class Voice:
    def __init__(self, pin, enable=None):
        """enable: a DigitalInOut that wakes an amplifier; off while quiet, so that none hisses."""
        self._enable = enable
        self._pwm = pwmio.PWMOut(pin, frequency=440, duty_cycle=0, variable_frequency=True)

    def tone(self, hertz):
        self._pwm.frequency = hertz
        self._pwm.duty_cycle = 0x8000
        if self._enable is not None:
            self._enable.value = True

    def quiet(self):
        self._pwm.duty_cycle = 0
        if self._enable is not None:
            self._enable.value = False


class Silence:
    """In place of a buzzer that cannot be had."""

    def tone(self, hertz):
        pass

    def quiet(self):
        pass
