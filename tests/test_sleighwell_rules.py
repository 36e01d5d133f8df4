# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The base game of Sleighwell, sentence by sentence, on drawn boards."""

import random

import pytest
from sleighwell_boards import (
    SoloGame,
    drawn,
    draws,
    fly,
    lay,
    lines,
    places,
    play,
    scene,
    tile,
    where,
)

from games.sleighwell import data, names, verbs
from games.sleighwell.board import START
from games.sleighwell.rules import Game
from games.sleighwell.wishes import stars as stars_of
from tinsel.contract import CHANCE, OVER


def dealt(players=2, options=(), solo=False, seed=1):
    game = (SoloGame if solo else Game)(players, options)
    dice = random.Random(seed)
    while game.turn() == CHANCE:
        game.play(game.chance(dice.randrange))
    return game


def verbs_of(game):
    return {move[0] for move in game.moves()}


# --- setup


def test_the_sleigh_lies_alone_in_the_middle():
    game = Game(2)
    assert game.board.at == {START: data.SLEIGH}


@pytest.mark.parametrize("players", range(1, 7))
def test_everybody_is_dealt_four_tiles_and_the_rest_is_the_deck(players):
    game = dealt(players)
    assert [len(game.hand(seat)) for seat in range(players)] == [4] * players
    assert game.deck() == 50 - 4 * players
    assert game.turn() == 0


def test_solo_has_seven_tiles():
    game = dealt(1, solo=True)
    assert len(game.hand(0)) == 7 and game.deck() == 43


def test_seven_players_and_two_alone_are_refused():
    for kind, players in ((Game, 7), (SoloGame, 2), (Game, 0)):
        with pytest.raises(ValueError):
            kind(players)


# --- play


def test_a_tile_is_laid_next_to_an_existing_tile():
    game = scene("S", "12c h20:C")
    play(game, (verbs.PICK, tile(game, "12c")))
    assert places(game, verbs.PLACE) == [(-1, 0), (0, -1), (0, 1), (1, 0)]


def test_a_row_of_three_rises_or_falls():
    game = scene("10c 20c S\n. . h5:C", "5c 15c 25c")
    play(game, (verbs.PICK, tile(game, "25c")))
    assert (-1, 0) not in places(game, verbs.PLACE)  # 25 10 20
    game = scene("10c 20c S\n. . h5:C", "5c 15c 25c")
    play(game, (verbs.PICK, tile(game, "5c")))
    assert (-1, 0) in places(game, verbs.PLACE)  # 5 10 20


def test_a_column_of_three_rises_or_falls():
    game = scene("10c S\n20c h5:C", "30c")
    play(game, (verbs.PICK, tile(game, "30c")))
    assert (0, 2) in places(game, verbs.PLACE)  # 10 20 30
    assert (0, -1) not in places(game, verbs.PLACE)  # 30 10 20


def test_both_the_row_and_the_column_count():
    game = scene("1c 2c .\n. . 9c\nS 5c h8:C", "4c 10c")
    play(game, (verbs.PICK, tile(game, "4c")))
    # (2,0): row 1 2 4 rises, but column 4 9 8 does neither
    assert (2, 0) not in places(game, verbs.PLACE)
    game = scene("1c 2c .\n. . 9c\nS 5c h8:C", "4c 10c")
    play(game, (verbs.PICK, tile(game, "10c")))
    assert (2, 0) in places(game, verbs.PLACE)  # row 1 2 10, column 10 9 8


def test_a_gap_ends_a_run():
    game = scene("9c 3c . 1c S\n. h2:C 50c 49c .", "8c")
    play(game, (verbs.PICK, tile(game, "8c")))
    # (5,0) continues S 1c only: 1 8 is fine, whatever lies beyond the gap
    assert (5, 0) in places(game, verbs.PLACE)
    # (2,0) would join 9 3 8 1
    assert (2, 0) not in places(game, verbs.PLACE)


