# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Grids of Decs Building out of drawings, and a slow scorer that knows nothing of the real one."""

import contextlib
import sys

from games.decs_building import data
from games.decs_building.board import FEATURES
from games.decs_building.grid import Grid

LETTERS = "".join(row[1] for row in FEATURES)

# Loaded once more by a Machine, these would be other classes of the same name.
assert sys.modules["games.decs_building.data"] is data


def sheet(drawing, points=data.POINTS, strict=False):
    """A grid out of a drawing: letters as LETTERS has them, dots where nothing is drawn.

    A piece starts where its letter is met first, reading as one reads; its first lie that fits
    is taken. Sources must be drawn: @.
    """
    rows = [line.strip() for line in drawing.strip().splitlines()]
    width, height = len(rows[0]), len(rows)
    grid = Grid(width, height, points, strict)
    grid.erase(0)
    grid.erase(0)
    done = set()
    for y in range(height):
        for x in range(width):
            letter = rows[y][x]
            if letter == "." or (x, y) in done:
                continue
            kind = LETTERS.index(letter)
            for turn, bits in enumerate(data.SHAPES[kind]):
                cells = [(i, j) for j, row in enumerate(bits) for i in range(8) if row >> i & 1]
                left = x - cells[0][0]
                cells = [(i + left, j + y) for i, j in cells]
                if left >= 0 and all(
                    i < width and j < height and rows[j][i] == letter and (i, j) not in done
                    for i, j in cells
                ):
                    assert grid.fits(kind, turn, y * width + left)
                    grid.draw(kind, turn, y * width + left)
                    done.update(cells)
                    break
            else:
                raise AssertionError(f"no {data.NAMES[kind]} lies at column {x}, row {y}")
    return grid


def power(grid):
    """A drawing of what has power: + lit, - dark, . empty."""
    rows = [["."] * grid.width for _ in range(grid.height)]
    for kind, turn, spot, lit in zip(grid.kinds, grid.turns, grid.spots, grid.lit, strict=True):
        for x, y in cells(kind, turn, spot, grid.width):
            rows[y][x] = "+" if lit else "-"
    return "\n".join("".join(row) for row in rows)


def cells(kind, turn, spot, width):
    """From the picture of a feature, turned by hand: no bits."""
    picture = [list(row) for row in FEATURES[kind][3]]
    for _ in range(turn):
        picture = [list(row) for row in zip(*picture[::-1], strict=True)]
    x, y = spot % width, spot // width
    return [
        (x + i, y + j) for j, row in enumerate(picture) for i, mark in enumerate(row) if mark == "#"
    ]


def slow_score(grid):
    """The rules read aloud: every cell, every neighbour, again and again until nothing changes."""
    pieces = []
    for kind, turn, spot in zip(grid.kinds, grid.turns, grid.spots, strict=True):
        pieces.append((data.NAMES[kind], cells(kind, turn, spot, grid.width)))
    where = {cell: number for number, (_, taken) in enumerate(pieces) for cell in taken}
    working = {number for number, (name, _) in enumerate(pieces) if name == "Source"}
    while True:
        more = set()
        for number, (name, taken) in enumerate(pieces):
            if name == "Snowflake":
                more.add(number)
            for x, y in taken:
                for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                    other = where.get(beside, number)
                    if other == number or other not in working:
                        continue
                    if pieces[other][0] in ("Source", "Cable", "Banner Angels"):
                        more.add(number)
        if more <= working:
            break
        working |= more
    names = [pieces[number][0] for number in working]
    candles = [pieces[number][1][0] for number in working if pieces[number][0] == "Candle"]
    values = {row[0]: grid.points[kind] for kind, row in enumerate(FEATURES)}
    score = 0
    for name in names:
        if name == "Santa":
            score -= values["Santa"] * names.count("Santa")
        else:
            score += values[name]
    for x, y in candles:
        for two_away in ((x + 2, y), (x - 2, y), (x, y + 2), (x, y - 2)):
            if two_away in candles:
                score += grid.points[data.PAIR]
    for x in range(grid.width):
        for y in range(grid.height):
            drawn = (x, y) in where
            if not drawn or grid.strict and where[x, y] not in working:
                score -= 2
    return score


def random_grid(dice, strict=False):
    """Pieces thrown on a grid, by the rules or against them."""
    grid = Grid(dice.randint(6, 8), dice.randint(4, 8), data.POINTS, strict)
    for _ in range(dice.randint(0, 26)):
        kind = dice.choice((0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9, 9, 9, 10, 11, 12, 13))
        turn = dice.randrange(len(data.SHAPES[kind]))
        spot = dice.randrange(grid.width * grid.height)
        if grid.fits(kind, turn, spot):
            grid.kinds.append(kind)
            grid.turns.append(turn)
            grid.spots.append(spot)
            grid.mark(grid.rows, len(grid.kinds) - 1)
    grid.power()
    return grid


@contextlib.contextmanager
def written(monkeypatch):
    """What is written on the canvases of a Machine meanwhile; none of it may leave the canvas."""
    from tinsel.canvas import Canvas  # the one of this machine

    said = []

    def text(self, x, y, text):
        assert 0 <= x <= x + 6 * len(text) <= self.width and 0 <= y <= self.height - 12, text
        said.append(text)

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "text", text)
        yield said
