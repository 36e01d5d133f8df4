# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Whether what the sleigh took is what a house wants: exact, whatever serves several wishes.

Items and wishes are masks; an item serves a wish when they share a bit. By Hall's theorem all
wishes can be served at once if any one, two or three of them find as many items that serve one.
"""

from micropython import const

# As data.py has them: here they are no names, just numbers.
_TREE = const(16)
_ANY = const(31)


def served(wishes, items):
    """Can each wish have an item of its own?"""
    for some in range(1, 1 << len(wishes)):
        mask = 0
        want = 0
        for i, wish in enumerate(wishes):
            if some >> i & 1:
                mask |= wish
                want += 1
        for item in items:
            if item & mask & _ANY:
                want -= 1
        if want > 0:
            return False
    return True


def content(wishes, items, wrong=False):
    """As served(); with wrong, one wish may have an item that it did not ask for."""
    if served(wishes, items):
        return True
    if wrong:
        for i in range(len(wishes)):
            if served(wishes[:i] + bytes((_ANY,)) + wishes[i + 1 :], items):
                return True
    return False


def tree_counts(wishes, items, trees, wrong=False):
    """How many of the trees passed the wishes may take, each count that is possible."""
    found = []
    for count in range(min(trees, len(wishes)) + 1):
        for some in range(1 << len(wishes)):
            if _ones(some) != count:
                continue
            off = 0  # trees that serve a wish for something else
            rest = bytearray()
            for i, wish in enumerate(wishes):
                if not some >> i & 1:
                    rest.append(wish)
                elif not wish & _TREE:
                    off += 1
            if off > (1 if wrong else 0):
                continue
            if content(bytes(rest), items, wrong and not off):
                found.append(count)
                break
    return found


def _ones(number):
    count = 0
    while number:
        count += number & 1
        number >>= 1
    return count


def stars(wishes):
    """A wish for something counts one, for anything a half; rounded up, one to three."""
    halves = 0
    for wish in wishes:
        halves += 1 if wish == _ANY else 2
    return min(max((halves + 1) // 2, 1), 3)
