# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The Christmas Express as people press it: tracker, race, curtain, and the owner's own board."""

import random

import pytest

from games.christmas_express.plays import NO
from hardware.desktop.machine import Machine
from tinsel import lookback
from tinsel.keys import BACK, DIGIT, OK
from tinsel.story import whole

TRACKER, RACE, MATCH = range(3)
BOARDS = ("macropad", "pico_oled", "picosystem")


def box(board="macropad", mode=TRACKER, **more):
    machine = Machine(board, **more)
    names = [name for name, _ in machine.console.shelf.games]
    down = len(machine.console.memory.open_games()) + names.index("christmas_express")
    press(machine, ["DOWN"] * down + ["OK"] + ["DOWN"] * mode + ["OK"])
    return machine


def press(machine, words):
    machine.keys(" ".join(words))


def tracker(board="macropad", players=2, **more):
    machine = box(board, TRACKER, **more)
    press(machine, ["UP"] * (players - 2) + ["OK", "OK", "wait:0.2"])  # the track is drawn
    return machine


def game(machine):
    return machine.console.ui.story.game


def at(machine):
    return tuple(game(machine).trains.at)


def title(machine):
    return machine.text()[0]


def footer(machine):
    return machine.text()[-1]


# --- the tracker


def test_a_digit_plays_its_number_at_once():
    machine = tracker()
    machine.keys("5 3")
    assert at(machine) == (5, 3)


def test_digits_are_heeded_while_the_trains_still_run():
    machine = tracker()
    for digit in "5367":
        machine._give(16 + int(digit), 20)  # each 70 ms after the one before
    assert at(machine) == (11, 10)  # 5 + 6, 3 + 7


@pytest.mark.parametrize("board", BOARDS)
def test_the_plays_can_be_reached_with_up_and_down_and_say_what_they_would_do(board):
    machine = tracker(board)
    said = []
    for _ in range(6):
        machine.keys("DOWN")
        said.append(" ".join(title(machine).split()))
    assert said == [
        "Red 3x Evergreen",
        "Red Hustle you lead",
        "Red Express to 8",
        "Red Storm 0 back",
        "Red Elf helps!",  # the only other train is shown where it would go: 0 to 28
        "Red throws away",
    ]


def test_hustle_bustle_in_the_lead_says_why_not():
    machine = tracker()
    machine.keys("DOWN DOWN OK")
    page = " ".join(machine.text())
    assert "Hustle-Bustle is for" in page and "in the lead" in page
    machine.keys("OK")
    assert at(machine) == (0, 0) and game(machine).turn() == 0


def test_a_station_offers_another_play():
    machine = tracker()
    machine.keys("5 1 7")  # Red 5, Green 1, Red 12: Evergreen Grove
    assert at(machine) == (12, 1) and title(machine).startswith("Red")
    machine.keys("UP")
    assert "no more" in title(machine)


def test_a_bump_is_told_in_plain_words_and_waits_to_be_read():
    machine = tracker()
    machine.keys("5 2 1 4")  # Red 5, Green 2, Red 6, Green 6: Red goes back 4 to 2
    assert at(machine) == (2, 6)
    assert title(machine).strip() == "4: Green to 6; Red"
    assert machine.text()[3].strip() == "back 4 to 2" and "Go on" in footer(machine)
    machine.keys("OK")
    assert title(machine).startswith("Red")


def test_three_of_a_kind_asks_for_crossing_then_santa():
    machine = tracker(players=3)
    machine.keys("DOWN OK")
    assert title(machine).startswith("Reindeer Crossing?")
    machine.keys("2")  # train 2 stops it
    assert title(machine).startswith("Red: Santa?") and "stopped" in title(machine)
    machine.keys("OK")
    assert at(machine) == (0, 0, 0) and game(machine).turn() == 1
    assert "Green stops Red" in " ".join(machine.text()).replace("  ", " ")


def test_the_storm_asks_each_one_it_would_hit():
    machine = tracker(players=3)
    machine.keys("5 6 7")
    machine.keys("DOWN DOWN DOWN DOWN OK")  # 3x, Hustle, Express, Storm
    assert title(machine).startswith("Green: Santa?")
    machine.keys("DOWN OK")
    assert title(machine).startswith("Gold: Santa?")
    machine.keys("OK")
    assert at(machine) == (5, 6, 0)


def test_the_bridge_is_offered_and_shown():
    machine = tracker()
    for word in ["7", "1", "7", "1", "7", "1", "7", "1"]:  # Red at 28
        machine.keys(word)
    # 7, 14, 21, 28: the bridge is asked before Green's last
    assert at(machine)[0] == 28 and "bridge to 50" in title(machine)
    machine.keys("OK")
    assert at(machine)[0] == 50


