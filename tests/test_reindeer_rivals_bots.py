# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The bots of Reindeer Rivals: they keep the rules, the strong ones win, and nobody waits long."""

import random
import sys

import bench_reindeer_rivals as bench
import conformance
import pytest

from games.reindeer_rivals import bot, data, rounds, rules
from tinsel.contract import CHANCE, OVER

STRONG, FAIR, EASY = bot.STRONG, bot.FAIR, bot.EASY


def test_the_strongest_beats_two_weakest_at_least_four_times_in_five():
    assert bench.shares([STRONG, EASY, EASY], 40)[0] >= 80


def test_each_strength_is_better_than_the_one_before():
    assert bench.shares([STRONG, FAIR], 40)[0] > 60
    assert bench.shares([FAIR, EASY], 40)[0] > 60


@pytest.mark.parametrize("strength", [EASY, FAIR, STRONG])
@pytest.mark.parametrize("players", [2, 5])
def test_bots_supply_every_city_and_stay_out_of_debt(strength, players):
    for seed in range(5):
        game = bench.play([strength] * players, seed)  # play() raises where a move is illegal
        assert game.ended == rounds.SUPPLIED and min(game.scores()) > data.START


def test_a_strong_bot_alone_is_near_par():
    for short, (money, turns) in enumerate(data.PAR):
        game = bench.play([STRONG], 1, (short,))
        assert game.scores()[0] >= money - 50 and game.round() <= turns + 1


def test_a_turn_is_thought_out_in_under_20_laps():
    """In lines run, which a busy PC does not change: a lap of additions is 20,000 lines, and a line
    of the bot may be worth four of those."""
    lines = [0]

    def count(frame, event, _):
        lines[0] += event == "line"
        return count

    game = rules.Game(3)
    dice = random.Random(3)
    whose, most = None, 0
    while game.turn() != OVER:
        seat = game.turn()
        if seat == CHANCE:
            game.play(game.chance(dice.randrange))
            continue
        if whose != (game.round(), seat):
            whose, lines[0] = (game.round(), seat), 0
        sys.settrace(count)
        move, _ = bench.think(game, seat, STRONG, dice.randrange)
        sys.settrace(None)
        most = max(most, lines[0])
        game.play(move)
    assert 1000 < most < 20 * 20000 // 4


def test_a_bot_changes_nothing_while_it_thinks_and_yields_meanwhile():
    game = rules.Game(3)
    dice = random.Random(3)
    for _ in range(60):
        seat = game.turn()
        if seat == CHANCE:
            game.play(game.chance(dice.randrange))
            continue
        before = conformance.state(game)
        move, stretches = bench.think(game, seat, STRONG, dice.randrange)
        assert conformance.state(game) == before and len(stretches) > 1
        game.play(move)


def test_bots_that_have_nothing_to_do_agree_to_end():
    game = rules.Game(2)
    game.asked = b"\x00\x01"
    game.need[:] = bytes(len(game.need))
    for strength in (EASY, FAIR, STRONG):
        move, _ = bench.think(game, 0, strength, random.Random(1).randrange)
        assert move == (rounds.ENOUGH, 1)


def test_no_bot_has_enough_while_it_could_do_something():
    game = rules.Game(2)
    game.asked = b"\x00\x01"
    for strength in (EASY, FAIR, STRONG):
        move, _ = bench.think(game, 0, strength, random.Random(1).randrange)
        assert move == (rounds.ENOUGH, 0)


def test_easy_bots_do_not_leave_cities_open_that_a_big_sleigh_would_open():
    """What only a big sleigh helps with is tried when there is nothing else to do."""
    for seed in range(60):
        assert bench.play([EASY, EASY], seed, (seed % 2,)).ended == rounds.SUPPLIED


def test_a_bot_brings_back_what_no_city_wants_any_more():
    game = rules.Game(2)
    game.play((rounds.FIRST, 2))
    game.play((rounds.WAY, 2))
    game.stacks[0] = [(11 * 40 + 12) << 8 | 1]
    game.need[:] = bytes(len(game.need))
    moves = []
    for _ in range(2):
        move, _ = bench.think(game, 0, STRONG, random.Random(1).randrange)
        game.play(move)
        moves.append(move)
    assert moves == [(rules.LITTLE, 1), (rules.TO, 18, 11)]
    assert game.scores() == [310, 300]  # 300 - 10 + 20
