# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What the Christmas Express says: in full where there is room, and to whom it concerns."""

import random

import pytest
from test_christmas_express_race import dealt
from test_christmas_express_rules import NAMES, trains

from games.christmas_express.data import CROSSING, ELF, EXPRESS, HUSTLE, SANTA, SHORT, STORM
from games.christmas_express.plays import CROSS, NO, NUMBER, STAY, TRIPLE
from games.christmas_express.rules import Game
from games.christmas_express.telling import outcome, question, words
from hardware.desktop.machine import Machine
from tinsel.contract import CHANCE, OVER
from tinsel.keys import OK
from tinsel.words import both_ends


@pytest.fixture
def ui():
    return Machine("pico_oled").console.ui


@pytest.fixture
def choosing(ui):
    from games.christmas_express import choosing

    return choosing


class Row:
    """A title's row, as wide as a display."""

    def __init__(self, cols):
        self.cols = cols
        self.text = ""

    def title(self, left, right=""):
        assert len(left) + len(right) + (right > "") <= self.cols, (left, right)
        self.text = both_ends(left, right, self.cols)


def entitled(choosing, cols, who, entry, result):
    row = Row(cols)
    choosing._entitle(row, who, entry, result)
    return " ".join(row.text.split())


# --- what a card would do


def test_a_lone_leader_is_shown_before_hustle_bustle_sends_it_back(choosing):
    game = trains(3, 30)
    result, after = choosing.outcome(game, (HUSTLE,))
    assert result == "to 11" and tuple(after.at) == (11, 24)


def test_the_elf_with_one_other_train_shows_it_and_warns_that_it_helps(choosing):
    """Ruling 16: allowed, and the title says so."""
    result, after = choosing.outcome(trains(30, 3), (ELF,))
    assert result == "helps!" and tuple(after.at) == (30, 28)
    result, after = choosing.outcome(trains(30, 70), (ELF,))
    assert result == "" and tuple(after.at) == (30, 28)


def test_with_more_than_one_to_choose_from_it_asks_at_whom(choosing):
    game = trains(3, 30, 30)
    for verb in (HUSTLE, ELF):
        result, after = choosing.outcome(game, (verb,))
        assert result == "at whom?" and tuple(after.at) == (3, 30, 30)


@pytest.mark.parametrize("cols", [20, 21])
@pytest.mark.parametrize("who", ["Red", "Reindeer"])
def test_a_title_has_room_for_who_and_for_whole_words(choosing, cols, who):
    for place in range(84):
        if place == 75:
            continue  # nobody stays on the slope's top
        for beside in (0, 3, 30, 45, 82):
            game = trains(place, beside)
            for move in [(NUMBER, number) for number in range(1, 13)] + [
                (TRIPLE,),
                (HUSTLE,),
                (EXPRESS,),
                (STORM,),
                (ELF,),
            ]:
                name = None if move[0] < HUSTLE else SHORT[move[0] - HUSTLE]
                label = str(move[-1]) if move[0] == NUMBER else "3x" if name is None else name[:3]
                result, _ = choosing.outcome(game, move)
                said = entitled(choosing, cols, who, (label, move, name), result)
                assert said.startswith(who) and said.endswith(result.split(" ")[-1]), said


def test_a_title_that_is_too_long_makes_do_with_the_label(choosing):
    entry = ("Hus", (HUSTLE,), "Hustle")
    assert entitled(choosing, 20, "Green", entry, "to 30") == "Green Hustle to 30"
    assert entitled(choosing, 20, "Green", entry, "Candy Cane") == "Green Hus Candy Cane"
    assert entitled(choosing, 20, "Reindeer", entry, "Candy Cane") == "Reindeer Candy Cane"
    assert entitled(choosing, 20, "Reindeer", entry, "slides to 60") == "Reindeer slides 60"
    leader = ("2", (HUSTLE, 1), "at Green")
    assert entitled(choosing, 20, "Hustle", leader, "Jingle B.") == "Hustle at Green"


# --- what has been played


def test_a_win_is_told_once_and_without_holes():
    game = trains(80, 1)
    assert words(game, (NUMBER, 6)) == "6 to Pole"
    assert words(game, (EXPRESS,)) == "Express to Pole"


