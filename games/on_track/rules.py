# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The rules of Christmas ON TRACK: each turn three dice for everybody, two drawings on each sheet.

A drawing is a few choices: a die (perhaps two equal ones merged, perhaps changed with a star) and
what it draws in which colour; then a tile; then, for track, how it lies.
"""

from micropython import const

from tinsel.contract import CHANCE, OVER

from . import data
from .moves import BUILD, LIE, MERGE, ROLL, SKIP, STAR, TILE, TRACK
from .sheet import Sheet

# What is to be done next
TO_ROLL = const(0)
TO_USE = const(1)
TO_PLACE = const(2)
TO_LAY = const(3)
DONE = const(4)

NOWHERE = const(255)


class Game:
    VERSION = 1
    ROOM = 3000

    def __init__(self, players, options=()):
        if not 1 <= players <= data.SEATS:
            raise ValueError("On the device there are sheets for 1 to 4 players.")
        self.turns = data.TURNS
        self.table = data.TABLE
        if options:
            self.turns = options[0]
            self.table = bytes(options[1:])
            if not 1 <= self.turns <= data.MOST_TURNS or not data.usable(self.table):
                raise ValueError("This die table cannot be played with.")
        if players * self.turns > data.SHEET_TURNS:
            most = data.SHEET_TURNS // players
            raise ValueError(f"Memory holds {most} turns for {players} sheets. Set fewer turns.")
        self.players = players
        self.sheets = [Sheet() for _ in range(players)]
        self.number = 1  # of the turn
        self.seat = 0
        self.stage = TO_ROLL
        self.roll = bytearray(3)
        self.dice = bytearray(4)  # as this seat has them: red, green, white, merged
        self.free = bytearray(4)  # 1: can still be used
        self.drawn = 0  # drawings of this seat in this turn
        self.first = NOWHERE  # the tile of its first
        self.building = False  # what is being drawn: a building or track ...
        self.kind = 0  # ... which ...
        self.colour = 0
        self.die = 0
        self.tile = NOWHERE

    # --- the contract

    def turn(self):
        if self.stage == TO_ROLL:
            return CHANCE
        return OVER if self.stage == DONE else self.seat

    def round(self):
        return min(self.number, self.turns)

    def ranked(self):
        """On another sheet points are not worth the same: no best to beat, no medal, no record."""
        return self.turns == data.TURNS and bytes(self.table) == data.TABLE

    def moves(self):
        if self.stage == TO_ROLL:
            for roll in range(216):
                yield (ROLL, roll)
        elif self.stage == TO_USE:
            yield from self._uses()
        elif self.stage == TO_PLACE:
            for tile in range(data.TILES):
                if self.may_place(tile):
                    yield (TILE, tile)
        elif self.stage == TO_LAY:
            for way in range(len(data.WAYS[self.kind]) // 2):
                if self.sheet().may_lay(self.tile, self.kind, way):
                    yield (LIE, way)

    def play(self, move):
        if not move or len(move) != (1 if move[0] == SKIP else 2):
            raise ValueError("That is no move of this game.")
        verb = move[0]
        number = move[1] if verb != SKIP else 0
        if verb == ROLL and self.stage == TO_ROLL and number < 216:
            self._roll(number)
        elif verb == TILE and self.stage == TO_PLACE:
            self._place(number)
        elif verb == LIE and self.stage == TO_LAY:
            self._lay(number)
        elif self.stage != TO_USE:
            raise ValueError("That cannot be done now.")
        elif verb in (BUILD, TRACK):
            self._use(move)
        elif verb == STAR:
            self._star(move)
        elif verb == MERGE:
            self._merge(move)
        elif verb == SKIP:
            self._skip(move)
        else:
            raise ValueError("That cannot be done now.")

    def chance(self, pick):
        return (ROLL, 36 * pick(6) + 6 * pick(6) + pick(6))

    def scores(self):
        from . import scoring  # this and the words: in memory only while they are needed

        return [scoring.score(sheet) for sheet in self.sheets]

    def worked(self, seat):
        from . import scoring

        sheet = self.sheets[seat]
        return scoring.worked(sheet, scoring.best(sheet, data.RED), scoring.best(sheet, data.GREEN))

    def words(self, move):
        from . import talk

        return talk.of(self, move)

    # --- for the screens and the bots

    def sheet(self):
        return self.sheets[self.seat]

    def die_name(self, die):
        return data.DICE[die] + str(self.dice[die])

    def may_place(self, tile):
        """May what is being drawn go on this tile?"""
        if tile == self.first:
            return False
        if self.building:
            return self.sheet().may_build(tile)
        return self.sheet().fits(tile, self.kind)

    def may_build(self, die, colour):
        """Is there a building for this die, and room for it?"""
        kind = self.table[self.dice[die] - 1] & 15
        sheet = self.sheet()
        if kind == data.NO_BUILDING or sheet.where(colour, kind) >= 0:
            return False
        tile = 0
        while tile < data.TILES and (tile == self.first or not sheet.may_build(tile)):
            tile += 1
        return tile < data.TILES

    def may_track(self, die):
        shape = self.table[self.dice[die] - 1] >> 4
        if shape == data.NONE:
            return False
        sheet = self.sheet()
        tile = 0
        while tile < data.TILES and (tile == self.first or not sheet.fits(tile, shape)):
            tile += 1
        return tile < data.TILES

    def may_merge(self, pair):
        one, other = data.PAIRS[pair]
        return bool(self.free[one] and self.free[other] and self.dice[one] == self.dice[other])

    def may_star(self, die, more):
        if not self.free[die] or not self.sheet().left():
            return False
        return self.dice[die] < 6 if more else self.dice[die] > 1

    def drawings(self):
        """(BUILD or TRACK, 2 * die + colour) for every die as it lies."""
        for die in range(4):
            if self.free[die]:
                for colour in (data.RED, data.GREEN):
                    if die > data.GREEN or colour == die:
                        if self.may_build(die, colour):
                            yield (BUILD, 2 * die + colour)
                        if self.may_track(die):
                            yield (TRACK, 2 * die + colour)

    def _uses(self):
        stuck = True
        for move in self.drawings():
            stuck = False
            yield move
        for pair in range(3):
            if self.may_merge(pair):
                for number in range(6):
                    yield (MERGE, 6 * pair + number)
        for number in range(8):
            if self.may_star(number >> 1, number & 1):
                yield (STAR, number)
        if stuck:
            yield (SKIP,)

    # --- the moves

    def _roll(self, number):
        self.roll[0] = number // 36 + 1
        self.roll[1] = number // 6 % 6 + 1
        self.roll[2] = number % 6 + 1
        self.seat = 0
        self._begin()

    def _begin(self):
        """A seat takes the dice as they were rolled."""
        for die in range(3):
            self.dice[die] = self.roll[die]
            self.free[die] = 1
        self.dice[data.MERGED] = 0
        self.free[data.MERGED] = 0
        self.drawn = 0
        self.first = NOWHERE
        self.stage = TO_USE

    def _star(self, move):
        die, more = move[1] >> 1, move[1] & 1
        if die > data.MERGED or not self.may_star(die, more):
            raise ValueError("No star can change this die so: 1 and 6 are the ends.")
        self.dice[die] += 1 if more else -1
        self.sheet().filled += 1

    def _merge(self, move):
        pair, number = move[1] // 6, move[1] % 6
        if pair > 2 or not self.may_merge(pair):
            raise ValueError("Only two equal dice that are not used can be merged.")
        for die in data.PAIRS[pair]:
            self.free[die] = 0
        self.dice[data.MERGED] = number + 1
        self.free[data.MERGED] = 1

    def _use(self, move):
        die, colour = move[1] >> 1, move[1] & 1
        if die > data.MERGED or not self.free[die] or (die < data.WHITE and colour != die):
            raise ValueError("This die is not there for that colour.")
        building = move[0] == BUILD
        if not (self.may_build(die, colour) if building else self.may_track(die)):
            raise ValueError("There is no room for it, or it is drawn already.")
        row = self.table[self.dice[die] - 1]
        self.building = building
        self.kind = row & 15 if building else row >> 4
        self.colour = colour
        self.die = die
        self.stage = TO_PLACE

    def _skip(self, move):
        for _ in self.drawings():
            raise ValueError("There is something to draw, so it must be drawn.")
        self._after()

    def _place(self, tile):
        if tile >= data.TILES or not self.may_place(tile):
            raise ValueError("It cannot be drawn on this tile.")
        self.tile = tile
        if self.building:
            self.sheet().build(tile, self.colour, self.kind)
            self._drawn()
        else:
            self.stage = TO_LAY

    def _lay(self, way):
        if not self.sheet().may_lay(self.tile, self.kind, way):
            raise ValueError("Its dots are taken, or it does not lie so.")
        self.sheet().lay(self.tile, self.colour, self.kind, way)
        self._drawn()

    def _drawn(self):
        self.free[self.die] = 0
        self.first = self.tile
        self.tile = NOWHERE
        self._after()

    def _after(self):
        """A drawing is done: the second one, the next sheet, or the end of the turn."""
        self.drawn += 1
        self.stage = TO_USE
        if self.drawn < 2:
            return
        if self.seat < self.players - 1:
            self.seat += 1
            self._begin()
            return
        if self.number % data.EVERY == 0:
            for sheet in self.sheets:
                sheet.circled += 1
        self.stage = DONE if self.number == self.turns else TO_ROLL
        self.number += 1
