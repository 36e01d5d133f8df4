# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The grid of Decs Building: what may lie where, what has power, what it scores."""

import copy
import random

import pytest
from decs_sheets import cells, power, random_grid, sheet, slow_score

from games.decs_building import data, scoring, sums
from games.decs_building.board import FEATURES
from games.decs_building.grid import Grid
from tinsel.words import sum_line


def drawing(text):
    return "\n".join(line.strip() for line in text.strip().splitlines())


def score(text, **more):
    return scoring.score(sheet(text, **more))


# --- the start grid


def test_the_grid_is_6_by_8_with_sources_in_the_bottom_row_columns_2_and_5():
    grid = Grid(6, 8)
    assert power(grid).splitlines() == ["......"] * 7 + [".+..+."]
    # 48 - 2 sources = 46 empty, 46 x -2 = -92
    assert scoring.score(grid) == -92


def test_the_short_game_leaves_out_the_top_two_rows_and_keeps_the_sources():
    flags, width, height, points = data.read_options((data.SHORT,))
    assert (width, height) == (6, 6)
    # 36 - 2 = 34 empty: -68
    assert scoring.score(Grid(width, height, points)) == -68


def test_values_of_the_sheet_are_untouched_by_tuning():
    given = {name: data.POINTS[kind] for kind, name in enumerate(data.NAMES)}
    for name, value in (
        ("Small Star", 2),
        ("Snowflake", 1),
        ("Big Star", 14),
        ("Large Angel", 14),
        ("Candy Cane", 10),
        ("Banner Angels", 14),
        ("Sleigh", 30),
        ("Comet", 30),
        ("Herald Angel", 30),
        ("Reindeer", 70),
    ):
        assert given[name] == value
    costs = {row[0]: row[1] for row in data.ACTIONS}
    assert costs["Small Star"] == "D?" and costs["Snowflake"] == "???"


def test_all_shapes_hang_together_and_fit_the_short_grid():
    for kind in range(data.KINDS):
        taken = set(cells(kind, 0, 0, 8))
        assert len(taken) == data.CELLS[kind]
        reached = {min(taken)}
        for _ in taken:
            reached |= {
                (x + i, y + j)
                for x, y in reached
                for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1))
                if (x + i, y + j) in taken
            }
        assert reached == taken, data.NAMES[kind]
        assert Grid(6, 6).has_place(kind) or kind == data.CABLE


# --- where features may be drawn


def test_a_feature_with_a_base_line_is_never_turned():
    upright = [data.NAMES[kind] for kind in range(data.KINDS) if FEATURES[kind][5]]
    assert upright == [
        "Large Angel", "Santa", "Candle", "Sleigh", "Herald Angel", "Reindeer",
    ]  # fmt: skip
    for kind in range(data.KINDS):
        if FEATURES[kind][5]:
            assert len(data.SHAPES[kind]) == 1


def test_the_others_turn_by_quarters_and_are_never_mirrored():
    # ##    ###   .#   #..
    # #.    ..#   .#   ###     the cane as it is turned, clockwise
    # #.          ##
    assert [list(bits) for bits in data.SHAPES[data.CANDY_CANE]] == [
        [0b11, 0b01, 0b01],
        [0b111, 0b100],
        [0b10, 0b10, 0b11],
        [0b001, 0b111],
    ]
    mirrored = bytes((0b11, 0b10, 0b10))
    assert mirrored not in data.SHAPES[data.CANDY_CANE]
    assert len(data.SHAPES[data.CABLE]) == len(data.SHAPES[data.BANNER]) == 2
    assert len(data.SHAPES[data.BIG_STAR]) == 1


def test_every_lie_is_the_picture_turned():
    for kind in range(data.KINDS):
        for turn, bits in enumerate(data.SHAPES[kind]):
            found = {(i, j) for j, row in enumerate(bits) for i in range(8) if row >> i & 1}
            assert found == set(cells(kind, turn, 0, 8))


