# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Every module compiles for the board, is small enough for its RAM, and imports what is there."""

import pytest
from budgets import MODULE_LINES
from modules import board_modules, built_in, faults


def test_every_module_can_run_on_its_board():
    modules = board_modules()
    assert len(modules) > 20
    assert faults(modules) == []


def test_the_stubs_tell_what_a_board_has():
    assert {"displayio", "keypad", "os", "microcontroller"} <= built_in("macropad")
    assert "typing" not in built_in("macropad")
    assert "ugame" in built_in("picosystem")


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("import typing\n", "/lib/tinsel/planted.py, line 1, imports typing: CircuitPython has"),
        ("def late():\n    from functools import reduce\n", "imports functools"),
        ("import random, re\nimport itertools\n", "line 2, imports itertools"),
        ("match 1:\n    case 1: pass\n", "/lib/tinsel/planted.py does not compile for the board"),
        ("x = 1\n" * (MODULE_LINES + 1), f"planted.py has {MODULE_LINES + 1} lines"),
        ("x = next(iter(()), None)\n", "line 1: next() takes one thing"),
        ("T = ('" + "', '".join(str(n) * 9 for n in range(1500)) + "')\n", "compiles to"),
    ],
    ids=[
        "typing",
        "inside a function",
        "second line",
        "new syntax",
        "too long",
        "two for next",
        "too big",
    ],
)
def test_a_fault_is_named_with_its_module(tmp_path, text, sentence):
    planted = tmp_path / "planted.py"
    planted.write_text(text)
    found = faults([("/lib/tinsel/planted.py", str(planted))])
    assert len(found) == 1
    assert sentence in found[0]


def test_a_module_of_one_board_may_use_what_only_that_board_has(tmp_path):
    planted = tmp_path / "planted.py"
    planted.write_text("import ugame\n")
    assert faults([("/hardware/picosystem.py", str(planted))]) == []
    assert "on macropad" in faults([("/hardware/macropad.py", str(planted))])[0]
