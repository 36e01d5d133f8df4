# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What each key of a board does now, in words: for pictures, windows and terminals."""

from collections import namedtuple

from tinsel import keys

# code now, label, column, row (as it lies on the board), word, word when held
Pad = namedtuple("Pad", "code label column row word held")

_POINTS = {2: keys.UP, 4: keys.LEFT, 5: keys.OK, 6: keys.RIGHT, 8: keys.DOWN}
_HELD = {keys.BACK: keys.HOME, keys.LEFT: keys.UNDO, keys.OK: keys.MENU}


def pads(board, console=None):
    """Every key as it lies on the board, with what it does; without a console no words."""
    flip = board.keys.flip
    labels = {code: label for code, label, _, _ in reversed(board.keys.pads)}
    wide = max(pad[2] for pad in board.keys.pads)
    high = max(pad[3] for pad in board.keys.pads)
    found = []
    for code, label, column, row in board.keys.pads:
        if flip:
            if label != "Knob":  # that stays the same either way round
                code = board.keys.meaning(board.keys.codes.index(code))
                label = labels[code]
            column, row = wide - column, high - row
        word = held = ""
        if console is not None:
            word = _word(code, console.screen)
            held = _held(code, console.screen, labels)
            held = "" if held == word else held
        if label == "Knob" and not word and console is not None:
            word = _word(keys.DOWN, console.screen)
        found.append(Pad(code, label, column, row, word, held))
    return found


def _word(code, screen):
    words = screen.words
    if keys.DIGIT <= code < keys.DIGIT + 10:
        if screen.digits:
            typed = keys.types(code - keys.DIGIT, screen.digits)
            return words.get(keys.DIGIT) if typed else ""
        code = _POINTS.get(code - keys.DIGIT)
    return words.get(code) or ""


def _held(code, screen, labels):
    """What a long press does, where the board has no key of its own for that."""
    if keys.DIGIT <= code < keys.DIGIT + 10:
        points = _POINTS.get(code - keys.DIGIT)
        if not screen.digits or points == keys.LEFT:  # whatever that types, held it undoes
            code = points
    long = _HELD.get(code)
    if long is None or long in labels:
        return ""
    if long == keys.HOME:
        return screen.words.get(long) or ("Home" if screen.words else "")
    return screen.words.get(long) or ""


def legend(board, console):
    """(label, what it does now) for the keys that do something."""
    lines = []
    for pad in pads(board, console):
        if pad.word:
            lines.append((pad.label, pad.word))
        if pad.held:
            lines.append((f"hold {pad.label}", pad.held))
    return lines
