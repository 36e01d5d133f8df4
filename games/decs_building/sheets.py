# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Beside the printed game: everybody's grid as it is drawn on paper, the stacks and the rounds.

The device does not know the hands. It takes what people drew, against the rules too, as long as
nothing overlaps or leaves the grid; and it counts the stacks as far as somebody tells it.
"""

from micropython import const

from tinsel.contract import OVER

from . import decks, scoring
from .data import KINDS, NONE, STRICT, read_options
from .grid import Grid

# Moves: below PUT the feature that is picked, then these.
PUT = const(14)  # turn << 6 | spot
RUB = const(15)  # the first cell of a piece
SHEET = const(16)  # seat
CARD = const(17)  # stack: its top card was taken
RETURN = const(18)  # stack of faces: one came back
ROUND = const(19)  # the next round
FINISH = const(20)  # all is drawn: who won?
CROWN = const(21)  # of equals: prize * 4 + seat
SHARE = const(22)

STROKES = const(50)  # a grid; undo gives them back
COUNTED = const(250)  # cards and rounds that are told

DRAWING = const(0)
TIED = const(1)
DONE = const(2)
PRIZES = ("hat", "jumper", "mug")


class Game:
    VERSION = 1
    ROOM = 1700

    def __init__(self, players, options=()):
        """options: who has the first-player token, then those of the board."""
        if not 2 <= players <= 4:
            raise ValueError("Decs Building is for 2 to 4 players.")
        self.first = options[0] if options else 0
        if self.first >= players:
            raise ValueError("Nobody sits there.")
        self.players = players
        self.flags, width, height, points = read_options(options[1:])
        strict = self.flags & STRICT > 0
        self.grids = [Grid(width, height, points, strict) for _ in range(players)]
        self.strokes = bytearray(players)
        full = decks.stacks(players, self.flags)
        self.full = bytes([len(stack) for stack in full])
        self.left = bytearray(self.full)
        for suit in range(4):
            self.left[suit] -= players  # the decks that all start with
        self.ranks = decks.run(players, self.flags)
        self.seat = 0  # whose grid is being drawn
        self.picked = NONE
        self.number = 1
        self.told = 0
        self.ending = False
        self.last = False
        self.phase = DRAWING
        self.crown = NONE  # prize * 4 + seat

    # --- the contract

    def turn(self):
        return OVER if self.phase == DONE else self.seat

    def round(self):
        return self.number

    def chance(self, pick):
        raise ValueError("There is no luck here.")

    def scores(self):
        return [scoring.score(grid) for grid in self.grids]

    def worked(self, seat):
        from .sums import lines

        found = [(points, what) for points, what, _ in lines(self.grids[seat])]
        if self.crown != NONE and self.crown & 3 == seat:
            found.append((0, "best " + PRIZES[self.crown >> 2]))
        return found

    def moves(self):
        if self.phase == DONE:
            return
        if self.phase == TIED:
            for seat in self.tied():
                for prize in range(len(PRIZES)):
                    yield (CROWN, prize * 4 + seat)
            yield (SHARE,)
            return
        grid = self.grids[self.seat]
        if self.picked != NONE:
            for place in grid.places(self.picked, True):
                yield (PUT, place)
            return
        if self.strokes[self.seat] < STROKES:
            for kind in range(KINDS):
                if self.room_for(kind):
                    yield (kind,)
            for i in range(len(grid.kinds)):
                yield (RUB, grid.first_cell(i))
        for seat in range(self.players):
            if seat != self.seat:
                yield (SHEET, seat)
        if self.told < COUNTED:
            for stack in range(decks.STACKS):
                if self.left[stack]:
                    yield (CARD, stack)
                if stack > decks.WILDS and self.left[stack] < self.full[stack]:
                    yield (RETURN, stack)
            if not self.last:
                yield (ROUND,)
        yield (FINISH,)

    def play(self, move):
        size = len(move)
        verb = move[0] if size else NONE
        value = move[1] if size == 2 else NONE
        if self.phase == TIED and size == 2 and verb == CROWN:
            if value >> 2 >= len(PRIZES) or value & 3 not in self.tied():
                raise ValueError("Only those with the most points can win.")
            self.crown = value
            self.phase = DONE
        elif self.phase == TIED and size == 1 and verb == SHARE:
            self.phase = DONE
        elif self.phase != DRAWING:
            raise ValueError("The game is over.")
        elif self.picked != NONE:
            self._put(size == 2 and verb == PUT, value)
        elif size == 1 and verb < KINDS:
            self._pick(verb)
        elif size == 2 and verb == RUB:
            self._rub(value)
        elif size == 2 and verb == SHEET and value < self.players and value != self.seat:
            self.seat = value
        elif size == 1 and verb == FINISH:
            self.phase = TIED if self.tied() else DONE
        else:
            self._tell(size, verb, value)

    def won(self):
        """Of equals the one with the best hat, jumper or mug, if the table chose one."""
        return None if self.crown == NONE else self.crown & 3

    def words(self, move):
        from . import told

        return told.words(self, move)

    # --- what happens

    def room_for(self, kind):
        for _ in self.grids[self.seat].places(kind, True):
            return True
        return False

    def tied(self):
        """The seats that share the most points, if they are more than one."""
        scores = self.scores()
        seats = [seat for seat in range(self.players) if scores[seat] == max(scores)]
        return seats if len(seats) > 1 else []

    def _pick(self, kind):
        if self.strokes[self.seat] >= STROKES:
            raise ValueError("This grid has had its 50 strokes. Undo gives some back.")
        if not self.room_for(kind):
            raise ValueError("There is no room for it.")
        self.picked = kind
        self.strokes[self.seat] += 1

    def _put(self, meant, place):
        grid = self.grids[self.seat]
        if not meant or not grid.fits(self.picked, place >> 6, place & 63):
            raise ValueError("It cannot lie there.")
        grid.draw(self.picked, place >> 6, place & 63)
        self.picked = NONE

    def _rub(self, cell):
        grid = self.grids[self.seat]
        if self.strokes[self.seat] >= STROKES:
            raise ValueError("This grid has had its 50 strokes. Undo gives some back.")
        i = grid.piece_at(cell) if cell < grid.width * grid.height else -1
        if i < 0 or grid.first_cell(i) != cell:
            raise ValueError("Nothing begins there.")
        grid.erase(i)
        self.strokes[self.seat] += 1

    def _tell(self, size, verb, value):
        """Cards and rounds, as the table tells them."""
        if self.told >= COUNTED:
            raise ValueError("That is more than can be counted.")
        if size == 2 and verb == CARD and value < decks.STACKS and self.left[value]:
            self.left[value] -= 1
            if self.empties() >= 3:
                self.ending = True
        elif (size == 2 and verb == RETURN and decks.WILDS < value < decks.STACKS) and self.left[
            value
        ] < self.full[value]:
            self.left[value] += 1
        elif size == 1 and verb == ROUND and not self.last:
            self.last = self.ending
            self.number += 1
            self.first = (self.first - 1) % self.players
        else:
            raise ValueError("That cannot be done now.")
        self.told += 1

    # --- what the table wants to know

    def empties(self):
        return sum([1 for left in self.left if not left])

    def top(self, suit):
        """The rank on top of a suit's stack, 0 when it is empty."""
        return self.ranks[len(self.ranks) - self.left[suit]] if self.left[suit] else 0

    def lowest(self):
        """The rank that the first player may take from, 0 when there is none."""
        tops = [self.top(suit) for suit in range(4) if self.left[suit]]
        return min(tops) if tops else 0
