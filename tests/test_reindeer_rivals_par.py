# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Par of Reindeer Rivals: a bound with a proof, and a plan that the rules themselves play."""

import math
import random
from collections import Counter

import par_reindeer_rivals as par
import pytest

from games.reindeer_rivals import data, land, rounds
from games.reindeer_rivals.rules import BIG, LITTLE, TO, Solitaire
from hardware.desktop import standin
from tinsel.contract import OVER


@pytest.fixture
def finish():
    """The medals: they are on a screen, which wants a board."""
    standin.install()
    from games.reindeer_rivals import finish

    return finish


def strip(letters, length=60):
    """A map of three rows whose middle one is land, with letters at their columns."""
    row = bytearray(b"#" * length)
    for letter, column in letters.items():
        row[column] = ord(letter)
    return b"." * length + bytes(row) + b"." * length


def board(letters, cities, length=60):
    return par.Board(strip(letters, length), length, cities, 9, 13)


@pytest.mark.parametrize("short", [0, 1])
def test_par_of_the_board_is_exact(short):
    money, turns, made, taken = par.par(par.default(short))
    assert (money, turns) == (made, taken) == data.PAR[short]


def test_the_bound_by_hand():
    # Chicago 5, Dallas 4, Minneapolis 2, Denver 2: 13 packets of one move; 47 of two.
    # 300 + 60 x (100 - 20) - (13 + 94) x 10 = 4030; 107 moves, five a turn: 22 turns.
    assert par.bound(par.default()) == (300 + 4800 - 1070, 22) == (4030, 22)


@pytest.mark.parametrize("short", [0, 1])
def test_the_plan_is_played_by_the_rules_to_the_dollar(short):
    turns, _ = par.plan(par.default(short))
    game = Solitaire(1, (short,))
    for number, turn in enumerate(turns):
        assert game.round() == number + 1
        for big, origin, goal, count in turn:
            places = [land.DEPOT] + [stack >> 8 for stack in game.stacks[0]]
            stack = places.index(origin)
            game.play((BIG, stack, count) if big else (LITTLE, stack))
            game.play((TO, goal % data.WIDTH, goal // data.WIDTH))
        if game.turn() != OVER and game.spent:
            game.play((rounds.PASS,))
    assert game.turn() == OVER and game.ended == rounds.SUPPLIED
    assert (game.scores()[0], game.round()) == data.PAR[short]


def test_a_big_sleigh_that_cannot_be_filled_leaves_a_gap_that_is_told():
    # 19 away: a big and a little sleigh, two moves; with little ones alone, three.
    lonely = board({"D": 0, "A": 19}, [("A", 1)])
    # Bound: 300 + 80 - 20. Three little sleighs: 300 - 20 - 30 + 100; a big one would cost 60.
    assert par.par(lonely) == (360, 1, 350, 1)


def test_five_that_share_a_big_sleigh_close_the_gap():
    assert par.par(board({"D": 0, "A": 19}, [("A", 5)])) == (600, 2, 600, 2)
    # 300 + 5 x 80 - 5 x 20: one big sleigh, five little ones
    both = board({"D": 20, "A": 1, "B": 39}, [("A", 5), ("B", 5)])
    assert par.par(both) == (900, 4, 900, 4)


def test_cities_three_moves_away_are_found():
    # 30 away: 13 + 13 + 4, three moves; the same for all five, so two big loads and five little.
    money, turns, made, taken = par.par(board({"D": 0, "A": 30}, [("A", 5)]))
    assert (money, turns) == (300 + 400 - 150, 3)
    assert (made, taken) == (money, turns)


def test_a_city_nobody_gets_to_is_named_as_such():
    rows = bytearray(strip({"D": 0, "A": 50}))
    rows[60 + 5 : 60 + 40] = b"." * 35
    with pytest.raises(ValueError):
        par.bound(par.Board(bytes(rows), 60, [("A", 1)], 9, 13))


def any_map(seed):
    dice = random.Random(seed)
    width, height = dice.randint(20, 45), dice.randint(8, 26)
    rows = bytearray(dice.choice(b"#####..") for _ in range(width * height))
    cells = dice.sample(range(width * height), dice.randint(2, 16))
    cities = []
    for letter, cell in zip("DABCEFGHIJKLMNOP", cells):
        rows[cell] = ord(letter)
        if letter != "D":
            cities.append((letter, dice.randint(1, 7)))
    short = dice.randint(5, 10)
    return par.Board(bytes(rows), width, cities, short, short + dice.randint(1, 6))


def played(board, turns):
    """The money after a plan: each trip is looked at, with nothing of the planner's but the map."""
    cash, lies = 300, Counter()
    lack = dict(zip(board.cells, board.most))
    for turn in turns:
        assert sum(50 if big else 10 for big, _, _, _ in turn) <= 50
        for big, origin, goal, count in turn:
            assert 1 <= count <= (5 if big else 1)
            apart = math.dist(divmod(origin, board.width), divmod(goal, board.width))
            assert apart <= board.reach[big]
            price = (50 if big else 10) + (20 * count if origin == board.depot else 0)
            assert price <= cash, "no debts"
            cash -= price
            if origin != board.depot:
                lies[origin] -= count
                assert lies[origin] >= 0
            if goal in lack:
                assert not big and lack[goal] > 0
                lack[goal] -= 1
                cash += 100
            else:
                assert board.rows[goal] == ord("#")
                lies[goal] += count
    assert not any(lack.values()), "every city is supplied"
    return cash


def test_for_any_map_there_is_a_bound_and_a_plan_that_says_how_near_one_gets():
    near = []
    for seed in range(40):
        board = any_map(seed)
        try:
            money, turns = par.bound(board)
        except ValueError:
            continue  # an island
        plan, cash = par.plan(board)
        assert played(board, plan) == cash
        assert cash <= money and len(plan) >= turns
        near.append((money - cash, len(plan) - turns))
    assert len(near) > 30
    assert near.count((0, 0)) > 15 and max(near) <= (150, 3), near


def test_medals_are_given_against_par(finish):
    assert [finish.money_medal(cash, 4030) for cash in (4030, 4020, 3910, 3900, 3627, 3620)] == [
        "gold",
        "silver",
        "silver",
        "bronze",
        "bronze",
        "no medal",
    ]
    assert [finish.turns_medal(turns, 22) for turns in (22, 23, 24, 25, 27, 28)] == [
        "gold",
        "silver",
        "silver",
        "bronze",
        "bronze",
        "no medal",
    ]
