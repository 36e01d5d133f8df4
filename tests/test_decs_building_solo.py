# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Decs Building on the device: paying, drawing, discarding with the keys; and what bots may see."""

import copy
import random
import sys

import budgets
import pytest
import tours
from decs_sheets import random_grid, written
from pair import Box
from vm import host
from ways import open_game, rows

from games.decs_building import bot as opponents
from games.decs_building import cards, data
from games.decs_building.grid import Grid
from games.decs_building.rounds import ACTING, PLACING, TAKING
from games.decs_building.rules import DISCARD, PASS, Game
from hardware.desktop.flash import Flash
from hardware.desktop.machine import Machine
from tinsel.contract import CHANCE, OVER
from tinsel.journal import Journal
from tinsel.keys import DOWN, LEFT, RIGHT, UP
from tinsel.story import Story

UNSHUFFLED = [1]  # known luck: decks hearts, diamonds, clubs, spades; seat 1 begins


@pytest.fixture
def box():
    def box(board="picosystem", persons=1, **more):
        """Two seats: Red a person, Green a fair bot or a person."""
        machine = Machine(board, dice=UNSHUFFLED, **more)
        open_game(machine, "decs_building", 1)
        if persons == 2:
            machine.keys("DOWN*2 RIGHT*2")
        machine.keys("OK OK OK")  # seats, as it is, who begins
        return machine

    return box


def game(machine):
    return machine.console.ui.story.game


def hand(machine, seat=0):
    return cards.names(game(machine).hands[seat])


def test_the_first_player_is_told_and_takes_a_free_card(box):
    machine = box()
    assert rows(machine)[0] == "Red: a free card"
    assert rows(machine)[1:3] == ["2H 2D 2C", "4H hearts     7 left"]
    machine.keys("DOWN OK")
    assert hand(machine) == "2H 2D 4D 2C"
    assert rows(machine)[0].split() == ["Red", "r1", "-92"]


def test_only_what_the_hand_pays_for_is_offered(box):
    machine = box()
    machine.press("OK")  # 4H: 2H 4H 2D 2C
    offered = []
    for _ in range(14):
        offered += [row.split("  ")[0] for row in machine.text()[2:-1]]
        machine.press("DOWN")
    offered = {name.strip() for name in offered}
    assert {"Cable", "Small Star", "Candy Cane", "Gain hearts", "Gain a Queen", "Pass"} <= offered
    assert not {"Candle", "Big Star", "Gain a Jack", "Gain a King", "Reindeer"} & offered


def test_paying_is_two_presses_and_left_and_right_step_through_the_others(box):
    machine = box("pico_oled")
    machine.keys("OK DOWN OK")  # the heart, then Small Star for D?
    assert rows(machine)[0].split() == ["Small", "Star", "1/2"]
    assert rows(machine)[2] == "Pay         < 2D 2H >"
    machine.press("RIGHT")
    assert rows(machine)[2] == "Pay         < 2D 2C >"
    machine.press("RIGHT")
    assert rows(machine)[2] == "Pay         < 2D 2H >"
    machine.press("BACK")
    assert rows(machine)[0].startswith("Red r1"), "BACK pays nothing"
    machine.keys("OK LEFT OK")
    assert game(machine).phase == PLACING
    assert hand(machine) == "2H 4H"


def test_drawing_steps_through_legal_places_and_tells_the_score_first(box):
    machine = box()
    machine.keys("OK OK OK")  # heart, Cable, paid
    table = game(machine)
    assert table.phase == PLACING
    places = set(table.grids[0].places(data.CABLE))
    seen = set()
    for key in ("RIGHT",) * 5 + ("UP",) + ("RIGHT",) * 5 + ("DOWN", "LEFT", "UP", "DOWN"):
        machine.press(key)
        before = copy.deepcopy(table.grids[0])
        seen.add(bytes(before.kinds))
    assert len(seen) == 1, "nothing is drawn before OK"
    machine.press("OK")
    grid = game(machine).grids[0]
    assert grid.turns[-1] << 6 | grid.spots[-1] in places
    assert game(machine).scores()[0] == -88


@pytest.fixture
def stepping():
    """The class that steps through places: it wants the keys of a machine."""
    Machine("pico_oled")
    from games.decs_building.put import Places

    return Places


