# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Reindeer Way, Tough Trees and the nine special actions, sentence by sentence, on drawn boards."""

import pytest
from sleighwell_boards import at, drawn, draws, fly, lay, lines, places, play, scene, tile, where

from games.sleighwell import verbs
from tinsel.contract import CHANCE


def verbs_of(game):
    return {move[0] for move in game.moves()}


def way(game, paid, start, end):
    """Reindeer Way: pay, take up, put down."""
    return play(
        game,
        (verbs.WAY, tile(game, paid)),
        at(verbs.MOVE, *start),
        at(verbs.TO, *end),
    )


# --- Reindeer Way

HERD = """
    .  2c  .   .
    S  3r  9r  h7:R
    .  .   8c  .
"""


def test_a_third_action_moves_a_tile_around_a_group_of_reindeer():
    game = scene(HERD, "30c 31c", "40c")
    way(game, "30c", (1, 0), (2, 0))
    assert drawn(game) == lines(". . 2c .\nS 3r 9r h7:R\n. . 8c .")


def test_ruling_15_the_tile_paid_is_out_of_the_game_and_the_hand_is_drawn_up():
    game = scene(HERD, "30c 31c 32c 33c", "40c")
    way(game, "30c", (1, 0), (2, 0))
    assert where(game, "30c") == verbs.GONE
    assert game.turn() == CHANCE and game.owed == 1


def test_one_reindeer_is_no_group_and_without_a_tile_nobody_can_pay():
    game = scene("S 3r 2c h7:R", "30c")
    assert verbs.WAY not in verbs_of(game)
    game = scene("S 3r . h7:R\n. 2c 9r 4c", "30c")  # they touch at a corner only
    assert verbs.WAY not in verbs_of(game)
    game = scene(HERD, "")
    assert verbs.WAY not in verbs_of(game)


def test_two_tiles_next_to_the_group_can_be_swapped():
    game = scene(HERD, "30c 31c")
    way(game, "30c", (1, 0), (2, 2))
    assert drawn(game) == lines(". 8c . .\nS 3r 9r h7:R\n. . 2c .")


def test_numbers_need_not_rise_or_fall_when_a_tile_is_moved():
    game = scene(". 2c . .\nS 3r 9r h7:R\n. . 8c .", "30c 31c")
    # 2c at (2,0): column 2 9 8 is out of order, and that is allowed
    assert at(verbs.TO, 2, 0) in list(
        play(game, (verbs.WAY, tile(game, "30c")), at(verbs.MOVE, 1, 0)).moves()
    )


def test_ruling_14_sleigh_and_houses_can_be_moved_the_group_itself_not():
    game = scene(HERD, "30c 31c")
    play(game, (verbs.WAY, tile(game, "30c")))
    assert places(game, verbs.MOVE) == [(0, 1), (1, 0), (2, 2), (3, 1)]
    play(game, at(verbs.MOVE, 0, 1), at(verbs.TO, 3, 1))
    assert drawn(game) == lines(". 2c . .\nh7:R 3r 9r S\n. . 8c .")


def test_ruling_14_the_board_stays_one_piece():
    game = scene("50c 2c .\n. 3r 9r\nS h7:R .", "30c 31c")
    play(game, (verbs.WAY, tile(game, "30c")), at(verbs.MOVE, 1, 0))
    # 50c hangs on 2c: only swaps, or a place that touches 50c and the rest
    assert (2, 0) not in places(game, verbs.TO)
    assert (0, 1) in places(game, verbs.TO)  # below 50c, beside 3r
    assert (1, 2) in places(game, verbs.TO)  # a swap with the house


def test_trees_do_not_move_by_reindeer():
    game = scene(". 6t . .\nS 3r 9r h7:R\n. . 8c .", "30c 31c")
    play(game, (verbs.WAY, tile(game, "30c")))
    assert (1, 0) not in places(game, verbs.MOVE)
    play(game, at(verbs.MOVE, 2, 2))
    assert (1, 0) not in places(game, verbs.TO)


