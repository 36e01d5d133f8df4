# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Two Tinselboxes with the same keys and luck: one on CPython and Blinka, one on the VM."""

import binascii
import gc
import os
import random
import re

from vm import host

from hardware.desktop import standin
from hardware.desktop.fingers import Fingers
from hardware.desktop.flash import Flash
from hardware.desktop.machine import Machine

BOARDS = ("macropad", "picosystem", "pico_oled")
STUBS = {
    "macropad": "adafruit_macropad_rp2040",
    "picosystem": "pimoroni_picosystem",
    "pico_oled": "raspberry_pi_pico",
}
FREE = 96 * 1024  # as vm/box.py has it
LUCK = tuple(random.Random(4).choices(range(1, 257), k=997))


def pins(board):
    """(name, number) of every pin that CircuitPython gives a name on this board."""
    path = host.site(os.path.join("board_definitions", STUBS[board], "__init__.pyi"))
    with open(path, encoding="utf-8") as stub:
        found = re.findall(r"^(\w+): microcontroller.Pin  # GPIO(\d+)", stub.read(), re.M)
    return [(name, int(number)) for name, number in found]


def project(games=None):
    """Tinselbox as it is on a board, compiled: (path there, bytes)."""
    root = host.ROOT
    found = host.python_files(os.path.join(root, "lib", "tinsel"), "/lib/tinsel")
    found += host.python_files(os.path.join(root, "hardware"), "/hardware")
    found += host.python_files(games or os.path.join(root, "games"), "/games")
    return host.compiled(found)


class Box:
    """A Tinselbox on the VM. baseline: live bytes before anything of Tinselbox was imported."""

    def __init__(
        self, board="macropad", games=None, traced=False, flash=None, luck=LUCK, hollow=False
    ):
        self.board = board
        self.vm = host.bare(traced)
        for name in ("box.py", "hollow.py"):
            self.vm.put_modules([("/standins/" + name, os.path.join(host.HERE, name))])
        self.vm.put(project(games))
        size, mono = (240, False) if board == "picosystem" else (128, True)
        data = bytes(face - 1 for face in luck)
        self.vm.run("import box, gc")
        self.vm.run(f"box.plug_in({STUBS[board]!r}, {pins(board)!r}, {size}, {mono}, {data!r})")
        if flash is not None:
            self.vm.run(f"box.microcontroller.nvm.data[:] = {bytes(flash)!r}")
        if hollow:
            self.vm.run("import hollow\nhollow.swap()")
        self.baseline = self.vm.live()
        self.vm.run("box.switch_on()")
        self.script = Script(board)

    def close(self):
        self.vm.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def play(self, events):
        """One call from the top: garbage is collected before and after, never within."""
        self.vm.run(f"box.play({events!r})")

    def start(self):
        """Past the start picture."""
        self.keys("wait:1")
        return self

    def keys(self, line):
        """Each on its own, with a collection after it, and nothing painted: garbage stays low.

        The VM collects as the board does, by looking for what may be an address; were its memory
        full of garbage, more pixels would look like one and hold something that is not in use.
        """
        self.vm.run("box.paint(False)")
        for word in line.split():
            self.play(self.script.events(word))
        self.vm.run("box.paint(True)")

    def menu(self):
        return self.vm.value("box.menu()")

    def seen(self):
        return self.vm.run("print(box.seen())")[-1]

    def frame(self):
        return binascii.unhexlify(self.vm.run("print(box.frame())")[-1])

    def flash(self):
        return binascii.unhexlify(self.vm.run("print(box.memory())")[-1])

    def text(self):
        return self.vm.value("box.console.screen.rows_text()")

    def heap(self):
        """Live bytes of everything but the stand-ins."""
        return self.vm.live() - self.baseline

    def crumbs(self, line):
        """Bytes that the keys of a line take, without painting and imports."""
        return self._measured("crumbs", line)

    def steps(self, line):
        """Laps of each step of a line, without painting and imports."""
        return self._in_laps(lambda: self._measured("steps", line))

    def bites(self):
        """Laps of each bite of a replay."""
        return self._in_laps(lambda: self.vm.value("box.bites()"))

    def _in_laps(self, measure):
        """Laps run just before and after: a busy PC is slow with both."""
        before = self.lap()
        found = measure()
        lap = min(before, self.lap())
        return [ms / lap for ms in found]

    def lap(self):
        """Milliseconds of a lap now."""
        return self.vm.value("box.best_lap(3)")

    def deepest(self, line):
        """(bytes of call frames below Console.step, where): wants a traced VM."""
        return self._measured("deepest", line)

    def _measured(self, what, line):
        events = self.script.events(line)
        self.vm.run("import json\nbox.paint(False)")
        try:
            return self.vm.value(f"box.{what}({events!r})")
        finally:
            self.vm.run("box.paint(True)")

    def think(self, strength=3):
        """A bot decides where the game stands: (ms of each stretch, most live bytes, ms a lap)."""
        heap = thoughts = 0
        before = self.lap()
        self.vm.run(f"box.consider({strength})")
        while self.vm.value(f"box.think({64 if thoughts else 1})") is None:
            thoughts += 1
            if thoughts < 20:  # a look now and then is enough
                heap = max(heap, self.heap())
        return self.vm.value("box.stretches"), heap, min(before, self.lap())


