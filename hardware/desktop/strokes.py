# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Blinka's bitmaptools with the manners of the firmware: its lines, and what it refuses.

Blinka cuts off what lies beyond a bitmap, where the firmware raises ValueError; and of the pixels
that may stand for a slanting line it takes others.
"""

import bitmaptools

_fill_region = bitmaptools.fill_region
_blit = bitmaptools.blit


def region(bitmap, x1, y1, x2, y2):
    """The firmware's check of a region, its sentences included."""
    for name, value, low, high in (
        ("x1", x1, 0, bitmap.width),
        ("x2", x2, x1, bitmap.width),
        ("y1", y1, 0, bitmap.height),
        ("y2", y2, y1, bitmap.height),
    ):
        if not isinstance(value, int):
            raise TypeError(f"{name} must be of type int")
        if not low <= value <= high:
            raise ValueError(f"{name} must be {low}-{high}")


def regions(bitmap, source, x, y, x1, y1, x2, y2):
    """Likewise of a copy: where it goes, and what is copied."""
    region(bitmap, x, y, bitmap.width, bitmap.height)
    x2 = source.width if x2 is None else x2
    y2 = source.height if y2 is None else y2
    region(source, x1, y1, x2, y2)


def fill_region(dest_bitmap, x1, y1, x2, y2, value):
    region(dest_bitmap, x1, y1, x2, y2)
    _fill_region(dest_bitmap, x1, y1, x2, y2, value)


def blit(dest_bitmap, source_bitmap, x, y, *, x1=0, y1=0, x2=None, y2=None, **skips):
    regions(dest_bitmap, source_bitmap, x, y, x1, y1, x2, y2)
    _blit(dest_bitmap, source_bitmap, x, y, x1=x1, y1=y1, x2=x2, y2=y2, **skips)


def draw_line(dest_bitmap, x1, y1, x2, y2, value):
    for x, y in line(x1, y1, x2, y2):
        if 0 <= x < dest_bitmap.width and 0 <= y < dest_bitmap.height:
            dest_bitmap[x, y] = value


def line(x1, y1, x2, y2):
    """The pixels of a line, from left to right; of a steep one from top to bottom."""
    steep = abs(y2 - y1) > abs(x2 - x1)
    if steep:
        x1, y1, x2, y2 = y1, x1, y2, x2
    if x1 > x2:
        x1, y1, x2, y2 = x2, y2, x1, y1
    long, short = x2 - x1, abs(y2 - y1)
    rest = long // 2
    for along in range(x1, x2 + 1):
        yield (y1, along) if steep else (along, y1)
        rest -= short
        if rest < 0:
            y1 += 1 if y1 < y2 else -1
            rest += long


def prepare():
    bitmaptools.fill_region = fill_region
    bitmaptools.blit = blit
    bitmaptools.draw_line = draw_line