def test_the_new_place_is_next_to_the_same_group():
    game = scene(". 2c . . .\nS 3r 9r h7:R 4c\n. . 8c . 1c", "30c 31c")
    play(game, (verbs.WAY, tile(game, "30c")))
    assert (4, 1) not in places(game, verbs.MOVE)  # beside no reindeer
    play(game, at(verbs.MOVE, 1, 0))
    assert (4, 0) not in places(game, verbs.TO)


def test_a_double_present_serves_one_wish_of_its_two():
    for wish, stars in (("R", 1), ("C", 1), ("S", 0), ("RC", 0)):
        game = scene(f"S 4rc h7:{wish}\n9c 8c 6c\n. . h1:C", "30c")
        play(game, fly(2, 0))
        assert game.scores() == [stars], wish


def test_double_presents_are_matched_and_not_taken_as_they_come():
    # C/R first on the way: it must be the reindeer, so that the plain cube is the cube.
    game = scene("S 4rc 5c h7:RC\n9c 8c 6c 3c\n. . . h1:C", "30c")
    play(game, fly(3, 0))
    assert game.scores() == [2]


def test_a_house_wishes_for_a_reindeer_and_a_reindeer_is_removed_as_any_tile():
    game = scene("S 3r h7:R\n9c 8c 6c\n. . h1:C", "30c")
    play(game, fly(2, 0))
    assert game.scores() == [1] and where(game, "3r") == verbs.GONE


def test_ruling_22_a_wild_tile_is_a_reindeer_never_a_tree_and_in_no_group():
    game = scene("S 3w h7:R\n9c 8c 6c\n. . h1:C", "30c")
    play(game, fly(2, 0))
    assert game.scores() == [1]
    game = scene("S 3w h7:T\n9c 8c 6c\n. . h1:C", "30c")
    play(game, fly(2, 0))
    assert game.scores() == [0]
    game = scene("S 3w 9r h7:R\n. 1c . .", "30c")
    assert verbs.WAY not in verbs_of(game)


# --- trees


def test_a_tree_is_not_removed_by_the_sleigh():
    game = scene("S 1c 6t 2c h7:C\n9c 8c 7c 6c 5c\n. . . . h1:C", "30c")
    play(game, fly(4, 0))
    assert drawn(game) == lines(". . 6t . S\n9c 8c 7c 6c 5c\n. . . . h1:C")
    assert game.scores() == [1]


def test_a_tree_goes_when_the_house_wishes_it():
    game = scene("S 1c 6t h7:TC\n9c 8c 7c 6c\n. . . h1:C", "30c")
    play(game, fly(3, 0))
    assert where(game, "6t") == verbs.GONE and game.scores() == [2]


def test_ruling_12_no_landing_on_a_tree():
    game = scene("S 6t 2c\n9c 8c 7c\n. . h1:C", "30c")
    assert fly(1, 0) not in list(game.moves())
    assert fly(2, 0) in list(game.moves())


def test_ruling_23_of_several_trees_the_player_chooses_which_goes():
    game = scene("S 6t 12t h7:T\n9c 8c 7c 6c\n. . . h1:C", "30c")
    play(game, fly(3, 0))
    assert set(game.moves()) == {
        (verbs.PAY, tile(game, "6t")),
        (verbs.PAY, tile(game, "12t")),
    }
    play(game, (verbs.PAY, tile(game, "12t")))
    assert drawn(game) == lines(". 6t . S\n9c 8c 7c 6c\n. . . h1:C")


def test_ruling_23_a_question_wish_may_take_a_tree_and_need_not():
    game = scene("S 6t 2c h7:?\n9c 8c 7c 6c\n. . . h1:C", "30c")
    play(game, fly(3, 0))
    assert set(game.moves()) == {(verbs.PAY,), (verbs.PAY, tile(game, "6t"))}


