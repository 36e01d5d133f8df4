# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Finds the games in their folder, once, at the start."""

import os
import sys

from tinsel import pictures
from tinsel.shelf import Shelf, load

_ICON = 24  # bytes of a game's picture


def find(folder, trouble):
    """The shelf; a game that cannot be used gives a sentence, and is left out."""
    package = folder.rsplit("/", 1)[-1]
    if "/" in folder and folder.rsplit("/", 1)[0] not in sys.path:
        sys.path.append(folder.rsplit("/", 1)[0])
    found = []
    for name in _folders(folder):
        try:
            game = load(package, name)
            title, icon = game.TITLE, game.ICON
            if len(icon) != _ICON:
                raise ValueError("its picture is not 12x12")
        except Exception as error:
            trouble.append(f"The game in {name} cannot be used: {error}")
            continue
        found.append((title, name, icon))
    found.sort()
    icons = [icon for _, _, icon in found]
    strip = pictures.strip(icons + [pictures.CUP, pictures.COG, pictures.INFO])
    return Shelf(package, [(name, title) for title, name, _ in found], strip)


def _folders(folder):
    try:
        names = os.listdir(folder)
    except OSError:
        return []
    found = []
    for name in names:
        try:
            inside = os.listdir(folder + "/" + name)
        except OSError:
            continue  # a file, not a folder
        if "__init__.py" in inside or "__init__.mpy" in inside:
            found.append(name)
    return found
