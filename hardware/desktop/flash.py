# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Stands in for microcontroller.nvm: one sector of NOR flash whose power can go at any byte.

As on the RP2040: bytes that are all 0xFF are programmed in place; a write over anything else copies
the sector, erases all of it and programs it back.
"""

import os


class PowerCut(BaseException):
    """The battery was pulled. No `except Exception` of the code under test may catch that."""


def alone(path):
    """Take a memory file for this program; the handle keeps it. None: another one has it."""
    handle = open(path + ".lock", "w", encoding="utf-8")
    try:
        import fcntl
    except ImportError:  # no such lock there: as it always was
        return handle
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        handle.close()
        return None
    return handle


class Flash:
    """Counts `programs` and `erases`. Set `cut_after` to let that many more bytes of work succeed.

    Erasing is `size` bytes of work too; `erase_order` says in which order the bytes of a cut erase
    go: a function from (how many, size) to the places. `smear` is for a program that is cut as
    real chips are, all bytes of it at once: a function from (old, wanted) byte to what is left.
    """

    def __init__(self, size=4096, data=None, path=None):
        self.path = path
        if data is None and path and os.path.exists(path):
            with open(path, "rb") as file:
                data = file.read()
        self.data = bytearray(b"\xff") * size
        if data is not None:
            data = bytes(data)[:size]
            self.data[: len(data)] = data
        self.programs = 0
        self.erases = 0
        self.cut_after = None
        self.erase_order = upwards
        self.smear = None

    def __len__(self):
        return len(self.data)

    def __getitem__(self, place):
        return self.data[place]  # an int, or a bytearray as on the board

    def __setitem__(self, place, values):
        if isinstance(place, slice):
            start, stop, step = place.indices(len(self.data))
            if step != 1:
                raise NotImplementedError("only slices with step=1 (aka None) are supported")
            values = bytes(values)
            if len(values) != max(stop - start, 0):
                raise ValueError("Slice and value different lengths.")
        else:
            start = place if place >= 0 else place + len(self.data)
            if not 0 <= start < len(self.data):
                raise IndexError("index out of range")
            values = bytes([values])
        try:
            if self.data.count(0xFF, start, start + len(values)) == len(values):
                self.program(start, values)
            else:
                whole = bytearray(self.data)
                whole[start : start + len(values)] = values
                self.erase()
                self.program(0, whole)
        finally:
            self._store()

    def program(self, start, values):
        """Clears bits, never sets one."""
        self.programs += 1
        count = self._allowed(len(values))
        for i in range(count):
            self.data[start + i] &= values[i]
        if count < len(values):
            if self.smear:
                for i in range(len(values)):
                    left = self.smear(self.data[start + i], values[i])
                    self.data[start + i] &= left | values[i]
            raise PowerCut(f"at byte {start + count} of a program")

    def erase(self):
        """Sets every bit of the sector."""
        self.erases += 1
        size = len(self.data)
        count = self._allowed(size)
        if count == size:
            self.data[:] = b"\xff" * size
            return
        for place in self.erase_order(count, size):
            self.data[place] = 0xFF
        raise PowerCut(f"after {count} bytes of an erase")

    def _allowed(self, count):
        if self.cut_after is None:
            return count
        if self.cut_after < count:
            count, self.cut_after = self.cut_after, None  # the power is back for whoever looks next
            return count
        self.cut_after -= count
        return count

    def _store(self):
        if self.path:
            with open(self.path + ".new", "wb") as file:
                file.write(self.data)
            os.replace(self.path + ".new", self.path)


def upwards(count, size):
    return range(count)


def downwards(count, size):
    return range(size - count, size)


def scattered(count, size):
    """All over the sector; 2,731 shares no factor with a sector's size."""
    return [i * 2731 % size for i in range(count)]
