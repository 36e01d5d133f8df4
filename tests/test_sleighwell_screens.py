# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Sleighwell through the console: hands and curtain, legal places, flights told before OK."""

import os
import random
import re

import pytest
from ways import open_game, rows

from hardware.desktop.machine import Machine

SOLO, TOGETHER, TABLE, WISHES, ROWS = range(5)
READY = bytes((0, 0))


def box(board="pico_oled", mode=SOLO, options=READY, keys="OK wait:1", **more):
    machine = Machine(board, **more)
    if options is not None:
        machine.console.memory.keep("sleighwell.opt", options)
    open_game(machine, "sleighwell", mode)
    machine.keys(keys)
    return machine


def game_of(machine):
    return machine.console.ui.story.game


def white(machine, top, bottom):
    """Lit pixels between two rows of the display."""
    frame, width = machine.frame(), machine.width
    return sum(frame[3 * at] > 0 for at in range(top * width, bottom * width))


def test_options_are_asked_and_remembered():
    machine = box(options=None, keys="")
    assert rows(machine)[1].split() == ["Tiles", "<fresh>"]
    machine.keys("RIGHT DOWN RIGHT OK wait:1")
    assert game_of(machine).flags == 2  # ready-made, with Reindeer Way
    again = Machine("pico_oled", flash=machine.pull())
    assert bytes(again.console.memory.kept("sleighwell.opt")) == b"\x02\x00"


def test_actions_come_with_the_trees_and_go_with_them():
    machine = box(keys="DOWN*3 RIGHT")
    machine.keys("OK wait:1")
    assert game_of(machine).flags == 4 + 8
    machine = box(options=bytes((12, 0)), keys="DOWN*2 RIGHT OK wait:1")
    assert game_of(machine).flags == 0


@pytest.mark.parametrize("board", ["pico_oled", "macropad", "picosystem"])
def test_a_tile_is_laid_with_two_choices_and_the_deck_fills_the_hand(board):
    machine = box(board)
    assert len(game_of(machine).hand(0)) == 7
    machine.press("OK")
    assert rows(machine)[0].endswith("1/4")
    machine.press("OK")
    game = game_of(machine)
    assert len(game.board.at) == 2 and len(game.hand(0)) == 7 and len(game.up()) == 2


def test_back_from_the_places_lays_nothing():
    machine = box()
    machine.keys("OK RIGHT BACK")
    assert machine.console.ui.story.moves == 7 and len(game_of(machine).board.at) == 1


def test_legal_places_are_shown_for_the_chosen_tile():
    machine = box()
    game = game_of(machine)
    before = white(machine, 14, 50)
    # Four marks of 3x3 around the sleigh; without them only its paper would be lit.
    marks = 4 * 9
    machine.press("OK")
    assert rows(machine)[0].endswith("1/4")
    sleigh = 19 * 11 - 17 * 9
    assert before > sleigh + marks and len(list(game.places(game.hand(0)[0]))) == 4


def test_the_arrows_reach_every_legal_place():
    machine = box()
    machine.press("OK")
    seen = set()
    for _ in range(4):
        machine.press("RIGHT")
        seen.add(rows(machine)[0][-3:])
    assert seen == {"1/4", "2/4", "3/4", "4/4"}
    machine.keys("UP UP UP")
    assert rows(machine)[0].endswith("/4")


def test_a_flight_tells_what_goes_and_whether_the_house_is_content():
    box()
    from sleighwell_boards import scene, spot

    from games.sleighwell.flight import fly
    from games.sleighwell.flying import flight_words

    game = scene("S 1c 2s h6:CC\nh9:C 8c 7c h5:S\n. . . 3c", "30c")
    assert flight_words(game, fly(game, 0, spot(3, 0))) == "CC NOT content"
    assert flight_words(game, fly(game, 0, spot(2, 0))) == "2 tiles go"
    game = scene("S 1c 2s h6:CS\n9c 8c 7c h5:S", "30c")
    assert flight_words(game, fly(game, 0, spot(3, 0))) == "CS content! **"
    game = scene("S h1:C 2s\n9c 8c 7c", "30c")
    assert flight_words(game, fly(game, 0, spot(2, 0))) == "2 go, house lost"


