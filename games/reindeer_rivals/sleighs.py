# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The map screens, alone and with rivals: pick a sleigh and a stack, and how many."""

from tinsel import widgets
from tinsel.keys import BACK, DOWN, LEFT, OK, RIGHT, UNDO, UP
from tinsel.words import both_ends

from . import data, places, rounds
from .asking import enough, everyone, glow
from .atlas import Atlas
from .rules import BIG, LITTLE, TO
from .where import Load, last, where

# Not moves: the table of what is still needed, and who has how much.
_CITIES = 0
_EVERYONE = 1
_goal = [-1]  # the cell that was chosen together with a sleigh: the move after it


def choose(ui, game):
    seat = game.turn()
    goal = _goal[0]
    _goal[0] = -1
    if game.hand and goal >= 0:
        return _to(goal)
    glow(ui, game, seat)
    if game.asked:
        return (yield from enough(ui, game))
    if game.hand:  # after an undo, or the battery went just then
        load = Load(game.big, game.origin, game.hand)
        goal = yield from where(ui, game, seat, load, "Undo")
        return _to(goal) if goal >= 0 else UNDO
    while True:
        kind, stack = yield from _what(ui, game, seat)
        if kind == BACK:
            return BACK
        if kind == rounds.PASS:
            return (rounds.PASS,)
        if kind == _CITIES:
            yield from _city_table(ui, game)
            continue
        if kind == _EVERYONE:
            yield from everyone(ui, game)
            continue
        move = yield from _trip(ui, game, seat, kind, stack)
        if move:
            return move


def _to(cell):
    return (TO, cell % data.WIDTH, cell // data.WIDTH)


def _trip(ui, game, seat, kind, stack):
    """How many, and where to; None to think again: until then the sleigh is not taken."""
    last[0] = kind
    last[1] = game.place(seat, stack)
    while True:
        count = 1
        if kind == BIG:
            count = yield from _how_many(ui, game, seat, stack)
            if not count:
                return None
        load = Load(kind == BIG, last[1], count)
        goal = yield from where(ui, game, seat, load, "Back")
        if goal >= 0:
            _goal[0] = goal
            return (BIG, stack, count) if kind == BIG else (LITTLE, stack)
        if kind == LITTLE:
            return None


def _what(ui, game, seat):
    """Step through the sleighs and stacks; returns (verb, stack)."""
    items = []
    for move in game.moves():
        item = (move[0], move[1] if len(move) > 1 else -1)
        if not items or items[-1] != item:
            items.append(item)
    items.append((_CITIES, -1))
    if game.players > 1:
        items.append((_EVERYONE, -1))
    full = game.supplied()  # to pass comes first: a sleigh can only bring packets back
    at = 0
    for i in range(len(items)):
        kind, stack = items[i]
        if full:
            if kind == rounds.PASS:
                at = i
        elif kind == last[0] and stack >= 0 and game.place(seat, stack) == last[1]:
            at = i
    atlas = Atlas(ui, False)
    atlas.draw(game, seat)
    atlas.corner(f"^v ${data.SPEND - game.spent}")
    atlas.head(game, seat)
    while True:
        kind, stack = items[at]
        atlas.point(game.place(seat, stack) if stack >= 0 else -1)
        _say(ui, atlas, game, seat, kind, stack)
        key = yield
        if key == OK:
            return kind, stack
        if key == BACK:
            return BACK, 0
        if key in (UP, DOWN):
            at = (at + (1 if key == DOWN else -1)) % len(items)
        elif key in (LEFT, RIGHT):  # on to another kind of thing
            step = 1 if key == RIGHT else -1
            while items[at][0] == kind:
                at = (at + step) % len(items)
            while step < 0 and at and items[at - 1][0] == items[at][0]:
                at -= 1


def _say(ui, atlas, game, seat, kind, stack):
    ok = "Take"
    cash = f"${game.cash(seat)}"
    if kind == rounds.PASS:
        ok = "Done" if game.spent else "Pass"
        wide = "Turn is done" if game.spent else "Pass this turn"
        lines = (cash, "Turn is", "done") if game.spent else (cash, "Pass")
        if game.supplied():
            lines = ("All full", "last", "round")
            wide = "All full: last round"
        atlas.words(*lines, wide=wide)
    elif kind == _CITIES:
        ok = "Look"
        atlas.words(cash, "Cities", f"want {game.missing()}", wide=f"Cities want {game.missing()}")
    elif kind == _EVERYONE:
        ok = "Look"
        atlas.words(cash, "Everyone", "has...", wide="Everyone's money")
    else:
        word, rent = ("Big", data.BIG_RENT) if kind == BIG else ("Little", data.LITTLE_RENT)
        count = game.stacks[seat][stack - 1] & 255 if stack else 0
        where = f"${rent} of{count:2}" if stack else f"${rent} at D"
        wide = f"{word} ${rent}: " + (f"{count} here" if stack else "depot")
        atlas.words(cash, word, where, wide=wide)
    ui.footer(ok, "Leave", up="Before", down="Next", left="Sleigh", right="Sleigh")


def _how_many(ui, game, seat, stack):
    """For a big sleigh; None to think again."""
    can = (game.cash(seat) - data.BIG_RENT) // data.PACKET
    if stack:
        can = game.stacks[seat][stack - 1] & 255
    count = most = min(can, data.CAPACITY)
    atlas = Atlas(ui, False)
    origin = game.place(seat, stack)
    atlas.draw(game, seat, origin, True)
    atlas.corner("^v")
    atlas.point(origin)
    atlas.head(game, seat)
    ui.footer("Take", "Back", up="More", down="Fewer")
    while True:
        price = f"of {most}" if stack else f"for ${count * data.PACKET}"
        words = f"Take {count}"
        atlas.words(words, price, f"big ${data.BIG_RENT}", wide=f"{words} {price}")
        key = yield
        if key == OK:
            return count
        if key == BACK:
            return None
        if key in (UP, RIGHT):
            count = min(count + 1, most)
        elif key in (DOWN, LEFT):
            count = max(count - 1, 1)


def _city_table(ui, game):
    lines = []
    for city in range(len(game.need)):
        need = str(game.need[city] or "full")
        lines.append(both_ends(data.CITIES[city][1], need, ui.cols))
    yield from widgets.page(ui, f"{game.missing()} wanted", lines)


def show(ui, game, seat=None):
    """The map for the history and while bots move; the title is left to them.

    With it the three richest; the seat that looks on is always among them.
    """
    if ui.story and ui.story.game is not game:  # the history: two boards at once
        places.give_back()
    atlas = Atlas(ui, True)
    atlas.draw(game, -1 if seat is None else seat)
    cash = game.scores()
    lines = []
    wide = ""
    richest = sorted(range(game.players), key=lambda other: (-cash[other], other))[:3]
    if seat is not None and seat not in richest:
        richest[-1] = seat
    for other in richest:
        money = str(cash[other])
        if len(richest) > 2:
            wide += f" {ui.settings.short_name(other, 2)}{money:>4}"
        else:
            wide += f" {ui.settings.short_name(other, 8 - len(money))} {money}"
        lines.append(both_ends(ui.settings.short_name(other, 7 - len(money)), money, 8))
    atlas.words(*lines, wide=wide[1:])
