# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Reindeer Rivals with keys and eyes only: the ceremony, the ledger, and whole games on the map."""

import copy
import random
import sys

import pytest
import ways

from hardware.desktop.machine import Machine
from tinsel.keys import OK

TURNS, LEDGER, SOLITAIRE, RIVALS = range(4)
PACKAGE = "games.reindeer_rivals."


def opened(mode, board="pico_oled", **more):
    machine = Machine(board, **more)
    ways.open_game(machine, "reindeer_rivals", mode)
    return machine


def rows(machine):
    return ways.rows(machine)


def game_of(machine):
    return machine.console.ui.story.game


def module(name):
    return sys.modules[PACKAGE + name]


# --- the order of the table


def test_the_ceremony_ends_with_the_order_and_the_starter_glows():
    machine = opened(TURNS, dice=[6, 3, 5])  # above five: again; then seat 4; odd: to the right
    machine.keys("UP OK")  # five play
    assert rows(machine)[0] == "Round 1        5 play"
    machine.keys("OK wait:1")
    assert "again" in rows(machine)[2]
    machine.keys("wait:7")
    assert rows(machine)[0] == "Round 1  to the right"
    assert rows(machine)[3] == "[Blu]>Gol>Gre>Red>Pur"
    lit = [light for light in machine.lights() if sum(light)]
    assert len(lit) == 1 and lit[0][2] > lit[0][0], "one blue light"
    machine.keys("OK")
    assert rows(machine)[3] == "Blu>[Gol]>Gre>Red>Pur"
    machine.keys("LEFT")
    assert rows(machine)[3].startswith("[Blu]")
    machine.keys("OK*5")
    assert rows(machine)[:2] == ["Round 2        5 play", "Purple rolls."]  # who played last


def test_the_lights_count_to_the_left_and_run_round_the_way_of_the_second_die():
    machine = opened(TURNS, dice=[6, 3, 5])
    machine.keys("UP OK OK")  # five play
    settings = machine.console.ui.settings
    inks = [settings.seat_rgb(seat) for seat in range(5)]
    seen = []
    for _ in range(160):
        machine.wait(50)
        lit = [light for light in machine.lights() if sum(light)]
        assert len(lit) == 1
        seat = min(range(5), key=lambda seat: _unlike(lit[0], inks[seat]))
        if seen[-1:] != [seat]:
            seen.append(seat)
    # Red rolls; 3 counts Green, Gold, Blue; 5 is odd: from Blue to the right, and Blue begins.
    assert seen == [0, 1, 2, 3, 2, 1, 0, 4, 3]


def _unlike(light, rgb):
    """How much a light differs from a colour, whatever its brightness."""
    rgb = (rgb >> 16, rgb >> 8 & 255, rgb & 255)
    return sum(abs(a / max(light) - b / max(rgb)) for a, b in zip(light, rgb))


def test_a_key_skips_the_ceremony_but_not_its_result():
    machine = opened(TURNS, dice=[2, 2])
    machine.keys("DOWN OK OK OK")
    assert rows(machine)[0] == "Round 1   to the left"
    assert rows(machine)[3] == "[Gold]>Red>Green"


@pytest.mark.parametrize("faces", [(2, 3), (3, 6), (6, 1, 4)])
def test_a_real_die_typed_in_gives_the_order_that_a_rolled_one_gives(faces):
    rolled = opened(TURNS, dice=list(faces))
    rolled.keys("OK OK OK")
    typed = opened(TURNS)
    typed.keys("OK DOWN")
    for face in faces:
        typed.keys("UP " * (face - 1) + "OK")
    typed.keys("OK")
    assert rows(typed) == rows(rolled)
    assert rows(typed)[0].startswith("Round 1  ")


def test_the_number_of_players_is_asked_once_and_kept():
    machine = opened(TURNS)
    machine.keys("DOWN OK")
    assert "3 play" in rows(machine)[0]
    again = opened(TURNS, flash=machine.pull())
    assert "3 play" in rows(again)[0]


def test_the_order_of_the_round_outlives_the_battery():
    machine = opened(TURNS, dice=[2, 2, 3, 5])
    machine.keys("DOWN OK OK OK")  # three play; the first round
    machine.keys("OK*3 OK")  # through it; the second round is being rolled
    again = opened(TURNS, flash=machine.pull())  # in the middle of the show
    assert rows(again)[:3] == ["Turn order", "On with round 2", "New game"]
    again.keys("OK")
    # Round 1: Red rolls 2, Gold; even: Gold, Red, Green. Green rolls 3, Green; odd: to the right.
    assert rows(again)[0] == "Round 2  to the right"
    assert rows(again)[3] == "[Green]>Red>Gold"
    again.keys("OK*3")
    assert rows(again)[:2] == ["Round 3        3 play", "Gold rolls."]