def test_the_elf_asks_at_whom():
    machine = tracker(players=3)
    machine.keys("DOWN DOWN DOWN DOWN DOWN OK")
    assert "Elf" in title(machine) and "at Green" in title(machine)
    machine.keys("RIGHT BACK")  # back to the cards, nothing is played
    assert at(machine) == (0, 0, 0)
    machine.keys("DOWN DOWN DOWN DOWN DOWN OK 3")
    assert title(machine).startswith("Gold: Santa?")
    machine.keys("OK")
    assert at(machine) == (0, 0, 28)


def test_undo_and_history():
    machine = tracker("pico_oled")
    machine.keys("OK OK")  # the 4 in the middle, twice
    assert at(machine) == (0, 4)  # and bumped
    machine.keys("hold:LEFT")
    assert at(machine) == (4, 0)
    machine.keys("MENU DOWN DOWN DOWN OK")
    assert "History" in title(machine) and "Red 4 to 4" in machine.text()[1]


@pytest.mark.parametrize("board,players", [("pico_oled", 4), ("picosystem", 2)])
def test_a_whole_game_on_the_tracker(board, players):
    machine = tracker(board, players)
    dice = random.Random(24)
    for _ in range(300):
        if "Game over" in title(machine):
            break
        if "Go on" in footer(machine) or "More" in footer(machine):
            machine.keys("OK")
        else:
            machine.keys(dice.choice(("RIGHT RIGHT RIGHT OK", "DOWN OK", "DOWN OK")))
    else:
        raise AssertionError("nobody reached the Pole")
    assert machine.text()[1].startswith("1. ") and machine.text()[1].rstrip().endswith("84")


def test_a_game_outlives_the_battery():
    machine = tracker(players=3)
    machine.keys("5 6 7")
    again = Machine("macropad", flash=machine.pull())
    again.keys("OK wait:0.2")
    assert at(again) == (5, 6, 7) and title(again).startswith("Red")


def test_the_lights_show_whose_turn_it_is_and_who_leads():
    machine = tracker()
    machine.keys("5")  # Green's turn, Red leads
    ring = machine.console.lights
    red, green = (ring.ring[ring.place(seat, 2)] for seat in (0, 1))
    colour = machine.console.settings.seat_rgb
    assert ring._colours[green] == colour(1) and ring._rhythms[green] == 0xFF
    assert ring._colours[red] == colour(0) and ring._rhythms[red] != 0xFF


# --- match your board


def test_the_owners_board_is_kept_and_new_games_are_played_on_it():
    machine = box("pico_oled", MATCH)
    machine.keys("OK")  # the sentence that says how
    assert title(machine).rstrip().endswith("84 long")
    machine.keys("LEFT LEFT")  # Evergreen Grove lies two nearer, and so does all that follows
    assert title(machine).rstrip().endswith("82 long")
    machine.keys("UP OK")  # keep it
    again = tracker("pico_oled", flash=machine.pull())
    assert again.console.ui.story.options == (0, 7, 10, 22, 26, 36, 48, 52, 58, 65, 73, 82)
    assert game(again).trains.board.pole == 82


def test_an_impossible_board_is_refused_with_a_sentence_and_not_kept():
    machine = box("pico_oled", MATCH)
    machine.keys("OK DOWN DOWN")
    machine.keys("RIGHT " * 10)  # the Lower Bridge on Candy Cane Lane: 4 + 10 = 14
    press(machine, ["UP"] * 3 + ["OK"])
    assert "No such board" in title(machine)
    assert "Candy Cane Lane lies" in " ".join(machine.text())
    assert machine.console.memory.kept("express.board") is None


def test_card_values_up_to_twelve():
    machine = box("pico_oled", MATCH)
    press(machine, ["OK"] + ["UP"] * 4 + ["LEFT"])  # from 7 round to 12
    assert "<12>" in " ".join(machine.text())
    machine.keys("DOWN DOWN DOWN OK")
    again = tracker("pico_oled", flash=machine.pull())
    assert game(again).highest == 12
    again.keys("RIGHT " * 6 + "OK")  # from 6 to 12
    assert at(again) == (12, 0)


@pytest.mark.parametrize("highest", [7, 12])
def test_only_the_digit_keys_that_are_cards_are_lit_and_named(highest):
    machine = tracker()
    if highest == 12:
        machine = box("macropad", MATCH)
        press(machine, ["OK"] + ["UP"] * 4 + ["LEFT"] + ["DOWN"] * 3 + ["OK"])
        machine = tracker("macropad", flash=machine.pull())
    named = [label for label, word in machine.legend() if word == "Number"]
    assert named == [str(digit) for digit in range(1, min(highest, 9) + 1)]
    for digit in range(10):
        light = machine.lights()[machine.board.keys.under(DIGIT + digit)]
        assert any(light) == (1 <= digit <= highest), digit


