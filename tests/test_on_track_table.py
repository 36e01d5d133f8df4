# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Christmas ON TRACK beside the printed sheets: turns, star banks, the sum; the die table kept."""

import pytest

from games.on_track import data
from games.on_track.tally import CIRCLE, ENTER, FIELDS, FILL, NEXT, ROLL, Game
from hardware.desktop.machine import Machine
from tinsel.contract import CHANCE, OVER

KEPT = "on_track.table"


def rolled(red, green, white, players=2, options=()):
    game = Game(players, options)
    game.play((ROLL, 36 * red + 6 * green + white - 43))
    return game


def turn(game):
    if game.turn() == CHANCE:
        game.play((ROLL, 0))
    game.play((NEXT,))


# --- the rules of the table


def test_every_fifth_turn_brings_everybody_a_star():
    game = Game(3)
    for number in range(1, 21):
        turn(game)
        assert list(game.circled) == [number // 5] * 3


def test_a_star_is_circled_filled_in_and_what_is_left_scores():
    game = rolled(3, 5, 1)
    game.play((CIRCLE, 1))
    game.play((CIRCLE, 1))
    game.play((FILL, 1, 1))  # red 3 becomes 4
    assert (game.circled[1], game.filled[1], game.left(1)) == (2, 1, 1)
    assert game.dice[3] == 4 and game.roll[0] == 3 and game.dice[0] == 3  # only for that player
    assert game.scores() == [0, 1]


def test_as_many_stars_as_the_printed_map_has_and_the_form_can_take():
    """Four on the map are our guess: nobody is refused for it. 99 is the form's most, in all."""
    game = rolled(3, 5, 1)
    for _ in range(99 - 4):  # the fifth turns bring four more
        assert (CIRCLE, 0) in game.moves()
        game.play((CIRCLE, 0))
    with pytest.raises(ValueError, match="The score form holds no more stars."):
        game.play((CIRCLE, 0))
    assert (CIRCLE, 0) not in game.moves() and (CIRCLE, 1) in game.moves()
    for _ in range(20):
        turn(game)
    assert game.left(0) == 99 == FIELDS[4][2]


def test_the_star_of_a_fifth_turn_takes_no_place_of_the_maps():
    game = Game(1)
    for _ in range(4):
        turn(game)
    game.play((ROLL, 0))
    for _ in range(99 - 4):
        game.play((CIRCLE, 0))
    with pytest.raises(ValueError):
        game.play((CIRCLE, 0))  # turn 5: its star is still to come
    game.play((NEXT,))
    assert game.left(0) == 96


def test_a_star_costs_one_and_one_and_six_do_not_wrap():
    game = rolled(6, 1, 3)
    assert list(game.changes(0)) == []  # no star yet
    game.play((CIRCLE, 0))
    # Red 6: less. Green 1: more. White 3: both.
    assert list(game.changes(0)) == [0, 3, 4, 5]


def test_the_score_form_adds_up_as_the_printed_one():
    game = rolled(1, 1, 1, 2, (1,) + tuple(data.TABLE))
    game.play((CIRCLE, 0))
    game.play((NEXT,))
    for number in (5, 4, 6, 0, 1, 2, 3, 7, 7, 7, 7, 0, 0, 0):
        assert game.turn() == (0 if len(game.form) < 7 else 1)
        game.play((ENTER, number))
    # 5 + 4 + 6 + 0 + 1 - 2 - 3 = 11 and 4 * 7 = 28
    assert game.turn() == OVER and game.scores() == [11, 28]
    assert game.worked(0) == [
        (5, "Red to Wrap"),
        (4, "Red to Sleigh"),
        (6, "Green to Wrap"),
        (0, "Green to Sleigh"),
        (1, "Unused stars"),
        (-2, "Red dead ends"),
        (-3, "Green dead ends"),
    ]
    assert len(FIELDS) == 7


# --- on the screen


@pytest.fixture
def table():
    """Three players, rolls 4 2 4 and then 3 5 1."""
    machine = Machine("pico_oled", dice=[4, 2, 4, 3, 5, 1])
    machine.keys("pick:Christmas_ON pick:At_the_table UP UP OK")
    return machine


def rows(machine):
    return "|".join(machine.text())


def game(machine):
    return machine.console.ui.story.game


def test_the_dice_are_rolled_on_request_and_lie_in_their_colours_on_the_lights(table):
    assert game(table).turn() == CHANCE and "OK Roll" in rows(table)
    table.keys("OK wait:1")
    assert bytes(game(table).roll) == bytes((4, 2, 4))
    lit = [table.board.RING.index(i) for i, rgb in enumerate(table.lights()) if any(rgb)]
    colours = [table.lights()[table.board.RING[place]] for place in range(3)]
    assert set(lit) <= {0, 1, 2} and colours[0][0] > colours[0][1]  # the first is red
    for _ in range(20):  # each has a rhythm of its own: wait for a beat of the green one
        table.wait(50)
        green = table.lights()[table.board.RING[1]]
        if any(green):
            break
    assert green[1] > green[0]


def test_doubles_are_pointed_out_with_what_merging_would_allow(table):
    table.keys("OK wait:1")
    assert "R=W merge" in rows(table)
    table.keys("LEFT")
    assert "R4=W4 as one die:" in rows(table) and "any number, R or G," in rows(table)
    assert "and G2 as it is." in rows(table)
    table.keys("BACK OK OK wait:1")  # the next roll is 3 5 1
    assert "merge" not in rows(table)


def test_the_turn_counter_tells_when_the_star_comes(table):
    for number in range(1, 6):
        star = "* this turn" if number == 5 else f"* in {5 - number}"
        assert f"Turn {number}/20" in rows(table) and star in rows(table)
        table.keys("OK wait:1 OK")
    assert list(game(table).circled) == [1, 1, 1]


@pytest.mark.parametrize("board", ["macropad", "pico_oled", "picosystem"])
def test_turn_and_turns_are_whole_beside_any_star_and_any_bank(board):
    """ "Turn 10/20 * this turn" would be 22 characters, "Turn 10/20 <use *get>" 21."""
    machine = Machine(board, dice=[3, 5, 1])
    machine.keys("pick:Christmas_ON pick:At_the_table UP UP OK")
    for number in range(1, 21):
        machine.keys("OK wait:1")
        title = machine.text()[0]
        assert f"{number}/20 " in title and "T" in title
        assert title.rstrip().endswith("* this turn" if number % 5 == 0 else f"* in {-number % 5}")
        machine.keys("DOWN")
        title = machine.text()[0]
        assert f"{number}/20 " in title and title.rstrip().endswith("<use *get>")
        machine.keys("UP OK")


def test_no_star_is_promised_that_would_come_after_the_last_turn():
    machine = Machine("pico_oled", dice=[3, 5, 1])
    machine.console.memory.keep(KEPT, bytes((7,)) + data.TABLE)
    machine.keys("pick:Christmas_ON pick:At_the_table OK OK wait:1")
    for number in range(1, 8):
        assert f"Turn {number}/7" in rows(machine)
        assert ("* " in machine.text()[0]) == (number <= 5)
        machine.keys("OK wait:1 OK wait:1")


@pytest.mark.parametrize("board", ["pico_oled", "picosystem"])
@pytest.mark.parametrize("roll,merge", [((4, 2, 4), "R=W merge"), ((4, 4, 4), "All same")])
def test_beside_a_double_the_keys_are_still_named(board, roll, merge):
    machine = Machine(board, dice=list(roll))
    machine.keys("pick:Christmas_ON pick:At_the_table UP UP OK OK wait:1")
    row = machine.text()[3 if board == "pico_oled" else 4]
    assert merge in row and "<" in row and len(row.strip()) <= machine.console.ui.cols
    assert board == "picosystem" or "^v banks" in row  # there the banks themselves are seen
    machine.keys("LEFT")
    assert "as one die" in rows(machine)


def test_back_in_the_form_goes_to_the_number_before_and_at_the_first_out():
    machine = Machine("pico_oled", dice=[3, 5, 1])
    machine.console.memory.keep(KEPT, bytes((1,)) + data.TABLE)
    machine.keys("pick:Christmas_ON pick:At_the_table OK OK wait:1 OK")
    assert "Red to Wrap" in rows(machine) and "Leave" in rows(machine)
    machine.keys("UP UP UP OK UP OK")
    assert "Green to Wrap" in rows(machine) and "Before" in rows(machine)
    machine.keys("BACK")
    assert "Red to Sleigh" in rows(machine)
    machine.keys("BACK")
    assert "Red to Wrap" in rows(machine) and len(game(machine).form) == 0
    machine.keys("OK UP OK")  # what was entered stands there: 3, then 1 and one more
    assert bytes(game(machine).form) == bytes((3, 2))
    machine.keys("BACK BACK BACK")
    assert "Continue" in rows(machine)


def test_what_a_star_would_draw_is_never_cut_off():
    from games.on_track import table

    for building in range(4):
        for shape in range(7):
            draws = table.draws(bytes((building | shape << 4,)), 1)
            assert len("W4 to 5 " + draws) <= 20, draws


def test_a_bank_is_chosen_filled_and_used_with_the_arrows(table):
    table.keys("OK wait:1 DOWN DOWN RIGHT")
    assert "Green" in rows(table) and "+1 -0 = *1" in rows(table)
    table.keys("LEFT")
    assert "R4 to 3 Wrap/line" in rows(table)
    table.keys("OK")
    assert "+1 -1 = *0" in rows(table) and game(table).dice[3] == 3


@pytest.mark.parametrize("board", ["pico_oled", "picosystem"])
def test_a_chosen_bank_shows_the_dice_as_that_players_stars_have_changed_them(board):
    """Also doubles that a star has made (4 2 3 to 3 2 3) are pointed out to that player alone."""
    machine = Machine(board, dice=[4, 2, 3])
    machine.keys("pick:Christmas_ON pick:At_the_table UP UP OK OK wait:1")
    high = (14, 38) if machine.height == 64 else (30, 100)

    def seen():
        return machine.glass().crop((0, high[0], machine.width, high[1])).tobytes()

    machine.keys("DOWN RIGHT")
    before = seen()
    machine.keys("LEFT OK")
    assert list(game(machine).dice[:3]) == [3, 2, 3]
    assert seen() != before
    assert board == "pico_oled" or "R=W merge: any roll" in rows(machine)
    machine.keys("DOWN")  # the next player's are as rolled
    assert seen() == before
    machine.keys("UP UP")
    assert "merge" not in rows(machine) and seen() == before


def test_real_dice_can_be_typed_in(table):
    table.keys("RIGHT UP UP OK DOWN OK OK wait:1")
    assert bytes(game(table).roll) == bytes((3, 6, 1))


def test_a_die_table_is_changed_kept_and_part_of_new_games():
    machine = Machine("pico_oled", dice=[1])
    machine.keys("pick:Christmas_ON pick:Match_your OK DOWN DOWN RIGHT BACK")
    kept = machine.console.memory.kept(KEPT)
    # 21 turns; 1 draws a curve now
    assert (
        kept[0] == 21 and kept[1] == data.WORKSHOP | data.CURVE << 4 and kept[2:] == data.TABLE[1:]
    )
    machine = Machine("pico_oled", flash=machine.pull(), dice=[1])
    machine.keys("pick:Christmas_ON pick:At_the_table OK OK wait:1")
    assert game(machine).turns == 21 and game(machine).table[0] == kept[1]
    # Ours again: the game that is going on keeps what it was begun with.
    machine.keys("hold:BACK pick:Christmas_ON pick:Match_your UP OK BACK hold:BACK OK")
    assert machine.console.memory.kept(KEPT)[1:] == data.TABLE
    assert game(machine).turns == 21


def test_a_number_always_draws_something():
    from games.on_track import match

    kept = bytearray((20, 0x62, 0, 0, 0, 0, 0))  # 1: Sleigh, no track
    match._change(kept, 1, True, 1)
    assert kept[1] == 0x60  # not "none, none"
    assert data.usable(kept[1:])


def test_spoilt_memory_gives_our_die_table():
    from games.on_track import match

    class Memory:
        def __init__(self, data):
            self.data = data

        def kept(self, name):
            return self.data

    for spoilt in (None, b"", b"\x14", bytes((0,)) + data.TABLE, bytes((20, 0x63, 0, 0, 0, 0, 0))):
        assert match.remembered(Memory(spoilt)) == ()
    assert match.remembered(Memory(bytes((30,)) + data.TABLE)) == (30,) + tuple(data.TABLE)


def test_the_score_form_takes_any_number_of_sheets():
    machine = Machine("pico_oled")
    machine.keys("pick:Christmas_ON pick:Score_form")
    for number in range(1, 10):
        machine.keys("OK RIGHT OK OK OK OK UP OK OK UP UP UP OK")  # 10 + 1 - 3 = 8
        assert f"Sheet {number}" in rows(machine)
        machine.keys("DOWN DOWN DOWN DOWN DOWN")
        assert "= total" in rows(machine) and "+8" in rows(machine)
        machine.keys("OK" + " UP" * number)
    assert "New sheet" in rows(machine)


def forms(machine):
    return machine.console.ui.attic["on_track.forms"]


@pytest.fixture
def two_sheets():
    """The score form with sheets of 8 and of 3 points, the second chosen."""
    machine = Machine("pico_oled")
    machine.keys("pick:Christmas_ON pick:Score_form OK RIGHT OK OK OK OK UP OK OK UP UP UP OK OK")
    machine.keys("UP OK UP*3" + " OK" * 8)
    assert [list(sheet) for sheet in forms(machine)] == [[10, 0, 0, 0, 1, 0, 3], [3] + [0] * 6]
    return machine


def test_a_finished_sheet_shows_its_sum_again(two_sheets):
    two_sheets.keys("pick:Sheet_1 OK")
    assert "+10 " in rows(two_sheets) or "+10|" in rows(two_sheets)
    two_sheets.keys("BACK BACK")
    assert "New sheet" in rows(two_sheets) and two_sheets.chosen().startswith("Sheet 1")


def test_a_mistyped_number_of_a_finished_sheet_is_changed_from_what_it_was(two_sheets):
    two_sheets.keys("pick:Sheet_1 pick:Change OK UP OK OK OK OK OK OK")
    assert list(forms(two_sheets)[0]) == [10, 1, 0, 0, 1, 0, 3]
    two_sheets.keys("OK BACK")
    assert "Sheet 1             9" in rows(two_sheets)
    two_sheets.keys("OK pick:Change UP BACK")  # left at the first number: as it was
    assert list(forms(two_sheets)[0]) == [10, 1, 0, 0, 1, 0, 3]


def test_a_finished_sheet_is_removed_when_that_is_confirmed(two_sheets):
    two_sheets.keys("pick:Sheet_1 pick:Remove")
    assert "8 points" in rows(two_sheets)
    two_sheets.keys("BACK")
    assert len(forms(two_sheets)) == 2
    two_sheets.keys("OK OK")
    assert [list(sheet) for sheet in forms(two_sheets)] == [[3] + [0] * 6]
    two_sheets.keys("pick:Sheet_1 pick:Remove OK")
    assert not forms(two_sheets) and two_sheets.chosen().startswith("New sheet")