def test_a_new_game_begins_with_round_1_and_as_many_players():
    machine = opened(TURNS, dice=[2, 2])
    machine.keys("DOWN OK OK OK")
    again = opened(TURNS, flash=machine.pull())
    again.keys("DOWN OK")
    assert rows(again)[:2] == ["Round 1        3 play", "Red rolls."]


def test_a_round_is_one_short_record_and_none_when_room_is_scarce():
    machine = opened(TURNS, dice=[2, 2] * 4)
    machine.keys("DOWN OK OK OK")
    room = machine.console.memory.room
    machine.keys("OK*3 OK OK OK*2")  # another round, and two turns of it
    assert 0 < room - machine.console.memory.room <= 24


# --- the ledger


def test_a_turn_in_the_ledger_with_keys():
    machine = opened(LEDGER, dice=[3, 2])
    machine.keys("OK OK OK OK OK")  # start, three play, roll, skip, go on
    assert rows(machine)[0].startswith("Red $300")
    machine.keys("OK OK DOWN DOWN OK")  # a little sleigh from the depot to Chicago
    assert rows(machine)[0].startswith("How many?")
    machine.keys("UP*2 OK")
    assert game_of(machine).scores() == [510, 300, 300]  # 300 - 30 - 60 + 300
    assert rows(machine)[0].startswith("Red $510")
    machine.hold("LEFT")  # undo
    assert game_of(machine).scores() == [300, 300, 300]


def test_the_dice_of_the_ledger_can_be_typed_in():
    machine = opened(LEDGER)
    machine.keys("OK OK DOWN OK UP OK")  # our own die: 2
    assert rows(machine)[0].startswith("Gold starts")
    machine.keys("DOWN OK OK")  # our own die: 1, to the right
    assert list(game_of(machine).order) == [2, 1, 0]
    assert rows(machine)[0] == "Round 1  to the right"
    assert rows(machine)[3].strip() == "[Gold]>Green>Red"  # as when it is rolled
    machine.keys("OK")
    assert rows(machine)[0].startswith("Gold $300")


def test_the_printed_boards_numbers_are_put_in_once_and_kept():
    machine = opened(LEDGER)
    # 15 cities; New York may have 8 and gets another letter at its front
    machine.keys("DOWN OK LEFT DOWN RIGHT*2 OK UP OK BACK")
    again = opened(LEDGER, flash=machine.pull())
    again.keys("OK OK")
    assert list(game_of(again).need)[:2] == [8, 6] and len(game_of(again).need) == 15
    again.keys("OK OK OK OK OK")
    assert rows(again)[1] == "Oew York            8"


def test_a_saved_ledger_keeps_its_numbers_when_the_board_is_changed():
    machine = opened(LEDGER, dice=[3, 2])
    machine.keys("OK OK OK OK OK hold:BACK")
    ways.open_game(machine, "reindeer_rivals", LEDGER)
    machine.keys("DOWN OK LEFT*9 BACK hold:BACK OK")
    assert len(game_of(machine).need) == 16


def test_the_reconstructed_numbers_can_be_had_back():
    machine = opened(LEDGER)
    machine.keys("DOWN OK DOWN RIGHT BACK OK UP OK OK BACK UP OK OK")
    assert list(game_of(machine).need)[0] == 6
    assert not [name for name in machine.console.memory.names if name.startswith("rr.c")]


def test_fewer_cities_than_before_leave_the_cursor_on_the_list():
    machine = opened(LEDGER)
    machine.keys("DOWN OK RIGHT*4 UP OK OK RIGHT OK")  # 20 cities, then as reconstructed: 16
    assert rows(machine)[0] == "Reconstructed?"


# --- on the map


def take(machine, move):
    """Keys for the first half of a trip, or for a pass."""
    rules, rounds = module("rules"), module("rounds")
    while "Cities" not in rows(machine)[2]:
        machine.press("RIGHT")
    kinds = [rules.LITTLE]
    if any(other[0] == rules.BIG for other in game_of(machine).moves()):
        kinds.append(rules.BIG)
    first = 1 if game_of(machine).players == 1 else 2  # with rivals there is Everyone's money
    machine.press(*["RIGHT"] * (first + (kinds + [rounds.PASS]).index(move[0])))
    if move[0] != rounds.PASS:
        machine.press(*["DOWN"] * move[1])
    machine.press("OK")
    if move[0] == rules.BIG:
        most = int(rows(machine)[1].split()[1])
        machine.press(*["DOWN"] * (most - move[2]), "OK")


