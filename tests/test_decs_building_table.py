# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Decs Building beside the printed game: calculator, helper, quick count, an owner's own board."""

import pytest
from decs_sheets import written
from ways import open_game, rows

from games.decs_building import cards, data, scoring, sheets
from games.decs_building.sheets import (
    CARD,
    CROWN,
    FINISH,
    PUT,
    RETURN,
    ROUND,
    RUB,
    SHARE,
    SHEET,
    Game,
)
from hardware.desktop.machine import Machine
from tinsel.contract import OVER

CABLE, STAR, SANTA = (data.CABLE,), (data.SMALL_STAR,), (data.SANTA,)


def game(players=2, options=(0,)):
    return Game(players, options)


def draw(table, kind, place):
    table.play((kind,))
    table.play((PUT, place))


# --- the calculator as a game of strokes


def test_a_cable_against_the_rules_is_taken_and_stays_dark():
    table = game()
    draw(table, data.CABLE, 0)  # A1-B1, far from any source
    grid = table.grids[0]
    assert not grid.allowed(data.CABLE, 0, 2 * 6) and not grid.lit[-1]
    # 46 - 2 cells: -88
    assert table.scores()[0] == -88


def test_overlap_and_pieces_off_the_grid_are_refused():
    table = game()
    table.play(SANTA)
    for place in (7 * 6, 6 * 6 + 1, 63):  # below the bottom, on a source, nowhere
        with pytest.raises(ValueError, match="cannot lie there"):
            table.play((PUT, place))
    table.play((PUT, 6 * 6))
    assert table.grids[0].lit[-1]  # A7-A8, beside the source B8


def test_rubbing_out_takes_the_whole_piece_and_a_source_too():
    table = game()
    draw(table, data.BIG_STAR, 0)
    with pytest.raises(ValueError):
        table.play((RUB, 0))  # the star begins at B1
    table.play((RUB, 1))
    assert table.scores() == [-92, -92]
    table.play((RUB, 7 * 6 + 1))
    assert table.scores()[0] == -94


def test_every_sheet_is_drawn_apart():
    table = game(3)
    table.play((SHEET, 2))
    draw(table, data.SMALL_STAR, 7 * 6)
    assert table.turn() == 2
    # beside a source: + 2, and a cell less empty: + 2
    assert table.scores() == [-92, -92, -88]
    with pytest.raises(ValueError):
        table.play((SHEET, 2))


