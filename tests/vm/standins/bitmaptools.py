# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What Tinselbox uses of bitmaptools, pixel by pixel as the firmware draws it."""


def _between(value, low, high):
    if not low <= value <= high:
        raise ValueError(f"value must be {low}-{high}")


def _check(bitmap, x1, y1, x2, y2):
    _between(x1, 0, bitmap.width)
    _between(x2, x1, bitmap.width)
    _between(y1, 0, bitmap.height)
    _between(y2, y1, bitmap.height)


def fill_region(dest_bitmap, x1, y1, x2, y2, value):
    _check(dest_bitmap, x1, y1, x2, y2)
    for y in range(y1, y2):
        for x in range(x1, x2):
            dest_bitmap._set(x, y, value)
    dest_bitmap.dirty(x1, y1, x2, y2)


def draw_line(dest_bitmap, x1, y1, x2, y2, value):
    dest_bitmap.dirty(min(x1, x2), min(y1, y2), max(x1, x2) + 1, max(y1, y2) + 1)
    steep = abs(y2 - y1) > abs(x2 - x1)
    if steep:
        x1, y1, x2, y2 = y1, x1, y2, x2
    if x1 > x2:
        x1, y1, x2, y2 = x2, y2, x1, y1
    long, short = x2 - x1, abs(y2 - y1)
    rest = long // 2
    for along in range(x1, x2 + 1):
        if steep:
            dest_bitmap._set(y1, along, value)
        else:
            dest_bitmap._set(along, y1, value)
        rest -= short
        if rest < 0:
            y1 += 1 if y1 < y2 else -1
            rest += long


def draw_circle(dest_bitmap, x, y, radius, value):
    x = max(0, min(x, dest_bitmap.width - 1))
    y = max(0, min(y, dest_bitmap.height - 1))
    across, down = 0, radius
    d = 3 - 2 * radius
    dest_bitmap.dirty(x - radius, y - radius, x + radius + 1, y + radius + 1)
    while across <= down:
        for side in (-1, 1):
            for level in (-1, 1):
                dest_bitmap._set(x + side * across, y + level * down, value)
                dest_bitmap._set(x + side * down, y + level * across, value)
        if d <= 0:
            d += 4 * across + 6
        else:
            d += 4 * (across - down) + 10
            down -= 1
        across += 1


def blit(
    dest_bitmap,
    source_bitmap,
    x,
    y,
    *,
    x1=0,
    y1=0,
    x2=None,
    y2=None,
    skip_source_index=None,
    skip_dest_index=None,
):
    x2 = source_bitmap.width if x2 is None else x2
    y2 = source_bitmap.height if y2 is None else y2
    _check(source_bitmap, x1, y1, x2, y2)
    _check(dest_bitmap, x, y, dest_bitmap.width, dest_bitmap.height)
    for step_y in range(y2 - y1):
        down = y2 - y1 - 1 - step_y if y > y1 else step_y
        for step_x in range(x2 - x1):
            across = x2 - x1 - 1 - step_x if x > x1 else step_x
            value = source_bitmap._get(x1 + across, y1 + down)
            to_x, to_y = x + across, y + down
            if value == skip_source_index:
                continue
            if not (0 <= to_x < dest_bitmap.width and 0 <= to_y < dest_bitmap.height):
                continue
            if dest_bitmap._get(to_x, to_y) == skip_dest_index:
                continue
            dest_bitmap._set(to_x, to_y, value)
    dest_bitmap.dirty(x, y, x + x2 - x1, y + y2 - y1)


def arrayblit(bitmap, data, x1=0, y1=0, x2=None, y2=None, skip_index=None):
    x2 = bitmap.width if x2 is None else x2
    y2 = bitmap.height if y2 is None else y2
    at = 0
    for y in range(y1, y2):
        for x in range(x1, x2):
            if data[at] != skip_index:
                bitmap._set(x, y, data[at])
            at += 1
    bitmap.dirty(x1, y1, x2, y2)
