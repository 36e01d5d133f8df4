# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""make play in a terminal: the real program behind a real pty, and every pixel in its letters."""

import errno
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time

import pytest
from conftest import ROOT

from hardware.desktop import terminal
from hardware.desktop.machine import Machine
from hardware.desktop.picture import Picture
from tinsel import keys as k

BOARDS = ["macropad", "picosystem", "pico_oled"]
LIMIT = 20  # seconds until a terminal that shows nothing has failed


class Player:
    """Somebody at a terminal of that size, who waits no longer than needed."""

    def __init__(self, folder, columns=80, rows=24, board="macropad", term="screen", **more):
        self.state = os.path.join(str(folder), "state.bin")
        self.mine, theirs = pty.openpty()
        self.resize(columns, rows)
        self.before = termios.tcgetattr(theirs)
        unwanted = ("DISPLAY", "COLUMNS", "LINES")  # the size is the terminal's own
        env = {key: value for key, value in os.environ.items() if key not in unwanted}
        env.update(BOARD=board, TERM=term, TINSELBOX_STATE=self.state, COLORTERM="truecolor")
        env.update(TINSELBOX_SHOW="terminal", **more)
        self.process = subprocess.Popen(
            [sys.executable, os.path.join(ROOT, "hardware", "desktop", "run.py"), "play"],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=env,
            start_new_session=True,
            preexec_fn=self._sit_down,
        )
        self.theirs = theirs  # kept open: its settings are looked at afterwards
        self.seen = ""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.mine)
        os.close(self.theirs)

    @staticmethod
    def _sit_down():
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # as a shell does with what it starts with &

    def resize(self, columns, rows):
        fcntl.ioctl(self.mine, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def type(self, text):
        os.write(self.mine, text.encode())

    def until(self, words, fresh=True):
        """Read until those words are there; what came before them is forgotten."""
        end = time.monotonic() + LIMIT
        plain = ""
        while True:
            plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", self.seen)
            if words in plain or words in self.seen:
                self.seen = "" if fresh else self.seen
                return plain
            assert time.monotonic() < end, f"{words!r} never came: {plain[-600:]!r}"
            if select.select([self.mine], [], [], 0.05)[0]:
                try:
                    self.seen += os.read(self.mine, 65536).decode("utf-8", "replace")
                except OSError as error:
                    assert error.errno == errno.EIO and words in self.seen
            elif self.process.poll() is not None:
                assert words in self.seen or words in plain, f"ended: {plain[-600:]!r}"

    def ends(self):
        """Its exit code, once it has given the terminal back as it was."""
        self.until("\x1b[?1049l", fresh=False)
        assert "\x1b[?25h" in self.seen
        code = self.process.wait(LIMIT)
        assert termios.tcgetattr(self.theirs) == self.before
        return code


@pytest.mark.parametrize("board, word", list(zip(BOARDS, ["5 Choose", "A Choose", "OK Choose"])))
def test_the_menu_opens_keys_move_and_q_gives_the_terminal_back(tmp_path, board, word):
    with Player(tmp_path, 80, 40, board) as player:
        player.until("\x1b[?1049h")
        player.until(word)
        player.type("\x1b[B")  # DOWN: the next row is chosen, so rows are drawn anew
        player.until("\x1b[4;1H" if board != "picosystem" else "\x1b[5;1H")
        player.type("q")
        assert player.ends() == 0
        assert not os.path.exists(player.state) or os.path.getsize(player.state) == 4096


def test_held_keys_home_and_the_pause_menu(tmp_path):
    with Player(tmp_path, 80, 24) as player:
        player.until("OK Choose")
        player.type("\x1b[A\r")  # up from the first is the last: About
        player.until("BACK Home")
        player.type("B")
        player.until("OK Choose")
        player.type("O")
        player.until("BACK Go on")
        player.type("\x1b")
        player.until("OK Choose")
        player.type("m")
        player.until("BACK Go on")
        player.type("\x03")
        assert player.ends() == 0


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_gives_the_terminal_back(tmp_path, told):
    with Player(tmp_path) as player:
        player.until("OK Choose")
        player.process.send_signal(told)
        assert player.ends() == 0


def test_ctrl_c_before_the_menu_gives_the_terminal_back(tmp_path):
    with Player(tmp_path) as player:
        player.until("\x1b[?1049h", fresh=False)
        player.type("\x03")
        assert player.ends() == 0


def test_a_terminal_that_is_too_small_says_how_large_and_follows_when_it_grows(tmp_path):
    with Player(tmp_path, 40, 12) as player:
        shown = player.until("q quits.")
        assert "This terminal has 40 x 12 letters." in shown
        need = re.search(r"MacroPad RP2040 needs (\d+) x (\d+)", shown)
        player.resize(int(need[1]), int(need[2]))
        assert "⠤" in player.until("OK Choose")
        player.type("q")
        assert player.ends() == 0


def test_memory_is_kept_in_a_file_between_two_runs(tmp_path):
    with Player(tmp_path) as player:
        player.until("OK Choose")
        player.type("\x1b[A\x1b[A\r")  # Settings
        player.until("Change")
        player.type("\x1b[D")  # LEFT: the display a tenth darker
        player.type("B")
        player.until("OK Choose")
        player.type("q")
        assert player.ends() == 0
    from hardware.desktop.flash import Flash

    assert Machine(flash=Flash(path=player.state)).console.settings.display == 7


def test_a_memory_that_cannot_be_read_is_said_and_played_without(tmp_path):
    os.mkdir(tmp_path / "state.bin")
    with Player(tmp_path) as player:
        player.until("The memory file cannot be read")
        player.until("OK Choose")
        player.type("q")
        assert player.ends() == 0


def test_without_a_terminal_there_is_a_sentence(tmp_path):
    for env, words in (
        ({"BOARD": "nonsense"}, "BOARD is one of: macropad, picosystem, pico_oled."),
        ({"TINSELBOX_SHOW": "terminal"}, "needs a screen or a terminal"),
    ):
        done = subprocess.run(
            [sys.executable, os.path.join(ROOT, "hardware", "desktop", "run.py"), "play"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            env=dict(os.environ, TINSELBOX_STATE=str(tmp_path / "s"), **env),
        )
        assert done.returncode in (1, 2)
        assert words in done.stdout and done.stderr == ""


def test_a_dumb_terminal_gets_a_sentence(tmp_path):
    with Player(tmp_path, term="dumb") as player:
        player.until("TERM is dumb")
        assert player.process.wait(LIMIT) == 1


# --- the letters


def cells(line):
    """A line of coloured text as (letter, pen, paper)."""
    found = []
    pen = paper = None
    for code, letter in re.findall(r"\x1b\[([0-9;]*)m|(.)", line):
        if letter:
            found.append((letter, pen, paper))
        elif code.startswith("38;2;"):
            numbers = [int(number) for number in code.split(";")]
            pen, paper = tuple(numbers[2:5]), tuple(numbers[7:10])
    return found


def pixels(lines, how):
    """The pixels that those letters show."""
    across, down = {"half": (1, 2), "quarter": (2, 2), "dots": (2, 4)}[how]
    rows = []
    for line in lines:
        band = [[] for _ in range(down)]
        for letter, pen, paper in cells(line):
            for y in range(down):
                for x in range(across):
                    band[y].append(pen if dot(letter, x, y, how) else paper)
        rows += band
    return rows


def dot(letter, x, y, how):
    if letter == " ":
        return False
    if how == "half":
        return y == 0
    if how == "quarter":
        return bool(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".index(letter) >> (2 * y + x) & 1)
    return bool(ord(letter) - 0x2800 & (0x40 << x if y == 3 else 1 << (y + 3 * x)))


@pytest.fixture
def deep(monkeypatch):
    monkeypatch.setenv("COLORTERM", "truecolor")


@pytest.mark.parametrize(
    "how, columns, rows", [("half", 140, 50), ("quarter", 80, 60), ("dots", 80, 24)]
)
def test_every_pixel_of_the_menu_is_there(deep, how, columns, rows):
    machine = Machine("pico_oled")
    picture = Picture(machine.bench, machine.board)
    page = terminal.page(picture, machine.console, columns, rows)
    assert terminal.style(128, 64, columns, rows - 3) == how
    shown = pixels(page[: {"half": 32, "quarter": 32, "dots": 16}[how]], how)
    glass = picture.glass()
    assert shown == [[glass.getpixel((x, y)) for x in range(128)] for y in range(64)]


def test_the_colour_display_keeps_every_pixel_where_there_is_room(deep):
    machine = Machine("picosystem")
    picture = Picture(machine.bench, machine.board)
    shown = pixels(terminal.page(picture, machine.console, 140, 70)[:60], "half")
    glass = picture.glass()
    # At scale 2 each pixel is drawn as four.
    assert shown == [[glass.getpixel((2 * x, 2 * y)) for x in range(120)] for y in range(120)]


def test_light_rows_are_dark_dots_on_light_so_that_they_can_be_read(deep):
    light, dark = (200, 200, 200), (0, 0, 0)
    row = [light] * 20
    row[9] = dark
    found = cells(terminal.lines([list(row) for _ in range(4)], 20, 4, "dots")[0])
    assert found[4] == (chr(0x2800 + 0xB8), dark, light)
    assert found[0] == (" ", light, light)


def test_a_terminal_that_knows_few_colours_gets_the_nearest_of_256(monkeypatch):
    monkeypatch.delenv("COLORTERM", raising=False)
    line = terminal.lines([[(255, 0, 0)], [(0, 0, 0)]], 1, 2, "half")[0]
    assert line == "\x1b[38;5;196;48;5;16m▀\x1b[0m"
    for grey in range(256):
        assert 16 <= int(terminal._rgb((grey, grey, grey))[2:]) <= 255


@pytest.mark.parametrize("board", BOARDS)
def test_nothing_is_wider_or_longer_than_the_terminal(board):
    machine = Machine(board)
    picture = Picture(machine.bench, machine.board)
    for keys in ("", "UP*2 OK", "BACK hold:OK"):
        machine.keys(keys)
        for columns, rows in ((80, 40), (100, 60), (140, 70), (60, 40), (200, 100)):
            page = terminal.page(picture, machine.console, columns, rows)
            assert len(page) <= rows
            assert max(len(terminal._plain(line)) for line in page) <= columns


def test_a_page_for_too_small_a_terminal_fits_it():
    machine = Machine("picosystem")
    picture = Picture(machine.bench, machine.board)
    for columns, rows in ((1, 1), (10, 3), (59, 24), (80, 10)):
        page = terminal.page(picture, machine.console, columns, rows)
        assert len(page) <= rows and max(map(len, page)) <= columns


# --- what is typed


def test_every_key_that_the_help_names_is_understood():
    assert terminal.typed(b"\x1b[A\x1b[B\x1b[C\x1b[D") == [
        (code, False) for code in (k.UP, k.DOWN, k.RIGHT, k.LEFT)
    ]
    assert terminal.typed(b"\x1bOA") == [(k.UP, False)]
    assert terminal.typed(b"\r\n ") == [(k.OK, False)] * 3
    assert terminal.typed(b"\x1b") == terminal.typed(b"\x7f") == [(k.BACK, False)]
    assert terminal.typed(b"mu") == [(k.MENU, False), (k.UNDO, False)]
    assert terminal.typed(b"BLO") == [(k.BACK, True), (k.LEFT, True), (k.OK, True)]
    assert terminal.typed(b"0123456789") == [(k.DIGIT + n, False) for n in range(10)]
    assert terminal.typed(b"2q3") == [(k.DIGIT + 2, False), "quit", (k.DIGIT + 3, False)]


def test_keys_that_mean_nothing_here_do_nothing():
    # F5, page up, a mouse's report, Alt-x, an umlaut
    for data in (b"\x1b[15~", b"\x1b[5~", b"\x1b[<0;10;20M", b"\x1bx", "ü".encode(), b"\x00\xff"):
        assert terminal.typed(data) == [], data


def test_a_key_that_comes_in_two_pieces_is_waited_for():
    for whole in (b"\x1b[A", b"\x1bOA", b"2\x1b[15~"):
        for cut in range(whole.index(b"\x1b") + 1, len(whole)):
            assert terminal.unfinished(whole[:cut])
        assert not terminal.unfinished(whole)
    assert not terminal.unfinished(b"2\r")


def test_two_at_once_do_not_write_over_each_other(tmp_path, capsys):
    from hardware.desktop import play

    path = str(tmp_path / "state.bin")
    flash, held = play._memory(path)
    other, not_held = play._memory(path)
    assert held and not_held is None and flash.path == path and other.path is None
    assert "open already" in capsys.readouterr().out
    held.close()
    assert play._memory(path)[0].path == path
