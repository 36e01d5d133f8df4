# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Faults planted in every layer: a sentence, the place, a way on, and the game as it was."""

import ast
import builtins
import importlib.machinery
import os
import random
import sys

import pytest
import tours
from mash import unpainted
from ways import rows

from hardware.desktop.flash import Flash
from hardware.desktop.machine import ROOT, Machine

TINY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "tiny_games")
PLANTED = "planted here"


def broken(*args, **kwargs):
    raise RuntimeError(PLANTED)


def in_a_game(board="picosystem", flash=None):
    machine = Machine(board, games=TINY, flash=flash)
    machine.keys("OK OK OK")  # Gift Shelf, one gift put down
    return machine


# Where a fault is planted, and the key that meets it.
FAULTS = {
    "the rules": ("tiny_games.gift_shelf.rules.Game.play", "OK"),
    "the rules' words": ("tiny_games.gift_shelf.rules.Game.words", "OK"),
    "the story": ("tinsel.story.Story.play", "OK"),
    "the memory": ("tinsel.sector.Sector.write", "OK"),
    "the luck": ("tinsel.chance.Chance.pick", "OK OK"),
    "a widget": ("tinsel.widgets.menu", "OK"),
    "the screen": ("tinsel.screen.Screen.title", "OK"),
    "the pause menu": ("tinsel.pause.key_lines", "MENU DOWN*3 OK"),
    "history": ("tinsel.history.history", "MENU DOWN*2 OK"),
    "the lights": ("tinsel.lights.Lights.clear", "hold:BACK"),
}


def plant(monkeypatch, path):
    """Replace something by a fault, in the modules that this Machine runs."""
    names = path.split(".")
    size = 3 if names[0] == "tiny_games" else 2
    module = ".".join(names[:size])
    __import__(module)
    thing = sys.modules[module]
    for name in names[size:-1]:
        thing = getattr(thing, name)
    real = getattr(thing, names[-1])
    shots = []

    def once(*args, **kwargs):
        shots.append(args)
        if len(shots) == 1:
            broken()
        return real(*args, **kwargs)

    monkeypatch.setattr(thing, names[-1], once)
    return shots


@pytest.mark.parametrize("layer", FAULTS)
def test_a_fault_anywhere_gets_a_sentence_its_place_and_the_game_goes_on(
    monkeypatch, capsys, layer
):
    path, keys = FAULTS[layer]
    machine = in_a_game()
    moves = machine.console.ui.story.moves
    shots = plant(monkeypatch, path)
    machine.keys(keys)
    assert shots, "the fault was never met"
    machine.press("DOWN")
    said = "".join(rows(machine))
    assert "Oh dear!" in said and PLANTED in said and "test_console_crash.py line" in said
    assert PLANTED in capsys.readouterr().err
    machine.press("OK")
    assert rows(machine)[0].startswith("Tinselbox")
    assert rows(machine)[1].startswith("Continue Gift")
    machine.press("OK")
    assert machine.console.ui.story.moves in (moves, moves + 1, moves + 2)


def test_what_went_wrong_is_kept_for_whoever_asks_later():
    machine = in_a_game()
    machine.console.ui.story.play = broken
    machine.press("OK")
    again = Machine("picosystem", games=TINY, flash=machine.pull())
    from tinsel import crash

    times, kind, what = crash.last(again.console.memory)
    assert (times, kind) == (1, "gift_shelf")
    assert PLANTED in what and "line" in what


def stumbling(monkeypatch):
    """A game that breaks off whenever it is taken up."""
    machine = in_a_game()
    moves = machine.console.ui.story.moves
    machine.hold("BACK")
    settings = machine.console.settings
    for _ in range(2):
        monkeypatch.setattr(settings, "seat_name", broken)  # every turn asks for a name
        machine.press("OK")
        assert "Oh dear!" in rows(machine)[0]
        monkeypatch.undo()
        machine.press("OK")
    machine.press("OK")
    assert rows(machine)[0] == "It broke off twice"
    return machine, moves


def test_a_game_that_breaks_off_twice_offers_another_way(monkeypatch):
    machine, moves = stumbling(monkeypatch)
    assert rows(machine)[1:5] == [
        "Try once more",
        "One move back",
        "Set it aside",
        "Start a new one",
    ]
    machine.press("OK")
    assert machine.console.ui.story.moves == moves


def test_one_move_back(monkeypatch):
    machine, moves = stumbling(monkeypatch)
    machine.keys("DOWN OK")
    assert machine.console.ui.story.moves < moves


def test_set_aside_is_not_offered_again(monkeypatch):
    machine, _ = stumbling(monkeypatch)
    machine.keys("DOWN*2 OK")
    assert rows(machine)[1] == "Gift Shelf"


def test_start_a_new_one(monkeypatch):
    machine, _ = stumbling(monkeypatch)
    machine.keys("DOWN*3 OK")
    assert rows(machine)[0] == "New game?"
    machine.press("OK")
    assert machine.console.ui.story.moves == 1  # the first gifts are shown


def test_back_leaves_it_for_later(monkeypatch):
    machine, _ = stumbling(monkeypatch)
    machine.press("BACK")
    assert rows(machine)[0].startswith("Tinselbox")
    machine.press("OK")
    assert rows(machine)[0] == "It broke off twice"


