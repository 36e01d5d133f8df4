# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Solo: seven tiles in hand, and two from the deck each turn, to lay or to drop."""

from . import rules
from .screens import choose, over, page, show  # noqa: F401


class Game(rules.Game):
    SOLO = True


def start(ui):
    chosen = yield from page("options", ui, "Sleighwell solo")
    return None if chosen is None else (1, chosen)


def bot(game, seat, strength, pick):
    """A whole player, as good as the hint: for the bench and the tests."""
    from .bot import bot as player

    return player(game, seat, strength, pick)
