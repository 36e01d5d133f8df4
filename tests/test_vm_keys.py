# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The same keys and the same luck give the same frames and lights on the board's kind of Python."""

import pytest
import tours
from pair import BOARDS, Pair
from vm import host

MODES = tours.everywhere()
LONG = {"macropad": 16, "picosystem": 8, "pico_oled": 12}  # the large display takes its time
# The game's own menu: history, a look at a board of then, undo and redo.
BACKWARDS = {
    "macropad": "MENU DOWN*2 OK DOWN OK OK BACK*3 MENU DOWN OK MENU DOWN*2 OK",
    "picosystem": "MENU DOWN*2 OK*3 BACK*3",
    "pico_oled": "MENU DOWN OK MENU DOWN*2 OK",
}


@pytest.fixture
def start():
    host.need()
    pairs = []

    def start(board, **more):
        pairs.append(Pair(board, **more))
        assert pairs[-1].difference() is None, pairs[-1].difference()
        return pairs[-1]

    yield start
    for pair in pairs:
        pair.close()


def follow(pair, keys):
    for word in keys:
        difference = pair.key(word)
        assert difference is None, difference
        title = pair.here.text()[0]
        assert not title.startswith("Oh dear"), f"{pair.pressed}: {pair.here.text()}"


def same_memory(pair):
    assert bytes(pair.here.flash[:]) == pair.there.flash()


@pytest.mark.parametrize("board", BOARDS)
def test_the_menus_look_the_same_key_by_key(start, board):
    pair = start(board)
    follow(pair, tours.words("DOWN*4 UP OK BACK wait:1"))
    for page in tours.PAGES:
        follow(pair, ["hold:BACK"])
        follow(pair, tours.words(page))
    same_memory(pair)


def on_boards():
    """Every mode on one board in make test, on the two others in make soak."""
    for number, mode in enumerate(MODES):
        for turn, board in enumerate(BOARDS):
            marks = () if number % len(BOARDS) == turn else pytest.mark.long
            yield pytest.param(mode, board, id=f"{mode!r}-{board}", marks=marks)


@pytest.mark.parametrize("mode, board", list(on_boards()))
def test_every_mode_looks_the_same_key_by_key(start, mode, board):
    """A kept one first where somebody left it, looked back over, played on; then from its start."""
    flash = tours.saved(mode).part(0.7) if mode.kept else None
    pair = start(board, games=mode.folder, flash=flash)
    if mode.kept:
        follow(pair, ["OK"])
        assert pair.here.console.ui.story.moves > 0
        follow(pair, tours.words(BACKWARDS[board]))
        follow(pair, tours.walk(MODES.index(mode), LONG[board] // 2))
    follow(pair, tours.way_to(pair.here, mode))
    follow(pair, ["OK", "wait:1"])
    follow(pair, tours.walk(MODES.index(mode), LONG[board]))
    same_memory(pair)


def test_the_other_way_up_looks_the_same(start):
    pair = start("macropad")
    turn = "settings.flip = 1\n{0}.apply()"
    exec("console." + turn.format("console"), {"console": pair.here.console})
    pair.there.vm.run("box.console." + turn.format("box.console"))
    follow(pair, tours.words("DOWN*2 UP OK BACK"))


def test_digits_and_the_knob_are_the_same(start):
    pair = start("macropad")
    follow(pair, tours.words("turn:+3 turn:-2 8 2 5 1 0 hold:BACK"))


# --- what is compared can differ


def test_other_luck_would_be_seen(start):
    pair = start("macropad")
    dice = [mode for mode in MODES if mode.game == "dice"][0]
    pair.there.vm.run("import os\nos.luck = bytes(997)")
    follow(pair, tours.way_to(pair.here, dice))
    with pytest.raises(AssertionError, match="the VM shows"):
        follow(pair, ["OK", "wait:1"])


@pytest.mark.parametrize("board", BOARDS)
def test_one_pixel_would_be_seen(start, board):
    pair = start(board)
    pair.there.vm.run("box.busdisplay.displays[-1].buffer[-1] ^= 1")
    with pytest.raises(AssertionError, match="the VM shows"):
        follow(pair, ["DOWN"])


def test_one_light_would_be_seen(start):
    pair = start("pico_oled")
    pair.there.vm.run("box.console.lights.set(3, 0x101010)")
    with pytest.raises(AssertionError, match="the VM shows"):
        follow(pair, ["wait:1"])
