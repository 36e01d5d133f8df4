# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Playing Sleighwell: choose a tile and see where it fits, or the sleigh and see what it takes.

Each page is a module of its own with ask(), in memory only while it is open.
"""

from micropython import const

from tinsel import seats
from tinsel.keys import BACK, DOWN, UNDO, UP
from tinsel.shelf import forget, load

from . import PASSING, view

# As verbs.py has them: here they are no names, just numbers.
_PLACE = const(4)
_FLY = const(5)
_WAY = const(7)
_DROP = const(12)
_STUCK = const(15)
_STOP = const(16)
_ACT = const(3)
_PLACING = const(4)
_TURNED = const(9)
_ADDING = const(11)


_PLAN = "sleighwell.plan"
_HINT = "sleighwell.hint"


def page(name, *args):
    """Ask a page, and give its memory back."""
    package, game, _ = __name__.rsplit(".", 2)
    module = load(package, game, name)
    try:
        return (yield from module.ask(*args))
    finally:
        forget(__name__, name, "places", *PASSING)


def choose(ui, game):
    """The next choice of the seat whose turn it is."""
    forget(__name__, *PASSING)  # what the last moves needed
    plan = ui.attic.pop(_PLAN, None)
    seats.glow(ui, game.seat, game.players)
    phase = game.phase
    if phase == _PLACING:
        if plan and game.may_lie(game.picked, plan[2] << 8 | plan[1]):
            return plan
        free = list(game.places(game.picked))
        cell = yield from page("places", ui, game, game.picked, free)
        return UNDO if cell is None else _move(_PLACE, cell)
    if phase in (_ACT, _TURNED, _ADDING):
        return (yield from _act(ui, game))
    return (yield from page("errands", ui, game))


def _move(verb, cell):
    return (verb, cell & 0xFF, cell >> 8)


def _act(ui, game):
    item = None
    while True:
        item, key, free, first = yield from page("hand", ui, game, item)
        if key == BACK:
            return UNDO if game.phase == _ADDING else BACK
        if key == UP:
            yield from page("looking", ui, game)
        elif key == DOWN:
            answer = yield from page("more", ui, game)
            if answer == (_STOP,):
                return answer
            item = answer or item
        else:
            move = yield from _chosen(ui, game, item, free, first)
            if move is not None:
                return move


def _chosen(ui, game, item, free, first):
    """From an item to a move; None: not this one."""
    verb, tile = item
    hint = ui.attic.pop(_HINT, None)
    if hint and hint[0] == item:
        first = hint[1]
    if verb == _DROP:
        return item
    if verb == _STUCK:
        return (verb,)
    if verb == _WAY:
        return (yield from page("errands", ui, game, True))
    if verb == _FLY:
        cell = yield from page("flying", ui, game, tile, free, first)
        return None if cell is None else (verb, tile, cell & 0xFF, cell >> 8)
    cell = yield from page("places", ui, game, tile, free, first)
    if cell is None:
        return None
    ui.attic[_PLAN] = _move(_PLACE, cell)
    return item


def over(ui, game):
    yield from page("ending", ui, game)


def show(ui, game, seat=None):
    """The board alone: what everybody may see."""
    return view.show(ui, game)