def led_to(places):
    """All that the arrows lead to from where they begin."""
    found, fresh = {places.at}, [places.at]
    while fresh:
        start = fresh.pop()
        for key in (UP, DOWN, LEFT, RIGHT):
            places.at = start
            places.press(key)
            if places.at not in found:
                found.add(places.at)
                fresh.append(places.at)
    return found


def test_the_arrows_lead_to_every_legal_place(stepping):
    dice = random.Random(4)
    few = 0
    for number in range(400):
        grid = random_grid(dice)
        for kind in range(data.KINDS):
            loose = number % 2 == 0
            if next(grid.places(kind, loose), None) is None:
                continue
            places = stepping(grid, kind, loose, dice.choice((-1, dice.randrange(grid.width))))
            few += 1 < len(places.places) < 5
            assert led_to(places) == set(range(len(places.places)))
    assert few > 200, "grids that are nearly full are among them"


def test_a_place_alone_in_its_row_and_column_is_led_to(stepping):
    grid = Grid(6, 6)
    grid.draw(data.COMET, 0, 8)
    places = stepping(grid, data.BIG_STAR)
    assert 3 in places.places and len(led_to(places)) == len(places.places) == 3


def test_a_cable_turns_and_turns_back(stepping):
    places = stepping(Grid(6, 8), data.CABLE)
    turns = []
    for _ in range(4):
        turns.append(places.place() >> 6)
        places.press(UP)
    assert turns == [0, 1, 0, 1]


def test_up_goes_up_where_nothing_can_be_turned(stepping):
    grid = Grid(6, 8)
    for spot in range(0, 36, 12):  # Banner Angels lie in rows 1, 3 and 5
        grid.draw(data.BANNER, 0, spot)
    for kind in (data.SMALL_STAR, data.SANTA):
        places = stepping(grid, kind)
        assert not places.turns
        row = (places.place() & 63) // 6
        places.press(UP)
        assert (places.place() & 63) // 6 != row


def test_back_from_drawing_gives_the_cards_back(box):
    machine = box()
    machine.keys("OK OK OK")
    assert game(machine).phase == PLACING
    machine.press("BACK")
    assert game(machine).phase == ACTING
    assert hand(machine) == "2H 4H 2D 2C"


def test_discarding_goes_on_until_enough(box):
    machine = box()
    machine.keys("OK UP*3 OK")
    assert rows(machine)[0] == "Discard which?"
    machine.press("OK")
    assert rows(machine)[0] == "Discard more?"
    machine.keys("DOWN OK OK wait:0.2")
    assert len(game(machine).hands[0]) == 2 and len(game(machine).played[0]) == 2


def test_back_is_called_what_it_does(box):
    machine = box("pico_oled")
    machine.press("OK")
    assert rows(machine)[-1].endswith("BACK Leave")
    machine.keys("UP*3 OK")
    assert rows(machine)[-1].endswith("BACK Back")  # to the list: nothing was discarded
    machine.press("OK")
    assert rows(machine)[-1].endswith("BACK Undo")
    machine.press("BACK")
    assert hand(machine) == "2H 4H 2D 2C"


def test_all_that_is_known_of_a_player_fits_the_small_display(box, monkeypatch):
    machine = box("pico_oled")
    machine.keys("OK UP*2")
    from tinsel.canvas import Canvas  # the one of this machine

    shown = []
    monkeypatch.setattr(Canvas, "text", lambda self, x, y, text: shown.append(text))
    machine.press("OK")
    assert shown == ["<Red>", "-92 points", "hand 4 pawns 4", "deck 1: DOWN"]


WIDE = [(width, height) for width in (6, 7, 8) for height in (6, 7, 8)]


def wide_grid(machine, width, height, seat=0):
    """Another grid in a player's place."""
    from games.decs_building.grid import Grid  # the one of this machine

    game(machine).grids[seat] = Grid(width, height)


@pytest.mark.parametrize("width,height", WIDE)
def test_all_that_is_known_of_a_player_fits_beside_any_grid(box, monkeypatch, width, height):
    machine = box("pico_oled")
    machine.keys("OK UP*2")
    wide_grid(machine, width, height)
    game(machine).decks[0] = bytes(12)
    game(machine).hands[0] += bytes(6)
    with written(monkeypatch) as shown:
        machine.press("OK")
    assert len(shown) == 4 and shown[-1].startswith("deck 12") and shown[-1].endswith("DOWN")
    assert "hand 10" in " ".join(shown) and "pawns 4" in " ".join(shown)


