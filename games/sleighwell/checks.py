# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What the checkers at the table need beside the rules: a row of numbers, and who serves whom."""

from .data import ANY
from .wishes import served


def in_order(run):
    """May these (low, high) numbers stand in a row? Two single ones always may."""
    if len(run) < 2:
        return True
    if len(run) == 2 and run[0][0] == run[0][1] and run[1][0] == run[1][1]:
        return True
    rising = falling = True
    for i in range(len(run) - 1):
        rising = rising and run[i][1] < run[i + 1][0]
        falling = falling and run[i][0] > run[i + 1][1]
    return rising or falling


def who_serves(wishes, items, wrong=False):
    """The place in items that serves each wish, or None when they are not all served."""
    wishes = bytes(wishes)
    if not served(wishes, items):
        if not wrong:
            return None
        for i in range(len(wishes)):
            softer = wishes[:i] + bytes((ANY,)) + wishes[i + 1 :]
            if served(softer, items):
                return who_serves(softer, items)
        return None
    # Wishes for something choose first, and leave what the others need.
    order = sorted(range(len(wishes)), key=lambda i: (wishes[i] == ANY, i))
    answer = [0] * len(wishes)
    free = list(range(len(items)))
    for nth, i in enumerate(order):
        rest = bytes([wishes[j] for j in order[nth + 1 :]])
        for at in sorted(free, key=lambda at: (_breadth(items[at]), at)):
            others = [items[j] for j in free if j != at]
            if items[at] & wishes[i] & ANY and served(rest, others):
                answer[i] = at
                free.remove(at)
                break
    return answer


def _breadth(item):
    """How many wishes an item could serve: the plain ones go first."""
    bits = 0
    while item:
        bits += item & 1
        item >>= 1
    return bits
