# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A whole Tinselbox without hands: keys in, frames and lights out, and a clock that never waits."""

import itertools
import os

from hardware.desktop import standin
from hardware.desktop.bench import Clock
from hardware.desktop.fingers import LONG_PRESS, NAMES, Fingers, read_line
from hardware.desktop.flash import Flash, PowerCut

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
STEP = 10  # ms between two looks at the keys
SPLASH = 1000  # ms after which the start picture is gone
_plugged = []  # the one that has power now


class Machine:
    """dice: faces to come, over and over; settings: as in settings.toml; start: ms before any key.

    One at a time: a new Machine drops the modules of the one before. Painted is what somebody
    looks at.
    """

    def __init__(
        self, board="macropad", flash=None, dice=None, games=None, settings=None, start=SPLASH
    ):
        while _plugged:
            _plugged.pop().unplug()
        self.flash = Flash() if flash is None else flash
        self.clock = Clock()
        self.bench = standin.install(board, self.clock, self.flash, settings)
        import hardware

        self.board = hardware.find()
        from tinsel.console import Console

        self.fingers = Fingers(self.board, self.bench)
        games = os.path.join(ROOT, "games") if games is None else str(games)
        source = None if dice is None else _known(dice)
        self.console = Console(
            self.board, nvm=self.flash, games=games, source=source, trouble=hardware.trouble
        )
        _plugged.append(self)
        self._paint = self.board.display.refresh
        self._painted = True
        self.board.display.refresh = self._to_paint
        self.wait(start)

    # --- keys in

    def wait(self, ms):
        """Let so much time pass."""
        end = self.clock.now + ms
        while self.clock.now < end:
            self.clock.now = min(end, self.clock.now + STEP)
            self.console.step()

    def press(self, *names):
        for name in names:
            self._give(_code(name), 50)

    def hold(self, name, ms=LONG_PRESS):
        self._give(_code(name), ms)

    def turn(self, detents):
        """Turn the knob: clockwise is DOWN."""
        if self.bench.encoder is None:
            raise ValueError(f"{self.board.NAME} has no knob to turn.")
        self.fingers.turn(detents)
        self.wait(STEP * (2 * abs(detents) + 2))

    def pick(self, words):
        """Go down a menu until those words are chosen, then OK: wherever they stand today."""
        seen = []
        while not seen or seen[-1] not in seen[:-1]:
            row = self.chosen()
            if words.lower() in row.lower():
                self.press("OK")
                return
            seen.append(self.text()[0] + row)
            self.press("DOWN")
        raise ValueError(f"There is no {words} to pick on {self.text()[0].strip()}.")

    def chosen(self):
        """The row that is chosen now, or nothing."""
        from tinsel import screen

        page = self.console.screen
        for row in range(page.rows):
            if page._styles[row + 1] == screen.CHOSEN:
                return page.text_of(row)
        return ""

    def keys(self, line):
        """A line of keys: "DOWN OK wait:2 hold:BACK 3 turn:+3 pick:Settings"."""
        for what, code, ms in read_line(line):
            if what == "wait":
                self.wait(ms)
            elif what == "turn":
                self.turn(code)
            elif what == "pick":
                self.pick(code)
            else:
                self._give(code, ms or 50)

    def _give(self, code, ms):
        plan = self.fingers.plan(code)
        if plan is None:
            name = [name for name in NAMES if NAMES[name] == code][0]
            raise ValueError(f"{self.board.NAME} has no key for {name}.")
        how, number = plan
        if how == "turn" and ms < 200:
            self.turn(number)
            return
        if how == "turn":
            number = self.fingers.number(code)
        elif how == "hold":
            ms = max(ms, LONG_PRESS)
        self.fingers.touch(number, True)
        self.wait(ms)
        self.fingers.touch(number, False)
        self.wait(50)

    # --- frames and lights out

    def _to_paint(self):
        self._painted = False

    def paint_at_once(self):
        """From now on all that is drawn is sent when it is drawn, as on a board."""
        self.look()
        self.board.display.refresh = self._paint

    def look(self):
        """Blinka takes long to paint: it does when somebody looks."""
        if not self._painted:
            self._painted = True
            self._paint()

    @property
    def width(self):
        return self.bench.panel.width

    @property
    def height(self):
        return self.bench.panel.height

    @property
    def sent(self):
        """Bytes sent to the display so far."""
        self.look()
        return self.bench.panel.sent

    def frame(self):
        """The true pixels of the display: red, green, blue; row by row."""
        self.look()
        return self.bench.panel.frame()

    def lights(self):
        """What was really sent to the LEDs, as (red, green, blue)."""
        return self.bench.lights()

    def text(self):
        return self.console.screen.rows_text()

    def legend(self):
        """What each key does now: (label, word), keys that do nothing left out."""
        from hardware.desktop.legend import legend

        return legend(self.board, self.console)

    def picture(self):
        """Display, lights and keys as a PIL image."""
        from hardware.desktop.picture import Picture

        self.look()
        return Picture(self.bench, self.board).draw(self.console)

    def glass(self):
        """The display alone as a PIL image, pixel for pixel."""
        from PIL import Image

        return Image.frombytes("RGB", (self.width, self.height), self.frame())

    def pull(self):
        """Pull the plug; the flash that is left can start another Machine."""
        return self.flash

    def unplug(self):
        """A board is gone at once. Here its screens would end when nobody holds them any more: in
        the middle of the next one's life. So they end now, and nothing of that reaches the flash.
        """
        allowed = self.flash.cut_after
        for screen in (self.console._over, self.console._running):
            self.flash.cut_after = 0
            try:
                if screen is not None:
                    screen.close()
            except (Exception, PowerCut):
                pass  # nobody is there to be told
        self.flash.cut_after = allowed


def _code(name):
    return name if isinstance(name, int) else NAMES[name.upper()]


def _known(faces):
    """Known luck: faces (from 1) as the bytes that make a fair pick give them, over and over."""
    if not faces or not all(1 <= face <= 256 for face in faces):
        raise ValueError("Known dice are faces from 1 to 256, for instance 3,5,1.")
    coming = itertools.cycle(faces)
    return lambda count: bytes([next(coming) - 1 for _ in range(count)])
