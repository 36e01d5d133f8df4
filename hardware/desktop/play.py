# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""make play: the real code.py on a PC, in a window where there is a screen, else in a terminal."""

import os
import runpy
import sys
import time

from hardware.desktop import parts, standin
from hardware.desktop.bench import RealClock
from hardware.desktop.fingers import LONG_PRESS, Fingers
from hardware.desktop.flash import Flash, alone
from hardware.desktop.machine import ROOT

_TAP = 30  # ms that a typed key stays down
_TURN = 15  # ms for a click of the knob
_WAITING = 12  # keys typed ahead; more are dropped, so that nothing runs on for long


class Quit(BaseException):
    """Somebody is done playing. No `except Exception` of the program may catch that."""


class Closed(Exception):
    """A window that cannot be opened: there is a terminal still."""


class Live:
    """A board that is played now: what the window or terminal needs to know of it."""

    def __init__(self, bench):
        self.bench = bench
        self.clock = bench.clock
        self.console = None
        self.board = None
        self.fingers = None
        self._typed = []  # (how, number): keys to come, one after the other as fingers would
        self._busy = 0  # until when the one before takes
        self._finger = None  # the key that it holds down

    def run(self, console):
        """Called in place of Console.run: from here on there is something to see."""
        self.board = console.board
        self.fingers = Fingers(self.board, self.bench)
        self.console = console

    def type(self, code, held=False):
        """A key from a keyboard that says nothing about letting go."""
        if self.fingers is None:
            return
        plan = self.fingers.plan(code)
        if held and self.fingers.number(code) is not None:
            plan = "hold", self.fingers.number(code)
        if plan is not None and len(self._typed) < _WAITING:
            self._typed.append(plan)

    def move(self):
        """Let the fingers do what their time has come for."""
        if self.clock.now < self._busy:
            return
        if self._finger is not None:
            self.fingers.touch(self._finger, False)
            self._finger = None
            self._busy = self.clock.now + _TURN
        elif self._typed:
            how, number = self._typed.pop(0)
            if how == "turn":
                self.fingers.turn(number)
                self._busy = self.clock.now + _TURN
            else:
                self.fingers.touch(number, True)
                self._finger = number
                self._busy = self.clock.now + (LONG_PRESS if how == "hold" else _TAP)

    def down(self):
        """The codes of all keys that are down now."""
        keys = self.board.keys
        pins = self.bench.scanner.pins
        return [keys.meaning(number) for number in range(len(pins)) if pins[number].down]

    @staticmethod
    def quit():
        raise Quit


def state_path(board):
    """Where the 4,096 bytes of memory are kept between two runs."""
    return os.environ.get("TINSELBOX_STATE") or os.path.join(ROOT, f"state-{board}.bin")


def _memory(path):
    """The memory, and what keeps others off its file: two who write one would lose moves."""
    try:
        held = alone(path)
        if held:
            return Flash(path=path), held
        print("Tinselbox is open already: this one plays, but remembers nothing afterwards.")
    except OSError as error:
        print(f"The memory file cannot be read ({error}): playing without it.")
    return Flash(), None


def _fronts(live, wish):
    """What can show it, best first; a sentence when there is nothing more."""
    from hardware.desktop import window
    from hardware.desktop.terminal import Terminal

    if wish == "window" or wish != "terminal" and window.can_open():
        yield window.Window(live)
    if wish == "window":
        return
    sentence = Terminal.trouble()
    if sentence:
        print(sentence)
    else:
        yield Terminal(live)


def main(arguments):
    """Plays until somebody quits; the exit code. TINSELBOX_SHOW=terminal or window chooses."""
    board = os.environ.get("BOARD") or "macropad"
    if board not in parts.BOARDS:
        print(f"There is no board {board}. BOARD is one of: {', '.join(parts.BOARDS)}.")
        return 2
    os.chdir(ROOT)  # where code.py looks for its games, as on the board
    settings = standin.read_settings("settings.toml")
    settings.pop("TINSELBOX_BOARD", None)  # BOARD= says which
    flash, _held = _memory(state_path(board))
    live = Live(standin.install(board, RealClock(), flash, settings))
    for front in _fronts(live, os.environ.get("TINSELBOX_SHOW", "")):
        try:
            front.start()
            _play(live, front)
        except (KeyboardInterrupt, Quit):
            return 0
        except Closed as error:
            print(f"No window can be opened ({error}).")
        finally:
            front.stop()
    return 1


def _play(live, front):
    from tinsel.console import Console

    run = Console.run

    def seen_run(console, watchdog=None):
        live.run(console)
        run(console, watchdog)

    def pump(seconds):
        if live.fingers is not None:
            live.move()
        front.pump(seconds)

    sleep, time.sleep = time.sleep, pump
    Console.run = seen_run
    try:
        runpy.run_path(os.path.join(ROOT, "code.py"), run_name="__main__")
    finally:
        time.sleep = sleep
        Console.run = run
        sys.stdout.flush()
