# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What the pictures on the tiles mean, and what special actions do; in memory only for its page."""

from tinsel.words import wrap

from .verbs import TWO_SLEIGHS, WITH_DEEDS, WITH_DEER, WITH_TREES

# Each is for games with one of these options, 0: for all.
_PICTURES = (
    (0, "Square: C cube"),
    (0, "Triangle: P pyramid"),
    (0, "Circle: S sphere"),
    (0, "Gift with a bow: wild, any present"),
    (0, "? as a wish: any present"),
    (WITH_DEER, "Antlers: R reindeer"),
    (WITH_TREES, "Fir: T tree; it stays unless a house wants it"),
    (0, "? as a number: fits anywhere"),
    (0, "Roof: a house with its wishes; each stroke is a star"),
    (WITH_DEER, "Two small shapes: one or the other, as R/C"),
    (WITH_TREES, "Two numbers: all from low to high"),
    (TWO_SLEIGHS, "Number on a sleigh: which of the two"),
    (0, "Struck through: goes"),
    (WITH_DEEDS, "Cross - Destroy: one tile goes"),
    (WITH_DEEDS, "Plus - Add: lay one more, any number"),
    (WITH_DEEDS, "Arrow - Free Sleigh: fly, only where it lands a tile goes"),
    (WITH_DEEDS, "Dot in a ring - Teleport: a sleigh to any place"),
    (WITH_DEEDS, "# - Copy Number: of its highest neighbour"),
    (WITH_DEEDS, "Two squares - Copy Kind: of its highest neighbour"),
    (WITH_DEEDS, "Face - Satisfied: a house beside it takes one wrong present"),
    (WITH_DEEDS, "Arrow on a bar - Replace: lay it on a tile; wild"),
    (WITH_DEEDS, "Two arrows - Swap Hand: your tiles into the deck, draw new ones"),
)


def lines(flags, cols):
    """Each begins at the margin, its further lines a blank further in."""
    found = []
    for option, text in _PICTURES:
        if not option or flags & option:
            first = True
            for line in wrap(text, cols - 1):
                found.append(line if first else " " + line)
                first = False
    return found
