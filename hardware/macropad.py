# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Adafruit MacroPad RP2040: 128x64 mono, a telephone's twelve keys with LEDs, knob, speaker."""

import board
import digitalio
import rotaryio

from hardware import strip
from hardware.buttons import Keys
from hardware.voice import Voice
from tinsel.keys import BACK, DIGIT, OK

NAME = "MacroPad RP2040"
SCALE = 1
COLOUR = False
# The outer keys once round the table, clockwise; but for BACK and OK, which keep their own light.
RING = (0, 1, 2, 5, 8, 10, 6, 3)

_PINS = (
    board.KEY1,
    board.KEY2,
    board.KEY3,
    board.KEY4,
    board.KEY5,
    board.KEY6,
    board.KEY7,
    board.KEY8,
    board.KEY9,
    board.KEY10,
    board.KEY11,
    board.KEY12,
    board.ENCODER_SWITCH,
)
_CODES = tuple([DIGIT + n for n in range(1, 10)]) + (BACK, DIGIT, OK)
_LABELS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "BACK", "0", "OK")
_PADS = tuple([(_CODES[n], _LABELS[n], n % 3, 1 + n // 3) for n in range(12)])

display = board.DISPLAY
display.auto_refresh = False

keys = Keys(
    _PINS,
    _CODES + (OK,),
    tuple(reversed(_CODES)) + (OK,),
    _PADS + ((OK, "Knob", 2, 0),),
    lit=12,
    encoder=rotaryio.IncrementalEncoder(board.ENCODER_A, board.ENCODER_B),
)

lights = strip(board.NEOPIXEL, 12)

_amplifier = digitalio.DigitalInOut(board.SPEAKER_ENABLE)
_amplifier.switch_to_output(value=False)
sound = Voice(board.SPEAKER, _amplifier)
