# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What stands on the glass of Reindeer Rivals is whole and true."""

from importlib import import_module

import pytest
import ways

from games.reindeer_rivals import data, land, ledger, rounds, rules
from hardware.desktop.machine import Machine
from tinsel.keys import DOWN, LEFT, OK

TURNS, LEDGER, SOLITAIRE, RIVALS = range(4)
BOARDS = ("pico_oled", "picosystem")
COLS = 20  # of the narrowest display
NAME = 8  # letters that a seat's name may have


def opened(mode, board="pico_oled", **more):
    machine = Machine(board, **more)
    ways.open_game(machine, "reindeer_rivals", mode)
    return machine


def rows(machine):
    return [row.rstrip() for row in ways.rows(machine)]


def game_of(machine):
    return machine.console.ui.story.game


def alone(board="pico_oled"):
    machine = opened(SOLITAIRE, board)
    machine.keys("OK")
    return machine


def screens(name):
    """A module that draws: it can be had as soon as there is a machine."""
    return import_module("games.reindeer_rivals." + name)


# --- numbers are never cut


@pytest.mark.parametrize("board", BOARDS)
def test_the_menu_of_solitaire_tells_the_whole_par(board):
    words = " ".join(rows(opened(SOLITAIRE, board)))
    assert f"par ${data.PAR[0][0]}" in words and f"par ${data.PAR[1][0]}" in words


def ended(cash, turns, board):
    """A solitaire that was supplied with so much money in so many turns, and the page after it."""
    machine = alone(board)
    game = game_of(machine)
    game.need[:] = bytes(len(game.need))
    game.money[0] = cash
    game.number = turns
    game.ended = rounds.SUPPLIED
    page = screens("finish").alone(machine.console.ui, game)
    next(page)
    found = rows(machine)
    for _ in range(2):
        page.send(DOWN)
        found += rows(machine)
    return machine, found


@pytest.mark.parametrize("board", BOARDS)
def test_money_and_turns_against_par_stand_beside_any_medal(board):
    for cash, turns in ((2800, 30), (3700, 26), (3950, 23), (4030, 22)):
        _, found = ended(cash, turns, board)
        words = " ".join(found)
        assert f"${cash} of $4030" in words and f"{turns} of 22 turns" in words
        for medal in (
            screens("finish").money_medal(cash, 4030),
            screens("finish").turns_medal(turns, 22),
        ):
            assert medal in words


@pytest.mark.parametrize("board", BOARDS)
def test_from_the_tenth_round_on_the_rounds_number_is_still_whole(board):
    machine = opened(TURNS, board, dice=[2, 1] * 200)
    machine.keys("DOWN OK")  # three play
    for number in range(1, 13):
        machine.keys("OK OK")
        title = rows(machine)[0]
        assert title.split()[:2] == ["Round", str(number)] and title.endswith(" right"), title
        machine.keys("OK*3")


