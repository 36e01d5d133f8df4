# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Room in memory is made between games, in front of everybody, and never without asking."""

import os

from ways import open_game, open_page, rows

from hardware.desktop.machine import Machine

TINY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "tiny_games")


def nearly_full(machine, left=150):
    memory = machine.console.memory
    while memory.room > left + 60:
        memory.count(6, [1] * 50)
    while memory.room > left:
        memory.count(6, [1])


def test_when_room_must_be_made_the_screen_says_so_and_the_game_begins():
    machine = Machine("pico_oled", games=TINY)
    nearly_full(machine)
    machine.press("OK")
    assert "Tidying memory," in rows(machine) and "keep power on" in rows(machine)
    assert machine.flash.erases == 0  # it is seen before it happens
    machine.wait(200)
    assert machine.flash.erases == 1
    assert machine.console.ui.story is not None


def test_no_erase_between_the_first_and_the_last_move():
    machine = Machine("pico_oled", games=TINY)
    nearly_full(machine)
    machine.keys("OK wait:1")
    before = machine.flash.erases
    for _ in range(18):
        machine.press("OK")
    assert rows(machine)[0] == "Game over"
    assert machine.flash.erases == before


def test_dice_thrown_meanwhile_do_not_take_the_room_of_a_game_that_goes_on():
    machine = Machine("pico_oled", games=TINY)
    machine.keys("OK OK")
    machine.hold("BACK")
    nearly_full(machine, 30)
    machine.keys("OK wait:1")
    story = machine.console.ui.story
    assert story.journal.room >= story.game_class.ROOM - 40
    assert story.moves == 2


def test_a_game_in_the_way_is_dropped_only_when_somebody_says_so():
    machine = Machine("pico_oled", games=TINY)
    machine.keys("OK OK")
    machine.hold("BACK")
    memory = machine.console.memory
    while memory.room > 420:  # things that are kept: tidying cannot help
        memory.keep(f"thing{memory.room}", bytes(100))
    memory.keep("last", bytes(memory.room - 295))
    memory.tidy()
    assert 250 < memory.room < 300
    machine.keys("DOWN*2 OK wait:1")  # Sled Dash wants 300 bytes
    assert rows(machine)[0].startswith("No room: drop one?")
    assert rows(machine)[1] == "Gift Shelf"
    machine.keys("OK BACK")  # Drop it? Keep
    assert rows(machine)[0].startswith("No room")
    machine.press("BACK")
    assert [row[0] for row in memory.open_games()] == ["gift_shelf"]
    machine.hold("BACK")
    machine.keys("DOWN*2 OK wait:1 OK OK wait:1")
    assert [row[0] for row in memory.open_games()] == ["sled_dash"]


def test_records_are_cleared_only_when_somebody_says_so():
    machine = Machine("pico_oled", games=TINY)
    machine.console.memory.record("gift_shelf", 0, 12, "Me")
    open_page(machine, "Records")
    assert rows(machine)[2].split() == ["1.", "Me", "12"]
    machine.keys("OK BACK")
    assert machine.console.memory.records("gift_shelf")[0] == 1
    machine.hold("BACK")
    open_page(machine, "Records")
    machine.keys("OK OK")
    assert machine.console.memory.records("gift_shelf") == (0, [])


def full_of_wanted_things(memory, left=3):
    """So many bytes are left, and tidying gives none."""
    number = 0
    while memory.room > left + 140:
        memory.keep(f"thing{number}", bytes(100))
        number += 1
    memory.tidy()
    while memory.room > left:
        memory.keep(f"more{number}", bytes(max(min(memory.room - left - 11, 90), 0)))
        number += 1
        if memory.room <= left + 11:
            break


def begin(machine, name, mode=0):
    """A game of the first way to play that is kept, with whatever OK chooses."""
    open_game(machine, name, mode)
    for _ in range(12):
        if machine.console.ui.story is not None:
            return
        machine.keys("OK wait:1")
    raise AssertionError(rows(machine))


def test_a_roll_or_a_setting_is_not_worth_a_game():
    """Where nothing can be tidied away: no question, no erase, and no page of trouble."""
    machine = Machine("pico_oled", dice=[3] * 400)
    begin(machine, "christmas_express")
    machine.hold("BACK")
    memory = machine.console.memory
    assert len(memory.open_games()) == 1
    full_of_wanted_things(memory)
    before = machine.flash.erases
    names = [name for name, _ in machine.console.shelf.games]
    machine.keys(f"DOWN*{1 + names.index('dice')} OK OK")
    for _ in range(4):
        machine.keys("OK wait:2")
        assert rows(machine)[0].startswith("2d6"), rows(machine)
    assert machine.flash.erases == before
    machine.keys("DOWN OK OK BACK BACK wait:1")  # another mix
    assert rows(machine)[0].startswith("3d6")
    machine.hold("BACK")
    open_page(machine, "Settings")
    machine.keys("DOWN RIGHT RIGHT BACK wait:1")
    assert rows(machine)[0].startswith("Tinselbox"), rows(machine)
    assert machine.console.settings.lights == 5 and len(memory.open_games()) == 1


def test_a_finished_game_can_be_put_away_when_memory_is_full():
    machine = Machine("pico_oled", games=TINY)
    machine.keys("OK")
    for _ in range(18):
        machine.press("OK")
    assert rows(machine)[0] == "Game over"
    memory = machine.console.memory
    while memory.room > 3:  # counts: these can be tidied
        memory.count(6, [1] * max(min(memory.room - 8, 50), 1))
    machine.keys("UP OK wait:1")
    assert rows(machine)[0].startswith("Tinselbox"), rows(machine)
    assert memory.records("gift_shelf")[0] == 1 and memory.open_games() == []


def test_who_gives_up_on_a_new_game_still_has_the_old_one():
    machine = Machine("pico_oled", games=TINY)
    machine.keys("OK OK")  # Gift Shelf
    machine.hold("BACK")
    machine.keys("DOWN*2 OK OK")  # Sled Dash
    machine.hold("BACK")
    memory = machine.console.memory
    assert [row[0] for row in memory.open_games()] == ["sled_dash", "gift_shelf"]
    full_of_wanted_things(memory, 40)
    machine.keys("DOWN*2 OK OK wait:1")  # Gift Shelf anew: Drop it
    assert rows(machine)[0].startswith("No room"), rows(machine)
    machine.keys("BACK wait:1")
    assert sorted(row[0] for row in memory.open_games()) == ["gift_shelf", "sled_dash"]


def test_two_games_whose_titles_begin_alike_can_be_told_apart():
    machine = Machine("pico_oled")
    for name in ("christmas_express", "on_track"):
        machine.hold("BACK")
        begin(machine, name)
    machine.hold("BACK")
    assert rows(machine)[1:3] == ["Continue ON TRACK", "Continue Express"]


def test_best_scores_stand_under_the_way_they_were_played():
    machine = Machine("pico_oled")
    memory = machine.console.memory
    memory.record("reindeer_rivals", 2, 4030, "Anna")
    memory.record("reindeer_rivals", 3, 1900, "Bo")
    open_page(machine, "Records")
    machine.press("DOWN")
    from games import reindeer_rivals

    page = " / ".join(rows(machine)[1:4])
    machine.keys("DOWN*4")
    page += " / " + " / ".join(rows(machine)[1:4])
    labels = [row[0] for row in reindeer_rivals.MODES]
    assert page.index(labels[2]) < page.index("4030") < page.index(labels[3]) < page.index("1900")