def test_ruling_24_the_trees_that_go_may_not_split_the_board():
    # With 12t gone, 6t and 20c would be a piece of their own; with 6t gone, 20c alone.
    game = scene("S 6t 12t h7:T\n. 20c . 6c\n. . . h1:C", "30c")
    assert fly(3, 0) not in list(game.moves())
    # Here 20c is held from below. Only 6t would be cut off from nothing: both may be given.
    game = scene("S 6t 12t h7:T\n. 20c . 6c\n. 21c 22c h1:C", "30c")
    play(game, fly(3, 0))
    assert len(list(game.moves())) == 2
    # Without 20c, giving 12t leaves 6t alone: it has to be 6t.
    game = scene("S 6t 12t h7:T\n. . . 6c\n. . . h1:C", "30c")
    play(game, fly(3, 0))
    assert where(game, "6t") == verbs.GONE and where(game, "12t") == verbs.ON_BOARD


def test_ruling_24_a_flight_that_only_a_split_could_pay_for_is_illegal():
    game = scene("S 6t h7:T\n. 20c h1:C", "30c")
    assert fly(2, 0) in list(game.moves())  # 20c holds on to the house below
    game = scene("S 6t h7:T\n. 20c .", "30c h1:C")
    assert fly(2, 0) not in list(game.moves())  # without its tree 20c would be alone


def test_ruling_11_a_tree_raises_the_limit_for_good_and_draws_two():
    game = scene("S h7:T", "6t 31c 32c 33c", "40c 41c 42c", others=("30c",))
    lay(game, "6t", -1, 0)
    assert game.limits[0] == 5 and game.limits[1] == 4
    assert game.phase == verbs.FETCHING
    play(game, (verbs.DECK,))
    draws(game, "40c")
    play(game, (verbs.DECK,))
    draws(game, "41c")
    assert len(game.hand(0)) == 5 and game.turn() == 1


def test_ruling_11_and_35_tiles_may_come_from_the_table_if_it_stays_one_piece():
    game = scene("S 8c 9c h10:T", "6t 31c 32c 33c", "40c 41c 42c")
    lay(game, "6t", -1, 0)
    # no tree, no sleigh; 8c and 9c hold the house
    assert places(game, verbs.FETCH) == [(3, 0)]
    play(game, at(verbs.FETCH, 3, 0))
    assert where(game, "h10:T") == verbs.HAND_OF
    assert places(game, verbs.FETCH) == [(2, 0)]
    play(game, at(verbs.FETCH, 2, 0))
    assert len(game.hand(0)) == 5 and game.phase == verbs.ACT and game.deck() == 3


def test_ruling_35_one_from_the_deck_then_one_from_the_table():
    game = scene("S 8c 9c h10:T", "6t 31c 32c 33c", "40c 41c 42c")
    lay(game, "6t", -1, 0)
    play(game, (verbs.DECK,))
    draws(game, "42c")
    play(game, at(verbs.FETCH, 3, 0))
    assert len(game.hand(0)) == 5 and game.phase == verbs.ACT


def test_ruling_35_with_an_empty_deck_nobody_has_to_take_from_the_table():
    game = scene("S 8c 9c h10:T", "6t 31c 32c 33c")
    lay(game, "6t", -1, 0)
    assert game.words((verbs.DECK,)) == "takes no more"
    play(game, (verbs.DECK,))
    assert len(game.hand(0)) == 3 and game.phase == verbs.ACT


def test_ruling_36_solo_a_tree_turned_up_counts_for_the_next_refill():
    game = scene("S 8c h9:T", "30c", "41c 42c 43c 44c", up="6t", solo=True)
    game.limits[0] = 1
    lay(game, "6t", -1, 0)
    assert game.limits[0] == 2 and game.phase == verbs.ACT
    lay(game, "30c", 0, 1)
    assert game.phase == verbs.FETCHING and game.fetch == 2


# --- double numbers


def test_ruling_16_neighbours_of_a_double_number_lie_wholly_below_or_above():
    for number, fits in (("2c", True), ("3c", False), ("5c", False), ("8c", False), ("9c", True)):
        game = scene("3-8c S\n. h1:C", number)
        play(game, (verbs.PICK, tile(game, number)))
        assert ((-1, 0) in places(game, verbs.PLACE)) == fits, number


