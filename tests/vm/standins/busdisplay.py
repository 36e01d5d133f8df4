# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Paints a displayio scene into one byte buffer, as busdisplay and the display together would."""

# A display of one bit has a byte a pixel (0 or 1), one of colour two (RGB565, high byte first), row
# after row. Only what changed is painted, as on the board.

import displayio

displays = []
spare = None  # a buffer laid ready for the next display
MANY = 12  # areas; more of them are painted as one


class BusDisplay:
    """A display that paints when it is told to (`refresh`)."""

    painting = True  # False while somebody measures a program without its display

    def __init__(
        self,
        display_bus,
        init_sequence,
        *,
        width,
        height,
        rotation=0,
        color_depth=16,
        grayscale=False,
        brightness=1.0,
        auto_refresh=True,
        **_rest,
    ):
        self.bus = display_bus
        self.width = width
        self.height = height
        self.brightness = brightness
        self.auto_refresh = auto_refresh
        self._mono = color_depth == 1
        self._rotation = rotation
        self._root = None
        self._whole = True
        size = width * height * (1 if self._mono else 2)
        self.buffer = spare if spare is not None and len(spare) == size else bytearray(size)
        displays.append(self)

    @property
    def root_group(self):
        return self._root

    @root_group.setter
    def root_group(self, group):
        if group is self._root:
            return
        if group is not None:
            if group._inside:
                raise ValueError("Group already used")
            group._inside = True
        if self._root is not None:
            self._root._inside = False
        self._root = group
        self._whole = True

    @property
    def rotation(self):
        return self._rotation

    @rotation.setter
    def rotation(self, degrees):
        if degrees not in (0, 180):
            raise ValueError("this stand-in turns by 180 degrees only")
        self._rotation = degrees
        self._whole = True

    def refresh(self, *, target_frames_per_second=None, minimum_frames_per_second=0):
        if not self.painting:
            self._whole = True
            return True
        changes = displayio.changes
        if self._whole or changes[0]:
            areas = []
            if changes[1] < changes[3]:
                areas.append(tuple(changes[1:]))
            if self._root is not None:
                if not self._root._away:
                    collect(self._root, 0, 0, 1, False, areas)
                else:
                    collect(self._root, 0, 0, 1, True, areas)
                clean(self._root)
            changes[0] = changes[1] = changes[2] = changes[3] = changes[4] = 0
            if self._whole:
                areas = [(0, 0, self.width, self.height)]
                self._whole = False
            elif len(areas) > MANY:
                areas = [union(areas)]
            for area in areas:
                self._paint(area)
        return True

    def _paint(self, area):
        x1, y1 = max(0, area[0]), max(0, area[1])
        x2, y2 = min(self.width, area[2]), min(self.height, area[3])
        if x1 >= x2 or y1 >= y2:
            return
        size = 1 if self._mono else 2
        blank = bytes((x2 - x1) * size)
        for y in range(y1, y2):
            at = (y * self.width + x1) * size
            self.buffer[at : at + len(blank)] = blank
        if self._root is not None and not self._root._away:
            paint(self, self._root, 0, 0, 1, (x1, y1, x2, y2))

    def frame(self):
        """The bytes as the glass shows them, the right way up for somebody who did not turn it."""
        if self._rotation == 0:
            return bytes(self.buffer)
        turned = bytearray(self.buffer)
        last = len(turned) - 1
        if self._mono:
            for at in range(last + 1):
                turned[last - at] = self.buffer[at]
        else:
            for at in range(0, last, 2):
                turned[last - at - 1] = self.buffer[at]
                turned[last - at] = self.buffer[at + 1]
        return bytes(turned)


def union(areas):
    x1, y1, x2, y2 = areas[0]
    for area in areas:
        x1, y1 = min(x1, area[0]), min(y1, area[1])
        x2, y2 = max(x2, area[2]), max(y2, area[3])
    return x1, y1, x2, y2


def collect(group, x, y, scale, hidden, areas):
    """Adds the areas that changed since the last refresh, and notes where things are now."""
    x += group._group_x * scale
    y += group._group_y * scale
    scale *= group._factor
    for layer in group._layers:
        if isinstance(layer, displayio.Group):
            collect(layer, x, y, scale, hidden or layer._away, areas)
            continue
        before = layer._drawn
        if hidden or layer._hidden:
            if before:
                areas.append(before)
            layer._drawn = None
            continue
        now = place(layer, x, y, scale)
        if now != before:
            areas.append(now)
            if before:
                areas.append(before)
            layer._drawn = now
            continue
        bitmap = layer._bitmap
        dirty = bitmap._x1 < bitmap._x2 and not bitmap._fixed
        moved = layer._x1 < layer._x2
        everywhere = len(layer._tiles) > 1 if dirty else False
        if (dirty or moved) and layer._turned:
            everywhere = True
        if layer._all or layer._shader._new or everywhere:
            areas.append(now)
        else:
            if dirty:
                areas.append(part(now, scale, bitmap, 1, 1))
            if moved:
                areas.append(part(now, scale, layer, layer.tile_width, layer.tile_height))


def part(area, scale, dirty, width, height):
    x, y = area[0], area[1]
    width *= scale
    height *= scale
    return (
        x + dirty._x1 * width,
        y + dirty._y1 * height,
        x + dirty._x2 * width,
        y + dirty._y2 * height,
    )


