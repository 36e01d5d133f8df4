# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Words fitted into rows of so many characters."""


def both_ends(left, right, cols):
    """A line with words at its two ends; the left ones give way."""
    room = max(cols - len(right) - 1, 0) if right else cols
    left = left[:room]
    return left + " " * (cols - len(left) - len(right)) + right


def sum_line(points, why, cols):
    """'Candles        +12': one line of a worked score."""
    return both_ends(why, ("+" if points >= 0 else "") + str(points), cols)


def fitted(text, cols):
    """As many whole words as there is room for: half a number would be another one."""
    if len(text) <= cols:
        return text
    cut = text.rfind(" ", 0, cols + 1)
    return text[:cut] if cut > 0 else text[:cols]


def wrap(text, cols):
    """Break a text into lines of at most cols characters, at spaces where there are any."""
    lines = []
    for part in text.split("\n"):
        while len(part) > cols:
            cut = part.rfind(" ", 0, cols + 1)
            if cut > 0:
                lines.append(part[:cut])
                part = part[cut + 1 :]
            else:
                lines.append(part[:cols])
                part = part[cols:]
        lines.append(part)
    return lines