def test_a_question_mark_fits_anywhere_and_is_skipped():
    game = scene("4c S\nh9:C .", "?c 5c 6c")
    play(game, (verbs.PICK, tile(game, "?c")))
    assert len(places(game, verbs.PLACE)) == 7  # all around three tiles in an L
    game = scene("4c ?c . S\nh9:C 20c 21c 22c", "5c")
    play(game, (verbs.PICK, tile(game, "5c")))
    assert (-1, 0) in places(game, verbs.PLACE)  # 5 4 ?: two numbers
    game = scene("3c 4c ?c .\nS . h9:C .", "5c 2c")
    play(game, (verbs.PICK, tile(game, "5c")))
    assert (3, 0) in places(game, verbs.PLACE)  # 3 4 ? 5: no number needs to fit between
    game = scene("3c 4c ?c .\nS . h9:C .", "5c 2c")
    play(game, (verbs.PICK, tile(game, "2c")))
    assert (3, 0) not in places(game, verbs.PLACE)  # 3 4 ? 2


def test_the_sleigh_bridges_the_two_sides_of_a_run():
    game = scene("3c S 9c\nh1:C . .", "5c 12c")
    play(game, (verbs.PICK, tile(game, "5c")))
    assert (3, 0) not in places(game, verbs.PLACE)  # 3 S 9 5
    game = scene("3c S 9c\nh1:C . .", "5c 12c")
    play(game, (verbs.PICK, tile(game, "12c")))
    assert (3, 0) in places(game, verbs.PLACE)  # 3 S 9 12


def test_ruling_20_two_equal_numbers_alone_are_fine_three_numbers_are_strict():
    game = scene("7c S\n. h9:C", "7p 8c")
    play(game, (verbs.PICK, tile(game, "7p")))
    assert (-1, 0) in places(game, verbs.PLACE)  # 7 7
    game = scene("7c 7s S\n. . h9:C", "8c")
    play(game, (verbs.PICK, tile(game, "8c")))
    assert (-1, 0) not in places(game, verbs.PLACE)  # 8 7 7


def test_ruling_13_a_run_out_of_order_is_not_extended_not_even_by_a_question_mark():
    game = scene("3c 9c 5c S\n. . . h2:C", "?c 12c")
    play(game, (verbs.PICK, tile(game, "?c")))
    assert (-1, 0) not in places(game, verbs.PLACE)
    assert (4, 0) not in places(game, verbs.PLACE)  # the sleigh belongs to the run
    assert (1, 1) in places(game, verbs.PLACE)  # another run: a column of 9 and ?
    game = scene("3c 9c 5c S\n30c 31c 32c h2:C", "?c 12c")
    assert (0, 0) in places(game, verbs.FLY)  # the sleigh may still use it


# --- the hand


def test_after_a_turn_the_hand_is_drawn_up_to_four():
    game = scene("S h5:C", "1c 2c 3c 4c", "10c 11c", others=("20c",))
    lay(game, "1c", -1, 0)
    assert game.turn() == CHANCE and game.owed == 1
    draws(game, "11c")
    assert len(game.hand(0)) == 4 and game.turn() == 1


def test_ruling_7_after_the_sleigh_only_below_four():
    game = scene("S 1c 2c h5:C", "8c 9c 10c 11c", "12c")
    play(game, fly(1, 0))
    assert game.turn() == 0 and game.deck() == 1


def test_ruling_8_whoever_can_do_nothing_draws_one_and_the_hand_may_be_five():
    # Runs that no number can join, and trees, on which the sleigh does not land.
    board = """
        1t  50t 1t
        50t S   50t
        1t  50t 1t
    """
    game = scene(board, "25c 26c 27c 28c", "5c h9:C", others=("3c",), tiles_only=True)
    assert list(game.moves()) == [(verbs.STUCK,)]
    play(game, (verbs.STUCK,))
    draws(game, "5c")
    assert len(game.hand(0)) == 5 and game.turn() == 1
    assert game.words((verbs.STUCK,)) == "can do nothing"


