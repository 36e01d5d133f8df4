# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Christmas ON TRACK, sentence by sentence: the rule text, then the rulings on it."""

import random

import pytest
from on_track_sheets import drawn, rolled, tile, way

from games.on_track import data
from games.on_track.moves import BUILD, LIE, MERGE, ROLL, SKIP, STAR, TILE, TRACK
from games.on_track.rules import DONE, TO_LAY, TO_PLACE, TO_ROLL, TO_USE, Game
from games.on_track.sheet import Sheet
from tinsel.contract import CHANCE, OVER

RED, GREEN, WHITE, MERGED = range(4)
MORE, LESS = 1, 0


def build(game, die, colour, name):
    game.play((BUILD, 2 * die + colour))
    game.play((TILE, tile(name)))


def lay(game, die, colour, name, *pieces):
    game.play((TRACK, 2 * die + colour))
    game.play((TILE, tile(name)))
    game.play((LIE, way(*pieces)[1]))


def offered(game, *verbs):
    return [move for move in game.moves() if move[0] in verbs]


def refused(game, *move):
    with pytest.raises(ValueError) as error:
        game.play(move)
    assert str(error.value).endswith(".")
    return True


def starred(count, **more):
    """A game of roll 3, 5, 1 with so many stars in the bank."""
    sheet = Sheet()
    sheet.circled = count
    return rolled(more.get("red", 3), more.get("green", 5), more.get("white", 1), sheet=sheet)


# --- how to play


def test_each_turn_rolls_all_three_dice_then_two_tiles_are_drawn():
    game = Game(1)
    assert game.turn() == CHANCE and len(list(game.moves())) == 216
    game.play((ROLL, 36 * 2 + 6 * 4 + 0))
    assert bytes(game.roll) == bytes((3, 5, 1)) and game.turn() == 0
    lay(game, RED, RED, "A1", "E1-W1")
    assert game.turn() == 0
    lay(game, WHITE, RED, "B1", "E1-W1")
    assert game.turn() == CHANCE and game.round() == 2


def test_any_two_of_the_dice_each_used_once():
    game = rolled(3, 5, 1)
    assert {move[1] >> 1 for move in offered(game, BUILD, TRACK)} == {RED, GREEN, WHITE}
    lay(game, GREEN, GREEN, "A1", "N1-E1-S1")
    assert {move[1] >> 1 for move in offered(game, BUILD, TRACK)} == {RED, WHITE}
    assert refused(game, TRACK, 2 * GREEN + GREEN)


def test_the_colour_is_the_dies_and_the_white_one_may_be_either():
    game = rolled(3, 5, 1)
    assert refused(game, TRACK, 2 * RED + GREEN) and refused(game, TRACK, 2 * GREEN + RED)
    assert (TRACK, 2 * WHITE + RED) in game.moves() and (TRACK, 2 * WHITE + GREEN) in game.moves()


def test_a_die_draws_the_building_or_the_track_of_its_number():
    #        1 straight 2 curve 3 straight 4 curve 5 fork 6 crossing
    expected = ((0, 0), (0, 1), (1, 0), (1, 1), (2, 2), (2, 3))
    for number, (building, shape) in enumerate(expected, 1):
        game = rolled(number, 1, 1)
        game.play((BUILD, 2 * RED + RED))
        assert (game.building, game.kind) == (True, building)
        game = rolled(number, 1, 1)
        game.play((TRACK, 2 * RED + RED))
        assert (game.building, game.kind) == (False, shape)


def test_doubles_may_be_merged_to_any_one_roll():
    game = rolled(4, 2, 4)
    assert offered(game, MERGE) == [(MERGE, 6 * 1 + number) for number in range(6)]
    game.play((MERGE, 6 * 1 + 5 - 1))
    assert game.dice[MERGED] == 5
    assert {move[1] >> 1 for move in offered(game, BUILD, TRACK)} == {GREEN, MERGED}
    assert not offered(rolled(4, 2, 3), MERGE)


