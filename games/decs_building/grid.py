# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""One player's grid: what lies where, what may be drawn where, and what has power.

Rows are bytes with a bit a cell, the left one lowest: laying and power are a few ands.
"""

from .data import ASIDE, BANNER, CABLE, POINTS, SHAPES, SNOWFLAKE, SOURCE


class Grid:
    def __init__(self, width, height, points=POINTS, strict=False):
        self.width = width
        self.height = height
        self.points = points
        self.strict = strict
        self.rows = bytearray(height)  # what is drawn on
        # The pieces in the order they were drawn.
        self.kinds = bytearray()
        self.turns = bytearray()
        self.spots = bytearray()  # the cell of the top left corner of its box
        for x in (ASIDE, width - 1 - ASIDE):
            self._draw(SOURCE, 0, (height - 1) * width + x)
        self.power()

    # --- where pieces can lie

    def inside(self, kind, turn, spot):
        """Is the whole piece on the grid?"""
        lies = SHAPES[kind]
        if turn >= len(lies) or spot >= self.width * self.height:
            return False
        bits = lies[turn]
        if spot // self.width + len(bits) > self.height:
            return False
        return max(bits) << spot % self.width < 1 << self.width

    def touches(self, kind, turn, spot, rows):
        """Has the piece a cell among these?"""
        x, y = spot % self.width, spot // self.width
        for bits in SHAPES[kind][turn]:
            if bits << x & rows[y]:
                return True
            y += 1
        return False

    def fits(self, kind, turn, spot):
        """On the grid, and on nothing else."""
        return self.inside(kind, turn, spot) and not self.touches(kind, turn, spot, self.rows)

    def allowed(self, kind, turn, spot):
        """As the rules want it: a cable goes on from a source or a cable."""
        if not self.fits(kind, turn, spot):
            return False
        return kind != CABLE or self.touches(kind, turn, spot, self.joints)

    def places(self, kind, loose=False, rows=None):
        """Every turn << 6 | spot; loose: cables that hang on nothing too; rows: as if so drawn."""
        width, height = self.width, self.height
        lies = SHAPES[kind]
        rows = rows or self.rows
        for turn in range(len(lies)):
            bits = lies[turn]
            widest = max(bits)
            for y in range(height - len(bits) + 1):
                x = 0
                while widest << x < 1 << width:
                    for i in range(len(bits)):
                        if bits[i] << x & rows[y + i]:
                            break
                    else:
                        spot = y * width + x
                        if kind != CABLE or loose or self.touches(CABLE, turn, spot, self.joints):
                            yield turn << 6 | spot
                    x += 1

    def has_place(self, kind):
        for _ in self.places(kind):
            return True
        return False

    def piece_at(self, spot):
        """The number of the piece that covers a cell, -1 if it is empty."""
        bit, y = 1 << spot % self.width, spot // self.width
        if self.rows[y] & bit:
            for i in range(len(self.kinds)):
                at = self.spots[i]
                down = y - at // self.width
                bits = SHAPES[self.kinds[i]][self.turns[i]]
                if 0 <= down < len(bits) and bits[down] << at % self.width & bit:
                    return i
        return -1

    # --- drawing

    def _draw(self, kind, turn, spot):
        self.kinds.append(kind)
        self.turns.append(turn)
        self.spots.append(spot)
        self.mark(self.rows, len(self.kinds) - 1)

    def mark(self, rows, i):
        """Set the cells of a piece in rows."""
        x, y = self.spots[i] % self.width, self.spots[i] // self.width
        for bits in SHAPES[self.kinds[i]][self.turns[i]]:
            rows[y] |= bits << x
            y += 1

    def draw(self, kind, turn, spot):
        self._draw(kind, turn, spot)
        self.power()

    def draw_trial(self, kind, turn, spot):
        """Draw something only to see what it does; returns what wipe_trial() wants."""
        kept = (self.lit, self.live, self.near, self.joints, self.total)
        self.draw(kind, turn, spot)
        return kept

    def wipe_trial(self, kept):
        """Everything as it was before, without finding out about power again."""
        last = len(self.kinds) - 1
        x, y = self.spots[last] % self.width, self.spots[last] // self.width
        for bits in SHAPES[self.kinds[last]][self.turns[last]]:
            self.rows[y] &= ~(bits << x)
            y += 1
        self.kinds = self.kinds[:last]
        self.turns = self.turns[:last]
        self.spots = self.spots[:last]
        self.lit, self.live, self.near, self.joints, self.total = kept

    def erase(self, i):
        for name in ("kinds", "turns", "spots"):
            old = getattr(self, name)
            setattr(self, name, old[:i] + old[i + 1 :])
        for y in range(self.height):
            self.rows[y] = 0
        for piece in range(len(self.kinds)):
            self.mark(self.rows, piece)
        self.power()

    # --- power

    def around(self, rows):
        """The cells beside these, up, down, left and right of them."""
        full = (1 << self.width) - 1
        near = bytearray(self.height)
        last = self.height - 1
        for y in range(self.height):
            bits = rows[y]
            near[y] = (
                bits << 1 & full
                | bits >> 1
                | (rows[y - 1] if y else 0)
                | (rows[y + 1] if y < last else 0)
            )
        return near

    def power(self):
        """It spreads from the sources through cables, and through banners that have it."""
        kinds = self.kinds
        count = len(kinds)
        live = bytearray(self.height)  # cells that give power
        self.lit = lit = bytearray(count)
        for i in range(count):
            if kinds[i] == SOURCE:
                lit[i] = 1
                self.mark(live, i)
        spread = True
        while spread:
            spread = False
            near = self.around(live)
            for i in range(count):
                if not lit[i] and kinds[i] in (CABLE, BANNER) and self.beside(i, near):
                    lit[i] = 1
                    self.mark(live, i)
                    spread = True
        self.live = live
        self.near = near
        loose = False
        for i in range(count):
            if not lit[i]:
                if kinds[i] == SNOWFLAKE or self.beside(i, near):
                    lit[i] = 1
                elif kinds[i] == CABLE:
                    loose = True
        self.joints = near  # cells beside a source or cable, with power or without
        if loose:
            joints = bytearray(live)
            for i in range(count):
                if kinds[i] == CABLE:
                    self.mark(joints, i)
            self.joints = self.around(joints)
        self.total = None  # the score, once somebody asks

    def beside(self, i, near):
        """Has a piece a cell among these?"""
        return self.touches(self.kinds[i], self.turns[i], self.spots[i], near)

    def first_cell(self, i):
        """The leftmost cell of a piece's top row."""
        return self.first_of(self.kinds[i], self.turns[i], self.spots[i])

    def first_of(self, kind, turn, spot):
        """The same of one that is not drawn yet."""
        bits = SHAPES[kind][turn][0]
        while not bits & 1:
            bits >>= 1
            spot += 1
        return spot