def test_ruling_28_a_hustle_bustle_that_wins_is_at_nobody():
    assert words(trains(77, 80), (HUSTLE, 1)) == "Hustle to Pole"
    assert words(trains(30, 80), (HUSTLE, 1)) == "Hustle at T2: 38"


def test_in_the_race_whoever_is_asked_plays_crossing_and_needs_no_number():
    game = dealt([4, 4, 4, 2, 3], [CROSSING, 2, 3, 4, 5])
    game.play((TRIPLE,))
    assert words(game, (CROSSING, 1)) == "Crossing!"
    table = trains(0, 0, 0)
    table.play((TRIPLE,))
    assert words(table, (CROSSING, 2)) == "T3 Crossing"


def test_words_have_the_end_of_the_way_and_whoever_is_hit():
    """Whole beside two letters of a name on 240x240: 16 characters."""
    game = trains(60, 66, 66, 3)
    assert words(game, (NUMBER, 6)) == "6: T2 T3 to 60"
    assert words(trains(60, 66, 66, 66), (NUMBER, 6)) == "6: 66, all to 60"
    assert words(trains(60, 66), (NUMBER, 6)) == "6: 66, T2 to 60"
    assert words(trains(0, 6), (NUMBER, 6)) == "6: 6, T2 home"
    assert words(trains(45, 28), (NUMBER, 5)) == "5: 28, T2 to 23"  # down the bridge
    assert words(trains(45, 70), (NUMBER, 5)) == "5: slides to 28"
    assert words(trains(31, 70), (NUMBER, 7)) == "7 to Candy Cane"
    assert words(trains(30, 70), (EXPRESS,)) == "Express to 38"
    assert words(trains(30, 70), (ELF, 1)) == "Elf at T2"
    assert words(trains(30, 70), (STORM,)) == "Snow Storm"
    game = trains(24, 28, 50)
    game.play((NUMBER, 4))
    assert game.turn() == 1, "the Upper Bridge is taken: it stays, and bumps"
    game = trains(24, 28, 40)
    game.play((NUMBER, 4))
    assert words(game, (CROSS,)) == "over the bridge"
    assert words(game, (STAY,)) == "stays, T2 to 24"


def test_words_of_a_card_that_is_let_pass_say_what_came_of_it():
    for places, move, said in (
        ((30, 70), (STORM,), "back to 63"),
        ((30, 5), (STORM,), "back home"),
        ((30, 70), (HUSTLE, 1), "back to 67"),
        ((30, 70), (EXPRESS,), "is skipped"),
        ((30, 70), (ELF, 1), "sent to 28"),
        ((30, 70, 50), (ELF, 1), "to 28, T3 to 70"),
    ):
        game = trains(*places)
        game.play(move)
        assert words(game, (NO,)) == said


@pytest.mark.parametrize("kind", ["table", "race"])
def test_all_words_are_whole_in_a_bots_title_and_luck_in_the_history(kind):
    dice = random.Random(9)
    said = set()
    for players in (2, 3, 4):
        for _ in range(12):
            game = Game(players) if kind == "race" else trains(*([0] * players))
            while game.turn() != OVER:
                moves = list(game.moves())
                for move in moves:
                    text = game.words(move)
                    # "Gr: " before it; luck in the history stands after "16 * ".
                    assert len(text) <= 16, text
                    assert game.turn() != CHANCE or len("16 * " + text) <= 21, text
                    said.add(text.split(" ")[0])
                game.play(dice.choice(moves))
    assert {"Hustle", "Elf", "Snow", "Express", "back", "sent"} <= said


def test_what_each_draws_for_dealer_fits_the_smallest_row():
    ui = Machine("picosystem").console.ui
    from games.christmas_express.dealing import tell
    from games.christmas_express.rules import SHOW
    from games.christmas_express.rules import Game as Race  # those of this machine

    for seat, name in enumerate(("Reindeer", "Snowball")):
        ui.settings.take_seat(seat, name, seat)
    game = Race(2)
    drawn = [(SHOW, CROSSING), (SHOW, 3), (SHOW, 5)]
    for move in drawn:
        game.play(move)
    next(tell(ui, game, drawn))
    rows = [ui.text_of(row).strip() for row in range(5)]
    assert rows == [
        "Snowball deals,",
        "Reindeer begins.",
        "Reindeer: Crossing",
        "Reindeer: 3",
        "Snowball: 5",
    ]


