# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What a colour's tracks may come to, and what one more drawing would change; by rule of thumb.

Numbers are hundredths of a point, so that no fraction is needed. The lines are the parts of the
track that hang together; a house (a building) ends a line and does not join it to another.
"""

from micropython import const

from .data import BESIDE, BORDER, SIDE, WAYS

_BEGUN = const(80)  # a tile of a section that is not finished
_GROWTH = const(60)  # a drawing that may go into an open section
_UNBEGUN = const(50)  # ... into one of which there is nothing yet
_LONG = const(5)  # drawings that one section can well take
_HURRY = const(16)  # drawings before the end, when what is begun loses worth
_WAIT = const(3)  # drawings more that it takes to get a building that is missing
_STRETCH = const(12)
_OPEN = const(65)  # an end that can still go on
_DEAD = const(100)
_RING = const(120)  # a line that comes back to itself
_FAR = const(15)  # a tile between an end and the house that it needs
_NONE = const(99)
_WORKSHOP, _WRAP, _SLEIGH = 1, 2, 4  # as bits


class Line:
    """size: pieces; houses: bits; ends: the tiles that its open ends lead to."""

    def __init__(self):
        self.size = 0
        self.houses = 0
        self.ends = []


class Outlook:
    def __init__(self, sheet, colour, left):
        self.sheet = sheet
        self.colour = colour
        self.left = left  # drawings until the end
        self.open = {}  # dot (8 * tile + port) on the far side of an open end -> its line
        self.lines = []
        self.houses = [sheet.where(colour, building) for building in range(3)]
        self._find()
        self.value = self._worth(self.lines, self.houses)

    def _find(self):
        sheet, colour = self.sheet, self.colour
        at = {}
        for i in range(len(sheet.tiles)):
            if sheet.colours[i] == colour:
                for port in range(8):
                    if sheet.pieces[i] >> port & 1:
                        at[8 * sheet.tiles[i] + port] = i
        seen = bytearray(len(sheet.tiles))
        first = 1 + 3 * colour
        for start in range(len(seen)):
            if seen[start] or sheet.colours[start] != colour:
                continue
            line = Line()
            self.lines.append(line)
            seen[start] = 1
            stack = [start]
            while stack:
                i = stack.pop()
                line.size += 1
                tile = sheet.tiles[i]
                for port in range(8):
                    if not sheet.pieces[i] >> port & 1:
                        continue
                    beside = BESIDE[4 * tile + (port >> 1)]
                    if beside == BORDER:
                        continue
                    dot = 8 * beside + (port ^ 4)
                    built = sheet.built[beside]
                    if built:
                        if 0 <= built - first < 3:
                            line.houses |= 1 << (built - first)
                    elif dot in at:
                        if not seen[at[dot]]:
                            seen[at[dot]] = 1
                            stack.append(at[dot])
                    elif not sheet.used(beside) >> (port ^ 4) & 1:
                        line.ends.append(beside)
                        self.open[dot] = line

    # --- one more drawing

    def lay(self, tile, shape, way):
        """What this track would change."""
        lines = list(self.lines)
        change = 0
        for ports in WAYS[shape][2 * way : 2 * way + 2]:
            if ports:
                change += self._piece(lines, tile, ports)
        return self._worth(lines, self.houses) - self.value + change

    def _piece(self, lines, tile, ports):
        sheet = self.sheet
        new = Line()
        new.size = 1
        joined = []
        change = 0
        first = 1 + 3 * self.colour
        for port in range(8):
            if not ports >> port & 1:
                continue
            line = self.open.get(8 * tile + port)
            if line is not None:
                if line in joined:
                    change -= _RING
                else:
                    joined.append(line)
                continue
            beside = BESIDE[4 * tile + (port >> 1)]
            if beside == BORDER:
                change -= _DEAD
            elif sheet.built[beside]:
                if 0 <= sheet.built[beside] - first < 3:
                    new.houses |= 1 << (sheet.built[beside] - first)
                else:
                    change -= _DEAD
            elif sheet.used(beside) >> (port ^ 4) & 1:
                change -= 2 * _DEAD  # the other colour: a dead end for each
            else:
                new.ends.append(beside)
        for line in joined:
            new.size += line.size
            new.houses |= line.houses
            gone = False
            for end in line.ends:
                if end == tile and not gone:
                    gone = True
                else:
                    new.ends.append(end)
            if line in lines:
                lines.remove(line)
        lines.append(new)
        return change

    def build(self, tile, building):
        """What this building would change: every end that leads here is connected."""
        lines = []
        for line in self.lines:
            if tile in line.ends:
                new = Line()
                new.size = line.size
                new.houses = line.houses | 1 << building
                new.ends = [end for end in line.ends if end != tile]
                line = new
            lines.append(line)
        houses = list(self.houses)
        houses[building] = tile
        return self._worth(lines, houses) - self.value

    # --- worth

    def _worth(self, lines, houses):
        left = self.left
        hurry = min(left, _HURRY)
        done = [0, 0]
        begun = [0, 0]
        wrap = 0  # tiles that hang on the Gift Wrap alone
        near = [_NONE, _NONE]
        total = 0
        for line in lines:
            size = line.size
            if size > _STRETCH:  # so long a line has branches that no route uses
                size = _STRETCH + (size - _STRETCH) // 3
            total -= (_DEAD - (_DEAD - _OPEN) * hurry // _HURRY) * len(line.ends)
            touched = line.houses
            if touched & _WRAP and touched & (_WORKSHOP | _SLEIGH):
                if touched == 7:
                    size = size * 2 // 3
                section = 0 if touched & _WORKSHOP else 1
                done[section] = max(done[section], size)
            elif not line.ends or touched == _WORKSHOP | _SLEIGH:
                pass  # it can become nothing more
            elif not touched:
                total += _OPEN * size // 2
            elif touched == _WRAP:
                wrap = max(wrap, size)
                for section in (0, 1):
                    self._near(near, section, line.ends, houses[2 * section])
            else:
                section = 0 if touched == _WORKSHOP else 1
                begun[section] = max(begun[section], size)
                self._near(near, section, line.ends, houses[1])
        best = 0 if begun[0] >= begun[1] else 1
        if done[best]:
            best = 1 - best
        begun[best] += wrap
        unfinished = (0 if done[0] else 1) + (0 if done[1] else 1)
        for section in (0, 1):
            if done[section]:
                total += _DEAD * done[section]
                continue
            missing = (houses[1] < 0) + (houses[2 * section] < 0)
            need = _HURRY + _WAIT * missing
            total += _BEGUN * begun[section] * min(left, need) // need
            room = min(left * 5 // unfinished, 10 * _LONG)
            total += (_GROWTH if begun[section] else _UNBEGUN) * room // 10
            if near[section] != _NONE:
                total -= _FAR * near[section]
        return total

    def _near(self, near, section, ends, goal):
        """How far the best open end is from the house that it needs."""
        if goal >= 0:
            for tile in ends:
                away = abs(tile % SIDE - goal % SIDE) + abs(tile // SIDE - goal // SIDE)
                near[section] = min(near[section], away)
