# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""make shot: starts cold, presses keys without waiting, saves a picture of what is to be seen."""

import argparse
import os

from hardware.desktop import parts, standin
from hardware.desktop.flash import Flash
from hardware.desktop.machine import ROOT, SPLASH, Machine


def parser():
    parser = argparse.ArgumentParser(prog="shot", description=__doc__)
    parser.add_argument("--board", default="macropad", help=", ".join(parts.BOARDS))
    parser.add_argument("--keys", default="", help='"DOWN OK wait:2 hold:BACK 3 turn:+3"')
    parser.add_argument("--out", default="shot.png", help="where the picture goes")
    parser.add_argument("--nvm", default="", help="memory to start with; never written")
    parser.add_argument("--dice", default="", help='known luck, faces from 1: "3,5,1"')
    parser.add_argument("--display", action="store_true", help="only the display's own pixels")
    return parser


def faces(text):
    """DICE="3,5,1" as numbers; None when nothing is known."""
    try:
        return [int(word) for word in text.replace(",", " ").split()] or None
    except ValueError:
        raise ValueError(f"DICE is faces from 1, for instance 3,5,1; not {text}.") from None


def take(board="macropad", keys="", nvm="", dice="", settings=None, flash=None):
    """The Machine after those keys. The first word `splash` stops at the start picture."""
    if nvm:
        if not os.path.exists(nvm):
            raise ValueError(f"There is no memory file {nvm}.")
        with open(nvm, "rb") as file:
            flash = Flash(data=file.read())
    words = keys.split(None, 1)
    start = SPLASH
    if words and words[0] == "splash":
        keys = words[1] if len(words) > 1 else ""
        start = 200
    machine = Machine(board, flash, faces(dice), settings=settings, start=start)
    machine.keys(keys)
    return machine


def main(arguments):
    """Takes the picture; the exit code."""
    want = parser().parse_args(arguments)
    settings = standin.read_settings(os.path.join(ROOT, "settings.toml"))
    settings.pop("TINSELBOX_BOARD", None)  # BOARD= says which
    try:
        machine = take(want.board, want.keys, want.nvm, want.dice, settings)
        picture = machine.glass() if want.display else machine.picture()
        picture.save(want.out)
    except ValueError as error:
        print(error)
        return 2
    except OSError as error:
        print(f"{error.filename or want.out}: {error.strerror or error}.")
        return 1
    print(f"{want.out}: {machine.board.NAME}, {picture.width} x {picture.height} pixels.")
    return 0
