# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A second reading of Reindeer Rivals' rules, slow and plain, looks on while games are played."""

import math
import random

import bench_reindeer_rivals as bench
import pytest

from games.reindeer_rivals import data, rounds
from games.reindeer_rivals.rules import BIG, TO, Game
from tinsel.contract import CHANCE, OVER

ROWS = [data.MAP[y * 40 : (y + 1) * 40].decode() for y in range(26)]
DEPOT = (18, 11)


class Referee:
    """Money, packets and cities in plain words: nothing is shared with the game but the map."""

    def __init__(self, players, short):
        self.cash = [300] * players
        self.need = {row[0]: math.ceil(row[3] / 2) if short else row[3] for row in data.CITIES}
        self.map = [{} for _ in range(players)]
        self.spent = 0
        self.load = None

    def can(self, seat):
        if self.load:
            return {("to", x, y) for y in range(26) for x in range(40) if self.may_stop(x, y)}
        found = {("pass",)}
        for place, packets in [(DEPOT, 5)] + list(self.map[seat].items()):
            price = 20 if place == DEPOT else 0
            if self.spent <= 40 and self.cash[seat] >= 10 + price:
                found.add(("little", place, 1))
            for count in range(1, min(packets, 5) + 1):
                if self.spent == 0 and self.cash[seat] >= 50 + price * count:
                    found.add(("big", place, count))
        return found

    def may_stop(self, x, y):
        kind, origin, _ = self.load
        spot = ROWS[y][x]
        if spot == "." or (x, y) == origin:
            return False
        if math.dist(origin, (x, y)) > (13 if kind == "big" else 9):
            return False
        return spot not in self.need or (kind == "little" and self.need[spot] > 0)

    def do(self, seat, deed):
        if deed[0] == "pass":
            return
        if deed[0] == "to":
            (_, _, count), self.load = self.load, None
            spot = ROWS[deed[2]][deed[1]]
            if spot in self.need:
                self.need[spot] -= 1
                self.cash[seat] += 100
            elif deed[1:] == DEPOT:
                self.cash[seat] += 20 * count
            else:
                self.map[seat][deed[1:]] = self.map[seat].get(deed[1:], 0) + count
            return
        kind, place, count = deed
        rent = 50 if kind == "big" else 10
        self.spent += rent
        self.cash[seat] -= rent + (20 * count if place == DEPOT else 0)
        if place != DEPOT:
            self.map[seat][place] -= count
            if not self.map[seat][place]:
                del self.map[seat][place]
        self.load = deed


def told(game, seat, move):
    """A move as the referee calls it."""
    if move[0] == rounds.PASS:
        return ("pass",)
    if move[0] == TO:
        return ("to", move[1], move[2])
    cell = game.place(seat, move[1])
    place = (cell % 40, cell // 40)
    return ("big", place, move[2]) if move[0] == BIG else ("little", place, 1)


@pytest.mark.parametrize("seed", range(10))
def test_the_game_and_the_referee_agree_to_the_end(seed):
    dice = random.Random(seed)
    players, short = 1 + seed % 5, seed % 2
    game, referee = Game(players, (short,)), Referee(players, short)
    had, number = [], 1
    wild = 0.0 if seed < 5 else 0.15  # some play well, some do any odd thing in between
    while game.turn() != OVER:
        seat = game.turn()
        if seat == CHANCE or game.asked:
            game.play(game.chance(dice.randrange) if seat == CHANCE else (rounds.ENOUGH, 1))
            continue
        if game.round() != number:
            assert max(referee.need.values()) > 0, "no round after the last city is full"
            number, had = game.round(), []
        moves = {told(game, seat, move): move for move in game.moves()}
        assert set(moves) == referee.can(seat)
        move = bench.think(game, seat, 1 + (seat + seed) % 3, dice.randrange)[0]
        deed = told(game, seat, move)
        if dice.random() < wild:
            deed = dice.choice(sorted(moves, key=str))
        referee.do(seat, deed)
        game.play(moves[deed])
        assert game.scores() == referee.cash and min(referee.cash) >= 0
        if game.turn() != seat or game.round() != number:
            # A turn ends with a pass, or when there is nothing left to do but that.
            assert deed == ("pass",) or referee.can(seat) == {("pass",)}
            referee.spent = 0
            had.append(seat)
            assert len(had) == len(set(had)), "one turn a round"
    if game.ended == rounds.SUPPLIED:
        assert max(referee.need.values()) == 0
    elif game.ended == rounds.STUCK:
        referee.spent, referee.load = 0, None
        assert all(referee.can(seat) == {("pass",)} for seat in range(players))
    assert seed >= 5 or game.ended == rounds.SUPPLIED
