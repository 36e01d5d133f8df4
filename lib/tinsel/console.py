# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The loop: keys and time in, one screen at a time, a frame and lights out."""

import gc
import sys
import time

from micropython import const

from tinsel import clock, sound, widgets  # noqa: F401 - widgets: many modules hold it
from tinsel.chance import Chance
from tinsel.hands import Hands
from tinsel.journal import Journal
from tinsel.keys import BACK, HOME, LONG, MENU, OK
from tinsel.lights import Lights
from tinsel.screen import Screen
from tinsel.settings import Settings
from tinsel.shelf import Shelf, forget, load  # noqa: F401 - Shelf stays, for who loads a game

_MINUTE = const(60000)
_DIM = const(1)
_BLANK = const(2)
_ASLEEP = const(300)  # ms after waking: the rest of a fistful of keys, or of a spin, is no press
_OFTEN = const(3)  # a loop that broke so often goes on without lights and sound

_LABELS = "adafruit_display_text"  # 25 KB on the VM: for pictures that pass, not for games
_OURS = "tinsel"
# What is loaded by now is needed always. All that comes later goes again: memory is worth more.
_STAYS = set(sys.modules)


class Console:
    """Holds the board, the memory and the screen that runs; knows no game by name."""

    def __init__(self, board, nvm=None, games="games", source=None, trouble=()):
        self.board = board
        self.games = games
        self.trouble = list(trouble)  # sentences that the first screen shows
        self.memory = Journal(nvm)
        if self.memory.trouble:
            self.trouble.append(self.memory.trouble)
        self.settings = Settings(self.memory, self.trouble)
        self.screen = self.ui = ui = Screen(board.display, board.SCALE, board.COLOUR)
        for code, label, _, _ in reversed(board.keys.pads):
            if code == OK:
                ui.ok_key = label
            elif code == BACK:
                ui.back_key = label
        self.lights = Lights(board.lights, board.RING, board.keys)
        self.hands = Hands(board.keys)
        ui.console = self
        ui.memory = self.memory
        ui.settings = self.settings
        ui.lights = self.lights
        ui.sound = sound.Sound(board.sound)
        ui.chance = Chance(source)
        ui.attic = {}  # what a tool wants to find again until power goes
        self.apply()
        self._tired = 0  # how idle: awake, dim or blank
        self._stirred = clock.now()  # when somebody last pressed a key
        self._drowsy = False  # it has just been woken
        self._deadline = 0
        self._timed = False
        self._over = None  # the pause menu, when it lies over a screen
        self._kept = self._lit = None  # the page beneath it, and its lights
        self._rest = None  # how long the screen beneath is still willing to wait
        self.kind = None  # the game that somebody is in, also while it is loaded
        self._running = None
        self._stumbles = 0  # how often the loop itself broke
        from tinsel import home

        self._go(home.start(self.ui))
        self._send(None)

    # --- the loop

    def run(self, watchdog=None):
        """For ever. The watchdog is fed here and nowhere else: a hang anywhere ends in a reset."""
        while True:
            self.step()
            if watchdog is not None:
                watchdog.feed()
            time.sleep(0.005)

    def step(self):
        """One look at the keys and the clock; never waits, and makes no garbage when idle."""
        try:
            now = clock.now()
            key = self.hands.read(now, self.screen.digits)
            if self.hands.raw or key:
                if self._tired:
                    self._wake(now)
                    return
                if self._drowsy:
                    self.hands.forget()
                    key = 0
                else:
                    self._stirred = now
            if self._drowsy and clock.since(self._stirred, now) >= _ASLEEP:
                self._drowsy = False
            if key:
                self._send(key)
            elif self._timed and clock.reached(self._deadline, now):
                self._send(None)
            self._doze(now)
            if self._stumbles < _OFTEN:
                self.ui.sound.tick(now)
                self.lights.tick(now)
        except Exception as error:
            self._stumble(error)

    def _stumble(self, error):
        """The loop itself broke. It says so, and plays on; at last without lights and sound."""
        if self._stumbles < _OFTEN:
            self._stumbles += 1
            try:
                self._timed = False
                self._crash(error)
                self.show()
            except Exception:
                pass  # not even the page: keys and the game may still work

    def _send(self, key):
        """Hand a key, or the end of a wait, to the screen that runs; then show what it drew."""
        try:
            wait = self._hand(key)
        except Exception as error:
            wait = self._crash(error)
        self._timed = wait is not None
        if self._timed:
            self._deadline = clock.after(clock.now(), wait)
        self.show()

    def _hand(self, key):
        if key == HOME:
            self._go(self._home(True))
            key = None
        elif key == MENU and self._over is None:
            self._cover()
            key = None
        elif key is not None and key < LONG:
            self.ui.sound.play(sound.TICK if key == BACK else sound.CLICK)
        while True:
            screen = self._running if self._over is None else self._over
            try:
                return screen.send(key)
            except StopIteration as done:
                key = done.value
            if hasattr(key, "send"):  # the menu says what comes next, and makes room for it
                self._running = key
                self.screen.uncover()
                self.forget_games()
                key = None
            elif self._over is None or key == HOME:
                self._go(self._home())
                key = None
            else:
                self._uncover()
                if key is None:
                    return self._rest

    def _cover(self):
        """Lay the pause menu over the screen that runs."""
        self._rest = None
        if self._timed:
            now = clock.now()
            late = clock.reached(self._deadline, now)
            self._rest = 0 if late else clock.since(now, self._deadline)
        self._kept = self.screen.push()
        self._lit = self.lights.kept()
        self._over = self._paused(self._kept)

    def _paused(self, kept):
        """The pause menu and the history: each is in memory while it is looked at."""
        answer = None
        while True:
            answer = yield from load(_OURS, "pause").pause(self.ui, kept, answer)
            forget(__name__, "pause")
            if answer != "history":
                return answer
            yield from load(_OURS, answer).history(self.ui, self.ui.story)
            forget(__name__, answer)

    def _uncover(self):
        self._over = None
        self.screen.pop(self._kept)
        self.lights.bring_back(self._lit)
        self._kept = self._lit = None

    def show(self):
        """Bring the frame and the key lights up to date."""
        if self.screen.fresh_words:
            self.screen.fresh_words = False
            self.lights.keys(self.screen.words, self.screen.digits)
        self.screen.display.refresh()

    # --- where to go

    def _home(self, top=False):
        from tinsel import home

        return home.home(self.ui, top)

    def _go(self, screen):
        self._close()
        self._running = screen
        self.ui.story = self.kind = None
        self.ui.sound.quiet()
        self.lights.clear()
        self.screen.uncover()
        self.forget_games()

    def _close(self):
        """End what runs, the pause menu first: a screen may have something to keep at its end."""
        over, running = self._over, self._running
        self._over = self._kept = self._running = None
        for screen in (over, running):
            if screen is not None:
                screen.close()

    def forget_games(self):
        """Give back the memory of what was left: no name may hold its modules."""
        package = self.games.rsplit("/", 1)[-1]
        loaded = sys.modules
        for name in list(loaded):
            if name not in _STAYS:
                part = name.split(".")
                if part[0] in (package, _OURS, _LABELS):
                    del loaded[name]
                    if part[0] == _OURS and hasattr(loaded[_OURS], part[1]):
                        delattr(loaded[_OURS], part[1])  # the package holds it too
        gc.collect()

    def _crash(self, error):
        """Something broke: say so, keep what is kept, and go on."""
        from tinsel import crash

        try:
            self._close()
        except Exception:
            pass  # one fault is told already
        self._running = crash.crash(self.ui, error, self.kind)
        self.ui.story = self.kind = None
        return self._running.send(None)

    # --- settings and rest

    def apply(self):
        """Let the settings take effect."""
        s = self.settings
        self._shine(s.display / 10)
        self.lights.bright(s.lights)
        self.ui.sound.mute = bool(s.mute)
        self.board.keys.flip = bool(s.flip)
        turn = 180 if s.flip else 0
        if self.board.display.rotation != turn:
            self.board.display.rotation = turn

    def _shine(self, level):
        try:
            self.board.display.brightness = level
        except (AttributeError, RuntimeError):
            pass  # a display that cannot be dimmed

    def _doze(self, now):
        idle = clock.since(self._stirred, now)
        if self._tired < _DIM and idle >= self.settings.dim * _MINUTE:
            self._tired = _DIM
            self._shine(0.1)
        if self._tired < _BLANK and idle >= self.settings.blank * _MINUTE:
            self._tired = _BLANK
            self.screen.blank(True)
            self.lights.rest(True)

    def _wake(self, now):
        """The key that wakes is not a press."""
        if self._tired == _BLANK:
            self.screen.blank(False)
            self.lights.rest(False)
        self._tired = 0
        self._drowsy = True
        self._stirred = now
        self.hands.forget()
        self.apply()
