# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Idle, odd hands and bad days: dimming, waking, keys in a crowd, a crash, spoilt settings."""

import os

import pytest
from ways import open_game, rows

from hardware.desktop.machine import Machine

BOARDS = ("macropad", "picosystem", "pico_oled")
TINY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "tiny_games")
MINUTE = 60_000


@pytest.mark.parametrize("board", BOARDS)
def test_dim_after_a_minute_blank_after_five_and_a_key_wakes_without_being_a_press(board):
    machine = Machine(board)
    bright, frame, lights = machine.board.display.brightness, machine.frame(), machine.lights()
    assert any(frame)
    machine.wait(MINUTE)
    assert machine.board.display.brightness < bright
    assert machine.frame() == frame
    machine.wait(4 * MINUTE)
    assert not any(machine.frame())
    assert not any(any(light) for light in machine.lights())
    machine.press("OK")
    assert machine.board.display.brightness == bright
    assert (machine.frame(), machine.lights()) == (frame, lights)
    machine.wait(300)  # by then no other key can belong to the one that woke it
    machine.press("DOWN")
    assert machine.frame() != frame


@pytest.mark.parametrize("key", ["OK", "BACK", "DOWN", "LEFT"])
def test_a_key_held_to_wake_does_not_repeat_nor_go_home(key):
    machine = Machine("pico_oled")
    open_game(machine, "dice")
    title = rows(machine)[0]
    machine.wait(6 * MINUTE)
    machine.hold(key, 3000)
    assert rows(machine)[0] == title


def test_turning_the_knob_wakes_and_moves_nothing():
    machine = Machine("macropad")
    frame = machine.frame()
    machine.wait(6 * MINUTE)
    machine.turn(1)
    assert machine.frame() == frame


def test_a_spin_of_the_knob_or_a_fistful_of_keys_wakes_and_moves_nothing():
    machine = Machine("macropad")
    frame = machine.frame()
    for wake in (lambda: machine.turn(5), lambda: fistful(machine, (4, 7, 1, 9, 11))):
        machine.wait(6 * MINUTE)
        wake()
        machine.wait(400)
        assert machine.frame() == frame
    machine.press("DOWN")
    assert machine.frame() != frame


def fistful(machine, numbers):
    for number in numbers:
        machine.fingers.touch(number, True)
        machine.wait(10)
    for number in numbers:
        machine.fingers.touch(number, False)
        machine.wait(10)


def test_pressing_keys_keeps_it_awake():
    machine = Machine("pico_oled")
    bright = machine.board.display.brightness
    for _ in range(10):
        machine.wait(MINUTE // 2)
        machine.press("DOWN")
    assert machine.board.display.brightness == bright


def test_two_keys_at_once_both_count_and_nothing_sticks():
    machine = Machine("pico_oled")
    machine.keys("UP*4")
    machine.fingers.touch(1, True)  # DOWN
    machine.wait(20)
    machine.fingers.touch(4, True)  # OK while DOWN is held
    machine.wait(50)
    machine.fingers.touch(1, False)
    machine.fingers.touch(4, False)
    machine.wait(200)
    assert rows(machine)[0] == "Records"  # one down, then chosen
    machine.press("OK")
    before = machine.text()
    machine.wait(3000)
    assert machine.text() == before


def test_all_keys_mashed_at_once_and_a_full_queue_leave_it_running():
    machine = Machine("macropad")
    for _ in range(50):
        for number in range(13):
            machine.fingers.touch(number, True)
        for number in range(13):
            machine.fingers.touch(number, False)
    machine.wait(2000)
    machine.hold("BACK")
    machine.hold("BACK")
    assert rows(machine)[0].startswith("Tinselbox")


def test_down_repeats_while_it_is_held_and_stops():
    machine = Machine("pico_oled")
    open_game(machine, "dice", 3)  # the list of tallies in Glass dice
    machine.hold("DOWN", 1400)
    place = int(rows(machine)[0].split()[-1].split("/")[0])
    assert place >= 6  # 500 ms, then every 150
    machine.wait(1000)
    assert int(rows(machine)[0].split()[-1].split("/")[0]) == place


# --- a crash


def broken(tmp_path, text):
    games = tmp_path / "games_broken"
    (games / "wreck").mkdir(parents=True)
    (games / "wreck" / "__init__.py").write_text(
        'TITLE, NOTE, ICON = "Wreck", "", bytes(24)\nMODES = (("Go", "go"),)\n'
    )
    (games / "wreck" / "go.py").write_text(text)
    return Machine("pico_oled", games=games)


@pytest.mark.parametrize(
    "text",
    [
        "def start(ui):\n    yield\n    ui.row(1 // 0)\n",
        "def start(ui):\n    yield from ui.nothing()\n",
        "import nowhere\n",
        "def start(ui):\n    raise MemoryError\n    yield\n",
    ],
)
def test_a_crash_says_so_and_ok_goes_home(tmp_path, capsys, text):
    machine = broken(tmp_path, text)
    machine.keys("OK OK")
    assert rows(machine)[0].startswith("Oh dear!")
    assert "kept" in " ".join(rows(machine))
    assert "Traceback" in capsys.readouterr().err
    machine.press("OK")
    assert rows(machine)[0].startswith("Tinselbox")


# --- settings.toml


@pytest.mark.parametrize(
    "settings, sentence",
    [
        ({"TINSELBOX_DISPLAY": 11}, "TINSELBOX_DISPLAY must be 1 to 10, not 11"),
        ({"TINSELBOX_LIGHTS": "bright"}, "TINSELBOX_LIGHTS must be 0 to 10, not bright"),
        ({"TINSELBOX_MUTE": -1}, "TINSELBOX_MUTE must be 0 to 1"),
        ({"TINSELBOX_BLANK": ""}, "TINSELBOX_BLANK must be 1 to 60"),
        ({"TINSELBOX_DIM": ValueError("odd")}, "TINSELBOX_DIM cannot be read"),
    ],
)
def test_a_wrong_setting_gets_a_sentence_and_the_default(settings, sentence):
    machine = Machine("picosystem", settings=settings)
    assert sentence in " ".join(rows(machine)).replace("  ", " ")
    assert machine.console.settings.display == 8
    machine.press("OK")
    assert rows(machine)[0].startswith("Tinselbox")


def test_settings_toml_gives_the_defaults_and_the_device_wins():
    settings = {"TINSELBOX_DISPLAY": 5, "TINSELBOX_LIGHTS": "7"}
    machine = Machine("pico_oled", settings=settings)
    assert (machine.console.settings.display, machine.console.settings.lights) == (5, 7)
    machine.keys("UP*2 OK RIGHT")  # Settings: Display one more
    machine.press("BACK")
    again = Machine("pico_oled", flash=machine.pull(), settings=settings)
    assert again.console.settings.display == 6