def test_a_train_that_slides_by_its_own_card_is_not_said_to_win():
    game = trains(45, 70)
    game.play((NUMBER, 5))  # the Upper Bridge, 50, and down to 28
    assert outcome(game, NAMES) == "Red slides to 28"


# --- who is asked is told why


def test_the_question_names_the_card_and_who_played_it():
    game = dealt([STORM, 4, 4, 2, 3], [1, 2, 3, 4, 5], [SANTA, 2, 3, 5, 5], at=(13, 40, 30))
    game.play((STORM,))
    assert question(game, NAMES) == "Red: Snow Storm"
    game.play((NO,))
    assert question(game, NAMES) == "Red: Snow Storm; Green back 7 to 33"


def test_the_question_leaves_out_what_is_to_be_seen():
    game = dealt([EXPRESS, 4, 4, 2, 3], [SANTA, 2, 3, 4, 5], at=(13, 40))
    game.play((EXPRESS,))
    assert question(game, NAMES) == "Red: Express"


def test_the_question_about_crossing_names_who_stops_whom():
    game = dealt([4, 4, 4, SANTA, 3], [CROSSING, CROSSING, 3, 4, 5], at=(13, 40))
    game.play((TRIPLE,))
    assert question(game, NAMES) == "Red: Three of a kind"
    game.play((CROSSING, 1))
    assert question(game, NAMES) == "Green: Reindeer Crossing"
    game.play((SANTA,))  # ruling 26: a second one may follow
    assert question(game, NAMES) == "Red: Three of a kind; Santa saves Red from Crossing"


def screens(ui, game):
    """The titles that choosing shows, OK on each of them, until a card is played."""
    from games.christmas_express.race import choose

    asking = choose(ui, game)
    titles = []
    try:
        wait = next(asking)
        while True:
            said = ui.text_of(-1).strip()
            if wait is None or "Go on" in ui.text_of(ui.rows):
                titles.append(said)
                wait = asking.send(OK)
            else:
                wait = asking.send(None)
    except StopIteration:
        return titles


def test_who_gets_the_device_reads_what_was_played_before_the_question(ui):
    game = dealt([STORM, 4, 4, 2, 3], [SANTA, 2, 3, 4, 5], at=(13, 40))
    assert screens(ui, game)[0].startswith("Red")  # Red has it
    game.play((STORM,))
    assert screens(ui, game)[0] == "Red: Snow Storm"
    assert "Santa?" in screens(ui, game)[0], "once is enough for whoever holds it"


def test_who_saw_the_bot_play_is_asked_at_once(ui):
    from games.christmas_express.news import show

    game = dealt([SANTA, 2, 3, 4, 5], [STORM, 4, 4, 2, 3], at=(13, 40), turn=1)
    game.play((STORM,))
    show(ui, game, 0)
    assert "Santa?" in screens(ui, game)[0]


def test_the_question_does_not_count_as_the_news(ui):
    from games.christmas_express import news

    game = dealt([STORM, 4, 4, 2, 3], [SANTA, 2, 3, 4, 5], at=(13, 40))
    game.play((STORM,))
    ui.attic[news._SEEN] = before = (0, b"\x0d\x28")
    screens(ui, game)
    assert ui.attic[news._SEEN] == before


def test_what_does_not_fit_beside_a_bots_move_is_told_in_full_later(ui):
    from games.christmas_express import news

    game = trains(13, 40, 45)
    game.play((STORM,))
    game.play((NO,))
    ui.attic.clear()
    news.show(ui, game)  # "Green back 7 to 33": one row
    assert news._SEEN in ui.attic
    game.play((NO,))
    ui.attic.clear()
    news.show(ui, game)  # and "Gold back 7 to Candy Cane": three
    assert news._SEEN not in ui.attic


def test_trains_of_a_game_that_was_left_on_their_way_run_in_no_other(ui):
    """BACK held in that moment, then a game with other trains: they stand where they are."""
    from games.christmas_express import news

    ui.attic[news._RUN] = b"\x0d\x08\x05\x02"  # four of them
    assert news.run_from(ui, bytearray(b"\x0d\x08")) is None
    ui.attic[news._RUN] = b"\x0d\x08"
    assert news.run_from(ui, bytearray(b"\x0d\x09")) == b"\x0d\x08"
