# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The shelf: the games that were found, and the way to load and forget what is asked for."""

import sys


class Shelf:
    """What the games' folder holds: (folder, title) for each game; strip: their small pictures."""

    def __init__(self, package, games, strip):
        self.package = package
        self.games = games
        self.strip = strip

    def title(self, name):
        for folder, title in self.games:
            if folder == name:
                return title
        return None


def load(package, name, module=""):
    """Import a game's folder, or one of its modules."""
    path = package + "." + name + ("." + module if module else "")
    __import__(path)
    return sys.modules[path]


def forget(neighbour, *names):
    """Give back the memory of neighbours of a module (its __name__) that nobody needs for now."""
    package = neighbour.rsplit(".", 1)[0]
    holder = sys.modules.get(package)
    for name in names:
        if hasattr(holder, name):  # it is there: no garbage for the others
            delattr(holder, name)
            sys.modules.pop(package + "." + name, None)
