# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Buses that lead nowhere: busdisplay paints by itself."""


class I2C:
    def __init__(self, scl, sda, *, frequency=100000, timeout=255):
        self._locked = False

    def try_lock(self):
        if self._locked:
            return False
        self._locked = True
        return True

    def unlock(self):
        self._locked = False

    def scan(self):
        return [0x3C]

    def probe(self, address):
        return address == 0x3C

    def deinit(self):
        pass


class SPI:
    def __init__(self, clock, MOSI=None, MISO=None):
        pass

    def deinit(self):
        pass
