# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The sheet of Christmas ON TRACK on the screen: what is shown, chosen, undone, counted, hinted."""

import random

import pytest
from on_track_sheets import drawn, slow_best

from games.on_track import bot, data
from games.on_track.moves import BUILD, LIE, MERGE, STAR, TILE, TRACK
from games.on_track.result import told
from games.on_track.rules import Game
from hardware.desktop.machine import Machine
from tinsel.contract import CHANCE, OVER
from tinsel.keys import BACK, DOWN, OK, RIGHT, UP

BOARDS = ("pico_oled", "picosystem")


@pytest.fixture(params=BOARDS)
def alone(request):
    """One sheet; the rolls are 3 5 1, then 4 2 4."""
    machine = Machine(request.param, dice=[3, 5, 1, 4, 2, 4])
    machine.keys("pick:Christmas_ON pick:Play_the OK wait:1")
    return machine


def game(machine):
    return machine.console.ui.story.game


def rows(machine):
    return "|".join(machine.text())


def last(machine, count=1):
    story = machine.console.ui.story
    return [story.move(at) for at in range(story.moves - count, story.moves)]


def test_the_roll_is_shown_with_its_letters_until_somebody_has_seen_it(alone):
    assert "Turn 1 of 20" in rows(alone)
    alone.wait(10000)
    assert "Turn 1 of 20" in rows(alone)
    alone.keys("OK")
    assert "Turn 1 of 20" not in rows(alone) and "T1 *0 +0" in rows(alone)


def test_a_whole_drawing_is_die_tile_and_way(alone):
    alone.keys("OK DOWN OK RIGHT OK")  # the red die: straight; beside the middle, E4
    assert game(alone).stage == 1, "nothing is written until all of it is chosen"
    alone.keys("DOWN OK")
    assert last(alone, 3)[:2] == [(TRACK, 0), (TILE, 25)]
    assert last(alone)[0][0] == LIE and game(alone).drawn == 1
    assert "T1 *0 -2" in rows(alone)  # two dead ends: the running score


def test_the_drawing_is_shown_in_place_before_it_is_taken(alone):
    alone.keys("OK DOWN")
    before = alone.frame()
    alone.keys("OK")
    tried = alone.frame()
    assert tried != before and len(game(alone).sheets[0].tiles) == 0
    alone.keys("RIGHT")
    moved = alone.frame()
    assert moved != tried
    alone.keys("LEFT")
    assert alone.frame() == tried, "what was tried leaves nothing behind"
    alone.keys("OK")
    first = alone.frame()
    alone.keys("DOWN")
    assert alone.frame() != first
    alone.keys("UP")
    assert alone.frame() == first


def test_back_goes_one_choice_back_and_then_leaves_with_the_game_kept(alone):
    alone.keys("OK DOWN")
    dice = alone.frame()
    alone.keys("OK")
    tile = alone.frame()
    alone.keys("OK")
    assert alone.frame() != tile
    alone.keys("BACK")
    assert alone.frame() == tile
    alone.keys("BACK")
    assert alone.frame() == dice
    alone.keys("BACK")
    assert "Continue" in rows(alone)
    alone.keys("OK")
    assert game(alone).stage == 1 and "T1" in rows(alone)


def test_the_running_score_is_true_also_after_an_undo(alone):
    alone.keys("OK DOWN OK OK OK")
    assert "T1 *0 -2" in rows(alone)  # a straight with two open ends
    alone.keys("hold:LEFT")
    assert game(alone).drawn == 0 and "T1 *0 +0" in rows(alone)


def test_a_building_is_drawn_without_a_way(alone):
    alone.keys("OK OK OK")
    assert last(alone, 2) == [(BUILD, 0), (TILE, 24)]


def test_doubles_are_merged_to_a_number_of_choice():
    machine = Machine("pico_oled", dice=[4, 2, 4])
    machine.keys("pick:Christmas_ON pick:Play_the OK wait:1")
    assert "R=W merge: any roll" in rows(machine)
    machine.keys("OK" + " DOWN" * 8)
    assert "Merge R4W4" in rows(machine)
    machine.keys("OK UP")
    assert "5: Sleigh" in rows(machine) and "or fork" in rows(machine)
    machine.keys("OK")
    assert last(machine) == [(MERGE, 6 * 1 + 4)] and "G2 M5" in rows(machine)


