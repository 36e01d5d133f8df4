# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The buffer beneath neopixel, which the firmware has built in: writing to it makes no garbage."""


class PixelBuf:
    def __init__(self, size, *, byteorder="BGR", brightness=1.0, auto_write=False):
        if len(byteorder) != 3:
            raise ValueError("this stand-in has three colours")
        self.byteorder = byteorder
        self.bpp = 3
        self.auto_write = False
        self._red = byteorder.index("R")
        self._green = byteorder.index("G")
        self._blue = byteorder.index("B")
        self._size = size
        self._told = bytearray(3 * size)
        self._sent = bytearray(3 * size)
        self._dimmed = bytearray(256)  # what each value is at this brightness
        self._brightness = -1.0
        self.brightness = brightness
        self.auto_write = auto_write

    @property
    def brightness(self):
        return self._brightness

    @brightness.setter
    def brightness(self, value):
        value = min(max(value, 0.0), 1.0)
        if value == self._brightness:
            return
        self._brightness = value
        for i in range(256):
            self._dimmed[i] = int(i * value)
        for i in range(len(self._told)):
            self._sent[i] = self._dimmed[self._told[i]]
        if self.auto_write:
            self.show()

    def __len__(self):
        return self._size

    def __getitem__(self, index):
        at = self._at(index)
        told = self._told
        return (told[at + self._red], told[at + self._green], told[at + self._blue])

    def __setitem__(self, index, colour):
        at = self._at(index)
        if isinstance(colour, int):
            self._set(at + self._red, colour >> 16 & 255)
            self._set(at + self._green, colour >> 8 & 255)
            self._set(at + self._blue, colour & 255)
        else:
            self._set(at + self._red, colour[0])
            self._set(at + self._green, colour[1])
            self._set(at + self._blue, colour[2])
        if self.auto_write:
            self.show()

    def _at(self, index):
        if index < 0:
            index += self._size
        if not 0 <= index < self._size:
            raise IndexError("index out of range")
        return 3 * index

    def _set(self, at, value):
        self._told[at] = value
        self._sent[at] = self._dimmed[value]

    def fill(self, colour):
        for index in range(self._size):
            self[index] = colour

    def show(self):
        self._transmit(self._sent)

    def _transmit(self, buffer):
        raise NotImplementedError("neopixel says how")
