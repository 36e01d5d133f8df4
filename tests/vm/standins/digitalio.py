# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Pins that are high or low."""


class Direction:
    INPUT = "in"
    OUTPUT = "out"


class Pull:
    UP = "up"
    DOWN = "down"


class DriveMode:
    PUSH_PULL = "push"
    OPEN_DRAIN = "open"


class DigitalInOut:
    def __init__(self, pin):
        self._pin = pin
        self.pull = None
        self.direction = Direction.INPUT

    def switch_to_output(self, value=False, drive_mode=DriveMode.PUSH_PULL):
        self.direction = Direction.OUTPUT
        self._pin.high = value

    def switch_to_input(self, pull=None):
        self.direction = Direction.INPUT
        self.pull = pull

    @property
    def value(self):
        if self.direction == Direction.OUTPUT:
            return self._pin.high
        if self.pull is None:
            return self._pin.high  # what the board puts on it
        return not self._pin.down and self.pull == Pull.UP

    @value.setter
    def value(self, value):
        if self.direction != Direction.OUTPUT:
            raise AttributeError("Cannot set value when direction is input.")
        self._pin.high = bool(value)

    def deinit(self):
        pass
