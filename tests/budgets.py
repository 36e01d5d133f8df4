# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Every budget of the board, in one place: what the tests allow and the bench prints beside."""

KB = 1024

# Heap, live bytes after a collection, as the 32-bit VM counts, without its stand-ins for what is C
# on the board (it counts up to half more than the board, which has 160 KB free for code.py).
MENU_HEAP = 64 * KB
GAME_HEAP = 112 * KB
VISITS = 10  # of every game ...
VISITS_HEAP = 1 * KB  # ... and the menu has at most so much more in use than after the first round

# Garbage: bytes that must be collected some time; a collection is a pause of some 20 ms there.
KEY_GARBAGE = 3 * KB  # a step in a menu
SCREEN_GARBAGE = 24 * KB  # the largest that any key of the scripts may leave, a new screen with it
LOOK_BACK_GARBAGE = 128 * KB  # a page of the history plays the game again; collected meanwhile
IDLE_GARBAGE = 0  # a second in which nobody presses anything

# Calls: the board has about 1.5 KB of frames; plain recursion dies there at depth 29.
CALLS = 12  # plain functions, one within the other, below Console.step
GENERATORS = 40  # screens within screens
FRAME_BYTES = 1536

# Modules: the board compiles a source file in RAM.
MODULE_LINES = 300
MODULE_BYTES = 8 * KB  # compiled by mpy-cross

# Time in laps: one is 10,000 small additions on the same VM, about 0.15 s on an RP2040.
MENU_STEP_LAPS = 0.1  # a menu step, without the display's own refresh
SCREEN_LAPS = 0.5  # a whole new screen, likewise; and a menu's step from its end to its start
STRETCH_LAPS = 1.33  # a bot between two yields: a fifth of a second, so that keys stay alive
