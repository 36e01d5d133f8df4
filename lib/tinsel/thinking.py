# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A page that waits for a hint: it thinks with the keys alive."""

from tinsel.keys import BACK
from tinsel.shelf import forget


def thought(ui, thinking):
    """What it comes to; None if somebody stops it. After that nobody needs this for a while."""
    forget(__name__, "thinking")
    ui.wipe()
    ui.title("Hint")
    ui.centre(1, "Thinking ...")
    ui.footer("", "Stop")
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value
        if (yield 0) == BACK:
            return None
