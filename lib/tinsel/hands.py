# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Turns keys going down and up into presses: short ones, long ones and repeats."""

from micropython import const

from tinsel.clock import since
from tinsel.keys import BACK, DIGIT, DOWN, LEFT, LONG, LOST, MENU, OK, RIGHT, UP

_HELD = const(1000)  # ms after which a press is a long one
_FIRST = const(500)  # ms before UP and DOWN repeat
_AGAIN = const(150)

# A telephone's digits point where they lie, when no digits are wanted.
_POINTS = (0, 0, UP, 0, LEFT, OK, RIGHT, 0, DOWN, 0)
_LEFT = const(16 + 4)  # the digit that lies there: held, it undoes, whatever it types


class Hands:
    def __init__(self, keys):
        self.keys = keys
        self.raw = 0  # the key that is down now, as the board names it
        self.key = 0  # what it means
        self._at = 0  # when it went down, or last repeated
        self._pause = _FIRST
        self._waiting = False  # it acts on release, or as a long press
        self._owed = 0

    def read(self, now, digits):
        """The next key that acts, or 0."""
        if self._owed:
            key = self._owed
            self._owed = 0
            return key
        code = self.keys.read()
        if code == LOST:
            self.forget()
        elif code > 0:
            return self._down(code, now, digits)
        elif code < 0 and -code == self.raw:
            return self._up()
        elif self.raw:
            return self._held(now)
        return 0

    def forget(self):
        """Whatever is down now does nothing until it is pressed anew."""
        self.raw = 0
        self.key = 0
        self._owed = 0
        self._waiting = False

    def _down(self, code, now, digits):
        key = code
        if DIGIT <= code < LONG and not digits:
            key = _POINTS[code - DIGIT]
        before = self._up()  # a key still held counts before the new one
        self.raw = code
        self.key = key
        self._at = now
        self._pause = _FIRST
        self._waiting = key in (LEFT, OK, BACK, _LEFT)
        if self._waiting:
            return before
        if before:
            self._owed = key
            return before
        return key

    def _up(self):
        key = self.key if self._waiting else 0
        self.raw = 0
        self.key = 0
        self._waiting = False
        return key

    def _held(self, now):
        if self._waiting:
            if since(self._at, now) >= _HELD:
                self._waiting = False
                if self.key == OK:
                    return MENU
                return LONG + (LEFT if self.key == _LEFT else self.key)
        elif (self.key == UP or self.key == DOWN) and since(self._at, now) >= self._pause:
            self._at = now
            self._pause = _AGAIN
            return self.key
        return 0
