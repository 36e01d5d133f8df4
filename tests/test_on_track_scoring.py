# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The score of a Christmas ON TRACK sheet: dead ends, sections, and that no pair is better."""

import random

import bench_on_track
import pytest
from on_track_sheets import (
    drawn,
    nasty_sheets,
    random_sheet,
    slow_best,
    slow_routes,
    small_sheet,
    sought_sheets,
)
from vm import host

from games.on_track import scoring, states
from games.on_track.network import Network
from games.on_track.scoring import best
from games.on_track.search import Walk

RED, GREEN = 0, 1


def dead(sheet, colour=RED):
    return sheet.count_dead_ends(colour)


# --- dead ends: each ruling as a drawn board


def test_an_end_at_the_border_is_dead():
    # | A1 =====       both ends of one straight: the west one at the border, the east one open
    sheet = drawn("R A1 E1-W1")
    assert list(sheet.dead_ends(RED)) == [(0, 2), (0, 6)]


def test_an_end_that_goes_on_is_not_dead():
    # | A1 ==== B1 ====     2 ends meet, 1 at the border, 1 open: 2 dead
    assert dead(drawn("R A1 E1-W1", "R B1 E1-W1")) == 2


def test_the_same_edge_at_the_other_dot_is_no_meeting():
    # | A1 ---+             the end at E1
    #            +--- B1    and the end at W2: both dead, with the border and the open one 4
    sheet = drawn("R A1 E1-W1", "R B1 E2-W2")
    assert dead(sheet) == 4
    assert not sheet.connected(0, 2, RED) and not sheet.connected(1, 7, RED)


def test_two_colours_that_meet_are_two_dead_ends():
    # | A1 ==== B1 ----     red 2 (border, meeting) and green 2 (meeting, open)
    sheet = drawn("R A1 E1-W1", "G B1 E1-W1")
    assert (dead(sheet, RED), dead(sheet, GREEN)) == (2, 2)
    assert (0, 2) in list(sheet.dead_ends(RED)) and (1, 6) in list(sheet.dead_ends(GREEN))


def test_a_building_of_the_other_colour_is_one_dead_end():
    # [G Workshop A1] ==== B1 ====     1 at the building, 1 open; the building has none
    sheet = drawn("G A1 Workshop", "R B1 E1-W1")
    assert (dead(sheet, RED), dead(sheet, GREEN)) == (2, 0)
    assert (1, 6) in list(sheet.dead_ends(RED))


def test_any_dot_at_a_building_of_its_own_colour_is_connected():
    # [R Workshop A1] ==== B1 ==== [R Gift Wrap C1], at whichever dots
    for dots in ("E1-W1", "E2-W2", "E1-W2", "E2-W1"):
        sheet = drawn("R A1 Workshop", "R C1 Wrap", "R B1 " + dots)
        assert dead(sheet) == 0 and best(sheet, RED) == (1, 0)


def test_a_fork_and_a_crossing_have_three_and_four_ends():
    assert dead(drawn("R D4 N1-E1-S1")) == 3
    assert dead(drawn("R D4 N1-S1 E1-W1")) == 4


# --- sections


LINE = ("R A1 Workshop", "R B1 E1-W1", "R C1 E1-W1", "R D1 Wrap", "R E1 E1-W1", "R F1 Sleigh")


def test_a_section_scores_a_point_a_tile_and_buildings_none():
    # Workshop =2= Gift Wrap =1= Sleigh
    assert best(drawn(*LINE), RED) == (2, 1)


def test_only_one_section_finished_scores_that_one():
    assert best(drawn(*LINE[:4]), RED) == (2, 0)
    assert best(drawn(*LINE[3:]), RED) == (0, 1)


def test_buildings_not_connected_score_nothing():
    assert best(drawn("R A1 Workshop", "R B1 E1-W1", "R D1 Wrap"), RED) == (0, 0)
    # A building beside a building has no track between: no tile, no point.
    assert best(drawn("R A1 Workshop", "R B1 Wrap", "R C1 Sleigh"), RED) == (0, 0)


