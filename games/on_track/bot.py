# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The hint giver: the best use of the two dice, as far as one turn can tell.

It draws every sensible first drawing for a trial, keeps the few best, and adds the best second one.
"""

from micropython import const

from . import data
from .moves import BUILD, LIE, MERGE, STAR, TILE, TRACK
from .outlook import Outlook

_KEPT = const(3)  # first drawings that get a second
_STAR = const(70)  # what a star in the bank is worth, in hundredths
_BLOCKED = const(80)  # an end of the other colour that can go on no more
_STARTS = bytes((16, 24, 32, 18, 30))  # tiles where a colour may begin: C3 D4 E5 E3 C5


class Drawing:
    """Something to draw: how it is paid for, and where it goes."""

    def __init__(self, pay, die, colour, building, shape, tile, way, spent):
        self.pay = pay  # moves before the die is used: stars, or a merge
        self.die = die
        self.colour = colour
        self.building = building  # -1: track
        self.shape = shape
        self.tile = tile
        self.way = way
        self.spent = spent  # stars
        self.value = 0

    def moves(self):
        found = list(self.pay)
        verb = TRACK if self.building < 0 else BUILD
        found += [(verb, 2 * self.die + self.colour), (TILE, self.tile)]
        if self.building < 0:
            found.append((LIE, self.way))
        return found


def places(sheet, outlook, taken):
    """Tiles that continue an end of this colour or touch a house; else a few to begin on."""
    found = []
    for line in outlook.lines:
        for tile in line.ends:
            if tile != taken and tile not in found:
                found.append(tile)
    for tile in outlook.houses:
        if tile >= 0:
            for edge in range(4):
                beside = data.BESIDE[4 * tile + edge]
                if beside not in (data.BORDER, taken) and beside not in found:
                    found.append(beside)
    if not found:
        found = [tile for tile in _STARTS if tile != taken]
    return found


def _ways(sheet, tile, colour, shape):
    """Ways that join at least one end, or all if none does (on a bare tile: the first few)."""
    ways = data.WAYS[shape]
    used = sheet.used(tile)
    free = []
    joins = []
    for way in range(len(ways) // 2):
        bits = ways[2 * way] | ways[2 * way + 1]
        if used & bits:
            continue
        free.append(way)
        for port in range(8):
            if bits >> port & 1 and sheet.connected(tile, port, colour):
                joins.append(way)
                break
    return joins or free[:2]


def _payments(game, drawn):
    """(moves, die, number, stars) for the dice as they lie, merged, or changed by a star."""
    free = [die for die in range(4) if game.free[die] and (drawn is None or die != drawn.die)]
    if drawn is not None and drawn.die == data.MERGED and not game.free[data.MERGED]:
        pair = data.PAIRS[drawn.pay[-1][1] // 6]
        free = [die for die in free if die not in pair]
    stars = game.sheet().left() - (drawn.spent if drawn else 0)
    for die in free:
        yield (), die, game.dice[die], 0
    for pair in range(3):
        one, other = data.PAIRS[pair]
        if one in free and other in free and game.dice[one] == game.dice[other]:
            for number in range(6):
                yield ((MERGE, 6 * pair + number),), data.MERGED, number + 1, 0
    if stars > 0:
        for die in free:
            for more in (0, 1):
                number = game.dice[die] + (1 if more else -1)
                if 1 <= number <= 6:
                    yield ((STAR, 2 * die + more),), die, number, 1


def drawings(game, outlooks, drawn=None):
    """Every sensible drawing; drawn: one that is on the sheet for a trial."""
    sheet = game.sheet()
    taken = game.first if drawn is None else drawn.tile
    spots = [places(sheet, outlook, taken) for outlook in outlooks]
    tried = set()
    for pay, die, number, spent in _payments(game, drawn):
        row = game.table[number - 1]
        for colour in (data.RED, data.GREEN):
            if die < data.WHITE and colour != die:
                continue
            for building in (True, False):
                kind = row & 15 if building else row >> 4
                name = (colour, building, kind)
                if name in tried:
                    continue  # a dearer way to the same drawing is not needed
                if building:
                    if kind == data.NO_BUILDING or sheet.where(colour, kind) >= 0:
                        continue
                elif kind == data.NONE:
                    continue
                tried.add(name)
                for tile in spots[colour]:
                    if building:
                        if sheet.may_build(tile):
                            yield Drawing(pay, die, colour, kind, -1, tile, 0, spent)
                    elif not sheet.built[tile]:
                        for way in _ways(sheet, tile, colour, kind):
                            yield Drawing(pay, die, colour, -1, kind, tile, way, spent)


def draw(sheet, drawing):
    if drawing.building >= 0:
        sheet.build(drawing.tile, drawing.colour, drawing.building)
    else:
        sheet.lay(drawing.tile, drawing.colour, drawing.shape, drawing.way)


def rub_out(sheet, drawing, circled):
    if drawing.building >= 0:
        sheet.built[drawing.tile] = 0
    else:
        sheet.take_back(drawing.shape, drawing.way)
    sheet.circled = circled


def _value(sheet, drawing, outlook):
    """What it would change for its colour, the stars, and the other colour's ends."""
    tile = drawing.tile
    if drawing.building >= 0:
        value = outlook.build(tile, drawing.building)
        if tile in data.STARS:
            value -= _STAR
        other = sheet.ports[1 - drawing.colour]
        for port in range(8):
            beside = data.BESIDE[4 * tile + (port >> 1)]
            if beside != data.BORDER and other[beside] >> (port ^ 4) & 1:
                value -= _BLOCKED
    else:
        value = outlook.lay(tile, drawing.shape, drawing.way)
        if tile in data.STARS and not sheet.used(tile):
            value += _STAR
    return value - _STAR * drawing.spent