def test_tracks_and_buildings_may_be_drawn_anywhere():
    game = rolled(3, 5, 1)
    game.play((TRACK, 2 * RED + RED))
    assert len(offered(game, TILE)) == 49
    game = rolled(3, 5, 1)
    game.play((BUILD, 2 * RED + RED))
    assert len(offered(game, TILE)) == 49


# --- tracks


def test_tracks_may_be_rotated_or_flipped_to_either_dot_of_each_edge():
    # straight: 2 directions x 2 x 2 dots; curve: 4 corners x 4; fork: 4 x 8; crossing: 16
    for number, ways in ((1, 8), (2, 16), (5, 32), (6, 16)):
        game = rolled(number, 3, 3)
        game.play((TRACK, 2 * RED + RED))
        game.play((TILE, 24))
        assert len(offered(game, LIE)) == ways
    for ways in data.WAYS:
        assert len({ways[at : at + 2] for at in range(0, len(ways), 2)}) == len(ways) // 2
    for shape, edges in ((0, 2), (1, 2), (2, 3)):
        for at in range(0, len(data.WAYS[shape]), 2):
            assert bin(data.WAYS[shape][at]).count("1") == edges
            touched = {port >> 1 for port in range(8) if data.WAYS[shape][at] >> port & 1}
            assert len(touched) == edges, "one dot an edge"
            assert (touched in ({0, 2}, {1, 3})) == (shape == 0)


def test_track_on_a_tile_with_track_uses_dots_that_have_not_been_used():
    # N1 and S1 of D4 are taken, by green: a straight can be N2-S2 or any of the four E-W.
    game = rolled(1, 3, 3, sheet=drawn("G D4 N1-S1"))
    game.play((TRACK, 2 * RED + RED))
    game.play((TILE, tile("D4")))
    assert len(offered(game, LIE)) == 1 + 4
    assert refused(game, LIE, way("N1-S2")[1])
    game.play((LIE, way("N2-S2")[1]))
    assert game.stage == TO_USE


def test_a_tile_whose_dots_are_too_few_is_not_offered():
    # Both north dots of D4 are used: a crossing cannot lie there.
    game = rolled(6, 3, 3, sheet=drawn("R D4 N1-S1", "R D4 N2-S2"))
    game.play((TRACK, 2 * RED + RED))
    assert (TILE, tile("D4")) not in game.moves() and refused(game, TILE, tile("D4"))
    assert len(offered(game, TILE)) == 48


# --- buildings


def test_only_one_of_each_building_per_colour():
    sheet = drawn("R A1 Workshop")
    game = rolled(1, 1, 2, sheet=sheet)
    uses = offered(game, BUILD)
    assert (BUILD, 2 * RED + RED) not in uses and refused(game, BUILD, 2 * RED + RED)
    assert (BUILD, 2 * GREEN + GREEN) in uses  # a green one is another
    assert (BUILD, 2 * WHITE + GREEN) in uses and (BUILD, 2 * WHITE + RED) not in uses


def test_no_track_on_a_building_and_no_building_on_track():
    game = rolled(1, 3, 3, sheet=drawn("G A1 Workshop", "G B1 N1-S1"))
    game.play((TRACK, 2 * RED + RED))
    assert refused(game, TILE, tile("A1")) and (TILE, tile("B1")) in game.moves()
    game = rolled(1, 3, 3, sheet=drawn("G A1 Workshop", "G B1 N1-S1"))
    game.play((BUILD, 2 * RED + RED))
    assert refused(game, TILE, tile("A1")) and refused(game, TILE, tile("B1"))


def test_a_building_needs_no_way_to_lie():
    game = rolled(1, 3, 3)
    build(game, RED, RED, "C3")
    assert game.stage == TO_USE and game.sheets[0].where(RED, data.WORKSHOP) == tile("C3")


# --- stars


def test_the_first_track_on_a_star_circles_one():
    game = rolled(1, 3, 3)
    lay(game, RED, RED, "B2", "N1-S1")
    assert game.sheets[0].circled == 1
    lay(game, GREEN, GREEN, "F6", "N1-S1")
    assert game.sheets[0].circled == 2
    game.play((ROLL, 0))
    lay(game, RED, RED, "B2", "N2-S2")  # the same star once more: no
    assert game.sheets[0].circled == 2


