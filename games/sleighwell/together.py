# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Together: one to six seats, hands hidden behind the curtain, one board for all."""

from tinsel import seats

from .rules import Game  # noqa: F401
from .screens import choose, over, page, show  # noqa: F401

HIDDEN = True


def start(ui):
    while True:
        answer = yield from seats.ask(ui, "Sleighwell", 1, 6, bots=False)
        if answer is None:
            return None
        chosen = yield from page("options", ui, "Sleighwell")
        if chosen is not None:
            return answer[0], chosen