def test_a_flight_crosses_out_what_would_go_before_ok():
    """Two tiles lie up from the sleigh; with the cursor on the second both are struck through."""
    machine = box()
    machine.keys("OK OK")  # the first tile, above the sleigh
    while len(game_of(machine).up()):
        machine.keys(f"RIGHT*{len(game_of(machine).up())} OK")  # drop
    items = len(game_of(machine).hand(0))
    machine.keys(f"RIGHT*{items}")
    assert rows(machine)[-1].startswith("OK Fly")
    machine.press("OK")
    told = rows(machine)[0]
    assert "go" in told or "content" in told or "lost" in told
    before = machine.frame()
    machine.press("RIGHT")
    assert machine.frame() != before and len(game_of(machine).board.at) == 2
    machine.press("OK")
    assert len(game_of(machine).board.at) < 3 and game_of(machine).turns >= 1


def test_the_map_is_one_key_away_and_tells_what_lies_there():
    machine = box()
    machine.keys("OK OK")
    machine.press("UP")
    assert rows(machine)[0].startswith("sleigh")
    machine.press("RIGHT")
    assert not rows(machine)[0].startswith("sleigh")
    machine.press("BACK")
    assert "Leave" in rows(machine)[-1]


def test_a_turned_up_tile_can_be_dropped():
    machine = box()
    machine.keys("OK OK")
    game = game_of(machine)
    first = sorted(game.up(), key=lambda tile: (game.tiles.low[tile], tile))[0]
    machine.keys("RIGHT*2")
    assert rows(machine)[-1].startswith("OK Drop")
    machine.press("OK")
    assert game_of(machine).where[first] == 5 and len(game_of(machine).up()) == 1


def test_more_has_the_score_the_houses_and_a_hint_that_leads_there():
    machine = box()
    machine.keys("DOWN DOWN OK")
    assert rows(machine)[1].split() == ["no", "house", "yet", "+0"]
    machine.keys("OK DOWN OK")
    assert rows(machine)[0].startswith("Houses") and "to come" in rows(machine)[1]
    machine.keys("OK BACK DOWN OK wait:10")
    assert rows(machine)[0] == "Hint"
    machine.keys("OK")
    assert "Leave" in rows(machine)[-1]


def test_a_hint_broken_off_leaves_the_game_as_it_is():
    machine = box()
    machine.keys("OK OK OK OK")
    game = game_of(machine)
    before = dict(game.board.at)
    machine.keys("DOWN OK BACK")
    assert game_of(machine).board.at == before


def test_hands_stay_behind_the_curtain():
    machine = box(mode=TOGETHER, keys="UP OK OK wait:1")
    assert "Hand it to Red" in rows(machine)
    machine.press("OK")
    assert rows(machine)[-1].startswith("OK Lay")
    machine.keys("OK OK")
    assert "Hand it to Green" in rows(machine)
    assert white(machine, 0, 12) < 600


def test_history_and_the_board_of_then_show_no_hand():
    machine = box(mode=TOGETHER, keys="UP OK OK wait:1 OK")
    machine.keys("OK OK OK MENU DOWN*2 OK")
    assert rows(machine)[0].startswith("History")
    seen = ""
    for _ in range(12):
        seen += " ".join(rows(machine))
        machine.press("DOWN")
    assert "draws a tile" in seen and "takes a tile" in seen and "draws 1" not in seen


