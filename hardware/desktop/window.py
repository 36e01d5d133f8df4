# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Tinselbox in a window: the board as it lies there, played by keyboard, mouse and wheel."""

import os
import sys
import time

from hardware.desktop.picture import Picture
from hardware.desktop.play import Closed
from tinsel import keys

HELP = "arrows   Enter OK   Esc BACK   0-9   M Menu   U Undo   Q quit   or use the mouse"
_STRIP = 30  # pixels under the board for the line of help
_FRAME = 33  # ms: thirty pictures a second at the most
_UNSEEN = ("offscreen", "dummy")  # what SDL draws to when it finds no screen
_sleep = time.sleep


def can_open():
    """Is there a screen? Over SSH there is none, whatever the variables say."""
    if sys.platform in ("darwin", "win32"):
        return not os.environ.get("SSH_CONNECTION")
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _names(pygame):
    found = {
        pygame.K_UP: keys.UP,
        pygame.K_DOWN: keys.DOWN,
        pygame.K_LEFT: keys.LEFT,
        pygame.K_RIGHT: keys.RIGHT,
        pygame.K_RETURN: keys.OK,
        pygame.K_KP_ENTER: keys.OK,
        pygame.K_SPACE: keys.OK,
        pygame.K_BACKSPACE: keys.BACK,
        pygame.K_ESCAPE: keys.BACK,
        pygame.K_m: keys.MENU,
        pygame.K_u: keys.UNDO,
    }
    for n in range(10):
        found[pygame.K_0 + n] = keys.DIGIT + n
        found[pygame.K_KP_0 if n == 0 else pygame.K_KP_1 + n - 1] = keys.DIGIT + n
    return found


class Window:
    def __init__(self, live):
        self.live = live
        self._pygame = None
        self._down = {}  # what is held on the PC -> the key it holds on the board
        self._state = None
        self._next = 0

    def start(self):
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        try:
            import pygame

            pygame.display.init()
            pygame.font.init()
        except Exception as error:  # no pygame for this computer, no screen after all
            raise Closed(error) from None
        if pygame.display.get_driver() in _UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
            raise Closed("there is no screen that answers")
        self._pygame = pygame
        pygame.key.set_repeat(400, 120)
        pygame.display.set_caption("Tinselbox")
        self._names = _names(pygame)
        self._font = pygame.font.Font(None, 20)
        self._surface = None

    def stop(self):
        if self._pygame is not None:
            self._pygame.quit()

    def pump(self, seconds):
        """In place of a sleep: take what keyboard and mouse say, show what is new, then wait."""
        if self.live.console is not None:
            if self._surface is None:
                self._open()
            for event in self._pygame.event.get():
                self._take(event)
            now = self.live.clock.now
            if now >= self._next:
                self._next = now + _FRAME
                self._show()
        _sleep(seconds)

    def _open(self):
        self._picture = Picture(self.live.bench, self.live.board)
        width, height = self._picture.size
        self._surface = self._pygame.display.set_mode((width, height + _STRIP))

    def _take(self, event):
        pygame = self._pygame
        if event.type == pygame.QUIT:
            self.live.quit()
        elif event.type == pygame.KEYDOWN:
            if event.key == pygame.K_q:
                self.live.quit()
            code = self._names.get(event.key)
            if code is not None:
                self._press(event.key, self.live.fingers.plan(code), code)
        elif event.type == pygame.KEYUP:
            self._release(event.key)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            number = self._picture.hit(*event.pos)
            if number is not None:
                self._press("mouse", ("tap", number))
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release("mouse")
        elif event.type == pygame.MOUSEWHEEL:
            code = keys.UP if event.y > 0 else keys.DOWN
            for _ in range(min(abs(event.y), 10)):
                self.live.type(code)
        elif event.type == pygame.WINDOWFOCUSLOST:
            for held in list(self._down):
                self._release(held)
        elif event.type == pygame.WINDOWEXPOSED:
            self._state = None

    def _press(self, held, plan, code=None):
        """A key or the mouse goes down; only a knob takes notice when it repeats."""
        if plan is None:
            return
        how, number = plan
        if how == "turn":
            self.live.fingers.turn(number)
        elif held not in self._down:
            self._down[held] = number if how == "tap" else None
            if how == "tap":
                self.live.fingers.touch(number, True)
            else:
                self.live.type(code)

    def _release(self, held):
        number = self._down.pop(held, None)
        if number is not None:
            self.live.fingers.touch(number, False)

    def _show(self):
        down = self.live.down()
        state = self._picture.state(self.live.console, down)
        if state == self._state:
            return
        pygame = self._pygame
        image = self._picture.draw(self.live.console, down)
        surface = pygame.image.frombytes(image.tobytes(), image.size, "RGB")
        self._surface.fill((247, 245, 240))
        self._surface.blit(surface, (0, 0))
        words = self._font.render(HELP, True, (96, 92, 84))
        x = (image.width - words.get_width()) // 2
        self._surface.blit(words, (x, image.height + (_STRIP - words.get_height()) // 2 - 3))
        pygame.display.flip()
        self._state = state
