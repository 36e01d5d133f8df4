# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The Christmas Express where its rules leave something open: our rulings, by their numbers.

Those about cards in hands (3, 20, 21, 24, 25) stand in test_christmas_express_race.py.
"""

import pytest
from test_christmas_express_rules import after, offered, told, trains

from games.christmas_express.data import CROSSING, ELF, EXPRESS, HUSTLE, SANTA, STORM
from games.christmas_express.plays import CROSS, NO, NUMBER, STAY, STOP, TRIPLE
from games.christmas_express.tracker import Game
from tinsel.contract import OVER


def test_ruling_1_the_play_after_a_station_may_be_declined():
    game = trains(7, 40)
    game.play((NUMBER, 5))
    assert (STOP,) in game.moves()
    assert after(game, (STOP,)) == (12, 40)
    assert game.turn() == 1


def test_ruling_2_the_extra_play_may_be_any_and_stations_chain():
    game = trains(7, 40)
    game.play((NUMBER, 5))  # 12
    verbs = {move[0] for move in game.moves()}
    assert {NUMBER, TRIPLE, HUSTLE, EXPRESS, STORM, ELF, STOP} == verbs
    board = Game(2, (0, 12, 5, 9, 28, 38, 50, 54, 60, 67, 75, 84))  # stations at 5 and 9
    assert after(board, (NUMBER, 5), (NUMBER, 4)) == (9, 0)
    assert board.turn() == 0 and (STOP,) in board.moves()


def test_ruling_4_who_is_pushed_pushes_nobody_and_may_share_a_space():
    # Red 10 + 4 = 14: Green goes back 4 to 10... where nobody is; Gold at 10 stays beside it.
    assert after(trains(10, 14, 10), (NUMBER, 4)) == (14, 10, 10)


def test_ruling_5_nobody_is_pushed_behind_home():
    assert after(trains(0, 4), (STORM,), (NO,)) == (0, 0)  # 4 - 7


def test_ruling_6_pushed_onto_a_station_stays_there_with_no_bonus():
    game = trains(12, 17)
    assert after(game, (NUMBER, 5)) == (17, 12)  # 17 - 5 is Evergreen Grove
    assert game.turn() == 1 and (STOP,) not in game.moves()


def test_ruling_6_pushed_onto_the_lower_bridge_does_not_cross():
    game = trains(28, 33)
    assert after(game, (NUMBER, 5)) == (33, 28)  # 33 - 5
    assert game.turn() == 1 and not offered(game, CROSS)


def test_ruling_7_slide_at_the_upper_bridge_with_the_lower_occupied_bumps_there():
    # Red 46 + 4 = 50, slides to 28, where Green is: Green back 4 to 24.
    game = trains(46, 28)
    assert after(game, (NUMBER, 4)) == (28, 24)
    assert told(game) == "4: Red, onto the Upper Bridge, slides to 28; Green back 4 to Hot Choc."


def test_ruling_7_who_stands_on_the_upper_bridge_is_not_bumped_by_a_slide():
    assert after(trains(46, 50), (NUMBER, 4)) == (28, 50)


def test_ruling_7_a_bump_at_the_slopes_foot_after_a_slide():
    # Red 70 + 5 = 75, slides to 60, where Green is: Green back 5 to 55.
    assert after(trains(70, 60), (NUMBER, 5)) == (60, 55)


def test_ruling_7_crossing_ends_on_the_upper_bridge_so_nobody_is_bumped_on_the_lower():
    assert after(trains(25, 28), (NUMBER, 3), (CROSS,)) == (50, 28)
    assert after(trains(25, 28), (NUMBER, 3), (STAY,)) == (28, 25)  # 28 - 3


def test_ruling_8_who_crosses_stays_on_the_upper_bridge():
    game = trains(25, 1)
    after(game, (NUMBER, 3), (CROSS,), (NUMBER, 1))
    assert game.trains.at[0] == 50 and not game.trains.bound[0]


def test_ruling_9_after_a_slide_no_crossing_even_with_luck():
    # Blown from 28 back to 21, then 7 lands on the Lower Bridge exactly: still round.
    game = trains(21, 1, bound=(0,))
    assert after(game, (NUMBER, 7)) == (28, 1)
    assert game.turn() == 1 and not offered(game, CROSS)


@pytest.mark.parametrize("card", [(EXPRESS,), (HUSTLE, 1)])
def test_ruling_10_eight_ahead_bumps_nobody(card):
    assert after(trains(22, 70, 30), card, (SANTA,)) == (30, 70, 30)


def test_ruling_10_eight_ahead_onto_a_station_gives_no_bonus():
    game = trains(4, 70, 30)
    assert after(game, (EXPRESS,), (SANTA,)) == (12, 70, 30)
    assert game.turn() == 1


def test_ruling_10_eight_ahead_onto_the_lower_bridge_does_not_cross():
    game = trains(20, 70, 30)
    assert after(game, (EXPRESS,), (SANTA,)) == (28, 70, 30)
    assert game.turn() == 1 and not offered(game, CROSS)


def test_ruling_10_eight_ahead_onto_the_upper_bridge_stays():
    assert after(trains(42, 70, 30), (EXPRESS,), (SANTA,)) == (50, 70, 30)


def test_ruling_10_eight_ahead_onto_an_occupied_upper_bridge_shares_it():
    assert after(trains(42, 50, 30), (EXPRESS,), (SANTA,)) == (50, 50, 30)


def test_ruling_10_eight_ahead_onto_the_slope_slides_and_bumps_nobody():
    assert after(trains(67, 60, 80), (EXPRESS,), (SANTA,)) == (60, 60, 80)  # 67 + 8 = 75


@pytest.mark.parametrize("place", (76, 83))
def test_ruling_11_eight_ahead_reaches_the_pole(place):
    game = trains(place, 1)
    assert after(game, (EXPRESS,)) == (84, 1)
    assert game.turn() == OVER


def test_ruling_12_the_leader_is_fixed_before_anyone_moves():
    # Red 40 + 8 = 48 passes Green at 45, and Green still goes back to 38.
    assert after(trains(40, 45), (HUSTLE, 1), (NO,)) == (48, 38)


def test_ruling_12_a_tie_in_the_lead_is_in_the_lead():
    game = trains(45, 45, 10)
    assert not offered(game, HUSTLE)
    with pytest.raises(ValueError, match="in the lead"):
        game.play((HUSTLE, 1))


def test_ruling_12_of_several_leaders_the_player_chooses_one():
    game = trains(10, 45, 45)
    assert offered(game, HUSTLE) == [(HUSTLE, 1), (HUSTLE, 2)]
    assert after(game, (HUSTLE, 2), (NO,)) == (18, 45, 38)


def test_ruling_13_a_leader_on_a_station_goes_to_the_one_before():
    assert after(trains(10, 54), (HUSTLE, 1), (NO,)) == (18, 38)


def test_ruling_13_before_evergreen_grove_lies_home():
    assert after(trains(1, 5), (HUSTLE, 1), (NO,)) == (9, 0)


def test_ruling_14_the_storm_leaves_trains_at_home_alone():
    game = trains(3, 0, 9)
    game.play((STORM,))
    assert game.turn() == 2  # nobody at Home needs Santa
    assert after(game, (NO,)) == (3, 0, 2)


def test_ruling_15_the_elfs_swap_brings_the_old_occupant_to_the_victims_place():
    # Neither Green nor Gold has Santa.
    assert after(trains(10, 20, 50), (ELF, 1), (NO,), (NO,)) == (10, 28, 20)


def test_ruling_15_all_who_share_the_upper_bridge_take_the_victims_place():
    assert after(trains(10, 70, 50, 50), (ELF, 1), (NO,)) == (10, 28, 70, 70)


def test_ruling_15_the_elfs_player_may_be_the_one_who_swaps():
    game = trains(50, 70)
    assert after(game, (ELF, 1), (NO,)) == (70, 28)


def test_ruling_15_a_victim_on_the_upper_bridge_slides_alone():
    assert after(trains(10, 50), (ELF, 1), (NO,)) == (10, 28)


def test_ruling_15_an_occupant_who_would_go_back_may_have_santa():
    # Green is brought on from 20 to 28; Gold would fall from 50 to 20.
    game = trains(10, 20, 50)
    after(game, (ELF, 1), (NO,))
    assert game.turn() == 2
    assert after(game, (SANTA,)) == (10, 28, 50)


def test_ruling_15_santa_of_the_victim_ends_it():
    assert after(trains(10, 70, 50), (ELF, 1), (SANTA,)) == (10, 70, 50)


def test_ruling_16_the_elf_may_help_a_train_behind_the_bridge():
    game = trains(10, 3)
    assert after(game, (ELF, 1), (NO,)) == (10, 28)
    assert game.turn() == 1


def test_santa_protects_from_any_special_card_also_from_being_brought_on():
    # From 25 Green may cross with a 3; from the Lower Bridge, slid down, Green must go round.
    game = trains(10, 25)
    game.play((ELF, 1))
    assert game.turn() == 1
    assert after(game, (SANTA,)) == (10, 25)
    assert not game.trains.bound[1]


def test_ruling_17_santa_is_no_turn_of_its_own_and_no_help_against_bumps():
    game = trains(14, 18)
    assert not offered(game, SANTA)
    with pytest.raises(ValueError, match="wait until somebody else"):
        game.play((SANTA,))
    assert after(game, (NUMBER, 4)) == (18, 14)  # nobody was asked


def test_ruling_17_who_plays_a_card_needs_no_santa_against_it():
    game = trains(50, 20, 30)  # the elf's own player stands on the Upper Bridge and changes places
    game.play((ELF, 1))
    assert game.turn() == 1
    assert after(game, (NO,)) == (20, 28, 30)
    assert game.turn() == 1 and offered(game, NUMBER)  # nobody is asked: it is Green's turn


def test_ruling_18_santa_cancels_crossing_and_the_three_go_through():
    game = trains(13, 40)
    assert after(game, (TRIPLE,), (CROSSING, 1), (SANTA,), (NO,)) == (24, 40)
    assert game.turn() == 1
    assert told(game) == "Three of a kind: Santa saves Red from Crossing; Red to Hot Choc."


def test_ruling_19_after_crossing_play_goes_left_from_who_played_it():
    game = trains(13, 40, 30)
    after(game, (TRIPLE,), (CROSSING, 1), (NO,))
    assert game.turn() == 1
    game.play((NUMBER, 1))
    assert game.turn() == 2


def test_ruling_19_three_of_a_kind_stopped_in_an_extra_play_ends_the_turn():
    game = trains(7, 40, 30)
    assert after(game, (NUMBER, 5), (TRIPLE,), (CROSSING, 2), (NO,)) == (12, 40, 30)
    assert game.turn() == 2 and (STOP,) not in game.moves()


@pytest.mark.parametrize("place", (67, 70, 83))
def test_ruling_22_three_of_a_kind_at_or_after_jingle_bell_square_wins(place):
    game = trains(place, 1)
    after(game, (TRIPLE,), (NO,))
    assert game.turn() == OVER


def test_ruling_23_six_tokens_but_four_stands():
    with pytest.raises(ValueError):
        Game(6)


def test_ruling_26_a_second_crossing_may_follow_santa_and_santa_may_answer_again():
    game = trains(13, 40, 30)
    after(game, (TRIPLE,), (CROSSING, 1), (SANTA,))
    assert (CROSSING, 1) in game.moves() and (CROSSING, 2) in game.moves()
    game.play((CROSSING, 2))
    assert game.turn() == 0
    assert after(game, (SANTA,)) == (24, 40, 30)  # both Crossings are gone: nobody is asked again


def test_ruling_26_a_second_crossing_may_stop_it_after_all():
    game = trains(13, 40, 30)
    assert after(game, (TRIPLE,), (CROSSING, 1), (SANTA,), (CROSSING, 1), (NO,)) == (13, 40, 30)
    assert game.turn() == 1


def test_ruling_27_all_trains_on_a_space_are_sent_back():
    assert after(trains(14, 18, 18, 18), (NUMBER, 4)) == (18, 14, 14, 14)


def test_ruling_28_a_hustle_bustle_that_wins_ends_the_game_at_once():
    game = trains(76, 80)
    assert after(game, (HUSTLE, 1)) == (84, 80)
    assert game.turn() == OVER


def test_ruling_29_going_round_ends_when_the_lower_bridge_is_left_by_an_own_play():
    game = trains(28, 1, bound=(0,))
    after(game, (NUMBER, 2))
    assert not game.trains.bound[0]
    game = trains(28, 1, bound=(0,))
    after(game, (TRIPLE,), (NO,))
    assert not game.trains.bound[0]
    game = trains(28, 1, bound=(0,))
    after(game, (EXPRESS,), (NO,))
    assert not game.trains.bound[0]


def test_ruling_29_going_past_it_from_before_leaves_it_behind_too():
    game = trains(26, 1, bound=(0,))
    assert after(game, (NUMBER, 4)) == (30, 1)
    assert not game.trains.bound[0]


def test_ruling_29_skips_crossings_and_pushes_in_between_do_not_end_it():
    game = trains(28, 10, turn=1, bound=(0,))
    after(game, (EXPRESS,), (NO,))  # Red is skipped
    assert game.trains.bound[0]
    after(game, (STORM,), (NO,))  # Red is blown from 28 to 21
    assert game.trains.at[0] == 21 and game.trains.bound[0]
    game = trains(28, 10, bound=(0,))
    after(game, (TRIPLE,), (CROSSING, 1), (NO,))  # stopped
    assert game.trains.bound[0]


def test_ruling_29_plays_that_stay_before_the_bridge_do_not_end_it():
    game = trains(14, 1, bound=(0,))
    after(game, (NUMBER, 3))
    assert game.trains.bound[0]


def test_a_storm_onto_the_slope_and_one_onto_the_upper_bridge_is_told_in_plain_words():
    game = trains(10, 82, 57)
    assert after(game, (STORM,), (NO,), (NO,)) == (10, 60, 28)
    assert told(game) == (
        "Snow Storm: Green back 7 onto the slope, slides to 60; "
        "Gold back 7, onto the Upper Bridge, slides to 28"
    )


def test_three_santas_cannot_answer_one_storm():
    # There are two: when both have been played, the last one is hit and not asked.
    game = trains(10, 40, 41, 42)
    assert after(game, (STORM,), (SANTA,), (SANTA,)) == (10, 40, 41, 35)
    assert game.turn() == 1
