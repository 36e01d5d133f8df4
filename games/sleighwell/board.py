# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A set of tiles, and the common board: an endless grid, runs that rise or fall, never two pieces.

A place is y * 256 + x; both go round at 256, so that a board may wander for ever.
"""

from array import array

from micropython import const

# As data.py has them: here they are no names, just numbers.
_SATISFIED = const(7)
_SLEIGH_KIND = const(128)
_SLEIGH = const(94)

START = 128 * 256 + 128
_TILES = const(96)  # with both sleighs, which come last
_marks = bytearray(_TILES)  # for one look at the board at a time: which tiles were met,
_todo = array("H", bytes(2 * _TILES + 2))  # and the places still to be looked around


def step(cell, way):
    """The next place: up, right, down, left."""
    if way == 0:
        return (cell - 256) & 0xFFFF
    if way == 2:
        return (cell + 256) & 0xFFFF
    return (cell & 0xFF00) | ((cell + 2 - way) & 0xFF)


def around(cell):
    row = cell & 0xFF00
    return (
        (cell - 256) & 0xFFFF,
        row | (cell + 1) & 0xFF,
        (cell + 256) & 0xFFFF,
        row | (cell - 1) & 0xFF,
    )


def offset(start, end):
    """(columns, rows) from one place to another, each -128..127."""
    across = (end - start) & 0xFF
    down = ((end >> 8) - (start >> 8)) & 0xFF
    return (across ^ 0x80) - 0x80, (down ^ 0x80) - 0x80


class Tiles:
    """Numbers, kinds, wishes and special actions, each by the tile's place."""

    def __init__(self):
        self.low = bytearray(_TILES)  # 0: a "?" number
        self.high = bytearray(_TILES)
        self.kind = bytearray(_TILES)
        self.deed = bytearray(_TILES)
        self.wishes = [b""] * _TILES
        for sleigh in range(_SLEIGH, _TILES):
            self.kind[sleigh] = _SLEIGH_KIND

    def put(self, tile, low, high, kind):
        self.low[tile] = low
        self.high[tile] = high
        self.kind[tile] = kind


class Board:
    def __init__(self, tiles):
        self.tiles = tiles
        self.at = {}  # place -> tile
        self.numbers = {}  # tile -> low << 8 | high that it has copied
        self.kinds = {}  # tile -> kind that it has copied

    # --- tiles

    def lay(self, cell, tile):
        self.at[cell] = tile

    def lift(self, cell):
        """Take a tile off; what it had copied is forgotten."""
        tile = self.at.pop(cell)
        self.numbers.pop(tile, None)
        self.kinds.pop(tile, None)
        return tile

    def swap(self, one, other):
        """Move a tile to another place; what lies there comes back in its stead."""
        tile = self.at.pop(one)
        if other in self.at:
            self.at[one] = self.at[other]
        self.at[other] = tile

    def where(self, tile):
        for cell in self.at:
            if self.at[cell] == tile:
                return cell
        raise ValueError("That tile is not on the board.")

    def cells(self):
        return sorted(self.at)

    def kind(self, cell):
        """The kind that lies there, copied or printed; 0: nothing."""
        tile = self.at.get(cell)
        if tile is None:
            return 0
        return self.kinds.get(tile) or self.tiles.kind[tile]

    def packed(self, cell):
        """low << 8 | high of what lies there; 0 is a "?"."""
        tile = self.at[cell]
        return self.numbers.get(tile) or self.tiles.low[tile] << 8 | self.tiles.high[tile]

    def number(self, cell):
        """(low, high) of what lies there; (0, 0) is a "?"."""
        packed = self.packed(cell)
        return packed >> 8, packed & 0xFF

    def satisfied(self, cell):
        """Does a Satisfied lie beside this house?"""
        for near in around(cell):
            if near in self.at and self.tiles.deed[self.at[near]] == _SATISFIED:
                return True
        return False

    # --- places

    def beside(self, cell, but=-1):
        """Is this place next to a tile, one place left out?"""
        at = self.at
        row = cell & 0xFF00
        for near in (cell - 256) & 0xFFFF, (cell + 256) & 0xFFFF:
            if near in at and near != but:
                return True
        for near in row | (cell - 1) & 0xFF, row | (cell + 1) & 0xFF:
            if near in at and near != but:
                return True
        return False

    def edge(self):
        """Every empty place next to a tile."""
        found = set()
        for cell in self.at:
            for way in range(4):
                near = step(cell, way)
                if near not in self.at:
                    found.add(near)
        return sorted(found)

    def fits(self, cell, low, high):
        """Do row and column rise or fall with this number here?"""
        return self._line(cell, 1, low, high) and self._line(cell, 2, low, high)

    def _line(self, cell, way, low, high):
        """Is the row (way 1) or column (way 2) through a place in order? Without garbage.

        Two single numbers always are; from three on, or with a double, strictly up or down.
        """
        at = self.at
        lows = self.tiles.low
        highs = self.tiles.high
        row = cell & 0xFF00
        here = cell
        while here == cell or here in at:
            here = row | (here - 1) & 0xFF if way == 1 else (here - 256) & 0xFFFF
        here = row | (here + 1) & 0xFF if way == 1 else (here + 256) & 0xFFFF
        rising = falling = True
        double = False
        count = before_low = before_high = 0
        while here == cell or here in at:
            if here == cell:
                number = low << 8 | high
            else:  # packed(), without the call
                tile = at[here]
                number = self.numbers.get(tile) or lows[tile] << 8 | highs[tile]
            if number:
                bottom = number >> 8
                top = number & 0xFF
                double = double or bottom != top
                if count:
                    rising = rising and before_high < bottom
                    falling = falling and before_low > top
                before_low = bottom
                before_high = top
                count += 1
            here = row | (here + 1) & 0xFF if way == 1 else (here + 256) & 0xFFFF
        return rising or falling or (count == 2 and not double)

    # --- one piece

    def whole(self, gone=(), come=()):
        """Is the board one piece, with some tiles gone and one come? Without garbage."""
        at = self.at
        for tile in range(_TILES):
            _marks[tile] = 0
        left = len(at)
        for cell in gone:
            if cell in at:
                _marks[at[cell]] = 1
                left -= 1
        count = 0
        extra = -1
        for cell in come:
            if cell not in at:
                extra = cell
                left += 1
            elif _marks[at[cell]]:
                _marks[at[cell]] = 0
                left += 1
        if extra >= 0:
            _todo[0] = extra
            count = 1
        else:
            for cell in at:
                if not _marks[at[cell]]:
                    _marks[at[cell]] = 1
                    _todo[0] = cell
                    count = 1
                    break
        left -= count
        while count:
            count -= 1
            here = _todo[count]
            row = here & 0xFF00
            for way in range(4):
                near = (here + (way - 1) * 256) & 0xFFFF
                if way & 1:
                    near = row | (here + 2 - way) & 0xFF
                if near in at and not _marks[at[near]]:
                    _marks[at[near]] = 1
                    _todo[count] = near
                    count += 1
                    left -= 1
        return left <= 0

    def spares(self, cell):
        """Does the board stay one piece without this tile?"""
        near = 0
        for way in range(4):
            if step(cell, way) in self.at:
                near += 1
        return near < 2 or self.whole((cell,))
