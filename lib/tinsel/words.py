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
    """As much as there is room for, but no half number, which would be another one."""
    cut = cols
    if len(text) > cols and "0" <= text[cut] <= "9":
        while cut and "0" <= text[cut - 1] <= "9":
            cut -= 1
    if len(text) > cut > 1 and text[cut - 2] == " " and text[cut] != " ":
        cut -= 2  # one letter of a word
    return text[:cut]


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