def test_nothing_overlaps_or_leaves_the_grid():
    grid = sheet("""
        ......
        ......
        ..CC..
        ..C...
        ..C...
        .@..@.
    """)
    assert not grid.fits(data.SMALL_STAR, 0, 2 * 6 + 2)  # on the cane
    assert not grid.fits(data.SMALL_STAR, 0, 5 * 6 + 1)  # on a source
    assert not grid.fits(data.CABLE, 0, 5)  # would go on in the next row
    assert not grid.fits(data.SANTA, 0, 5 * 6)  # below the bottom
    assert not grid.fits(data.SANTA, 1, 0)  # Santas stand
    assert not grid.fits(data.SMALL_STAR, 0, 36)
    assert grid.fits(data.CABLE, 0, 4)
    free = [place for place in range(36) if grid.piece_at(place) < 0]
    assert [place & 63 for place in grid.places(data.SMALL_STAR)] == free


def test_a_cable_goes_on_from_a_source_or_a_cable():
    grid = sheet("""
        ......
        ......
        ......
        .~....
        .~....
        .@..@.
    """)
    beside_source = (data.CABLE, 0, 5 * 6 + 2)  # C6-D6
    beside_cable = (data.CABLE, 0, 3 * 6 + 2)  # C4-D4
    corner_only = (data.CABLE, 0, 2 * 6 + 2)  # C3-D3
    far = (data.CABLE, 1, 5)
    assert grid.allowed(*beside_source) and grid.allowed(*beside_cable)
    assert not grid.allowed(*corner_only) and not grid.allowed(*far)
    assert grid.fits(*far), "what the calculator takes with a warning"
    lawful = [place for place in grid.places(data.CABLE, True) if _lawful(grid, place)]
    assert list(grid.places(data.CABLE)) == lawful


def _lawful(grid, place):
    return grid.allowed(data.CABLE, place >> 6, place & 63)


def test_a_cable_goes_on_from_banner_angels_that_have_power_only():
    lit = sheet("""
        ......
        BBBB..
        ~.....
        ~.....
        @.....
    """)
    assert lit.allowed(data.CABLE, 0, 0 * 6 + 2)
    dark = sheet("""
        ......
        BBBB..
        ......
        ......
        @.....
    """)
    assert not dark.allowed(data.CABLE, 0, 0 * 6 + 2)


def test_other_features_may_lie_anywhere():
    grid = Grid(6, 8)
    for kind in range(data.SOURCE, data.KINDS):
        assert list(grid.places(kind)) == list(grid.places(kind, True))


# --- power


def test_power_goes_up_down_left_and_right_and_never_across_a_corner():
    grid = sheet("""
        s.s...
        .s....
        s@s...
        .s....
        ......
    """)
    assert power(grid) == drawing("""
        -.-...
        .+....
        +++...
        .+....
        ......
    """)


def test_power_comes_from_a_cable_and_goes_no_further_than_the_feature():
    grid = sheet("""
        ss....
        s~~s..
        .@..ss
        ......
    """)
    assert power(grid) == drawing("""
        -+....
        ++++..
        .+..--
        ......
    """)


def test_banner_angels_pass_power_on_when_they_have_it():
    grid = sheet("""
        s.....
        BBBBs.
        ....s.
        .@....
    """)
    assert power(grid).splitlines()[0] == "-....."
    lit = sheet("""
        s.....
        BBBBs.
        .~..s.
        .~....
        .@....
    """)
    assert power(lit) == drawing("""
        +.....
        +++++.
        .+..-.
        .+....
        .+....
    """)


def test_two_banner_angels_never_light_each_other():
    grid = sheet("""
        BBBB..
        BBBB..
        ......
        .@....
    """)
    assert power(grid).splitlines()[:2] == ["----..", "----.."]
    # 24 - 8 - 1 = 15 empty: -30, the banners nothing
    assert scoring.score(grid) == -30


