# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Persons and bots at one table: who decides, the curtain between hands, undo past the bots."""

import pytest
from ways import rows

from hardware.desktop.machine import Machine

# Three cards each, one a turn; the highest total wins. Hands are hidden, a bot plays its lowest.
SECRET_SANTA = """
from tinsel import seats
from tinsel.contract import CHANCE, OVER
TITLE, NOTE, MODES = "Secret Santa", "", (("Play", "__init__"),)
ICON = bytes(24)
HIDDEN = True
ASK = True

class Game:
    VERSION, ROOM = 1, 200
    def __init__(self, players, options=()):
        self.players = players
        self.hands = [[] for _ in range(players)]
        self.sums = [0] * players
        self.played = 0
    def turn(self):
        if len(self.hands[-1]) + self.played // self.players < 3 and not self.played:
            return CHANCE
        return OVER if self.played == 3 * self.players else self.played % self.players
    def moves(self):
        if self.turn() == CHANCE:
            for card in range(1, 10):
                yield (1, card)
        elif self.turn() != OVER:
            for card in sorted(set(self.hands[self.turn()])):
                yield (2, card)
    def play(self, move):
        if move not in self.moves():
            raise ValueError("Play a card that you hold.")
        if move[0] == 1:
            seat = min(range(self.players), key=lambda seat: len(self.hands[seat]))
            self.hands[seat].append(move[1])
        else:
            seat = self.turn()
            self.hands[seat].remove(move[1])
            self.sums[seat] += move[1]
            self.played += 1
    def chance(self, pick): return (1, 1 + pick(9))
    def scores(self): return list(self.sums)
    def worked(self, seat): return [(self.sums[seat], "cards")]
    def words(self, move): return "is dealt a card" if move[0] == 1 else f"plays {move[1]}"
    def round(self): return 1 + self.played // self.players

def bot(game, seat, strength, pick):
    for _ in range(20):
        yield
    return (2, min(game.hands[seat]))

def show(ui, game, seat=None):
    ui.wipe()
    hand = "hidden" if seat is None else str(game.hands[seat])
    ui.row(0, f"hand {hand}")

def start(ui):
    answer = yield from seats.ask(ui, TITLE, 2, 4)
    return None if answer is None else (answer[0], (), answer[1])
"""


@pytest.fixture
def box(tmp_path):
    games = tmp_path / "games_seats"
    (games / "secret").mkdir(parents=True)
    (games / "secret" / "__init__.py").write_text(SECRET_SANTA)

    def box(board="pico_oled", **more):
        return Machine(board, games=games, **more)

    return box


def test_seats_are_asked_with_bots_opposite_a_person_to_begin_with(box):
    machine = box("picosystem")
    machine.press("OK")
    assert [row.split() for row in rows(machine)[1:4]] == [
        ["Players", "<2>"],
        ["Red", "person"],
        ["Green", "bot,", "fair"],
    ]
    machine.keys("RIGHT DOWN*3 LEFT*2")
    assert rows(machine)[1].split() == ["Players", "3"]
    assert rows(machine)[4].split() == ["Gold", "<person>"]
    machine.keys("UP LEFT")
    assert rows(machine)[3].split() == ["Green", "<bot,", "easy>"]


def test_a_bot_thinks_plays_and_is_seen_and_the_person_decides_next(box):
    machine = box(dice=[4, 7])
    machine.keys("OK OK")
    assert rows(machine)[0].startswith("Red")
    machine.press("OK")
    assert rows(machine)[0] == "Green thinks"
    machine.wait(500)
    assert rows(machine)[0].startswith("Green: plays")
    machine.wait(1500)
    assert rows(machine)[0].startswith("Red")
    assert machine.console.ui.story.game.played == 2


def test_ok_goes_on_at_once_after_a_bot_and_back_leaves_with_the_game_kept(box):
    machine = box()
    machine.keys("OK OK OK wait:0.5 OK")
    assert rows(machine)[0].startswith("Red")
    machine.keys("OK BACK")  # leave while the bot thinks
    assert rows(machine)[1].startswith("Continue Secret")
    machine.keys("OK wait:1")
    assert rows(machine)[0].startswith("Green: plays")


def test_power_gone_in_the_middle_of_a_bots_turn_loses_nothing(box):
    machine = box()
    machine.keys("OK OK OK")
    assert rows(machine)[0] == "Green thinks"
    again = box(flash=machine.pull())
    again.press("OK")
    assert rows(again)[0] == "Green thinks"
    again.wait(3000)
    assert again.console.ui.story.game.played == 2


def test_undo_takes_back_the_bots_answer_too_and_redo_brings_both(box):
    machine = box()
    machine.keys("OK OK")
    first = machine.text()
    machine.keys("OK wait:3")
    second = machine.text()
    assert machine.console.ui.story.game.played == 2
    machine.hold("LEFT")
    assert machine.text() == first
    machine.keys("hold:OK DOWN OK")  # Redo
    assert machine.text() == second