def test_without_arrows_the_knob_goes_to_the_cards_that_no_digit_types():
    machine = box("macropad", MATCH)
    press(machine, ["OK"] + ["UP"] * 4 + ["LEFT"] + ["DOWN"] * 3 + ["OK"])
    machine = tracker("macropad", flash=machine.pull())
    said = []
    for _ in range(4):
        machine.keys("DOWN")
        said.append(title(machine).split()[1])
    assert said == ["10", "11", "12", "3x"]
    machine.keys("UP OK")
    assert at(machine) == (12, 0)
    machine.keys("7")
    assert at(machine) == (19, 0)  # another play, and digits are digits


def test_the_usual_board_can_be_had_back():
    machine = box("pico_oled", MATCH)
    machine.keys("OK LEFT UP OK")
    again = box("pico_oled", MATCH, flash=machine.pull())
    assert again.console.memory.kept("express.board")
    again.keys("OK UP UP OK DOWN OK")
    assert again.console.memory.kept("express.board") is None


def test_back_on_the_sentence_that_says_how_goes_back():
    machine = box("pico_oled", MATCH)
    assert footer(machine).split() == ["OK", "Count", "BACK", "Back"]
    machine.keys("BACK")
    assert "Match your board" in " ".join(machine.text())


def test_the_footer_says_what_ok_does_on_each_row():
    machine = box("pico_oled", MATCH)
    said = []
    machine.keys("OK")
    for _ in range(5):
        said.append(footer(machine).split()[1])
        machine.keys("UP")
    assert said == ["Change", "Keep", "Restore", "See", "Change"]


@pytest.mark.parametrize("board", ["pico_oled", "picosystem"])
def test_what_is_typed_is_named_in_full(board):
    machine = box(board, MATCH)
    machine.keys("OK")
    said = []
    for _ in range(10):
        machine.keys("OK")
        said.append(title(machine).split("  ")[0].strip())
        machine.keys("BACK DOWN")
    assert [words.split(" 1 to")[0].split(" -20")[0] for words in said] == [
        "Evergreen",
        "Hot Choc.",
        "Bridge",
        "Candy Cane",
        "Upper Bridge",
        "Snowflake",
        "Slope foot",
        "Jingle Bell",
        "Slope top",
        "North Pole",
    ]


@pytest.mark.parametrize("board", ["pico_oled", "macropad"])
def test_counting_is_not_lost_by_a_slip(board):
    machine = box(board, MATCH)
    machine.keys("OK RIGHT BACK")
    assert "Not kept" in title(machine)
    ui = machine.console.ui
    words = f"{ui.ok_key} {ui.words[OK]} {ui.back_key} {ui.words[BACK]}".split()
    assert footer(machine).split() == words, "none is cut"
    machine.keys("BACK")
    assert title(machine).rstrip().endswith("85 long")


@pytest.mark.parametrize("board", BOARDS)
def test_the_counted_board_is_seen_drawn(board):
    machine = box(board, MATCH)
    machine.keys("OK UP UP UP OK")
    first = machine.frame()
    assert "Your board" in title(machine)
    machine.keys("OK UP UP UP UP UP UP UP UP UP UP UP")
    press(machine, ["RIGHT"] * 6 + ["DOWN"] * 11 + ["OK"])
    assert "Your board" in title(machine) and machine.frame() != first


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("highest", range(7, 13))
def test_every_card_shows_its_whole_label_and_covers_no_other(board, highest):
    machine = box(board, MATCH)
    press(machine, ["OK"] + ["UP"] * 4 + ["RIGHT"] * (highest - 7) + ["DOWN"] * 3 + ["OK"])
    machine = tracker(board, flash=machine.pull())
    from games.christmas_express import choosing, table

    strips = []
    real = choosing.Strip
    try:
        choosing.Strip = lambda *args: strips.append(real(*args)) or strips[-1]
        next(table.choose(machine.console.ui, game(machine)))
    finally:
        choosing.Strip = real
    strip = strips[0]
    assert [entry[0] for entry in strip.entries[:highest]] == [
        str(number) for number in range(1, highest + 1)
    ]
    rows = {0: 0, 1: 0}  # where the next card may begin
    for i, entry in enumerate(strip.entries):
        row = int(i >= highest and (strip.paged or machine.board.COLOUR))
        assert strip.lefts[i] >= rows[row]
        assert strip.widths[i] > 6 * len(entry[0])  # letters of six, and a line
        rows[row] = strip.lefts[i] + strip.widths[i]
    assert max(rows.values()) <= strip.canvas.width


