# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The watchdog: on at the table, off beside a PC, fed from the console's loop and nowhere else."""

import ast
import os
import random

import conformance
import pytest
import tours

from hardware.desktop import standin
from hardware.desktop.flash import Flash
from hardware.desktop.machine import ROOT, Machine


class Dog:
    def __init__(self):
        self.mode = self.timeout = None
        self.fed = 0

    def feed(self):
        self.fed += 1


@pytest.fixture
def dog(monkeypatch):
    standin.install("pico_oled")
    import microcontroller

    dog = Dog()
    monkeypatch.setattr(microcontroller, "watchdog", dog)
    return dog


def test_at_the_table_a_hang_ends_in_a_reset_after_8_seconds_at_most(dog):
    import hardware

    assert hardware.watchdog() is dog
    assert dog.mode == "reset" and dog.timeout == 8


def test_beside_a_pc_it_stays_off_so_that_the_serial_console_can_be_used(dog, monkeypatch):
    import supervisor

    import hardware

    monkeypatch.setattr(supervisor.runtime, "usb_connected", True)
    assert hardware.watchdog() is None
    assert dog.mode is None


def test_a_board_without_one_plays_all_the_same(monkeypatch):
    standin.install("pico_oled")
    import microcontroller

    import hardware

    monkeypatch.delattr(microcontroller, "watchdog")
    assert hardware.watchdog() is None


def test_the_loop_feeds_it_once_a_round(dog, monkeypatch):
    machine = Machine("pico_oled")
    rounds = []

    def sleep(seconds):
        rounds.append(dog.fed)
        if len(rounds) == 5:
            raise SystemExit

    monkeypatch.setattr("time.sleep", sleep)
    with pytest.raises(SystemExit):
        machine.console.run(dog)
    assert rounds == [1, 2, 3, 4, 5]


def test_nobody_else_feeds_it():
    for folder in ("lib/tinsel", "games", "hardware"):
        for path, _, names in os.walk(os.path.join(ROOT, folder)):
            for name in names:
                if not name.endswith(".py") or name == "console.py" or "desktop" in path:
                    continue
                with open(os.path.join(path, name), encoding="utf-8") as source:
                    tree = ast.parse(source.read())
                calls = [node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
                assert "feed" not in calls, name


# --- a bot that thinks long. How long it thinks between two looks at the keys: test_vm_budgets.py

BOTS = [mode for mode in tours.found(tours.GAMES) if mode.bot]
STRONG = 3


def before_a_bot(mode):
    """A memory with a game in which a strong bot has to decide next."""
    rules = tours.game_class(mode)
    from tinsel.journal import Journal
    from tinsel.story import Story

    dice = random.Random(5)
    players, options = [table for table in conformance.tables(rules) if table[0] > 1][0]
    bots = sum(STRONG << 2 * seat for seat in range(1, players))
    flash = Flash()
    story = Story(Journal(flash), mode.game, mode.place, rules, players, options, bots)
    story.luck(dice.randrange)
    while story.game.turn() == 0 or story.moves < 12 or len(list(story.game.moves())) < 2:
        story.play(dice.choice(list(story.game.moves())), dice.randrange)
    return flash


@pytest.mark.parametrize("mode", BOTS, ids=repr)
def test_thinking_can_be_cancelled_and_the_game_is_kept(mode):
    if all(players < 2 for players, _ in conformance.tables(tours.game_class(mode))):
        pytest.skip("nobody to play against")
    flash = before_a_bot(mode)
    machine = Machine("pico_oled", flash=flash)
    _tap(machine, "OK")
    moves = machine.console.ui.story.moves
    assert "thinks" in machine.text()[0], machine.text()
    _tap(machine, "BACK")  # answered at the second look at the keys: they act when let go
    assert machine.text()[0].startswith("Tinselbox"), machine.text()
    assert machine.text()[1].strip().startswith("Continue")
    machine.press("OK")
    assert machine.console.ui.story.moves >= moves


def _tap(machine, name):
    number = machine.fingers.number(_code(name))
    machine.fingers.touch(number, True)
    machine.wait(10)
    machine.fingers.touch(number, False)
    machine.wait(10)


def _code(name):
    from tinsel import keys

    return keys.NAMES[name]


def test_a_long_replay_is_done_in_bites_between_which_the_dog_is_fed():
    """Taking up or undoing a long game takes seconds on a board: each look at the keys is short."""
    mode = next(mode for mode in tours.found(tours.GAMES) if repr(mode) == "sleighwell-solo")
    machine = Machine("pico_oled", flash=Flash(data=tours.saved(mode).part(0.9)))
    from tinsel import clock

    real = clock.now

    def slow():
        """As if 20 ms went by between any two looks at the clock."""
        machine.clock.now += 20
        return real()

    clock.now = slow
    machine.press("OK")
    steps = longest = 0
    while machine.console.ui.story is None:
        begun = machine.clock.now
        machine.console.step()
        longest = max(longest, machine.clock.now - begun)
        steps += 1
    assert steps > 5 and longest < 500
    moves = machine.console.ui.story.moves
    machine.hold("LEFT")
    while machine.console.ui.story is None:
        assert machine.text()[0].startswith("One moment")
        machine.console.step()
    assert machine.console.ui.story.moves < moves
    machine.hold("LEFT")  # and home in the middle of it
    machine.hold("BACK")
    assert "Continue" in machine.text()[1]
    clock.now = real
    machine.keys("OK wait:1")
    assert 0 < machine.console.ui.story.moves < moves