def test_workshop_to_sleigh_is_no_section():
    assert best(drawn("R A1 Workshop", "R B1 E1-W1", "R C1 Sleigh", "R G7 Wrap"), RED) == (0, 0)


def test_a_section_never_runs_through_a_building():
    # Workshop =1= Sleigh =1= Gift Wrap: only the second one is a section.
    sheet = drawn("R A1 Workshop", "R B1 E1-W1", "R C1 Sleigh", "R D1 E1-W1", "R E1 Wrap")
    assert best(sheet, RED) == (0, 1)


def test_the_other_colour_is_no_way_and_no_goal():
    sheet = drawn("R A1 Workshop", "G B1 E1-W1", "R C1 Wrap")
    assert best(sheet, RED) == (0, 0)
    sheet = drawn("R A1 Workshop", "R B1 E1-W1", "G C1 Wrap")
    assert best(sheet, RED) == (0, 0) and best(sheet, GREEN) == (0, 0)


def test_both_sections_may_touch_any_edge_of_the_gift_wrap():
    # Both arrive at the west edge of the Gift Wrap C1, one at each dot.
    sheet = drawn(
        *("R A1 Workshop", "R B1 E1-W1", "R C1 Wrap", "R B1 E2-S2", "R B2 N2-S2", "R B3 Sleigh")
    )
    assert best(sheet, RED) == (1, 2)  # B1; B1 and B2


def test_a_tile_counts_once_a_section_and_once_in_each():
    # The first section passes B2 twice, east-west and north-south: A2 B2 C2 C1 B1 B2 B3 are 6 tiles
    # and 7 pieces.
    sheet = drawn(
        *("R A1 Workshop", "R A2 N1-E1", "R B2 N1-S1 E1-W1", "R C2 N1-W1", "R C1 S1-W1"),
        *("R B1 E1-S1", "R B3 N1-S1", "R B4 Wrap"),
    )
    assert best(sheet, RED) == (6, 0)
    # Here each section has a leg of the crossing B2: 1 for each.
    sheet = drawn("R B2 N1-S1 E1-W1", "R A2 Workshop", "R C2 Wrap", "R B1 Sleigh")
    sheet = drawn("R B3 N1-E1", "R C3 N1-W1", sheet=sheet)
    assert best(sheet, RED) == (1, 3)  # B2; B2 B3 C3


def test_a_fork_serves_one_passage_of_one_section():
    # Workshop A2 - B2 fork - Gift Wrap C2, and the Sleigh hangs on the fork's third end.
    sheet = drawn("R A2 Workshop", "R B2 E1-S1-W1", "R C2 Wrap", "R B3 Sleigh")
    assert sum(best(sheet, RED)) == 1


def test_the_two_legs_of_a_crossing_have_nothing_to_do_with_each_other():
    # West to south would need a turn in the crossing.
    sheet = drawn("R A2 Workshop", "R B2 N1-S1 E1-W1", "R B3 Wrap")
    assert best(sheet, RED) == (0, 0)


def test_of_two_ways_round_the_longer_counts():
    # From the fork B1: straight on to the fork D1 is 1 tile, by row 2 it is 3.
    sheet = drawn(
        *("R A1 Workshop", "R B1 E1-S1-W1", "R C1 E1-W1", "R D1 E1-S1-W1", "R E1 Wrap"),
        *("R B2 N1-E1", "R C2 E1-W1", "R D2 N1-W1"),
    )
    assert best(sheet, RED) == (5, 0)  # B1 B2 C2 D2 D1


def test_the_best_sum_counts_even_when_a_section_is_given_up_for_it():
    # Both sections want the fork B1. By it the first has 1 tile, the second has 4.
    sheet = drawn("R A1 Workshop", "R B1 E1-S1-W1", "R C1 Wrap")
    sheet = drawn("R B2 N1-S1", "R B3 N1-S1", "R B4 N1-S1", "R B5 Sleigh", sheet=sheet)
    assert best(sheet, RED) == (0, 4)