def test_a_star_is_spent_from_the_list():
    machine = Machine("pico_oled", dice=[3, 5, 1])
    machine.keys("pick:Christmas_ON pick:Play_the OK wait:1")
    game(machine).sheets[0].circled = 1
    machine.keys("OK" + " DOWN" * 8)
    assert "*R3 > 2" in rows(machine) and "*1" in rows(machine)
    machine.keys("DOWN OK")
    assert last(machine) == [(STAR, 1)] and game(machine).dice[0] == 4


def test_red_and_green_are_told_apart_by_pattern_without_colour():
    """The same track in red and in green: red has about twice as many pixels."""
    lit = []
    for colour in "RG":
        machine = Machine("pico_oled", dice=[3, 5, 1])
        machine.keys("pick:Christmas_ON pick:Play_the OK wait:1")
        drawn(f"{colour} C4 E1-W1", f"{colour} D4 E1-W1", sheet=game(machine).sheets[0])
        machine.keys("OK")
        picture = machine.glass().crop((19, 28, 36, 36)).convert("1")
        lit.append(picture.histogram()[255])
    assert lit[0] > lit[1] + 12


def test_colours_are_shown_where_there_are_any():
    machine = Machine("picosystem", dice=[3, 5, 1])
    machine.keys("pick:Christmas_ON pick:Play_the OK wait:1")
    drawn("R C4 E1-W1", "G D4 E1-W1", sheet=game(machine).sheets[0])
    machine.keys("OK")
    left = machine.glass().crop((0, 26, 150, 182))
    seen = {pixel for _, pixel in left.getcolors(9999)}
    assert any(r > 180 and g < 100 for r, g, b in seen)
    assert any(g > 150 and r < 100 for r, g, b in seen)


def test_routes_are_stepped_through_with_their_points(alone):
    sheet = game(alone).sheets[0]
    drawn("R A1 Workshop", "R B1 E1-W1", "R C1 Wrap", "R D1 E1-W1", "R D2 E1-W1", sheet=sheet)
    alone.keys("OK")
    whole = alone.frame()
    alone.keys("LEFT")
    small = alone.height == 64
    assert ("Wrap +1" if small else "Red to Wrap +1") in rows(alone)
    assert alone.frame() != whole
    alone.keys("OK OK OK OK OK")
    assert ("ends -3" if small else "Red dead ends -3") in rows(alone)
    alone.keys("OK OK")
    assert alone.frame() == whole


def test_a_hint_is_shown_in_place_and_drawn_on_request(alone):
    before = bytes(game(alone).sheets[0].tiles)
    alone.keys("OK RIGHT wait:9")
    assert bytes(game(alone).sheets[0].tiles) == before, "a hint draws nothing"
    assert " at " in rows(alone) or alone.height == 64
    alone.keys("OK OK")
    assert game(alone).round() == 2, "both of the drawings that it shows"


def test_a_hint_draws_what_it_has_named(alone):
    """A page for each drawing; OK at the end draws all that was named."""
    alone.keys("OK RIGHT wait:9")
    first = rows(alone)
    alone.keys("OK")
    second = rows(alone)
    assert "Next" in first and "Both" in second
    before = alone.console.ui.story.moves
    alone.keys("OK")
    moves = last(alone, alone.console.ui.story.moves - before)
    tiles = [data.name(move[1]) for move in moves if move[0] == TILE]
    assert len(tiles) == 2 and tiles[0] in first and tiles[1] in second


def test_a_hint_for_the_second_drawing_alone_says_so(alone):
    alone.keys("OK OK OK RIGHT wait:9")
    assert game(alone).drawn == 1 and "Draw it" in rows(alone)
    alone.keys("OK")
    assert game(alone).round() == 2


