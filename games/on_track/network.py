# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The tracks of one colour as a net: knots where a route has a choice, and lines between them.

A knot is a piece with three live ends, or one that shares its tile with another live piece (a tile
counts once a section, so those must be looked at together). All else is line: a number of tiles.
"""

from array import array

from micropython import const

from .data import BESIDE, BORDER, TILES

NOWHERE = const(255)
HOUSE = const(250)  # HOUSE + building: an end at a building of this colour


class Network:
    def __init__(self, sheet, colour):
        self.piece = piece = bytearray()  # which of the sheet's pieces
        self.tile = tile = bytearray()
        at = bytearray(8 * TILES)  # piece + 1 at each dot
        for i in range(len(sheet.tiles)):
            if sheet.colours[i] == colour:
                piece.append(i)
                tile.append(sheet.tiles[i])
                bits = sheet.pieces[i]
                dot = 8 * sheet.tiles[i]
                while bits:
                    if bits & 1:
                        at[dot] = len(piece)
                    bits >>= 1
                    dot += 1
        self.links = bytearray(b"\xff" * (4 * len(piece)))  # by edge: a piece, a HOUSE, NOWHERE
        self.live = bytearray(len(piece))  # how many ends go on
        self._link(sheet, colour, at)
        self._prune()
        self.knot = bytearray(len(piece))  # 1: a knot; 2: one that shares its tile
        self._tie()
        # Of each knot's links: the knot or HOUSE at the line's other end, by which of its links,
        # and how many tiles are between.
        self.to = bytearray(b"\xff" * len(self.links))
        self.back = array("H", [0] * len(self.links))
        self.length = bytearray(len(self.links))
        self._lines()

    def _link(self, sheet, colour, at):
        links = self.links
        first = 1 + 3 * colour
        for i in range(len(self.piece)):
            tile = self.tile[i]
            bits = sheet.pieces[self.piece[i]]
            for port in range(8):
                if bits >> port & 1:
                    beside = BESIDE[4 * tile + (port >> 1)]
                    if beside == BORDER:
                        continue
                    built = sheet.built[beside]
                    other = at[8 * beside + (port ^ 4)]
                    if built and 0 <= built - first < 3:
                        links[4 * i + (port >> 1)] = HOUSE + built - first
                    elif not built and other:
                        links[4 * i + (port >> 1)] = other - 1
                    else:
                        continue
                    self.live[i] += 1

    def _prune(self):
        """Pieces that no route can pass are no part of the net, and so on back to a fork."""
        links, live = self.links, self.live
        for start in range(len(live)):
            i = start
            while live[i] == 1:
                live[i] = 0
                for k in range(4 * i, 4 * i + 4):
                    other = links[k]
                    if other != NOWHERE:
                        links[k] = NOWHERE
                        if other < HOUSE:
                            self._cut(other, i)
                            i = other
                        break

    def _cut(self, i, other):
        for k in range(4 * i, 4 * i + 4):
            if self.links[k] == other:
                self.links[k] = NOWHERE
        self.live[i] -= 1

    def _tie(self):
        """Say which pieces are knots; a line from house to house gets one, to have a name."""
        live, knot, links, tile = self.live, self.knot, self.links, self.tile
        on = bytearray(TILES)
        for i in range(len(live)):
            if live[i] > 1:
                on[tile[i]] += 1
        for i in range(len(live)):
            if live[i] > 1 and on[tile[i]] > 1:
                knot[i] = 2
            elif live[i] > 2:
                knot[i] = 1
        for i in range(len(live)):
            if live[i] == 2 and not knot[i]:
                for k in range(4 * i, 4 * i + 4):
                    if HOUSE <= links[k] < NOWHERE:
                        self._name(i, k)
                        break

    def _lines(self):
        for k in range(len(self.links)):
            i = k >> 2
            if self.knot[i] and self.links[k] != NOWHERE:
                to, link, tiles = self.follow(i, k)
                if to == i:
                    self.live[i] -= 1  # no route can use a ring that has one knot
                    continue
                self.to[k] = to
                self.back[k] = link
                self.length[k] = tiles

    def _name(self, i, k):
        end, _, _ = self.follow(i, k, other=True)
        if end >= HOUSE:
            self.knot[i] = 1

    def follow(self, i, k, marks=None, mark=0, other=False):
        """Along a line from a piece's link: (knot or HOUSE it comes to, by its link, tiles).

        With other, the line leaves by the link that is not k. With marks, its pieces are marked.
        """
        links, knot = self.links, self.knot
        if other:
            k = self._out(i, k)
        tiles = 0
        while True:
            after = links[k]
            if after >= HOUSE:
                return after, 0, tiles
            k = 4 * after
            while links[k] != i:
                k += 1
            i = after
            if knot[i]:
                return i, k, tiles
            tiles += 1
            if marks is not None:
                marks[self.piece[i]] = mark
            k = self._out(i, k)

    def _out(self, i, k):
        """The other live link of a piece with two."""
        out = 4 * i
        while out == k or self.links[out] == NOWHERE:
            out += 1
        return out
