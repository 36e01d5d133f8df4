# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""One player's sheet: what is drawn where, which ends lead nowhere, the stars."""

from .data import BESIDE, BORDER, STARS, TILES, WAYS

_NAMES = tuple([bytes((1 + name,)) for name in range(6)])  # as a building is written in `built`


class Sheet:
    def __init__(self):
        self.built = bytearray(TILES)  # 0, or 1 + 3 * colour + building
        self.ports = (bytearray(TILES), bytearray(TILES))  # dots used on each tile, by colour
        # The pieces in the order they were drawn.
        self.tiles = bytearray()
        self.pieces = bytearray()
        self.colours = bytearray()
        self.circled = 0
        self.filled = 0

    def used(self, tile):
        """The dots of a tile that have track of either colour."""
        return self.ports[0][tile] | self.ports[1][tile]

    def left(self):
        """Stars that are circled and not filled in."""
        return self.circled - self.filled

    def where(self, colour, building):
        """The tile of a building, -1 while it is not drawn."""
        return self.built.find(_NAMES[3 * colour + building])

    # --- what may be drawn

    def may_build(self, tile):
        return not self.built[tile] and not self.used(tile)

    def may_lay(self, tile, shape, way):
        ways = WAYS[shape]
        if 2 * way >= len(ways) or self.built[tile]:
            return False
        return not self.used(tile) & (ways[2 * way] | ways[2 * way + 1])

    def fits(self, tile, shape):
        """Is there any way for this shape to lie here?"""
        if self.built[tile]:
            return False
        used = self.used(tile)
        if not used:
            return True
        ways = WAYS[shape]
        at = 0
        while at < len(ways) and used & (ways[at] | ways[at + 1]):
            at += 2
        return at < len(ways)

    # --- drawing

    def build(self, tile, colour, building):
        self.built[tile] = 1 + 3 * colour + building

    def lay(self, tile, colour, shape, way):
        """Draw a track; the first on a star's tile circles a star."""
        if tile in STARS and not self.used(tile):
            self.circled += 1
        ways = WAYS[shape]
        for at in range(2 * way, 2 * way + 2):  # a tuple would be garbage
            ports = ways[at]
            if ports:
                self.tiles.append(tile)
                self.pieces.append(ports)
                self.colours.append(colour)
                self.ports[colour][tile] |= ports

    def take_back(self, shape, way):
        """Rub out the track that was drawn last; its star, if it circled one, is the caller's."""
        at = 2 * way
        for ports in WAYS[shape][at : at + 2]:
            if ports:
                last = len(self.tiles) - 1
                tile, colour = self.tiles[last], self.colours[last]
                self.ports[colour][tile] &= ~self.pieces[last]
                self.tiles = self.tiles[:last]
                self.pieces = self.pieces[:last]
                self.colours = self.colours[:last]

    # --- where the ends lead

    def connected(self, tile, port, colour):
        """Does an end of this colour at this dot go on, in track or in a building of its own?"""
        beside = BESIDE[4 * tile + (port >> 1)]
        if beside == BORDER:
            return False
        built = self.built[beside]
        if built:
            return (built - 1) // 3 == colour
        return self.ports[colour][beside] >> (port ^ 4) & 1 == 1

    def dead_ends(self, colour):
        """(tile, port) of every end of this colour that leads nowhere."""
        ports = self.ports[colour]
        for tile in range(TILES):
            bits = ports[tile]
            port = 0
            while bits:
                if bits & 1 and not self.connected(tile, port, colour):
                    yield tile, port
                bits >>= 1
                port += 1

    def count_dead_ends(self, colour):
        ports = self.ports[colour]
        count = 0
        for tile in range(TILES):
            bits = ports[tile]
            port = 0
            while bits:
                if bits & 1 and not self.connected(tile, port, colour):
                    count += 1
                bits >>= 1
                port += 1
        return count
