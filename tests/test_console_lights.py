# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The lights say what the screen says: whose turn it is, through curtain, bots, history and end."""

import random

import pytest
from ways import rows

from hardware.desktop.machine import Machine
from tinsel.contract import OVER
from tinsel.story import Story

BOTS = 0b0101  # two easy ones, in the first two seats


def lit(machine):
    """Seats (of the game that is played) whose light shines at some beat of a second."""
    ui = machine.console.ui
    players = ui.story.players
    shining = set()
    for _ in range(8):
        machine.wait(130)
        lights = machine.lights()
        shining |= {place for place, pixel in enumerate(ui.lights.ring) if any(lights[pixel])}
    return {seat for seat in range(players) if ui.lights.place(seat, players) in shining}


def saved(board, game, mode, cls, players, bots=0, options=(), drive=None, seed=1):
    """A box on which such a game was begun, played on by drive(story, dice), and continued."""
    machine = Machine(board)
    dice = random.Random(seed)
    story = Story(machine.console.memory, game, mode, cls, players, options, bots)
    story.luck(dice.randrange)
    if drive:
        drive(story, dice)
    machine = Machine(board, flash=machine.pull())
    machine.press("OK")
    return machine


def express(board, players, bots=0, drive=None, seed=1):
    from games.christmas_express.rules import Game

    return saved(board, "christmas_express", 1, Game, players, bots, (), drive, seed)


def test_a_bots_answer_is_shown_with_its_own_light():
    """Whoever answers another's card is named in the title, and lit, though others have moved."""
    answers = 0
    for seed in range(6):
        machine = express("picosystem", 3, 0b111111, seed=seed)
        ui = machine.console.ui
        for _ in range(1500):
            machine.wait(10)
            title, foot = rows(machine)[0], rows(machine)[-1]
            if foot.split()[:3] == ["A", "Go", "on"] and ":" in title:
                short = title.partition(":")[0]
                for seat in range(3):
                    if short in (ui.settings.seat_name(seat), ui.settings.short_name(seat, 2)):
                        assert set(ui.lights._colours) == {ui.settings.seat_rgb(seat)}, title
                        answers += "Santa" in title or "skipped" in title or "back" in title
            if foot.split()[:3] == ["A", "Go", "on"]:
                machine.press("OK")
            if ui.story is None or ui.story.game.turn() == OVER:
                break
    assert answers > 3


@pytest.mark.parametrize("board", ["macropad", "pico_oled"])
def test_the_curtain_lights_the_place_of_its_seat(board):
    def greens_turn(story, dice):
        while story.game.turn() != 1 or story.game.phase:
            story.play(dice.choice(list(story.game.moves())), dice.randrange)

    machine = express(board, 2, drive=greens_turn)
    assert "Hand it to Green" in " ".join(rows(machine))
    assert lit(machine) == {1}


def test_a_bot_that_thinks_has_its_light():
    from games.reindeer_rivals.rules import Game

    machine = saved("pico_oled", "reindeer_rivals", 3, Game, 2, BOTS)
    seen = set()
    for _ in range(400):
        machine.wait(10)
        title = rows(machine)[0]
        for seat, name in enumerate(("Red", "Green")):
            if title.startswith(name + " thinks") or title.startswith(name + ":"):
                seen.add(name)
                ui = machine.console.ui
                colours = [ui.lights._colours[pixel] for pixel in ui.lights.ring]
                assert [bool(colours[ui.lights.place(other, 2)]) for other in (0, 1)] == [
                    seat == 0,
                    seat == 1,
                ], title
        if rows(machine)[-1].startswith("OK Go on"):
            machine.press("OK")
    assert seen == {"Red", "Green"}


def test_a_look_at_the_history_leaves_the_lights_as_they_were():
    machine = Machine("pico_oled")
    machine.keys("pick:Express pick:At_the_table OK OK wait:1 RIGHT OK wait:2")
    before = lit(machine)
    assert before == {0, 1}  # Green decides, Red leads
    machine.keys("MENU pick:History OK OK wait:1")
    assert rows(machine)[0].startswith("As it was")
    machine.keys("OK BACK BACK wait:1")
    assert lit(machine) == before


def test_with_one_light_for_all_the_seat_that_decides_has_it():
    machine = Machine("picosystem")
    machine.keys("pick:Express pick:At_the_table OK OK wait:1 LEFT*2 OK wait:2 RIGHT OK wait:2")
    ui = machine.console.ui
    seat = ui.story.game.turn()
    trains = ui.story.game.trains.at
    assert trains[seat] != max(trains), "somebody else leads"
    assert set(ui.lights._colours) == {ui.settings.seat_rgb(seat)}


def test_the_sheet_that_is_handed_over_has_the_light_of_its_seat():
    machine = Machine("macropad", dice=[3, 5, 1, 4, 2, 4])
    machine.keys("pick:Christmas_ON pick:Play_the UP OK wait:1 OK wait:1")
    assert "Hand it to" in " ".join(rows(machine))
    seat = machine.console.ui.story.game.turn()
    assert lit(machine) == {seat}
    machine.keys("OK wait:1")
    assert lit(machine) == {seat}, "the first choice after the curtain"


def test_a_table_of_bots_is_offered_no_undo():
    def some(story, dice):
        for _ in range(30):
            if story.game.turn() != OVER:
                story.play(dice.choice(list(story.game.moves())), dice.randrange)

    machine = express("pico_oled", 2, BOTS, some)
    machine.keys("hold:OK")
    found = {rows(machine)[1], rows(machine)[2], rows(machine)[3]}
    assert rows(machine)[0].startswith("Pause")
    assert not any(row.startswith("Undo") for row in found)
    machine = express("pico_oled", 2, BOTS & 0b1100, some)
    machine.keys("hold:OK")
    assert any(row.startswith("Undo") for row in rows(machine))


def test_redo_goes_past_what_was_no_choice():
    """A person without Santa has no choice but No: redo that stopped there had bots think anew."""
    tried = 0
    for seed in range(30):
        tried += _undone_and_redone(seed)
        if tried == 2:
            return
    raise AssertionError("hardly any answer without a choice was met")


def _undone_and_redone(seed):
    def until_red(story, dice):
        for _ in range(30 + seed):
            if story.game.turn() != OVER:
                story.play(dice.choice(list(story.game.moves())), dice.randrange)
        while story.game.turn() not in (0, OVER) or story.game.phase and story.game.turn() == 0:
            story.play(dice.choice(list(story.game.moves())), dice.randrange)

    machine = express("pico_oled", 4, 0b01010100, until_red, seed)
    story = machine.console.ui.story

    def settle():
        for _ in range(60):
            game = story.game
            told = rows(machine)[-1].startswith("OK Go on")
            if game.turn() == OVER or game.turn() == 0 and game.phase in (0, 1) and not told:
                return
            machine.press("OK")
            machine.wait(200)

    settle()
    begin = story.moves
    if story.game.turn() == OVER:
        return 0
    machine.press("OK")
    machine.wait(300)
    settle()
    line = [story.move(at) for at in range(begin, story.moves)]
    answers = [at for at in range(begin, story.moves) if story.whose(at) == 0]
    if story.game.turn() == OVER or len(answers) < 2:
        return 0
    machine.hold("LEFT")
    machine.wait(300)
    machine.keys("hold:OK pick:Redo wait:0.3")
    settle()
    assert [story.move(at) for at in range(begin, story.moves)] == line
    return 1
