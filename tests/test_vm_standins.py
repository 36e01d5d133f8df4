# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The stand-ins are a small displayio of their own: a browser page can use them as they are."""

import os

import pytest
from modules import built_in, imported
from pair import BOARDS
from vm import host

HOME = os.path.join(host.HERE, "standins")
FILES = sorted(os.listdir(HOME))
# What MicroPython has anywhere: under Node, in a browser, on a desk.
LANGUAGE = {"array", "collections", "io", "micropython", "sys", "uos", "utime", "binascii"}


def strange(path):
    own = {name[:-3] for name in FILES if name.endswith(".py")}
    return [name for _, name in imported(path) if name.split(".")[0] not in own | LANGUAGE]


def test_there_are_stand_ins_for_what_a_board_has_built_in():
    modules = {name[:-3] for name in FILES if name.endswith(".py")}
    assert {"displayio", "busdisplay", "keypad", "microcontroller", "terminalio"} <= modules
    on_some_board = set().union(*(built_in(board) for board in BOARDS))
    assert modules <= on_some_board


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith(".py")])
def test_a_stand_in_knows_nothing_of_who_runs_it(name):
    path = os.path.join(HOME, name)
    assert strange(path) == []
    with open(path, encoding="utf-8") as source:
        text = source.read()
    for word in ("globalThis", "document.", "process.", "performance", "require("):
        assert word not in text


@pytest.mark.parametrize("text", ["import js\n", "def f():\n    from pyscript import window\n"])
def test_one_that_does_would_be_found(tmp_path, text):
    planted = tmp_path / "planted.py"
    planted.write_text(text)
    assert len(strange(str(planted))) == 1


@pytest.mark.parametrize(
    "how, size",
    [
        ("width=128, height=64, color_depth=1, grayscale=True", 8192),
        ("width=240, height=240", 115200),
    ],
)
def test_a_display_paints_into_one_buffer_for_ever(how, size):
    host.need()
    with host.bare() as vm:
        vm.run(
            "import busdisplay, displayio\n"
            f"display = busdisplay.BusDisplay(None, b'', {how})\n"
            "buffer = display.buffer\n"
            "bitmap = displayio.Bitmap(8, 8, 2)\n"
            "palette = displayio.Palette(2)\n"
            "palette[1] = 0xFFFFFF\n"
            "display.root_group = displayio.Group()\n"
            "display.root_group.append(displayio.TileGrid(bitmap, pixel_shader=palette))\n"
            "display.refresh()"
        )
        assert vm.value("[len(buffer), max(buffer)]") == [size, 0]
        vm.run("bitmap.fill(1)\ndisplay.refresh()")
        assert vm.value("[display.buffer is buffer, sum([1 for v in buffer if v])]") == [
            True,
            64 * size // (8192 if size == 8192 else 57600),
        ]