def test_a_way_to_play_that_is_gone_is_set_aside_with_a_sentence():
    machine = Machine("pico_oled", games=TINY)
    machine.console.memory.begin("gift_shelf", 7, 3, 1)
    machine.hold("BACK")
    machine.press("OK")
    assert "not there any more" in " ".join(rows(machine))
    machine.press("OK")
    assert rows(machine)[1] == "Gift Shelf"


def test_the_pause_menu_leaves_the_clock_of_the_screen_beneath_as_it_was():
    machine = Machine("picosystem")
    from ways import open_game

    open_game(machine, "dice", 1)
    machine.keys("OK wait:0.3")  # the lights run round
    before = machine.text()
    machine.press("MENU")
    machine.wait(5000)
    machine.press("BACK")
    assert machine.text()[0] == before[0]
    machine.wait(6000)
    assert "starts!" in " ".join(rows(machine))


# --- a fault at any call of any function, in every game and every layer

LAYERS = {
    "the game": ("games",),
    "the console": ("lib/tinsel",),
    "the board": ("hardware",),
}
# What shows a fault cannot have one; and where nobody plays yet there is no game to go on with.
SPARED = {"crash.py", "home.py", "shelf.py", "splash.py", "settings.py"}
NET = {"step", "run", "_stumble", "_crash", "meaning"}  # what catches, and what fingers ask
FAULTS_EACH = 12


class Seeds:
    """Sows a call into every function of a layer; the one that is armed raises."""

    def __init__(self, layer):
        self.folders = tuple(os.path.join(ROOT, *name.split("/")) for name in LAYERS[layer])
        self.left = -1
        self.where = None
        self.kept = {}
        self.real = importlib.machinery.SourceFileLoader.get_code
        builtins._seed = self.call

    def call(self, where):
        if self.left >= 0:
            self.left -= 1
            if self.left < 0:
                self.where = where
                raise RuntimeError(PLANTED)

    def code(self, loader, name):
        path = loader.get_filename(name)
        ours = path.startswith(self.folders) and "desktop" not in path
        if not ours or os.path.basename(path) in SPARED:
            return self.real(loader, name)
        if path not in self.kept:
            with open(path, encoding="utf-8") as source:
                tree = ast.parse(source.read(), path)
            for node in ast.walk(tree):
                if isinstance(node, ast.FunctionDef) and node.name not in NET:
                    where = f"{os.path.basename(path)} {node.name}"
                    line = ast.parse(f"_seed({where!r})").body[0]
                    for part in ast.walk(line):
                        ast.copy_location(part, node.body[0])
                    node.body.insert(0, line)
            self.kept[path] = compile(tree, path, "exec", dont_inherit=True)
        return self.kept[path]


@pytest.fixture
def seeds(request, monkeypatch):
    seeds = Seeds(request.param)
    monkeypatch.setattr(
        importlib.machinery.SourceFileLoader, "get_code", lambda self, name: seeds.code(self, name)
    )
    with unpainted():
        yield seeds
    seeds.left = -1


KEPT = [mode for mode in tours.found(tours.GAMES) if mode.kept]


def layers_and_modes():
    """Faults in the game with every mode; beneath it with one of each game, in make soak all."""
    known = set()
    for mode in KEPT:
        for layer in LAYERS:
            marks = pytest.mark.long if layer != "the game" and mode.game in known else ()
            yield pytest.param(layer, mode, id=f"{mode!r}-{layer}", marks=marks)
        known.add(mode.game)


@pytest.mark.parametrize("seeds, mode", list(layers_and_modes()), indirect=["seeds"])
def test_a_fault_at_any_call_leaves_the_game_where_it_was(mode, seeds, capsys):
    """Keys at random; at some call something breaks. Then: the page, home, and the same game."""
    data = tours.saved(mode).part(0.5)
    shown = fired = 0
    for trial in range(FAULTS_EACH):
        dice = random.Random(trial)
        machine = Machine("pico_oled", flash=Flash(data=data))
        machine.press("OK")
        moves = machine.console.ui.story.moves
        seeds.where, seeds.left = None, dice.choice((1, 5, 20, 60, 200, 600))
        for _ in range(30):
            story = machine.console.ui.story
            moves = story.moves if story else moves
            machine.press(dice.choice(("OK", "OK", "OK", "DOWN", "RIGHT", "UP")))
            if seeds.where:
                break
        seeds.left = -1
        if not seeds.where:
            continue
        fired += 1
        if "Oh dear!" in rows(machine)[0]:
            shown += 1
            assert PLANTED in capsys.readouterr().err  # the whole of it, for the serial console
        machine.hold("BACK")
        assert rows(machine)[0].startswith("Tinselbox"), seeds.where
        assert rows(machine)[1].startswith("Continue"), seeds.where
        machine.press("OK")
        assert "Oh dear!" not in rows(machine)[0], seeds.where
        assert machine.console.ui.story.moves >= moves, seeds.where
    assert fired >= FAULTS_EACH // 2 and shown, (fired, shown)


def test_lights_that_break_at_every_look_are_left_out_and_the_game_plays_on(monkeypatch):
    """Never an endless loop: said three times at most, then keys alone."""
    machine = in_a_game()
    monkeypatch.setattr(machine.console.lights, "tick", broken)
    for _ in range(8):
        machine.press("OK")
    machine.hold("BACK")
    assert rows(machine)[0].startswith("Tinselbox")
    machine.press("OK")
    assert machine.console.ui.story is not None
