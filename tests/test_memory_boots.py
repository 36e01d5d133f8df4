# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The whole console started on spoilt memories and after pulled batteries: always a menu."""

import os
import random

import pytest
import test_memory_spoilt as spoilt
from stories import WritingDown
from ways import open_page, rows

from hardware.desktop.flash import Flash, PowerCut
from hardware.desktop.machine import Machine

TINY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "tiny_games")
BOARDS = ("pico_oled", "macropad", "picosystem")


def start(board, flash):
    """Switch it on, and say OK to what there is to say. Returns the machine at its menu."""
    machine = Machine(board, flash=flash, games=TINY, dice=(3, 2))
    for _ in range(4):
        if rows(machine)[0].startswith("Please note"):
            machine.press("OK")
    assert rows(machine)[0].startswith("Tinselbox"), rows(machine)
    return machine


@pytest.mark.parametrize("number", range(60))
def test_a_spoilt_memory_starts_to_a_menu_that_works(number):
    dice = random.Random(1000 + number)
    data, _ = spoilt.WAYS[number % len(spoilt.WAYS)](dice)
    board = BOARDS[(0, 0, 0, 1, 1, 2)[number // 10]]
    machine = start(board, Flash(data=data))
    open_page(machine, "Records")
    assert rows(machine)[0].startswith("Records")
    machine.hold("BACK")
    assert rows(machine)[0].startswith("Tinselbox")
    first = rows(machine)[1]
    machine.press("OK")  # go on with a game, or begin one
    assert not rows(machine)[0].startswith("Oh dear"), rows(machine)
    machine.hold("BACK")
    assert rows(machine)[0].startswith("Tinselbox")
    if first.startswith("Continue"):
        again = start(board, Flash(data=bytes(machine.flash.data)))
        assert rows(again)[1] == first


def dash(machine):
    """From the menu into Sled Dash."""
    machine.keys("DOWN OK")
    machine.wait(300)


@pytest.mark.parametrize("board", BOARDS)
def test_pulled_in_a_move_the_game_is_on_top_of_the_menu_as_it_stood(board):
    flash = WritingDown()
    machine = start(board, flash)
    dash(machine)
    for _ in range(3):
        machine.press("OK")
    known = machine.console.ui.story.moves
    written = len(flash.written)
    before = bytes(flash.data)
    machine.press("OK")
    after = machine.console.ui.story.moves
    assert after > known
    assert len(flash.written) == written + 1 and flash.erases == 0, "one move, one program"
    size = len(flash.written[-1][1])
    for count in range(size + 1) if board == "pico_oled" else (1, size):
        flash = Flash(data=before)
        machine = start(board, flash)
        assert rows(machine)[1] == "Continue Sled Dash"
        machine.press("OK")
        assert machine.console.ui.story.moves == known
        flash.cut_after = count
        if count < size:
            with pytest.raises(PowerCut):
                machine.press("OK")
        else:
            machine.press("OK")
        machine = start(board, Flash(data=bytes(flash.data)))
        assert rows(machine)[1] == "Continue Sled Dash"
        machine.press("OK")
        assert machine.console.ui.story.moves == (known if count < size else after)


def test_a_memory_that_could_not_be_read_says_so_once_and_is_used():
    machine = Machine("pico_oled", flash=Flash(data=bytes(4096)), games=TINY)
    assert rows(machine)[:3] == ["Please note", "Memory held something", "else. It starts anew."]
    machine.press("OK")
    dash(machine)
    machine.press("OK")
    again = Machine("pico_oled", flash=machine.pull(), games=TINY)
    assert rows(again)[:2] == ["Tinselbox         1/6", "Continue Sled Dash"]


@pytest.mark.parametrize("sentence", ["DAMAGED", "FOREIGN", "CUT", "NEW", "NONE"])
def test_each_sentence_fits_the_smallest_display(sentence):
    from tinsel import mount, sector, widgets

    where = mount if hasattr(mount, sentence) else sector
    assert len(widgets.wrap(getattr(where, sentence), 21)) <= 3