def test_behind_a_name_of_eight_letters_no_number_of_a_trip_is_cut():
    """A bot's trip is told in the title, behind its name."""
    room = COLS - NAME - len(": ")
    game = rules.Game(2)
    game.play((rounds.FIRST, 2))
    game.play((rounds.WAY, 2))
    game.hand = 5
    for cell in range(len(data.MAP)):
        if land.is_land(cell):
            words = game.words((rules.TO, cell % data.WIDTH, cell // data.WIDTH))
            assert not any(char.isdigit() for char in words[room:]), words
            if land.city_at(cell) >= 0 or cell == land.DEPOT:
                assert len(words) <= room, words


@pytest.mark.parametrize("board", BOARDS)
def test_a_stacks_number_stays_whole_on_the_map_at_every_edge(board):
    machine = alone(board)
    ui = machine.console.ui
    game = game_of(machine)
    atlas = screens("atlas").Atlas(ui, False)
    low, high = atlas.top, atlas.top + atlas.height * atlas.scale
    for cell in range(len(data.MAP)):
        if land.is_land(cell) and land.city_at(cell) < 0 and cell != land.DEPOT:
            for count in (5, 12):
                game.stacks[0] = [cell << 8 | count]
                while len(atlas.marks):
                    atlas.marks.pop()
                atlas.draw(game, 0)
                tiles = atlas.marks[-1]
                assert 0 <= tiles.x <= atlas.width * atlas.scale - 6 * len(str(count))
                assert low <= tiles.y <= high - 12, (cell, tiles.y)


# --- what is said is true


def test_the_best_so_far_is_the_best_against_the_same_par():
    machine, found = ended(3700, 26, "pico_oled")
    memory, ui = machine.console.memory, machine.console.ui
    assert "Your best so far!" in found
    memory.record("reindeer_rivals", SOLITAIRE, 3700, "Anna")
    memory.record("reindeer_rivals", RIVALS, 6000, "Anna")  # another game altogether
    assert not screens("finish")._is_best(ui, 0, 3690)
    assert screens("finish")._is_best(ui, 1, 2000), "the short game has its own par"
    assert screens("finish")._is_best(ui, 1, 1990), "2000 was undone: no game was put away since"
    assert screens("finish")._is_best(ui, 1, 2000)
    memory.record("reindeer_rivals", SOLITAIRE, 2000, "Anna")
    assert not screens("finish")._is_best(ui, 1, 1990)
    assert screens("finish")._is_best(ui, 0, 3710)
    memory.clear_records()
    assert screens("finish")._is_best(ui, 0, 3000), "the records were cleared"


@pytest.mark.parametrize("board", BOARDS)
def test_a_sleigh_where_it_starts_promises_nothing(board):
    machine = alone(board)
    game = game_of(machine)
    game.need[:] = bytes(len(game.need))
    game.need[0] = 1  # New York alone: no city near
    machine.keys("OK LEFT RIGHT wait:1")
    assert "Start" in " ".join(rows(machine)) or "Choose a place" in " ".join(rows(machine))
    assert "$20" not in " ".join(rows(machine)) and "OK" not in rows(machine)[-1]
    machine.keys("OK")
    assert rows(machine)[0] == "Not so" and "new place" in " ".join(rows(machine))


@pytest.mark.parametrize("board", BOARDS)
def test_the_way_back_is_called_list_only_where_there_is_one(board):
    machine = alone(board)
    game = game_of(machine)
    for need, word in ((0, "Back"), (1, "List")):
        game.need[:] = bytes([need] * len(game.need))
        load = screens("where").Load(False, land.DEPOT, 1)
        asked = screens("where").where(machine.console.ui, game, 0, load, "Back")
        while next(asked) is not None:
            pass
        if need:
            asked.send(LEFT)
        assert rows(machine)[-1].endswith(word), rows(machine)
        asked.close()


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(
    ("load", "cell", "ok"),
    [
        ((False, land.DEPOT, 1), land.CELLS[2], ""),  # full
        ((True, land.DEPOT, 5), land.CELLS[4], ""),  # Dallas: a big sleigh cannot stop there
        ((False, land.DEPOT, 1), land.CELLS[4], "Deliver"),
        ((True, land.DEPOT, 5), 12 * data.WIDTH + 18, "Go"),
        ((False, 12 * data.WIDTH + 18, 1), land.DEPOT, "Go"),
        ((True, 8 * data.WIDTH + 25, 5), 8 * data.WIDTH + 26, ""),  # water
        ((False, land.DEPOT, 1), -1, ""),  # still looking
    ],
)
def test_ok_is_named_only_where_a_sleigh_can_stop(board, load, cell, ok):
    machine = alone(board)
    game = game_of(machine)
    game.need[2] = 0  # Chicago is full
    atlas = screens("atlas").Atlas(machine.console.ui, False)
    assert screens("where")._say(atlas, game, screens("where").Load(*load), cell) == ok


# --- everybody's money


@pytest.mark.parametrize("board", BOARDS)
def test_everyones_money_can_be_looked_at_on_the_map(board):
    machine = opened(RIVALS, board, dice=[2, 2])
    machine.keys("OK OK OK OK")
    game = game_of(machine)
    assert game.turn() == 0
    game.money[1] = 480
    machine.keys("UP")
    assert "Everyone" in " ".join(rows(machine))
    machine.keys("OK")
    words = " ".join(rows(machine))
    assert rows(machine)[0] == "Round 1" and "$300" in words and "$480" in words
    machine.keys("OK")
    assert game.turn() == 0


def test_alone_there_is_no_everyone():
    machine = alone()
    for _ in range(12):
        machine.keys("DOWN")
        assert "Everyone" not in " ".join(rows(machine))


@pytest.mark.parametrize("board", BOARDS)
def test_ones_own_money_is_beside_the_map_however_little_it_is(board):
    machine = opened(RIVALS, board)
    game = rules.Game(5)
    game.money[2] = 110  # the poorest looks on: Gold
    screens("sleighs").show(machine.console.ui, game, 2)
    words = " ".join(rows(machine))
    assert "Go" in words and "110" in words and words.count("300") == 2
    screens("sleighs").show(machine.console.ui, game)
    assert "110" not in " ".join(rows(machine))


# --- the end is in sight


@pytest.mark.parametrize("board", BOARDS)
def test_when_all_is_full_the_map_says_so_and_has_the_pass_at_hand(board):
    machine = opened(RIVALS, board, dice=[2, 2])
    machine.keys("OK OK OK OK")
    game = game_of(machine)
    game.need[:] = bytes(len(game.need))
    choosing = screens("sleighs").choose(machine.console.ui, game)
    next(choosing)
    words = " ".join(" ".join(rows(machine)).split())
    assert "All full" in words and "last round" in words, words
    with pytest.raises(StopIteration) as done:
        choosing.send(OK)
    assert done.value.value == (rounds.PASS,)


@pytest.mark.parametrize("board", BOARDS)
def test_when_all_is_full_the_ledger_says_so_and_has_the_pass_at_hand(board):
    machine = opened(LEDGER, board, dice=[3, 2])
    machine.keys("OK OK OK OK OK")
    game = game_of(machine)
    game.need[:] = bytes(len(game.need))
    machine.console.ui.settings.take_seat(0, "Caroline", 0)
    choosing = screens("books").choose(machine.console.ui, game)
    next(choosing)
    assert rows(machine)[0].startswith("Caroline all full")
    assert "Last round: pass" in rows(machine)
    with pytest.raises(StopIteration) as done:
        choosing.send(OK)
    assert done.value.value == (rounds.PASS,)


@pytest.mark.parametrize("board", BOARDS)
def test_a_typed_die_above_the_number_of_players_is_to_be_rolled_again(board):
    machine = opened(LEDGER, board)
    machine.keys("OK OK DOWN OK DOWN OK")  # three play; our own die: 6
    assert rows(machine)[0].startswith("Own die") and rows(machine)[0].endswith("roll again")
    machine.keys("UP OK")  # 2
    assert rows(machine)[0].startswith("Gold starts")


def test_who_is_asked_whether_it_is_enough_is_named_where_several_are():
    machine = opened(RIVALS, dice=[2, 2])
    machine.keys("OK OK OK OK")
    ui = machine.console.ui
    ui.settings.take_seat(1, "Caroline", 1)
    for game, title in (
        (rules.Game(3), "Caroline: enough?"),
        (rules.Solitaire(1), "Enough?"),
        (ledger.Game(3), "Enough?"),  # one answers for the table
    ):
        game.asked = b"\x01\x02" if game.players > 1 else b"\x00"
        next(screens("asking").enough(ui, game))
        assert rows(machine)[0] == title and "game end here?" in rows(machine)


def test_one_sleigh_is_no_sleighs():
    game = rules.Solitaire(1)
    game.note(0, rounds.LITTLES, 1)
    game.note(0, rounds.BIGS, 2)
    assert list(game.worked(0))[1:] == [(-100, "2 big rents"), (-10, "1 little rent")]


@pytest.mark.parametrize("cash", [(370, 300), (1040, 1070), (650, 10250)])
def test_money_beside_names_is_never_cut(cash):
    machine = Machine("picosystem")
    ui = machine.console.ui
    ui.settings.take_seat(0, "Grandma", 0)
    ui.settings.take_seat(1, "Grandpa", 1)
    ways.open_game(machine, "reindeer_rivals", RIVALS)
    from games.reindeer_rivals.rules import Game
    from games.reindeer_rivals.sleighs import show

    game = Game(2)
    game.scores = lambda: list(cash)
    show(ui, game)
    words = rows(machine)[1].split()
    assert sorted(int(word) for word in words if word.isdigit()) == sorted(cash)
    assert words[0] != words[2]