def test_a_double_number_lies_in_a_run_as_all_its_numbers():
    game = scene("1c 2c S\n. . h1:C", "3-8c 2-9c")
    play(game, (verbs.PICK, tile(game, "3-8c")))
    assert (-1, 0) not in places(game, verbs.PLACE)  # 3-8 1 2
    game = scene("2c 1c S\n. . h1:C", "3-8c 2-9c")
    play(game, (verbs.PICK, tile(game, "3-8c")))
    assert (-1, 0) in places(game, verbs.PLACE)  # 3-8 2 1
    game = scene("2c 1c S\n. . h1:C", "2-9c")
    play(game, (verbs.PICK, tile(game, "2-9c")))
    assert (-1, 0) not in places(game, verbs.PLACE)  # 2-9 overlaps 2


def test_ruling_20_no_overlap_also_with_a_question_mark_between():
    game = scene("3-8c ?c S\n. . h1:C", "5c 9c")
    play(game, (verbs.PICK, tile(game, "5c")))
    assert (3, 0) not in places(game, verbs.PLACE)  # 3-8 ? S 5
    game = scene("3-8c ?c S\n. . h1:C", "5c 9c")
    play(game, (verbs.PICK, tile(game, "9c")))
    assert (3, 0) in places(game, verbs.PLACE)


# --- special actions


def test_destroy_ruling_27_any_tile_but_a_sleigh_itself_included_if_one_piece():
    game = scene("S 8c 9t h10:C", "2!1 31c", "40c")
    lay(game, "2!1", -1, 0)
    assert game.phase == verbs.DESTROYING
    assert places(game, verbs.DESTROY_TILE) == [(-1, 0), (3, 0)]
    play(game, at(verbs.DESTROY_TILE, -1, 0))
    assert where(game, "2!1") == verbs.GONE


def test_ruling_34_an_action_that_cannot_be_carried_out_is_skipped():
    game = scene("S . Z\n1t 6t 9t", "7!1 31c h7:C", "40c", others=("1c",))
    for word in ("1t", "6t", "9t"):
        game.board.lift(game.board.where(tile(game, word)))
    lay(game, "7!1", 1, 0)  # Destroy between two sleighs: it holds them together
    assert drawn(game) == "S 7!1 Z" and game.turn() == CHANCE
    game = scene("S", "7!2", "h7:C", others=("1c",))
    lay(game, "7!2", -1, 0)  # Add, and nothing in hand
    assert game.turn() == CHANCE


def test_ruling_34_an_action_that_can_be_carried_out_must_be():
    game = scene("S Z", "2!1 31c h7:C", "40c", others=("1c",))
    lay(game, "2!1", -1, 0)
    assert list(game.moves()) == [at(verbs.DESTROY_TILE, -1, 0)]  # only itself, so it has to go


def test_add_ruling_28_one_more_tile_from_the_hand_without_the_number_rule():
    game = scene("3c 4c 5c S\nh7:C . . .", "7!2 1c", "40c")
    lay(game, "7!2", 3, 1)
    assert game.phase == verbs.ADDING and verbs_of(game) == {verbs.PICK}
    play(game, (verbs.PICK, tile(game, "1c")))
    assert (1, 1) in places(game, verbs.PLACE)
    assert (4, 0) in places(game, verbs.PLACE)  # 3 4 5 S 1
    assert (1, 3) not in places(game, verbs.PLACE)  # still next to a tile
    play(game, at(verbs.PLACE, 4, 0))
    assert game.turn() == CHANCE


def test_add_ruling_28_the_extra_tile_counts_as_placed():
    game = scene("S h7:C", "7!2 6t 30c", "40c 41c 42c 43c")
    lay(game, "7!2", -1, 0)
    lay(game, "6t", 0, 1)
    assert game.limits[0] == 5 and game.phase == verbs.FETCHING
    game = scene("S h7:C", "7!2 2!1 30c", "40c 41c 42c 43c")
    lay(game, "7!2", -1, 0)
    lay(game, "2!1", 0, 1)
    assert game.phase == verbs.DESTROYING


