# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Runs on the VM: a whole Tinselbox on the stand-ins, with somebody to press its keys."""

import binascii
import builtins
import gc
import os
import sys
import time  # noqa: F401

import adafruit_pixelbuf  # noqa: F401 - built in on the board: it is counted with the stand-ins
import bitmaptools  # noqa: F401
import board
import busdisplay
import busio  # noqa: F401
import digitalio  # noqa: F401
import i2cdisplaybus  # noqa: F401
import keypad
import microcontroller
import neopixel_write
import pwmio  # noqa: F401
import rotaryio
import storage  # noqa: F401
import supervisor
import terminalio  # noqa: F401
import watchdog  # noqa: F401
from js import performance

STEP = 10  # ms between two looks at the keys, as hardware/desktop/machine.py has it
LED = ("LED_R", "LED_G", "LED_B")
FREE = 96 * 1024  # what the About page reads here: the same on both sides of a comparison

console = None


class Memory:
    """The gc that Tinselbox sees: everything real but how much is free."""

    def collect(self):
        gc.collect()

    def mem_alloc(self):
        return gc.mem_alloc()

    def mem_free(self):
        return FREE


def plug_in(board_id, pins, size, mono, luck, flash=None):
    """The board with the firmware's own things on it, and nothing of Tinselbox yet."""
    os.luck = luck
    sys.modules["gc"] = Memory()
    board.make_up(board_id, pins)
    microcontroller.nvm = microcontroller.Nvm(bytearray(b"\xff" * 4096 if flash is None else flash))
    if board_id.startswith("raspberry"):
        # This board's display is started by Tinselbox: its glass is laid ready all the same.
        busdisplay.spare = bytearray(size * size // 2)
        return
    depth = {"color_depth": 1, "grayscale": True} if mono else {}
    board.DISPLAY = busdisplay.BusDisplay(
        None, b"", width=size, height=size // 2 if mono else size, **depth
    )


def switch_on(games="games"):
    """What code.py does, but for running for ever."""
    global console
    import hardware
    from tinsel.console import Console

    console = Console(hardware.find(), microcontroller.nvm, games=games, trouble=hardware.trouble)


def wait(ms):
    while ms > 0:
        step = min(STEP, ms)
        supervisor.pass_by(step)
        console.step()
        ms -= step


def play(events):
    """events: ("touch", key, down), ("turn", detents), ("wait", ms)."""
    for event in events:
        if event[0] == "touch":
            keypad.made[-1].touch(event[1], event[2])
        elif event[0] == "turn":
            rotaryio.made[-1].position += event[1]
        else:
            wait(event[1])


def menu():
    """How many games can be gone on with, and the names of those on the shelf."""
    shelf = console.shelf
    known = [row for row in console.memory.open_games() if shelf.title(row[0]) is not None]
    return [len(known), [name for name, _ in shelf.games]]


def lights():
    """What was really sent to the LEDs: red, green, blue of each."""
    if hasattr(board, LED[0]):
        return bytes([getattr(board, name).pwm.duty_cycle >> 8 for name in LED])
    out = bytearray(neopixel_write.sent)
    for i in range(0, len(out), 3):
        out[i], out[i + 1] = out[i + 1], out[i]  # they come green first
    return bytes(out)


def seen():
    """A short word for frame and lights."""
    frame = busdisplay.displays[-1].frame()
    return "%08x %s" % (binascii.crc32(frame), binascii.hexlify(lights()).decode())  # noqa: UP031


def frame():
    return binascii.hexlify(busdisplay.displays[-1].frame()).decode()


def memory():
    return binascii.hexlify(microcontroller.nvm.data).decode()


def paint(on):
    """Without painting, what is left is the program's own work."""
    busdisplay.BusDisplay.painting = on


# --- imports: a board has them compiled, here they are compiled each time, so they count apart

importing = 0  # how deep
import_bytes = 0
import_ms = 0.0
own_ms = 0.0  # that counting one takes
own_bytes = 0  # likewise
weighing = False  # bytes are asked for now: that goes through the whole heap, and takes its time
plain_import = builtins.__import__


def counted_import(*args):
    """Stands before the real import and notes what that took."""
    global importing, import_bytes, import_ms
    before = gc.mem_alloc() if weighing else 0
    begin = now()
    importing += 1
    try:
        return plain_import(*args)
    finally:
        importing -= 1
        if not importing:
            import_ms += now() - begin + own_ms
            if weighing:
                import_bytes += gc.mem_alloc() - before + own_bytes


def ten_imports():
    for _ in range(10):
        import sys  # noqa: F401


def count_imports():
    """From now on; counting takes time and bytes as well, which is found out here."""
    global import_ms, own_ms, import_bytes, own_bytes, weighing
    builtins.__import__ = counted_import
    weighing = True
    import_bytes = 0
    before = gc.mem_alloc()
    ten_imports()
    own_bytes = (gc.mem_alloc() - before - import_bytes) // 10
    weighing = False
    least = 1e9
    for _ in range(20):
        own_ms = import_ms = 0.0
        begin = now()
        ten_imports()
        least = min(least, now() - begin - import_ms)
    own_ms = least / 10


# --- garbage


def crumbs(events):
    """Bytes taken meanwhile, imports left out; nothing is collected here, so all of it counts."""
    global import_bytes, weighing
    import_bytes = 0
    weighing = True
    before = gc.mem_alloc()
    play(events)
    weighing = False
    return gc.mem_alloc() - before - import_bytes


# --- time


now = performance.now  # milliseconds, in fine steps


def lap():
    """The measure of time: 10,000 additions of small integers."""
    total = 0
    for _ in range(10000):
        total += 1
    return total


def best_lap(times):
    best = 1e9
    for _ in range(times):
        begin = now()
        lap()
        best = min(best, now() - begin)
    return best


def a_bite_a_step(ui, work):
    """In widgets.bites' stead, which bites for a tenth of a second: no clock goes on in a step."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value
        yield 0


def steps(events):
    """Milliseconds of every step meanwhile, imports left out."""
    global import_ms
    from tinsel import widgets

    in_tenths, widgets.bites = widgets.bites, a_bite_a_step
    found = []
    for event in events:
        if event[0] != "wait":
            play((event,))
            continue
        ms = event[1]
        while ms > 0:
            step = min(STEP, ms)
            supervisor.pass_by(step)
            import_ms = 0.0
            begin = now()
            console.step()
            found.append(now() - begin - import_ms)
            ms -= step
    widgets.bites = in_tenths
    return found


def bites():
    """Milliseconds of each bite in which the game is played again, as undo and history do;
    imports left out."""
    global import_ms
    from tinsel import lookback

    story = console.ui.story
    work = lookback.then(story, story.moves - 1)
    found = []
    for _ in range(story.moves):
        import_ms = 0.0
        begin = now()
        if next(work, 0) is not None:
            return found
        found.append(now() - begin - import_ms)


# --- bots

thinking = None
stretches = []  # ms from one yield to the next
state = 0


def pick(count):
    """Luck that is the same each time."""
    global state
    state = (state * 1021 + 12347) & 0xFFFFF
    return (state >> 6) % count


def consider(strength):
    """Set a bot to think about the game that is being played."""
    global thinking, state
    from tinsel.shelf import load

    story = console.ui.story
    package = console.shelf.package
    module = load(package, story.kind).MODES[story.mode][1]
    mode = load(package, story.kind, module)
    state = 7
    stretches.clear()
    thinking = mode.bot(story.game, story.game.turn(), strength, pick)


def think(most=64):
    """Some thoughts more; the move when it is found. Ends early when much is to be collected."""
    global thinking, import_ms
    before = gc.mem_alloc()
    for _ in range(most):
        import_ms = 0.0
        begin = now()
        try:
            next(thinking)
        except StopIteration as done:
            stretches.append(now() - begin - import_ms)
            thinking = None
            return list(done.value)
        stretches.append(now() - begin - import_ms)
        if gc.mem_alloc() - before > 4000000:
            break
    return None


# --- frames

# Modules that are C on the board: their frames are none there.
OURS = ("displayio", "busdisplay", "bitmaptools", "fontio", "keypad", "supervisor", "box", "os",
        "microcontroller", "digitalio", "pwmio", "neopixel_write", "adafruit_pixelbuf")  # fmt: skip


def deepest(events):
    """(bytes of frames below Console.step, where) on a VM that can trace."""
    import micropython

    most = 0
    ground = 0
    where = ""

    def look(frame, event, arg):
        nonlocal most, ground, where
        if event == "call":
            used = micropython.pystack_use()
            name = frame.f_code.co_name
            if name == "step" and frame.f_globals["__name__"] == "tinsel.console":
                ground = used
            elif used - ground > most and frame.f_globals["__name__"] not in OURS:
                most = used - ground
                where = frame.f_globals["__name__"] + ":" + name
        return None

    sys.settrace(look)
    try:
        play(events)
    finally:
        sys.settrace(None)
    return most, where