def test_the_rest_of_a_choice_is_forgotten_when_its_move_was_not_played(alone):
    """As when memory is full: nothing of it is played later, in this game or the next."""
    from tinsel.sector import MemoryFull

    story = alone.console.ui.story
    play, full = story.play, [True]

    def refuse(*what):
        if full.pop() if full else False:
            raise MemoryFull("Memory is full.")
        return play(*what)

    story.play = refuse
    alone.keys("OK DOWN OK OK OK")
    assert "Memory" in rows(alone) and story.moves == 1
    alone.keys("OK OK wait:1")
    assert story.moves == 1 and game(alone).stage == 1
    alone.keys("hold:BACK pick:Christmas_ON pick:Play_the OK")
    assert not alone.console.ui.attic.get("on_track.planned")


def test_a_hint_can_be_stopped_and_leaves_no_trace(alone):
    alone.keys("OK")
    before = alone.frame()
    alone.keys("RIGHT")
    assert "Thinking" in rows(alone)
    alone.keys("BACK")
    assert len(game(alone).sheets[0].tiles) == 0 and alone.frame() == before


def test_a_hint_says_what_and_where_in_whole_words_beside_the_map():
    machine = Machine("pico_oled", dice=[5, 5, 6])
    machine.keys("pick:Christmas_ON pick:Play_the OK wait:1 OK RIGHT wait:20")
    said = rows(machine)
    machine.keys("OK")
    said += rows(machine)
    assert any(" at " + data.name(tile) in said for tile in range(data.TILES))
    words = [row.strip() for row in said.split("|")]
    assert any(row.endswith(what) for row in words for what in ("Sleigh", "fork", "cross"))


def test_a_hint_is_one_turn_of_legal_moves():
    from on_track_sheets import rolled

    for dice in ((3, 5, 1), (4, 2, 4), (6, 6, 6), (2, 1, 5)):
        played = rolled(*dice)
        thinking = bot.plan(played)
        steps = 0
        while True:
            try:
                next(thinking)
                assert len(played.sheets[0].tiles) == 0, "between thoughts the sheet is as it was"
                steps += 1
            except StopIteration as done:
                found = done.value
                break
        assert len(found) == 2 and steps > 20
        for drawing in found:
            for move in drawing.moves():
                played.play(move)
        assert played.turn() == CHANCE


def test_pass_and_play_hands_the_same_roll_on():
    machine = Machine("pico_oled", dice=[3, 5, 1])
    machine.keys("pick:Christmas_ON pick:Play_the UP OK wait:1 OK")
    assert "Hand it to Red" in rows(machine)
    machine.keys("OK")
    while game(machine).turn() == 0:
        machine.keys("OK")
    assert "Hand it to Green" in rows(machine)
    machine.keys("OK")
    assert "R3 G5 W1" in rows(machine) and len(game(machine).sheets[1].tiles) == 0
    assert "Gree *0 +0" in rows(machine), "whose sheet it is, as far as there is room"


@pytest.mark.parametrize("board", BOARDS)
def test_the_history_shows_the_sheet_that_was_drawn_on_and_whose(board):
    """Also the last drawing of a seat, after which the turn is the next one's already."""
    from on_track_sheets import rolled

    from games.on_track import solo

    machine = Machine(board)
    shown = []

    class Notes(solo.View):
        def sheet(self, sheet, *more):
            shown.append(sheet)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(solo, "View", Notes)
        played = rolled(3, 5, 1, players=2)
        played.sheets[1].circled = 1

        def after(*moves):
            for move in moves:
                played.play(move)
            solo.show(machine.console.ui, played)
            return played.sheets.index(shown[-1])

        assert after((BUILD, 0), (TILE, 24)) == 0
        assert after((BUILD, 3), (TILE, 0)) == 0 and "Red" in rows(machine)
        assert played.turn() == 1
        assert after((STAR, 1)) == 1 and "Green" in rows(machine)
        assert after((BUILD, 0), (TILE, 24)) == 1
        assert after((BUILD, 3), (TILE, 0)) == 1 and played.turn() == CHANCE


def test_the_game_survives_a_pulled_battery_in_the_midst_of_a_drawing(alone):
    alone.keys("OK")
    story = alone.console.ui.story
    story.play((TRACK, 0))
    story.play((TILE, 25))
    stage, tile = game(alone).stage, game(alone).tile
    again = Machine(alone.board.__name__.split(".")[-1], flash=alone.pull())
    again.keys("OK")
    assert (game(again).stage, game(again).tile) == (stage, tile)
    again.keys("DOWN OK")
    assert game(again).drawn == 1


