# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Runs on the VM: a displayio that takes everything and paints nothing, for measuring time.

What is C on the board costs next to nothing there; the stand-ins do it in Python, pixel by pixel.
With these in their place, what is left is the program's own work. Tiles are bytes of C here.
"""

import adafruit_pixelbuf
import bitmaptools
import busdisplay
import displayio
import pwmio
import terminalio


class Strip(bytearray):
    """The font's pixels, a byte each: read by number, row after row."""

    def __init__(self, bitmap):
        super().__init__(bitmap.width * bitmap.height)
        self.width = bitmap.width
        self.height = bitmap.height
        for y in range(self.height):
            for x in range(self.width):
                self[y * self.width + x] = bitmap._get(x, y)


class Bitmap:
    def __init__(self, width, height, value_count):
        self.width = width
        self.height = height

    def __getitem__(self, index):
        return 0

    def __setitem__(self, index, value):
        pass

    def fill(self, value):
        pass

    def dirty(self, x1=0, y1=0, x2=-1, y2=-1):
        pass


class TileGrid(bytearray):
    """Tiles by number; everything else is a plain attribute, and what is usual is the class's."""

    x = y = 0
    hidden = flip_x = flip_y = transpose_xy = False
    _inside = False  # Group stays as it is, and asks

    def __init__(self, bitmap, *, pixel_shader, width=1, height=1, default_tile=0, **more):
        super().__init__(width * height)
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.width = width
        self.height = height
        self.tile_width = self.tile_height = 0
        for name in more:
            setattr(self, name, more[name])
        if not self.tile_width:
            self.tile_width = bitmap.width
        if not self.tile_height:
            self.tile_height = bitmap.height
        if default_tile:
            self[0] = default_tile

    def _forget(self):
        pass


class PWMOut:
    def __init__(self, pin, duty_cycle=0, frequency=500, variable_frequency=False):
        self.duty_cycle = duty_cycle
        self.frequency = frequency
        pin.pwm = self


def nothing(*args, **more):
    pass


def swap():
    """Before anything of Tinselbox is imported."""
    displayio.Bitmap = Bitmap
    displayio.TileGrid = TileGrid
    terminalio.FONT.bitmap = Strip(terminalio.FONT.bitmap)
    for name in ("fill_region", "draw_line", "draw_circle", "blit", "arrayblit"):
        setattr(bitmaptools, name, nothing)
    busdisplay.BusDisplay.refresh = nothing
    pwmio.PWMOut = PWMOut
    adafruit_pixelbuf.PixelBuf.__setitem__ = nothing
    adafruit_pixelbuf.PixelBuf.show = nothing
