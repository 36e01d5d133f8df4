# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The LEDs as seats around the table: a colour and a rhythm for each, never colour alone."""

from micropython import const

from tinsel.keys import BACK, DIGIT, OK, types

# Rhythms: eight beats of an eighth of a second, a bit each.
STEADY = const(0xFF)
SLOW = const(0xF0)
QUICK = const(0xAA)
TWICE = const(0xA0)
LONG_SHORT = const(0xEC)
WINK = const(0xFE)

RHYTHMS = (STEADY, SLOW, TWICE, LONG_SHORT, QUICK, WINK)

_BEAT = const(7)  # 128 ms
# USB gives 500 mA. 300 of them are for the lights: 15 channels at full, 20 mA each.
_MOST = const(15 * 255)
_ARROWS = (0, 0, 1, 0, 3, 5, 4, 0, 2, 0)  # what a digit key points to: UP, LEFT, OK, RIGHT, DOWN


class Lights:
    def __init__(self, pixels, ring, keys):
        self.pixels = pixels
        self.ring = ring
        self._keys = keys
        self._colours = [0] * len(pixels)
        self._rhythms = bytearray(len(pixels))
        self._caps = [0] * len(pixels)  # beneath: the keys that do something now
        self._shown = [-1] * len(pixels)
        self._dark = False
        self._beat = -1  # that is shown; -1: look again
        self.bright(3)

    def clear(self):
        for i in range(len(self._colours)):
            self._colours[i] = 0
        self._beat = -1

    def kept(self):
        """What shines, for after a page that lies over this one."""
        return tuple(self._colours), bytes(self._rhythms)

    def bring_back(self, kept):
        colours, rhythms = kept
        for i in range(len(colours)):
            self._colours[i] = colours[i]
            self._rhythms[i] = rhythms[i]
        self._beat = -1

    def rest(self, dark):
        """All out, or back again."""
        self._dark = dark
        self._beat = -1

    def bright(self, level):
        """How bright, 0 to 10."""
        self._level = level
        self._usual = level / 10
        self.again()

    def again(self):
        """Send everything once more."""
        for i in range(len(self._shown)):
            self._shown[i] = -1
        self._beat = -1

    def set(self, place, colour, rhythm=STEADY):
        """Light one place of the ring, counted clockwise; it may be counted on for ever."""
        pixel = self.ring[place % len(self.ring)]
        self._colours[pixel] = colour
        self._rhythms[pixel] = rhythm
        self._beat = -1

    def place(self, seat, players):
        """Where on the ring a seat has its light: the seats share the table out evenly."""
        return seat * len(self.ring) // players

    def seat(self, seat, players, colour, rhythm=None):
        """A seat's light; where seats must share a place, each has a rhythm of its own."""
        if rhythm is None:
            rhythm = STEADY if players <= len(self.ring) else RHYTHMS[seat % len(RHYTHMS)]
        self.set(self.place(seat, players), colour, rhythm)

    def keys(self, words, digits):
        """Where LEDs lie under keys: light those that do something now."""
        for i in range(len(self._caps)):
            self._caps[i] = 0
        self._beat = -1
        for code in words:
            if words[code]:
                colour = 0x003000 if code == OK else 0x300000 if code == BACK else 0x202020
                self._under(code, colour)
        for digit in range(10):
            if digits:
                self._under(DIGIT + digit, 0x001030 if types(digit, digits) else 0)
            elif _ARROWS[digit] and words.get(_ARROWS[digit]):
                self._under(DIGIT + digit, 0x003000 if digit == 5 else 0x202020)

    def _under(self, code, colour):
        pixel = self._keys.under(code)
        if pixel >= 0:
            self._caps[pixel] = colour

    def tick(self, now):
        """Show the beat of this moment; the wire is used only when something changes."""
        beat = 0x80 >> ((now >> _BEAT) & 7)
        if beat == self._beat:
            return
        self._beat = beat
        shown = self._shown
        changed = False
        for i in range(len(shown)):
            colour = self._colours[i]
            if not colour:
                colour = self._caps[i]
            elif not self._rhythms[i] & beat:
                colour = 0
            if self._dark:
                colour = 0
            if colour != shown[i]:
                shown[i] = colour
                self.pixels[i] = colour
                changed = True
        if changed:
            self._dim_to_what_usb_gives()
            self.pixels.show()

    def _dim_to_what_usb_gives(self):
        total = 0
        for colour in self._shown:
            total += (colour >> 16) + (colour >> 8 & 255) + (colour & 255)
        bright = self._usual
        if total * self._level > _MOST * 10:
            bright = _MOST / total
        if self.pixels.brightness != bright:
            self.pixels.brightness = bright
