# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Keys and a knob as codes: keypad and rotaryio scan, and nothing is allocated while idle."""

import keypad
from micropython import const
from supervisor import ticks_ms

from tinsel.keys import DIGIT, DOWN, LEFT, LOST, RIGHT, UP

_WRAP = const(0x1FFFFFFF)
_AT_START = const(100)  # ms: what is down by then was held while it started, and does not count
_MOST = const(32)  # events kept while the program is busy

_TURNED = {UP: DOWN, DOWN: UP, LEFT: RIGHT, RIGHT: LEFT}
# A telephone has no arrows: the digits that lie that way stand for them.
_POINTERS = {UP: DIGIT + 2, LEFT: DIGIT + 4, RIGHT: DIGIT + 6, DOWN: DIGIT + 8}


def turned(codes):
    """The codes of a cross of keys when the board lies the other way round."""
    return tuple([_TURNED.get(code, code) for code in codes])


class Keys:
    """codes: what the pins mean, in their order; other: what they mean when the board is turned.

    lit: how many of them, from the first, have an LED of the same number under them.
    pads: (code, label, column, row) of each as it lies on the board, for drawings.
    """

    def __init__(self, pins, codes, other, pads, lit=0, encoder=None):
        self.flip = False  # the board lies the other way round
        self.codes = codes
        self.pads = pads
        self._other = other
        self._lit = lit
        self._encoder = encoder
        self._turned_to = 0
        self._owed = 0  # the release of a click of the knob
        self._event = keypad.Event()
        self._started = ticks_ms()
        self._events = keypad.Keys(
            pins, value_when_pressed=False, pull=True, max_events=_MOST
        ).events
        self._down = bytearray(len(codes))  # what each key was when it was pressed

    def meaning(self, number):
        return self._other[number] if self.flip else self.codes[number]

    def under(self, code):
        """The LED under a key, or -1."""
        code = _POINTERS.get(code, code)
        for number in range(self._lit):
            if self.meaning(number) == code:
                return number
        return -1

    def read(self):
        """0: nothing new. A code: pressed. Minus a code: released. LOST: forget what is down."""
        if self._owed:
            code = -self._owed
            self._owed = 0
            return code
        if self._events.overflowed:
            self._events.clear()
            for number in range(len(self._down)):
                self._down[number] = 0
            return LOST
        if self._encoder is not None and self._encoder.position != self._turned_to:
            return self._knob()  # before the keys: people turn, then press
        event = self._event
        while self._events.get_into(event):
            number = event.key_number
            if event.pressed:
                if (event.timestamp - self._started) & _WRAP >= _AT_START:
                    self._down[number] = self.meaning(number)
                    return self._down[number]
            elif self._down[number]:
                code = -self._down[number]
                self._down[number] = 0
                return code
        return 0

    def _knob(self):
        # Clockwise is clockwise whichever way the board lies: flip changes nothing here.
        if self._encoder.position > self._turned_to:
            self._turned_to += 1
            self._owed = DOWN
        else:
            self._turned_to -= 1
            self._owed = UP
        return self._owed
