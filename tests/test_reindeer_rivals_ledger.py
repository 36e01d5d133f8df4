# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The ledger of Reindeer Rivals: money and cities right to the dollar, whatever lies on the map."""

import pytest

from games.reindeer_rivals import data, rounds
from games.reindeer_rivals.ledger import BIG, CITY, DEPOT, LITTLE, ROAD, Game
from tinsel.contract import CHANCE, OVER

PASS = (rounds.PASS,)
CHICAGO = CITY + 2
DENVER = CITY + 15


def table(players=2, options=()):
    """Seat 1 starts, to the left."""
    game = Game(players, options)
    game.play((rounds.FIRST, players))
    game.play((rounds.WAY, 2))
    return game


def refused(game, *move):
    assert move not in list(game.moves())
    with pytest.raises(ValueError) as error:
        game.play(move)
    return str(error.value)


def test_everybody_starts_with_300_and_nothing_on_the_road():
    game = Game(5)
    assert game.scores() == [300] * 5 and list(game.road) == [0] * 5
    assert list(game.need) == [row[3] for row in data.CITIES]


def test_the_ledger_is_for_two_to_five():
    for players in (1, 6):
        with pytest.raises(ValueError):
            Game(players)


def test_a_turn_by_hand_five_little_sleighs():
    game = table()
    game.play((LITTLE, DEPOT, CHICAGO, 3))  # 300 - 30 - 60 + 300 = 510
    assert game.cash(0) == 510 and game.need[2] == 2
    game.play((LITTLE, DEPOT, ROAD, 1))  # 510 - 10 - 20 = 480
    game.play((LITTLE, ROAD, CHICAGO, 1))  # 480 - 10 + 100 = 570
    assert game.cash(0) == 570 and game.road[0] == 0
    assert game.turn() == 1  # 50 are spent: the next


def test_a_turn_by_hand_one_big_sleigh_and_another_back():
    game = table()
    game.play((BIG, DEPOT, ROAD, 5))  # 300 - 50 - 100 = 150
    assert game.cash(0) == 150 and game.road[0] == 5 and game.turn() == 1
    game.play(PASS)
    game.play((rounds.FIRST, 2))
    game.play((rounds.WAY, 1))
    while game.turn() != 0:
        game.play(PASS)
    game.play((BIG, ROAD, DEPOT, 4))  # 150 - 50 + 80 = 180
    assert game.cash(0) == 180 and game.road[0] == 1


def test_the_sum_is_told_line_by_line():
    game = table()
    game.play((LITTLE, DEPOT, ROAD, 2))
    game.play((LITTLE, ROAD, DEPOT, 1))
    game.play((LITTLE, ROAD, CHICAGO, 1))
    assert list(game.worked(0)) == [
        (300, "to start with"),
        (100, "1 delivered"),
        (-40, "2 bought"),
        (20, "1 brought back"),
        (-40, "4 little rents"),
    ]
    assert game.cash(0) == 340


def test_one_big_or_up_to_five_little_never_above_50():
    game = table()
    game.play((LITTLE, DEPOT, ROAD, 1))
    assert "$50" in refused(game, BIG, DEPOT, ROAD, 1)
    assert "$50" in refused(game, LITTLE, DEPOT, ROAD, 5)
    game.play((LITTLE, ROAD, ROAD, 4))
    assert game.turn() == 1


def test_nobody_goes_into_debt():
    game = table()
    game.note(0, rounds.BOUGHT, 9)  # 300 - 180 = 120
    assert "money" in refused(game, BIG, DEPOT, ROAD, 4)  # 50 + 80
    assert "money" in refused(game, LITTLE, DEPOT, ROAD, 5)  # 5 x 30
    game.play((LITTLE, DEPOT, ROAD, 4))
    assert game.cash(0) == 0


def test_what_one_sleigh_earns_pays_for_the_next():
    game = table()
    game.note(0, rounds.BOUGHT, 13)  # 40
    game.play((LITTLE, DEPOT, CHICAGO, 5))  # 40 - 30 + 100 = 110, and so on
    assert game.cash(0) == 40 + 5 * 70
    game = table()
    game.note(0, rounds.BOUGHT, 14)  # 20: not even the first
    assert "money" in refused(game, LITTLE, DEPOT, CHICAGO, 1)
    # 20 on hand and two packets on the road: 20 - 10 + 20 - 10 + 20 = 40
    game.road[0] = 2
    game.play((LITTLE, ROAD, DEPOT, 2))
    assert game.cash(0) == 40