def test_every_fifth_turn_circles_a_star_when_it_is_over():
    game = Game(2)
    dice = random.Random(3)
    while game.number < 6:
        before = [sheet.circled for sheet in game.sheets]
        number, seat = game.number, game.seat
        moves = [move for move in game.moves() if move != (TILE, 8) and move != (TILE, 12)]
        moves = [move for move in moves if move[0] != TILE or move[1] not in data.STARS]
        game.play(dice.choice([move for move in moves if move[0] != STAR]))
        gained = [sheet.circled - old for sheet, old in zip(game.sheets, before)]
        over = number == 5 and seat == 1 and game.stage == TO_ROLL
        assert gained == ([1, 1] if over else [0, 0])


def test_a_star_adds_or_takes_one_and_is_filled_in():
    game = starred(1)
    game.play((STAR, 2 * RED + MORE))
    assert game.dice[RED] == 4 and game.sheets[0].left() == 0 and game.sheets[0].filled == 1
    assert refused(game, STAR, 2 * RED + LESS)  # none left
    game = starred(1)
    game.play((STAR, 2 * GREEN + LESS))
    assert game.dice[GREEN] == 4


def test_without_a_circled_star_no_die_changes():
    assert not offered(starred(0), STAR)


def test_one_does_not_wrap_around_to_six():
    assert refused(starred(1), STAR, 2 * WHITE + LESS)  # white is 1


def test_six_does_not_wrap_around_to_one():
    assert refused(starred(1, green=6), STAR, 2 * GREEN + MORE)


# --- rulings


def test_both_drawings_of_a_turn_are_on_two_different_tiles():
    game = rolled(1, 3, 3)
    lay(game, RED, RED, "D4", "N1-S1")
    game.play((TRACK, 2 * GREEN + GREEN))
    assert refused(game, TILE, tile("D4")) and len(offered(game, TILE)) == 48


def test_the_tile_is_free_again_in_the_next_turn():
    game = rolled(1, 3, 3)
    lay(game, RED, RED, "D4", "N1-S1")
    lay(game, GREEN, GREEN, "E4", "N1-S1")
    game.play((ROLL, 0))
    game.play((TRACK, 2 * RED + RED))
    assert (TILE, tile("D4")) in game.moves() and (TILE, tile("E4")) in game.moves()


def test_a_merged_die_and_the_third_are_still_two_drawings():
    game = rolled(4, 2, 4)
    game.play((MERGE, 6 * 1 + 0))
    lay(game, MERGED, GREEN, "A1", "N1-S1")
    assert offered(game, MERGE) == []
    lay(game, GREEN, GREEN, "B1", "N1-E1")
    assert game.stage == TO_ROLL


def test_the_other_two_may_be_merged_after_the_first_drawing():
    game = rolled(4, 2, 4)
    lay(game, GREEN, GREEN, "B1", "N1-E1")
    assert len(offered(game, MERGE)) == 6
    game.play((MERGE, 6 * 1 + 0))
    lay(game, MERGED, RED, "A1", "N1-S1")
    assert game.stage == TO_ROLL


def test_a_used_die_cannot_be_merged():
    game = rolled(4, 2, 4)
    lay(game, RED, RED, "B1", "N1-E1")
    assert offered(game, MERGE) == [] and refused(game, MERGE, 6)


def test_of_three_equal_dice_any_two_are_merged_and_only_once():
    game = rolled(4, 4, 4)
    assert len(offered(game, MERGE)) == 3 * 6
    game.play((MERGE, 6 * 2 + 3))  # green and white, to a 4 again
    assert offered(game, MERGE) == []
    assert {move[1] >> 1 for move in offered(game, TRACK)} == {RED, MERGED}


@pytest.mark.parametrize("dice", [(4, 4, 2), (4, 2, 4), (2, 4, 4)])
def test_a_merged_die_has_either_colour_whichever_dice_it_is_made_of(dice):
    # Red and green: one of the dice used. With white: white may be either.
    game = rolled(*dice)
    game.play(offered(game, MERGE)[0])
    assert {move[1] & 1 for move in offered(game, TRACK) if move[1] >> 1 == MERGED} == {RED, GREEN}


