# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A small displayio in plain Python: bitmaps, palettes, tile grids, groups; busdisplay paints."""

# Nothing here knows who runs it: the tests do, a browser page may. What a program does here (write
# a tile, move a group) makes no garbage, as in the firmware; painting is busdisplay's affair.

from array import array

CIRCUITPYTHON_TERMINAL = None

# What has to be painted again: [anything at all, x1, y1, x2, y2 of what was taken away].
changes = array("h", (1, 0, 0, 0, 0))


def lose(area):
    """A layer that was on the display has gone from there: what lay below must be painted."""
    if area is None:
        return
    if changes[1] >= changes[3]:
        changes[1], changes[2], changes[3], changes[4] = area
        return
    changes[1] = min(changes[1], area[0])
    changes[2] = min(changes[2], area[1])
    changes[3] = max(changes[3], area[2])
    changes[4] = max(changes[4], area[3])


def release_displays():
    import busdisplay

    busdisplay.displays.clear()


class Bitmap:
    """Values of 1, 2, 4, 8 or 16 bits, packed as the firmware packs them (rows of whole words)."""

    def __init__(self, width, height, value_count):
        if not 1 <= value_count <= 65536:
            raise ValueError("value_count must be in the range of 1-65536")
        bits = 1
        while (value_count - 1) >> bits:
            bits = bits * 2 if bits < 8 else bits + 8
        self._setup(width, height, bits, None)

    def _setup(self, width, height, bits, data):
        self.width = width
        self.height = height
        self.bits_per_value = bits
        self._stride = (width * bits + 31) // 32 * 4
        self._fixed = data is not None
        self._data = bytearray(self._stride * height) if data is None else data
        self._x1 = self._y1 = 0
        self._x2 = width
        self._y2 = height

    def _get(self, x, y):
        bits = self.bits_per_value
        at = y * self._stride
        if bits < 8:
            x *= bits
            return (self._data[at + (x >> 3)] >> (8 - bits - (x & 7))) & ((1 << bits) - 1)
        if bits == 8:
            return self._data[at + x]
        at += 2 * x
        return self._data[at] | self._data[at + 1] << 8

    def _set(self, x, y, value):
        if not (0 <= x < self.width and 0 <= y < self.height):
            return
        bits = self.bits_per_value
        at = y * self._stride
        if bits < 8:
            x *= bits
            at += x >> 3
            shift = 8 - bits - (x & 7)
            mask = (1 << bits) - 1
            self._data[at] = (self._data[at] & ~(mask << shift)) | (value & mask) << shift
        elif bits == 8:
            self._data[at + x] = value
        else:
            at += 2 * x
            self._data[at] = value & 0xFF
            self._data[at + 1] = value >> 8

    def __getitem__(self, index):
        if isinstance(index, tuple):
            x, y = index
        else:
            x, y = index % self.width, index // self.width
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise IndexError("pixel coordinates out of bounds")
        return self._get(x, y)

    def __setitem__(self, index, value):
        if self._fixed:
            raise RuntimeError("Read-only")
        if self.bits_per_value >= 8 and value >> self.bits_per_value:
            raise ValueError("value out of range")
        if isinstance(index, tuple):
            x, y = index
        else:
            x, y = index % self.width, index // self.width
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise IndexError("pixel coordinates out of bounds")
        self._set(x, y, value)
        self.dirty(x, y, x + 1, y + 1)

    def fill(self, value):
        if self._fixed:
            raise RuntimeError("Read-only")
        bits = self.bits_per_value
        data = self._data
        if bits > 8:
            for at in range(0, len(data), 2):
                data[at] = value & 0xFF
                data[at + 1] = value >> 8
        else:
            byte = value & ((1 << bits) - 1)
            while bits < 8:
                byte |= byte << bits
                bits *= 2
            for at in range(len(data)):
                data[at] = byte
        self.dirty()

    def dirty(self, x1=0, y1=0, x2=-1, y2=-1):
        x2 = self.width if x2 == -1 else x2
        y2 = self.height if y2 == -1 else y2
        x1 = max(0, x1)
        y1 = max(0, y1)
        x2 = min(self.width, x2)
        y2 = min(self.height, y2)
        if x1 >= x2 or y1 >= y2:
            return
        if self._x1 >= self._x2:
            self._x1, self._y1, self._x2, self._y2 = x1, y1, x2, y2
        else:
            self._x1 = min(self._x1, x1)
            self._y1 = min(self._y1, y1)
            self._x2 = max(self._x2, x2)
            self._y2 = max(self._y2, y2)
        changes[0] = 1

    def _clean(self):
        self._x1 = self._x2 = 0

    def deinit(self):
        self._data = bytearray(0)


