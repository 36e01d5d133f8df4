# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""make shot: cold start, keys without waiting, known dice, a picture; bad input gets a sentence."""

import os
import subprocess
import sys
import time

import pytest
from conftest import ROOT
from PIL import Image

from hardware.desktop import shot
from hardware.desktop.fingers import read_line
from hardware.desktop.machine import Machine
from tinsel import keys as k

BOARDS = ["macropad", "picosystem", "pico_oled"]


def picture(tmp_path, *arguments):
    out = str(tmp_path / "shot.png")
    assert shot.main([*arguments, "--out", out]) == 0
    return Image.open(out).convert("RGB")


@pytest.mark.parametrize("board", BOARDS)
def test_the_picture_holds_the_true_pixels_of_the_display(tmp_path, board):
    image = picture(tmp_path, "--board", board, "--keys", "DOWN")
    machine = Machine(board)
    machine.press("DOWN")
    assert image.tobytes() == machine.picture().tobytes()
    display = picture(tmp_path, "--board", board, "--keys", "DOWN", "--display")
    assert display.tobytes() == machine.frame()
    assert display.size == ((240, 240) if board == "picosystem" else (128, 64))


def test_it_says_where_the_picture_is_and_how_large(tmp_path, capsys):
    size = picture(tmp_path).size
    assert f"shot.png: MacroPad RP2040, {size[0]} x {size[1]} pixels." in capsys.readouterr().out


def test_the_start_picture_is_seen_with_the_word_splash(tmp_path):
    assert picture(tmp_path, "--keys", "splash").tobytes() != picture(tmp_path).tobytes()


def test_waiting_takes_no_time(tmp_path):
    before = time.monotonic()
    picture(tmp_path, "--board", "pico_oled", "--keys", "wait:60")
    assert time.monotonic() - before < 30  # a minute would be sixty


def test_a_line_of_keys_is_read_word_by_word():
    assert read_line("DOWN ok*2, wait:2 hold:BACK 42 turn:-3 hold:LEFT:2.5 menu") == [
        ("press", k.DOWN, 0),
        ("press", k.OK, 0),
        ("press", k.OK, 0),
        ("wait", 0, 2000),
        ("hold", k.BACK, 1200),
        ("press", k.DIGIT + 4, 0),
        ("press", k.DIGIT + 2, 0),
        ("turn", -3, 0),
        ("hold", k.LEFT, 2500),
        ("press", k.MENU, 0),
    ]
    assert read_line("") == []


@pytest.mark.parametrize("board", BOARDS)
def test_keys_holding_and_waiting_do_what_they_say(board):
    machine = Machine(board)
    machine.keys("UP UP OK")
    assert machine.text()[0].startswith("Settings")
    machine.keys("hold:BACK")
    assert machine.text()[0].startswith("Tinselbox")
    machine.keys("hold:OK")
    assert not machine.text()[0].startswith("Tinselbox")
    machine.keys("BACK wait:400")  # dark after five minutes
    assert not any(machine.frame())


def test_the_knob_turns_and_digits_point():
    machine = Machine("macropad")
    machine.keys("turn:+2")
    assert " 3/" in machine.text()[0]
    machine.keys("turn:-1 8 2 2")
    assert " 1/" in machine.text()[0]


@pytest.mark.parametrize("board", BOARDS)
def test_a_row_is_picked_by_its_words_wherever_it_stands(board):
    machine = Machine(board)
    machine.keys("pick:about")
    assert machine.text()[0].startswith("About")
    machine.keys("hold:BACK pick:Settings pick:Names_and")
    assert machine.text()[0].startswith("Seats")
    with pytest.raises(ValueError, match="There is no Snowman to pick on Seats"):
        machine.keys("pick:Snowman")


def test_known_dice_are_what_the_dice_show():
    for faces in ([6, 5], [1, 2]):
        machine = Machine("macropad", dice=faces)
        assert [machine.console.ui.chance.pick(6) + 1 for _ in range(4)] == faces * 2