def test_power_gone_between_tile_and_place_asks_for_the_place_again():
    machine = box()
    game = game_of(machine)
    tile = game.hand(0)[0]
    machine.console.ui.story.play((3, tile), machine.console.ui.chance.pick)
    again = Machine("pico_oled", flash=machine.pull())
    again.press("OK")
    assert rows(again)[0].endswith("1/4")
    again.press("BACK")  # takes the tile back into the hand
    assert tile in game_of(again).hand(0) and game_of(again).phase == 3


def test_undo_after_a_tile_was_laid():
    machine = box()
    machine.keys("OK OK")
    machine.hold("LEFT")
    assert len(game_of(machine).board.at) == 1


# --- the end


def drawn_board(machine, drawing, hand="", deck="", **more):
    """A drawn board in place of the machine's."""
    from sleighwell_boards import scene

    game = game_of(machine)
    made = scene(drawing, hand, deck, solo=game.SOLO, **more)
    for name, value in vars(made).items():
        setattr(game, name, value)
    machine.keys("UP BACK wait:1")


@pytest.mark.parametrize("board", ["pico_oled", "macropad", "picosystem"])
@pytest.mark.parametrize("mode", [SOLO, TOGETHER])
def test_a_win_goes_on_through_the_standings_to_a_record(board, mode):
    """All houses scored: nobody wins among equals, for the one score belongs to all."""
    keys = "OK wait:1" if mode == SOLO else "UP OK OK wait:1 OK"  # two seats, and the curtain
    machine = box(board, mode, keys=keys)
    others = () if mode == SOLO else ("31s",)
    drawn_board(machine, "S 2s h6:S\n9c 8c 7c", "30c", "40c", others=others)
    machine.keys("RIGHT wait:1 OK")  # the sleigh, where the house would be content
    assert rows(machine)[0].startswith("S content! *")
    machine.press("OK")
    assert rows(machine)[0] == "All houses!" and "stars: gold" in rows(machine)
    machine.press("OK")
    who = "Red" if mode == SOLO else "Together"
    assert rows(machine)[0].startswith("Game over")
    assert rows(machine)[1].split() == ["1.", who, "1"]
    machine.press("OK")
    assert rows(machine)[1].split() == ["house", "6", "S", "+1"]
    machine.keys("BACK DOWN OK")  # Finish
    assert machine.console.memory.records("sleighwell", mode) == (1, [(1, who)])
    assert not machine.console.memory.open_games()


# --- at the table


def test_the_ledger_counts_stars_turns_and_houses():
    machine = box(mode=TABLE, options=None, keys="OK OK")
    assert rows(machine)[0].split() == ["Red's", "turn", "r1"]
    machine.keys("UP DOWN OK OK")  # two stars, next turn
    assert rows(machine)[0].split() == ["Green's", "turn", "r1"]
    assert rows(machine)[1].split() == ["Stars", "2"]
    assert rows(machine)[2].split() == ["Houses", "left", "9", "of", "10"]
    machine.keys("UP UP OK")  # lost
    assert rows(machine)[3].split() == ["Lost", "1"]
    machine.keys("DOWN DOWN*2 OK")
    assert rows(machine)[1].split() == ["house", "1", "+2"]


def test_the_wish_checker_answers_yes_or_no_and_who_serves_whom():
    machine = box(mode=WISHES, options=None, keys="")
    assert rows(machine)[0].startswith("Wishes: none")
    machine.keys("RIGHT")  # wants a cube
    assert rows(machine)[0].startswith("Wishes: NO")
    machine.keys("DOWN*9 RIGHT")  # took a wild one
    assert rows(machine)[0].startswith("Wishes: YES")
    machine.press("OK")
    assert rows(machine)[1:3] == ["YES: 1 star", "cube < wild"]
    machine.keys("BACK BACK")
    assert rows(machine)[0].startswith("Sleighwell")


