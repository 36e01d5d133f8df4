# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Reindeer Rivals on the device: a test for each rule and each ruling, the money in a comment."""

import pytest

from games.reindeer_rivals import data, land, rounds
from games.reindeer_rivals.rules import BIG, LITTLE, TO, Game, Solitaire
from tinsel.contract import CHANCE, OVER

NAMES = [row[1] for row in data.CITIES]
PASS = (rounds.PASS,)


def place(name):
    """Column and row of a city."""
    cell = land.CELLS[NAMES.index(name)]
    return cell % data.WIDTH, cell // data.WIDTH


DEPOT = (land.DEPOT % data.WIDTH, land.DEPOT // data.WIDTH)
CHICAGO, DALLAS, DENVER = place("Chicago"), place("Dallas"), place("Denver")
MINNEAPOLIS, HOUSTON = place("Minneapolis"), place("Houston")


def alone(short=0):
    return Solitaire(1, (short,))


def table(players=2, first=None, way=2, options=()):
    """A table with the order rolled; the usual dice give seat 1, seat 2, and so on."""
    game = Game(players, options)
    game.play((rounds.FIRST, players if first is None else first))
    game.play((rounds.WAY, way))
    return game


def little(game, stack, to):
    game.play((LITTLE, stack))
    game.play((TO,) + tuple(to))


def big(game, stack, count, to):
    game.play((BIG, stack, count))
    game.play((TO,) + tuple(to))


def refused(game, *move):
    with pytest.raises(ValueError) as error:
        game.play(move)
    return str(error.value)


def need(game, name):
    return game.need[NAMES.index(name)]


# --- number of players, money to start with


def test_two_to_five_players_and_one_alone():
    for players in (1, 2, 3, 4, 5):
        assert Game(players).players == players
    for players in (0, 6):
        with pytest.raises(ValueError):
            Game(players)
    with pytest.raises(ValueError):
        Solitaire(2)


def test_all_players_start_with_300():
    assert Game(5).scores() == [300] * 5


# --- gifts


def test_the_depot_never_runs_out():
    game = alone()
    # 40 packets, five a turn, are more than any table of tokens holds
    for _ in range(40):
        assert (LITTLE, 0) in list(game.moves())
        little(game, 0, CHICAGO if need(game, "Chicago") else (17, 11))
        if game.cash(0) < 100:
            break
    assert game.entry(0, rounds.BOUGHT) >= 10


def test_a_packet_taken_out_of_the_depot_costs_20():
    game = alone()
    game.play((LITTLE, 0))
    assert game.cash(0) == 270  # 300 - 10 sleigh - 20 packet


def test_nobody_can_take_the_packet_of_another_player():
    game = table(2)
    little(game, 0, (15, 11))
    game.play(PASS)
    assert game.turn() == 1 and game.stacks[1] == []
    assert "no such stack" in refused(game, LITTLE, 1)
    assert not [move for move in game.moves() if move[0] in (LITTLE, BIG) and move[1] == 1]


def test_packets_of_two_colours_may_lie_on_the_same_spot_and_stay_apart():
    game = table(2)
    little(game, 0, (15, 11))
    game.play(PASS)
    little(game, 0, (15, 11))
    assert game.stacks[0] == game.stacks[1] == [(11 * 40 + 15) << 8 | 1]


def test_each_packet_delivered_pays_100():
    game = alone()
    little(game, 0, CHICAGO)
    assert game.cash(0) == 370  # 300 - 10 - 20 + 100
    assert need(game, "Chicago") == 4


def test_no_more_than_the_maximum_may_end_up_in_a_city():
    game = alone()
    little(game, 0, DENVER)
    little(game, 0, DENVER)
    game.play((LITTLE, 0))
    assert "Denver" in refused(game, TO, *DENVER)
    assert (TO,) + DENVER not in list(game.moves())


def test_the_game_ends_when_all_cities_are_supplied():
    game = alone(1)
    for city in range(len(game.need)):
        game.need[city] = 0
    game.need[NAMES.index("Chicago")] = 1
    little(game, 0, CHICAGO)
    assert game.turn() == 0  # the turn itself may be used up
    game.play(PASS)
    assert game.turn() == OVER and game.ended == rounds.SUPPLIED


def test_packets_brought_back_to_the_depot_pay_20():
    game = alone()
    little(game, 0, (15, 11))
    little(game, 1, DEPOT)
    assert game.cash(0) == 280  # 300 - 10 - 20 - 10 + 20
    assert game.stacks[0] == []


# --- transport


def test_a_big_sleigh_costs_50_and_carries_up_to_five():
    game = alone()
    for count in (0, 6):
        assert "1 to 5" in refused(game, BIG, 0, count)
    game.play((BIG, 0, 5))
    assert game.cash(0) == 150  # 300 - 50 - 5 x 20
    game.play((TO, 31, 11))
    assert game.stacks[0] == [(11 * 40 + 31) << 8 | 5]


def test_a_big_sleigh_goes_as_far_as_the_long_side_of_the_ruler():
    game = alone()
    game.play((BIG, 0, 1))
    # 13 to the east is 13.0; 12 and 6 are the root of 180, 13.4
    assert "too far" in refused(game, TO, 30, 17)
    game.play((TO, 31, 11))


def test_a_big_sleigh_cannot_end_in_a_city():
    game = alone()
    game.play((BIG, 0, 3))
    assert "city" in refused(game, TO, *CHICAGO)
    assert not [m for m in game.moves() if land.city_at(m[2] * data.WIDTH + m[1]) >= 0]


def test_a_little_sleigh_costs_10_and_carries_one():
    game = alone()
    game.play((LITTLE, 0))
    assert game.hand == 1 and game.cash(0) == 270  # 300 - 10 - 20
    refused(alone(), LITTLE, 0, 2)


def test_a_little_sleigh_goes_as_far_as_the_short_side_of_the_ruler():
    game = alone()
    game.play((LITTLE, 0))
    # Houston: 3 and 10 are the root of 109, 10.4; nine to the west is 9.0
    assert "too far" in refused(game, TO, *HOUSTON)
    game.play((TO, 9, 11))


def test_an_unladen_sleigh_moves_without_limit():
    game = alone()
    big(game, 0, 1, (31, 11))
    little(game, 0, (9, 11))
    little(game, 2, (30, 12))  # the sleigh is 22 cells away, and nobody asks
    assert game.on_the_road(0) == 2


def test_at_most_50_a_turn_go_on_sleighs():
    game = alone()
    for _ in range(5):
        assert game.round() == 1
        little(game, 0, CHICAGO)
    assert game.round() == 2  # five little ones are 50: the turn is over
    little(game, 0, DALLAS)
    assert "$50" in refused(game, BIG, 0, 1)


def test_one_may_spend_less_and_even_pass():
    game = table(2)
    little(game, 0, CHICAGO)
    game.play(PASS)
    game.play(PASS)
    assert game.scores() == [370, 300] and game.turn() == CHANCE


def test_each_sleigh_takes_one_stack_or_a_new_one_from_the_depot():
    game = alone()
    little(game, 0, (15, 11))
    little(game, 0, (16, 12))
    assert [(m[0], m[1]) for m in game.moves() if m != PASS] == [
        (LITTLE, 0),
        (LITTLE, 1),
        (LITTLE, 2),
    ]


def test_it_must_move_to_a_new_land_position():
    game = alone()
    game.play((LITTLE, 0))
    assert "new" in refused(game, TO, *DEPOT)
    assert "land" in refused(game, TO, 26, 7)  # Lake Michigan
    assert "land" in refused(game, TO, 40, 11)  # off the map
    assert "land" in refused(game, TO, 18, 26)
    assert "land" in refused(game, TO, 60, 10)  # not the land 20 columns on in the next row
    assert len(list(game.moves())) == sum(
        1
        for y in range(26)
        for x in range(40)
        if (x - 18) ** 2 + (y - 11) ** 2 <= 81
        and data.MAP[y * 40 + x : y * 40 + x + 1] != b"."
        and (x, y) != (18, 11)
    )


def test_part_of_a_stack_may_stay():
    game = alone()
    big(game, 0, 5, (31, 11))
    big(game, 1, 2, (30, 11))
    assert [stack & 255 for stack in game.stacks[0]] == [2, 3]
    assert game.cash(0) == 100  # 300 - 50 - 100 - 50


def test_the_capacity_and_the_distance_need_not_be_used_up():
    game = alone()
    big(game, 0, 1, (17, 11))
    assert game.cash(0) == 230 and game.on_the_road(0) == 1  # 300 - 50 - 20


def test_a_sleigh_that_is_laden_must_go_somewhere_before_the_turn_ends():
    game = alone()
    game.play((LITTLE, 0))
    assert "laden" in refused(game, *PASS) and "laden" in refused(game, LITTLE, 0)
    assert game.hand == 1 and game.cash(0) == 270 and PASS not in list(game.moves())


def test_each_sleigh_makes_one_move_only():
    game = alone()
    little(game, 0, (17, 11))  # one cell of nine
    little(game, 1, (16, 11))  # another sleigh, another $10
    assert game.cash(0) == 260  # 300 - 30 - 10


def test_packets_put_together_are_one_stack():
    game = alone()
    little(game, 0, (15, 11))
    little(game, 0, (15, 11))
    assert game.stacks[0] == [(11 * 40 + 15) << 8 | 2]
    game.play(PASS)
    assert "not so many" in refused(game, BIG, 1, 3)


# --- rounds and turns, the end


def test_when_the_last_city_is_full_the_others_may_still_use_their_turn_in_this_round():
    game = table(3)
    for city in range(len(game.need)):
        game.need[city] = 0
    game.need[NAMES.index("Chicago")] = 1
    game.stacks[1] = [(11 * 40 + 15) << 8 | 1]
    game.note(1, rounds.BOUGHT, 1)
    little(game, 0, CHICAGO)  # seat 1: 300 - 30 + 100
    game.play(PASS)
    assert game.turn() == 1
    little(game, 1, DEPOT)  # seat 2: 280 - 10 + 20
    game.play(PASS)
    assert game.turn() == 2
    game.play(PASS)
    assert game.turn() == OVER
    assert game.scores() == [370, 290, 300]


def test_the_player_with_the_most_money_wins_and_every_sum_is_told():
    game = alone()
    big(game, 0, 3, (31, 11))
    little(game, 0, CHICAGO)
    game.play(PASS)
    assert list(game.worked(0)) == [
        (300, "to start with"),
        (100, "1 delivered"),
        (-80, "4 bought"),
        (-50, "1 big rent"),
        (-10, "1 little rent"),
    ]
    assert game.scores() == [260]  # 300 + 100 - 80 - 50 - 10


# --- the rulings


def test_ruling_1_no_debt_buy_and_rent_only_with_cash_in_hand():
    game = alone()
    game.note(0, rounds.BOUGHT, 14)  # 300 - 280 = 20
    assert "money" in refused(game, LITTLE, 0)  # 10 + 20
    game = alone()
    game.note(0, rounds.BOUGHT, 9)  # 300 - 180 = 120
    assert "money" in refused(game, BIG, 0, 4)  # 50 + 80
    game.play((BIG, 0, 3))  # 50 + 60
    assert game.cash(0) == 10


def test_ruling_2_the_20_are_paid_when_loading_for_each_packet():
    game = alone()
    game.play((BIG, 0, 4))
    assert game.cash(0) == 170 and game.hand == 4  # 300 - 50 - 80


def test_ruling_3_one_big_or_up_to_five_little_never_both():
    game = alone()
    little(game, 0, CHICAGO)
    assert all(move[0] != BIG for move in game.moves())
    game = alone()
    big(game, 0, 1, (17, 11))
    assert game.round() == 2


def test_ruling_4_little_sleighs_may_relay_a_packet_in_one_turn():
    game = alone()
    little(game, 0, (20, 19))  # 8.2 from the depot
    little(game, 1, HOUSTON)  # 2.2 on
    assert game.cash(0) == 360 and need(game, "Houston") == 3  # 300 - 20 - 20 + 100
    assert game.round() == 1


def test_ruling_5_a_delivery_pays_at_once_and_buys_in_the_same_turn():
    game = alone()
    game.note(0, rounds.BOUGHT, 13)  # 300 - 260 = 40
    little(game, 0, CHICAGO)  # 40 - 30 + 100
    for _ in range(3):
        little(game, 0, CHICAGO)  # 110, 180, 250, 320
    assert game.cash(0) == 320
    assert game.spent == 40  # the limit for sleighs stays


def test_ruling_6_what_is_delivered_stays():
    game = alone()
    little(game, 0, CHICAGO)
    assert game.stacks[0] == [] and "no such stack" in refused(game, LITTLE, 1)


def test_ruling_7_the_way_leads_over_water_and_cities():
    game = alone()
    big(game, 0, 1, (28, 11))
    little(game, 1, (28, 5))  # from Indiana to the far shore, over the lake
    assert game.stacks[0] == [(5 * 40 + 28) << 8 | 1]
    game = alone()
    big(game, 0, 1, (20, 15))
    little(game, 1, (19, 21))  # straight over Dallas
    assert game.on_the_road(0) == 1


def test_ruling_8_a_big_sleigh_may_end_in_the_depot():
    game = alone()
    big(game, 0, 5, (31, 11))
    big(game, 1, 5, DEPOT)
    assert game.cash(0) == 200  # 300 - 50 - 100 - 50 + 100
    assert game.on_the_road(0) == 0


def test_ruling_9_another_colour_cannot_be_moved():
    test_nobody_can_take_the_packet_of_another_player()


def test_ruling_10_a_full_city_is_closed_also_as_a_stop_over():
    game = alone()
    little(game, 0, DENVER)
    little(game, 0, DENVER)
    game.play((LITTLE, 0))
    assert "all it may have" in refused(game, TO, *DENVER)


def test_ruling_11_to_arrive_in_a_city_is_to_deliver():
    game = alone()
    little(game, 0, DALLAS)
    assert game.entry(0, rounds.GIVEN) == 1 and game.on_the_road(0) == 0


def test_ruling_13_packets_left_on_the_map_are_worth_nothing():
    game = alone(1)
    for city in range(len(game.need)):
        game.need[city] = 0
    game.need[NAMES.index("Chicago")] = 1
    little(game, 0, (15, 11))
    little(game, 0, CHICAGO)
    game.play(PASS)
    assert game.turn() == OVER and game.scores() == [340]  # 300 - 30 - 30 + 100


def test_ruling_14_it_ends_at_once_when_nobody_has_anything_but_a_pass():
    game = table(2)
    game.note(0, rounds.BOUGHT, 13)  # 40
    game.note(1, rounds.BOUGHT, 14)  # 20, no packet: nothing can be done with that
    little(game, 0, (15, 11))  # 40 - 30 = 10
    assert game.turn() == 0
    little(game, 1, (14, 11))  # 10 - 10 = 0
    assert game.turn() == OVER and game.ended == rounds.STUCK
    assert game.scores() == [0, 20]


def test_ruling_14_the_last_30_dollars_are_a_packet_and_a_little_sleigh():
    game = table(2)
    game.note(0, rounds.BOUGHT, 13)  # 300 - 260 = 40
    game.note(0, rounds.LITTLES, 1)  # 40 - 10 = 30
    game.note(1, rounds.BOUGHT, 15)  # 0
    assert game.turn() == 0
    game.play(PASS)
    assert game.turn() == CHANCE and not game.ended  # who has 30 is not stuck
    game.play((rounds.FIRST, 1))
    game.play((rounds.WAY, 2))
    assert game.turn() == 0  # seat 2 can only pass
    little(game, 0, CHICAGO)
    assert game.cash(0) == 100  # 30 - 10 - 20 + 100


def test_a_map_that_is_supplied_with_the_last_money_of_all_is_supplied_not_stuck():
    game = alone()
    game.need[:] = bytes(len(game.need))
    game.need[NAMES.index("Chicago")] = 1
    game.note(0, rounds.BOUGHT, 14)  # 300 - 280 = 20
    game.note(0, rounds.LITTLES, 1)  # 20 - 10 = 10
    game.stacks[0] = [(9 * 40 + 22) << 8 | 1]
    little(game, 1, CHICAGO)  # 10 - 10 + 100
    for _ in range(3):
        little(game, 0, (15, 11))  # 100 - 30 - 30 - 30
    assert game.cash(0) == 10
    little(game, 1, (14, 11))  # 10 - 10
    assert game.turn() == OVER and game.ended == rounds.SUPPLIED and game.scores() == [0]


def test_ruling_14_one_who_wants_to_go_on_is_enough_and_nobody_else_is_asked():
    game = table(3)
    for number in range(2):
        if number:
            game.play((rounds.FIRST, 1))
            game.play((rounds.WAY, 2))
        for _ in range(3):
            game.play(PASS)
    assert game.asked == b"\x00\x01\x02"
    game.play((rounds.ENOUGH, 0))
    assert not game.asked and game.turn() == CHANCE and not game.ended


def test_ruling_14_who_can_only_pass_is_passed_over():
    game = table(3)
    game.note(1, rounds.BOUGHT, 15)  # seat 2 is broke
    game.play(PASS)
    assert game.turn() == 2


def test_ruling_14_after_two_rounds_of_passes_the_table_is_asked():
    game = table(2)
    game.play(PASS)
    game.play(PASS)
    game.play((rounds.FIRST, 1))
    game.play((rounds.WAY, 1))
    game.play(PASS)
    assert not game.asked
    game.play(PASS)
    assert game.turn() == 0 and list(game.moves()) == [(rounds.ENOUGH, 0), (rounds.ENOUGH, 1)]
    game.play((rounds.ENOUGH, 1))
    assert game.turn() == 1  # everybody is asked
    game.play((rounds.ENOUGH, 0))
    assert game.turn() == CHANCE  # one wants to go on: all go on
    for _ in range(2):
        game.play((rounds.FIRST, 1))
        game.play((rounds.WAY, 1))
        game.play(PASS)
        game.play(PASS)
    game.play((rounds.ENOUGH, 1))
    game.play((rounds.ENOUGH, 1))
    assert game.turn() == OVER and game.ended == rounds.AGREED


def test_ruling_14_one_sleigh_in_between_and_the_passes_count_anew():
    game = alone()
    game.play(PASS)
    little(game, 0, CHICAGO)
    game.play(PASS)
    game.play(PASS)
    assert not game.asked
    game.play(PASS)
    assert game.asked


def test_ruling_15_equal_money_shares_the_win():
    game = table(2)
    game.need[:] = bytes(len(game.need))
    game.need[2] = 2
    little(game, 0, CHICAGO)
    game.play(PASS)
    little(game, 0, CHICAGO)
    game.play(PASS)
    assert game.turn() == OVER and game.scores() == [370, 370]


def test_ruling_16_the_way_back_to_the_depot_counts_as_any_other():
    game = alone()
    big(game, 0, 1, (31, 11))
    game.play((LITTLE, 1))
    assert "too far" in refused(game, TO, *DEPOT)  # 13 with a little sleigh
    assert (TO,) + DEPOT not in list(game.moves())


# --- whole turns worked by hand


def test_a_turn_by_hand_five_little_sleighs_to_cities_nearby():
    game = alone()
    # Chicago 8.2, Dallas 7.1, Minneapolis 6.4, Denver 5.0 from the depot.
    for to in (CHICAGO, DALLAS, MINNEAPOLIS, DENVER, DENVER):
        little(game, 0, to)
    # 300 - 5 x 10 sleighs - 5 x 20 packets + 5 x 100
    assert game.cash(0) == 650 and game.missing() == 55 and game.round() == 2


def test_two_turns_by_hand_a_big_load_to_the_coast_and_five_little_ones_on():
    game = alone()
    # Halfway east: (30, 10) is 12.04 from the depot, New York 6.3 on, Boston 8.1, Washington 4.
    big(game, 0, 5, (30, 10))
    assert game.cash(0) == 150  # 300 - 50 - 100
    for name in ("New York", "New York", "Boston", "Washington", "Washington"):
        little(game, 1, place(name))
    assert game.cash(0) == 600  # 150 - 50 + 500
    assert game.stacks[0] == [] and game.round() == 3


def test_a_turn_by_hand_with_the_last_money():
    game = alone()
    game.note(0, rounds.BOUGHT, 12)  # 300 - 240 = 60
    little(game, 0, (20, 19))  # 60 - 30 = 30
    little(game, 0, (20, 19))  # 30 - 30 = 0
    assert game.turn() == OVER and game.ended == rounds.STUCK  # not even $10 for a sleigh


def test_a_turn_by_hand_that_clears_the_road_at_the_end():
    game = alone()
    big(game, 0, 4, (24, 15))  # 300 - 50 - 80 = 170
    little(game, 1, place("Atlanta"))  # 170 - 10 + 100 = 260
    little(game, 1, DEPOT)  # 7.2 back: 260 - 10 + 20 = 270
    game.play(PASS)
    big(game, 1, 2, DEPOT)  # 270 - 50 + 40 = 260
    assert game.cash(0) == 260


def test_the_short_game_halves_every_city_rounded_up():
    whole, short = Game(2).need, Game(2, (1,)).need
    assert [(most + 1) // 2 for most in whole] == list(short)
    assert sum(whole) == 60 and sum(short) == 33
    for options in ((2,), (0, 0)):
        with pytest.raises(ValueError):
            Game(2, options)