def place(grid, x, y, scale):
    x += grid._x * scale
    y += grid._y * scale
    width = grid.width * grid.tile_width * scale
    height = grid.height * grid.tile_height * scale
    if grid._turned & 4:
        width, height = height, width
    return x, y, x + width, y + height


def clean(group):
    for layer in group._layers:
        if isinstance(layer, displayio.Group):
            clean(layer)
        else:
            layer._clean()


def paint(display, group, x, y, scale, clip):
    x += group._group_x * scale
    y += group._group_y * scale
    scale *= group._factor
    for layer in group._layers:
        if isinstance(layer, displayio.Group):
            if not layer._away:
                paint(display, layer, x, y, scale, clip)
        elif not layer._hidden:
            area = place(layer, x, y, scale)
            x1, y1 = max(area[0], clip[0]), max(area[1], clip[1])
            x2, y2 = min(area[2], clip[2]), min(area[3], clip[3])
            if x1 < x2 and y1 < y2:
                colors = table(layer._shader, layer._bitmap.bits_per_value, display._mono)
                if layer._turned:
                    dots(display, layer, area, scale, colors, x1, y1, x2, y2)
                else:
                    tiles(display, layer, area, scale, colors, x1, y1, x2, y2)


def table(palette, bits, mono):
    """The bytes of each value; None where one sees through."""
    found = []
    for value in range(min(len(palette), 1 << bits)):
        color = palette[value]
        red, green, blue = color >> 16, (color >> 8) & 0xFF, color & 0xFF
        if palette.is_transparent(value):
            found.append(None)
        elif mono:
            found.append(bytes((((red * 19 + green * 182 + blue * 54) // 255) >> 7,)))
        else:
            found.append(bytes(((red & 0xF8) | green >> 5, (green << 3) & 0xE0 | blue >> 3)))
    found.extend([None] * ((1 << bits) - len(found)))
    return found


def runs(bitmap, left, y, width, scale, colors, size):
    """A row of a tile as (first pixel, bytes) of equal colour or more, see-through left out."""
    found = []
    begin = -1
    data = []
    for x in range(width):
        inside = left + x < bitmap.width and y < bitmap.height
        color = colors[bitmap._get(left + x, y) if inside else 0]
        if color is None:
            if data:
                found.append((begin * scale, b"".join(data)))
                data = []
        else:
            if not data:
                begin = x
            data.append(color * scale)
    if data:
        found.append((begin * scale, b"".join(data)))
    return found


def tiles(display, grid, area, scale, colors, x1, y1, x2, y2):
    bitmap = grid._bitmap
    buffer = display.buffer
    across = display.width
    size = 1 if display._mono else 2
    wide, high = grid.tile_width * scale, grid.tile_height * scale
    sheet = bitmap.width // grid.tile_width
    known = {}
    for row in range((y1 - area[1]) // high, (y2 - 1 - area[1]) // high + 1):
        for column in range((x1 - area[0]) // wide, (x2 - 1 - area[0]) // wide + 1):
            tile = grid._tiles[row * grid.width + column]
            left, top = area[0] + column * wide, area[1] + row * high
            source_x = tile % sheet * grid.tile_width
            source_y = tile // sheet * grid.tile_height
            for y in range(max(y1, top), min(y2, top + high)):
                line = (y - top) // scale
                key = tile << 16 | line
                if key not in known:
                    known[key] = runs(
                        bitmap, source_x, source_y + line, grid.tile_width, scale, colors, size
                    )
                for begin, data in known[key]:
                    begin += left
                    end = begin + len(data) // size
                    if begin < x1 or end > x2:
                        data = data[max(0, x1 - begin) * size : max(0, x2 - begin) * size]
                        begin, end = max(begin, x1), min(end, x2)
                        if begin >= end:
                            continue
                    at = (y * across + begin) * size
                    buffer[at : at + len(data)] = data


def dots(display, grid, area, scale, colors, x1, y1, x2, y2):
    """Pixel by pixel, for a grid that is flipped or lies on its side."""
    bitmap = grid._bitmap
    size = 1 if display._mono else 2
    sheet = bitmap.width // grid.tile_width
    wide = (area[2] - area[0]) // scale
    high = (area[3] - area[1]) // scale
    for display_y in range(y1, y2):
        for display_x in range(x1, x2):
            x, y = (display_x - area[0]) // scale, (display_y - area[1]) // scale
            if grid._turned & 4:
                if grid._turned & 1:
                    y = high - 1 - y
                if grid._turned & 2:
                    x = wide - 1 - x
                x, y = y, x
            else:
                if grid._turned & 1:
                    x = wide - 1 - x
                if grid._turned & 2:
                    y = high - 1 - y
            tile = grid._tiles[y // grid.tile_height * grid.width + x // grid.tile_width]
            x = tile % sheet * grid.tile_width + x % grid.tile_width
            y = tile // sheet * grid.tile_height + y % grid.tile_height
            inside = x < bitmap.width and y < bitmap.height
            color = colors[bitmap._get(x, y) if inside else 0]
            if color is not None:
                at = (display_y * display.width + display_x) * size
                display.buffer[at : at + size] = color
