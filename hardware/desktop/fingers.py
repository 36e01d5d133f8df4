# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Fingers on a board that stands in: names of keys become touches of what the board really has."""

from tinsel import keys

LONG_PRESS = 1200  # ms

NAMES = dict(keys.NAMES, UNDO=keys.UNDO, HOME=keys.HOME)
NAMES.update((str(n), keys.DIGIT + n) for n in range(10))

# On a telephone the digits that lie that way point.
_POINT = {
    keys.UP: keys.DIGIT + 2,
    keys.LEFT: keys.DIGIT + 4,
    keys.RIGHT: keys.DIGIT + 6,
    keys.DOWN: keys.DIGIT + 8,
}
# What a board without that key does instead: hold another one.
_HOLD = {keys.UNDO: keys.LEFT, keys.HOME: keys.BACK, keys.MENU: keys.OK}


class Fingers:
    def __init__(self, board, bench):
        self._keys = board.keys
        self._bench = bench

    def number(self, code):
        """The key that sends this code, or the one that stands for it; None: there is none."""
        for wanted in (code, _POINT.get(code)):
            for number in range(len(self._keys.codes)):
                if self._keys.meaning(number) == wanted:
                    return number
        return None

    def plan(self, code):
        """How to give this code: ("turn", by), ("tap", key), ("hold", key), or None: no way."""
        if self._bench.encoder is not None and code in (keys.UP, keys.DOWN):
            # The knob says UP even where digits are typed.
            return "turn", 1 if code == keys.DOWN else -1
        number = self.number(code)
        if number is not None:
            return "tap", number
        number = self.number(_HOLD.get(code))
        return None if number is None else ("hold", number)

    def touch(self, number, down):
        self._bench.touch(number, down)

    def turn(self, by):
        self._bench.turn(by)


def read_line(line):
    """KEYS="DOWN OK*2 wait:2 hold:BACK 42 turn:+3 pick:Settings" as steps: (what, which, ms)."""
    steps = []
    for word in line.replace(",", " ").split():
        name, star, times = word.partition("*")
        verb, _, rest = name.partition(":")
        try:
            many = _whole(times, 1000) if star else 1
            steps += _steps(verb.upper(), rest) * many
        except (KeyError, ValueError, OverflowError):
            raise ValueError(
                f"{word} is no key. Keys are {' '.join(NAMES)}, "
                f"hold:BACK, wait:2 (seconds), turn:+3 (the knob), DOWN*3 (three times) and "
                f"pick:Roll_dice (go down a menu to that row, then OK)."
            ) from None
    return steps


def _whole(text, most):
    number = int(text)
    if not 1 <= number <= most:
        raise ValueError
    return number


def _ms(seconds):
    """Up to an hour."""
    ms = int(float(seconds) * 1000)
    if not 0 <= ms <= 3600000:
        raise ValueError
    return ms


def _steps(verb, rest):
    if verb == "WAIT":
        return [("wait", 0, _ms(rest))]
    if verb == "TURN":
        _whole(rest.lstrip("+-"), 1000)
        return [("turn", int(rest), 0)]
    if verb == "PICK" and rest:
        return [("pick", rest.replace("_", " "), 0)]
    if verb == "HOLD":
        name, _, seconds = rest.partition(":")
        return [("hold", NAMES[name.upper()], _ms(seconds) if seconds else LONG_PRESS)]
    if rest:
        raise ValueError
    if verb.isdigit():
        return [("press", NAMES[digit], 0) for digit in verb]
    return [("press", NAMES[verb], 0)]
