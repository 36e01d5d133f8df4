# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The About page: version, board, memory, and which boards of the games are reconstructed."""

import gc

from tinsel import VERSION, widgets
from tinsel.keys import BACK
from tinsel.shelf import load
from tinsel.words import wrap


def about(ui):
    gc.collect()
    console = ui.console
    lines = ["Tinselbox " + VERSION]
    lines += wrap(console.board.NAME, ui.cols)
    free = gc.mem_free() if hasattr(gc, "mem_free") else None
    lines.append(f"Free RAM {free // 1024} KB" if free is not None else "On a PC")
    lines.append(f"Memory room {ui.memory.room} B")
    ui.wipe()
    ui.title("About")
    ui.footer("", "Home")
    for name, title in console.shelf.games:
        if (yield 0) == BACK:  # each is looked into in a step of its own: keys stay alive
            return
        note = getattr(load(console.shelf.package, name), "NOTE", "")
        if note:
            lines.append("")
            lines += wrap(title + ": " + note, ui.cols)
    console.forget_games()
    lines += ["", "MIT licence"]
    yield from widgets.page(ui, "About", lines, ok="Home", back="Home")