def two_persons(machine):
    machine.keys("OK DOWN*2 RIGHT*2 OK")  # Green: bot, fair -> strong -> person


def test_the_curtain_goes_up_between_persons_and_shows_nothing(box):
    machine = box()
    two_persons(machine)
    assert rows(machine)[0] == "Hand it over"
    assert "Hand it to Red" in rows(machine)
    machine.press("OK")
    assert rows(machine)[1].startswith("plays")
    machine.press("OK")
    assert "Hand it to Green" in rows(machine)
    assert not [row for row in rows(machine) if "plays" in row]
    for key in ("UP", "DOWN", "LEFT", "RIGHT"):
        machine.press(key)
        assert "Hand it to Green" in rows(machine)
    machine.press("OK")
    assert rows(machine)[1].startswith("plays")


def test_the_curtain_is_up_after_power_off_in_the_middle_of_somebodys_turn(box):
    machine = box()
    two_persons(machine)
    machine.press("OK")
    assert rows(machine)[1].startswith("plays")
    again = box(flash=machine.pull())
    again.press("OK")
    assert "Hand it to Red" in rows(again)


def test_undo_to_another_persons_turn_puts_the_curtain_up(box):
    machine = box()
    two_persons(machine)
    machine.keys("OK OK OK")  # Red plays, Green looks
    machine.hold("LEFT")
    assert "Hand it to Red" in rows(machine)


def test_undo_at_the_curtain_asks_whom_it_is_handed_back_to(box):
    machine = box()
    two_persons(machine)
    machine.keys("OK OK")  # Red plays; it is still in Red's hands, or on its way
    assert "Hand it to Green" in rows(machine)
    machine.hold("LEFT")
    assert "Hand it to Red" in rows(machine)


def test_history_tells_nothing_that_is_hidden(box):
    machine = box(dice=[4, 7])
    two_persons(machine)
    machine.keys("OK OK OK hold:OK DOWN*2 OK")
    assert rows(machine)[0].startswith("History")
    seen = ""
    for _ in range(7):
        seen += " ".join(rows(machine))
        machine.press("DOWN")
    assert "dealt a card" in seen and "dealt 4" not in seen
    machine.keys("OK OK")
    assert "hand hidden" in rows(machine)


def test_a_person_alone_among_bots_sees_no_curtain_and_their_own_hand(box):
    machine = box(dice=[4, 7])
    machine.keys("OK OK")
    assert rows(machine)[1].startswith("plays")
    machine.press("OK")
    assert "hidden" not in " ".join(rows(machine))


def test_the_standings_place_equals_together_and_light_the_winners(box):
    machine = box(dice=[5])  # everybody holds the same
    machine.keys("OK OK")
    for _ in range(3):
        machine.keys("OK wait:3")
    assert rows(machine)[0] == "Game over"
    assert [row.split()[:2] for row in rows(machine)[1:3]] == [["1.", "Red"], ["1.", "Green"]]
    assert sum(any(light) for light in machine.lights()) == 2
    machine.press("OK")
    assert rows(machine)[1].split() == ["cards", "+15"]


def test_a_tie_that_the_game_broke_has_one_first_place_and_one_light(box):
    machine = box(dice=[5])
    machine.keys("OK OK")
    type(machine.console.ui.story.game).won = lambda game: 1
    for _ in range(3):
        machine.keys("OK wait:3")
    assert [row.split()[:2] for row in rows(machine)[1:3]] == [["1.", "Green"], ["2.", "Red"]]
    assert sum(any(light) for light in machine.lights()) == 1


@pytest.mark.parametrize(
    "names, letters, short",
    [
        (("Red", "Green", "Gold"), 2, ["Re", "Gr", "Go"]),
        (("Grandma", "Grandpa", "Mum"), 5, ["Granm", "Granp", "Mum"]),
        (("Grandma", "Green", "Grandpa"), 2, ["Gm", "Ge", "Gp"]),
        (("Al", "Alex", "Alexa"), 2, ["Al", "Ae", "Aa"]),
        (("Anna", "Anna", "Ann"), 3, ["Ana", "Ana", "Ann"]),  # who has the same name has it
    ],
)
def test_names_that_begin_alike_are_told_apart_where_they_are_cut(names, letters, short):
    settings = Machine("pico_oled").console.ui.settings
    for seat, name in enumerate(names):
        settings.take_seat(seat, name, seat)
    assert [settings.short_name(seat, letters) for seat in range(len(names))] == short


def test_undo_is_heeded_also_while_luck_is_shown():
    """The roll of the second turn is on the screen: what led to it is taken back at once."""
    machine = Machine("picosystem")
    machine.keys("pick:TRACK pick:Play OK wait:2 OK")
    while not rows(machine)[0].startswith("Turn 2 of"):
        machine.keys("OK wait:2")
    assert ("Y", "Undo") in machine.legend()
    moves = machine.console.ui.story.moves
    machine.keys("UNDO")
    assert machine.console.ui.story.moves < moves
    assert not rows(machine)[0].startswith("Turn 2 of")