class Scribe(Machine):
    """A Machine that notes what its fingers do, so that the VM's can do the same."""

    def __init__(self, board="macropad", games=None, luck=LUCK, **more):
        self.notes = []
        super().__init__(board, games=games, dice=luck, **more)

    def wait(self, ms):
        self.notes.append(("wait", ms))
        self._listen()
        super().wait(ms)

    def _listen(self):
        if not hasattr(self, "_touch"):
            self._touch, self._turn = self.fingers.touch, self.fingers.turn
            self.fingers.touch, self.fingers.turn = self._note_touch, self._note_turn

    def _note_touch(self, number, down):
        self.notes.append(("touch", number, down))
        self._touch(number, down)

    def _note_turn(self, by):
        self.notes.append(("turn", by))
        self._turn(by)

    def taken(self):
        """The notes since the last look."""
        notes, self.notes = self.notes, []
        return notes

    def menu(self):
        """How many games can be gone on with, and the names of those on the shelf."""
        shelf = self.console.shelf
        known = [row for row in self.console.memory.open_games() if shelf.title(row[0])]
        return [len(known), [name for name, _ in shelf.games]]

    def seen(self):
        self.look()
        panel = self.bench.panel
        if self.board.COLOUR and panel.on:
            frame = bytes(panel.pixels)  # as it was sent, which is as the VM has it
        else:
            frame = as_the_vm_has_it(self.frame(), self.board.COLOUR)
        lights = bytes(value for light in self.lights() for value in light)
        return f"{binascii.crc32(frame):08x} {lights.hex()}"


class Script(Scribe):
    """Only the fingers: a line of keys as what they do to this board."""

    def __init__(self, board):
        self.notes = []
        self.bench = standin.install(board)
        import hardware

        self.board = hardware.find()
        self.fingers = Fingers(self.board, self.bench)
        self._listen()

    def wait(self, ms):
        self.notes.append(("wait", ms))

    def events(self, line):
        self.keys(line)
        return self.taken()


def as_the_vm_has_it(rgb, colour):
    """Red, green, blue of each pixel as the stand-ins keep it: 0 or 1, or RGB565."""
    if not colour:
        return bytes(1 if value else 0 for value in rgb[::3])
    out = bytearray(len(rgb) // 3 * 2)
    out[::2] = bytes(r & 0xF8 | g >> 5 for r, g in zip(rgb[::3], rgb[1::3]))
    out[1::2] = bytes((g << 3) & 0xE0 | b >> 3 for g, b in zip(rgb[1::3], rgb[2::3]))
    return bytes(out)


class Pair:
    """Both at once: key() presses it on both and says what differs, or None."""

    def __init__(self, board, games=None, luck=LUCK, flash=None):
        self.there = Box(board, games=games, luck=luck, flash=flash)
        gc.mem_free = lambda: FREE  # type: ignore[attr-defined]
        flash = None if flash is None else Flash(data=flash)
        self.here = Scribe(board, games=games, luck=luck, flash=flash)
        self.pressed = []
        self._follow()

    def close(self):
        self.there.close()
        if hasattr(gc, "mem_free"):
            del gc.mem_free

    def _follow(self):
        self.there.play(self.here.taken())

    def key(self, word):
        self.pressed.append(word)
        self.here.keys(word)
        self._follow()
        return self.difference()

    def difference(self):
        here, there = self.here.seen(), self.there.seen()
        if here == there:
            return None
        keys = " ".join(self.pressed)
        return (
            f"{self.here.board.NAME} after the keys {keys!r}:\n"
            f"CPython shows {here}\n{self._rows(self.here.text())}\n"
            f"the VM shows  {there}\n{self._rows(self.there.text())}"
        )

    @staticmethod
    def _rows(rows):
        return "\n".join("  |" + row + "|" for row in rows)