def test_several_stars_may_be_spent_on_the_same_die():
    game = starred(3)
    for _ in range(3):
        game.play((STAR, 2 * RED + MORE))
    assert game.dice[RED] == 6 and game.sheets[0].filled == 3


def test_stars_may_be_spent_before_and_after_merging():
    game = starred(2, red=4, green=2, white=4)
    game.play((STAR, 2 * GREEN + MORE))
    game.play((MERGE, 6 * 1 + 0))
    game.play((STAR, 2 * MERGED + MORE))
    assert game.dice[MERGED] == 2 and game.dice[GREEN] == 3


def test_a_star_may_make_doubles_that_are_then_merged():
    game = starred(1, red=4, green=2, white=5)
    assert not offered(game, MERGE)
    game.play((STAR, 2 * RED + MORE))
    assert len(offered(game, MERGE)) == 6


def test_a_used_or_merged_away_die_takes_no_star():
    game = starred(4, red=4, green=2, white=4)
    game.play((MERGE, 6))
    assert {move[1] >> 1 for move in offered(game, STAR)} == {GREEN, MERGED}
    lay(game, GREEN, GREEN, "A1", "N1-E1")
    assert {move[1] >> 1 for move in offered(game, STAR)} == {MERGED}


def test_a_building_on_a_star_gives_none():
    game = rolled(1, 3, 3)
    build(game, RED, RED, "B2")
    assert game.sheets[0].circled == 0


def test_a_star_of_the_first_drawing_may_be_filled_in_for_the_second():
    game = rolled(1, 3, 3)
    lay(game, RED, RED, "B2", "N1-S1")
    game.play((STAR, 2 * GREEN + MORE))
    assert game.dice[GREEN] == 4 and game.sheets[0].left() == 0


def test_the_star_of_the_last_turn_only_scores():
    game = Game(1, (5,) + tuple(data.TABLE))
    dice = random.Random(4)
    while game.turn() != OVER:
        left, circled = game.sheets[0].left(), game.sheets[0].circled
        game.play(dice.choice(list(game.moves())))
    assert game.stage == DONE and game.sheets[0].circled == circled + 1
    assert game.sheets[0].left() == left + 1


def test_several_players_use_the_same_roll_each_on_a_sheet_of_their_own():
    game = rolled(3, 5, 1, players=2)
    lay(game, RED, RED, "A1", "E1-W1")
    lay(game, WHITE, RED, "B1", "E1-W1")
    assert game.turn() == 1 and bytes(game.dice[:3]) == bytes((3, 5, 1))
    assert game.sheets[1].used(0) == 0
    lay(game, RED, RED, "A1", "E1-W1")
    lay(game, WHITE, RED, "B1", "E1-W1")
    assert game.turn() == CHANCE


def full(free=0):
    """A sheet with green houses or track at every dot, but for the last tiles."""
    sheet = Sheet()
    for at in range(49 - free):
        sheet.built[at] = 4
    return sheet


def test_an_impossible_drawing_is_skipped():
    game = rolled(3, 5, 1, sheet=full())
    assert list(game.moves()) == [(SKIP,)]
    game.play((SKIP,))
    game.play((SKIP,))
    assert game.stage == TO_ROLL and game.number == 2


def test_a_possible_drawing_must_be_drawn():
    assert refused(rolled(3, 5, 1), SKIP)
    game = rolled(3, 5, 1, sheet=full(1))
    assert (SKIP,) not in game.moves()
    lay(game, RED, RED, "G7", "E1-W1")
    assert list(game.moves()) == [(SKIP,)]  # the one tile left was this turn's first


def test_a_star_or_a_merge_is_never_forced():
    # No 3 can lie on the one tile that is left, but a crossing's leg could: stay or spend.
    sheet = full(1)
    for pieces in ("N1-E1", "N2-E2", "S1-W1"):
        drawn("G G7 " + pieces, sheet=sheet)
    sheet.circled = 1
    sheet.built[0] = 1 + data.WRAP
    game = rolled(3, 3, 3, sheet=sheet)
    game.table = bytes((0x00, 0x13, 0x53, 0x53, 0x53, 0x53))
    moves = list(game.moves())
    assert (SKIP,) in moves and offered(game, MERGE) and offered(game, STAR)
    assert not offered(game, BUILD, TRACK)


