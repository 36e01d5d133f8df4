# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The hand along the upper edge and what else can be done; below, where the chosen one fits.

The places are looked for between keys, so that nobody has to wait for them.
"""

from micropython import const

from tinsel import ink, sound
from tinsel.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from tinsel.shelf import forget

from .faces import WIDE, mark
from .flight import fly, in_line
from .view import faces, window

# As data.py and verbs.py have them: here they are no names, just numbers.
_REINDEER = const(8)
_SLEIGH_KIND = const(128)
_SLEIGH = const(94)
_PICK = const(3)
_FLY = const(5)
_WAY = const(7)
_DROP = const(12)
_STUCK = const(15)
_ACT = const(3)


_AT_ONCE = 8  # places that are tried between two looks at the keys


class Search:
    """The places of one item, found little by little."""

    def __init__(self, game, item):
        self.game = game
        self.verb, self.tile = item
        self.found = []
        self.first = -1  # a house that would be content
        self.todo = None
        self.at = 0

    def begin(self):
        """What is to be tried."""
        game = self.game
        if self.verb == _PICK:
            self.todo = game.candidates(self.tile)
        elif self.verb == _FLY:
            board = game.board
            self.todo = in_line(board, board.where(_SLEIGH + self.tile))
        else:
            self.todo = ()

    def done(self):
        return self.todo is not None and self.at == len(self.todo)

    def go_on(self):
        """A few more; a flight takes longer than a place."""
        game = self.game
        if self.verb == _FLY:
            end = self.todo[self.at]
            flight = fly(game, self.tile, end)
            if flight:
                self.found.append(end)
                if flight.content:
                    self.first = end
            self.at += 1
            return
        for _ in range(min(_AT_ONCE, len(self.todo) - self.at)):
            cell = self.todo[self.at]
            if game.may_lie(self.tile, cell):
                self.found.append(cell)
            self.at += 1


def ask(ui, game, item):
    """(item, key, its places, the best of them) for any key but LEFT and RIGHT."""
    from .signs import items_of

    items = items_of(game)
    at = items.index(item) if item in items else 0
    ui.wipe()
    board = window(ui, game, True)
    board.aim(game.board.where(_SLEIGH))
    strip = Strip(ui, game, items)
    tries = None
    if game.phase == _ACT:
        from .able import tries as find

        tries = find(game)
        del find
        forget(__name__, "able", "data")
    search = None
    waiting = False  # OK was pressed before all places were known
    while True:
        if search is None:
            search = Search(game, items[at])
            strip.show(at)
            _below(ui, game, items[at], search)
            waiting = False
        key = yield 0 if tries or not search.done() else None
        if search.todo is None:
            search.begin()
            board.draw()
        elif not search.done():
            search.go_on()
            if search.done():
                board.draw(search.found)
                _below(ui, game, items[at], search)
        elif tries:
            try:
                can = next(tries)
            except StopIteration:  # the board's next() knows no other end
                can = None
            if can is not False:
                tries = None
            if can is None:  # nothing at all can be done
                items.append((_STUCK, 0))
                at = len(items) - 1
                strip = Strip(ui, game, items)
                search = None
                continue
        if waiting and key not in (None, BACK):
            key = None  # one thing after the other: the OK is not lost
        if key in (LEFT, RIGHT):
            at = (at + (1 if key == RIGHT else -1)) % len(items)
            search = None
        elif key in (BACK, UP, DOWN):
            return items[at], key, (), -1
        elif key == OK or waiting:
            waiting = not search.done()
            if waiting:
                continue
            if items[at][0] in (_PICK, _FLY) and not search.found:
                ui.sound.play(sound.REFUSE)
            else:
                return items[at], OK, search.found, search.first


def _below(ui, game, item, search):
    from .signs import below

    below(ui, game, item, search)


class Strip:
    """Items are (verb, tile or number of the sleigh)."""

    def __init__(self, ui, game, items):
        self.canvas = ui.canvas(-1, 1)
        self.faces = faces(ui.colour)
        self.game = game
        self.items = items
        self.high = 11 if self.canvas.height < 16 else 13
        self.room = self.canvas.width // WIDE
        self.left = (self.canvas.width - self.room * WIDE) // 2
        self.top = (self.canvas.height - self.high) // 2
        self.first = 0
        self.at = -1

    def show(self, at):
        """Draw it with this item chosen; more than fit scroll."""
        first = min(max(self.first, at - self.room + 1), at)
        if first != self.first or self.at < 0:
            self.first = first
            self.canvas.clear()
            for i in range(first, min(first + self.room, len(self.items))):
                self._item(i)
            self._arrows()
        else:
            self._frame(self.at, ink.BLACK)
            self._item(self.at)
        self.at = at
        self._frame(at, ink.GOLD)

    def _x(self, i):
        return self.left + (i - self.first) * WIDE

    def _frame(self, i, pen):
        x = self._x(i)
        verb, tile = self.items[i]
        dark = not self.canvas.colour and verb in (_PICK, _DROP) and self.game.tiles.wishes[tile]
        mark(self.canvas, x, self.top, self.high, pen, dark)

    def _arrows(self):
        """There is more on this side: a mark in the margin, where there is one."""
        middle = self.canvas.height // 2
        if self.first:
            self.canvas.fill(0, middle - 1, 2, 3, ink.GOLD)
        if self.first + self.room < len(self.items):
            self.canvas.fill(self.canvas.width - 2, middle - 1, 2, 3, ink.GOLD)

    def _item(self, i):
        verb, tile = self.items[i]
        canvas = self.canvas
        tiles = self.game.tiles
        x = self._x(i)
        if verb in (_PICK, _DROP):
            kind = tiles.kind[tile]
            low, top = tiles.low[tile], tiles.high[tile]
            self.faces.tile(canvas, x, self.top, self.high, tiles, tile, kind, low, top)
        elif verb == _FLY:
            sled = _SLEIGH + tile
            self.faces.tile(canvas, x, self.top, self.high, tiles, sled, _SLEIGH_KIND, 0, 0)
        elif verb == _WAY:
            self.faces.tile(canvas, x, self.top, self.high, tiles, _SLEIGH, _REINDEER, 0, 0)
            canvas.fill(x + 11, self.top + 2, 7, 7, ink.WHITE)
            canvas.line(x + 11, self.top + 5, x + 16, self.top + 5, ink.BLACK)
            canvas.line(x + 14, self.top + 3, x + 16, self.top + 5, ink.BLACK)
            canvas.line(x + 14, self.top + 7, x + 16, self.top + 5, ink.BLACK)
        elif verb == _STUCK:
            canvas.fill(x, self.top, WIDE - 1, self.high, ink.WHITE)
            for dot in range(3):
                canvas.fill(x + 4 + 4 * dot, self.top + 5, 2, 2, ink.BLACK)
        if verb == _DROP:
            dark = tiles.wishes[tile]
            pen = ink.RED if canvas.colour else ink.WHITE if dark else ink.BLACK
            canvas.line(x, self.top + self.high - 1, x + WIDE - 2, self.top, pen)
