# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The start, the menu, the way home, the pause menu, and all that a new game folder needs."""

import os

import pytest
from ways import open_game, open_page, rows

from hardware.desktop.machine import Machine

BOARDS = ("macropad", "picosystem", "pico_oled")
TINY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "tiny_games")

# A whole game in a folder of its own: this is all that it takes.
TWENTY_FIVE_LINES = """
from tinsel.contract import OVER
TITLE, NOTE, MODES = "Snowball", "", (("Throw", "__init__"),)
ICON = bytes(24)

class Game:
    VERSION, ROOM = 1, 60
    def __init__(self, players, options=()):
        if players != 1:
            raise ValueError("One throws alone.")
        self.thrown = 0
    def turn(self): return 0 if self.thrown < 3 else OVER
    def moves(self): yield from ((1, far) for far in (5, 9)) if self.thrown < 3 else ()
    def play(self, move):
        if move not in self.moves():
            raise ValueError("Throw it 5 or 9 far.")
        self.thrown += 1
        self.far = move[1]
    def chance(self, pick): raise ValueError("No luck in it.")
    def scores(self): return [self.thrown and self.far]
    def worked(self, seat): return [(self.scores()[0], "the last throw")]
    def words(self, move): return f"throws {move[1]} far"
    def round(self): return self.thrown + 1
def start(ui):
    yield 0
    return 1, ()
"""


@pytest.mark.parametrize("board", BOARDS)
def test_the_start_picture_is_there_within_a_second_then_the_menu(board):
    machine = Machine(board, start=50)
    assert any(machine.frame())
    assert "Tinselbox" not in rows(machine)[0]
    machine.wait(950)
    assert rows(machine)[0].startswith("Tinselbox")
    assert "Dice and luck" in [title for _, title in machine.console.shelf.games]


@pytest.mark.parametrize("board", BOARDS)
def test_a_key_ends_the_start_picture(board):
    machine = Machine(board, start=150)
    machine.press("DOWN")
    assert rows(machine)[0].startswith("Tinselbox")


def test_a_new_game_folder_is_found_and_playable_and_nothing_else_is_edited(tmp_path):
    games = tmp_path / "games_here"
    (games / "snowball").mkdir(parents=True)
    (games / "snowball" / "__init__.py").write_text(TWENTY_FIVE_LINES)
    assert len(TWENTY_FIVE_LINES.strip().splitlines()) <= 26
    machine = Machine("pico_oled", games=games)
    assert rows(machine)[1] == "Snowball"
    machine.keys("OK OK OK DOWN OK")  # start, then 5, 5, 9 far
    assert rows(machine)[0] == "Game over"
    assert rows(machine)[1].split() == ["1.", "Red", "9"]
    machine.keys("DOWN OK")
    assert rows(machine)[0].startswith("Tinselbox")
    open_page(machine, "Records")
    assert rows(machine)[1].split() == ["Snowball", "1", "played"]
    assert rows(machine)[2].split() == ["1.", "Red", "9"]


def test_a_broken_game_folder_gets_a_sentence_and_the_others_stay(tmp_path):
    games = tmp_path / "games_there"
    for name, text in (("snowball", TWENTY_FIVE_LINES), ("wreck", "TITLE = ICON\n")):
        (games / name).mkdir(parents=True)
        (games / name / "__init__.py").write_text(text)
    machine = Machine("picosystem", games=games)
    said = " ".join(rows(machine))
    assert "Please note" in said and "wreck" in said
    machine.press("OK")
    assert rows(machine)[1] == "Snowball"


def test_without_any_game_there_is_still_a_menu(tmp_path):
    machine = Machine("pico_oled", games=tmp_path / "none")
    assert rows(machine)[1] == "Records"


@pytest.mark.parametrize("board", BOARDS)
def test_a_game_in_progress_stands_on_top_and_holding_back_goes_home_with_it_kept(board):
    machine = Machine(board, games=TINY)
    machine.keys("OK OK OK")  # Gift Shelf: take, put
    before = machine.text()
    machine.hold("BACK")
    assert rows(machine)[1].startswith("Continue Gift")
    machine.press("OK")
    assert machine.text() == before