# --- the sheet's numbers


def test_the_reconstructed_sheet():
    assert (data.SIDE, data.TILES, data.TURNS, data.EVERY) == (7, 49, 20, 5)
    assert [data.name(at) for at in data.STARS] == ["B2", "F2", "B6", "F6"]


def test_dots_face_each_other_across_an_edge():
    # N1-S1, N2-S2, E1-W1, E2-W2
    assert [port ^ 4 for port in range(8)] == [4, 5, 6, 7, 0, 1, 2, 3]
    assert list(data.BESIDE[:4]) == [data.BORDER, 1, 7, data.BORDER]
    for at in range(49):
        for edge in range(4):
            there = data.BESIDE[4 * at + edge]
            assert there == data.BORDER or data.BESIDE[4 * there + (edge ^ 2)] == at


def test_a_game_has_twenty_turns_of_two_drawings():
    game = Game(1)
    dice = random.Random(9)
    drawings = 0
    while game.turn() != OVER:
        move = dice.choice(list(game.moves()))
        drawings += move[0] == LIE or (move[0] == TILE and game.building)
        game.play(move)
    assert drawings == 40 and game.round() == 20


def test_another_die_table_changes_what_numbers_draw_and_is_part_of_the_game():
    table = bytearray(data.TABLE)
    table[0] = data.SLEIGH | data.JUNCTION << 4
    game = Game(1, (8,) + tuple(table))
    game.play((ROLL, 0))
    assert game.turns == 8
    game.play((TRACK, 0))
    assert game.kind == data.JUNCTION
    game.play((TILE, 24))
    assert len(offered(game, LIE)) == 16


@pytest.mark.parametrize(
    "options",
    [(0,) + tuple(data.TABLE), (20, 1, 2), (20, 0x63, 0, 0, 0, 0, 0), (20, 4, 0, 0, 0, 0, 0)],
)
def test_a_die_table_that_cannot_be_is_refused_with_a_sentence(options):
    with pytest.raises(ValueError, match="cannot be played"):
        Game(1, options)


def test_more_turns_than_the_memory_holds_are_refused_with_a_sentence():
    assert Game(2, (40,) + tuple(data.TABLE)).turns == 40
    with pytest.raises(ValueError, match="26 turns for 3 sheets"):
        Game(3, (27,) + tuple(data.TABLE))


def test_a_number_without_building_or_track_offers_only_the_other():
    table = (0x03, 0x62, 0, 0, 0, 0)  # 1: straight only; 2: Sleigh only
    game = rolled(1, 2, 3, options=(20,) + table)
    uses = offered(game, BUILD, TRACK)
    assert (TRACK, 0) in uses and (BUILD, 0) not in uses
    assert (BUILD, 2 * GREEN + GREEN) in uses and (TRACK, 2 * GREEN + GREEN) not in uses


def test_words_say_what_a_move_does():
    game = starred(1, red=4, green=2, white=4)
    assert game.words((ROLL, 0)) == "rolls R1 G1 W1"
    assert game.words((STAR, 2 * GREEN + MORE)) == "star: G2 is 3 now"
    assert game.words((MERGE, 6 * 1 + 5)) == "merges R4 and W4 to 6"
    assert game.words((BUILD, 2 * WHITE + GREEN)) == "W4: green Gift Wrap"
    game.play((TRACK, 0))
    assert game.stage == TO_PLACE and game.words((TILE, 8)) == "at B2"
    game.play((TILE, 8))
    assert game.stage == TO_LAY and game.words((LIE, way("N1-E2")[1])) == "N1-E2"


def test_there_are_never_more_than_a_few_dozen_choices():
    dice = random.Random(11)
    most = 0
    for _ in range(5):
        game = Game(1)
        while game.turn() != OVER:
            moves = list(game.moves())
            if game.turn() != CHANCE:
                most = max(most, len(moves))
            game.play(dice.choice(moves))
    assert 40 < most <= 49
