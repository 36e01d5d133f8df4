# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Heap, garbage, calls and time stay inside the board's budgets (budgets.py), measured on the VM.

Heap is counted without the stand-ins: what the firmware has built in costs a board no heap.
"""

import budgets
import calls
import pytest
import tours
from pair import BOARDS, Box, Scribe
from vm import host

from hardware.desktop.flash import Flash
from tinsel.story import BITE

MODES = tours.everywhere()
KEPT = [mode for mode in MODES if mode.kept]
TOOLS = [mode for mode in MODES if not mode.kept]
BOTS = [mode for mode in MODES if mode.bot]
ROUNDS = 12  # that something may be timed again, for a PC may be busy: what counts is the best
# The most of a driver, the most of a canvas.
LARGEST = ("pico_oled", pytest.param("picosystem", marks=pytest.mark.long))


def first_of_each(modes):
    """One mode a game in make test, the others in make soak."""
    known = set()
    for mode in modes:
        marks = pytest.mark.long if mode.game in known else ()
        known.add(mode.game)
        yield pytest.param(mode, marks=marks)


LOOK_BACK = "MENU DOWN*2 OK DOWN OK OK BACK*3 MENU BACK"


@pytest.fixture
def start():
    host.need()
    boxes = []

    def start(*args, **more):
        boxes.append(Box(*args, **more).start())
        boxes[-1].vm.run("box.count_imports()")
        return boxes[-1]

    yield start
    for box in boxes:
        box.close()


def opened(start, mode, board="macropad", flash=None, **more):
    """A tool as it comes, or a game where it was left."""
    box = start(board, games=mode.folder, flash=flash, **more)
    box.keys(" ".join(tours.way_to(box, mode)) if flash is None else "OK")
    assert (flash is None) == (box.vm.value("box.console.ui.story is None")), box.text()
    return box


def well(box, word=""):
    """An error page would be inside every budget."""
    text = box.text()
    assert not text[0].startswith("Oh dear"), (word, text)
    return text[0].strip()


# --- heap


@pytest.mark.parametrize("board", BOARDS)
def test_the_menu_leaves_room_for_a_game(start, board):
    box = start(board)
    box.keys("DOWN UP")
    heap = box.heap()
    assert 20 * budgets.KB < heap <= budgets.MENU_HEAP, heap


@pytest.mark.parametrize("board", LARGEST)
@pytest.mark.parametrize("mode", KEPT, ids=repr)
def test_a_game_fits_at_its_fullest_and_is_calm(start, mode, board):
    """Live heap after every key; garbage of every key, and of a second without one."""
    box = opened(start, mode, board, tours.saved(mode).fullest())
    most = box.heap()
    for keys, limit in (
        ("OK wait:3", budgets.SCREEN_GARBAGE),
        (LOOK_BACK, budgets.LOOK_BACK_GARBAGE),
    ):
        for word in tours.words(keys):
            assert box.crumbs(word) <= limit, (word, well(box))
            most = max(most, box.heap())
            well(box, word)
    assert budgets.MENU_HEAP / 2 < most <= budgets.GAME_HEAP, most
    box.keys("wait:3")
    assert box.crumbs("wait:1") == budgets.IDLE_GARBAGE


@pytest.mark.parametrize("board", LARGEST)
@pytest.mark.parametrize("mode", TOOLS, ids=repr)
def test_a_tool_fits_and_is_calm(start, mode, board):
    box = opened(start, mode, board)
    most = 0
    for word in ["OK", "wait:3"] + tours.walk(5, 8):
        assert box.crumbs(word) <= budgets.SCREEN_GARBAGE, (word, well(box))
        most = max(most, box.heap())
        well(box, word)
    assert budgets.MENU_HEAP / 2 < most <= budgets.GAME_HEAP, most
    box.keys("wait:3")
    assert box.crumbs("wait:1") == budgets.IDLE_GARBAGE


@pytest.mark.parametrize("mode", BOTS, ids=repr)
def test_a_bot_fits_and_lets_the_keys_live(start, mode):
    for share in (0.3, 0.7):
        box = opened(start, mode, "pico_oled", tours.saved(mode).part(share), hollow=True)
        limit = budgets.STRETCH_LAPS
        longest, heap = stretch(box, limit)
        assert 0 < longest <= limit, (share, longest)
        assert budgets.MENU_HEAP / 2 < heap <= budgets.GAME_HEAP, heap


def stretch(box, limit):
    """The longest between two yields in laps: of like decisions the best, for a PC may be busy."""
    best = None
    for _ in range(ROUNDS):
        spans, heap, lap = box.think()
        assert len(spans) > 1, "it thinks without a break"
        spans = [span / lap for span in spans]
        best = spans if best is None else [min(pair) for pair in zip(best, spans)]
        if max(best) <= limit:
            break
    return max(best), heap


@pytest.mark.parametrize(
    "folder",
    [
        pytest.param(tours.GAMES, id="games", marks=pytest.mark.long),
        pytest.param(tours.TINY, id="tiny"),
    ],
)
def test_leaving_a_game_gives_its_memory_back(folder):
    """The first round is its own measure: names of modules stay for as long as there is power."""
    host.need()
    with Box("macropad", games=folder) as box:
        box.start()
        heaps = [visit(box, folder) for _ in range(1 + budgets.VISITS)]
    assert max(heaps[1:]) - heaps[0] <= budgets.VISITS_HEAP, heaps


def visit(box, folder):
    """Every mode of every game once, and home; returns what is live there."""
    for mode in tours.found(folder):
        box.keys(" ".join(tours.way_to(box, mode)) + " OK OK")
        well(box, mode)
        box.keys("hold:BACK")
    return box.heap()


# --- garbage


@pytest.mark.parametrize("board", BOARDS)
def test_a_step_in_the_menu_makes_little_garbage(start, board):
    box = start(board)
    taken = [box.crumbs("DOWN") for _ in range(len(box.menu()[1]) + 3)]
    assert 0 < max(taken) <= budgets.KEY_GARBAGE, taken


@pytest.mark.parametrize("board", BOARDS)
def test_an_idle_second_makes_no_garbage(start, board):
    box = start(board)
    assert box.crumbs("wait:1") == budgets.IDLE_GARBAGE
    for page in tours.PAGES:
        box.keys("hold:BACK " + page.split("BACK")[0])
        assert box.crumbs("wait:1") == budgets.IDLE_GARBAGE, well(box)


@pytest.mark.parametrize("board", BOARDS)
def test_lights_that_blink_make_no_garbage(start, board):
    box = start(board)
    box.vm.run("for i in range(3): box.console.lights.set(i, 0x204060, 0xAA)")
    before = box.vm.run("print(box.lights())")
    box.keys("wait:0.1")
    assert box.vm.run("print(box.lights())") != before, "they blink"
    assert box.crumbs("wait:1") == budgets.IDLE_GARBAGE


# --- calls


@pytest.mark.parametrize("mode", MODES, ids=repr)
def test_calls_stay_shallow(mode):
    """On a PC: what is Python on the board counts, what is C there does not."""
    depth = calls.Depth(mode.folder)
    flash = Flash(data=tours.saved(mode).part(0.5)) if mode.kept else None
    here = Scribe("macropad", games=mode.folder, flash=flash)
    with depth:
        if flash:
            here.keys("OK OK " + LOOK_BACK)
        here.keys(" ".join(tours.way_to(here, mode) + tours.walk(3, 20)))
    assert 4 < depth.plain[0] <= budgets.CALLS, depth.plain
    assert 2 < depth.generators[0] <= budgets.GENERATORS, depth.generators


def test_the_pages_call_shallow():
    depth = calls.Depth()
    here = Scribe("macropad")
    with depth:
        for page in tours.PAGES:
            here.keys("hold:BACK " + page)
    assert 4 < depth.plain[0] <= budgets.CALLS, depth.plain


@pytest.mark.parametrize("mode", list(first_of_each(MODES)), ids=repr)
def test_the_frames_of_calls_fit(start, mode):
    """In bytes, on a VM that traces: the board has 1.5 KB for them."""
    box = opened(start, mode, flash=tours.saved(mode).part(0.5) if mode.kept else None, traced=True)
    most = max(box.deepest(word) for word in ["OK", "wait:1"] + tours.walk(4, 6))
    assert 200 < most[0] <= budgets.FRAME_BYTES, most


# --- time, in laps; drawing only: nothing is painted and what is C on the board does nothing


def slowest(box, keys, limit, home="hold:BACK"):
    """(laps, key, title after it) of the slowest step, each at its best: a PC may be busy.

    Once all were quick enough that is known; else the same is done again, up to so many rounds.
    """
    best = {}
    titles = {}
    for _ in range(ROUNDS):
        box.keys(home)
        for at, word in enumerate(keys):
            for number, laps in enumerate(box.steps(word) + box.steps("wait:1")):
                best[at, number] = min(best.get((at, number), laps), laps)
            titles[at] = well(box, word)
        most = max((laps, at) for (at, _), laps in best.items())
        if most[0] <= limit:
            break
    return most[0], keys[most[1]], titles[most[1]]


@pytest.mark.parametrize("board", BOARDS)
def test_a_menu_step_is_drawn_in_a_tenth_of_a_lap(start, board):
    box = start(board, hollow=True)
    steps = len(box.menu()[1]) + 2
    most = slowest(box, ["DOWN"] * steps, budgets.MENU_STEP_LAPS)
    assert 0.01 < most[0] <= budgets.MENU_STEP_LAPS, most
    most = slowest(box, ["UP"], budgets.SCREEN_LAPS)  # round to the end: all rows are new
    assert 0.01 < most[0] <= budgets.SCREEN_LAPS, most


@pytest.mark.parametrize("board", LARGEST)
@pytest.mark.parametrize("page", tours.PAGES)
def test_a_page_is_drawn_in_half_a_lap(start, board, page):
    box = start(board, hollow=True)
    most = slowest(box, list(tours.words(page)), budgets.SCREEN_LAPS)
    assert 0.01 < most[0] <= budgets.SCREEN_LAPS, most


@pytest.mark.parametrize("mode", list(first_of_each(TOOLS)), ids=repr)
def test_a_tools_screen_is_drawn_in_half_a_lap(start, mode):
    box = start("picosystem", games=mode.folder, hollow=True)
    way = tours.way_to(box, mode)
    limit = budgets.SCREEN_LAPS
    most = slowest(box, way + ["OK", "wait:1", "DOWN", "OK", "BACK"], limit)
    assert 0.01 < most[0] <= limit, most


@pytest.mark.parametrize("mode", KEPT, ids=repr)
def test_a_games_screen_is_drawn_in_half_a_lap(start, mode):
    """Taking a game up replays it, in bites that let the keys and the watchdog live."""
    box = opened(start, mode, "picosystem", tours.saved(mode).part(0.5), hollow=True)
    keys = ["OK", "BACK", "DOWN", "RIGHT", "UP", "LEFT"]
    limit = budgets.SCREEN_LAPS
    most = slowest(box, keys, limit, "hold:BACK OK")
    assert 0.01 < most[0] <= limit, most
    box.keys("hold:BACK OK")
    best = box.bites()
    for _ in range(ROUNDS):
        if max(best) <= budgets.STRETCH_LAPS:
            break
        best = [min(pair) for pair in zip(best, box.bites())]
    assert len(best) >= box.vm.value("box.console.ui.story.moves") // BITE - 1
    assert max(best) <= budgets.STRETCH_LAPS