@pytest.mark.parametrize("width,height", WIDE)
def test_the_broad_display_breaks_lines_and_loses_none(box, monkeypatch, width, height):
    machine = box("picosystem")
    machine.keys("OK UP*2")
    wide_grid(machine, width, height)
    with written(monkeypatch) as shown:
        machine.press("OK")
    points = 4 - 2 * width * height  # the two sources are not empty
    said = f"<Red> {points} points hand 4 pawns 4 deck 1: DOWN"
    assert " ".join(shown) == said


@pytest.mark.parametrize("width,height", WIDE)
def test_what_a_place_does_fits_beside_any_grid(box, monkeypatch, width, height):
    machine = box("pico_oled")
    wide_grid(machine, width, height)
    grid = game(machine).grids[0]
    for spot in (grid.width * (grid.height - 2) + x for x in (1, grid.width - 2)):
        grid.draw(data.SMALL_STAR, 0, spot)
    for spot in (
        grid.width * (grid.height - 1) + x for x in (0, 2, grid.width - 3, grid.width - 1)
    ):
        grid.draw(data.SMALL_STAR, 0, spot)  # nothing with power is left
    from games.decs_building.put import put  # the one of this machine

    with written(monkeypatch) as shown:
        next(put(machine.console.ui, grid, data.BANNER, "Red"))
    assert len(shown) == 4 and shown[0].startswith("Banner Ang"), shown
    assert shown[2:] == ["No power", "UP: turn"]


def test_a_hand_too_long_for_its_line_shows_every_card(box):
    machine = box()
    machine.press("OK")
    game(machine).hands[0] += b"\x0a\x1a\x2a\x40\x0b\x3c"  # three tens, Joker, JH, QS
    machine.keys("UP OK BACK")
    # 2H 4H 10H, 2D 10D, 2C 10C, the Joker, a red jack, a black queen
    assert rows(machine)[1] == "HHH DD CC W Jr Qb"
    machine.keys("pick:Discard")
    assert rows(machine)[:2] == ["Discard which?", "HHH DD CC W Jr Qb"]
    # One that has no room even so says at its end that there is more.
    assert cards.held(bytes(range(2, 9)) * 4, 20) == "H" * 19 + "+"


def test_pitching_in_says_so_in_whole_words(box):
    machine = box("pico_oled")
    machine.console.ui.settings.take_seat(0, "Alfreda8", 0)
    machine.press("OK")
    game(machine).hands[0] += b"\x0c"  # a queen
    machine.keys("UP OK BACK pick:pitch OK")
    assert rows(machine)[0] == "Alfreda8: any suit"