def test_a_whole_game_by_keys_to_the_standings_and_the_record():
    machine = Machine("pico_oled")
    machine.keys("pick:Christmas_ON pick:Play_the OK wait:1 OK OK OK OK OK OK")
    story, dice = machine.console.ui.story, random.Random(1)
    while story.game.number < 20:  # the turns between, quickly
        story.play(dice.choice(list(story.game.moves())), dice.randrange)
    machine = Machine("pico_oled", flash=machine.pull())
    machine.keys("OK")
    story = machine.console.ui.story
    for _ in range(30):
        if story.game.turn() == OVER:
            break
        machine.keys("OK")
    sheet = story.game.sheets[0]
    score = story.game.scores()[0]
    assert slow_best(sheet, 0) + slow_best(sheet, 1) == sum(
        points for points, _ in story.game.worked(0)[:4]
    )
    machine.keys("wait:1")
    medal, more, better = data.medal(score)
    assert (f"{more}>{better}" if better else medal) in rows(machine)
    assert f"{score:+d}" in rows(machine)
    machine.keys("OK wait:2")
    assert "Game over" in rows(machine) and str(score) in rows(machine)
    machine.keys("UP OK")
    assert machine.console.memory.records("on_track")[1][0][0] == score


def finish(machine, turns=20):
    """Play a game alone to its end at random, quickly; the sheet is shown with its medal."""
    machine.keys("pick:Christmas_ON pick:Play_the OK wait:1 OK")
    story, dice = machine.console.ui.story, random.Random(turns)
    while story.game.turn() != OVER:
        story.play(dice.choice(list(story.game.moves())), dice.randrange)
    score = story.game.scores()[0]
    again = Machine(machine.board.__name__.split(".")[-1], flash=machine.pull(), dice=[3, 5, 1])
    again.keys("OK wait:1")
    return again, score


@pytest.mark.parametrize("board", BOARDS)
def test_alone_you_play_against_your_own_best(board):
    machine, first = finish(Machine(board))
    assert "Best" not in rows(machine) and "best" not in rows(machine), "there is none to beat"
    machine.keys("OK wait:2 UP OK hold:BACK")
    machine.keys("pick:Christmas_ON pick:Play_the OK wait:1")
    assert f"Your best: {first}" in rows(machine)  # 3 5 1 are no doubles
    machine.keys("OK")
    assert board == "pico_oled" or f"Best {first}" in rows(machine)


@pytest.mark.parametrize("board", BOARDS)
def test_the_end_says_whether_your_best_is_beaten(board):
    machine, score = finish(Machine(board))
    for best, words in ((score - 1, "New best!"), (score, f"Best {score}")):
        there = Machine(board, flash=machine.pull())
        there.console.ui.attic["on_track.best"] = best
        there.keys("OK wait:1")
        assert words in rows(there)


def test_the_end_says_how_far_the_next_medal_is():
    """Whole on 240x240, and beside the map of 128x64."""
    game = Game(1)
    for score, long, short in (
        (-74, "86 to bronze", "86>bronze"),
        (11, "1 to bronze", "1>bronze"),
        (12, "bronze, 8 to silver", "8>silver"),
        (20, "silver, 8 to gold", "8>gold"),
        (28, "28 pts: gold", "gold"),
        (-150, "162 to bronze", "162>bronze"),
    ):
        assert told(game, [score], 0)[:2] == (long, short)
        assert len(long) <= 20 and len(short) <= 10
    other = Game(1, (21,) + tuple(data.TABLE))
    assert told(other, [30], 0)[:2] == ("30 pts: done", "done")


def test_the_end_of_several_sheets_says_who_is_ahead():
    game = Game(3)
    scores = [20, -150, 13]
    assert told(game, scores, 0)[:2] == ("silver, 7 ahead", "7 ahead")
    assert told(game, scores, 1)[:2] == ("170 behind", "170 behind")
    assert told(game, scores, 2)[:2] == ("bronze, 7 behind", "7 behind")
    assert told(game, [13, -150, 13], 2)[:2] == ("bronze, tied first", "tied first")


