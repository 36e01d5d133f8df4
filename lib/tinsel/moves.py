# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The moves of a game in few bytes, and where they end: those behind that are undone."""

from array import array

from micropython import const

from tinsel.journal import LUCK, REDO, RUN, TYPED, UNDO

# Who made a move: a seat, or one of these.
DRAWN = const(255)  # luck
TYPED_IN = const(254)  # a person who typed luck in
SOMEONE = const(253)  # a seat that only replay can tell
_LONGEST = const(100)


def pack(move):
    """A move as bytes: how many ints follow and the verb in the first, where that fits."""
    size = len(move)
    for number in move:
        if not 0 <= number <= 255:
            raise ValueError("The numbers of a move are 0 to 255.")
    if 0 < size < 8 and move[0] < 32:
        return bytes(((size - 1) << 5 | move[0],)) + bytes(move[1:])
    if size > _LONGEST:
        raise ValueError("A move has at most 100 numbers.")
    if size < 31:
        return bytes((0xE0 | size,)) + bytes(move)
    return bytes((0xFF, size)) + bytes(move)


def unpack(data, at=0):
    """The move at a place, and the place behind it."""
    first = data[at]
    at += 1
    if first < 0x20:  # short and frequent ones, with little garbage: a replay reads hundreds
        return (first,), at
    if first < 0x40 and at < len(data):
        return (first & 31, data[at]), at + 1
    if first < 0xE0:
        end = at + (first >> 5)
        move = (first & 31,) + tuple(data[at:end])
    else:
        size = first & 31
        if size == 31:
            size = data[at]
            at += 1
        end = at + size
        move = tuple(data[at:end])
    if end > len(data):
        raise ValueError("A move is cut short.")
    return move, end


class Moves:
    def __init__(self):
        self.data = bytearray()
        self.starts = array("H")
        self.who = bytearray()
        self.end = 0  # how many are played
        self.kept = []  # luck that was shown and undone: packed, used before any is drawn

    def __len__(self):
        return len(self.starts)

    def packed(self, at):
        start = self.starts[at]
        return bytes(self.data[start : unpack(self.data, start)[1]])

    def move(self, at):
        return unpack(self.data, self.starts[at])[0]

    def decision(self, before):
        """The last decision before a move, -1 if there is none."""
        before -= 1
        while before >= 0 and self.who[before] == DRAWN:
            before -= 1
        return before

    def undone_luck(self):
        """All luck that waits: of the undone moves, then what was kept before."""
        found = []
        for at in range(self.end, len(self)):
            if self.who[at] == DRAWN:
                found.append(self.packed(at))
        return found + self.kept

    def add(self, parts, who, kept):
        """A decision or luck, and the luck that came of it; what was undone is forgotten."""
        if self.end < len(self):
            self.data = self.data[: self.starts[self.end]]
            self.starts = self.starts[: self.end]
            self.who = self.who[: self.end]
        self.kept = kept
        for part in parts:
            self.starts.append(len(self.data))
            self.data.extend(part)
            self.who.append(who)
            self.end += 1
            who = DRAWN

    # --- as they stand in memory

    def read(self, what, body):
        """What a record says. The game is not needed: a record tells luck from decisions."""
        if what == UNDO:
            self._undo(body[0] | body[1] << 8)
        elif what == REDO:
            self._redo(body[0] | body[1] << 8)
        elif what == RUN:
            at = 0
            while at < len(body):
                end = at + 1 + body[at]
                self._read_parts(body[at + 1 : end], SOMEONE)
                at = end
        else:
            who = DRAWN if what == LUCK else TYPED_IN if what == TYPED else SOMEONE
            self._read_parts(body, who)

    def _read_parts(self, body, who):
        parts = []
        kept = self.undone_luck()
        at = 0
        while at < len(body):
            start = at
            at = unpack(body, at)[1]
            part = bytes(body[start:at])
            # The first that was legal was taken, and what is drawn anew equals none that waits.
            if (parts or who == DRAWN) and part in kept:
                kept.remove(part)
            parts.append(part)
        self.add(parts, who, kept)

    def _undo(self, count):
        for _ in range(count):
            self.end = self.decision(self.end)
            if self.end < 0:
                raise ValueError("More is undone than was played.")

    def _redo(self, count):
        for _ in range(count):
            if self.end == len(self):
                raise ValueError("More is played again than was undone.")
            self.end += 1
            while self.end < len(self) and self.who[self.end] == DRAWN:
                self.end += 1
