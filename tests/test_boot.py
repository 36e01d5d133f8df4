# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""boot.py: at the table the drive is closed to a PC; BACK held while plugging in opens it."""

import ast
import os
import runpy
import sys

import pytest
from conftest import ROOT

from hardware.desktop import standin

# To write is for one side only. For the program means: not for a PC.
CLOSED = ("storage.remount", ("/",), {"readonly": False})
BACK = {"macropad": "KEY10", "picosystem": "SW_B", "pico_oled": "GP15"}


def boot(board, held=(), settings=None, board_id=None, missing=()):
    """Plug it in with those pins held down; what boot.py asked of storage and USB."""
    bench = standin.install(board, settings=settings)
    if board_id:
        sys.modules["board"].board_id = board_id
    for pin in held:
        bench.pins[pin].down = True
    kept = {name: sys.modules[name] for name in missing}
    for name in missing:
        sys.modules[name] = None  # importing it is an ImportError now
    try:
        runpy.run_path(os.path.join(ROOT, "boot.py"), run_name="__main__")
    finally:
        sys.modules.update(kept)
    return bench


@pytest.mark.parametrize("board", BACK)
def test_nothing_held_closes_the_drive(board):
    assert CLOSED in boot(board).calls


@pytest.mark.parametrize("board", BACK)
def test_back_held_leaves_the_drive_open(board):
    calls = boot(board, held=[BACK[board]]).calls
    assert [call for call in calls if call[0].startswith("storage")] == []


@pytest.mark.parametrize("board", BACK)
def test_any_other_key_held_closes_it_all_the_same(board):
    from hardware.desktop import parts

    others = [name for name in parts.BOARDS[board][1] if name and name != BACK[board]]
    assert CLOSED in boot(board, held=others).calls


def test_the_key_is_the_one_that_the_program_calls_back():
    from tinsel import keys

    for board, pin in BACK.items():
        bench = standin.install(board)
        import hardware

        codes = hardware.find().keys.codes
        assert [p.name for p in bench.scanner.pins][codes.index(keys.BACK)] == pin


def test_back_can_be_wired_elsewhere():
    settings = {"TINSELBOX_BACK": "GP20"}
    assert CLOSED not in boot("pico_oled", held=["GP20"], settings=settings).calls
    assert CLOSED in boot("pico_oled", settings=settings).calls
    assert CLOSED in boot("pico_oled", held=["GP14"], settings=settings).calls


@pytest.mark.parametrize("spoilt", ["GP4", "GP20", "GP11", "GP99", "\0", ValueError("no")])
def test_a_slip_in_the_settings_locks_nobody_out(spoilt):
    """Wherever the file says that BACK is: the pin that the manual names opens the drive too."""
    settings = {"TINSELBOX_BACK": spoilt}
    assert boot("pico_oled", held=["GP15"], settings=settings).calls == []


@pytest.mark.parametrize("wrong", ["GP99", "20", "", "__name__", 20, ValueError("Invalid format")])
def test_a_back_pin_that_is_none_means_the_usual_one(wrong):
    settings = {"TINSELBOX_BACK": wrong}
    assert CLOSED in boot("pico_oled", settings=settings).calls
    assert CLOSED not in boot("pico_oled", held=["GP15"], settings=settings).calls


def test_boards_with_keys_of_their_own_have_no_other_back():
    settings = {"TINSELBOX_BACK": "KEY1"}
    assert CLOSED in boot("macropad", held=["KEY1"], settings=settings).calls


def test_a_board_that_nobody_knows_keeps_its_drive_open():
    assert CLOSED not in boot("pico_oled", board_id="acme_gizmo").calls


def test_a_board_that_is_named_in_the_settings_is_known():
    settings = {"TINSELBOX_BOARD": "pico_oled"}
    assert CLOSED in boot("pico_oled", settings=settings, board_id="acme_gizmo").calls
    held = boot("pico_oled", ["GP15"], settings, "acme_gizmo")
    assert CLOSED not in held.calls


@pytest.mark.parametrize("board", BACK)
def test_a_pc_sees_no_keyboard_and_no_instrument(board):
    calls = boot(board).calls
    assert calls == [CLOSED, ("usb_hid.disable",), ("usb_midi.disable",)]


@pytest.mark.parametrize("board", BACK)
def test_back_held_brings_all_of_it_back(board):
    assert boot(board, held=[BACK[board]]).calls == []


@pytest.mark.parametrize("board", BACK)
def test_the_serial_console_always_stays(board):
    for held in ([], [BACK[board]]):
        assert not [call for call in boot(board, held).calls if call[0].startswith("usb_cdc")]


@pytest.mark.parametrize("missing", ["board", "digitalio", "storage", "usb_hid", "usb_midi"])
@pytest.mark.parametrize("board", BACK)
def test_a_module_that_is_not_there_stops_nothing_else(board, missing):
    calls = boot(board, missing=[missing]).calls
    assert (CLOSED in calls) == (missing in ("usb_hid", "usb_midi"))
    assert (("usb_hid.disable",) in calls) == (missing != "usb_hid")
    assert (("usb_midi.disable",) in calls) == (missing != "usb_midi")


@pytest.mark.parametrize("board", BACK)
def test_a_pin_in_use_and_a_drive_that_cannot_be_closed_stop_nothing_else(board, monkeypatch):
    def refuse(*_, **__):
        raise RuntimeError("Cannot remount path when visible via USB.")

    monkeypatch.setattr(standin.MODULES["storage"], "remount", refuse)
    assert boot(board).calls == [("usb_hid.disable",), ("usb_midi.disable",)]


@pytest.mark.parametrize("board", BACK)
def test_the_pins_are_free_for_the_program_afterwards(board):
    bench = boot(board)
    assert bench.pins[BACK[board]].user is None
    import hardware

    hardware.find()


@pytest.mark.parametrize("held", [False, True])
@pytest.mark.parametrize("board", BACK)
def test_it_prints_nothing_so_that_boot_out_is_never_written_again(board, held, capsys):
    """The firmware writes boot_out.txt only when what boot.py printed differs from it."""
    for settings in ({}, {"TINSELBOX_BACK": ValueError("Invalid format")}):
        for missing in ((), ("storage",), ("board",)):
            boot(board, [BACK[board]] if held else [], settings, missing=missing)
    assert capsys.readouterr() == ("", "")


def test_the_program_never_writes_to_the_drive():
    """Nothing that runs on the board opens a file but to read it, or changes what lies there."""
    writers = {"remove", "rename", "mkdir", "rmdir", "unlink", "erase_filesystem", "mount"}
    seen = 0
    for path in board_files():
        with open(path, encoding="utf-8") as file:
            tree = ast.parse(file.read())
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", None)
            owner = getattr(getattr(node.func, "value", None), "id", None)
            if name == "open":
                mode = node.args[1].value if len(node.args) > 1 else "r"
                assert mode in ("r", "rb"), f"{path}:{node.lineno} opens a file to write"
            if owner in ("os", "storage"):
                seen += 1
                assert node.func.attr not in writers, f"{path}:{node.lineno} changes the drive"
    assert seen  # os.getenv and the like: the look is at the right names


def board_files():
    yield os.path.join(ROOT, "boot.py")
    yield os.path.join(ROOT, "code.py")
    for top in ("lib", "games", "hardware"):
        for folder, folders, files in os.walk(os.path.join(ROOT, top)):
            folders[:] = [name for name in folders if name not in ("desktop", "__pycache__")]
            for name in files:
                if name.endswith(".py"):
                    yield os.path.join(folder, name)