def test_memory_is_started_with_and_never_written(tmp_path, capsys):
    machine = Machine("pico_oled")
    machine.keys("UP UP OK LEFT LEFT BACK")  # the display at six tenths
    nvm = tmp_path / "state.bin"
    nvm.write_bytes(machine.flash.data)
    keys = "UP UP OK"
    with_memory = picture(tmp_path, "--board", "pico_oled", "--keys", keys, "--nvm", str(nvm))
    assert (
        with_memory.tobytes() != picture(tmp_path, "--board", "pico_oled", "--keys", keys).tobytes()
    )
    picture(tmp_path, "--board", "pico_oled", "--keys", keys + " LEFT BACK", "--nvm", str(nvm))
    assert nvm.read_bytes() == bytes(machine.flash.data)


@pytest.mark.parametrize(
    "arguments, code, words",
    [
        (["--board", "nonsense"], 2, "There is no board nonsense: choose one of macropad,"),
        (["--keys", "JUMP"], 2, "JUMP is no key. Keys are UP DOWN LEFT RIGHT OK BACK"),
        (["--keys", "DOWN UP:3"], 2, "UP:3 is no key."),
        (["--keys", "wait:soon"], 2, "wait:soon is no key."),
        (["--keys", "wait:nan"], 2, "wait:nan is no key."),
        (["--keys", "wait:-1"], 2, "wait:-1 is no key."),
        (["--keys", "wait:9999999"], 2, "wait:9999999 is no key."),
        (["--keys", "hold:NOTHING"], 2, "hold:NOTHING is no key."),
        (["--keys", "turn:much"], 2, "turn:much is no key."),
        (["--keys", "turn:9999"], 2, "turn:9999 is no key."),
        (["--keys", "DOWN*many"], 2, "DOWN*many is no key."),
        (["--keys", "pick:"], 2, "pick: is no key."),
        (["--keys", "pick:Sled"], 2, "There is no Sled to pick on Tinselbox"),
        (["--keys", "DOWN*0"], 2, "DOWN*0 is no key."),
        (["--keys", "DOWN*"], 2, "DOWN* is no key."),
        (["--board", "pico_oled", "--keys", "turn:+1"], 2, "Pico + OLED has no knob to turn."),
        (["--board", "pico_oled", "--keys", "7"], 2, "Pico + OLED has no key for 7."),
        (["--dice", "3,x"], 2, "DICE is faces from 1, for instance 3,5,1; not 3,x."),
        (["--dice", "0"], 2, "Known dice are faces from 1 to 256"),
        (["--nvm", "/nowhere/state.bin"], 2, "There is no memory file /nowhere/state.bin."),
        (["--nvm", "."], 1, "Is a directory."),
        (["--out", "/nowhere/shot.png"], 1, "/nowhere/shot.png: No such file or directory."),
        (["--out", "shot.doc"], 2, "unknown file extension: .doc"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(tmp_path, capsys, arguments, code, words):
    if "--out" not in arguments:
        arguments = [*arguments, "--out", str(tmp_path / "shot.png")]
    assert shot.main(arguments) == code
    said = capsys.readouterr()
    assert words in said.out and said.err == ""
    assert not os.path.exists(tmp_path / "shot.png")


def test_make_shot_takes_its_words(tmp_path):
    out = tmp_path / "a picture.png"
    make = [
        "make",
        "-s",
        "-C",
        ROOT,
        "-o",
        ".venv/played",
        "BIN=" + os.path.dirname(sys.executable),
    ]
    words = ["shot", "BOARD=pico_oled", "KEYS=DOWN hold:OK wait:2", f"OUT={out}", "DICE=3,4"]
    done = subprocess.run(make + words, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert Image.open(out).size == Machine("pico_oled").picture().size
    done = subprocess.run([*make, "shot", "KEYS=FLY"], capture_output=True, text=True)
    assert done.returncode != 0 and "FLY is no key" in done.stdout