def test_a_city_never_gets_more_than_its_maximum():
    game = table()
    assert "so many" in refused(game, LITTLE, DEPOT, DENVER, 3)
    game.play((LITTLE, DEPOT, DENVER, 2))
    assert "so many" in refused(game, LITTLE, DEPOT, DENVER, 1)


def test_a_big_sleigh_never_stops_in_a_city():
    assert "city" in refused(table(), BIG, DEPOT, CHICAGO, 1)


def test_packets_that_are_not_on_the_road_cannot_be_moved():
    game = table()
    assert "road" in refused(game, LITTLE, ROAD, CHICAGO, 1)
    assert "road" in refused(game, LITTLE, ROAD, ROAD, 1)
    game.road[0] = 2
    assert "road" in refused(game, LITTLE, ROAD, DEPOT, 3)
    game.play((LITTLE, ROAD, ROAD, 3))  # one packet may be handed on by several sleighs
    assert game.road[0] == 2


def test_there_is_no_trip_from_the_depot_to_the_depot():
    refused(table(), LITTLE, DEPOT, DEPOT, 1)
    refused(table(), LITTLE, 2, ROAD, 1)
    refused(table(), LITTLE, DEPOT, CITY + 16, 1)


def test_when_the_last_city_is_full_the_rest_of_the_round_is_played():
    game = table(3, (1,))
    game.road[2] = 1
    game.play((LITTLE, DEPOT, CITY, 1))
    game.play(PASS)
    assert game.turn() == 1
    game.play(PASS)
    game.play((LITTLE, ROAD, DEPOT, 1))
    game.play(PASS)
    assert game.turn() == OVER and game.ended == rounds.SUPPLIED
    assert game.scores() == [370, 300, 310]


def test_it_ends_at_once_when_nobody_can_pay_for_anything():
    game = table(2)
    game.note(0, rounds.BOUGHT, 13)
    game.note(1, rounds.BOUGHT, 15)
    game.play((LITTLE, DEPOT, ROAD, 1))
    game.play((LITTLE, ROAD, ROAD, 1))
    assert game.turn() == OVER and game.ended == rounds.STUCK


def test_the_table_is_asked_once_after_two_rounds_of_passes():
    game = table(2)
    game.play(PASS)
    game.play(PASS)
    game.play((rounds.FIRST, 1))
    game.play((rounds.WAY, 1))
    game.play(PASS)
    game.play(PASS)
    assert list(game.moves()) == [(rounds.ENOUGH, 0), (rounds.ENOUGH, 1)]
    game.play((rounds.ENOUGH, 1))
    assert game.turn() == OVER and game.ended == rounds.AGREED


def test_the_largest_board_is_counted_to_the_last_dollar():
    game = Game(2, (30,) * 24)
    while not game.supplied():
        if game.turn() == CHANCE:
            game.play((rounds.FIRST, 2) if game.starter < 0 else (rounds.WAY, 2))
        elif game.turn() == 1:
            game.play(PASS)
        else:
            city = max(range(24), key=lambda city: game.need[city])
            game.play((LITTLE, DEPOT, CITY + city, 5))
    # 720 packets, each 100 - 20 - 10: more than two bytes with a sign hold
    assert game.cash(0) == 300 + 720 * 70 == 50700
    assert sum(points for points, _ in game.worked(0)) == 50700


def test_more_packets_than_a_byte_holds_may_lie_on_the_road():
    game = table(2, (30,) * 24)
    game.note(0, rounds.GIVEN, 100)  # 10,300
    while game.road[0] < 260:
        if game.turn() == CHANCE:
            game.play((rounds.FIRST, 2) if game.starter < 0 else (rounds.WAY, 2))
        else:
            game.play(PASS if game.turn() else (BIG, DEPOT, ROAD, 5))
    assert game.cash(0) == 10300 - 52 * 150  # 52 big sleighs with five packets each


def test_the_numbers_of_the_printed_board_come_as_options():
    game = Game(2, (7, 3))
    assert list(game.need) == [7, 3] and game.turn() == CHANCE
    for options in ((0,), (31,), (1,) * 25):
        with pytest.raises(ValueError):
            Game(2, options)
