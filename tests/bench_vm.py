# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Bench: Tinselbox on the board's kind of Python: heap, garbage, modules, and time in laps."""

import budgets
import calls
import modules
import tours
from pair import BOARDS, Box, Scribe
from vm import host

from hardware.desktop.flash import Flash

TIMES = 5
KEPT = [mode for mode in tours.found(tours.GAMES) if mode.kept]


def lines():
    (most, name), (size, largest) = modules.sizes()
    yield f"module.lines.largest{name}", most, f"lines (at most {budgets.MODULE_LINES})"
    yield f"module.compiled.largest{largest}", size, f"bytes (at most {budgets.MODULE_BYTES})"
    why = host.missing()
    if why:
        yield "vm", 0, f"runs: {why}"
        return
    for board in BOARDS:
        yield from _menu(board)
    for mode in KEPT:
        yield from _game(mode)


def _menu(board):
    with Box(board) as box:
        box.start().keys("DOWN UP")
        yield f"heap.menu.{board}", box.heap(), f"bytes (at most {budgets.MENU_HEAP})"
        taken = max(box.crumbs("DOWN") for _ in range(8))
        yield f"garbage.menu_step.{board}", taken, f"bytes (at most {budgets.KEY_GARBAGE})"
    with Box(board, hollow=True) as box:
        box.start().vm.run("box.count_imports()")
        yield f"time.lap.{board}", box.vm.value("box.best_lap(20)"), "ms on this VM"
        limit = f"laps (at most {budgets.MENU_STEP_LAPS})"
        yield f"time.menu_step.{board}", _best(box, "DOWN"), limit
        limit = f"laps (at most {budgets.SCREEN_LAPS})"
        yield f"time.new_screen.{board}", _best(box, "MENU", "BACK"), limit


def _game(mode):
    """Heap at the fullest, key to frame, taking it up, and what a bot takes for a decision."""
    saved = tours.Saved(mode)
    with Box("pico_oled", flash=saved.fullest()) as box:
        box.start().keys("OK")
        yield f"heap.{mode}", box.heap(), f"bytes (at most {budgets.GAME_HEAP})"
    flash = saved.part(0.5)
    with Box("pico_oled", flash=flash, hollow=True) as box:
        box.start().vm.run("box.count_imports()")
        laps = _best(box, "OK", "hold:BACK")
        box.keys("OK")
        moves = box.vm.value("box.console.ui.story.moves")
        yield f"time.resume_300.{mode}", laps * 300 / max(moves, 1), f"laps (from {moves} moves)"
        yield f"time.key_to_frame.{mode}", _best(box, "DOWN"), "laps"
        if mode.bot:
            for strength in (1, 2, 3):
                spans, heap, lap = min(box.think(strength) for _ in range(2))
                yield f"time.bot{strength}.{mode}", sum(spans) / lap, "laps a decision"
                limit = f"laps (at most {budgets.STRETCH_LAPS})"
                yield f"time.bot{strength}_stretch.{mode}", max(spans) / lap, limit
            yield f"heap.bot.{mode}", heap, f"bytes (at most {budgets.GAME_HEAP})"
    here = Scribe("macropad", flash=Flash(data=flash))
    with calls.Depth() as depth:
        here.keys("OK*2 MENU DOWN*2 OK*3")
    yield f"calls.{mode}", depth.plain[0], f"deep (at most {budgets.CALLS})"


def _best(box, keys, back=None):
    """Laps of the slowest step, the best of several times."""
    best = 1e9
    for _ in range(TIMES):
        best = min(best, max(box.steps(keys)))
        if back:
            box.keys(back)
    return best
