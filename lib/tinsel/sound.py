# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Short tunes that play while the game goes on, and one mute for everything."""

from micropython import const

from tinsel import clock

# A tune is pairs of bytes: the note (semitones above A3, 255 is a rest) and its length in 10 ms.
CLICK = b"\x18\x01"
TICK = b"\x0c\x01"
REFUSE = b"\x03\x08\xff\x02\x00\x0c"
DONE = b"\x0f\x06\x13\x06\x16\x0c"
JINGLE = b"\x13\x0a\x13\x0a\x13\x14\x13\x0a\x13\x0a\x13\x14\x13\x0a\x16\x0a\x0f\x0a\x11\x05\x13\x1e"

_REST = const(255)
_A3 = 220.0
_SEMITONE = 1.0594631


class Sound:
    def __init__(self, speaker):
        self._speaker = speaker
        self.mute = False
        self._tune = b""
        self._at = 0
        self._next = 0

    def play(self, tune):
        """Start a tune; one that still plays gives way."""
        if self.mute:
            return
        self._tune = tune
        self._at = 0
        self._next = clock.now()

    def quiet(self):
        self._tune = b""
        self._speaker.quiet()

    def tick(self, now):
        if not self._tune or not clock.reached(self._next, now):
            return
        if self._at >= len(self._tune):
            self.quiet()
            return
        note = self._tune[self._at]
        if note == _REST:
            self._speaker.quiet()
        else:
            self._speaker.tone(int(_A3 * _SEMITONE**note))
        self._next = clock.after(now, self._tune[self._at + 1] * 10)
        self._at += 2
