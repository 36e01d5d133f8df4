# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The battery sign where a board can measure it: on the menu, and one sentence when it is low."""

import budgets
import pytest
from pair import BOARDS, Box, Pair
from vm import host
from ways import open_game, rows

from hardware.desktop import standin
from hardware.desktop.flash import Flash
from hardware.desktop.machine import Machine

SENTENCE = "is left: charge it soon."


def on_battery(volts, **more):
    """A PicoSystem without its cable, with so many volts, at the menu."""
    machine = Machine("picosystem", **more)
    machine.bench.on_battery(volts)
    machine.hold("BACK")
    return machine


# 4.1 V is full, 3.4 V is empty, between them 7 mV are one per cent: 353 mV above empty are 50.
@pytest.mark.parametrize(
    "volts, full",
    [(4.3, 100), (4.103, 100), (4.097, 99), (3.753, 50), (3.453, 7), (3.4, 0), (2.9, 0), (0, 0)],
)
def test_the_battery_is_told_in_per_cent(volts, full):
    bench = standin.install("picosystem")
    import hardware

    board = hardware.find()
    bench.on_battery(volts)
    assert board.battery() == full


def test_while_usb_feeds_it_nobody_can_tell_and_the_menu_says_nothing():
    machine = Machine("picosystem")
    assert machine.board.battery() is None
    assert rows(machine)[0].split()[0] == "Tinselbox" and "%" not in rows(machine)[0]
    machine.bench.on_battery(3.8)
    machine.hold("BACK")
    assert "%" in rows(machine)[0]
    machine.bench.pins["VBUS_DETECT"].high = True
    machine.hold("BACK")
    assert "%" not in rows(machine)[0]


@pytest.mark.parametrize("board", ["macropad", "pico_oled"])
def test_a_board_that_cannot_measure_it_says_nothing(board):
    machine = Machine(board)
    assert not hasattr(machine.board, "battery")
    assert "%" not in rows(machine)[0]


@pytest.mark.parametrize("volts, sign", [(4.2, "100%"), (3.753, "50%"), (3.453, "7%!")])
def test_the_menu_shows_it_beside_the_place_in_the_list(volts, sign):
    machine = on_battery(volts)
    if rows(machine)[0] == "Battery low":
        machine.press("OK")
    assert rows(machine)[0].split()[:2] == ["Tinselbox", sign]
    machine.press("DOWN")
    place = rows(machine)[0].split()[2]
    assert place.startswith("2/") and machine.text()[0].endswith(place)


def test_in_a_short_menu_it_stands_at_the_right(tmp_path):
    machine = on_battery(3.753, games=tmp_path / "none")
    assert machine.text()[0].startswith("Tinselbox ") and machine.text()[0].endswith(" 50%")


@pytest.mark.parametrize("key", ["OK", "BACK"])
def test_low_is_said_once_and_then_only_marked(key):
    machine = on_battery(3.453)
    assert rows(machine)[0] == "Battery low"
    assert SENTENCE in " ".join(rows(machine))
    machine.press(key)
    assert rows(machine)[0].split()[:2] == ["Tinselbox", "7%!"]
    for _ in range(3):
        machine.press("BACK")
        machine.hold("BACK")
        assert rows(machine)[0].startswith("Tinselbox")
    machine.wait(200_000)
    assert rows(machine)[0].startswith("Tinselbox")


def test_low_is_said_at_the_start_too():
    flash = Flash()
    machine = Machine("picosystem", flash=flash, start=50)
    machine.bench.on_battery(3.453)
    machine.wait(1000)
    assert rows(machine)[0] == "Battery low"


def test_low_is_said_after_a_game_not_in_it_and_anew_when_it_was_charged():
    machine = on_battery(3.8)
    open_game(machine, "dice")
    machine.bench.on_battery(3.453)
    machine.keys("OK wait:2")
    assert rows(machine)[0] != "Battery low"
    machine.hold("BACK")
    assert rows(machine)[0] == "Battery low"
    machine.press("OK")
    machine.bench.pins["VBUS_DETECT"].high = True
    machine.hold("BACK")
    assert rows(machine)[0].startswith("Tinselbox")
    machine.bench.on_battery(3.453)
    machine.hold("BACK")
    assert rows(machine)[0] == "Battery low"


def test_holding_back_on_the_sentence_is_the_menu():
    machine = on_battery(3.453)
    machine.hold("BACK")
    assert rows(machine)[0].startswith("Tinselbox")


def test_a_battery_that_cannot_be_read_does_not_cost_the_menu(monkeypatch):
    machine = Machine("picosystem")

    def broken():
        raise RuntimeError("no")

    monkeypatch.setattr(machine.board, "battery", broken)
    machine.hold("BACK")
    assert rows(machine)[0].startswith("Tinselbox") and "%" not in rows(machine)[0]


def test_it_is_read_when_the_menu_is_drawn_and_not_while_idle(monkeypatch):
    machine = Machine("picosystem")
    read = []
    monkeypatch.setattr(machine.board, "battery", lambda: read.append(1) or 80)
    machine.hold("BACK")
    assert 0 < len(read) <= 2
    del read[:]
    machine.keys("wait:3 DOWN UP wait:3")
    assert read == []


# --- on the board's kind of Python


@pytest.fixture
def vm():
    host.need()


def drain(box, volts):
    box.vm.run("import board")
    box.vm.run(f"board.VBUS_DETECT.high = False\nboard.BAT_SENSE.volts = {volts} / 3")


@pytest.mark.parametrize("volts", [4.2, 3.753, 3.453])
def test_both_kinds_of_python_show_the_same(vm, volts):
    pair = Pair("picosystem")
    try:
        pair.here.bench.on_battery(volts)
        drain(pair.there, volts)
        for key in ("wait:1", "hold:BACK", "DOWN", "OK", "hold:BACK"):
            assert pair.key(key) is None, pair.difference()
        assert "%" in pair.here.text()[0]
    finally:
        pair.close()


@pytest.mark.parametrize("board", BOARDS)
def test_an_idle_second_makes_no_garbage_on_battery_either(vm, board):
    with Box(board).start() as box:
        if board == "picosystem":
            drain(box, 3.753)
        box.keys("hold:BACK")
        assert ("%" in box.text()[0]) == (board == "picosystem")
        box.vm.run("box.count_imports()")
        assert box.crumbs("wait:1") == budgets.IDLE_GARBAGE
        assert 0 < box.crumbs("DOWN") <= budgets.KEY_GARBAGE
