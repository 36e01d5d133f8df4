# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The VM's small displayio paints the same pixels as Blinka's: the ground for comparing frames."""

import binascii

import pytest
from pair import as_the_vm_has_it
from scenes import Scene
from vm import host

from hardware.desktop import standin

SIZES = {"macropad": (1, 128, 64), "picosystem": (2, 240, 240)}


@pytest.fixture(scope="module")
def vm():
    host.need()
    with host.bare() as vm:
        yield vm


def start(vm, board):
    scale, width, height = SIZES[board]
    manners = "color_depth=1, grayscale=True" if board == "macropad" else ""
    vm.run(
        "import busdisplay, binascii\nbusdisplay.displays.clear()\n"
        f"display = busdisplay.BusDisplay(None, b'', width={width}, height={height}, {manners})"
    )
    bench = standin.install(board)
    import board as pins

    pins.DISPLAY.auto_refresh = False
    return bench, {"display": pins.DISPLAY}


def compare(vm, board, scene):
    bench, names = start(vm, board)
    seen = set()
    for number, text in enumerate(scene.lines()):
        vm.run(text)
        exec(text, names)
        there = binascii.unhexlify(vm.run("print(binascii.hexlify(display.frame()).decode())")[0])
        here = as_the_vm_has_it(bench.panel.frame(), board == "picosystem")
        differ = sum(a != b for a, b in zip(here, there))
        assert here == there, f"round {number}, {differ} bytes differ, after:\n{text}"
        seen.add(here)
    return len(seen)


@pytest.mark.parametrize("seed", range(24))
def test_a_mono_scene_has_blinkas_pixels(vm, seed):
    compare(vm, "macropad", Scene(seed))


@pytest.mark.parametrize("seed", range(100, 106))
def test_a_colour_scene_has_blinkas_pixels(vm, seed):
    compare(vm, "picosystem", Scene(seed, 2, 240, 240))


def test_the_scenes_show_something_that_changes(vm):
    frames = [compare(vm, "macropad", Scene(seed)) for seed in range(200, 206)]
    assert sum(frames) > 12, "scenes that show nothing test nothing"


def test_one_wrong_pixel_would_be_seen(vm):
    vm.run("import busdisplay\nthe_real_one = busdisplay.runs")
    vm.run(
        "def runs(bitmap, left, y, *rest):\n"
        "    return the_real_one(bitmap, left, y ^ 1, *rest)\n"
        "busdisplay.runs = runs"
    )
    try:
        with pytest.raises(AssertionError, match="bytes differ"):
            compare(vm, "macropad", Scene(3))
    finally:
        vm.run("busdisplay.runs = the_real_one")
