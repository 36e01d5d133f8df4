# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Pimoroni PicoSystem: 240x240 colour, cross and four keys, one RGB LED, buzzer, battery."""

import analogio
import board
import digitalio
import pwmio

from hardware.buttons import Keys, turned
from hardware.voice import Voice
from tinsel.keys import BACK, DOWN, LEFT, MENU, OK, RIGHT, UNDO, UP

NAME = "PicoSystem"
SCALE = 2
COLOUR = True
RING = (0,)


class _Dimmed:
    """A colour of the LED whose PWM is taken: on or off is all it can do then."""

    def __init__(self, pin):
        self._pin = digitalio.DigitalInOut(pin)
        self._pin.switch_to_output(value=False)

    @property
    def duty_cycle(self):
        return 0xFFFF if self._pin.value else 0

    @duty_cycle.setter
    def duty_cycle(self, value):
        self._pin.value = value >= 0x2000


def _channel(pin):
    # The backlight shares its PWM with the green of the LED and runs at 50 kHz: so must these.
    try:
        return pwmio.PWMOut(pin, frequency=50000, duty_cycle=0)
    except (ValueError, RuntimeError):
        return _Dimmed(pin)


class Lamp:
    """The one LED, with the manners of a NeoPixel strip of length one."""

    def __init__(self, red, green, blue):
        self._channels = (_channel(red), _channel(green), _channel(blue))
        self._colour = 0
        self._level = 0
        self.brightness = 0.3

    @property
    def brightness(self):
        return self._brightness

    @brightness.setter
    def brightness(self, value):
        self._brightness = value
        self._level = int(min(max(value, 0), 1) * 256 + 0.5)  # whole: a blink makes no garbage

    def __len__(self):
        return 1

    def __getitem__(self, index):
        return (self._colour >> 16, self._colour >> 8 & 255, self._colour & 255)

    def __setitem__(self, index, colour):
        if index not in (0, -1):
            raise IndexError("There is one light.")
        if not isinstance(colour, int):
            colour = colour[0] << 16 | colour[1] << 8 | colour[2]
        self._colour = colour

    def fill(self, colour):
        self[0] = colour

    def show(self):
        for i in range(3):
            value = self._colour >> 16 - 8 * i & 255
            self._channels[i].duty_cycle = value * 257 * self._level >> 8


_PINS = (
    board.SW_UP,
    board.SW_DOWN,
    board.SW_LEFT,
    board.SW_RIGHT,
    board.SW_A,
    board.SW_B,
    board.SW_X,
    board.SW_Y,
)
_CODES = (UP, DOWN, LEFT, RIGHT, OK, BACK, MENU, UNDO)

display = board.DISPLAY
display.auto_refresh = False

keys = Keys(
    _PINS,
    _CODES,
    turned(_CODES),
    (
        (UP, "UP", 1, 0),
        (LEFT, "LEFT", 0, 1),
        (RIGHT, "RIGHT", 2, 1),
        (DOWN, "DOWN", 1, 2),
        (MENU, "X", 5, 0),
        (UNDO, "Y", 4, 1),
        (OK, "A", 6, 1),
        (BACK, "B", 5, 2),
    ),
)

lights = Lamp(board.LED_R, board.LED_G, board.LED_B)
sound = Voice(board.AUDIO)

_sense = analogio.AnalogIn(board.BAT_SENSE)  # a third of the battery's voltage, of 3.3 at the most
_usb = digitalio.DigitalInOut(board.VBUS_DETECT)


def battery():
    """How full the battery is, in per cent; None while USB feeds the board and charges it."""
    if _usb.value:
        return None
    # A LiPo has 4.1 V when it is full, and at 3.4 V it is as good as empty.
    return min(max(((_sense.value * 9900 >> 16) - 3400) // 7, 0), 100)
