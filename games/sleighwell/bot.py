# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The hint: tries every tile on every place and every flight, and looks which board is worth most.

It knows the board and one hand. worth.py says what a board is worth.
"""

from micropython import const

from .board import Board
from .flight import fly, in_line
from .wishes import stars
from .worth import fly_off, worth

# As data.py and verbs.py have them: here they are no names, just numbers.
_SLEIGH = const(94)
_PICK = const(3)
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
_IN_DECK = const(1)
_UP = const(2)
_HAND_OF = const(8)

_STAR = const(60)  # what a star in hand is worth
_LOST = const(9)  # and one that is gone for good
_ERRANDS = const(16)  # places from which a delivery is looked for


class Answer:
    """What to do. item: what to choose first; cell: then where, -1: nowhere."""

    def __init__(self, item, cell, value, house=-1):
        self.item = item
        self.cell = cell
        self.value = value
        self.house = house  # the one that this flight delivers to, or leads to
        self.leads = False


class Shadow:
    """The board in thought: the true one stays as it is, whenever the thinking is broken off."""

    def __init__(self, game, seat):
        self.tiles = game.tiles
        self.tiles_only = game.tiles_only
        self.sleighs = game.sleighs
        self.board = Board(game.tiles)
        self.board.at = dict(game.board.at)
        self.board.numbers = game.board.numbers
        self.board.kinds = game.board.kinds
        mine = _HAND_OF + seat
        self.coming = []  # what houses want that are in hand, or else somewhere in the deck
        for own in (True, False):
            if self.coming:
                break
            for tile in range(_SLEIGH):
                if game.tiles.wishes[tile]:
                    place = game.where[tile]
                    if place in (mine, _UP) if own else place == _IN_DECK or place >= _HAND_OF:
                        self.coming.append(game.tiles.wishes[tile])


def think(game, seat):
    """A generator that yields between thoughts and returns an Answer."""
    best = Answer((_STUCK, 0), -1, -9999)
    lay = best  # the best of those that lay a tile
    if game.phase == _ACT:
        for number in range(game.sleighs):
            errand = yield from _errand(game, seat, number)
            best = _better(best, errand)
            for cell in in_line(game.board, game.board.where(_SLEIGH + number)):
                able = fly(game, number, cell)
                yield
                if able:
                    answer = yield from _flight(Shadow(game, seat), number, cell)
                    best = _better(best, answer)
    tiles = game.up() if game.phase == _TURNED else game.hand(seat)
    if game.phase == _PLACING:
        tiles = [game.picked]
    shadow = Shadow(game, seat)
    now = yield from worth(shadow)
    for tile in tiles:
        if game.phase == _TURNED:
            price = _LOST * stars(game.tiles.wishes[tile]) if game.tiles.wishes[tile] else 0
            best = _better(best, Answer((_DROP, tile), -1, now - price))
        free = []
        for at, cell in enumerate(game.candidates(tile)):
            if game.may_lie(tile, cell):
                free.append(cell)
            if at % 8 == 7:
                yield
        for cell in free:
            answer = yield from _lay(shadow, tile, cell)
            lay = _better(lay, answer)
    best = _better(best, lay)
    aimless = best.item[0] == _FLY and best.house < 0 and not game.deck()
    if game.phase == _ACT and (aimless or best.item[0] == _STUCK):
        yield
        best = _last_resort(game, tiles, best, lay)
    return best


def _last_resort(game, hand, best, lay):
    """Nothing can be done, or only a flight to nowhere: what is left while there are stars?"""
    if lay.cell >= 0:
        return lay
    if hand and game.has_way():
        return Answer((_WAY, min(hand, key=lambda tile: len(game.tiles.wishes[tile]))), -1, 0)
    for place in game.where:
        if place >= _HAND_OF and place != _HAND_OF + game.seat:
            return best  # somebody else may have more to lay
    return best if best.item[0] == _STUCK else Answer((_STOP, 0), -1, 0)


def _errand(game, seat, number):
    """The best delivery that some flights over empty places lead to; the first of them is told."""
    shadow = Shadow(game, seat)
    board = shadow.board
    start = board.where(_SLEIGH + number)
    first = {start: -1}  # place -> where the first flight on the way to it went
    todo = [(start, 0)]
    best = Answer((_STUCK, 0), -1, -9999)
    while todo and len(first) < _ERRANDS:
        here, count = todo.pop(0)
        del board.at[board.where(_SLEIGH + number)]
        board.at[here] = _SLEIGH + number
        for end in in_line(board, here):
            flight = fly(shadow, number, end)
            yield
            if flight is None:
                continue
            if flight.content:
                kept = dict(board.at)
                answer = yield from _flight(shadow, number, end)
                board.at = kept
                if count:
                    answer.cell = first[here]
                    answer.leads = True
                    answer.value -= 6 * count
                best = _better(best, answer)
            elif not flight.gone and end not in first:
                first[end] = first[here] if count else end
                todo.append((end, count + 1))
    return best


def _better(one, other):
    return other if other.value > one.value else one


def _flight(shadow, number, cell):
    """Fly there in thought."""
    board = shadow.board
    flight = fly(shadow, number, cell)
    value = 0
    for gone in flight.gone:
        tile = board.at[gone]
        wishes = shadow.tiles.wishes[tile]
        if tile == flight.house and flight.content:
            value += _STAR * stars(wishes)
        elif wishes:
            value -= _LOST * stars(wishes)
    fly_off(board, number, flight.gone, cell)
    value += yield from worth(shadow)
    if flight.content:
        return Answer((_FLY, number), cell, value, flight.house)
    return Answer((_FLY, number), cell, value - 4 * len(flight.gone) - 1)


def _lay(shadow, tile, cell):
    """Lay it there in thought."""
    board = shadow.board
    covered = board.at.get(cell)
    board.at[cell] = tile
    value = yield from worth(shadow)
    if covered is None:
        del board.at[cell]
    else:
        board.at[cell] = covered
        if shadow.tiles.wishes[covered]:
            value -= _LOST * stars(shadow.tiles.wishes[covered])
    return Answer((_PICK, tile), cell, value)


def bot(game, seat, strength, pick):
    """A whole player: what it thinks best, in every choice there is."""
    if game.phase in (_ACT, _TURNED, _ADDING, _PLACING):
        answer = yield from think(game, seat)
        verb, number = answer.item
        cell = answer.cell
        if game.phase == _PLACING:
            return (_PLACE, cell & 0xFF, cell >> 8)
        if verb == _FLY:
            return (_FLY, number, cell & 0xFF, cell >> 8)
        return (verb,) if verb in (_STUCK, _STOP) else (verb, number)
    moves = list(game.moves())
    yield
    return moves[pick(len(moves))]