@pytest.mark.parametrize("board", BOARDS)
def test_after_a_pulled_battery_the_game_goes_on_where_it_stood(board):
    machine = Machine(board, games=TINY)
    machine.keys("OK OK OK OK")
    before, frame = machine.text(), machine.frame()
    again = Machine(board, flash=machine.pull(), games=TINY)
    assert rows(again)[1].startswith("Continue Gift")
    again.press("OK")
    assert (again.text(), again.frame()) == (before, frame)


def test_holding_back_goes_home_from_every_screen_that_keys_can_reach():
    machine = Machine("pico_oled")
    ways = (
        lambda: open_game(machine, "dice"),
        lambda: open_game(machine, "dice", 1),
        lambda: open_page(machine, "Records"),
        lambda: open_page(machine, "Settings"),
        lambda: machine.keys("UP*2 OK UP OK OK DOWN OK"),  # typing a name
        lambda: open_page(machine, "About"),
        lambda: machine.keys("hold:OK"),
    )
    for go in ways:
        go()
        assert not rows(machine)[0].startswith("Tinselbox")
        machine.hold("BACK")
        assert rows(machine)[0].startswith("Tinselbox")


def test_back_steps_back_one_screen_at_a_time():
    machine = Machine("pico_oled")
    titles = []
    open_game(machine, "dice")
    machine.keys("DOWN OK")
    for _ in range(4):
        titles.append(rows(machine)[0].split()[0])
        machine.press("BACK")
    assert titles == ["Which", "Mix", "2d6", "Dice"]
    assert rows(machine)[0].startswith("Tinselbox")


def test_the_footer_names_ok_and_back_as_the_board_does():
    for board, ok, back in (
        ("pico_oled", "OK Roll", "BACK Leave"),
        ("picosystem", "A Roll", "B Leave"),
    ):
        machine = Machine(board)
        open_game(machine, "dice")
        assert rows(machine)[-1].startswith(ok) and rows(machine)[-1].endswith(back)


@pytest.mark.parametrize("board", BOARDS)
def test_every_word_on_the_keys_is_true_on_the_menu(board):
    machine = Machine(board)
    assert {word for _, word in machine.legend()} >= {"Up", "Down", "Choose", "Home"}


# --- the pause menu


def test_the_pause_menu_comes_over_any_screen_and_leaves_it_as_it_was():
    machine = Machine("picosystem", dice=[3, 5])
    open_game(machine, "dice")
    machine.keys("OK wait:1")
    before = machine.frame(), machine.text(), machine.legend()
    machine.press("MENU")
    assert rows(machine)[0] == "Pause"
    machine.press("BACK")
    assert (machine.frame(), machine.text(), machine.legend()) == before


def test_undo_and_redo_are_in_the_pause_menu_when_there_is_something_to_undo():
    machine = Machine("pico_oled", games=TINY)
    machine.press("OK")
    start = machine.text()
    machine.hold("OK")
    assert "Undo" not in rows(machine)
    machine.keys("BACK OK")  # take the first gift
    taken = machine.text()
    assert taken != start
    machine.keys("hold:OK DOWN")
    assert rows(machine)[2] == "Undo"
    machine.press("OK")
    assert machine.text() == start
    machine.keys("hold:OK DOWN OK")  # Redo stands there now
    assert machine.text() == taken


def test_holding_left_undoes_again_and_again_to_the_start_also_after_power_off():
    machine = Machine("pico_oled", games=TINY)
    machine.press("OK")
    seen = [machine.text()]
    for _ in range(6):
        machine.press("OK")
        seen.append(machine.text())
    for undone in range(6):
        if undone == 3:
            machine = Machine("pico_oled", flash=machine.pull(), games=TINY)
            machine.press("OK")
        seen.pop()
        machine.hold("LEFT")
        assert machine.text() == seen[-1]
    machine.hold("LEFT")  # nothing more to undo
    assert machine.text() == seen[0]


