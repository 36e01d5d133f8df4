# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""One module a board, four names in each: display, keys, lights, sound. find() says which it is.

A board that can measure its battery has a fifth: battery().
"""

import os

# Sentences about settings that could not be followed; the console shows them at the start.
trouble = []  # type: list

WATCHDOG = 8  # seconds, the most that an RP2040 can wait

MODULES = ("macropad", "picosystem", "pico_oled")
_BOARDS = (
    ("adafruit_macropad_rp2040", "macropad"),
    ("pimoroni_picosystem", "picosystem"),
    ("raspberry_pi_pico", "pico_oled"),
    ("raspberry_pi_pico_w", "pico_oled"),
)


def say(sentence):
    """Put a sentence on the list of troubles, once."""
    if sentence not in trouble:
        trouble.append(sentence)


def setting(name, default=None):
    """What settings.toml says about TINSELBOX_name; a line that makes no sense says nothing."""
    try:
        return os.getenv("TINSELBOX_" + name, default)
    except Exception as error:
        say(f"settings.toml: TINSELBOX_{name} cannot be read ({error}). Using what is usual.")
        return default


def find():
    """The module of this board, started; RuntimeError with a sentence when nobody knows it."""
    import board

    known = None
    for board_id, module in _BOARDS:
        if board.board_id == board_id:
            known = module
    name = setting("BOARD")
    if name is not None and name not in MODULES:
        say(f"settings.toml: there is no board {name}. Choose from: {', '.join(MODULES)}.")
        name = None
    if known is not None and name not in (None, known):
        # Its own pins are not there: trying would take the display of this one away.
        say(f"settings.toml: this is no {name}. Using {known}.")
        name = None
    name = name or known
    if name is None:
        raise RuntimeError(
            f"Tinselbox does not know the board {board.board_id}. "
            f"It knows {', '.join(MODULES)}: choose one in settings.toml, "
            f'for instance TINSELBOX_BOARD = "pico_oled".'
        )
    return getattr(__import__("hardware." + name), name)


def strip(pin, count):
    """So many NeoPixels; where their driver is missing, lights that stay dark and a sentence."""
    try:
        import neopixel

        return neopixel.NeoPixel(pin, count, brightness=0.3, auto_write=False)
    except ImportError as error:
        say(f"There are no lights ({error}): make device once more.")
        return Dark(count)


class Dark:
    """In place of lights that cannot be had."""

    brightness = 0.3

    def __init__(self, count):
        self._count = count

    def __len__(self):
        return self._count

    def __setitem__(self, index, colour):
        pass

    def fill(self, colour):
        pass

    def show(self):
        pass


def watchdog():
    """What resets a board that hangs, when fed too late; None where there is none.

    Not while a PC is plugged in: somebody may be looking at the serial console.
    """
    try:
        import microcontroller
        import supervisor
        from watchdog import WatchDogMode

        dog = microcontroller.watchdog
        if dog is None or supervisor.runtime.usb_connected:
            return None
        dog.timeout = WATCHDOG
        dog.mode = WatchDogMode.RESET
        return dog
    except Exception:  # a board without one plays all the same
        return None
