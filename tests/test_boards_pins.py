# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Every pin that a board's module names is on that board, by CircuitPython's own lists of pins."""

import ast
import os
import re
import runpy
import subprocess
import sys

import pytest
from conftest import ROOT

from hardware.desktop import parts

LISTS = pytest.importorskip("board_definitions", reason="circuitpython-stubs is not installed")
BOARDS = [
    ("macropad", "adafruit_macropad_rp2040"),
    ("picosystem", "pimoroni_picosystem"),
    ("pico_oled", "raspberry_pi_pico"),
    ("pico_oled", "raspberry_pi_pico_w"),
]


def stub(board_id):
    path = os.path.join(list(LISTS.__path__)[0], board_id, "__init__.pyi")
    with open(path, encoding="utf-8") as file:
        # The lists still have the name that the class had before CircuitPython 9.
        return file.read().replace("displayio.Display", "busdisplay.BusDisplay")


def names(board_id):
    """All that `board` holds on that board."""
    found = set()
    for line in ast.parse(stub(board_id)).body:
        if isinstance(line, ast.AnnAssign):
            found.add(line.target.id)
        elif isinstance(line, ast.FunctionDef):
            found.add(line.name)
    return found


def complaints(folder, path, board_id):
    """What mypy says about a module when `board` is that board."""
    (folder / "board.pyi").write_text("import busdisplay\n" + stub(board_id))
    (folder / "mypy.ini").write_text(
        "[mypy]\ncheck_untyped_defs = true\nfollow_imports = silent\n"
        "[mypy-neopixel,adafruit_displayio_ssd1306]\nignore_missing_imports = true\n"
    )
    lib = os.path.join(ROOT, "lib")
    done = subprocess.run(
        [sys.executable, "-P", "-m", "mypy", "--config-file", "mypy.ini"]
        + ["--cache-dir", str(folder.parent / "mypy_cache"), str(path)],
        cwd=folder,
        env=dict(os.environ, MYPYPATH=os.pathsep.join([str(folder), lib, ROOT])),
        capture_output=True,
        text=True,
    )
    if done.returncode == 0:
        return ""
    assert done.returncode == 1, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("module, board_id", BOARDS)
def test_a_board_has_every_pin_that_its_module_names(tmp_path, module, board_id):
    path = os.path.join(ROOT, "hardware", module + ".py")
    assert complaints(tmp_path, path, board_id) == ""


@pytest.mark.parametrize(
    "module, board_id, right, wrong",
    [
        ("macropad", "adafruit_macropad_rp2040", "board.KEY12", "board.KEY13"),
        ("picosystem", "pimoroni_picosystem", "board.SW_A", "board.SW_C"),
        ("pico_oled", "raspberry_pi_pico", "board.GP5", "board.GP55"),
        ("macropad", "adafruit_macropad_rp2040", "display.auto_refresh", "display.auto_refrain"),
        ("pico_oled", "raspberry_pi_pico", "displayio.release_displays", "displayio.displease"),
    ],
)
def test_a_wrong_name_would_be_found(tmp_path, module, board_id, right, wrong):
    with open(os.path.join(ROOT, "hardware", module + ".py"), encoding="utf-8") as file:
        text = file.read()
    assert right in text
    planted = tmp_path / "planted.py"
    planted.write_text(text.replace(right, wrong))
    assert wrong.split(".")[-1] in complaints(tmp_path, planted, board_id)


@pytest.mark.parametrize("board_id", ["raspberry_pi_pico", "raspberry_pi_pico_w"])
def test_the_usual_wires_of_the_pico_are_pins_of_it(board_id):
    from hardware.desktop import standin

    standin.install("pico_oled")
    import hardware

    wires = dict(hardware.find().WIRES)
    assert set(wires.values()) <= names(board_id)
    assert len(set(wires.values())) == len(wires) == 10


@pytest.mark.parametrize("module", parts.BOARDS)
def test_the_pins_of_the_stand_in_have_the_boards_own_names_and_numbers(module):
    board_id, pins, others = parts.BOARDS[module]
    numbered = dict(re.findall(r"^(\w+): microcontroller.Pin  # GPIO(\d+)$", stub(board_id), re.M))
    held = {name: str(number) for number, name in enumerate(pins) if name}
    held.update((other, held[name]) for other, name in others.items())
    assert held == {name: numbered.get(name) for name in held}


def test_boot_looks_for_back_where_each_board_has_it():
    from hardware.desktop import standin

    standin.install("macropad")
    back = runpy.run_path(os.path.join(ROOT, "boot.py"))["_BACK"]
    assert set(back) == {board_id for _, board_id in BOARDS}
    for board_id, pin in back.items():
        assert pin in names(board_id)
