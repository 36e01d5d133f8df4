# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Where a drawing goes and how it lies, each shown in place before it is taken; what counts now."""

from tinsel.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from tinsel.shelf import forget

from . import data
from .moves import BUILD, LIE, TILE

COUNTING = ("scoring", "network", "search", "states", "plan")  # as in solo.py


def ways(sheet, tile, colour, shape):
    """The ways that fit, those that join the most ends of their colour first."""
    found = []
    for way in range(len(data.WAYS[shape]) // 2):
        if sheet.may_lay(tile, shape, way):
            found.append((-joined(sheet, tile, colour, shape, way), way))
    found.sort()
    return [way for _, way in found]


def joined(sheet, tile, colour, shape, way):
    """How many ends of this way would go on."""
    bits = data.WAYS[shape][2 * way] | data.WAYS[shape][2 * way + 1]
    count = 0
    for port in range(8):
        if bits >> port & 1 and sheet.connected(tile, port, colour):
            count += 1
    return count


def _first(sheet, colour, places):
    """Begin where an end of this colour waits, else in the middle."""
    for tile, port in sheet.dead_ends(colour):
        beside = data.BESIDE[4 * tile + (port >> 1)]
        if beside in places:
            return beside
    return min(places, key=_from_middle) if places else None


def _from_middle(tile):
    """How far from the middle; of equals the first."""
    return (abs(tile % data.SIDE - 3) + abs(tile // data.SIDE - 3)) * 64 + tile


def _step(places, at, key):
    """The next place: LEFT and RIGHT as one reads, UP and DOWN the nearest in another row."""
    if key in (LEFT, RIGHT):
        here = places.index(at)
        return places[(here + (1 if key == RIGHT else -1)) % len(places)]
    column, row = at % data.SIDE, at // data.SIDE
    for down in range(1, data.SIDE):
        line = (row + (down if key == DOWN else -down)) % data.SIDE
        for aside in range(data.SIDE):
            for to in (column - aside, column + aside):
                if 0 <= to < data.SIDE and line * data.SIDE + to in places:
                    return line * data.SIDE + to
    return at


class Draft:
    """What is to be drawn, before it is: nothing is written until all of it is chosen."""

    def __init__(self, game, move=None):
        self.game = game
        self.building, self.kind, self.colour = game.building, game.kind, game.colour
        if move is not None:
            row = game.table[game.dice[move[1] >> 1] - 1]
            self.building = move[0] == BUILD
            self.kind = row & 15 if self.building else row >> 4
            self.colour = move[1] & 1

    def places(self):
        sheet, first = self.game.sheet(), self.game.first
        found = []
        for tile in range(data.TILES):
            fits = sheet.may_build(tile) if self.building else sheet.fits(tile, self.kind)
            if fits and tile != first:
                found.append(tile)
        return found


def draw(ui, game, view, move=None, back="Dice"):
    """Where it goes and how it lies: the moves for it, or None for BACK."""
    draft = Draft(game, move)
    at = -1
    while True:
        at = yield from _tile(view, game.sheet(), draft, at, back)
        if at < 0:
            return None
        if draft.building:
            return [(TILE, at)]
        way = yield from lie(view, game.sheet(), draft, at, "Tile")
        if way >= 0:
            return [(TILE, at), (LIE, way)]
        view.again(game.sheet(), at)
        view.dice(game)


def _tile(view, sheet, draft, at, back):
    """Step through the tiles where it may go; -1 for BACK."""
    places = draft.places()
    if at < 0:
        at = _first(sheet, draft.colour, places)
    what = data.BUILDINGS[draft.kind] if draft.building else data.SHAPES[draft.kind]
    short = data.SHORT[draft.kind] if draft.building else data.SHORT_SHAPES[draft.kind]
    view.keys("Here", back, "<^>", up="Up", down="Down", left="Left", right="Right")
    while True:
        view.cursor(at)
        if draft.building:
            view.building(at, draft.colour, draft.kind)
        else:
            way = ways(sheet, at, draft.colour, draft.kind)[0]
            view.track(at, draft.kind, way, draft.colour)
        # The colour is seen in place; "green Gift Wrap at D4" would be too long for 240x240.
        view.line(f"{what} at {data.name(at)}", f"{data.name(at)} {short}")
        key = yield
        if key == OK:
            return at
        if key in (UP, DOWN, LEFT, RIGHT, BACK):
            view.again(sheet, at)
        if key == BACK:
            return -1
        if key in (UP, DOWN, LEFT, RIGHT):
            at = _step(places, at, key)


def lie(view, sheet, draft, tile, back):
    """Step through the ways it may lie; -1 for BACK."""
    found = ways(sheet, tile, draft.colour, draft.kind)
    at = 0
    view.keys("Draw", back, "^v", up="Before", down="Next", left="Before", right="Next")
    while True:
        view.again(sheet, tile)
        view.cursor(tile)
        view.track(tile, draft.kind, found[at], draft.colour)
        joins = joined(sheet, tile, draft.colour, draft.kind, found[at])
        place = f"{at + 1}/{len(found)}"
        view.line(f"Lies {place}, joins {joins}", f"joins {joins}", "Lies " + place)
        key = yield
        if key == OK:
            return found[at]
        if key == BACK:
            return -1
        if key in (DOWN, RIGHT, UP, LEFT):
            at = (at + (1 if key in (DOWN, RIGHT) else -1)) % len(found)


def routes(ui, sheet, view, back="Dice"):
    """The four sections, one after the other, each drawn thick; then the sum."""
    from . import scoring

    marks = (bytearray(len(sheet.tiles)), bytearray(len(sheet.tiles)))
    found = [scoring.best(sheet, colour, marks[colour]) for colour in (data.RED, data.GREEN)]
    lines = scoring.worked(sheet, found[0], found[1])
    del scoring
    forget(__name__, *COUNTING)
    at = 0
    while True:
        points, why = lines[at]
        colour = at >> 1 & 1
        view.sheet(sheet, marks[colour] if at < 4 else None, 1 + (at & 1))
        words = why.split(" ")
        view.line(f"{why} {points:+d}", f"{words[-1]} {points:+d}", " ".join(words[:-1]))
        view.keys("Next", back, "^v", up="Before", down="Next")
        key = yield
        if key == BACK:
            return
        if key in (OK, DOWN, RIGHT):
            at += 1
            if at == len(lines):
                return
        elif key in (UP, LEFT):
            at = max(at - 1, 0)


def trial(ui, view, words, drawings):
    """A hint in place, with its words. Returns True when all of it is to be drawn so."""
    for drawing in drawings:
        if drawing.building >= 0:
            view.building(drawing.tile, drawing.colour, drawing.building)
        else:
            view.track(drawing.tile, drawing.shape, drawing.way, drawing.colour)
        view.cursor(drawing.tile)
    draw_all = "Both" if len(drawings) > 1 else "Draw it"
    at = 0
    while at < len(words):
        view.line(*words[at])
        view.keys("Next" if at + 1 < len(words) else draw_all, "Dice")
        key = yield
        if key == BACK:
            return False
        if key in (OK, DOWN, RIGHT):
            at += 1
        elif key in (UP, LEFT):
            at = max(at - 1, 0)
    return True
