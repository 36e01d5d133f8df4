# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The rivals: three strengths of a firm that delivers what it can and sends the rest ahead.

Nothing is hidden in this game, so a bot looks at what everybody sees. It keeps nothing in mind
between two moves: what is on the sleigh and on the map says what the plan was.
"""

from micropython import const

from . import data, land, places
from .rounds import ENOUGH, PASS
from .rules import BIG, LITTLE, TO

EASY = const(1)
FAIR = const(2)
STRONG = const(3)

_COUNT = const(0xFF)


def bot(game, seat, strength, pick):
    """Returns a move; yields between thoughts."""
    masks = yield from places.cover()
    view = View(game, seat, strength, masks)
    yield
    if game.asked:  # enough for who could do no more than pass again
        move = yield from _what(view, pick)
        return (ENOUGH, 1 if move == (PASS,) else 0)
    if game.hand:
        cell = yield from _where(view, pick)
        return (TO, cell % data.WIDTH, cell // data.WIDTH)
    if strength == EASY and game.spent and pick(4) == 0:
        return (PASS,)
    return (yield from _what(view, pick))


class View:
    """What a seat sees: open cities, and how many packets on the map could go to each."""

    def __init__(self, game, seat, strength, masks):
        self.game = game
        self.seat = seat
        self.masks = masks
        self.strength = strength
        self.need = game.need
        self.open = places.wanting(game.need)
        self.stacks = game.stacks[seat]

    def ready(self, cell):
        """The open cities in a little sleigh's reach."""
        return self.masks[cell] & self.open

    def claimed(self, mask, rivals):
        """Packets on the map that could go to these cities: one's own, or the rivals' too."""
        game = self.game
        count = 0
        for seat in range(game.players):
            if seat == self.seat or rivals:
                for stack in game.stacks[seat]:
                    if self.masks[stack >> 8] & mask:
                        count += stack & _COUNT
        return count

    def free(self, mask):
        """How many packets more are worth sending to where these cities can be reached."""
        return places.wanted(mask, self.need) - self.claimed(mask, self.strength == STRONG)


# --- which sleigh


def _what(view, pick):
    game = view.game
    cash = game.cash(view.seat)
    left = (min(data.SPEND - game.spent, cash)) // data.LITTLE_RENT
    near = _deliveries(view)
    direct = places.wanted(view.ready(land.DEPOT), view.need)
    if not game.spent and view.strength > EASY and near + direct < 3:
        move = yield from _send_big(view, cash, near + direct)
        if move:
            return move
    if near:
        return (LITTLE, _best_stack(view))
    buys = cash >= data.LITTLE_RENT + data.PACKET
    if direct and buys:
        return (LITTLE, 0)
    if not game.spent and view.strength == EASY and pick(2):
        move = yield from _send_big(view, cash, 0)
        if move:
            return move
    # A packet that two little sleighs can bring there: one of those on the map, or a new one.
    if left >= 2:
        for i in range(len(view.stacks)):
            found = yield from places.stops(view.stacks[i] >> 8, False, view.need)
            if found and found[0][0]:
                return (LITTLE, i + 1)
    if buys and (left >= 2 and cash >= 2 * data.LITTLE_RENT + data.PACKET or left == 1):
        found = yield from places.stops(land.DEPOT, False, view.need)
        if found and found[0][0] and _worth(view, found, left):
            return (LITTLE, 0)
    if not game.spent and view.strength == EASY:
        move = yield from _send_big(view, cash, 0)
        if move:
            return move
    return (yield from _tidy(view, cash))


def _worth(view, found, left):
    """Two sleighs deliver at once; one alone only sends ahead, for a city that is still free."""
    return left >= 2 or max([view.free(mask) for _, _, mask in found]) > 0


def _deliveries(view):
    """How many packets on the map can be delivered now."""
    count = 0
    mask = 0
    for stack in view.stacks:
        ready = view.ready(stack >> 8)
        if ready:
            mask |= ready
            count += stack & _COUNT
    return min(count, places.wanted(mask, view.need))


