# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The VM's os, with the two that CircuitPython has on top: getenv and urandom."""

from uos import *  # noqa: F403

settings = {}  # what settings.toml says
luck = b"\0"  # the bytes that urandom gives, over and over
drawn = 0


def urandom(count):
    global drawn
    out = bytearray(count)
    for i in range(count):
        out[i] = luck[drawn]
        drawn = (drawn + 1) % len(luck)
    return bytes(out)


def getenv(key, default=None):
    return settings.get(key, default)
