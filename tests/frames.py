# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Pictures of what the displays showed when somebody looked and was content (make frames)."""

import os
import sys

if __name__ == "__main__":
    import conftest  # noqa: F401  (the project on sys.path)

from PIL import Image
from ways import open_game, open_page

from hardware.desktop.machine import SPLASH, Machine

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "frames")
BOARDS = ("macropad", "picosystem", "pico_oled")


def _rolled(machine):
    open_game(machine, "dice")
    machine.keys("OK wait:1")


def _locked(machine):
    _rolled(machine)
    machine.keys("RIGHT UP")


def _mix(machine):
    open_game(machine, "dice")
    machine.keys("DOWN")


def _seats(machine):
    open_page(machine, "Settings")
    machine.keys("UP OK")


SCREENS = {
    "start": lambda machine: None,
    "menu": lambda machine: None,
    "dice": _rolled,
    "locked": _locked,
    "mix": _mix,
    "settings": lambda machine: open_page(machine, "Settings"),
    "seats": _seats,
    "pause": lambda machine: machine.keys("hold:OK"),
}


def path(board, name):
    return os.path.join(FOLDER, f"{board}_{name}.png")


def taken(board, name):
    """(the display's true pixels, the lights) of a screen now."""
    machine = Machine(board, dice=[3, 5], start=200 if name == "start" else SPLASH)
    SCREENS[name](machine)
    return machine.glass(), machine.lights()


def main():
    os.makedirs(FOLDER, exist_ok=True)
    for board in BOARDS:
        for name in SCREENS:
            image = taken(board, name)[0]
            image.convert("P", palette=Image.Palette.ADAPTIVE).save(path(board, name))
    print(f"{len(BOARDS) * len(SCREENS)} pictures in tests/frames: look at them.")


if __name__ == "__main__":
    sys.exit(main())