@pytest.mark.parametrize("board", BOARDS)
def test_an_end_without_a_medal_says_so(board):
    machine, score = finish(Machine(board))
    _, more, better = data.medal(score)
    assert (f"{more} to bronze" if board == "picosystem" else f"{more}>bronze") in rows(machine)
    assert better == "bronze" and "well done" not in rows(machine)
    assert board == "picosystem" or "no medal" in rows(machine)


def test_what_a_row_says_is_never_cut_off():
    """Twenty characters beside 240x240, ten beside the map of 128x64."""
    from on_track_sheets import rolled

    ui = Machine("pico_oled").console.ui
    from games.on_track import placing, solo

    class Notes:
        def __init__(self, *args):
            pass

        def __getattr__(self, name):
            return lambda *args, **more: None

        def line(self, long, short, above=""):
            assert len(long) <= 20 and len(short) <= 10 and len(above) <= 10, (long, short, above)

        def keys(self, ok, back, arrows="", **others):
            assert len(ok) + len(arrows) <= 7 and len(back) <= 5, (ok, back)
            assert len(f"A {ok} {arrows} B {back}") <= 20, (ok, arrows, back)

    def walk(screen, *keys):
        next(screen)
        for key in keys:
            try:
                screen.send(key)
            except StopIteration:
                break

    for number in range(1, 7):
        for table in (data.TABLE, bytes((0x01, 0x11, 0x41, 0x51, 0x42, 0x60))):
            played = rolled(number, number, number, options=(20,) + tuple(table))
            played.sheets[0].circled = 3
            for move in solo.entries(played):
                Notes().line(*solo.label(played, move))
                if move[0] in (BUILD, TRACK):
                    walk(placing.draw(None, played, Notes(), move), OK, DOWN, UP, BACK, RIGHT)
                elif move[0] == MERGE:
                    walk(solo._merge(None, played, Notes(), move[1] // 6), *[UP] * 6)
            walk(placing.routes(None, played.sheets[0], Notes()), *[OK] * 7)
            found = list(
                bot.drawings(played, [bot.Outlook(played.sheets[0], c, 9) for c in (0, 1)])
            )
            words = bot.told(played, found)
            assert all(short in data.SHORT + data.SHORT_SHAPES for _, short, _ in words)
            walk(placing.trial(None, Notes(), words, found), *[OK] * len(words))
    worst = drawn(*[f"R {column}{row} N1-S1 E1-W1" for column in "ACEG" for row in range(1, 8)])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(solo, "View", Notes)
        for options in ((), (21,) + tuple(data.TABLE)):
            played = Game(1, options)
            for sheet in (worst, drawn(), drawn("G A1 E1-W1", "G C1 E1-W1")):
                played.sheets[0] = sheet
                walk(solo.over(ui, played), RIGHT, BACK, OK)


@pytest.mark.parametrize("board", BOARDS)
def test_what_the_arrows_do_is_pointed_at_on_every_display(board):
    machine = Machine(board, dice=[3, 5, 1])
    machine.keys("pick:Christmas_ON pick:Play_the OK wait:1 OK")
    assert "Take ^v" in rows(machine)
    machine.keys("DOWN OK")
    assert "Here <^>" in rows(machine) or "Here<^>" in rows(machine)
    machine.keys("OK")
    assert "Draw ^v" in rows(machine)


@pytest.mark.parametrize("board", BOARDS)
def test_another_sheets_points_are_not_measured_with_ours(board):
    """Another number of turns: no medal, no record, and no best of ours."""
    machine = Machine(board)
    machine.console.memory.record("on_track", 0, 5, "Anna")
    machine.keys("pick:Christmas_ON pick:Match_your LEFT BACK hold:BACK")
    machine, score = finish(machine, 19)
    assert "Best" not in rows(machine) and "best" not in rows(machine)
    assert not any(word in rows(machine) for _, word in data.MEDALS)
    assert f"{score:+d}" in rows(machine)
    machine.keys("OK wait:2 UP OK hold:BACK pick:Christmas_ON pick:Play_the OK wait:1")
    assert "Turn 1 of 19" in rows(machine) and "best" not in rows(machine)
    played, best = machine.console.memory.records("on_track")[:2]
    assert played == 2 and [row[0] for row in best] == [5], "it is counted, and no record"


@pytest.mark.parametrize("board", BOARDS)
def test_the_routes_of_a_finished_sheet_lead_back_to_it(board):
    machine, _ = finish(Machine(board))
    sheet = machine.frame()
    machine.keys("RIGHT")
    assert "Sheet" in rows(machine) and "Dice" not in rows(machine)
    machine.keys("BACK")
    assert machine.frame() == sheet


# --- what was tried is gone again


def pixels(view):
    bitmap = view.canvas.bitmap
    return bytes([bitmap[at] for at in range(view.canvas.width * view.canvas.height)])


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("drawings", [3, 24, 60])
def test_a_trial_leaves_the_map_as_a_fresh_one(board, drawings):
    """Each tile with what may lie there: neighbours keep their ends, bars and dots to the pixel."""
    from on_track_sheets import random_sheet

    from games.on_track.view import View

    machine = Machine(board)
    view = View(machine.console.ui)
    dice = random.Random(drawings)
    sheet = random_sheet(dice, drawings + 6, shapes=tuple(range(6)), choices=1)
    for colour in (0, 1):  # houses beside track too
        assert all(sheet.where(colour, house) >= 0 for house in range(3))
    view.sheet(sheet)
    fresh = pixels(view)
    tried = 0
    for at in range(data.TILES):
        colour, shape = dice.randrange(2), dice.randrange(6)
        ways = [n for n in range(len(data.WAYS[shape]) // 2) if sheet.may_lay(at, shape, n)]
        view.cursor(at)
        if ways:
            view.track(at, shape, dice.choice(ways), colour)
            tried += 1
        elif sheet.may_build(at):
            view.building(at, colour, shape % 3)
        view.again(sheet, at)
        assert pixels(view) == fresh, data.name(at)
    assert tried > 15


@pytest.mark.parametrize("board", BOARDS)
def test_no_track_is_drawn_beyond_its_tile(board):
    from games.on_track.view import View

    machine = Machine(board)
    view = View(machine.console.ui)
    canvas, pitch = view.canvas, view.pitch
    for at in (0, 24, 48):
        left, top = at % 7 * pitch, at // 7 * pitch
        for colour in (0, 1):
            canvas.clear()
            for shape, ways in enumerate(data.WAYS):
                for way in range(len(ways) // 2):
                    view.track(at, shape, way, colour)
            lit = [n for n, pixel in enumerate(pixels(view)) if pixel]
            columns = {n % canvas.width for n in lit}
            lines = {n // canvas.width for n in lit}
            assert min(columns) == left and max(columns) == left + pitch
            assert min(lines) == top and max(lines) == top + pitch


@pytest.mark.parametrize("board", BOARDS)
def test_dead_ends_beside_a_drawing_that_is_taken_back_keep_their_bars(board):
    machine = Machine(board, dice=[1, 1, 1])
    machine.keys("pick:Christmas_ON pick:Play_the OK wait:1 OK DOWN OK OK OK")  # D4, both ends open
    before = machine.frame()
    machine.keys("OK UP BACK")  # a Workshop, here and there
    assert machine.frame() == before
    machine.keys("DOWN")
    before = machine.frame()
    machine.keys("OK")
    tried = machine.frame()
    machine.keys("OK DOWN BACK")
    assert machine.frame() == tried
    machine.keys("LEFT UP RIGHT DOWN BACK")
    assert machine.frame() == before


def test_the_running_score_is_never_cut():
    """Ten letters beside the map of a small display: the turn gives way."""
    machine = Machine("pico_oled")
    from games.on_track.view import View

    view = View(machine.console.ui)
    for turn, stars, score, shown in (
        (20, 1, -96, "T20 *1 -96"),
        (36, 1, -125, "*1 -125"),
        (40, 10, 28, "*10 +28"),
    ):
        view.words("Red", turn, stars, score)
        assert machine.text()[0].split() == shown.split()