def test_history_tells_the_moves_newest_first_and_shows_the_scores_then():
    machine = Machine("picosystem", games=TINY)
    machine.keys("OK OK OK MENU DOWN*2 OK")
    told = rows(machine)
    assert told[0].startswith("History")
    assert "puts it on" in told[2] and "takes the" in told[3] and told[4].split()[1] == "*"
    machine.keys("DOWN*2 OK")
    assert "takes the" in " ".join(rows(machine))
    machine.press("OK")
    assert rows(machine)[0] == "Scores then"


def keys_now(machine):
    machine.keys("MENU UP*3 OK")
    assert rows(machine)[0].startswith("Keys now")
    lines = set(rows(machine)[1:-1])
    machine.keys("DOWN*9")
    return lines | set(rows(machine)[1:-1])


@pytest.mark.parametrize(
    "board, there, nowhere",
    [
        ("macropad", {"Knob: -1", "0-9: Type", "hold OK: this menu"}, {"UP", "LEFT", "RIGHT"}),
        ("pico_oled", {"UP: +1", "RIGHT: +10", "hold OK: this menu"}, {"0-9", "Knob"}),
    ],
)
def test_where_digits_are_typed_only_the_keys_that_are_there_are_told(board, there, nowhere):
    machine = Machine(board)
    machine.keys("pick:TRACK pick:Score_form OK")
    lines = keys_now(machine)
    assert there <= lines
    assert not nowhere & {line.partition(":")[0] for line in lines}


def test_what_the_keys_do_tells_of_the_screen_beneath():
    machine = Machine("pico_oled")
    open_game(machine, "dice")
    machine.keys("hold:OK DOWN OK")
    assert rows(machine)[0].startswith("Keys now")
    assert "OK: Roll" in rows(machine)


def test_sound_off_in_the_pause_menu_is_remembered():
    machine = Machine("pico_oled")
    machine.keys("hold:OK DOWN*2 OK")
    assert machine.console.settings.mute == 1
    again = Machine("pico_oled", flash=machine.pull())
    assert again.console.settings.mute == 1


@pytest.mark.parametrize(
    "board, line", [("pico_oled", "hold LEFT: undo"), ("picosystem", "Y: undo")]
)
def test_undo_is_shown_while_a_game_is_played_and_only_then(board, line):
    from hardware.desktop import legend

    machine = Machine(board, games=TINY)
    assert "Undo" not in [word for _, word in legend.legend(machine.board, machine.console)]
    machine.keys("OK OK")
    assert machine.console.ui.story
    assert "Undo" in [word for _, word in legend.legend(machine.board, machine.console)]
    machine.keys("MENU DOWN*3 OK")  # Go on, Undo, History, What the keys do
    page = rows(machine)
    for _ in range(8):
        machine.press("DOWN")
        page += rows(machine)
    assert line in page, page


@pytest.mark.parametrize(
    "text, cols, shown",
    [
        ("13 Green to 33", 14, "13 Green to 33"),
        ("13 Green to 33", 13, "13 Green to"),  # never "to 3"
        ("Reindeer Rivals", 10, "Reindeer"),
        ("13 Green to 33", 12, "13 Green to "),
        ("4 Green to 12", 12, "4 Green to "),
        ("Decs Building", 9, "Decs Buil"),
        ("goes over to Red", 15, "goes over to Re"),
    ],
)
def test_no_number_is_cut_in_half_where_words_are(text, cols, shown):
    from tinsel.words import fitted

    assert fitted(text, cols).strip() == shown.strip()


def test_the_history_rather_cuts_a_name_than_a_number():
    machine = Machine("pico_oled")
    from tinsel import history

    ui = machine.console.ui
    assert history._line(ui, (0, 1, 9, "Express to 3")) == "9 Green Express to 3"
    assert history._line(ui, (0, 1, 13, "Express to 33")) == "13 Gr Express to 33"
    assert history._line(ui, (0, 1, 13, "Express over the bridge")) == "13 Gr Express over th"
