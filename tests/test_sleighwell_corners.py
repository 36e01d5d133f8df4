# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Where two of Sleighwell's rules meet, on drawn boards."""

from sleighwell_boards import at, drawn, draws, fly, lay, lines, places, play, scene, tile, where
from ways import open_game, rows

from games.sleighwell import verbs
from hardware.desktop.machine import Machine
from tinsel.contract import CHANCE, OVER


def test_ruling_19_the_device_carries_no_signals_between_hands():
    """Whoever holds it finds a hint for the own hand, and what all may know: no word to send."""
    machine = Machine("picosystem")
    machine.console.memory.keep("sleighwell.opt", bytes((0, 0)))
    open_game(machine, "sleighwell", 1)
    machine.keys("UP OK OK wait:1")
    assert rows(machine)[0] == "Hand it over"
    machine.keys("OK wait:1 DOWN")
    assert rows(machine)[0] == "More"
    shown = [row for row in rows(machine)[1:-1] if row]
    assert shown == ["Hint", "Score so far", "Houses", "What pictures mean"]


def test_ruling_32_and_25_the_last_house_covered_is_the_end_without_the_win():
    game = scene("S 1c h9:P", "5!8 30c", "43c")
    lay(game, "5!8", 2, 0)
    assert game.turn() == OVER and not game.all_scored() and where(game, "h9:P") == verbs.GONE


def test_ruling_27_and_25_the_last_house_destroyed_is_the_end_without_the_win():
    game = scene("S 1c h9:P", "5!1 30c", "43c")
    lay(game, "5!1", 0, 1)
    play(game, at(verbs.DESTROY_TILE, 2, 0))
    assert game.turn() == OVER and game.scores() == [0] and not game.all_scored()


def test_ruling_28_and_32_a_replace_that_add_lays_still_goes_on_top_of_a_tile():
    game = scene("S 1c h9:P\n40c 41c 42c", "7!2 5!8", "43c")
    lay(game, "7!2", 0, 2)
    play(game, (verbs.PICK, tile(game, "5!8")))
    assert (1, 1) in places(game, verbs.PLACE)  # 40 5 42, the number rule is dropped
    assert (0, 0) not in places(game, verbs.PLACE) and (3, 0) not in places(game, verbs.PLACE)


def test_ruling_31_and_12_a_copied_tree_is_a_tree_while_it_lies():
    game = scene("S 5c 9t h1:C", "3!6 30c", "40c 41c 42c")
    lay(game, "3!6", 2, 1)  # its neighbour is the tree 9
    assert game.limits[0] == 4  # it was not placed as one
    for word in ("40c", "41c", "42c"):
        draws(game, word)
    kind = game.board.kind(game.board.where(tile(game, "3!6")))
    assert kind == 16
    game = scene("S 3!6 h1:C", "30c")
    game.board.kinds[tile(game, "3!6")] = 16
    assert fly(1, 0) not in list(game.moves())  # no landing on a tree


def test_ruling_33_swap_hand_draws_up_to_a_limit_that_trees_have_raised():
    game = scene("S h1:C", "42!9 30c 31c", "40c 41c 43c 44c 45c", others=("1c",))
    game.limits[0] = 6
    lay(game, "42!9", -1, 0)
    assert game.turn() == CHANCE and game.owed == 6


def test_ruling_33_and_36_swap_hand_turned_up_changes_the_hand_and_the_other_tile_waits():
    game = scene("S h1:C", "30c 31c", "40c 41c 42c 43c 44c", solo=True, up="42!9 20c")
    game.limits[0] = 3
    lay(game, "42!9", -1, 0)
    assert game.owed == 3 and game.deck() == 7
    for word in ("30c", "40c", "41c"):
        draws(game, word)
    assert game.phase == verbs.TURNED and [tile(game, "20c")] == game.up()


def test_ruling_21_the_other_sleigh_is_a_tile_to_land_beside():
    game = scene("S 1c Z\n. . h5:P", "30c")
    assert (3, 0) in places(game, verbs.FLY)  # only the other sleigh is next to it
    play(game, fly(3, 0))
    assert drawn(game) == lines("Z S\nh5:P .") and where(game, "1c") == verbs.GONE


def test_ruling_21_no_sleigh_flies_off_that_holds_the_board_together():
    game = scene("S Z 5c h6:C", "30c")
    assert not [move for move in game.moves() if move[0] == verbs.FLY and move[1] == 1]


def test_ruling_35_no_tree_and_no_sleigh_is_taken_from_the_table():
    game = scene("9t S h1:C", "6t 30c", "40c 41c 42c 43c")
    lay(game, "6t", 1, 1)
    assert game.phase == verbs.FETCHING
    assert places(game, verbs.FETCH) == [(2, 0)]  # the house; the trees and the sleigh stay


def test_a_reindeer_house_moved_by_reindeer_can_be_delivered_to_where_it_lies_then():
    game = scene("S 9r 3r h8:R", "30c 31c", "40c 41c")
    play(game, (verbs.WAY, tile(game, "30c")), at(verbs.MOVE, 3, 0), at(verbs.TO, 1, 1))
    assert drawn(game) == lines("S 9r 3r\n. h8:R .")
    for word in ("40c", "41c"):
        draws(game, word)
    assert where(game, "30c") == verbs.GONE


def test_ruling_26_satisfied_lets_a_present_stand_for_the_tree():
    game = scene("S 1c h9:T\n40c 41c 32!7", "30c")
    play(game, fly(2, 0))
    assert game.scores() == [1]


def test_ruling_6_a_special_action_and_a_house_serve_no_question_wish():
    game = scene("S 2!1 h5:C h9:?\n30c 31c 32c 33c", "40c")
    play(game, fly(3, 0))
    assert game.scores() == [0] and where(game, "h9:?") == verbs.GONE
