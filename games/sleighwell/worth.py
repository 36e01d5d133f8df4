# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What a board is worth to the hint: houses in the sleigh's lines, the more of their wishes lie on
the way the better, if the flight would leave the board in one piece.
"""

from micropython import const

from .board import step
from .wishes import served, stars

# As data.py has them: here they are no names, just numbers.
_TREE = const(16)
_ANY = const(31)
_HOUSE = const(32)
_SLEIGH = const(94)

_STRAY = const(12)  # what a star costs that no line leads to


def most_served(wishes, items):
    """How many of the wishes can be served."""
    best = 0
    for some in range(1, 1 << len(wishes)):
        part = bytes([wishes[i] for i in range(len(wishes)) if some >> i & 1])
        if len(part) > best and served(part, items):
            best = len(part)
    return best


def worth(shadow):
    """What the board promises: deliveries one after the other, then what the next ones have.

    A generator, as all that takes long here.
    """
    kept = shadow.board.at
    shadow.board.at = dict(kept)
    total = 0
    share = 40
    for number in range(shadow.sleighs):
        while True:
            best, lines = _around(shadow, number)
            if best is None:
                break
            yield
            total += share * stars(shadow.tiles.wishes[best[0]])
            share = share * 7 // 8
            fly_off(shadow.board, number, best[1], best[2])
        total += lines
    board = shadow.board
    for cell in board.at:
        if board.kind(cell) == _HOUSE:
            total -= _STRAY * stars(shadow.tiles.wishes[board.at[cell]])
    board.at = kept
    yield
    return total


def fly_off(board, number, cells, end):
    """The sleigh at the end of its flight, in thought."""
    del board.at[board.where(_SLEIGH + number)]
    for cell in cells:
        del board.at[cell]
    board.at[end] = _SLEIGH + number


def _around(shadow, number):
    """The best delivery there is now, and what the four lines from the sleigh are worth else."""
    board = shadow.board
    start = board.where(_SLEIGH + number)
    far = _ends(board, start)
    best = None
    lines = 0
    for way in range(4):
        items = bytearray()
        gone = []
        room = 0
        cell = start
        for _ in range(far[way]):
            cell = step(cell, way)
            kind = board.kind(cell)
            if kind == _HOUSE:
                break
            if not kind:
                room += 1
            elif kind & _ANY and kind != _TREE:
                items.append(kind)
                gone.append(cell)
        if board.kind(cell) != _HOUSE:
            if items:
                end = step(gone[-1], way)
                value = _open(shadow, items)
                if not board.whole([start] + gone, (end,)):
                    value //= 5
                lines = max(lines, value)
            continue
        house = board.at[cell]
        wishes = shadow.tiles.wishes[house]
        have = most_served(wishes, items)
        if have < len(wishes):
            if have + room >= len(wishes) and board.whole([start] + gone):
                lines = max(lines, stars(wishes) * (4 + 12 * have // len(wishes)))
        elif board.whole([start] + gone):
            if best is None or stars(wishes) > stars(shadow.tiles.wishes[best[0]]):
                best = (house, gone + [cell], cell)
        else:
            lines = max(lines, 3 * stars(wishes))
    return best, lines


def _ends(board, start):
    """How far it is to the last tile up, right, down and left of a place."""
    up = right = down = left = 0
    for cell in board.at:
        if not (cell ^ start) & 0xFF:
            by = (((cell - start) >> 8) & 0xFF ^ 0x80) - 0x80
            down, up = max(down, by), max(up, -by)
        elif not (cell ^ start) & 0xFF00:
            by = ((cell - start) & 0xFF ^ 0x80) - 0x80
            right, left = max(right, by), max(left, -by)
    return up, right, down, left


def _open(shadow, items):
    """Presents on a line without a house: the best that one of those to come could want."""
    best = 0
    for wishes in shadow.coming:
        have = most_served(wishes, items)
        best = max(best, stars(wishes) * 14 * have // len(wishes) - 2 * (len(items) - have))
    return best
