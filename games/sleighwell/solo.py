# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Solo: seven tiles in hand, and two from the deck each turn, to lay or to drop."""

from micropython import const

from . import rules
from .screens import choose, over, page, show  # noqa: F401

# As verbs.py has them: here they are no names, just numbers.
_FRESH = const(1)
_WITH_DEER = const(2)
_WITH_TREES = const(4)
_WITH_DEEDS = const(8)
_START_HOUSE = const(16)
_TWO_SLEIGHS = const(32)


class Game(rules.Game):
    SOLO = True
    TABLES = (
        (1, ()),
        (1, (_FRESH + _WITH_DEER + _START_HOUSE, 2)),
        (1, (_FRESH + _WITH_DEER + _WITH_TREES + _WITH_DEEDS + _TWO_SLEIGHS, 0)),
    )


def start(ui):
    chosen = yield from page("options", ui, "Sleighwell solo")
    return None if chosen is None else (1, chosen)


def bot(game, seat, strength, pick):
    """A whole player, as good as the hint: for the bench and the tests."""
    from .bot import bot as player

    return player(game, seat, strength, pick)
