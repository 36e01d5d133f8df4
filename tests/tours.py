# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Ways through Tinselbox for the tests: every game and every mode that lies in a folder."""

import ast
import functools
import os
import random
import sys

import conformance
from vm import host

from hardware.desktop import standin
from tinsel.contract import OVER

GAMES = os.path.join(host.ROOT, "games")
TINY = os.path.join(host.ROOT, "tests", "tiny_games")

WALK = ("OK", "OK", "OK", "DOWN", "DOWN", "UP", "LEFT", "RIGHT", "BACK", "wait:1")
LOOK = 4  # decisions between two looks at how large a game is
# Every page that is no game: records, settings, about; the pause menu and what it has.
PAGES = (
    "UP OK DOWN*3 RIGHT BACK",
    "UP*2 OK DOWN RIGHT LEFT OK DOWN*5 OK DOWN OK DOWN OK UP OK BACK*3",
    "UP*3 OK DOWN OK BACK*2",
    "MENU DOWN OK DOWN BACK DOWN OK OK UP BACK",
)


class Mode:
    """One mode of a game, as its files say: nothing of it is imported."""

    def __init__(self, folder, game, place, label, module):
        self.folder = folder
        self.game = game
        self.place = place
        self.label = label
        self.module = module
        path = os.path.join(folder, game, module + ".py")
        names = _names(path) if os.path.exists(path) else ()
        self.kept = "Game" in names
        self.bot = "bot" in names

    def __repr__(self):
        return f"{self.game}-{self.module}"


def found(folder):
    """Every mode of every game in a folder."""
    modes = []
    for game in sorted(os.listdir(folder)) if os.path.isdir(folder) else ():
        path = os.path.join(folder, game, "__init__.py")
        if os.path.isfile(path):
            for place, row in enumerate(_constant(path, "MODES")):
                modes.append(Mode(folder, game, place, row[0], row[1]))
    return modes


def everywhere():
    """Those of Tinselbox, and the tiny ones of the tests."""
    return found(GAMES) + found(TINY)


def _tree(path):
    with open(path, encoding="utf-8") as source:
        return ast.parse(source.read(), path).body


def _names(path):
    """What a module defines or imports at its top."""
    names = set()
    for node in _tree(path):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            names.update(alias.asname or alias.name for alias in node.names)
        elif isinstance(node, ast.Assign):
            names.update(t.id for t in node.targets if isinstance(t, ast.Name))
    return names


def _constant(path, name):
    for node in _tree(path):
        if isinstance(node, ast.Assign) and node.targets[0].id == name:
            return ast.literal_eval(node.value)
    raise ValueError(f"{path} has no {name}")


# --- keys


def way_to(box, mode):
    """The keys from anywhere to a mode of a game; box: a Machine that notes, or one on the VM."""
    ongoing, names = box.menu()
    keys = ["hold:BACK"] + ["DOWN"] * (ongoing + names.index(mode.game)) + ["OK"]
    if len([other for other in found(mode.folder) if other.game == mode.game]) > 1:
        keys += ["DOWN"] * mode.place + ["OK"]
    return keys


def walk(seed, count):
    """Keys as somebody presses them who does not know what they do."""
    dice = random.Random(seed)
    return [dice.choice(WALK) for _ in range(count)]


def words(script):
    """A line of keys as single ones: DOWN*3 is three."""
    for word in script.split():
        word, _, times = word.partition("*")
        yield from [word] * int(times or 1)


# --- saved games


def game_class(mode):
    """The mode's Game, imported on a PC that stands in for a board."""
    standin.install("macropad")
    parent, package = os.path.split(mode.folder)
    if parent not in sys.path:
        sys.path.append(parent)
    for name in list(sys.modules):
        if name == package or name.startswith(package + "."):
            del sys.modules[name]
    from tinsel import shelf

    return shelf.load(package, mode.game, mode.module).Game


class Saved:
    """A random game with the most players, and the memory of a board after each decision."""

    def __init__(self, mode, seed=1):
        game = game_class(mode)
        from tinsel.journal import Journal
        from tinsel.story import Story

        players, options = max(conformance.tables(game))
        dice = random.Random(seed)
        flash = bytearray(b"\xff" * 4096)
        story = Story(Journal(flash), mode.game, mode.place, game, players, options)
        story.luck(dice.randrange)
        self.flashes = []
        self.sizes = []
        while story.game.turn() != OVER and story.journal.room > 100:
            self.flashes.append(bytes(flash))
            if len(self.flashes) % LOOK == 1:
                size = len(repr(conformance.state(story.game))) + 4 * story.moves
            self.sizes.append(size)
            story.play(dice.choice(list(story.game.moves())), dice.randrange)

    def fullest(self):
        """Where the game holds most."""
        return self.flashes[self.sizes.index(max(self.sizes))]

    def part(self, share):
        return self.flashes[int(share * (len(self.flashes) - 1))]


@functools.lru_cache(maxsize=None)
def _saved(folder, game, place):
    return Saved([mode for mode in found(folder) if (mode.game, mode.place) == (game, place)][0])


def saved(mode):
    """Each is played once in a test run."""
    return _saved(mode.folder, mode.game, mode.place)