def test_the_number_rule_holds_again_after_add():
    game = scene("3c 4c 5c S\nh7:C . . .", "7!2 1c 2c", others=("2p",))
    lay(game, "7!2", 3, 1)
    lay(game, "1c", 0, 2)
    assert game.turn() == 1
    play(game, (verbs.PICK, tile(game, "2p")))
    assert (4, 0) not in places(game, verbs.PLACE)


def test_free_sleigh_ruling_29_what_is_passed_stays_and_nothing_is_delivered():
    game = scene("S 1c h9:C\n2c 3c 4c\n. . h1:C", "12!3 30c", "40c")
    lay(game, "12!3", 0, 2)
    assert game.phase == verbs.FREE
    play(game, fly(2, 0))
    assert drawn(game) == lines(". 1c S\n2c 3c 4c\n12!3 . h1:C")
    assert where(game, "h9:C") == verbs.GONE and game.scores() == [0]


def test_teleport_ruling_30_to_an_empty_place_or_onto_any_tile_but_a_tree():
    game = scene("S 1c h9:C\n2c 6t 4c\n. . h1:C", "17!4 30c", "40c")
    lay(game, "17!4", 0, 2)
    assert game.phase == verbs.TELEPORTING
    goals = places(game, verbs.FLY)
    assert (2, 2) in goals and (1, 1) not in goals and (0, 0) not in goals
    assert (3, 1) in goals and (4, 1) not in goals
    play(game, fly(1, 0))
    assert where(game, "1c") == verbs.GONE
    assert drawn(game) == lines(". S h9:C\n2c 6t 4c\n17!4 . h1:C")


def test_copycat_number_takes_the_number_of_its_highest_neighbour():
    game = scene("S 9c h20:C\n. . .", "22!5 10c", "40c")
    lay(game, "22!5", 1, 1)
    assert game.board.number(game.board.where(tile(game, "22!5"))) == (9, 9)


def test_copycat_ruling_31_question_marks_and_sleigh_have_no_number_a_doubles_upper_end_counts():
    game = scene("S ?c h20:C\n. . 1c", "22!5 10c", "40c")
    lay(game, "22!5", 0, 1)  # below the sleigh, nothing else: nothing changes
    assert game.board.number(game.board.where(tile(game, "22!5"))) == (22, 22)
    # Above 7, to the left 3-8: its upper end is the higher, and the whole double is copied.
    game = scene("S 7c h1:C\n3-8c . .", "9!5 30c", "40c")
    lay(game, "9!5", 1, 1)
    assert game.board.number(game.spot) == (3, 8)


def test_copycat_type_takes_the_kind_of_its_highest_neighbour():
    game = scene("S 9s h1:S\n. . 30c", "27!6 10c", "40c")
    lay(game, "27!6", 1, 1)  # above 9s, right 30c: the cube is higher
    assert game.board.kind(game.board.where(tile(game, "27!6"))) == 1


def test_copycat_ruling_31_ties_are_the_players_choice():
    game = scene("S 9s h1:S\n. . 9c", "27!6 10c", "40c")
    lay(game, "27!6", 1, 1)
    assert game.phase == verbs.COPYING
    assert places(game, verbs.COPY) == [(1, 0), (2, 1)]
    play(game, at(verbs.COPY, 1, 0))
    assert game.board.kind(game.board.where(tile(game, "27!6"))) == 4


def test_copycat_ruling_31_a_house_lends_no_kind():
    game = scene("S h40:S\n9c .", "27!6 10c", "50c")
    lay(game, "27!6", 1, 1)
    assert game.board.kind(game.board.where(tile(game, "27!6"))) == 64


def test_copycat_ruling_31_back_in_a_hand_it_is_as_printed():
    game = scene("S 9s h1:S\n. . 30c", "27!6 6t", "40c 41c 42c 43c")
    lay(game, "27!6", 1, 1)
    while game.turn() == CHANCE:
        game.play(next(iter(game.moves())))
    lay(game, "6t", 0, -1)
    play(game, at(verbs.FETCH, 1, 1))
    assert game.board.kinds == {} and where(game, "27!6") == verbs.HAND_OF