def test_a_grid_has_fifty_strokes():
    table = game()
    for _ in range(sheets.STROKES // 2):
        draw(table, data.SMALL_STAR, 0)
        table.play((RUB, 0))
    with pytest.raises(ValueError, match="50 strokes"):
        table.play(STAR)
    table.play((SHEET, 1))
    table.play(STAR)


def test_a_tie_is_broken_by_hat_jumper_or_mug_or_shared():
    for what, prize in enumerate(("hat", "jumper", "mug")):
        table = game(3)
        draw(table, data.CABLE, 0)
        table.play((SHEET, 2))
        draw(table, data.CABLE, 0)
        table.play((FINISH,))
        assert table.turn() != OVER and table.tied() == [0, 2]
        with pytest.raises(ValueError, match="most points"):
            table.play((CROWN, 1))
        table.play((CROWN, what * 4 + 2))
        assert table.turn() == OVER
        assert table.worked(2)[-1] == (0, "best " + prize)
    table = game()
    table.play((FINISH,))
    table.play((SHARE,))
    assert table.turn() == OVER


def test_without_a_tie_the_game_is_over_at_once():
    table = game()
    draw(table, data.CABLE, 0)
    table.play((FINISH,))
    assert table.turn() == OVER


# --- the helper


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("flags", [0, data.SHORT])
def test_the_stacks_are_those_of_the_game(players, flags):
    table = Game(players, (0, flags))
    full = [len(stack) for stack in cards.stacks(players, flags)]
    assert list(table.left) == [size - players if suit < 4 else size
                                for suit, size in enumerate(full)]  # fmt: skip
    ranks = cards.run(players, flags)
    assert [table.top(suit) for suit in range(4)] == [ranks[players]] * 4


def test_the_lowest_rank_on_top_is_the_first_players():
    table = game(2)
    assert table.lowest() == 4  # the 2s and 3s are in the decks
    for suit in (0, 2):
        table.play((CARD, suit))
    assert [table.top(suit) for suit in range(4)] == [5, 4, 5, 4]
    assert table.lowest() == 4


def test_the_token_goes_anti_clockwise_at_the_table_too():
    table = game(4, (1,))
    firsts = [table.first]
    for _ in range(4):
        table.play((ROUND,))
        firsts.append(table.first)
    assert firsts == [1, 0, 3, 2, 1]


def test_three_empty_stacks_make_the_next_round_the_last_even_if_a_king_comes_back():
    table = game(2)
    for stack in (5, 6, 7):
        for _ in range(4):
            assert not table.ending
            table.play((CARD, stack))
    assert table.ending and not table.last
    table.play((RETURN, 7))
    assert table.empties() == 2 and table.ending
    table.play((ROUND,))
    assert table.last
    with pytest.raises(ValueError):
        table.play((ROUND,))


def test_only_faces_come_back_and_no_more_than_there_are():
    table = game(2)
    for stack in (0, 4, 5):
        with pytest.raises(ValueError):
            table.play((RETURN, stack))
    table.play((CARD, 5))
    table.play((RETURN, 5))
    assert table.left[5] == 4


# --- on the display


@pytest.fixture
def at_table():
    def at_table(board="picosystem", players=2, **more):
        machine = Machine(board, **more)
        open_game(machine, "decs_building", 0)
        machine.keys("UP " * (players - 2) + "OK OK DOWN OK")  # players, as it is, Red begins
        return machine

    return at_table


def story(machine):
    return machine.console.ui.story.game


def test_draw_a_cane_beside_a_source_and_read_the_sum(at_table):
    machine = at_table()
    assert rows(machine)[1] == "Red's grid       -92"
    machine.keys("OK OK DOWN*4 OK OK")
    assert rows(machine)[0].split() == ["Red", "-74"]  # + 10, and four cells less empty: + 8
    machine.keys("OK DOWN OK")
    # the cursor stands on the cane: rub out, the sum, a hint
    assert [row.split() for row in rows(machine)[1:6]] == [
        ["Candy", "Cane", "B5", "+10"],
        ["by", "Source"],
        ["42", "empty", "cells", "-84"],
        ["-2", "each"],
        ["=", "total", "-74"],
    ]


def test_back_from_placing_takes_the_pick_back(at_table):
    machine = at_table()
    machine.keys("OK OK OK BACK")
    assert story(machine).picked == data.NONE and story(machine).strokes[0] == 0
    assert rows(machine)[0].split() == ["Red", "-92"]


def test_a_loose_cable_is_warned_of(at_table):
    machine = at_table("pico_oled")
    machine.keys("OK UP*4 OK OK")
    assert rows(machine)[-1].startswith("OK Draw so")
    machine.press("OK")
    assert story(machine).grids[0].kinds[-1] == data.CABLE
    assert not story(machine).grids[0].lit[-1]


def test_the_hint_names_what_a_cable_would_light(at_table):
    machine = at_table("picosystem")
    # A small star two cells above the source: B6, drawn from B5 upward
    machine.keys("OK UP*2 OK DOWN*2 OK OK")
    grid = story(machine).grids[0]
    assert grid.kinds[-1] == data.SMALL_STAR and not grid.lit[-1]
    before = (bytes(grid.kinds), bytes(grid.rows), bytes(grid.lit))
    machine.keys("OK DOWN*2 OK wait:3")
    assert rows(machine)[0].startswith("One more cable")
    assert (bytes(grid.kinds), bytes(grid.rows), bytes(grid.lit)) == before
    machine.keys("BACK")
    assert rows(machine)[0].startswith("Red")


def test_rounds_and_stacks_tell_who_takes_what(at_table):
    machine = at_table("picosystem", 3)
    machine.keys("DOWN*3 OK")
    assert rows(machine)[0].split() == ["Round", "1", "Token", "Red"]
    assert rows(machine)[1] == "Free card: 4 H D C S"
    machine.keys("OK OK UP OK")
    assert rows(machine)[0] == "Next round?"
    assert "Gold" in " ".join(rows(machine)), "anti-clockwise from Red of three"
    machine.press("OK")
    assert rows(machine)[0].split() == ["Round", "2", "Token", "Gold"]
    assert rows(machine)[1] == "Free card: 4 D C S"  # two hearts are gone


def test_what_to_lay_out_fits_every_display(at_table):
    for board in ("pico_oled", "picosystem"):
        for players in (2, 3, 4):
            machine = at_table(board, players)
            machine.keys(f"DOWN*{players + 1} OK")
            text = ""
            for _ in range(14):
                text += "|" + "|".join(machine.text()[1:-1])
                machine.press("DOWN")
            assert f"{(54, 66, 84)[players - 2]} cards, 8 stacks" in text
            assert f"{data.PAWNS[players]} pawns" in text and "B8 and E8" in text


def test_power_gone_in_the_middle_of_a_drawing_loses_nothing(at_table):
    machine = at_table()
    machine.keys("OK OK DOWN*4 OK OK")
    score = story(machine).scores()
    again = Machine("picosystem", flash=machine.pull())
    again.press("OK")
    assert story(again).scores() == score


def test_the_finish_asks_for_the_prize_and_tells_the_winner(at_table):
    machine = at_table()
    machine.keys("DOWN*4 OK OK")
    assert rows(machine)[0].startswith("A tie!")
    machine.keys("DOWN*4 OK")  # hat Red, hat Green, jumper Red, jumper Green
    assert "Green wins the tie by" in " ".join(rows(machine))
    # Equal points, but no shared first place any more.
    assert [row.split() for row in rows(machine)[3:5]] == [
        ["1.", "Green", "-92"],
        ["2.", "Red", "-92"],
    ]
    machine.press("OK")
    assert rows(machine)[0] == "Game over"


def test_the_small_display_cuts_no_question_off(at_table):
    machine = at_table("pico_oled", 3)
    machine.keys("DOWN*3 OK UP OK")
    assert " ".join(rows(machine)[1:4]) == (
        "Token to Gold, anti-clockwise. Flip piles under decks."
    )
    story(machine).ending = True
    machine.keys("BACK OK")
    assert " ".join(rows(machine)[1:4]) == (
        "Last round! Token to Gold. First all take any one card."
    )
    machine.keys("BACK BACK DOWN*5 OK")
    assert rows(machine)[4] == "OK Score BACK Not yet"
    machine.press("OK")
    assert rows(machine)[0] == "A tie! Who wins  1/10"


def test_the_cursor_says_whether_ok_draws_or_rubs_out(at_table):
    machine = at_table("pico_oled")
    machine.press("OK")
    assert rows(machine)[4] == "OK Draw/Sum BACK Back"
    machine.press("DOWN")  # onto the source
    assert rows(machine)[4] == "OK Rub/Sum  BACK Back"


def test_the_quick_count_is_the_same_sum():
    machine = Machine("picosystem")
    open_game(machine, "decs_building", 2)
    machine.keys("OK OK")  # two players, Red
    assert rows(machine)[0].split() == ["Red", "-92"]
    machine.keys("RIGHT*3 DOWN*6 RIGHT*2")  # three small stars, two Santas
    # 3 x 2 - 2 x 2 x 2 = -2, and 46 - 3 - 2 x 2 = 39 cells empty: -78
    assert rows(machine)[0].split() == ["Red", "-80"]
    machine.keys("DOWN*7 LEFT*7")  # seven cells of cables: + 14
    assert rows(machine)[0].split() == ["Red", "-66"]
    machine.press("OK")
    assert [row.split()[-1] for row in rows(machine)[1:5]] == ["+6", "-8", "-64", "-66"]
    machine.keys("BACK BACK DOWN*2 OK")
    assert [row.split() for row in rows(machine)[1:3]] == [
        ["1.", "Red", "-66"],
        ["2.", "Green", "-92"],
    ]


def quick():
    machine = Machine("pico_oled")
    open_game(machine, "decs_building", 2)
    machine.keys("OK OK")
    return machine


def test_empty_cells_of_the_quick_count_are_worked_out_until_they_are_counted():
    machine = quick()
    machine.keys("DOWN*2 RIGHT UP*3")  # a cane of four cells: 46 - 4
    assert [row for row in rows(machine) if row.startswith("Empty")] == ["Empty cells     <42?>"]
    machine.press("LEFT")
    assert [row for row in rows(machine) if row.startswith("Empty")] == ["Empty cells      <41>"]
    machine.keys("DOWN*2 RIGHT UP*2")  # what was counted stays
    assert [row for row in rows(machine) if row.startswith("Empty")] == ["Empty cells      <41>"]


def test_the_quick_count_follows_a_changed_grid():
    machine = quick()
    machine.keys("BACK*2 pick:Match RIGHT BACK pick:Quick")  # a column more in Match your board
    assert rows(machine)[1].split() == ["Red", "-108"]  # 7 x 8 - 2 = 54


def test_quick_counts_go_only_when_one_is_sure_and_one_stays_there():
    machine = quick()
    machine.keys("RIGHT BACK UP OK")  # Start anew
    assert rows(machine)[0] == "Start anew?"
    machine.press("BACK")
    assert rows(machine)[0].startswith("Quick score")
    machine.keys("UP*3 OK")
    assert rows(machine)[1] == "Small Star        <1>"
    machine.keys("BACK UP OK OK")
    assert rows(machine)[0].split() == ["Quick", "score", "players"]
    machine.press("BACK")  # no: all is kept
    machine.keys("pick:Red")
    assert rows(machine)[1] == "Small Star        <1>"
    machine.keys("BACK UP OK OK UP OK")
    assert rows(machine)[1:4] == [
        "Red               -92",
        "Green             -92",
        "Gold              -92",
    ]


def test_an_owner_sets_points_and_grid_and_games_keep_what_they_began_with():
    machine = Machine("picosystem")
    open_game(machine, "decs_building", 3)
    machine.keys("RIGHT DOWN*2 RIGHT*3 BACK")  # width 7, a small star for 5
    machine.keys("BACK")
    machine = Machine("picosystem", flash=machine.pull())
    open_game(machine, "decs_building", 0)
    machine.keys("OK OK DOWN OK")
    grid = story(machine).grids[0]
    assert (grid.width, grid.height, grid.points[data.SMALL_STAR]) == (7, 8, 5)
    machine.keys("hold:BACK")
    open_game(machine, "decs_building", 3)
    machine.keys("UP OK OK BACK BACK")  # as it came
    machine.keys("OK")  # go on
    assert story(machine).grids[0].width == 7
    assert scoring.score(story(machine).grids[0]) == -2 * (56 - 2)


@pytest.mark.parametrize("board", ["pico_oled", "picosystem"])
def test_the_footer_says_what_ok_does_on_the_row_where_one_is(board):
    machine = Machine(board)
    open_game(machine, "decs_building", 0)
    machine.press("OK")
    said = []
    for _ in range(2):
        said.append(machine.text()[-1].split()[1])
        machine.press("DOWN")
    assert said == ["Start", "Change"]
    machine.keys("UP*2")
    assert machine.text()[-1].split()[1] == "Start"
    machine.keys("hold:BACK")
    open_game(machine, "decs_building", 3)
    assert machine.text()[-1].split()[1] == "+1"
    machine.press("UP")
    assert rows(machine)[-1].split()[1] == "Forget"


@pytest.mark.parametrize("board", ["pico_oled", "picosystem"])
def test_the_prizes_of_a_tie_can_be_read(at_table, board):
    machine = at_table(board)
    for seat, name in enumerate(("Reindeer", "Snowball")):
        machine.console.ui.settings.take_seat(seat, name, seat)
    machine.keys("DOWN*4 OK OK")
    seen = []
    for _ in range(7):
        seen.append(machine.chosen().strip())
        machine.press("DOWN")
    names = ("Reindeer", "Snowball")
    wanted = [f"{name}: {prize}" for prize in ("hat", "jumper", "mug") for name in names]
    assert seen == ["They share it"] + wanted


def test_the_quick_count_asks_once_who_wins_a_tie():
    machine = quick()
    machine.keys("BACK pick:Ranking")
    assert rows(machine)[0].startswith("A tie!")
    machine.keys("BACK pick:Ranking")
    assert rows(machine)[0].startswith("A tie!"), "nobody has answered"
    machine.keys("pick:Green:_hat BACK pick:Ranking")
    assert rows(machine)[0] == "Ranking" and rows(machine)[1].startswith("1. Green")
    machine.keys("OK pick:share")  # it can be changed
    assert rows(machine)[2].startswith("1. Green") and rows(machine)[1].startswith("1. Red")
    machine.keys("BACK pick:Ranking")
    assert rows(machine)[0] == "Ranking"
    machine.keys("BACK pick:Red RIGHT BACK pick:Green RIGHT BACK pick:Ranking")
    assert rows(machine)[0].startswith("A tie!"), "other counts"
    machine.keys("pick:Red:_hat BACK pick:Red RIGHT BACK pick:Ranking")
    assert rows(machine)[-1].split()[:2] == ["OK", "Go"]


def test_who_wins_a_tie_stands_first_and_alone_in_the_standings(at_table):
    machine = at_table("pico_oled")
    machine.keys("DOWN*4 OK OK DOWN*2 OK OK")  # hat Green
    assert rows(machine)[0] == "Game over"
    assert [row.split() for row in rows(machine)[1:3]] == [
        ["1.", "Green", "-92"],
        ["2.", "Red", "-92"],
    ]
    table = game()
    table.play((FINISH,))
    assert table.won() is None
    table.play((SHARE,))
    assert table.won() is None


@pytest.mark.parametrize("board", ["pico_oled", "picosystem"])
def test_round_and_token_fit_the_title_in_any_round(at_table, board):
    machine = at_table(board, 2)
    table = story(machine)
    machine.keys("DOWN*2 OK")
    for number, ending, last, name, title in (
        (1, False, False, "Green", "Round 1 Token Green"),
        (9, True, False, "Green", "R9, then last Green"),
        (11, True, False, "Green", "R11, then last Green"),
        (11, True, False, "Alfreda8", "R11: 1 more Alfreda8"),
        (8, False, True, "Green", "LAST ROUND 8 Green"),
        (12, False, True, "Alfreda8", "LAST R12 Alfreda8"),
    ):
        table.number, table.ending, table.last = number, ending, last
        table.first = 1
        machine.console.ui.settings.take_seat(1, name, 1)
        machine.keys("DOWN")
        assert " ".join(rows(machine)[0].split()) == title


def test_history_keeps_what_matters_in_its_short_lines():
    table = game(3)
    assert table.words((SHEET, 1)) == "to seat 2"
    table.play((data.HERALD,))
    # its top row begins one cell to the right of its box
    assert table.words((PUT, 0)) == "at B1 Herald Angel"
    table.play((PUT, 0))
    assert table.words((RUB, 1)) == "rubs out Herald Angel"
    assert table.words((CROWN, 4 + 2)) == "seat 3: best jumper"


def test_lines_of_what_to_lay_out_lose_nothing_on_any_display():
    from games.decs_building.laying import lay_out

    for players in (2, 3, 4):
        for options in ((0,), (0, 7), (0, 0, 8, 6) + tuple(data.POINTS[2:])):
            assert max(len(line) for line in lay_out(Game(players, options), 20)) <= 20
    assert " B6 and G6" in lay_out(Game(2, (0, 0, 8, 6) + tuple(data.POINTS[2:])), 20)


def hinted(machine, monkeypatch, pieces):
    """The words beside the first cable hint, with these drawn on Red's grid."""
    machine.press("OK")
    for kind, spot in pieces:
        story(machine).grids[0].draw(kind, 0, spot)
    with written(monkeypatch) as said:
        machine.keys("OK UP OK wait:5")
    return said


STARS = [(data.SMALL_STAR, spot) for spot in (30, 32, 38, 24, 25)]


def test_the_hint_fits_the_small_display_and_says_that_there_are_more(at_table, monkeypatch):
    machine = at_table("pico_oled")
    # A cable B6-B7 lights A6, B5, C6, C7: 4 x 2, and two cells less empty: + 12
    said = hinted(machine, monkeypatch, STARS)
    assert said[-4:] == ["<1/6>", "+12 lights", "Small Star A6", "3 more"]
    with written(monkeypatch) as said:
        machine.press("RIGHT")
    assert said[0] == "<2/6>" and len(said) <= 4


def test_a_hint_that_costs_points_says_so_with_one_sign(at_table, monkeypatch):
    machine = at_table("picosystem")
    # Santas A7 and C7 are beside the source B8; any cable that lights A5 makes three of them:
    # 18 instead of 8, and two cells less empty
    said = hinted(machine, monkeypatch, [(data.SANTA, spot) for spot in (36, 38, 24)])
    assert said[-2:] == ["-6 lights", "Santa A5"]


def test_the_hint_writes_names_out_where_there_are_lines_enough(at_table, monkeypatch):
    machine = at_table("picosystem")
    said = hinted(machine, monkeypatch, STARS)
    # seven lines: the last one tells of C7 and B5
    assert " ".join(said) == "+12 lights Small Star A6 Small Star C6 2 more"
    assert len(said) == 7
