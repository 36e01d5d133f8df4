# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A pin that hums or glows: its `pwm` is what whoever looks at it reads."""


class PWMOut:
    def __init__(self, pin, *, duty_cycle=0, frequency=500, variable_frequency=False):
        self._variable = variable_frequency
        self._frequency = frequency
        self._duty = duty_cycle
        pin.pwm = self

    @property
    def duty_cycle(self):
        return self._duty

    @duty_cycle.setter
    def duty_cycle(self, value):
        if not 0 <= value <= 0xFFFF:
            raise ValueError("duty_cycle must be 0-65535")
        self._duty = value

    @property
    def frequency(self):
        return self._frequency

    @frequency.setter
    def frequency(self, value):
        if not self._variable:
            raise AttributeError("Frequency must be variable")
        if value < 8:
            raise ValueError("Invalid PWM frequency")
        self._frequency = value

    def deinit(self):
        pass
