# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The mix of dice that is being rolled: which, with which locked, what counts and what is added."""

from . import data

_NAME = "dice.mix"


class Mix:
    def __init__(self):
        self.dice = bytearray(b"\x06\x06")
        self.tints = bytearray(2)
        self.values = bytearray(2)  # 0: not rolled yet
        self.locked = bytearray(2)
        self.counts = data.ALL
        self.modifier = 0

    def set(self, dice, tints=None):
        """Take another set of dice; nothing is rolled or locked."""
        if not 1 <= len(dice) <= data.MOST_DICE:
            raise ValueError(f"Roll 1 to {data.MOST_DICE} dice.")
        for sides in dice:
            if sides not in data.KINDS:
                raise ValueError(f"There is no die with {sides} sides.")
        self.dice = bytearray(dice)
        self.tints = bytearray(tints) if tints else bytearray(len(dice))
        self.values = bytearray(len(dice))
        self.locked = bytearray(len(dice))

    def add(self, sides, step):
        """One die more or fewer of a kind; False when that cannot be."""
        dice = sorted(self.dice, key=data.KINDS.index)
        if step > 0:
            if len(dice) == data.MOST_DICE:
                return False
            dice.append(sides)
            dice.sort(key=data.KINDS.index)
        else:
            if sides not in dice or len(dice) == 1:
                return False
            dice.remove(sides)
        self.set(bytes(dice))
        return True

    def count(self, sides):
        return sum([1 for die in self.dice if die == sides])

    def roll(self, pick):
        """Roll what is not locked; a mix that is locked whole is rolled whole."""
        if sum(self.locked) == len(self.dice):
            self.locked = bytearray(len(self.dice))
        for i, sides in enumerate(self.dice):
            if not self.locked[i]:
                self.values[i] = pick(sides) + 1

    def rolled(self):
        """The dice that the next roll would throw, as (sides, values) lists for the tally."""
        groups = {}
        for i, sides in enumerate(self.dice):
            if not self.locked[i]:
                groups.setdefault(sides, []).append(self.values[i])
        return groups

    def chosen(self, i):
        """Does die i count?"""
        if self.counts == data.ALL:
            return True
        worth = [self._worth(die) for die in range(len(self.dice))]
        best = max(worth) if self.counts == data.HIGHEST else min(worth)
        return i == worth.index(best)

    def _worth(self, i):
        """Coins count heads: a head is 1, a tail nothing."""
        return self.values[i] if self.dice[i] != 2 else 2 - self.values[i]

    def total(self):
        """The modifier is added once."""
        total = self.modifier
        for i in range(len(self.dice)):
            if self.chosen(i):
                total += self._worth(i)
        return total

    def formula(self, room=99):
        """'2d6+d8+1', as people write it; '7 dice+1' where that is too long."""
        parts = []
        for sides in data.KINDS:
            count = self.count(sides)
            if count:
                parts.append((str(count) if count > 1 else "") + data.name(sides))
        text = "+".join(parts)
        extra = (5 if self.counts else 0) + (3 if self.modifier else 0)
        if len(text) + extra > room:
            text = f"{len(self.dice)} dice"
        if self.counts != data.ALL:
            text = ("high " if self.counts == data.HIGHEST else "low ") + text
        if self.modifier:
            text += ("+" if self.modifier > 0 else "") + str(self.modifier)
        return text

    # --- the mix is remembered

    def keep(self, memory):
        head = bytes([self.counts, self.modifier + 128])
        record = head + bytes(self.dice) + bytes(self.tints)
        if memory.kept(_NAME) != record:
            memory.keep(_NAME, record)

    def remember(self, memory):
        record = memory.kept(_NAME)
        if not record or len(record) < 4 or len(record) % 2:
            return
        count = (len(record) - 2) // 2
        tints = record[2 + count :]
        modifier = record[1] - 128
        if (
            record[0] > data.LOWEST
            or abs(modifier) > data.MODIFIER
            or max(tints) >= len(data.TINTS)
        ):
            return
        try:
            self.set(record[2 : 2 + count], tints)
        except ValueError:
            return
        self.counts = record[0]
        self.modifier = modifier