def send(machine, game, move):
    """Keys for the second half: step to the place and go; in game the sleigh is laden."""
    machine.wait(300)
    places = module("places")
    cells = thought(places.targets(game, game.turn(), game.big, game.origin))
    first = places.delivered(game, game.big, game.origin) or cells  # what is shown at once
    last = module("where").last
    at = first.index(last[2]) if last[2] in first and last[1] == game.origin else 0
    steps = (cells.index(move[2] * 40 + move[1]) - at) % len(cells)
    machine.press(*["DOWN"] * steps, "OK")


def play_to_the_end(machine, people):
    """Those seats move as the strong bot would, with keys; what else comes is waited for."""
    painting = machine.console.show
    machine.console.show = lambda: None  # nobody looks until the end
    try:
        return _played(machine, people)
    finally:
        machine.console.show = painting
        painting()


def thought(thinking):
    try:
        while True:
            next(thinking)
    except StopIteration as done:
        return done.value


def _played(machine, people):
    bot = __import__(PACKAGE + "bot", fromlist=["bot"])
    pick = random.Random(5).randrange
    for _ in range(4000):
        game = game_of(machine)
        seat = game.turn()
        if seat == -2:
            return game
        footer = rows(machine)[-1]
        if seat in people and ("Leave" in footer or "Undo" in footer) and "thinks" not in footer:
            before = machine.console.ui.story.moves
            if "Go on" in footer:
                machine.press("OK")
                continue
            game = copy.deepcopy(game)
            move = thought(bot.bot(game, seat, 3, pick))
            take(machine, move)
            halves = 1
            if move[0] != module("rounds").PASS:
                assert machine.console.ui.story.moves == before, "not taken before it is sent"
                game.play(move)
                goal = thought(bot.bot(game, seat, 3, pick))
                send(machine, game, goal)
                halves = 2
                assert machine.console.ui.story.move(before + 1) == goal
            assert machine.console.ui.story.moves >= before + halves, rows(machine)
            assert machine.console.ui.story.move(before) == move
        elif "Skip" in footer or "Go on" in footer:
            machine.press("OK")
        else:
            machine.wait(50)
    raise AssertionError(rows(machine))


def test_a_whole_solitaire_with_keys():
    machine = opened(SOLITAIRE)
    machine.keys("DOWN OK")  # the short game
    game = play_to_the_end(machine, [0])
    assert game.supplied() and game.missing() == 0
    assert rows(machine)[0] == "All supplied"
    assert rows(machine)[1].startswith(f"${game.scores()[0]} of $2350")
    assert rows(machine)[3] == "Your best so far!"
    machine.keys("OK UP OK")  # finish
    assert machine.console.memory.records("reindeer_rivals")[1][0][0] == game.scores()[0]


def test_a_whole_game_against_two_bots_with_keys():
    machine = opened(RIVALS)
    machine.keys("DOWN OK RIGHT OK")  # the short game, three seats: a person and two bots
    assert machine.console.ui.story.bots == 2 << 2 | 2 << 4
    game = play_to_the_end(machine, [0])
    machine.wait(2000)  # the last move of a bot can be looked at
    assert game.ended and rows(machine)[0].startswith(("Game over", "The end"))


def test_a_stuck_game_ends_with_a_sentence():
    machine = opened(SOLITAIRE)
    machine.keys("OK")
    for _ in range(10):  # ten packets put down outside of Chicago: 300 - 10 x 30 = 0
        machine.keys("OK wait:0.2 LEFT OK")
    game = game_of(machine)
    assert game.ended == module("rounds").STUCK and game.on_the_road(0) == 10
    assert rows(machine)[0].startswith("The end")
    assert rows(machine)[1:3] == ["Nobody has the money", "for another trip. The"]


def test_the_cursor_can_be_taken_in_hand_and_a_full_city_says_so():
    machine = opened(SOLITAIRE)
    machine.keys("OK OK wait:0.5")
    assert rows(machine)[1:3] == ["Chicago", "wants 5"]
    machine.keys("LEFT UP*2 RIGHT")
    assert rows(machine)[1:3] == ["Water:", "no stop"]
    machine.keys("OK")
    assert rows(machine)[0] == "Not so" and "land" in " ".join(rows(machine))
    assert machine.console.ui.story.moves == 0, "nothing was taken for it"
    machine.keys("OK wait:0.5 BACK")  # from the cursor to the places
    assert rows(machine)[1:3] == ["Chicago", "wants 5"]
    machine.keys("BACK")  # the sleigh is given back
    assert game_of(machine).scores() == [300] and not game_of(machine).hand


def test_a_sleigh_is_taken_when_it_is_known_where_it_goes():
    """Until then BACK costs nothing, not even room in the memory."""
    machine = opened(SOLITAIRE)
    machine.keys("OK")
    room = machine.console.memory.room
    machine.keys("OK wait:0.5 BACK RIGHT OK OK wait:0.5 BACK")  # a little one, then a big one
    assert rows(machine)[1].startswith("Take 5") and machine.console.memory.room == room
    machine.keys("BACK LEFT OK wait:0.5 OK")
    assert machine.console.ui.story.moves == 2 and game_of(machine).scores() == [370]