def test_a_chain_of_banner_angels_has_power_from_end_to_end():
    grid = sheet("""
        sBBBBs
        .....B
        .....B
        .....B
        .....B
        .....@
    """)
    # The left one touches only the small star, and F1 is a star: no joint between the two.
    assert power(grid).splitlines()[0] == "-----+"
    joined = sheet("""
        s.BBBB
        s....B
        .....B
        .....B
        .....B
        .....@
    """)
    assert power(joined) == drawing("""
        -.++++
        -....+
        .....+
        .....+
        .....+
        .....+
    """)


def test_a_snowflake_needs_no_power():
    # 24 - 1 - 1 = 22 empty: -44, + 1
    assert (
        score("""
        f.....
        ......
        ......
        .@....
    """)
        == -43
    )


def test_a_cable_joined_to_no_source_is_dark_but_can_be_extended():
    grid = sheet("""
        s~~...
        ......
        ......
        ....@.
    """)
    assert power(grid).splitlines()[0] == "---..."
    assert grid.allowed(data.CABLE, 0, 3)  # D1-E1, beside C1


# --- points


def test_an_unlit_feature_scores_nothing_and_its_cells_are_not_empty():
    dark = """
        .S....
        SSS...
        .S....
        ......
        ....@.
    """
    # 30 - 5 - 1 = 24 empty: -48
    assert score(dark) == -48
    # Strict: 29 count as empty: -58
    assert score(dark, strict=True) == -58


@pytest.mark.parametrize("santas, total", [(1, -2), (2, -8), (3, -18)])
def test_each_santa_costs_twice_the_number_of_santas(santas, total):
    row = ("N" * santas + "......")[:6]
    # Santas on the cable that runs below them; 24 cells, 6 cable, 1 source, 2 a Santa.
    empty = 24 - 7 - 2 * santas
    assert (
        score(f"""
        {row}
        {row}
        ~~~~~~
        @.....
    """)
        == total - 2 * empty
    )


def test_a_santa_without_power_is_not_counted_in_any_way():
    grid = sheet("""
        N.N.N.
        N.N.N.
        @.@...
        ......
    """)
    assert scoring.count(grid)[data.SANTA] == 2
    # Two that work: -4 each = -8. 24 - 6 - 2 = 16 empty: -32.
    assert scoring.score(grid) == -40


def test_candles_score_for_candles_exactly_two_away_in_a_line():
    pair = data.POINTS[data.PAIR]
    one = data.POINTS[data.CANDLE]
    for row, pairs in (("i.i...", 1), ("ii....", 0), ("i..i..", 0), ("iii...", 1), ("i.i.i.", 2)):
        count = row.count("i")
        empty = 24 - 6 - 1 - count  # six cells of cable, a source, the candles
        assert (
            score(f"""
            {row}
            ~~~~~~
            @.....
            ......
        """)
            == count * one + 2 * pairs * pair - 2 * empty
        ), row


def test_candles_across_a_corner_or_round_the_edge_are_no_pair():
    grid = sheet("""
        i.....
        ~~~~..
        ..i~.i
        ..@~~~
        i.....
        @.....
    """)
    # A1 and C3 lie two and two away; F3 and A5 are two apart only if one reads on.
    assert list(grid.lit) == [1] * len(grid.lit)
    assert scoring.pairs(grid) == 0


def test_candles_pair_up_and_down_and_over_whatever_lies_between():
    grid = sheet("""
        i@....
        s.....
        i@....
        ......
    """)
    assert scoring.pairs(grid) == 1


def test_a_dark_candle_makes_no_pair():
    grid = sheet("""
        i.i...
        @.....
        ......
        ......
    """)
    assert scoring.pairs(grid) == 0


def test_cables_and_sources_score_nothing_but_are_not_empty():
    # 24 - 2 - 1 = 21 empty
    assert (
        score("""
        ......
        ......
        ..~...
        .@~...
    """)
        == -42
    )