class Palette:
    """Colours as 0xRRGGBB, each opaque or not."""

    def __init__(self, color_count, *, dither=False):
        self._colors = [0] * color_count
        self._clear = bytearray(color_count)
        self._new = True
        self.dither = dither

    def __len__(self):
        return len(self._colors)

    def __getitem__(self, index):
        return self._colors[index]

    def __setitem__(self, index, value):
        if not isinstance(value, int):
            value = value[0] << 16 | value[1] << 8 | value[2]
        if not 0 <= value <= 0xFFFFFF:
            raise ValueError("color must be 0x000000-0xFFFFFF")
        if self._colors[index] != value:
            self._colors[index] = value
            self._change()

    def _change(self):
        self._new = True
        changes[0] = 1

    def _clean(self):
        self._new = False

    def make_transparent(self, index):
        self._clear[index] = 1
        self._change()

    def make_opaque(self, index):
        self._clear[index] = 0
        self._change()

    def is_transparent(self, index):
        return bool(self._clear[index])


class TileGrid:
    """A grid of tiles that show parts of one bitmap through one palette."""

    def __init__(
        self,
        bitmap,
        *,
        pixel_shader,
        width=1,
        height=1,
        tile_width=None,
        tile_height=None,
        default_tile=0,
        x=0,
        y=0,
    ):
        tile_width = tile_width or bitmap.width
        tile_height = tile_height or bitmap.height
        if tile_width and bitmap.width % tile_width:
            raise ValueError("Tile width must exactly divide bitmap width")
        if tile_height and bitmap.height % tile_height:
            raise ValueError("Tile height must exactly divide bitmap height")
        self._bitmap = bitmap
        self._shader = pixel_shader
        self.width = width
        self.height = height
        self.tile_width = tile_width
        self.tile_height = tile_height
        self._x = x
        self._y = y
        self._turned = 0  # 1: flipped left to right, 2: top to bottom, 4: along the diagonal
        self._hidden = False
        self._inside = False
        self._tiles = bytearray(width * height)
        if default_tile:
            for at in range(len(self._tiles)):
                self._tiles[at] = default_tile
        self._drawn = None  # where it was painted last, in pixels of the display
        self._all = True
        self._x1 = self._y1 = self._x2 = self._y2 = 0  # tiles that changed

    def _change(self):
        self._all = True
        changes[0] = 1

    def _at(self, index):
        if isinstance(index, tuple):
            x, y = index
            if not (0 <= x < self.width and 0 <= y < self.height):
                raise ValueError("Tile index out of bounds")
            return y * self.width + x
        if not 0 <= index < len(self._tiles):
            raise ValueError("Tile index out of bounds")
        return index

    def __getitem__(self, index):
        return self._tiles[self._at(index)]

    def __setitem__(self, index, value):
        bitmap = self._bitmap
        across = bitmap.width // self.tile_width
        if not 0 <= value < across * (bitmap.height // self.tile_height):
            raise ValueError("Tile value out of bounds")
        at = self._at(index)
        self._tiles[at] = value
        x = at % self.width
        y = at // self.width
        if self._x1 >= self._x2:
            self._x1 = x
            self._y1 = y
            self._x2 = x + 1
            self._y2 = y + 1
        else:
            self._x1 = min(self._x1, x)
            self._y1 = min(self._y1, y)
            self._x2 = max(self._x2, x + 1)
            self._y2 = max(self._y2, y + 1)
        changes[0] = 1

    def _clean(self):
        self._all = False
        self._x1 = self._x2 = 0
        self._bitmap._clean()
        self._shader._clean()

    def _forget(self):
        lose(self._drawn)
        self._drawn = None

    def contains(self, touch):
        x, y = touch[0] - self._x, touch[1] - self._y
        return 0 <= x < self.width * self.tile_width and 0 <= y < self.height * self.tile_height

    @property
    def x(self):
        return self._x

    @x.setter
    def x(self, value):
        self._x = value
        changes[0] = 1

    @property
    def y(self):
        return self._y

    @y.setter
    def y(self, value):
        self._y = value
        changes[0] = 1

    @property
    def hidden(self):
        return self._hidden

    @hidden.setter
    def hidden(self, value):
        self._hidden = bool(value)
        changes[0] = 1

    @property
    def bitmap(self):
        return self._bitmap

    @bitmap.setter
    def bitmap(self, value):
        if value.width != self._bitmap.width or value.height != self._bitmap.height:
            raise ValueError("New bitmap must be same size as old bitmap")
        self._bitmap = value
        self._change()

    @property
    def pixel_shader(self):
        return self._shader

    @pixel_shader.setter
    def pixel_shader(self, value):
        self._shader = value
        self._change()

    def _turn(self, bit, on):
        self._turned = (self._turned & ~bit) | (bit if on else 0)
        self._change()

    @property
    def flip_x(self):
        return bool(self._turned & 1)

    @flip_x.setter
    def flip_x(self, value):
        self._turn(1, value)

    @property
    def flip_y(self):
        return bool(self._turned & 2)

    @flip_y.setter
    def flip_y(self, value):
        self._turn(2, value)

    @property
    def transpose_xy(self):
        return bool(self._turned & 4)

    @transpose_xy.setter
    def transpose_xy(self, value):
        self._turn(4, value)


class Group:
    """Layers that move, grow and hide together; the last is on top."""

    def __init__(self, *, scale=1, x=0, y=0):
        if scale < 1:
            raise ValueError("scale must be >= 1")
        self._factor = scale
        self._group_x = x
        self._group_y = y
        self._away = False
        self._layers = []
        self._inside = False

    def _take(self, layer):
        if not isinstance(layer, (Group, TileGrid)):
            raise ValueError("Layer must be a Group or TileGrid subclass")
        if layer._inside:
            raise ValueError("Layer already in a group")
        layer._inside = True
        changes[0] = 1

    def _drop(self, layer):
        layer._inside = False
        layer._forget()
        changes[0] = 1

    def _forget(self):
        for layer in self._layers:
            layer._forget()

    def append(self, layer):
        self._take(layer)
        self._layers.append(layer)

    def insert(self, index, layer):
        self._take(layer)
        self._layers.insert(index, layer)

    def index(self, layer):
        return self._layers.index(layer)

    def pop(self, index=-1):
        layer = self._layers.pop(index)
        self._drop(layer)
        return layer

    def remove(self, layer):
        self.pop(self._layers.index(layer))

    def __bool__(self):
        return len(self._layers) > 0

    def __contains__(self, layer):
        return layer in self._layers

    def __len__(self):
        return len(self._layers)

    def __getitem__(self, index):
        return self._layers[index]

    def __setitem__(self, index, layer):
        self._take(layer)
        self._drop(self._layers[index])
        self._layers[index] = layer

    def __delitem__(self, index):
        self.pop(index)

    @property
    def hidden(self):
        return self._away

    @hidden.setter
    def hidden(self, value):
        self._away = bool(value)
        changes[0] = 1

    @property
    def scale(self):
        return self._factor

    @scale.setter
    def scale(self, value):
        if value < 1:
            raise ValueError("scale must be >= 1")
        self._factor = value
        changes[0] = 1

    @property
    def x(self):
        return self._group_x

    @x.setter
    def x(self, value):
        self._group_x = value
        changes[0] = 1

    @property
    def y(self):
        return self._group_y

    @y.setter
    def y(self, value):
        self._group_y = value
        changes[0] = 1