def test_a_greedy_longest_first_would_be_wrong():
    # The longest first section takes the fork C1 away from the second: 3 + 0. With 2 for the
    # first the second has 3.
    sheet = drawn(
        *("R A1 Workshop", "R A2 N1-E1-S1", "R B2 E1-W1", "R C2 N1-S1-W1", "R C1 Wrap"),
        *("R C3 N1-S1", "R C4 Sleigh", "R A3 N1-E1", "R B3 N2-W1", "R B2 N2-S2", "R B1 E1-S2"),
    )
    # First A2 B2 C2 (3), second none; or first A2 A3 B3 B2 B1 (5) and second C2 C3 (2).
    assert best(sheet, RED) == (5, 2)


def test_a_ring_is_no_way_to_be_longer():
    sheet = drawn(
        *("R A2 Workshop", "R B2 E1-S1-W1", "R C2 E1-S1-W1", "R B3 N1-E1", "R C3 N1-W1"),
        "R D2 Wrap",
    )
    assert best(sheet, RED) == (4, 0)  # B2 B3 C3 C2, never B2 twice


def test_marks_show_the_pieces_of_both_sections():
    sheet = drawn(*LINE, "R G7 N1-S1", "G B1 E2-W2")
    marks = bytearray(len(sheet.tiles))
    best(sheet, RED, marks)
    assert list(marks) == [1, 1, 2, 0, 0]


def test_the_worked_sum_has_a_line_for_everything():
    sheet = drawn(*LINE, "G G7 N1-S1")
    sheet.circled, sheet.filled = 3, 1
    lines = scoring.worked(sheet, best(sheet, RED), best(sheet, GREEN))
    assert [points for points, _ in lines] == [2, 1, 0, 0, 2, 0, -2]  # G7: border and an open end
    assert scoring.score(sheet) == 3


# --- exact


@pytest.mark.parametrize("part", range(4))
def test_no_pair_of_sections_is_better_on_small_boards(part):
    dice = random.Random(part)
    scored = 0
    for _ in range(1250):
        sheet = small_sheet(dice)
        most = slow_best(sheet, RED)
        assert sum(best(sheet, RED)) == most
        scored += most > 0
    assert scored > 600  # boards where there is something to find


def test_no_pair_of_sections_is_better_on_full_boards():
    dice = random.Random(24)
    scored = 0
    for _ in range(500):
        sheet = random_sheet(dice, 40, shapes=(0, 1, 1, 2, 2, 3), choices=16)
        for colour in (RED, GREEN):
            most = slow_best(sheet, colour)
            assert sum(best(sheet, colour)) == most
            scored += most > 0
    assert scored > 100, scored


def test_counting_states_finds_the_same_as_walking():
    dice = random.Random(7)
    counted = 0
    for _ in range(600):
        sheet = small_sheet(dice)
        net = Network(sheet, RED)
        walk = Walk(net)
        assert walk.run(100000)
        if walk.best:
            counted += 1
            assert states.more_than(net, walk.best) is None
            assert states.more_than(net, walk.best - 1) is not None
    assert counted > 300


def test_walking_and_states_agree_where_lines_are_long(monkeypatch):
    dice = random.Random(99)
    scored = 0
    for _ in range(300):
        block = [7 * row + column for row in range(5) for column in range(dice.choice((4, 5, 6)))]
        shapes = dice.choice(((2, 0, 1), (2, 2, 1), (2, 0), (2, 4, 1), (0, 1, 2, 3, 5)))
        sheet = random_sheet(dice, dice.randrange(18, 40), block, shapes, (0,), 16)
        whole = sum(best(sheet, RED))
        with monkeypatch.context() as patch:
            patch.setattr(scoring, "STEPS", 5)
            assert sum(best(sheet, RED)) == whole
        scored += whole > 3
    assert scored > 30, scored


