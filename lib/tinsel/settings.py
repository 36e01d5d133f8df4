# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What the owner may set: defaults from settings.toml, changes from the device's memory."""

from tinsel import ink

SEATS = 6
NAMES = ("Red", "Green", "Gold", "Blue", "Purple", "White")
NAME_LENGTH = 8
SEAT_INKS = (ink.RED, ink.GREEN, ink.GOLD, ink.BLUE, ink.PURPLE, ink.WHITE)


class Settings:
    """display, lights, mute, flip, dim, blank; and who sits where, in which colour."""

    def __init__(self, memory, trouble):
        from tinsel import owner

        self.memory = memory
        self._names = list(NAMES)
        self._colours = bytearray(range(SEATS))
        owner.read(self, memory, trouble)

    def keep(self):
        """Write the numbers to memory; in a game that needs the last bytes, they wait."""
        from tinsel import owner

        if self.memory.room >= 40:
            self.memory.keep(owner.KEPT, owner.numbers(self))

    def seat_name(self, seat):
        return self._names[seat]

    def short_name(self, seat, letters):
        """Its first letters; where another begins alike, the last is the first that differs."""
        name = self._names[seat]
        if len(name) <= letters:
            return name
        at = letters - 1
        for other in self._names:
            i = 0
            while i < len(other) and i < len(name) and other[i] == name[i]:
                i += 1
            if letters <= i < len(name):
                at = max(at, i)
        return name[: letters - 1] + name[at]

    def seat_colour(self, seat):
        """Which of the six colours a seat has."""
        return self._colours[seat]

    def seat_ink(self, seat):
        return SEAT_INKS[self._colours[seat]]

    def seat_rgb(self, seat):
        return ink.RGB[self.seat_ink(seat)]

    def take_seat(self, seat, name, colour):
        self._names[seat] = name
        self._colours[seat] = colour

    def set_seat(self, seat, name, colour):
        """The same, for good."""
        self.take_seat(seat, name, colour)
        self.memory.keep(f"ui.seat{seat}", bytes([colour]) + name.encode())
