# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The order of a round in Reindeer Rivals: two dice, and never a shuffle."""

import random
from collections import Counter

import pytest

from games.reindeer_rivals import ledger, order, rounds, rules
from tinsel.chance import Chance
from tinsel.contract import CHANCE
from tinsel.story import Story

# Written from the rule, for seat 1 as the roller: the die counts to the left (clockwise), 1 is the
# left neighbour; a number above the players' is rolled again. Second die even: on to the left.
STARTS = {
    2: {1: 2, 2: 1},
    3: {1: 2, 2: 3, 3: 1},
    4: {1: 2, 2: 3, 3: 4, 4: 1},
    5: {1: 2, 2: 3, 3: 4, 4: 5, 5: 1},
}
LEFT = {
    2: {1: (1, 2), 2: (2, 1)},
    3: {1: (1, 2, 3), 2: (2, 3, 1), 3: (3, 1, 2)},
    4: {1: (1, 2, 3, 4), 2: (2, 3, 4, 1), 3: (3, 4, 1, 2), 4: (4, 1, 2, 3)},
    5: {
        1: (1, 2, 3, 4, 5),
        2: (2, 3, 4, 5, 1),
        3: (3, 4, 5, 1, 2),
        4: (4, 5, 1, 2, 3),
        5: (5, 1, 2, 3, 4),
    },
}
RIGHT = {
    2: {1: (1, 2), 2: (2, 1)},
    3: {1: (1, 3, 2), 2: (2, 1, 3), 3: (3, 2, 1)},
    4: {1: (1, 4, 3, 2), 2: (2, 1, 4, 3), 3: (3, 2, 1, 4), 4: (4, 3, 2, 1)},
    5: {
        1: (1, 5, 4, 3, 2),
        2: (2, 1, 5, 4, 3),
        3: (3, 2, 1, 5, 4),
        4: (4, 3, 2, 1, 5),
        5: (5, 4, 3, 2, 1),
    },
}
ORDERS = {2: 2, 3: 6, 4: 8, 5: 10}


@pytest.mark.parametrize("game_class", [rules.Game, ledger.Game])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_pair_of_dice_gives_the_order_that_the_rule_says(game_class, players):
    for first in range(1, 7):
        for second in range(1, 7):
            game = game_class(players)
            game.play((rounds.FIRST, first))
            if first > players:
                assert game.turn() == CHANCE and game.starter < 0, "roll again"
                with pytest.raises(ValueError):
                    game.play((rounds.WAY, second))
                continue
            game.play((rounds.WAY, second))
            start = STARTS[players][first]
            told = (RIGHT if second % 2 else LEFT)[players][start]
            assert tuple(seat + 1 for seat in game.order) == told
            assert game.turn() == start - 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_only_so_many_orders_can_come_each_as_likely_as_the_other(players):
    pick = random.Random(1812 + players).randrange
    rounds_played = 60000
    seen = Counter()
    roller = 0
    for _ in range(rounds_played):
        first = -1
        while first < 0:
            first = order.starter(players, roller, 1 + pick(6))
        now = order.order(players, first, order.is_left(1 + pick(6)))
        seen[now] += 1
        roller = now[-1]
    assert len(seen) == ORDERS[players]
    expected = rounds_played / len(seen)
    # Chi square: 9 degrees of freedom at most; 27.9 is passed once in a thousand fair runs.
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 27.9


def test_a_game_draws_its_dice_evenly():
    chance = Chance(random.Random(6).randbytes)
    faces = Counter(rules.Game(3).chance(chance.pick)[1] for _ in range(60000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert sum((count - 10000) ** 2 / 10000 for count in faces.values()) < 20.5  # 5 degrees, 0.1 %


def test_dice_that_are_typed_in_give_the_same_game_as_dice_that_are_rolled():
    from tinsel.journal import Journal

    games = []
    for typed in (False, True):
        story = Story(Journal(bytearray(b"\xff" * 4096)), "any", 0, ledger.Game, 3)
        faces = iter((5, 6, 2, 3))  # two are above three players; then seat 3, to the right
        if typed:
            for verb in (rounds.FIRST, rounds.FIRST, rounds.FIRST, rounds.WAY):
                story.play((verb, next(faces)))
        else:
            story.luck(lambda count: next(faces) - 1)  # noqa: B023
        games.append(story.game)
    assert games[0].order == games[1].order == b"\x02\x01\x00"
    assert games[0].turn() == games[1].turn() == 2


def test_ruling_12_one_is_the_left_neighbour_of_the_roller_who_played_last():
    game = rules.Game(4)
    game.play((rounds.FIRST, 1))  # seat 1 rolls in the first round: seat 2 starts
    game.play((rounds.WAY, 4))
    assert list(game.order) == [1, 2, 3, 0]
    for _ in range(4):
        game.play((rounds.PASS,))
    assert game.turn() == CHANCE and game.round() == 2
    assert game.roller == 0  # seat 1 played last
    game.play((rounds.FIRST, 2))
    game.play((rounds.WAY, 1))
    assert list(game.order) == [2, 1, 0, 3]


def test_the_order_is_rolled_anew_every_round_and_each_player_has_one_turn_in_it():
    game = rules.Game(3)
    for number in (1, 2):
        assert game.round() == number and game.turn() == CHANCE
        game.play((rounds.FIRST, 3))
        game.play((rounds.WAY, 2))
        had = []
        while game.turn() != CHANCE:
            had.append(game.turn())
            game.play((rules.LITTLE, 0))
            game.play((rules.TO, 15, 11))
            game.play((rounds.PASS,))
        assert sorted(had) == [0, 1, 2]


def test_dice_out_of_their_turn_are_refused():
    game = rules.Game(2)
    for wrong in ((rounds.WAY, 1), (rounds.FIRST, 0), (rounds.FIRST, 7), (rounds.PASS,)):
        with pytest.raises(ValueError):
            game.play(wrong)
    game.play((rounds.FIRST, 1))
    with pytest.raises(ValueError):
        game.play((rounds.FIRST, 1))
