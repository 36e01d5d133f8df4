# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The board that lies before us: its pins, its clock, what it is told and what it shows."""

import time
import weakref

WRAP = (1 << 29) - 1
FIRST_TICK = WRAP + 1 - 65536  # as on the board: the count wraps 65 s after power-on


class Clock:
    """A clock that stands still until it is told to go on."""

    def __init__(self, now=0):
        self.now = now


class RealClock:
    def __init__(self):
        self._start = time.monotonic()

    @property
    def now(self):
        return int((time.monotonic() - self._start) * 1000)


class Pin:
    def __init__(self, name, number):
        self.name = name
        self.number = number
        self.user = None
        self.down = False  # a finger on the button
        self.pwm = None
        self.high = False  # what is put on it, by the program or by the board
        self.volts = 0.0

    @property
    def user(self):
        held = self._user
        return held() if isinstance(held, weakref.ref) else held

    @user.setter
    def user(self, user):
        """A weak reference: who is collected gives the pin back."""
        self._user = user

    def claim(self, user):
        if self.user is not None:
            raise ValueError(f"{self.name} in use")
        self.user = user

    def __repr__(self):
        return f"board.{self.name}"


class Bench:
    """The board that lies before us now: what it is told, and what it shows."""

    def __init__(self, name, clock, flash, settings):
        self.name = name
        self.clock = clock
        self.flash = flash
        self.settings = settings
        self.pins = {}
        self.panel = None
        self.i2c = {}  # what answers on the I2C bus: address -> panel
        self.wired = True  # are there pull-ups on the I2C bus?
        self.scanner = None
        self.encoder = None
        self.pixels = b""  # the bytes last sent to the NeoPixels
        self.slices = {}
        self.calls = []  # what boot.py asked of storage and USB
        self.display = None

    def ticks(self):
        return (self.clock.now + FIRST_TICK) & WRAP

    def lights(self):
        """What the LEDs really show, as (red, green, blue)."""
        if self.name == "picosystem":
            pwm = [self.pins[name].pwm for name in ("LED_R", "LED_G", "LED_B")]
            return (tuple(p.duty_cycle >> 8 if p else 0 for p in pwm),)
        data = self.pixels
        return tuple((data[i + 1], data[i], data[i + 2]) for i in range(0, len(data), 3))

    def hertz(self):
        """The tone that sounds now, or 0."""
        name = {"macropad": "SPEAKER", "picosystem": "AUDIO"}.get(self.name)
        for pin in self.pins.values():
            if (name is None or pin.name == name) and pin.pwm and pin.pwm.variable:
                return pin.pwm.frequency if pin.pwm.duty_cycle else 0
        return 0

    def touch(self, number, down):
        """A finger goes onto the key of that number, or leaves it."""
        self.scanner.touch(number, down)

    def turn(self, detents):
        self.encoder.position += detents

    def on_battery(self, volts):
        """The cable is pulled, and the battery has so many volts."""
        self.pins["VBUS_DETECT"].high = False
        self.pins["BAT_SENSE"].volts = volts / 3  # by two resistors on the board


here = Bench("macropad", Clock(), bytearray(b"\xff" * 4096), {})  # standin.install lays a new one