@pytest.mark.parametrize("board", BOARDS)
def test_the_widest_hand_stays_on_the_display(board):
    """Three of a kind, its cards, two specials and Stop: 20 letters, all of a PicoSystem's row."""
    machine = box(board, RACE)
    from games.christmas_express import choosing

    labels = ("3x12", "12", "12", "12", "Hus", "Sno", "Stop")
    entries = [(label, (NO,), None) for label in labels]
    machine.console.ui.wipe()
    strip = choosing.Strip(machine.console.ui, entries, machine.console.ui.rows - 1)
    for i in range(len(entries)):
        strip.choose(i)
        assert strip.widths[i] >= 6 * len(labels[i])
    assert strip.lefts[-1] + strip.widths[-1] <= strip.canvas.width


def test_with_cards_up_to_twelve_a_small_display_shows_numbers_or_specials():
    machine = box("pico_oled", MATCH)
    press(machine, ["OK"] + ["UP"] * 4 + ["LEFT"] + ["DOWN"] * 3 + ["OK"])
    machine = tracker("pico_oled", flash=machine.pull())
    numbers = machine.frame()
    machine.keys("DOWN")
    assert "3x" in title(machine) and machine.frame() != numbers
    press(machine, ["LEFT"] + ["LEFT"] * 6)  # 12, and back to the 6
    assert machine.frame() == numbers


def test_who_may_cross_is_named_and_the_question_stays():
    machine = tracker(players=3)
    machine.keys("DOWN OK")
    assert title(machine).strip() == "Reindeer Crossing?"
    machine.keys("DOWN")
    assert title(machine).split() == ["Crossing?", "Green"]


# --- the race


def race(board="macropad", seats=(), luck=None, **more):
    """seats: how often RIGHT is pressed on each seat's row."""
    machine = box(board, RACE, dice=luck or LUCK, **more)
    press(machine, ["RIGHT"] * (len(seats) - 2))
    for times in seats:
        press(machine, ["DOWN"] + ["RIGHT"] * times)
    machine.keys("OK")
    return machine


LUCK = [random.Random(7).randrange(256) + 1 for _ in range(997)]


@pytest.mark.parametrize("board,seats", [("macropad", (0, 1, 2)), ("picosystem", (0, 1))])
def test_a_whole_race_against_bots(board, seats):
    machine = race(board, seats)
    machine.keys("OK")  # who deals
    for _ in range(900):
        if "Game over" in title(machine):
            break
        machine.keys("OK")
    else:
        raise AssertionError("nobody reached the Pole")
    assert machine.text()[1].rstrip().endswith("84")


def test_back_does_not_start_the_race_once_the_dealer_is_drawn():
    machine = race("pico_oled")
    assert "Who deals?" in title(machine) and footer(machine).split() == ["OK", "Go", "on"]
    machine.keys("BACK")
    assert "Who deals?" in title(machine)
    machine.keys("OK")
    assert "Who deals?" not in title(machine)


def test_people_are_parted_by_a_curtain_and_nobodys_hand_shows_behind_it():
    machine = race(seats=(0, 2))  # two persons
    machine.keys("OK")
    seen = 0
    for _ in range(20):
        if "Hand it over" in title(machine):
            seen += 1
            rows = " ".join(machine.text()[1:-1])
            assert "Hand it to" in rows and not any(char.isdigit() for char in rows)
        machine.keys("OK")
    assert seen >= 3


def test_after_power_off_the_curtain_is_down():
    machine = race(seats=(0, 2))
    machine.keys("OK OK")
    again = Machine("macropad", flash=machine.pull())
    again.keys("OK")
    assert "Hand it over" in title(again)


def test_history_never_tells_a_drawn_card():
    machine = race(seats=(0, 0))
    machine.keys("OK")
    for _ in range(30):
        machine.keys("OK")
    story = machine.console.ui.story
    rows = [words for _, _, _, words in whole(lookback.page(story, 0, story.moves))]
    drawn = [words for words in rows if "draws" in words and "dealer" not in words]
    assert drawn and all(words.endswith("draws a card") for words in drawn)


def test_undo_steps_over_answers_that_were_no_choice():
    """A person without Santa is not asked; an undo that stopped there would be played again."""
    machine = race(seats=(0, 0))
    machine.keys("OK")
    story = machine.console.ui.story
    answers = 0
    for _ in range(300):  # until Red has been asked without a choice, and is to play
        machine.keys("OK")
        mine = [i for i in range(story.moves) if story._line.who[i] == 0]
        answers = sum(story.move(i) == (NO,) for i in mine)
        if answers and story.game.turn() == 0:
            break
    assert answers
    plays = len(mine) - answers
    for left in range(plays - 1, -1, -1):
        machine.keys("hold:LEFT")
        mine = [story.move(i) for i in range(story.moves) if story._line.who[i] == 0]
        assert len(mine) - mine.count((NO,)) == left
        assert story.game.turn() == 0
