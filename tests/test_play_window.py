# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""make play in a window, without a screen: keyboard, mouse and wheel in, a picture out."""

import os
import subprocess
import sys

import pytest
from conftest import ROOT

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

pygame = pytest.importorskip("pygame")

from hardware.desktop.machine import Machine  # noqa: E402
from hardware.desktop.play import Live, Quit  # noqa: E402
from hardware.desktop.window import Window, can_open  # noqa: E402

BOARDS = ["macropad", "picosystem", "pico_oled"]


class Desk:
    """A window over a Tinselbox whose clock goes on only when told."""

    def __init__(self, board):
        self.machine = Machine(board)
        self.machine.paint_at_once()
        self.live = Live(self.machine.bench)
        self.live.run(self.machine.console)
        self.window = Window(self.live)
        self.window.start()
        self.go(50)

    def go(self, ms):
        for _ in range(ms // 10):
            self.live.move()
            self.window.pump(0)
            self.machine.wait(10)

    def send(self, kind, **what):
        pygame.event.post(pygame.event.Event(kind, **what))
        self.go(50)

    def key(self, key, ms=50):
        self.send(pygame.KEYDOWN, key=key)
        self.go(ms)
        self.send(pygame.KEYUP, key=key)

    def open_about(self):
        """The last row of the menu, one up from the first."""
        self.key(pygame.K_UP)
        self.key(pygame.K_RETURN)

    def pixel(self, x, y):
        return tuple(pygame.display.get_surface().get_at((x, y)))[:3]

    def title(self):
        return self.machine.text()[0].strip()


@pytest.fixture(params=BOARDS)
def desk(request):
    desk = Desk(request.param)
    yield desk
    desk.window.stop()


@pytest.fixture
def one_desk():
    desk = Desk("pico_oled")
    yield desk
    desk.window.stop()


def test_the_picture_in_the_window_is_the_picture_of_the_board(desk):
    image = desk.machine.picture()
    surface = pygame.display.get_surface()
    assert surface.get_width() == image.width and surface.get_height() > image.height
    shown = pygame.image.tobytes(surface.subsurface((0, 0, *image.size)), "RGB")
    assert shown == image.tobytes()


def test_keys_move_choose_and_go_back(desk):
    first = desk.machine.text()
    frame = desk.machine.frame()
    desk.key(pygame.K_DOWN)
    assert desk.machine.frame() != frame
    desk.key(pygame.K_UP)
    assert desk.machine.text() == first and desk.machine.frame() == frame
    desk.open_about()
    assert desk.title().startswith("About")
    desk.key(pygame.K_ESCAPE)
    assert desk.title().startswith("Tinselbox")


def test_escape_held_goes_home_and_return_held_opens_the_pause_menu(desk):
    desk.open_about()
    desk.key(pygame.K_ESCAPE, 1200)
    assert desk.title().startswith("Tinselbox")
    desk.key(pygame.K_RETURN, 1200)
    paused = desk.machine.text()
    desk.key(pygame.K_ESCAPE)
    assert desk.title().startswith("Tinselbox")
    desk.key(pygame.K_m, 100)
    desk.go(1300)  # where there is no such key, OK is held instead
    assert desk.machine.text() == paused


def test_the_mouse_presses_the_key_it_points_at(desk):
    from tinsel import keys

    desk.key(pygame.K_UP)
    picture = desk.machine.picture()
    number = desk.live.fingers.number(keys.OK)
    places = [
        (x, y)
        for x in range(0, picture.width, 10)
        for y in range(0, picture.height, 10)
        if desk.window._picture.hit(x, y) == number
    ]
    x, y = places[len(places) // 2]
    desk.send(pygame.MOUSEBUTTONDOWN, button=1, pos=(x, y))
    before = desk.pixel(x - 20, y - 20), desk.pixel(x, y)
    desk.go(50)
    assert keys.OK in desk.live.down()
    desk.send(pygame.MOUSEBUTTONUP, button=1, pos=(x, y))
    assert keys.OK not in desk.live.down()
    assert desk.title().startswith("About")
    assert before != (desk.pixel(x - 20, y - 20), desk.pixel(x, y))  # it looked pressed


def test_a_click_beside_the_keys_does_nothing(one_desk):
    before = one_desk.machine.text()
    one_desk.send(pygame.MOUSEBUTTONDOWN, button=1, pos=(2, 2))
    one_desk.send(pygame.MOUSEBUTTONUP, button=1, pos=(2, 2))
    one_desk.send(pygame.MOUSEBUTTONDOWN, button=3, pos=(300, 500))
    assert one_desk.machine.text() == before


def test_the_wheel_turns(desk):
    frame = desk.machine.frame()
    desk.send(pygame.MOUSEWHEEL, y=-1, x=0)
    desk.go(200)
    assert desk.machine.frame() != frame
    desk.send(pygame.MOUSEWHEEL, y=1, x=0)
    desk.go(200)
    assert desk.machine.frame() == frame


def test_a_key_held_when_the_window_loses_the_keyboard_is_let_go(one_desk):
    one_desk.send(pygame.KEYDOWN, key=pygame.K_RETURN)
    assert one_desk.live.down()
    one_desk.send(pygame.WINDOWFOCUSLOST)
    assert not one_desk.live.down()


@pytest.mark.parametrize("event", [(pygame.QUIT, {}), (pygame.KEYDOWN, {"key": pygame.K_q})])
def test_closing_the_window_or_q_ends_it(event):
    desk = Desk("macropad")
    with pytest.raises(Quit):
        desk.send(event[0], **event[1])
    desk.window.stop()


def test_an_arrow_held_down_goes_on_turning_the_knob():
    desk = Desk("macropad")
    position = desk.machine.bench.encoder.position
    for _ in range(3):  # pygame repeats a key that is held
        desk.send(pygame.KEYDOWN, key=pygame.K_DOWN)
    assert desk.machine.bench.encoder.position == position + 3
    desk.window.stop()


def test_keys_typed_faster_than_fingers_are_taken_one_by_one():
    from tinsel import keys

    desk = Desk("macropad")
    for code in (keys.UP, keys.UP, keys.OK, keys.DOWN):
        desk.live.type(code)
    desk.go(400)
    assert desk.title().startswith("Settings") and " 2/" in desk.title()
    for _ in range(100):
        desk.live.type(keys.DOWN)
    assert len(desk.live._typed) <= 12
    desk.window.stop()


def test_over_ssh_and_without_a_screen_there_is_no_window(monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    assert not can_open()
    monkeypatch.setenv("DISPLAY", ":0")
    assert can_open()
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setenv("SSH_CONNECTION", "a 1 b 2")
    assert not can_open()


def test_a_screen_that_does_not_answer_is_said_and_the_terminal_is_tried(tmp_path):
    env = {key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"}
    env.update(DISPLAY=":4711", TINSELBOX_STATE=str(tmp_path / "state.bin"), WAYLAND_DISPLAY="")
    done = subprocess.run(
        [sys.executable, os.path.join(ROOT, "hardware", "desktop", "run.py"), "play"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=env,
        timeout=60,
    )
    assert done.returncode == 1
    first, second = done.stdout.strip().splitlines()
    assert first.startswith("No window can be opened (")
    assert "needs a screen or a terminal" in second