def test_the_wish_checker_knows_doubles():
    box()
    from games.sleighwell import wishing

    wants = bytearray((1, 0, 0, 0, 1, 0))  # a cube and a reindeer
    took = bytearray(12)
    took[0] = took[6] = 1  # a cube, and a double of reindeer and cube
    assert wishing.answer_lines(wants, took) == [
        "YES: 2 stars",
        "cube < cube",
        "reindeer < R/C",
    ]
    took[0] = 0
    assert wishing.answer_lines(wants, took)[0].startswith("NO")


@pytest.mark.parametrize("board", ["pico_oled", "macropad"])
def test_the_rows_checker_tells_whether_a_row_may_stand(board):
    machine = box(board, mode=ROWS, options=None, keys="")
    assert rows(machine)[1] == "1" and rows(machine)[3].startswith("YES")
    machine.keys("RIGHT UP*2 RIGHT DOWN")  # 1 3 2
    assert rows(machine)[1] == "1 3 2" and rows(machine)[3].startswith("NO")
    machine.keys("DOWN*2")  # 1 3 ?
    assert rows(machine)[1] == "1 3 ?" and rows(machine)[3].startswith("YES")
    machine.keys("LEFT OK")  # 1 3-8
    assert rows(machine)[1] == "1 3-8" and rows(machine)[3].startswith("YES")
    machine.keys("RIGHT UP*2")  # 3-8 5 overlap
    assert rows(machine)[1] == "1 3-8 5" and rows(machine)[3].startswith("NO")


# --- drawing


@pytest.mark.parametrize("board, seed", [("pico_oled", 1), ("pico_oled", 2), ("picosystem", 3)])
def test_what_is_left_as_it_was_looks_as_if_it_were_drawn_anew(board, seed, monkeypatch):
    """The window draws only what changed: after any key it is what a new one would draw."""
    flags = 2 + 4 + 8 + 32  # both expansions, actions, two sleighs
    luck = tuple(random.Random(seed).choices(range(1, 257), k=997))
    machine = box(board, options=bytes((flags, 0)), dice=luck)
    from games.sleighwell import view

    compared = 0
    draw = view.Window.draw

    def checked(window, *how):
        nonlocal compared
        draw(window, *how)
        fresh = view.Window(machine.console.ui, window.game)
        fresh.rows, fresh.corner = window.rows, window.corner
        draw(fresh, *how)
        one, other = window.canvas.bitmap, fresh.canvas.bitmap
        size = fresh.canvas.width * window.rows * (window.high + 1)
        assert all(one[at] == other[at] for at in range(size)), how
        compared += 1

    monkeypatch.setattr(view.Window, "draw", checked)
    dice = random.Random(seed)
    for _ in range(100):
        key = dice.choice(("OK", "OK", "OK", "RIGHT", "LEFT", "UP", "DOWN", "BACK"))
        if key != "BACK" or not rows(machine)[-1].endswith("Leave"):
            machine.keys(key)
        assert not rows(machine)[0].startswith("Oh dear")
    assert compared > 30


def test_short_names_for_numbers_agree_with_verbs_and_data():
    """Modules that are always in memory have their own: a board keeps no name for _X = const(1)."""
    from games.sleighwell import data, verbs

    folder = os.path.dirname(verbs.__file__)
    known = {**vars(verbs), **vars(data)}
    assert not {n for n in vars(verbs) if n.isupper()} & {n for n in vars(data) if n.isupper()}
    own = {("sheet", "SLEIGH"), ("faces", "SLEIGH"), ("faces", "DEED")}  # of pictures
    own |= {("making", "DEER"), ("making", "TREES")}  # of questions
    checked = 0
    for file in sorted(os.listdir(folder)):
        if not file.endswith(".py"):
            continue
        with open(os.path.join(folder, file), encoding="utf-8") as source:
            for name, value in re.findall(r"^_([A-Z_]+) = const\((\d+)\)", source.read(), re.M):
                if name in known and (file[:-3], name) not in own:
                    assert int(value) == known[name], (file, name)
                    checked += 1
    assert checked > 110
