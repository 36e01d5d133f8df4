# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The whole track on the screen, winding from Home to the North Pole, with the trains on it.

The track is drawn once; trains and the marks of where they would go are little pictures that lie
over it, so that a move costs next to nothing.
"""

import displayio

from tinsel.canvas import Canvas
from tinsel.shelf import forget

FRAMES = 6  # pictures of trains on their way ...
FRAME = 60  # ... and how long each is seen, in ms

_last = [None]  # the track that was drawn last


class Track:
    """The track itself: where each space is, and its canvas; drawn once for a board."""

    def __init__(self, ui, board, rows):
        self.board = board
        self.rows = rows
        self.large = ui.colour
        self.lanes = rows if self.large else 3
        self.pitch = rows * 12 // self.lanes
        self.columns = (board.pole + self.lanes) // self.lanes
        self.half = 3 if self.large else 2  # of a picture
        self.size = (7, 9) if self.large else (5, 7)  # of a train
        self.canvas = Canvas(ui.width, rows * 12, self.large)

    def where(self, place):
        """The middle of a space; every other lane runs back."""
        lane = place // self.columns
        column = place % self.columns
        if lane % 2:
            column = self.columns - 1 - column
        edge = 5 if self.large else 4
        across = (self.canvas.width - 2 * edge - 1) * column // (self.columns - 1)
        return edge + across, lane * self.pitch + self.pitch // 2 - (0 if self.large else 1)


def prepare(ui, board, rows=None):
    """The drawn track, if need be made bit by bit. A generator that returns it."""
    rows = rows or (5 if ui.colour else 2)
    track = _last[0]
    if track is None or track.rows != rows or track.board.places != board.places:
        from . import drawing

        track = Track(ui, board, rows)
        yield from drawing.draw(track)
        track.sheet = drawing.trains(track.size, track.large)
        track.rim = drawing.rim(track.size)
        _last[0] = track
        forget(__name__, "drawing")
        yield 1  # the trains and the cards are drawn in a moment of their own
    return track


class View:
    """The track with trains on it. rows: how many it takes; marks: will it foresee anything?"""

    def __init__(self, ui, trains, rows=None, marks=False):
        self.ui = ui
        drawing = prepare(ui, trains.board, rows)
        while True:
            try:
                next(drawing)
            except StopIteration as done:
                self.track = track = done.value
                break
        self.rows = track.rows
        self.top = ui.top
        ui.lay(track.canvas.tiles(self.top))
        large = track.large
        self.shades = [_shade(large, ui.settings.seat_rgb(i), 0) for i in range(len(trains.at))]
        self.lit = _shade(large, 0xFFFFFF, 0xFFFFFF)
        # A mark is a rim around a train: it lies beneath, and is seen around whoever is there now.
        self.marks = []
        for shade in self.shades if marks else ():
            mark = self._tile(track.rim, 0, shade)
            mark.hidden = True
            self.marks.append(mark)
        self.tokens = [self._tile(track.sheet, i, shade) for i, shade in enumerate(self.shades)]

    def _tile(self, bitmap, picture, shade):
        tile = displayio.TileGrid(
            bitmap,
            pixel_shader=shade,
            tile_width=self.track.size[0] if bitmap is self.track.sheet else bitmap.width,
            tile_height=bitmap.height,
            default_tile=picture,
        )
        self.ui.lay(tile)
        return tile

    def put(self, at, acting=-1):
        """Show the trains where they are; those that share a space stand side by side."""
        for seat in range(len(at)):
            shade = self.shades[seat]
            if seat == acting:
                shade = self.lit
                if self.ui.colour:
                    shade[1] = self.ui.settings.seat_rgb(seat)
            token = self.tokens[seat]
            if token.pixel_shader is not shade:
                token.pixel_shader = shade
            self._set(token, at, seat)

    def run(self, at, to, acting, frame):
        """One of FRAMES pictures of trains on their way; the last has them there."""
        way = bytearray(len(to))
        for seat in range(len(to)):
            way[seat] = at[seat] + (to[seat] - at[seat]) * frame // FRAMES
        self.put(way, acting)

    def foresee(self, at, after):
        """Mark where trains would be."""
        for seat in range(len(at)):
            moved = at[seat] != after[seat]
            tile = self.marks[seat]
            if moved:
                self._set(tile, after, seat, 1)
            if tile.hidden == moved:
                tile.hidden = not moved

    def _set(self, tile, at, seat, rim=0):
        x, y = self.track.where(at[seat])
        width, height = self.track.size
        before = beside = 0
        for other in range(len(at)):
            if at[other] == at[seat]:
                beside += 1
                if other < seat:
                    before += 1
        left = x - width * beside // 2 + width * before
        limit = self.ui.width - width * (beside - before)
        left = min(max(left, width * before), limit) - rim
        if tile.x != left:
            tile.x = left
        top = self.top + y - height // 2 - rim
        if tile.y != top:
            tile.y = top


def _shade(large, rgb, bright):
    """Three colours: behind, the train, its number. Who acts has a bright number in colour;

    without colour a dark one on white.
    """
    palette = displayio.Palette(3)
    if large:
        palette[0], palette[1], palette[2] = 0, rgb, bright
    else:
        palette[0], palette[1], palette[2] = bright, 0xFFFFFF, 0xFFFFFF - bright
    return palette
