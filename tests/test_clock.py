# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A clock that wraps 65 s after power-on, jumps ahead or back: keys, waits and rest go on."""

import pytest
from ways import open_game, rows

from hardware.desktop.bench import FIRST_TICK, WRAP
from hardware.desktop.machine import Machine

TO_THE_WRAP = WRAP + 1 - FIRST_TICK  # 65,536 ms
DAY = 86_400_000


@pytest.mark.parametrize("board", ["macropad", "picosystem", "pico_oled"])
def test_a_wait_that_begins_before_the_wrap_ends_after_it(board):
    machine = Machine(board)
    open_game(machine, "dice", 1)
    machine.press("DOWN")
    machine.press("UP")
    machine.wait(TO_THE_WRAP - machine.clock.now - 700)
    machine.press("OK")  # it may only wake it
    machine.wait(400)
    machine.press("OK")
    before = machine.bench.ticks()
    machine.wait(8000)
    assert machine.bench.ticks() < before, "the clock should have wrapped"
    assert "starts!" in " ".join(rows(machine))


@pytest.mark.parametrize("board", ["macropad", "picosystem", "pico_oled"])
def test_a_key_held_across_the_wrap_is_held_as_long_as_it_was(board):
    machine = Machine(board)
    machine.press("OK")
    machine.wait(TO_THE_WRAP - machine.clock.now - 20_000)
    machine.press("DOWN")
    machine.wait(19_500)
    assert machine.bench.ticks() > WRAP - 1000
    machine.hold("BACK")  # a second and a bit, from before to after
    assert machine.bench.ticks() < 2000
    assert rows(machine)[0].startswith("Tinselbox")


def test_rest_comes_after_a_minute_also_across_the_wrap():
    machine = Machine("picosystem")
    machine.wait(TO_THE_WRAP - machine.clock.now - 30_000)
    machine.press("DOWN")
    bright = machine.board.display.brightness
    machine.wait(59_000)
    assert machine.board.display.brightness == bright
    machine.wait(2000)
    assert machine.board.display.brightness < bright


@pytest.mark.parametrize("jump", [DAY, 2 * DAY, -5000, -DAY, (WRAP + 1) // 2, WRAP])
@pytest.mark.parametrize("board", ["macropad", "pico_oled"])
def test_a_clock_that_jumps_leaves_keys_and_menu_working(board, jump):
    machine = Machine(board)
    open_game(machine, "dice", 0)
    machine.press("OK")
    machine.clock.now += jump
    machine.wait(50)
    for _ in range(3):  # the first may only wake it
        machine.hold("BACK")
    assert rows(machine)[0].startswith("Tinselbox")
    before = machine.frame()
    machine.press("DOWN")
    assert machine.frame() != before