def best_of(game, count, left, drawn=None):
    """The best drawings, at most so many; a generator that yields between trials."""
    sheet = game.sheet()
    outlooks = [Outlook(sheet, colour, left) for colour in (data.RED, data.GREEN)]
    kept = []
    for drawing in drawings(game, outlooks, drawn):
        drawing.value = _value(sheet, drawing, outlooks[drawing.colour])
        yield
        at = len(kept)
        while at and kept[at - 1].value < drawing.value:
            at -= 1
        if at < count:
            kept.insert(at, drawing)
            if len(kept) > count:
                kept.pop()
    return kept


def plan(game):
    """The best drawings for the rest of this turn, none if there is no room; a generator."""
    left = 2 * (game.turns - game.round()) + 2 - game.drawn
    firsts = yield from best_of(game, 1 if game.drawn else _KEPT, left - 1)
    if not firsts or game.drawn:
        return firsts
    sheet = game.sheet()
    best = firsts[:1]
    most = None
    for first in firsts:
        circled = sheet.circled
        thinking = best_of(game, 1, left - 2, first)
        while True:
            draw(sheet, first)  # only while it thinks: whoever stops it finds the sheet as it was
            try:
                next(thinking)
            except StopIteration as done:
                seconds = done.value
                break
            finally:
                rub_out(sheet, first, circled)
            yield
        value = first.value + (seconds[0].value if seconds else 0)
        if most is None or value > most:
            most = value
            best = [first] + seconds
    return best


def told(game, found):
    """A plan in words, (long, short, the row above the short one) of each drawing."""
    words = []
    for drawing in found:
        what = data.BUILDINGS[drawing.building]
        short = data.SHORT[drawing.building]
        if drawing.building < 0:
            what, short = data.SHAPES[drawing.shape], data.SHORT_SHAPES[drawing.shape]
        die = data.DICE[drawing.die] + ("*" if drawing.spent else "")
        at = data.name(drawing.tile)
        words.append((f"{die} {what} at {at}", short, f"{die} at {at}"))
    return words