def test_whoever_can_do_something_is_not_stuck():
    game = scene("2t\nS\n30t", "2c 2p 2s 30c", "5c h9:C", tiles_only=True)
    assert (verbs.STUCK,) not in list(game.moves())
    with pytest.raises(ValueError):
        game.play((verbs.STUCK,))


def test_turns_go_round_clockwise():
    game = dealt(3)
    dice = random.Random(3)
    seats = []
    while len(seats) < 7:
        if game.turn() == CHANCE:
            game.play(game.chance(dice.randrange))
            continue
        if game.phase == verbs.ACT:
            seats.append(game.turn())
        moves = [move for move in game.moves() if move[0] in (verbs.PICK, verbs.PLACE)]
        game.play(moves[0])
    assert seats == [0, 1, 2, 0, 1, 2, 0]


# --- the sleigh


def test_the_sleigh_flies_in_a_straight_line_only():
    game = scene("S  1c 2c\n3c 9c h5:C\n4c . .", "8c")
    assert all(column == 0 or row == 0 for column, row in places(game, verbs.FLY))


def test_it_lands_on_a_tile_or_on_an_empty_place_beside_one():
    game = scene("S 1c 2c .\n. 9c h5:C 4c", "8c")
    # Over 1c to 2c, or to the place behind it, beside 4c too. Down: beside 9c.
    assert places(game, verbs.FLY) == [(0, 1), (1, 0), (2, 0), (3, 0)]


def test_two_steps_past_the_last_tile_is_out_of_bounds():
    game = scene("S 1c 2c", "8c h5:C")
    assert places(game, verbs.FLY) == [(1, 0), (2, 0), (3, 0)]


def test_all_tiles_passed_and_the_one_landed_on_are_removed():
    game = scene("S 1c 2c 3c\n9c 8c 7c h6:S", "30c")
    play(game, fly(2, 0))
    assert drawn(game) == lines(". . S 3c\n9c 8c 7c h6:S")
    assert where(game, "1c") == where(game, "2c") == verbs.GONE


def test_a_house_whose_wishes_are_met_is_scored():
    game = scene("S 1c 2s h6:CS\n9c 8c 7c h5:S", "30c")
    play(game, fly(3, 0))
    assert where(game, "h6:CS") == verbs.SCORED
    assert game.scores() == [2]  # two definite wishes: 1 + 1
    assert game.worked(0) == [(2, "house 6 CS")]


def test_a_house_without_its_wishes_is_removed_unscored():
    game = scene("S 1c 2c h6:CS\n9c 8c 7c h5:S", "30c")
    play(game, fly(3, 0))
    assert where(game, "h6:CS") == verbs.GONE
    assert game.scores() == [0] and game.lost() == 1
    assert game.turn() != OVER  # ruling 25: the game goes on


def test_ruling_1_the_sleigh_flies_over_gaps():
    game = scene("S  .  2s h6:S\n9c 8c 7c h5:S", "30c")
    play(game, fly(3, 0))
    assert where(game, "h6:S") == verbs.SCORED and where(game, "2s") == verbs.GONE


def test_ruling_2_beside_a_tile_is_judged_before_the_flight_one_piece_after_it():
    # 2c is what makes the place behind it count; it is gone after the flight, with all the rest.
    game = scene("S 1c 2c", "30c h5:C")
    play(game, fly(3, 0))
    assert drawn(game) == "S"
    # With something left elsewhere the same flight would split the board.
    game = scene("S 1c 2c\n9c . .", "30c h5:C")
    assert fly(3, 0) not in list(game.moves())


def test_ruling_3_the_whole_board_may_go():
    game = scene("S h5:C", "30c h6:C")
    play(game, fly(1, 0))
    assert drawn(game) == "S"


def test_ruling_4_surplus_presents_are_allowed():
    game = scene("S 1c 2c 3s h6:C\n9c 8c 7c 6c h5:S", "30c")
    play(game, fly(4, 0))
    assert game.scores() == [1]


def test_ruling_5_houses_on_the_way_give_nothing_and_are_lost():
    game = scene("S h1:? 2s h6:??\n9c 8c 7c h5:S", "30c")
    play(game, fly(3, 0))
    # the house passed serves no "?": one sphere for two wishes
    assert where(game, "h1:?") == where(game, "h6:??") == verbs.GONE