@pytest.mark.parametrize("board", ["pico_oled", "picosystem"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_scores_and_different_marks_stand_by_the_grids(monkeypatch, board, players):
    machine = Machine(board)
    from games.decs_building.draw import overview
    from tinsel.canvas import Canvas

    small = []
    real = Canvas.small
    monkeypatch.setattr(
        Canvas,
        "small",
        lambda self, x, y, what, *pen: small.append(str(what)) or real(self, x, y, what, *pen),
    )
    for options in ((), (data.SHORT,), (0, 8, 8) + tuple(data.POINTS[2:])):
        table = Game(players, options)
        points = str(table.scores()[0])
        small.clear()
        with written(monkeypatch) as shown:
            overview(machine.console.ui, table, 0)
        names = [text for text in shown if text[0].isalpha()]
        if players == 2:
            names = [name.split(" ")[0] for name in names]
        if not names:  # badges with the seats' numbers
            assert small[:: len(points)] == ["1", "2", "3", "4"][:players]
            names = small[:: len(points)]
            del small[:: len(points)]
        else:
            assert all(map(str.startswith, ("Red", "Green", "Gold", "Blue"), names))
        assert len(set(names)) == players, (shown, small)
        told = " ".join(shown).count(points) or "".join(small).count(points[1:])
        assert told == players, (shown, small)


def test_what_a_bot_does_fits_the_title(box):
    table = Game(2)
    for move in ((29, 0), (29, 0), (30, 0), (28, 0)):
        table.play(move)
    assert table.words((data.TO_DRAW + data.SMALL_STAR, 0)) == "DH>Small Star"
    assert len("Green: " + table.words((data.TO_DRAW + data.SMALL_STAR, 0))) <= 20
    table.play((data.TO_DRAW + data.SMALL_STAR, 0))
    assert table.words((24, 40)) == "at E7 Small Star"


@pytest.mark.parametrize("board", ["pico_oled", "picosystem"])
def test_all_costs_show_points_whose_pawn_is_where_and_why_not(box, board):
    machine = box(board)
    machine.press("OK")
    table = game(machine)
    table.pawns[data.SANTA] = 1
    table.pawns[data.BANNER] = 1
    for kind in (data.SLEIGH, data.COMET, data.HERALD, data.REINDEER):
        table.pawns[kind] = 0  # no pawn is left
    table.stacks[data.GAIN_KING] = b""
    machine.keys("UP OK")
    seen = []
    for _ in range(34):
        seen.append(machine.chosen().strip())
        machine.press("DOWN")
    assert [row for row in seen if "Small Star" in row][0].split()[-2:] == ["D?", "2"]
    assert [row for row in seen if row.startswith("xGr Santa")][0].split()[-2:] == ["JH", "-2"]
    assert [row for row in seen if row.startswith("xRe Sleigh")][0].split()[-2:] == ["KH", "30"]
    assert [row for row in seen if row.startswith("x Gain a King")]
    assert not [row for row in seen if row.startswith("x Gain a Queen")]
    machine.keys("pick:xGr_Banner")
    said = "You have no pawn to spare. Costs Q C H for 14. Pawn: Green."
    assert " ".join(rows(machine)[1:-1]).strip() == said
    machine.keys("BACK pick:Gain_a_King")
    assert " ".join(rows(machine)[1:-1]).strip() == "That stack is empty. Costs J ?."
    machine.keys("BACK pick:Stack_hearts")
    assert " ".join(rows(machine)[1:-1]).strip() == "On top: 5H"


def test_x_marks_all_that_cannot_be_done_now_and_ok_says_why(box):
    machine = box("pico_oled")
    machine.press("OK")  # 4H: 2H 4H 2D 2C
    open_now = {move[0] for move in game(machine).moves() if move[0] < len(data.ACTIONS)}
    machine.keys("UP OK")
    for name, _ in data.ACTIONS:
        action = [row[0] for row in data.ACTIONS].index(name)
        assert machine.chosen().startswith("x ") == (action not in open_now), name
        machine.press("DOWN")
    for word, said in (
        ("x_Source", "You cannot pay it. Costs J."),
        ("x_All_pitch", "You cannot pay it. Costs Q."),
        ("x_Gain_a_King", "You cannot pay it. Costs J ?."),
        ("x_Big", "You cannot pay it. Costs J D D for 14."),
        ("Cable", "Costs C."),
    ):
        machine.keys("pick:" + word)
        assert " ".join(" ".join(rows(machine)[1:-1]).split()) == said
        machine.press("BACK")
    machine.press("BACK")
    table = game(machine)
    table.hands[0] = b"\x0c"  # a queen alone: nothing could follow it
    machine.keys("OK pick:x_All_pitch")
    assert " ".join(rows(machine)[1:3]).split("  ")[0].startswith("Nothing could be done")


def test_the_curtain_hides_hands_between_persons(box):
    machine = box(persons=2)
    assert "Hand it to Red" in rows(machine)
    machine.keys("OK OK UP*4 OK")  # a card, then Pass
    assert "Hand it to Green" in rows(machine)
    assert not [row for row in rows(machine) if "2H" in row or "3H" in row]
    machine.press("OK")
    assert rows(machine)[1] == "3H 3D 3C"


def test_looking_around_shows_ones_own_deck_and_no_other(box):
    machine = box()
    machine.keys("OK UP*2 OK DOWN")
    assert rows(machine)[0] == "Your deck" and "2S" in " ".join(rows(machine))
    machine.keys("BACK RIGHT DOWN")
    assert rows(machine)[0].startswith("Green") and "3S" not in " ".join(rows(machine))


def test_a_bot_answers_and_the_last_round_ends_in_a_sum():
    machine = Machine("pico_oled", flash=Flash(data=late_game()))
    machine.press("OK")
    for _ in range(40):
        table = game(machine)
        if table.turn() == OVER:
            break
        if table.turn() == 0:
            machine.keys("OK" if table.phase == TAKING else "UP*4 OK")  # take, pass
        else:
            machine.keys("OK wait:1")
    assert rows(machine)[0] == "Game over"
    assert len(game(machine).grids[1].kinds) > 5, "Green has built"
    machine.keys("OK")
    assert rows(machine)[0].split()[0] in ("Red", "Green"), "the sum can be read"
    assert len(rows(machine)[1]) > 5


def late_game():
    """A memory in which Red, a person, and Green, a fair bot, are about to play the last round."""
    pick = random.Random(3).randrange
    flash = bytearray(b"\xff" * 4096)
    story = Story(Journal(flash), "decs_building", 1, Game, 2, (data.SHORT,), 2 << 2)
    story.luck(pick)
    while not story.game.last:
        story.play(think(story.game, story.game.turn(), 2, pick)[0], pick)
    return bytes(flash)


# --- the bots


def think(game, seat, strength, pick):
    thinking = opponents.bot(game, seat, strength, pick)
    breaths = 0
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value, breaths
        breaths += 1


def played(strengths, seed, look=None):
    pick = random.Random(seed).randrange
    table = Game(len(strengths))
    while table.turn() != OVER:
        seat = table.turn()
        if seat == CHANCE:
            table.play(table.chance(pick))
            continue
        if look:
            look(table, seat)
        table.play(think(table, seat, strengths[seat], pick)[0])
    return table


@pytest.mark.parametrize("strength", [1, 2, 3])
def test_bots_play_whole_games_by_the_rules(strength):
    for players in (2, 4):
        table = played((strength,) * players, players)
        assert table.number <= 33


def test_stronger_bots_win():
    for strong, weak in ((3, 2), (2, 1)):
        won = 0
        for seed in range(8):
            seat = seed % 2
            scores = played((weak, strong) if seat else (strong, weak), seed).scores()
            won += scores[seat] > scores[1 - seat]
        assert won >= 5, (strong, weak, won)


@pytest.mark.parametrize("strength", [1, 2, 3])
def test_a_bot_does_not_look_into_other_hands_or_decks(strength):
    """The same decision, whatever the others hold and have in their decks."""

    def look(table, seat):
        other = copy.deepcopy(table)
        for them in range(other.players):
            if them != seat:
                other.hands[them] = bytes(len(other.hands[them]))
                other.decks[them] = bytes(len(other.decks[them]))
        picks = [random.Random(9).randrange for _ in range(2)]
        assert think(table, seat, strength, picks[0]) == think(other, seat, strength, picks[1])

    played((strength, strength), 5, look)


def test_a_bot_changes_nothing_while_it_thinks():
    from conformance import state

    def look(table, seat):
        before = state(table)
        think(table, seat, 3, random.Random(1).randrange)
        after = state(table)
        assert after == before

    played((3, 3), 7, look)


def answer(machine):
    """What the strongest bot would do here."""
    table = copy.deepcopy(game(machine))
    thinking = opponents.bot(table, table.turn(), 3, lambda count: 0)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value


@pytest.mark.parametrize("board", ["pico_oled", "picosystem", "macropad"])
def test_a_hint_pays_and_places_as_the_strongest_bot_would(box, board):
    machine = box(board, persons=2)
    machine.keys("OK OK")  # the curtain, a free card
    game(machine).hands[0] = b"\x02\x12\x0d"  # 2H 2D KH: a Sleigh
    game(machine).last = True  # nothing is gained for later
    machine.keys("UP OK BACK")  # it is looked at anew
    before = answer(machine)
    assert before[0] == data.TO_DRAW + data.SLEIGH
    name, _ = data.ACTIONS[before[0]]
    machine.keys("pick:hint wait:5")
    assert rows(machine)[0] == "Hint"
    assert " ".join(rows(machine)[1:-1]).startswith(name + ", paid with")
    machine.keys("OK")  # to the payment, which is that of the hint
    assert rows(machine)[0].startswith(name)
    machine.keys("OK wait:5")
    assert game(machine).phase == PLACING and game(machine).kind == before[0] - data.TO_DRAW
    place = answer(machine)
    machine.keys("OK")
    grid = game(machine).grids[0]
    assert (grid.turns[-1] << 6 | grid.spots[-1]) == place[1]


def test_a_hint_can_be_stopped_and_need_not_be_followed(box):
    machine = box()
    machine.press("OK")
    hints = rows(machine)
    machine.keys("pick:hint BACK wait:1")
    assert rows(machine)[0] == hints[0], "stopped, or not taken: back to the list"
    machine.keys("pick:hint wait:5 BACK")
    assert rows(machine)[0] == hints[0]
    machine.keys("OK wait:5 OK BACK")  # the payment is left again: what is bought then is one's own
    assert rows(machine)[0] == hints[0] and game(machine).phase == ACTING
    assert "decs.hint" not in machine.console.ui.attic


def test_a_hint_of_another_moment_means_nothing(box):
    machine = box()
    machine.press("OK")
    ui = machine.console.ui
    game(machine).hands[0] = b"\x02\x12\x0d"  # 2H 2D KH: a Sleigh
    ui.attic["decs.hint"] = ui.story.moves + 1  # as if a hint had been taken, and undone
    machine.keys("hold:BACK OK wait:1")
    assert "decs.hint" not in ui.attic


@pytest.mark.parametrize("hand", [b"", b"\x22", b"\x02\x12\x22"])
def test_a_hint_to_pass_or_to_discard_leads_to_that_row(box, hand):
    machine = box()
    machine.press("OK")
    table = game(machine)
    table.hands[0] = hand
    table.decks[0] = b"\x0d\x02\x13\x12"
    for stack in range(8):
        table.stacks[stack] = b""
    grid = table.grids[0]
    grid.rows[:] = b"\x3f" * len(grid.rows)  # no room for anything
    machine.keys("UP OK BACK")
    move = answer(machine)
    assert move[0] == DISCARD or move == (PASS,)
    machine.keys("pick:hint wait:5")
    wanted = "Pass" if move == (PASS,) else "Discard"
    assert " ".join(rows(machine)[1:-1]).startswith(wanted)
    machine.keys("OK")
    assert machine.chosen().startswith(wanted)


def test_the_hint_knows_no_more_than_its_seat(box):
    """Other hands and all decks but one's own may be anything."""
    machine = box(persons=2)
    machine.keys("OK OK")
    before = answer(machine)
    table = game(machine)
    table.hands[1] = b"\x0d\x0d\x0d"
    table.decks[1] = bytes(reversed(table.decks[1]))
    assert answer(machine) == before


def test_the_bots_make_room_while_a_person_draws(box):
    machine = box()
    machine.press("OK")
    game(machine).hands[0] = b"\x02\x12\x0d"  # 2H 2D KH: a Sleigh
    machine.keys("UP OK BACK")
    solo = sys.modules["games.decs_building.solo"]
    for _ in solo.bot(game(machine), 0, 3, lambda count: 0):
        pass
    assert "games.decs_building.bot" in sys.modules
    machine.keys("pick:Sleigh OK wait:1")
    assert game(machine).phase == PLACING
    assert "games.decs_building.bot" not in sys.modules


def test_a_hint_fits_in_the_memory_of_the_board_and_so_does_drawing_after_it():
    host.need()
    mode = [mode for mode in tours.everywhere() if repr(mode) == "decs_building-solo"][0]
    with Box("picosystem", games=mode.folder, flash=tours.saved(mode).part(0.95)) as box:
        box.start()
        box.vm.run("box.count_imports()")
        box.keys("OK wait:2")
        while " r" not in box.text()[0]:
            box.keys("OK")
        box.keys("UP UP UP UP UP OK")
        most = []
        for word in ("OK", "OK", "wait:1"):  # to the payment, to where it is drawn
            while "Thinking" in " ".join(box.text()):
                most.append(box.heap())
                box.keys("wait:0.1")
            box.keys(word)
            most.append(box.heap())
        assert box.text()[0].rstrip().endswith(" draws"), box.text()
        assert len(most) > 6 and max(most) <= budgets.GAME_HEAP, most
