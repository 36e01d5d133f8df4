# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Beside the printed sheets: the roll, the turns, everybody's stars, and the sum at the end."""

from micropython import const

from tinsel.contract import CHANCE, OVER

from . import data

# Moves
ROLL = const(0)  # 36 * red + 6 * green + white, each from 0
CIRCLE = const(1)  # seat
FILL = const(2)  # seat, 2 * die + 1 for one more instead of one less
NEXT = const(3)
ENTER = const(4)  # a number of the score form

SEATS = const(6)
STARS = const(4)  # among the fields: what the bank knows
FIELDS = (
    ("Red to Wrap", 1, data.TILES),
    ("Red to Sleigh", 1, data.TILES),
    ("Green to Wrap", 1, data.TILES),
    ("Green to Sleigh", 1, data.TILES),
    ("Unused stars", 1, 99),
    ("Red dead ends", -1, 120),
    ("Green dead ends", -1, 120),
)


class Game:
    VERSION = 1
    ROOM = 1500

    def __init__(self, players, options=()):
        if not 1 <= players <= SEATS:
            raise ValueError("The table has seats for 1 to 6 players.")
        self.turns = data.TURNS
        self.table = data.TABLE
        if options:
            self.turns = options[0]
            self.table = bytes(options[1:])
            if not 1 <= self.turns <= data.MOST_TURNS or not data.usable(self.table):
                raise ValueError("This die table cannot be played with.")
        self.players = players
        self.number = 1  # of the turn
        self.roll = bytearray(3)  # 0: not rolled in this turn
        self.dice = bytearray(3 * players)  # as each seat has changed them
        self.circled = bytearray(players)
        self.filled = bytearray(players)
        self.form = bytearray()  # the numbers entered, seven a seat

    def turn(self):
        if self.number > self.turns:
            seat = len(self.form) // len(FIELDS)
            return seat if seat < self.players else OVER
        return 0 if self.roll[0] else CHANCE

    def round(self):
        return min(self.number, self.turns)

    def left(self, seat):
        return self.circled[seat] - self.filled[seat]

    def field(self):
        """Which number of the form is asked for."""
        return len(self.form) % len(FIELDS)

    def changes(self, seat):
        """2 * die + more, for each that a star could do."""
        for number in range(6 if self.left(seat) else 0):
            value = self.dice[3 * seat + (number >> 1)]
            if value < 6 if number & 1 else value > 1:
                yield number

    def moves(self):
        turn = self.turn()
        if turn == CHANCE:
            for roll in range(216):
                yield (ROLL, roll)
        elif self.number <= self.turns:
            yield (NEXT,)
            for seat in range(self.players):
                if self._may_circle(seat):
                    yield (CIRCLE, seat)
                for number in self.changes(seat):
                    yield (FILL, seat, number)
        elif turn != OVER:
            for number in range(FIELDS[self.field()][2] + 1):
                yield (ENTER, number)

    def play(self, move):
        if not self._legal(move):
            if self.roll[0] and len(move) == 2 and move[0] == CIRCLE:
                raise ValueError("The score form holds no more stars.")
            raise ValueError("That cannot be done now.")
        verb = move[0]
        if verb == ROLL:
            for die, value in enumerate((move[1] // 36, move[1] // 6 % 6, move[1] % 6)):
                self.roll[die] = value + 1
                for seat in range(self.players):
                    self.dice[3 * seat + die] = value + 1
        elif verb == CIRCLE:
            self.circled[move[1]] += 1
        elif verb == FILL:
            self.filled[move[1]] += 1
            self.dice[3 * move[1] + (move[2] >> 1)] += 1 if move[2] & 1 else -1
        elif verb == NEXT:
            self._next()
        else:
            self.form.append(move[1])

    def _legal(self, move):
        """Without a look at all the others: a game is replayed often."""
        size = len(move)
        verb = move[0] if size else -1
        if size != (3 if verb == FILL else 1 if verb == NEXT else 2):
            return False
        turn = self.turn()
        if verb == ROLL:
            return turn == CHANCE and move[1] < 216
        if turn < 0:
            return False
        if verb == ENTER:
            return self.number > self.turns and move[1] <= FIELDS[self.field()][2]
        if self.number > self.turns or verb > NEXT or (size > 1 and move[1] >= self.players):
            return False
        if verb == CIRCLE:
            return self._may_circle(move[1])
        return verb == NEXT or move[2] in self.changes(move[1])

    def _may_circle(self, seat):
        """No printed map is known: as many stars as the form holds, with those of the turns."""
        coming = self.turns // data.EVERY - (self.number - 1) // data.EVERY
        return self.circled[seat] + coming < FIELDS[STARS][2]

    def _next(self):
        """A space of the turns grid is filled; every fifth brings everybody a star."""
        if self.number % data.EVERY == 0:
            for seat in range(self.players):
                self.circled[seat] += 1
        self.number += 1
        self.roll[0] = self.roll[1] = self.roll[2] = 0

    def chance(self, pick):
        return (ROLL, 36 * pick(6) + 6 * pick(6) + pick(6))

    def scores(self):
        return [sum([points for points, _ in self.worked(seat)]) for seat in range(self.players)]

    def worked(self, seat):
        """What has been entered; before that, the stars that are left."""
        first = seat * len(FIELDS)
        entered = self.form[first : first + len(FIELDS)]
        lines = []
        for field, (why, sign, _) in enumerate(FIELDS):
            if field < len(entered):
                lines.append((sign * entered[field], why))
            elif field == STARS:
                lines.append((self.left(seat), why))
        return lines

    def words(self, move):
        verb = move[0]
        if verb == ROLL:
            return f"rolls R{move[1] // 36 + 1} G{move[1] // 6 % 6 + 1} W{move[1] % 6 + 1}"
        if verb == CIRCLE:
            return f"seat {move[1] + 1} circles a star"
        if verb == FILL:
            die = move[2] >> 1
            value = self.dice[3 * move[1] + die]
            to = value + (1 if move[2] & 1 else -1)
            return f"seat {move[1] + 1} fills a star: {data.DICE[die]}{value} is {to}"
        if verb == NEXT:
            return "the turn is over"
        return f"{FIELDS[self.field()][0]}: {move[1]}"
