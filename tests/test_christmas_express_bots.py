# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The bots of the Christmas Express: fair, strong enough, and none of them peeps.

And one truth for two uses: a race told to the tracker has its trains in the same places.
"""

import random

import pytest
from bench_christmas_express import at_the_table, decide, wins
from test_christmas_express_race import dealt

from games.christmas_express.data import CROSSING, EXPRESS, KINDS, SANTA, STORM
from games.christmas_express.plays import CROSS, NO, NUMBER, TRIPLE
from games.christmas_express.rules import Game
from games.christmas_express.tracker import Game as Tracker
from tinsel.contract import CHANCE, OVER


def positions(strengths, seed):
    """Every position of a race in which somebody decides."""
    pick = random.Random(seed).randrange
    game = Game(len(strengths))
    while game.turn() != OVER:
        seat = game.turn()
        if seat == CHANCE:
            game.play(game.chance(pick))
            continue
        yield game, seat
        game.play(decide(game, seat, strengths[seat], pick)[0])


def shuffled(game, seat, dice):
    """The same for this seat: what it cannot see lies otherwise."""
    unseen = []
    for part in [game.pile] + [hand for other, hand in enumerate(game.hands) if other != seat]:
        for kind in range(KINDS):
            unseen += [kind] * part[kind]
    dice.shuffle(unseen)
    other = Game.__new__(Game)
    other.__dict__.update(game.__dict__)
    other.trains = game.trains.copy()
    other.hands = []
    for place, hand in enumerate(game.hands):
        new = bytearray(hand)
        if place != seat:
            new = bytearray(KINDS)
            for _ in range(sum(hand)):
                new[unseen.pop()] += 1
        other.hands.append(new)
    other.pile = bytearray(KINDS)
    for kind in unseen:
        other.pile[kind] += 1
    return other


@pytest.mark.parametrize("strength", (1, 2, 3))
def test_shuffling_what_a_bot_cannot_see_changes_nothing(strength):
    dice = random.Random(strength)
    decide(dealt([1, 2, 3, 4, 5], [1, 2, 3, 4, 6]), 0, strength, dice.randrange)  # draws its chart
    looked = 0
    for seed in range(8):
        for game, seat in positions((strength,) * (2 + seed % 3), seed):
            other = shuffled(game, seat, dice)
            assert sum(other.pile) == sum(game.pile)
            luck = dice.randrange(1000)
            first = decide(game, seat, strength, random.Random(luck).randrange)
            assert decide(other, seat, strength, random.Random(luck).randrange) == first
            looked += 1
    assert looked > 200


def test_an_answer_takes_no_time_whatever_is_held():
    with_santa = dealt([STORM, 1, 1, 2, 3], [SANTA, 1, 2, 3, 4], at=(30, 40))
    without = dealt([STORM, 1, 1, 2, 3], [5, 1, 2, 3, 4], at=(30, 40))
    for game in (with_santa, without):
        game.play((STORM,))
        assert decide(game, 1, 3, None)[1] == 1  # one breath, as for any move


@pytest.mark.parametrize("strength", (1, 2, 3))
def test_bots_play_only_what_is_legal(strength):
    for seed in range(10):
        for game, seat in positions((strength, strength, strength), seed):
            move = decide(game, seat, strength, random.Random(seed).randrange)[0]
            assert move in game.moves()


def test_the_strong_bot_wins_three_in_four_from_either_seat():
    first, second = wins(3, 1, 500)
    assert first >= 75 and second >= 75, (first, second)


@pytest.mark.parametrize("strength", (2, 3))
def test_a_win_is_taken(strength):
    game = dealt([1, 4, EXPRESS, STORM, 2], [1, 2, 3, 4, 5], at=(80, 83))
    move = decide(game, 0, strength, None)[0]
    assert move in ((NUMBER, 4), (EXPRESS,))  # 80 + 4 = 84


@pytest.mark.parametrize("strength", (2, 3))
def test_the_bridge_is_crossed(strength):
    game = dealt([3, 1, 1, 2, 2], [1, 2, 3, 4, 5], at=(25, 0))
    assert decide(game, 0, strength, None)[0] == (NUMBER, 3)  # 25 + 3 = 28, and over
    game.play((NUMBER, 3))
    assert decide(game, 0, strength, None)[0] == (CROSS,)


def test_the_strong_bot_does_not_stop_before_somebody_who_may_bump_it():
    # From 29: 1 leads to 30, 2 to 31. Green at 26 would need a 4 or a 5 to bump; all fives are out.
    game = dealt([1, 2, SANTA, SANTA, CROSSING], [1, 2, 3, 4, 6], at=(29, 26))
    game.out[5], game.pile[5] = 7, 0
    assert decide(game, 0, 3, None)[0] == (NUMBER, 2)


def test_the_strong_bot_keeps_crossing_for_a_long_ride_and_stops_a_winning_one():
    short = dealt([1, 1, 1, 2, 3], [CROSSING, 2, 3, 4, 5], at=(22, 20))
    short.play((TRIPLE,))
    assert decide(short, 1, 3, None)[0] == (NO,)  # two spaces, to Hot Chocolate Corner
    winning = dealt([1, 1, 1, 2, 3], [CROSSING, 2, 3, 4, 5], at=(82, 20))
    winning.play((TRIPLE,))
    assert decide(winning, 1, 3, None)[0] == (CROSSING, 1)


def test_the_strong_bot_keeps_santa_for_what_hurts():
    skipped = dealt([EXPRESS, 1, 1, 2, 3], [SANTA, 2, 3, 4, 5], at=(10, 12))
    skipped.play((EXPRESS,))
    assert decide(skipped, 1, 3, None)[0] == (NO,)  # a turn, early on
    blown = dealt([STORM, 1, 1, 2, 3], [SANTA, 2, 3, 4, 5], at=(10, 82))
    blown.play((STORM,))
    assert decide(blown, 1, 3, None)[0] == (SANTA,)  # 82 - 7 = 75, down to 60


def test_the_bot_breathes_often():
    game = dealt([1, 2, 3, 4, 5], [1, 2, 3, 4, 6])
    assert decide(game, 0, 3, None)[1] >= 5


@pytest.mark.parametrize("seed", range(40))
def test_a_race_told_to_the_tracker_has_its_trains_in_the_same_places(seed):
    dice = random.Random(seed)
    race = Game(2 + seed % 3)
    table = None
    while race.turn() != OVER:
        if race.turn() == CHANCE:
            move = race.chance(dice.randrange)
        else:
            table = table or Tracker(2 + seed % 3, (race.seat,))
            move = dice.choice(list(race.moves()))
        told = at_the_table(race, move)
        race.play(move)
        if told:
            table.play(told)
            assert table.trains.at == race.trains.at
            assert table.trains.bound == race.trains.bound
            assert table.seat == race.seat and table.turns == race.turns
    assert table.turn() == OVER
