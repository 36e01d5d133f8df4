# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Bench: bytes that go to the display, and what an idle second allocates."""

import tours
from pair import BOARDS, Box, Scribe
from vm import host


def lines():
    dice = [mode for mode in tours.found(tours.GAMES) if mode.game == "dice"][0]
    for board in BOARDS:
        here = Scribe(board, luck=(3, 5))
        here.paint_at_once()
        yield f"screen.menu_step.{board}", sent(here, "DOWN"), "bytes"
        here.keys(" ".join(tours.way_to(here, dice)))
        yield f"screen.dice_roll.{board}", sent(here, "OK wait:1"), "bytes"
        yield f"screen.idle_second.{board}", sent(here, "wait:1"), "bytes"
        if host.missing():
            continue
        with Box(board) as box:
            box.start().keys(" ".join(tours.way_to(box, dice)) + " OK wait:1")
            yield f"screen.idle_second_heap.{board}", box.crumbs("wait:1"), "bytes"


def sent(machine, keys):
    before = machine.sent
    machine.keys(keys)
    return machine.sent - before