def test_ruling_6_a_question_wish_takes_any_present():
    for word in ("2s", "2w", "2c"):
        game = scene(f"S {word} h6:?\n9c 8c h5:S", "30c")
        play(game, fly(2, 0))
        assert game.scores() == [1]


def test_a_wild_tile_is_any_present():
    game = scene("S 1w 2w 3p h6:CCP\n9c 8c 7c 6c h5:S", "30c")
    play(game, fly(4, 0))
    assert game.scores() == [3]


def test_the_board_is_never_split():
    game = scene("1c S 2c\n. . h5:C", "30c")
    # To the right or down, 1c would be left behind alone; on 1c, only the sleigh is cut off.
    assert places(game, verbs.FLY) == []
    game = scene("1c S 2c\n9c 8c h5:C", "30c")
    assert places(game, verbs.FLY) == [(0, 0), (1, 1), (2, 0)]


def test_the_sleigh_may_not_stay_where_it_is():
    game = scene("S 1c\n9c h5:C", "30c")
    assert fly(0, 0) not in list(game.moves())


# --- stars and the end


@pytest.mark.parametrize(
    "wishes, stars",
    [
        (b"\x1f", 1),  # 1/2, rounded up
        (b"\x04", 1),
        (b"\x01\x04", 2),
        (b"\x01\x1f", 2),  # 1 1/2, rounded up
        (b"\x1f\x1f", 1),  # 1/2 + 1/2
        (b"\x01\x01\x1f", 3),  # 2 1/2
        (b"\x1f\x1f\x1f", 2),  # 1 1/2
        (b"\x02\x02\x02", 3),
    ],
)
def test_stars_of_a_house(wishes, stars):
    assert stars_of(wishes) == stars


def test_all_houses_scored_is_the_end_and_the_true_win():
    game = scene("S 2s h6:S\n9c 8c 7c", "30c", "31c")
    play(game, fly(2, 0))
    assert game.turn() == OVER and game.all_scored()
    assert list(game.moves()) == []


def test_ruling_25_no_house_left_is_the_end_also_without_the_win():
    game = scene("S 2s h6:C\n9c 8c 7c", "30c", "31c")
    play(game, fly(2, 0))
    assert game.turn() == OVER and not game.all_scored() and game.lost() == 1


def test_ruling_25_hands_and_deck_empty_and_no_flight_scores_is_the_end():
    game = scene("S 2s h6:C\n9c 8c 7c", "30c")
    lay(game, "30c", 0, 2)
    assert game.turn() == OVER  # a sphere on the way, a cube wanted; nothing left to lay
    game = scene("S 2s h6:S\n9c 8c 7c", "30c")
    lay(game, "30c", 0, 2)
    assert game.turn() == 0  # one flight scores


def test_ruling_25_a_table_may_stop_once_the_deck_is_empty():
    game = scene("S 2s h6:S\n9c 8c 7c", "30c 31c", "32c")
    assert verbs.STOP not in verbs_of(game)
    game = scene("S 2s h6:S\n9c 8c 7c", "30c 31c")
    play(game, (verbs.STOP,))
    assert game.turn() == OVER and not game.all_scored()


def test_ruling_9_deck_empty_and_nobody_can_act_is_the_end():
    game = scene("2t\nS\n3t", "", others=("h9:C",), tiles_only=True)
    # Nothing to land on but trees; seat 0 has no tile, seat 1 could play its house.
    assert set(game.moves()) == {(verbs.STUCK,), (verbs.STOP,)}
    play(game, (verbs.STUCK,))
    assert game.turn() == 1 and verbs.PICK in verbs_of(game)


# --- hidden hands


def test_ruling_10_words_never_name_a_tile_in_a_hand():
    game = dealt(2)
    move = next(move for move in game.moves() if move[0] == verbs.PICK)
    assert game.words(move) == "takes a tile"
    game.play(move)
    game.play(next(iter(game.moves())))
    assert game.turn() == CHANCE
    assert {game.words(move) for move in game.moves()} == {"draws a tile"}