@pytest.mark.parametrize("strict", [False, True])
def test_what_a_dark_feature_would_give_is_what_the_score_would_change_by(strict):
    dice = random.Random(6)
    seen = 0
    for _ in range(300):
        grid = random_grid(dice, strict)
        for i in range(len(grid.kinds)):
            if grid.lit[i] or grid.kinds[i] in (data.CABLE, data.BANNER):
                continue  # those light others too
            x, y = grid.spots[i] % grid.width, grid.spots[i] // grid.width
            before = slow_score(grid)
            other = copy.deepcopy(grid)
            # a source where the piece has a free neighbour, if nothing else gets power from it
            for beside in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                spot = beside[0] + beside[1] * grid.width
                if not (0 <= beside[0] < grid.width and 0 <= beside[1] < grid.height):
                    continue
                if not other.fits(data.SOURCE, 0, spot):
                    continue
                other.draw(data.SOURCE, 0, spot)
                fresh = [n for n in range(len(grid.kinds)) if other.lit[n] and not grid.lit[n]]
                if fresh == [i]:
                    seen += 1
                    # the source's own cell is one less empty: + 2
                    assert sums.would(grid, i) == slow_score(other) - before - 2
                break
            assert not grid.lit[i] and scoring.score(grid) == before
    assert seen > 50


@pytest.mark.parametrize("others,more", [(0, -2), (1, -6), (2, -10)])
def test_a_dark_santa_among_lit_ones_would_cost_2_times_2n_and_1(others, more):
    grid = Grid(6, 8)
    for spot in (36, 38, 39)[:others]:  # A7, C7, D7 and below: beside the sources in row 8
        grid.draw(data.SANTA, 0, spot)
    grid.draw(data.SANTA, 0, 0)
    # n Santas cost 2 n n in all: 0, 2, 8, 18
    assert list(sums.lines(grid))[-2] == (0, "dark Santa A1", f"lit it gives {more}")


def test_no_line_of_a_sum_loses_its_cell_on_the_narrowest_display():
    for kind in range(data.SMALL_STAR, data.KINDS):
        grid = Grid(6, 8)
        if kind != data.SNOWFLAKE:
            place = next(grid.places(kind))
            grid.draw(kind, place >> 6, place & 63)
        for points, what, why in sums.lines(grid):
            assert what in sum_line(points, what, 20), what
            assert len("  " + why) <= 20, why
    grid = Grid(6, 8)
    grid.draw(data.LARGE_ANGEL, 0, 6)
    assert list(sums.lines(grid))[0] == (0, "dark Angel A2", "lit it gives 14")
    grid = Grid(6, 8)
    grid.draw(data.BIG_STAR, 0, 6)
    assert list(sums.lines(grid))[0][1] == "dark Big Star B2", "whole where there is room"


def test_the_grid_is_set_in_the_same_table_as_costs_and_shapes():
    from games.decs_building import board

    assert board.GRID == (data.WIDTH, data.HEIGHT, data.ASIDE) == (6, 8, 1)


def test_a_whole_grid_added_by_hand():
    grid = sheet("""
        R.R..f
        RRR...
        .RRRRN
        .RR~RN
        i.i~i.
        .BBBBs
        N...~~
        N@..@.
    """)
    assert power(grid) == drawing("""
        +.+..+
        +++...
        .++++-
        .++++-
        -.+++.
        .+++++
        +...++
        ++..+.
    """)
    # Reindeer 70, by the cable in its hole, which hangs on the banner, which hangs on a cable
    # Snowflake 1, without power
    # Candles C5 and E5: 2 + 2 each for the other = 8; A5 is dark, though two away from C5
    # Banner Angels 14, Small Star 2
    # One Santa works: -2 x 1 = -2; the other is dark
    # Empty: 3 + 3 + 1 + 1 + 2 + 1 + 3 + 3 = 17, -2 each: -34
    # 70 + 1 + 8 + 14 + 2 - 2 - 34 = 59
    assert scoring.score(grid) == 59
    assert list(sums.lines(grid)) == [
        (70, "Reindeer A1", "by Cable"),
        (1, "Snowflake F1", "needs no power"),
        # two Santas cost 8, so 6 more; 2 + 2 for the candle, and 2 more for the one at C5
        (0, "dark Santa F3", "lit it gives -6"),
        (0, "dark Candle A5", "lit it gives 6"),
        (4, "Candle C5", "2 + 2 x 1 near"),
        (4, "Candle E5", "2 + 2 x 1 near"),
        (14, "Banner Angels B6", "by Cable"),
        (2, "Small Star F6", "by Cable"),
        (-2, "Santa A7", "-2 x 1 Santas"),
        (-34, "17 empty cells", "-2 each"),
    ]


