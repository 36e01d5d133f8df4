# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Pins, the chip, and its memory that outlives the power (flash: see Nvm)."""


class Pin:
    """A pin, and whatever is to be seen or felt on it: `down` is a finger on its button."""

    def __init__(self, name, number):
        self.name = name
        self.number = number
        self.down = False
        self.high = name == "VBUS_DETECT"  # a PC's USB feeds the board
        self.volts = 0.0
        self.pwm = None


class Nvm:
    """One sector of flash: bytes that are all 0xFF are programmed, all else costs an erase."""

    def __init__(self, data):
        self.data = data
        self.programs = 0
        self.erases = 0

    def __len__(self):
        return len(self.data)

    def __getitem__(self, place):
        return self.data[place]

    def __setitem__(self, place, values):
        if isinstance(place, slice):
            old = self.data[place]
            if len(old) != len(values):
                raise ValueError("Slice and value different lengths.")
            blank = old == b"\xff" * len(old)
        else:
            blank = self.data[place] == 0xFF
        self.data[place] = values
        if blank:
            self.programs += 1
        else:
            self.erases += 1


class Processor:
    frequency = 125000000
    temperature = 25.0
    voltage = 3.3
    uid = bytes(8)
    reset_reason = None


class Watchdog:
    mode = None
    timeout = None

    def feed(self):
        pass


cpu = Processor()
watchdog = Watchdog()
nvm = None  # put in by whoever starts the board


def reset():
    raise SystemExit("The board would start again here.")


def on_next_reset(mode):
    pass


def delay_us(_microseconds):
    pass
