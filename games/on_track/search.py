# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Looks for the best two sections by walking: along a route, and back where nothing better waits.

Most nets are walked to the end in a few steps. Where they are not, the walk stops, and what it has
found tells the states in scoring.py what need not be looked at.
"""

from array import array

from micropython import const

from .data import SLEIGH, TILES, WORKSHOP, WRAP
from .network import HOUSE, NOWHERE

_ROOT = const(240)  # + section: a frame that stands for the house where a section starts
_HERE = const(255)  # the route has come to this piece and not left it
_GOAL = HOUSE + WRAP


class Walk:
    """best: the most tiles found; use: a byte a piece, 4 * edge in + edge out + 1, or 0."""

    def __init__(self, net):
        self.net = net
        self.best = 0
        self.use = bytes(len(net.piece))
        self.frames = bytearray(len(net.piece) + 3)  # piece or _ROOT
        self.next = bytearray(len(net.piece) + 3)  # which edge, or which start, is tried next
        self.came = bytearray(len(net.piece) + 3)  # by which edge
        self.tiles = array("H", [0] * (len(net.piece) + 3))
        self.most = array("H", [0] * (len(net.piece) + 3))  # that this may still come to
        self.stack = bytearray(len(net.piece) + 1)
        self.third = self._third()
        self.reached = self._reach()
        self.starts = (self._starts(WORKSHOP), self._starts(SLEIGH))
        self.halt = None  # where the steps ran out

    def _starts(self, house):
        """The links at a house from where the Gift Wrap can be reached at all."""
        to = self.net.to
        return [k for k in range(len(to)) if to[k] == HOUSE + house and self.reached[k >> 2]]

    def _reach(self):
        """1 for every knot that hangs together with the Gift Wrap."""
        to = self.net.to
        reached = bytearray(len(self.net.piece))
        stack = []
        for k in range(len(to)):
            if to[k] == _GOAL and not reached[k >> 2]:
                reached[k >> 2] = 1
                stack.append(k >> 2)
        while stack:
            i = stack.pop()
            for k in range(4 * i, 4 * i + 4):
                if to[k] < HOUSE and not reached[to[k]]:
                    reached[to[k]] = 1
                    stack.append(to[k])
        return reached

    def all(self):
        """The most that the net could give if all of it could be used."""
        net = self.net
        tiles = 0
        for k in range(len(net.to)):
            to = net.to[k]
            # A line has two links: count it at one.
            if self.reached[k >> 2] and (HOUSE <= to < NOWHERE or k >> 2 < to < HOUSE):
                tiles += net.length[k]
        for i in range(len(net.knot)):
            tiles += self.reached[i]
        return tiles

    def run(self, steps):
        """Walk so many steps at most, on from the last; True when all has been seen."""
        net = self.net
        to, back, length, home = net.to, net.back, net.length, net.tile
        frames, after, came = self.frames, self.next, self.came
        tiles, most, third = self.tiles, self.most, self.third
        best = self.best
        if self.halt:
            depth, use, degree, counted, where = self.halt
        else:
            use = bytearray(len(net.piece))
            degree = bytearray(net.live)
            counted = (bytearray(TILES), bytearray(TILES))  # visits of each tile by each section
            where = counted[0]
            frames[0] = _ROOT
            after[0] = 0
            most[0] = self.all()
            depth = 0
        while depth >= 0:
            i = frames[depth]
            edge = after[depth]
            after[depth] = edge + 1
            lost = 0
            if i < _ROOT:
                passed = use[i]
                if passed != _HERE:  # come back to it: what the last way gave up is there again
                    use[i] = _HERE
                    other = third[16 * i + passed - 1]
                    if other and to[other - 1] < HOUSE and not use[to[other - 1]]:
                        degree[to[other - 1]] += 1
                if edge == 4:
                    use[i] = 0
                    where[home[i]] -= 1
                    depth -= 1
                    continue
                k = 4 * i + edge
                target = to[k]
                if target == NOWHERE or edge == came[depth]:
                    continue
                steps -= 1
                if steps < 0:
                    after[depth] = edge  # to be tried
                    self.halt = depth, use, degree, counted, where
                    return False
                # Passing a knot gives up its third line, and a knot behind that has one line left.
                passed = 4 * came[depth] + edge
                use[i] = passed + 1
                other = third[16 * i + passed]
                if other:
                    beyond = to[other - 1]
                    if beyond >= HOUSE:
                        lost = length[other - 1]
                    elif not use[beyond]:
                        lost = length[other - 1]
                        degree[beyond] -= 1
                        if degree[beyond] == 1:
                            lost += 1
                if target >= HOUSE:
                    if target == _GOAL:
                        now = tiles[depth] + length[k]
                        if now > best:
                            self.best = best = now
                            self.use = bytes(use)
                        if (
                            where is counted[0]
                            and most[depth] - lost > best
                            and now + self._second(use, degree) > best
                        ):
                            depth += 1
                            frames[depth] = _ROOT + 1
                            after[depth] = 0
                            tiles[depth] = now
                            most[depth] = most[depth - 1] - lost
                    continue
                entry = back[k]
            else:
                where = counted[i - _ROOT]
                starts = self.starts[i - _ROOT]
                if edge >= len(starts):
                    if i == _ROOT:
                        frames[depth] = _ROOT + 1
                        after[depth] = 0
                    else:
                        depth -= 1
                        where = counted[0]
                    continue
                entry = k = starts[edge]
                target = k >> 2
            if use[target]:
                continue
            tile = home[target]
            again = 1 if where[tile] else 0
            if most[depth] - lost - again <= best:
                continue
            tiles[depth + 1] = tiles[depth] + length[k] + 1 - again
            most[depth + 1] = most[depth] - lost - again
            depth += 1
            frames[depth] = target
            after[depth] = 0
            came[depth] = entry & 3
            where[tile] += 1
            use[target] = _HERE
        return True

    def _third(self):
        """For each knot, edge in and edge out: a link + 1 that is left over, 0 if none is."""
        net = self.net
        third = array("H", [0] * (16 * len(net.piece)))
        for k in range(len(net.to)):
            if net.to[k] != NOWHERE:
                for ways in range(16):
                    if ways >> 2 != k & 3 and ways & 3 != k & 3:
                        third[16 * (k >> 2) + ways] = k + 1
        return third

    def _second(self, use, degree):
        """No more tiles than this can the second section get, with the first one standing."""
        net = self.net
        to, length = net.to, net.length
        seen = bytearray(use)
        stack = self.stack
        top = 0
        for k in self.starts[1]:
            i = k >> 2
            if not seen[i]:
                seen[i] = 1
                stack[top] = i
                top += 1
        tiles = 0
        goal = False
        while top:
            top -= 1
            i = stack[top]
            tiles += 1
            for k in range(4 * i, 4 * i + 4):
                other = to[k]
                if other < HOUSE:
                    if i < other and not use[other]:
                        tiles += length[k]  # a line has two links: count it at one
                    if not seen[other]:
                        seen[other] = 1
                        if degree[other] > 1:
                            stack[top] = other
                            top += 1
                elif other == _GOAL:
                    goal = True
                    tiles += length[k]
                elif other != NOWHERE:
                    tiles += length[k]
        return tiles if goal else 0