def _best_stack(view):
    """The stack with the fewest other ways out goes first."""
    best, most = 0, 0x7FFF
    for i in range(len(view.stacks)):
        ready = view.ready(view.stacks[i] >> 8)
        if ready and places.wanted(ready, view.need) < most:
            best, most = i + 1, places.wanted(ready, view.need)
    return best


def _send_big(view, cash, meanwhile):
    """A big sleigh from the depot, or with packets that lie in the wrong place; None: no use."""
    best = 90 if meanwhile else 0  # what little sleighs would earn in its stead
    move = None
    can = min((cash - data.BIG_RENT) // data.PACKET, data.CAPACITY)
    if can > 0:
        found = yield from places.stops(land.DEPOT, True, view.need)
        for _, _, mask in found:
            count = min(view.free(mask), can)
            worth = count * (data.DELIVERED - data.PACKET - data.LITTLE_RENT) - data.BIG_RENT
            if worth > best:
                best, move = worth, (BIG, 0, count)
    if cash >= data.BIG_RENT and view.strength == STRONG:
        for i in range(len(view.stacks)):
            cell = view.stacks[i] >> 8
            if view.ready(cell):
                continue
            found = yield from places.stops(cell, True, view.need)
            for _, _, mask in found:
                count = min(view.free(mask), view.stacks[i] & _COUNT, data.CAPACITY)
                worth = count * (data.DELIVERED - data.LITTLE_RENT) - data.BIG_RENT
                if worth > best:
                    best, move = worth, (BIG, i + 1, count)
    return move


def _tidy(view, cash):
    """Bring back what no city wants, where that pays; else the turn is done."""
    yield
    if view.strength > EASY and cash >= data.LITTLE_RENT:
        for i in range(len(view.stacks)):
            cell, count = view.stacks[i] >> 8, view.stacks[i] & _COUNT
            if view.ready(cell):
                continue
            if (
                not view.game.spent
                and cash >= data.BIG_RENT
                and min(count, data.CAPACITY) * data.PACKET > data.BIG_RENT
                and land.within(cell, land.DEPOT, data.LONG_SIDE)
                and not land.within(cell, land.DEPOT, data.SHORT_SIDE)
                and not view.open
            ):
                return (BIG, i + 1, min(count, data.CAPACITY))
            if land.within(cell, land.DEPOT, data.SHORT_SIDE) and not view.open:
                return (LITTLE, i + 1)
    return (PASS,)


# --- where to


def _where(view, pick):
    game = view.game
    origin, big = game.origin, game.big
    if not big and view.ready(origin):
        return _city(view, view.ready(origin), pick)
    found = yield from places.stops(origin, big, view.need)
    reach = data.LONG_SIDE if big else data.SHORT_SIDE
    if found and view.strength == EASY:
        return found[pick(len(found))][1]
    best, most = -1, -1000
    for wanted, cell, mask in found:
        worth = view.free(mask) if view.strength == STRONG or big else wanted
        if worth > most:
            best, most = cell, worth
    if best < 0 and origin != land.DEPOT and land.within(origin, land.DEPOT, reach):
        return land.DEPOT
    if best < 0:
        for best in land.cells(origin, big):
            if land.city_at(best) < 0:
                break
    return best


def _city(view, mask, pick):
    """Which of the open cities in reach: easy any, fair the neediest, strong the one in danger."""
    cities = [city for city in range(len(view.need)) if mask >> city & 1]
    if view.strength == EASY:
        return land.CELLS[cities[pick(len(cities))]]
    best, most = cities[0], -1000
    for city in cities:
        worth = view.need[city]
        if view.strength == STRONG:
            worth = view.claimed(1 << city, True) - 2 * worth
        if worth > most:
            best, most = city, worth
    return land.CELLS[best]
