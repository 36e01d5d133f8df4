# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The Christmas Express, rule by rule, on the track: each test is named after what the rules say.

The usual board: Home 0, Evergreen Grove 12, Hot Chocolate Corner 24, Lower Bridge 28, Candy Cane
Lane 38, Upper Bridge 50, Snowflake Falls 54, slope foot 60, Jingle Bell Square 67, slope top 75,
North Pole 84.
"""

import pytest

from games.christmas_express import data, track
from games.christmas_express.data import CROSSING, ELF, EXPRESS, HUSTLE, SANTA, STORM
from games.christmas_express.plays import CROSS, DISCARD, NO, NUMBER, STAY, STOP, TRIPLE
from games.christmas_express.telling import sentence
from games.christmas_express.tracker import Game
from tinsel.contract import OVER

NAMES = ("Red", "Green", "Gold", "Blue")


def trains(*places, turn=0, bound=()):
    """A game with the trains at these places; bound: who must go round."""
    game = Game(len(places), (turn,))
    for seat, place in enumerate(places):
        game.trains.at[seat] = place
    for seat in bound:
        game.trains.bound[seat] = 1
    return game


def after(game, *moves):
    """The places when these have been played."""
    for move in moves:
        game.play(move)
    return tuple(game.trains.at)


def told(game):
    return sentence(game.trains.board, game.trains.events(), NAMES)


def offered(game, verb):
    return [move for move in game.moves() if move[0] == verb]


# --- the start


def test_all_trains_start_at_home():
    assert tuple(Game(4).trains.at) == (0, 0, 0, 0)


@pytest.mark.parametrize("players", (1, 5))
def test_it_is_for_two_to_four(players):
    with pytest.raises(ValueError, match="two to four"):
        Game(players)


def test_play_goes_on_to_the_left():
    game = Game(3, (2,))
    seats = []
    for _ in range(4):
        seats.append(game.turn())
        game.play((NUMBER, 1))
    assert seats == [2, 0, 1, 2]


# --- the three ways to advance


def test_a_number_card_advances_that_many_spaces():
    assert after(trains(3, 40), (NUMBER, 5)) == (8, 40)  # 3 + 5


def test_exactly_on_a_station_by_a_number_plays_again():
    game = trains(7, 40)
    assert after(game, (NUMBER, 5)) == (12, 40)  # 7 + 5 is Evergreen Grove
    assert game.turn() == 0
    assert after(game, (NUMBER, 2)) == (14, 40)
    assert game.turn() == 1


def test_three_of_a_kind_advances_to_the_next_station():
    game = trains(13, 40)
    assert after(game, (TRIPLE,), (NO,)) == (24, 40)  # the next after 13
    assert game.turn() == 1


def test_three_of_a_kind_on_a_station_goes_to_the_next_one():
    assert after(trains(24, 40), (TRIPLE,), (NO,)) == (38, 40)


def test_three_of_a_kind_onto_a_station_gives_no_further_play():
    game = trains(11, 40)
    after(game, (TRIPLE,), (NO,))
    assert game.turn() == 1 and not offered(game, STOP)


def test_three_of_a_kind_passes_the_bridge_and_the_slope_by():
    assert after(trains(28, 1), (TRIPLE,), (NO,)) == (38, 1)
    assert after(trains(74, 1), (TRIPLE,), (NO,)) == (84, 1)


# --- the bridge


def test_exactly_on_the_lower_bridge_by_a_number_may_cross():
    game = trains(25, 1)
    game.play((NUMBER, 3))  # 25 + 3 = 28
    assert sorted(game.moves()) == [(CROSS,), (STAY,)]
    assert after(game, (CROSS,)) == (50, 1)
    assert game.turn() == 1


def test_crossing_is_a_may():
    game = trains(25, 1)
    assert after(game, (NUMBER, 3), (STAY,)) == (28, 1)
    assert game.turn() == 1


def test_no_crossing_while_the_upper_bridge_is_occupied():
    game = trains(25, 50)
    assert after(game, (NUMBER, 3)) == (28, 50)
    assert game.turn() == 1  # nothing was asked


def test_who_may_not_cross_bumps_on_the_lower_bridge():
    assert after(trains(25, 50, 28), (NUMBER, 3)) == (28, 50, 25)  # 28 - 3


def test_the_bridge_is_free_again_when_its_train_has_gone_on():
    game = trains(25, 50, turn=1)
    after(game, (NUMBER, 1), (NUMBER, 3))  # Green to 51, Red to 28
    assert sorted(game.moves()) == [(CROSS,), (STAY,)]


def test_the_bridge_is_no_station():
    game = trains(25, 1)
    after(game, (NUMBER, 3), (CROSS,))
    assert game.turn() == 1


def test_exactly_on_the_upper_bridge_by_a_number_slides_back_to_the_lower():
    game = trains(46, 1)
    assert after(game, (NUMBER, 4)) == (28, 1)  # 46 + 4 = 50, down to 28
    assert game.turn() == 1
    assert "onto the Upper Bridge, slides to 28" in told(game)


def test_pushed_back_onto_the_upper_bridge_slides_to_the_lower():
    # Red 53 plays 4 to 57; Green, there before, goes back 4 to 53. With a 7 from 50: 57 - 7 = 50.
    assert after(trains(53, 57), (NUMBER, 4)) == (57, 53)
    game = trains(50, 57)
    assert after(game, (NUMBER, 7)) == (57, 28)
    assert "Green back 7, onto the Upper Bridge, slides to 28" in told(game)


def test_blown_back_onto_the_upper_bridge_slides_to_the_lower():
    game = trains(1, 57)
    assert after(game, (STORM,), (NO,)) == (1, 28)  # 57 - 7 = 50, down to 28


def test_who_slid_down_the_bridge_must_go_round_on_the_next_turn():
    game = trains(46, 1)
    after(game, (NUMBER, 4), (NUMBER, 1))
    assert game.trains.bound[0] and not offered(game, CROSS)
    assert after(game, (NUMBER, 5)) == (33, 2)  # 28 + 5, around Candy Cane Lane
    assert not game.trains.bound[0]


# --- stations


def test_nobody_is_bumped_off_a_station():
    game = trains(7, 12)
    assert after(game, (NUMBER, 5)) == (12, 12)


def test_stations_hold_more_than_one_train():
    assert after(trains(7, 12, 12, 12), (NUMBER, 5)) == (12, 12, 12, 12)


# --- moving back


def test_a_number_onto_another_train_sends_it_back_as_many_spaces():
    game = trains(14, 18)
    assert after(game, (NUMBER, 4)) == (18, 14)  # 18 - 4
    assert told(game) == "4: Red to 18; Green back 4 to 14"


@pytest.mark.parametrize(
    "move,place",
    [((STORM,), 47), ((HUSTLE, 1), 38), ((ELF, 1), 28)],  # from Snowflake Falls: 54 - 7
)
def test_special_cards_move_trains_off_stations_too(move, place):
    assert after(trains(3, 54), move, (NO,))[1] == place


# --- the slope


def test_landing_on_the_slope_slides_down_to_its_foot():
    game = trains(70, 1)
    assert after(game, (NUMBER, 5)) == (60, 1)  # 70 + 5 = 75, down to 60
    assert told(game) == "5: Red onto the slope, slides to 60"


def test_sent_back_to_the_slope_slides_down():
    assert after(trains(1, 82), (STORM,), (NO,)) == (1, 60)  # 82 - 7 = 75, down to 60


def test_who_slid_down_goes_around_jingle_bell_square_again():
    game = trains(70, 1)
    after(game, (NUMBER, 5), (NUMBER, 1))  # 75, down to 60
    assert after(game, (NUMBER, 7)) == (67, 2)
    assert game.turn() == 0  # a station as the first time


def test_the_slope_cannot_be_climbed():
    game = trains(57, 1)
    assert after(game, (NUMBER, 3)) == (60, 1)  # its foot is plain track
    assert game.turn() == 1


# --- special cards


def test_hustle_bustle_advances_eight_and_sends_the_leader_to_the_station_before():
    game = trains(10, 45, 30)
    assert after(game, (HUSTLE, 1), (NO,)) == (18, 38, 30)  # 10 + 8; before 45 lies 38


def test_hustle_bustle_cannot_be_played_in_the_lead():
    game = trains(45, 10)
    assert not offered(game, HUSTLE)
    with pytest.raises(ValueError, match="you are in the lead"):
        game.play((HUSTLE, 1))


def test_express_advances_eight_and_skips_the_next_player():
    game = trains(10, 45, 30)
    assert after(game, (EXPRESS,), (NO,)) == (18, 45, 30)
    assert game.turn() == 2
    assert told(game) == "Express: Red to 18; Green misses a turn"


def test_express_for_two_plays_again_at_once():
    game = trains(10, 45)
    after(game, (EXPRESS,), (NO,))
    assert game.turn() == 0


def test_a_snow_storm_blows_all_others_back_seven():
    game = trains(10, 45, 34)
    assert after(game, (STORM,), (NO,), (NO,)) == (10, 38, 27)  # 45 - 7, 34 - 7


def test_the_elf_sends_one_other_to_the_upper_bridge_and_down_to_the_lower():
    game = trains(10, 70, 30)
    assert sorted(offered(game, ELF)) == [(ELF, 1), (ELF, 2)]  # one other, of one's choice
    assert after(game, (ELF, 1), (NO,)) == (10, 28, 30)
    assert game.trains.bound[1]


def test_the_elf_with_the_upper_bridge_occupied_switches_places():
    game = trains(10, 70, 50)
    assert after(game, (ELF, 1), (NO,)) == (10, 28, 70)  # Gold, from 50, has Green's place
    assert told(game) == (
        "Naughty Elf: Green sent, onto the Upper Bridge, slides to 28; Gold takes that place, 70"
    )


def test_crossing_stops_three_of_a_kind_and_takes_the_turn():
    game = trains(13, 40, 30, 2)
    assert after(game, (TRIPLE,), (CROSSING, 2), (NO,)) == (13, 40, 30, 2)
    assert game.turn() == 2
    game.play((NUMBER, 1))
    assert game.turn() == 3  # and on to the left
    assert game.round() == 1


def test_crossing_stops_three_of_a_kind_that_would_win():
    game = trains(70, 40)
    assert after(game, (TRIPLE,), (CROSSING, 1), (NO,)) == (70, 40)
    assert game.turn() == 1


def test_crossing_comes_only_against_three_of_a_kind():
    game = trains(13, 40)
    assert not offered(game, CROSSING)
    with pytest.raises(ValueError, match="wait until somebody else"):
        game.play((CROSSING, 1))


def test_nobody_stops_their_own_three_of_a_kind():
    game = trains(13, 40, 30)
    game.play((TRIPLE,))
    assert sorted(game.moves()) == [(NO,), (CROSSING, 1), (CROSSING, 2)]


@pytest.mark.parametrize(
    "move,hit",
    [((HUSTLE, 1), (18, 45, 30)), ((STORM,), (10, 45, 23)), ((ELF, 1), (10, 45, 30))],
)
def test_santa_protects_from_being_sent_back(move, hit):
    game = trains(10, 45, 30)
    game.play(move)
    assert game.turn() == 1
    game.play((SANTA,))
    while game.turn() == 2 and (NO,) in game.moves():
        game.play((NO,))  # Gold has none: 30 - 7 in the storm
    assert tuple(game.trains.at) == hit


def test_santa_protects_from_being_skipped():
    game = trains(10, 45, 30)
    assert after(game, (EXPRESS,), (SANTA,)) == (18, 45, 30)
    assert game.turn() == 1
    assert told(game) == "Express: Red to 18; Santa saves Green"


# --- the North Pole


def test_the_exact_number_wins():
    game = trains(80, 1)
    assert after(game, (NUMBER, 4)) == (84, 1)
    assert game.turn() == OVER and not list(game.moves())


def test_a_greater_number_wins():
    game = trains(80, 1)
    assert after(game, (NUMBER, 7)) == (84, 1)
    assert game.turn() == OVER


def test_three_of_a_kind_beyond_jingle_bell_square_wins():
    game = trains(70, 1)
    assert after(game, (TRIPLE,), (NO,)) == (84, 1)
    assert game.turn() == OVER
    assert "Red wins!" in told(game)


def test_the_standings_are_by_distance_station_by_station():
    game = trains(30, 0)
    assert game.worked(0) == [
        (12, "to Evergreen"),
        (12, "to Hot Choc."),
        (6, "spaces on"),
    ]
    assert game.scores() == [30, 0]


# --- the data


def test_there_are_65_cards_as_the_contents_say():
    cards = data.deck()
    assert list(cards[1:8]) == [7, 7, 8, 8, 7, 7, 7]  # 51
    assert sum(cards[1:13]) == 51
    assert list(cards[13:]) == [3, 3, 3, 1, 2, 2]  # 14
    assert sum(cards) == data.CARDS == 65


@pytest.mark.parametrize("highest", range(7, 13))
def test_numbers_up_to_twelve_are_51_cards_too(highest):
    cards = data.deck(highest)
    assert sum(cards[1:13]) == 51
    assert sum(1 for count in cards[1:13] if count) == highest


def test_bridge_and_slope_are_as_long_as_they_are_known_to_be():
    board = track.Board()
    assert board.upper - board.lower == 22 and board.top - board.foot == 15


IMPOSSIBLE = [
    (0, 0, "beyond the one before"),  # Evergreen Grove on Home
    (3, 20, "beyond the one before"),  # Candy Cane Lane before Hot Chocolate Corner
    (2, 40, "Candy Cane Lane lies between"),
    (4, 37, "Candy Cane Lane lies between"),
    (2, 0, "begin after Home"),
    (6, 0, "begin after Home"),
    (6, 68, "Jingle Bell Square lies between"),
    (8, 66, "Jingle Bell Square lies between"),
    (9, 74, "end before the North Pole"),
    (9, 121, "at the most"),
    (4, 54, "cannot share a space"),  # Upper Bridge on Snowflake Falls
    (6, 50, "cannot share a space"),  # foot of the slope on the Upper Bridge
]


@pytest.mark.parametrize("which,place,why", IMPOSSIBLE)
def test_impossible_boards_are_refused_with_a_sentence(which, place, why):
    places = list(data.PLACES)
    places[which] = place
    with pytest.raises(ValueError, match=why):
        Game(2, (0, 7) + tuple(places))


def test_the_board_comes_with_the_options_and_moves_the_stations():
    places = list(data.PLACES)
    places[0] = 5
    game = Game(2, (0, 12) + tuple(places))
    assert (NUMBER, 12) in game.moves()
    assert after(game, (NUMBER, 5)) == (5, 0)
    assert game.turn() == 0  # a station now


def test_no_more_and_no_less_than_ten_places():
    with pytest.raises(ValueError, match="ten places"):
        Game(2, (0, 7, 12, 24))


@pytest.mark.parametrize(
    "move",
    [(), (0,), (99,), (NUMBER,), (NUMBER, 0), (NUMBER, 8), (NUMBER, 1, 1), (TRIPLE, 3), (ELF,),
     (ELF, 0), (ELF, 2), (ELF, -1), (HUSTLE, 0), (HUSTLE, -1), (NO,), (CROSS,), (STOP,),
     (DISCARD, 1), (EXPRESS, 1), (STORM, 1)],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_a_sentence_and_changes_nothing(move):
    game = trains(10, 20)
    with pytest.raises(ValueError, match=r"^[A-Z].*\.$"):
        game.play(move)
    assert tuple(game.trains.at) == (10, 20) and game.turn() == 0 and not game.trains.tells


def test_crossing_by_nobody_is_refused():
    game = trains(10, 20)
    game.play((TRIPLE,))
    for seat in (-1, 0, 2):
        with pytest.raises(ValueError):
            game.play((CROSSING, seat))


def test_who_has_nothing_to_play_throws_a_card_away():
    game = trains(10, 20)
    assert after(game, (DISCARD,)) == (10, 20)
    assert game.turn() == 1
