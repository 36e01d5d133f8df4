# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Raspberry Pi Pico with an SSD1306 128x64, six buttons, NeoPixels, buzzer: the cheap build."""

import board
import busio
import displayio
import i2cdisplaybus
from adafruit_displayio_ssd1306 import SSD1306

from hardware import say, setting, strip
from hardware.buttons import Keys, turned
from hardware.voice import Silence, Voice
from tinsel.keys import BACK, DOWN, LEFT, OK, RIGHT, UP

NAME = "Pico + OLED"
SCALE = 1
COLOUR = False

# What is wired where, unless settings.toml says otherwise (TINSELBOX_SDA = "GP4", ...).
WIRES = (
    ("SDA", "GP4"),
    ("SCL", "GP5"),
    ("UP", "GP10"),
    ("DOWN", "GP11"),
    ("LEFT", "GP12"),
    ("RIGHT", "GP13"),
    ("OK", "GP14"),
    ("BACK", "GP15"),
    ("NEOPIXEL", "GP16"),
    ("BUZZER", "GP17"),
)


def _number(name, default, low, high, word=str):
    value = setting(name, default)
    try:
        number = int(value, 0) if isinstance(value, str) else int(value)
    except (ValueError, TypeError):
        number = low - 1
    if low <= number <= high:
        return number
    say(
        f"settings.toml: TINSELBOX_{name} must be {word(low)} to {word(high)}, "
        f"not {value}. Using {word(default)}."
    )
    return default


def _pins():
    """Pin names by use; a name that is no pin gives way to the usual one."""
    named = {}
    for use, default in WIRES:
        name = setting(use, default)
        if not isinstance(name, str) or not name.startswith("GP") or not hasattr(board, name):
            say(f"settings.toml: TINSELBOX_{use} = {name} is no pin. Using {default}.")
            name = default
        named[use] = name
    return _parted(named)


def _parted(named):
    """No pin twice: who is not on the usual one goes there. All of those differ, so it ends."""
    again = True
    while again:
        again = False
        for use, default in WIRES:
            for other, _ in WIRES:
                if use != other and named[use] == named[other] and named[use] != default:
                    say(f"settings.toml: {named[use]} is {other} too. {use} is {default} now.")
                    named[use] = default
                    again = True
    return named


def _bus(named, hertz):
    """The I2C bus, on the usual pins when those asked for cannot be one."""
    try:
        return busio.I2C(
            getattr(board, named["SCL"]), getattr(board, named["SDA"]), frequency=hertz
        )
    except ValueError as error:
        say(f"settings.toml: {named['SDA']}, {named['SCL']} are no SDA, SCL ({error}).")
        named["SDA"], named["SCL"] = WIRES[0][1], WIRES[1][1]
        _parted(named)
        return busio.I2C(board.GP5, board.GP4, frequency=hertz)


def _answers(bus, wanted):
    """The address at which a display answers: the one asked for first. None: nobody there."""
    while not bus.try_lock():
        pass
    try:
        there = bus.scan()
    finally:
        bus.unlock()
    for address in (wanted, 0x3C, 0x3D):
        if address in there:
            return address
    return None


def _panel(named):
    wanted = _number("ADDRESS", 0x3C, 0x3C, 0x3D, hex)
    hertz = _number("I2C_HZ", 400000, 10000, 1000000)
    try:
        bus = _bus(named, hertz)
        address = _answers(bus, wanted)
        if address is not None:
            wires = i2cdisplaybus.I2CDisplayBus(bus, device_address=address)
            return SSD1306(wires, width=128, height=64)
        why = "nothing at 0x3c or 0x3d"
    except (OSError, RuntimeError, ValueError) as error:
        why = str(error)
    raise RuntimeError(
        f"No display answers with SDA on {named['SDA']} and SCL on {named['SCL']} ({why}): "
        "check its four wires; docs/boards.md shows them."
    )


def _buzzer(pin, name):
    try:
        return Voice(pin)
    except (ValueError, RuntimeError) as error:
        say(f"settings.toml: {name} cannot drive a buzzer ({error}). There is no sound.")
        return Silence()


displayio.release_displays()
_named = _pins()
display = _panel(_named)
display.auto_refresh = False

_CODES = (UP, DOWN, LEFT, RIGHT, OK, BACK)
keys = Keys(
    tuple([getattr(board, _named[use]) for use, _ in WIRES[2:8]]),
    _CODES,
    turned(_CODES),
    (
        (UP, "UP", 1, 0),
        (LEFT, "LEFT", 0, 1),
        (RIGHT, "RIGHT", 2, 1),
        (DOWN, "DOWN", 1, 2),
        (BACK, "BACK", 4, 1),
        (OK, "OK", 5, 1),
    ),
)

lights = strip(getattr(board, _named["NEOPIXEL"]), _number("NEOPIXELS", 8, 1, 64))
RING = tuple(range(len(lights)))
sound = _buzzer(getattr(board, _named["BUZZER"]), _named["BUZZER"])

# Needed to start only: what they take is given back.
for _name in ("_number", "_pins", "_parted", "_bus", "_answers", "_panel", "_buzzer"):
    del globals()[_name]