def test_ruling_13_a_run_that_copycat_broke_is_not_extended():
    game = scene("S h1:S\n3c .\n8c 9c", "5!5 30c", "40c", others=("12p",))
    lay(game, "5!5", 1, 1)  # row 3 5, column h1 5 9: it becomes 9
    assert game.board.number(game.board.where(tile(game, "5!5"))) == (9, 9)
    while game.turn() == CHANCE:
        game.play(next(iter(game.moves())))
    play(game, (verbs.PICK, tile(game, "12p")))
    assert (1, 3) not in places(game, verbs.PLACE)  # h1 9 9 12


def test_satisfied_ruling_26_a_house_beside_it_takes_one_wrong_present():
    board = "S 1c 2c h7:CS\n9c 8c 7c 32!7\n. . . h1:C"
    game = scene(board, "30c")
    play(game, fly(3, 0))
    assert game.scores() == [2]
    game = scene("S 1c 2c h7:SS\n9c 8c 7c 32!7\n. . . h1:C", "30c")
    play(game, fly(3, 0))
    assert game.scores() == [0]  # two wrong ones
    game = scene("S 1c . h7:CS\n9c 8c 7c 32!7\n. . . h1:C", "30c")
    play(game, fly(3, 0))
    assert game.scores() == [0]  # one missing is not one wrong


def test_satisfied_ruling_26_is_judged_before_the_flight():
    # It lies on the way, beside the house, and is removed by this very flight.
    game = scene("S 1c 32!7 h7:S\n9c 8c 7c 6c\n. . . h1:C", "30c")
    play(game, fly(3, 0))
    assert game.scores() == [1] and where(game, "32!7") == verbs.GONE


def test_a_special_action_serves_no_wish():
    game = scene("S 2!1 h7:?\n9c 8c 6c\n. . h1:C", "30c")
    play(game, fly(2, 0))
    assert game.scores() == [0]


def test_replace_ruling_32_lies_on_top_of_a_tile_keeps_its_number_and_is_wild():
    game = scene("S 1c h9:P\n40c 41c 42c\n. . h1:C", "5!8 30c", "43c")
    play(game, (verbs.PICK, tile(game, "5!8")))
    # Not on the sleigh, not beside. On 1c: S 5 9, column 5 41.
    assert (1, 0) in places(game, verbs.PLACE)
    assert (0, 0) not in places(game, verbs.PLACE)
    assert (1, -1) not in places(game, verbs.PLACE)
    assert (1, 1) not in places(game, verbs.PLACE)  # 40 5 42
    play(game, at(verbs.PLACE, 1, 0))
    assert where(game, "1c") == verbs.GONE
    draws(game, "43c")
    play(game, fly(2, 0))
    assert game.scores() == [1]  # it was the pyramid


def test_swap_hand_ruling_33_the_rest_goes_into_the_deck_then_draw_up():
    game = scene("S h1:C", "42!9 30c 31c 32c", "40c 41c", others=("1c",))
    lay(game, "42!9", -1, 0)
    assert game.turn() == CHANCE
    assert game.owed == 4 and game.deck() == 5  # 2 + 3: its own tiles may come again
    draws(game, "30c")
    for word in ("40c", "41c", "31c"):
        draws(game, word)
    assert game.turn() == 1 and len(game.hand(0)) == 4 and where(game, "32c") == verbs.IN_DECK


def test_actions_can_be_left_out_of_the_expansion():
    from games.sleighwell.rules import Game

    with_them = Game(2, (verbs.WITH_TREES + verbs.WITH_DEEDS, 0))
    without = Game(2, (verbs.WITH_TREES, 0))
    assert with_them.deck() == 50 + 26 and without.deck() == 50 + 17


@pytest.mark.parametrize("flags, count, houses", [(0, 50, 10), (2, 68, 13), (4 + 8, 76, 14)])
def test_each_expansion_adds_its_tiles(flags, count, houses):
    from games.sleighwell.rules import Game

    game = Game(1, (flags, 0))
    assert game.deck() == count and game.total == houses
