# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A fault of each kind, planted in a game of a few lines: every measure of the budgets sees it."""

import shutil

import budgets
import calls
import pytest
import tours
from pair import Box, Scribe
from test_vm_budgets import slowest, stretch, visit
from vm import host

HEAD = (
    'TITLE = "Planted"\nNOTE = ""\nMODES = (("Fault", "fault"),)\n'
    'ICON = b"\\x00\\x00\\x7f\\xc0\\x40\\x40\\x5b\\x40\\x40\\x40\\x44\\x40" * 2\n'
)
WAITS = "def start(ui):\n    ui.wipe()\n    while (yield) != 6:\n        {}\n"
CALM = WAITS.format("ui.title('Calm')")
# It keeps something by a name that outlives the game.
LEAK = "def start(ui):\n    ui.attic.setdefault('x', []).append(bytearray(900))\n    yield\n"
# It builds a word every 50 ms.
CHATTER = "def start(ui):\n    while True:\n        ui.title(str(id(ui)))\n        yield 50\n"
SLOW = WAITS.format("ui.title(str(sum([n & 1 for n in range(9000)])))")
GREEDY = WAITS.format("ui.title(str(len(bytearray(30000))))")
DEEP = "def f(n):\n    return n and f(n - 1)\n\n\n" + WAITS.format("f({})")
NESTED = (
    "def f(n):\n    if n:\n        yield from f(n - 1)\n    yield\n\n\n"
    + "start = lambda ui: f({})\n"
)


@pytest.fixture
def planted(tmp_path):
    def planted(text):
        home = tmp_path / (tmp_path.name + "_planted") / "faulty"  # a name never imported yet
        home.mkdir(parents=True, exist_ok=True)
        (home / "__init__.py").write_text(HEAD)
        (home / "fault.py").write_text(text)
        return str(home.parent)

    return planted


@pytest.fixture
def start(planted):
    host.need()
    boxes = []

    def start(text, **more):
        boxes.append(Box(games=planted(text), **more).start())
        boxes[-1].vm.run("box.count_imports()")
        boxes[-1].keys("OK")
        return boxes[-1]

    yield start
    for box in boxes:
        box.close()


@pytest.mark.parametrize("text, leaks", [(CALM, False), (LEAK, True)], ids=["calm", "leak"])
def test_what_a_game_keeps_on_leaving_is_seen(start, planted, text, leaks):
    box = start(text)
    heaps = [visit(box, planted(text)) for _ in range(4)]
    assert (max(heaps[1:]) - heaps[0] > budgets.VISITS_HEAP) == leaks, heaps


@pytest.mark.parametrize("text, made", [(CALM, False), (CHATTER, True)], ids=["calm", "chatter"])
def test_garbage_while_nobody_presses_a_key_is_seen(start, text, made):
    assert (start(text).crumbs("wait:1") > budgets.IDLE_GARBAGE) == made


@pytest.mark.parametrize("text, made", [(CALM, False), (GREEDY, True)], ids=["calm", "greedy"])
def test_a_key_that_wastes_memory_is_seen(start, text, made):
    assert (start(text).crumbs("DOWN") > budgets.SCREEN_GARBAGE) == made


@pytest.mark.parametrize("text, late", [(CALM, False), (SLOW, True)], ids=["calm", "slow"])
def test_a_screen_that_takes_its_time_is_seen(start, text, late):
    box = start(text, hollow=True)
    laps = slowest(box, ["DOWN"], budgets.SCREEN_LAPS, "hold:BACK OK")[0]
    assert (laps > budgets.SCREEN_LAPS) == late, laps


# _send, _hand and, on the way, ten or eleven times f: twelve calls are allowed, thirteen are not.
@pytest.mark.parametrize("more, deep", [(9, False), (10, True)])
def test_a_thirteenth_call_is_seen(planted, more, deep):
    folder = planted(DEEP.format(more))
    here = Scribe("macropad", games=folder)
    with calls.Depth(folder) as depth:
        here.keys("OK DOWN")
    assert depth.plain[0] == budgets.CALLS + deep
    assert (depth.plain[0] > budgets.CALLS) == deep


# home.start, home.home, _game and f so often: forty screens in each other are allowed.
@pytest.mark.parametrize("more, deep", [(38, False), (39, True)])
def test_one_screen_too_many_in_each_other_is_seen(planted, more, deep):
    folder = planted(NESTED.format(more))
    here = Scribe("macropad", games=folder)
    with calls.Depth(folder) as depth:
        here.keys("OK DOWN")
    assert depth.generators[0] == budgets.GENERATORS + deep


@pytest.mark.parametrize("more, deep", [(3, False), (30, True)])
def test_frames_that_do_not_fit_are_seen(start, more, deep):
    box = start(DEEP.format(more), traced=True)
    used, where = box.deepest("DOWN")
    assert (used > budgets.FRAME_BYTES) == deep, (used, where)
    assert not deep or where.endswith("fault:f")


def test_a_bot_that_thinks_too_long_is_seen(tmp_path):
    host.need()
    folder = tmp_path / (tmp_path.name + "_planted")
    shutil.copytree(tours.TINY + "/sled_dash", folder / "sled_dash")
    rules = folder / "sled_dash" / "rules.py"
    rules.write_text(rules.read_text().replace("        yield\n    return", LONG_THOUGHT))
    mode = tours.found(str(folder))[0]
    with Box(games=mode.folder, flash=tours.Saved(mode).part(0.5), hollow=True) as box:
        box.start().keys("OK")
        longest, heap = stretch(box, budgets.STRETCH_LAPS)
    assert longest > budgets.STRETCH_LAPS
    assert heap > 0


LONG_THOUGHT = "        sum([n for n in range(30000)])\n        yield\n    return"