# --- solo


def test_ruling_17_solo_acts_refills_to_seven_then_turns_up_two():
    game = scene("S h5:C", "1c 2c 3c 4c 6c 7c 8c", "10c 11c 12c 13c", solo=True)
    lay(game, "1c", -1, 0)
    draws(game, "10c")
    assert len(game.hand(0)) == 7
    assert game.turn() == CHANCE and game.taker == verbs.UP
    draws(game, "11c")
    draws(game, "12c")
    assert game.phase == verbs.TURNED and game.turn() == 0


def test_ruling_36_the_two_turned_up_tiles_in_either_order_each_laid_or_dropped():
    game = scene("S h5:C", "1c", up="11c 12c", solo=True)
    game.limits[0] = 1
    assert {move for move in game.moves()} == {
        (verbs.PICK, tile(game, "11c")),
        (verbs.PICK, tile(game, "12c")),
        (verbs.DROP, tile(game, "11c")),
        (verbs.DROP, tile(game, "12c")),
    }
    play(game, (verbs.DROP, tile(game, "12c")))
    assert where(game, "12c") == verbs.GONE
    lay(game, "11c", -1, 0)
    assert game.phase == verbs.ACT and game.turns == 1


def test_a_turned_up_tile_is_laid_by_the_rules_or_dropped():
    game = scene("50t 1t\n1t S\n. h5:C", "1c", up="25c", solo=True)
    offered = list(game.moves())
    assert (verbs.DROP, tile(game, "25c")) in offered


def test_ruling_36_two_are_turned_up_also_after_a_turn_in_which_nothing_could_be_done():
    game = scene("2t\nS\n3t", "", "h9:C 10c 11c", solo=True, tiles_only=True)
    play(game, (verbs.STUCK,))
    draws(game, "10c")
    assert game.taker == verbs.UP and game.owed == 2
    draws(game, "11c")
    draws(game, "h9:C")
    assert game.phase == verbs.TURNED and len(game.hand(0)) == 1


# --- variants


def test_fewer_houses_ruling_18_each_takes_another_tile_with_it():
    game = dealt(2, (0, 3))
    assert game.total == 7
    assert sum(place == verbs.LEFT for place in game.where) == 6
    gone = [t for t in range(50) if game.where[t] == verbs.LEFT]
    assert sum(game.tiles.kind[t] == data.HOUSE for t in gone) == 3


def test_starting_house_lies_next_to_the_sleigh_and_wants_one_present_of_any_kind():
    game = Game(2, (verbs.START_HOUSE, 0))
    assert game.board.kind(START - 1) == data.HOUSE
    assert game.tiles.wishes[game.board.at[START - 1]] == b"\x1f"
    assert names.number(game.tiles, game.board.at[START - 1]) == "5"
    for seed in range(20):
        fresh = dealt(1, (verbs.START_HOUSE + verbs.FRESH, 6), seed=seed)
        assert fresh.tiles.wishes[fresh.board.at[START - 1]] == b"\x1f"


def test_ruling_21_two_sleighs_start_side_by_side_fly_over_each_other_and_never_land_there():
    game = Game(2, (verbs.TWO_SLEIGHS, 0))
    assert game.board.at == {START: data.SLEIGH, START + 1: data.SLEIGH + 1}
    game = scene("S Z 2s h6:S\n9c 8c 7c h4:C", "30c")
    assert fly(1, 0) not in list(game.moves())
    play(game, fly(3, 0))
    assert drawn(game) == lines(". Z . S\n9c 8c 7c h4:C")
    assert game.scores() == [1]
    assert fly(1, -1, 1) not in list(game.moves()) and verbs.FLY in verbs_of(game)


def test_no_landing_on_empty_places():
    game = scene("S 1c 2c .\n. 9c h5:C 4c", "8c", tiles_only=True)
    assert places(game, verbs.FLY) == [(1, 0), (2, 0)]