def test_thickets_are_scored_the_same_by_walking_and_by_states(monkeypatch):
    for sheet in nasty_sheets()[5:50:9]:
        whole = sum(best(sheet, RED))
        with monkeypatch.context() as patch:
            patch.setattr(scoring, "STEPS", 50)
            assert sum(best(sheet, RED)) == whole


def test_marks_are_two_true_routes_on_random_boards():
    dice = random.Random(5)
    both = 0
    for _ in range(400):
        sheet = small_sheet(dice)
        marks = bytearray(len(sheet.tiles))
        sections = best(sheet, RED, marks)
        first = frozenset(i for i in range(len(marks)) if marks[i] == 1)
        second = frozenset(i for i in range(len(marks)) if marks[i] == 2)
        assert first in slow_routes(sheet, RED, 0, 1, frozenset())
        assert second in slow_routes(sheet, RED, 1, 2, first)
        assert sections == (
            len({sheet.tiles[i] for i in first}),
            len({sheet.tiles[i] for i in second}),
        )
        both += bool(first and second)
    assert both > 50


def test_a_walk_that_was_halted_goes_on_where_it_stood():
    dice = random.Random(3)
    halts = 0
    for sheet in [small_sheet(dice) for _ in range(300)] + nasty_sheets()[::9]:
        net = Network(sheet, RED)
        whole, parts = Walk(net), Walk(net)
        assert whole.run(1000000)
        while not parts.run(11):
            halts += 1
        assert (parts.best, parts.use) == (whole.best, whole.use)
    assert halts > 100


def test_more_states_than_memory_has_room_for_are_walked(monkeypatch):
    """Exact all the same, and no layer is larger than what a board can hold."""
    monkeypatch.setattr(scoring, "STEPS", 20)
    gave_up = 0
    for sheet in nasty_sheets()[:20]:
        with monkeypatch.context() as patch:
            patch.setattr(scoring, "STEPS", 1000000)
            whole = sum(best(sheet, RED))
        with monkeypatch.context() as patch:
            patch.setattr(states, "ROOM", 12)
            assert sum(best(sheet, RED)) == whole
            net = Network(sheet, RED)
            try:
                states.more_than(net, 0)
            except states.TooMany:
                gave_up += 1
    assert gave_up > 5


def test_the_most_tangled_sheets_there_are_need_no_states(monkeypatch):
    """Thousands of states, for which no board has room: these are walked, and find as much."""
    for sheet in sought_sheets():
        net = Network(sheet, RED)
        with pytest.raises(states.TooMany):
            states.more_than(net, 0)
        most = sum(best(sheet, RED))
        with monkeypatch.context() as patch:
            patch.setattr(states, "ROOM", 100000)
            assert states.more_than(net, most - 1) is not None
            assert states.more_than(net, most) is None


# --- time


def slowest_laps(sheets):
    host.need()
    return bench_on_track.vm_laps(sheets)


def test_the_slowest_nasty_sheets_are_scored_in_thirty_laps():
    nasty = nasty_sheets()
    assert slowest_laps([nasty[1], nasty[13], nasty[14], nasty[29]]) < bench_on_track.MOST


@pytest.mark.long
def test_all_fifty_nasty_sheets_are_scored_in_thirty_laps():
    nasty = nasty_sheets()
    assert len(nasty) == 50
    assert slowest_laps(nasty) < bench_on_track.MOST


@pytest.mark.long
def test_the_slowest_of_20000_random_sheets_is_scored_in_thirty_laps():
    assert bench_on_track.RANDOM == 20000
    worst, slow = bench_on_track.worst_random(bench_on_track.RANDOM)
    assert worst < bench_on_track.MOST
    assert slowest_laps(slow) < bench_on_track.MOST


@pytest.mark.long
def test_a_sheet_that_was_sought_to_be_slow_does_not_wake_the_watchdog():
    # A lap is about 0.15 s on the board, and its watchdog waits 8 s: 53 laps.
    assert slowest_laps(sought_sheets()) < 53
