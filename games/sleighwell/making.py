# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Makes a fresh legal set of tiles, one small choice of luck after the other.

Every choice leaves a set that can be finished: no two houses of the base game want the same, each
of the four wishes is there five times, and one house wants just one present of any kind.
"""

from micropython import const

from tinsel.shelf import forget

from . import printed
from .board import Tiles
from .data import ANY, CUBE, HOUSE, PYRAMID, REINDEER, SPHERE, TREE, WILD
from .printed import BANDS, BESIDE, DOUBLE_KINDS, NUMBER_KINDS, SETS, SYMBOL, wish_count

_WISHES = const(9)  # where the questions about the houses' wishes begin
_BASE = const(19)  # questions of the base game
_DEER = const(15)
_TREES = const(14)
_SPOTS = b"\x01\x02\x04\x1f"

# A letter for each question, and what may be answered: from, to.
_RANGES = {
    "o": (0, 119),  # the order of the five kinds
    "A": (1, 6),  # the first of eight reindeer or trees
    "B": (1, 7),  # which of them is a "?"
    "C": (1, 16),  # the first reindeer house
    "D": (1, 2),
    "E": (1, 7),  # the first double present
    "F": (0, 5),  # what one shows
    "G": (1, 12),  # the first tree house
    "H": (1, 3),
    "I": (1, 5),  # the first double number, the first special action
    "J": (0, 3),
    "K": (0, 8),
    "d": (1, 9),  # which action comes next
}


def order_of_kinds(nth):
    """The nth order of the five kinds."""
    left = [CUBE, PYRAMID, SPHERE, HOUSE, WILD]
    order = bytearray()
    for count in range(5, 0, -1):
        order.append(left.pop(nth % count))
        nth //= count
    return bytes(order)


class Maker:
    """Asks for one number after the other; done() when the set is whole."""

    def __init__(self, deer, trees, deeds):
        self.plan = "o" + "b" * 8 + "w" * 10
        if deer:
            self.plan += "ABCDhhhE" + "F" * 7
        if trees:
            self.plan += "ABGHttttI" + "J" * 5
        if deeds:
            self.plan += "IK" + "d" * 8
        self.deer = _BASE if deer else 0
        self.trees = _BASE + (_DEER if deer else 0) if trees else 0
        self.deeds = len(self.plan) - 10 if deeds else 0
        self.answers = bytearray()

    def done(self):
        return len(self.answers) == len(self.plan)

    def span(self):
        """The first and the last number that may be answered now; not all between need fit."""
        at = len(self.answers)
        letter = self.plan[at]
        if letter == "b":
            return BANDS[at - 1], BANDS[at] - 1
        if letter == "w":
            return 0, len(SETS[wish_count(self._houses()[at - _WISHES])]) - 1
        if letter in "ht":
            return 0, len(BESIDE[wish_count(self._house(at))]) - 1
        return _RANGES[letter]

    def fits(self, answer):
        low, high = self.span()
        if not low <= answer <= high:
            return False
        at = len(self.answers)
        letter = self.plan[at]
        if letter == "w":
            return self._can_finish(answer)
        if letter in "ht":
            # Of one wish there is only one kind of set; of more, all are different.
            first = (self.deer if letter == "h" else self.trees) + 4
            size = wish_count(self._house(at))
            for i in range(first, at):
                if size > 1 and wish_count(self._house(i)) == size and self.answers[i] == answer:
                    return False
        if letter == "d":
            return answer not in bytes(self.answers[self.deeds + 2 :])
        return True

    def answer(self, number):
        self.answers.append(number)

    def words(self, answer):
        """What this answer settles."""
        from .names import DEED_NAMES, kind_name, wish_letters

        at = len(self.answers)
        letter = self.plan[at]
        if letter == "o":
            return "the kinds go round in some order"
        if letter == "b":
            return f"{answer} becomes a ?"
        if letter == "w":
            number = self._houses()[at - _WISHES]
            return f"house {number} wants " + wish_letters(SETS[wish_count(number)][answer])
        if letter in "ht":
            number = self._house(at)
            return f"house {number} wants {'R' if letter == 'h' else 'T'}" + wish_letters(
                BESIDE[wish_count(number)][answer]
            )
        if letter == "d":
            return "next comes " + DEED_NAMES[answer]
        return (
            "an expansion's tiles are numbered"
            if letter != "F"
            else "a double is " + kind_name(DOUBLE_KINDS[answer])
        )

    # --- houses

    def _houses(self):
        """The numbers of the ten houses, those with few wishes first."""
        first = order_of_kinds(self.answers[0]).find(bytes((HOUSE,))) + 1
        return sorted(range(first, 51, 5), key=lambda number: wish_count(number) * 64 + number)

    def _house(self, at):
        """The number of the expansion's house that question `at` is about."""
        if self.plan[at] == "h":
            return self.answers[self.deer + 2] + 16 * (at - self.deer - 4)
        return self.answers[self.trees + 2] + 12 * (at - self.trees - 4)

    def _can_finish(self, answer):
        """With this set for the next house, can all others still have theirs?"""
        houses = self._houses()
        done = len(self.answers) - _WISHES
        used = [SETS[wish_count(houses[i])][self.answers[_WISHES + i]] for i in range(done)]
        mine = SETS[wish_count(houses[done])][answer]
        if mine in used:
            return False
        used.append(mine)
        slots = [wish_count(number) for number in houses[done + 1 :]]
        if bytes((ANY,)) not in used:
            if not slots or slots[0] != 1:
                return False
            slots.pop(0)  # the next one must want just anything
            used.append(bytes((ANY,)))
        left = bytearray((SYMBOL, SYMBOL, SYMBOL, SYMBOL))
        for wishes in used:
            if not _take(left, wishes):
                return False
        return _fill(slots, used, left)

    # --- the set

    def tiles(self):
        """The set that the answers make."""
        answers = self.answers
        tiles = Tiles()
        wishes = []
        for i, number in enumerate(self._houses()):
            wishes.append((number, SETS[wish_count(number)][answers[_WISHES + i]]))
        printed.base(tiles, order_of_kinds(answers[0]), bytes(answers[1:_WISHES]), wishes)
        if self.deer:
            at = self.deer
            printed.reindeer(
                tiles,
                (answers[at], answers[at + 1]),
                (answers[at + 2], answers[at + 3], self._beside(at + 4, 3, REINDEER)),
                (answers[at + 7], bytes([DOUBLE_KINDS[i] for i in answers[at + 8 : at + 15]])),
            )
        if self.trees:
            at = self.trees
            printed.trees(
                tiles,
                (answers[at], answers[at + 1]),
                (answers[at + 2], answers[at + 3], self._beside(at + 4, 4, TREE)),
                (answers[at + 8], bytes([NUMBER_KINDS[i] for i in answers[at + 9 : at + 14]])),
            )
        if self.deeds:
            at = self.deeds
            order = bytes(answers[at + 2 :])
            last = [deed for deed in range(1, 10) if deed not in order]
            printed.actions(tiles, answers[at], answers[at + 1], order + bytes(last))
        forget(__name__, "making", "printed")  # the set is made: nobody needs them for now
        return tiles

    def _beside(self, at, count, first):
        found = []
        for i in range(at, at + count):
            found.append(bytes((first,)) + BESIDE[wish_count(self._house(i))][self.answers[i]])
        return found


def _take(left, wishes):
    """Take a set out of what is left of each wish; False, and nothing taken, when it cannot be."""
    for i, wish in enumerate(wishes):
        spot = _SPOTS.find(bytes((wish,)))
        if not left[spot]:
            _give(left, wishes[:i])
            return False
        left[spot] -= 1
    return True


def _give(left, wishes):
    for wish in wishes:
        left[_SPOTS.find(bytes((wish,)))] += 1


def _fill(slots, used, left):
    """Is there a different set for each slot out of what is left? A search without recursion."""
    used = list(used)
    given = len(used)
    tried = [0] * (len(slots) + 1)
    depth = 0
    while depth < len(slots):
        sets = SETS[slots[depth]]
        at = tried[depth]
        while at < len(sets) and (sets[at] in used or not _take(left, sets[at])):
            at += 1
        tried[depth] = at + 1
        if at < len(sets):
            used.append(sets[at])
            depth += 1
            # Houses that want as many are alike: take their sets in order.
            if depth < len(slots):
                tried[depth] = at + 1 if slots[depth] == slots[depth - 1] else 0
        else:
            depth -= 1
            if depth < 0:
                return False
            _give(left, used.pop())
    return len(used) == given + len(slots)