def test_without_colours_a_stack_of_ones_own_is_dark_on_light_and_a_rivals_light_on_dark():
    machine = opened(RIVALS, dice=[2, 2])
    machine.keys("OK OK OK OK")
    assert game_of(machine).turn() == 0
    lit = []
    for seat in (0, 1):
        game_of(machine).stacks[0] = []
        game_of(machine).stacks[1] = []
        game_of(machine).stacks[seat] = [(15 * 40 + 10) << 8 | 5]
        machine.keys("OK wait:0.5 BACK")  # drawn anew
        frame = machine.frame()
        # The 6 x 12 pixels of the number: column 10 of 40 is pixel 20 of 78, row 15 of 25 is 31
        spot = [frame[3 * (y * 128 + x)] for y in range(26, 38) for x in range(17, 23)]
        lit.append(sum(1 for value in spot if value))
    assert lit[0] > 40 and lit[1] < 22, lit  # of 72; the 5 itself has 18


def test_who_plays_alone_sees_the_turn_and_who_does_not_the_name():
    machine = opened(SOLITAIRE)
    machine.keys("OK")
    assert rows(machine)[0].endswith("Turn 1")
    machine.keys("RIGHT OK OK wait:0.5 OK")  # a big sleigh is a whole turn
    assert rows(machine)[0].endswith("Turn 2")
    machine = opened(SOLITAIRE, "picosystem")
    machine.keys("OK")
    assert rows(machine)[0].split() == ["Turn", "1", "$300"]
    machine = opened(RIVALS, "picosystem", dice=[2, 2])
    machine.keys("OK OK OK OK")
    assert rows(machine)[0].split() == ["Red", "r1", "$300"]


def test_undo_gives_the_laden_sleigh_back_and_then_the_sleigh():
    machine = opened(SOLITAIRE)
    machine.keys("OK OK wait:0.5 OK hold:LEFT wait:0.5")
    assert game_of(machine).hand == 1 and game_of(machine).scores() == [270]
    assert rows(machine)[1:3] == ["Chicago", "wants 5"] and rows(machine)[-1].endswith("Undo")
    machine.keys("BACK")
    assert game_of(machine).hand == 0 and game_of(machine).scores() == [300]


def test_a_battery_that_goes_between_the_two_halves_leaves_the_sleigh_laden():
    machine = opened(SOLITAIRE)
    machine.keys("OK OK wait:0.5 OK hold:LEFT")  # as it stands after the first half
    again = Machine("pico_oled", flash=machine.pull())
    again.keys("OK wait:0.5")
    assert game_of(again).hand == 1 and rows(again)[1:3] == ["Chicago", "wants 5"]
    again.keys("DOWN OK")
    assert game_of(again).scores() == [370]


def test_a_round_outlives_the_battery_also_when_more_people_have_joined():
    machine = opened(TURNS, dice=[2, 2, 3, 5, 1, 4])
    machine.keys("DOWN OK OK wait:8 OK*3")  # three play; the first round is over
    assert rows(machine)[0].startswith("Round 2")
    who = rows(machine)[1]
    machine.keys("UP UP OK")
    told = rows(machine)[:2]
    assert told[0].startswith("Round 2") and told[1] == who
    again = opened(TURNS, flash=machine.pull())
    assert rows(again)[1] == "On with round 2"
    again.press("OK")
    assert rows(again)[:2] == told


def test_whoever_is_passed_over_has_neither_the_light_nor_the_mark():
    """Red rolls, starts, and has no money left: it is Green's turn."""
    machine = opened(LEDGER)
    from games.reindeer_rivals import rounds

    machine.keys("DOWN*2 OK OK wait:1")
    books = module("books")
    game = game_of(machine)
    while game.turn() < 0:  # nobody has rolled yet, or the way is open
        game.play((rounds.WAY if game.starter >= 0 else rounds.FIRST, 1))
    first, second = game.order[0], game.order[1]
    game.at = 1  # as if the first had been passed over
    books._typed.append(1)
    asked = books.choose(machine.console.ui, game)
    next(asked)
    names = [machine.console.settings.seat_name(seat)[:2] for seat in (first, second)]
    line = " ".join(rows(machine))
    assert "[" + names[0] not in line
    asked.send(OK)
    lights = machine.console.ui.lights
    places = [lights.ring[lights.place(seat, game.players)] for seat in (first, second)]
    assert [bool(lights._colours[place]) for place in places] == [False, True]
    asked.close()
