# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Tinselbox on a PC: `run.py play`, `run.py shot` for a picture, `run.py device` for a board."""

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def paths():
    """The project goes last: its code.py would hide Python's own `code`; this folder goes away."""
    here = os.path.dirname(os.path.abspath(__file__))
    sys.path[:] = [path for path in sys.path if os.path.abspath(path or ".") not in (here, ROOT)]
    sys.path += [os.path.join(ROOT, "lib"), ROOT]


def main():
    paths()
    command = sys.argv[1] if len(sys.argv) > 1 else ""
    if command == "shot":
        from hardware.desktop import shot

        return shot.main(sys.argv[2:])
    if command == "play":
        from hardware.desktop import play

        return play.main(sys.argv[2:])
    if command == "device":
        from hardware.desktop import device

        return device.main(sys.argv[2:])
    print("Say `make play` to play, `make shot` for a picture, `make device` for a board.")
    return 2


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:  # before there was anything to see
        sys.exit(130)