def test_the_slow_scorer_agrees_on_twenty_thousand_random_grids():
    dice = random.Random(1224)
    different = set()
    for number in range(20000):
        grid = random_grid(dice, number % 4 == 0)
        found = scoring.score(grid)
        assert found == slow_score(grid), power(grid)
        different.add(found)
    assert len(different) > 100


def test_lines_add_up_and_say_why():
    dice = random.Random(6)
    for _ in range(500):
        grid = random_grid(dice)
        lines = list(sums.lines(grid))
        assert sum(points for points, _, _ in lines) == scoring.score(grid)
        assert all(what and why for _, what, why in lines)


def test_a_hint_names_each_cable_that_lights_something_and_leaves_the_grid_alone():
    grid = sheet("""
        .S....
        SSS...
        .S....
        ......
        ......
        ......
        .@..@.
    """)
    before = (bytes(grid.kinds), bytes(grid.rows), bytes(grid.lit))
    hints = [hint for hint in sums.cable_hints(grid) if hint]
    assert hints == []  # three cells away: one cable is too short
    nearer = sheet("""
        .S....
        SSS...
        .S....
        ......
        ......
        .@..@.
    """)
    hints = [hint for hint in sums.cable_hints(nearer) if hint]
    # B4-B5 upright alone joins source and star: the star's 14, and two cells less empty: 4
    assert hints == [(18, 1 << 6 | 3 * 6 + 1, [0])]
    assert before == (bytes(grid.kinds), bytes(grid.rows), bytes(grid.lit))


def test_a_piece_that_is_only_tried_leaves_no_trace():
    dice = random.Random(12)
    tried = 0
    for _ in range(300):
        grid = random_grid(dice)
        for kind in range(data.KINDS):
            places = list(grid.places(kind, True))
            if not places:
                continue
            place = dice.choice(places)
            scoring.score(grid)
            before = {name: copy.copy(value) for name, value in vars(grid).items()}
            kept = grid.draw_trial(kind, place >> 6, place & 63)
            assert scoring.score(grid) == slow_score(grid)
            grid.wipe_trial(kept)
            assert vars(grid) == before
            tried += 1
    assert tried > 1000


def test_the_quick_count_agrees_with_the_drawing():
    dice = random.Random(9)
    for number in range(1000):
        grid = random_grid(dice, number % 2 == 1)
        counts = scoring.count(grid)
        seen = (counts, scoring.pairs(grid), scoring.empty(grid), grid.points)
        assert scoring.tally(*seen) == scoring.score(grid) == slow_score(grid)
        assert sum(points for points, _ in sums.tally_lines(*seen)) == scoring.score(grid)


@pytest.mark.parametrize(
    "given", [(8,), (0, 5, 8), (0, 9, 8), (0, 6), (0, 6, 8, 1, 2), (0, 6, 8) + (1,) * 14]
)
def test_options_that_make_no_sense_are_refused_with_a_sentence(given):
    with pytest.raises(ValueError, match="[.]$"):
        data.read_options(given)


def test_options_carry_an_owners_board_in_few_bytes():
    assert data.options() == () and data.options(data.STRICT) == (data.STRICT,)
    points = bytearray(data.POINTS)
    points[data.COMET] = 33
    given = data.options(data.SHORT, 7, 8, points)
    assert data.read_options(given) == (data.SHORT, 7, 6, bytes(points))
