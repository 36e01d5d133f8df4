# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A child's hands: no exception, always a way home, every screen met; far more in make soak."""

import os

import pytest
import tours
from mash import ROOT, Child, Crashed, Mashed, all_games, screens

TINY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "tiny_games")
VM_EVENTS = 60  # for each way to play, each from an empty memory or a game in its middle
CONSOLE = os.path.join(ROOT, "lib", "tinsel")
GAMES = all_games()
EVENTS = 200_000  # of all tests here together
CONSOLE_EVENTS = 20_000
EACH = (EVENTS - CONSOLE_EVENTS) // len(GAMES)
GANG = 5_000  # events of some children together, before anybody counts the screens
MOST = 30  # gangs until a screen is given up
# Screens that no key leads to, however long: those of a crash, which test_console_crash.py meets,
# and of a game that was undone until it filled the memory (test_memory_story.py).
NO_KEY = {"crash", "rescue", "_no_room"}


def named(found):
    return sorted(f"{os.path.basename(path)}: {name}" for path, name in found)


class Seen:
    """Where children were, one after the other: the next goes where none was before."""

    def __init__(self, folder):
        self.every = screens(folder)
        self.reached, self.waited, self.left = set(), set(), set()
        self.known = ()
        self.events = 0

    def mash(self, game, events, seed, games=None):
        mashed = Mashed(game, events, seed, games, self.known)
        self.events += mashed.events
        self.reached |= mashed.reached
        self.waited |= mashed.waited
        self.left |= mashed.left
        self.known = mashed.known

    @property
    def never_met(self):
        return named(row for row in self.every - self.reached if row[1] not in NO_KEY)

    @property
    def never_left(self):
        return named(self.every & self.waited - self.left)

    def complete(self, game, events):
        """So many events at least; a rare screen may take some more."""
        seed = 0
        while self.events < events or (self.never_met or self.never_left) and seed < MOST:
            self.mash(game, GANG, 100 * seed)
            seed += 1
        assert self.never_met == [], "no child ever got there"
        assert self.never_left == [], "nobody left these"


@pytest.mark.parametrize("game", GAMES)
def test_mashing_breaks_nothing_and_every_screen_is_met_and_left(game):
    seen = Seen(os.path.join(ROOT, "games", game))
    seen.complete(game, EACH)
    assert seen.events >= EACH


def test_mashing_the_console_itself_meets_every_screen_of_it():
    seen = Seen(CONSOLE)
    seen.mash(None, CONSOLE_EVENTS // 2, 70, TINY)
    seen.complete(None, CONSOLE_EVENTS)


def test_the_events_are_as_many_as_the_manual_says():
    assert CONSOLE_EVENTS + EACH * len(GAMES) >= EVENTS - len(GAMES)
    with open(os.path.join(ROOT, "docs", "it_keeps_going.md"), encoding="utf-8") as page:
        assert f"{EVENTS:,}" in page.read()


@pytest.mark.parametrize("game", GAMES)
def test_memory_stays_flat(game):
    child = Child(7, "pico_oled", game=game).play(800)
    before = child.live()
    child.play(1000)
    assert child.live() < before + 300


def test_a_planted_crash_is_found(tmp_path):
    games = tmp_path / "games_mash"
    (games / "wreck").mkdir(parents=True)
    (games / "wreck" / "__init__.py").write_text(
        'TITLE, NOTE, ICON, MODES = "Wreck", "", bytes(24), (("Go", "__init__"),)\n'
        "def start(ui):\n    yield\n    raise RuntimeError('planted')\n"
    )
    with pytest.raises(Crashed):
        Child(1, games=games).play(2000)


def test_a_screen_that_cannot_be_left_is_found(tmp_path, monkeypatch):
    child = Child(1, games=TINY)
    monkeypatch.setattr(child.machine, "hold", lambda name: None)
    child.machine.press("OK")
    with pytest.raises(Crashed, match="no way home"):
        child._go_home()


MODES = tours.found(tours.GAMES)


@pytest.mark.parametrize("mode", MODES, ids=repr)
def test_a_shorter_mash_on_the_boards_kind_of_python(mode):
    from pair import BOARDS, Box
    from vm import host

    host.need()
    number = MODES.index(mode)
    flash = tours.saved(mode).part(0.4) if mode.kept else None
    keys = ["OK"] if mode.kept else []
    for word in tours.walk(500 + number, VM_EVENTS):
        keys += [word] if word != "BACK" else ["BACK", "hold:OK", "DOWN", "OK"]
    board = [board for board in BOARDS if board != "picosystem"][number % 2]
    with Box(board, flash=flash, hollow=True) as box:
        box.start()
        if not mode.kept:
            keys = tours.way_to(box, mode) + keys
        for word in keys:
            box.keys(word)
            assert not box.text()[0].startswith("Oh dear"), (word, box.text())
        box.keys("hold:BACK")
        box.keys("hold:BACK")
        assert box.text()[0].startswith("Tinselbox"), box.text()
