# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A child with a Tinselbox: any key at any time, several at once, no battery (make soak)."""

import ast
import builtins
import functools
import gc
import glob
import importlib.machinery
import os
import random
import sys
from contextlib import contextmanager

if __name__ == "__main__":
    import conftest  # noqa: F401  (the project on sys.path)

import conformance
import tours

from hardware.desktop import strokes
from hardware.desktop.flash import Flash
from hardware.desktop.machine import ROOT, Machine

BOARDS = ("macropad", "picosystem", "pico_oled")
STAY = 300  # events in one game before home is tried
LEAVE = 1 / 60  # and now and then sooner ...
NEW = 1 / 2  # ... above all from a screen that was never left before
SOAK = 2_000_000


class Crashed(BaseException):
    """The console had to show its crash page. No `except Exception` may hide that."""


def _nothing(*_, **__):
    return True


@contextmanager
def unpainted():
    """What it looks like is tested elsewhere: nothing is painted."""
    import bitmaptools
    import busdisplay
    import displayio

    refresh, busdisplay.BusDisplay.refresh = busdisplay.BusDisplay.refresh, _nothing
    collect, gc.collect = gc.collect, _collect_the_young
    fill, bitmaptools.fill_region = bitmaptools.fill_region, _outline
    blit, bitmaptools.blit = bitmaptools.blit, _not_copied
    tile, displayio.TileGrid._set_tile = displayio.TileGrid._set_tile, _tile_alone
    try:
        yield
    finally:
        busdisplay.BusDisplay.refresh = refresh
        bitmaptools.fill_region = fill
        bitmaptools.blit = blit
        displayio.TileGrid._set_tile = tile
        gc.collect = collect


@contextmanager
def quick():
    """Nothing is painted, and nothing compiled twice."""
    loader = importlib.machinery.SourceFileLoader
    get_code, loader.get_code = loader.get_code, _compiled_once(loader.get_code)
    try:
        with unpainted():
            yield
    finally:
        loader.get_code = get_code


_collect = gc.collect


def _collect_the_young():
    """What was just left, for the most part: far quicker."""
    _collect(1)


def _outline(bitmap, x1, y1, x2, y2, value):
    """No region is filled, with the same refusals."""
    strokes.region(bitmap, x1, y1, x2, y2)
    if value & bitmap._value_reject:
        raise ValueError("out of range of target")


def _not_copied(bitmap, source, x, y, *, x1=0, y1=0, x2=None, y2=None, **more):
    """Nothing is copied, with the same refusals."""
    strokes.regions(bitmap, source, x, y, x1, y1, x2, y2)


def _tile_alone(grid, x, y, index):
    """A tile, without the reckoning of what is to be painted."""
    grid._tiles[y * grid._width_in_tiles + x] = index


_kept = {}  # compiled modules, by path


def _compiled_once(get_code):
    def quick_code(self, name):
        path = self.get_filename(name)
        if path not in _kept:
            ours = path.startswith(ROOT) and "site-packages" not in path
            _kept[path] = _noting(path) if ours else get_code(self, name)
        return _kept[path]

    return quick_code


reached = set()  # (file, name) of every screen that was entered, whether it waited or not
builtins._screen_reached = reached.add


def _noting(path):
    """A module whose screens say that somebody has entered them."""
    with open(path, encoding="utf-8") as source:
        tree = ast.parse(source.read(), path)
    for node in _screens_of(tree):
        note = f"_screen_reached(({os.path.realpath(path)!r}, {node.name!r}))"
        line = ast.parse(note).body[0]
        for part in ast.walk(line):
            ast.copy_location(part, node.body[0])
        node.body.insert(0, line)
    return compile(tree, path, "exec", dont_inherit=True)


def _screens_of(tree):
    for node in ast.walk(tree):
        first = isinstance(node, ast.FunctionDef) and node.args.args[:1]
        if first and first[0].arg == "ui" and any(map(_yields, node.body)):
            yield node


# --- every screen there is: a generator whose first argument is the ui


@functools.lru_cache(maxsize=None)
def screens(folder):
    """(file, name) of every screen below a folder."""
    found = set()
    for path in glob.glob(os.path.join(folder, "**", "*.py"), recursive=True):
        with open(path, encoding="utf-8") as source:
            tree = ast.parse(source.read())
        found.update((os.path.realpath(path), node.name) for node in _screens_of(tree))
    return frozenset(found)


def _yields(node):
    if isinstance(node, (ast.FunctionDef, ast.Lambda)):
        return False
    return isinstance(node, (ast.Yield, ast.YieldFrom)) or any(
        map(_yields, ast.iter_child_nodes(node))
    )


class Child:
    """A seed makes always the same mischief. game: the one it is put in front of; data: the memory
    that it finds there."""

    def __init__(self, seed, board=None, games=None, game=None, data=None):
        self.dice = random.Random(seed)
        self.board = board or BOARDS[seed % len(BOARDS)]
        self.games = games
        self.game = game
        self.events = 0
        self.pulls = 0
        self.waited = set()  # the code of the screens that waited for somebody
        self.left = set()  # those that holding BACK led home from
        self.urge = LEAVE  # to go home
        self.done = []  # what was done since the start, for the report
        self.machine = None
        self.switch_on(Flash(data=data) if data else Flash())

    def unplug(self):
        self.machine.unplug()
        self.machine = None
        _collect()

    def switch_on(self, flash):
        # Luck that is the same for the same seed, and never runs out.
        luck = [self.dice.randrange(1, 257) for _ in range(997)]
        with quick():
            self.machine = Machine(self.board, flash=flash, games=self.games, dice=luck)
        self.machine.board.display.refresh = _nothing
        self.machine.console._crash = self._crashed
        self.down = set()

    def _crashed(self, error):
        raise Crashed(f"{self.board}: {' '.join(self.done[-40:])}") from error

    # --- what a child does

    def play(self, events):
        """So many events, with a try to get home now and then."""
        until = self.events + events
        with quick():
            while self.events < until:
                self._enter()
                for _ in range(min(STAY, until - self.events)):
                    self._event()
                    if self.dice.random() < self.urge:
                        self._go_home()
                        self._enter()
                self._go_home()
        return self

    def _enter(self):
        """Into some game, so that none is left out; what comes then is chance."""
        if self.game is None or self.dice.random() < 0.1:
            self._press("DOWN", self.dice.randrange(12))
        else:
            shelf = self.machine.console.shelf
            names = [name for name, _ in shelf.games]
            ongoing = [row[0] for row in self.machine.console.memory.open_games()]
            ongoing = [name for name in ongoing if name in names]
            at = len(ongoing) + names.index(self.game)
            if self.game in ongoing and self.dice.random() < 0.7:
                at = ongoing.index(self.game)
            self._press("DOWN", at)
        self._press("OK", 1)
        self._press("DOWN", self.dice.randrange(4))
        self._press("OK", self.dice.randrange(1, 6))

    def _press(self, name, times):
        for _ in range(times):
            self.machine.press(name)
            self._note(name)
            self._look()

    def _event(self):
        self.events += 1
        what = self.dice.random()
        if what < 0.74:
            self._tap()
        elif what < 0.80:
            self._press("UP", 1)  # the last row of a list, which goes round
            self._press("OK", 1)
        elif what < 0.86:
            self._touch()
        elif what < 0.90:
            self._hold()
        elif what < 0.94:
            self._wait(self.dice.choice((100, 300, 1100, 1600)))
        elif what < 0.97 and self.machine.bench.encoder is not None:
            self.machine.bench.turn(self.dice.choice((-7, -1, 1, 3)))
            self._note("turn")
        elif what < 0.985:
            self._flood()
        elif what < 0.9955:
            self._wait(self.dice.choice((20_000, 70_000)))
        else:
            self._pull()
        self._wait(self.dice.choice((10, 10, 20, 60)))

    def _look(self):
        """Which screens are we in?"""
        self.urge = LEAVE
        for code in self._within():
            self.waited.add(code)
            if code not in self.left:
                self.urge += NEW

    def _within(self):
        """The code of the screen that waits, and of all that it is called from."""
        console = self.machine.console
        for screen in (console._running, console._over):
            while screen is not None and hasattr(screen, "gi_code"):
                yield screen.gi_code
                screen = screen.gi_yieldfrom or _asked(screen)

    def _keys(self):
        return range(len(self.machine.board.keys.codes))

    def _tap(self):
        codes = self.machine.board.keys.codes
        number = self.dice.choice(self._keys())
        if self.dice.random() < 0.3:  # OK is what leads on
            number = codes.index(_ok())
        bench = self.machine.bench
        bench.touch(number, True)
        self._wait(self.dice.choice((10, 10, 30)))
        bench.touch(number, False)
        self._note(str(self.machine.board.keys.meaning(number)))

    def _hold(self):
        """Long enough for the menu, undo or home."""
        number = self.dice.choice(self._keys())
        self.machine.bench.touch(number, True)
        for _ in range(3):
            self._wait(400)
        self.machine.bench.touch(number, False)
        self._note("hold:" + str(self.machine.board.keys.meaning(number)))

    def _touch(self):
        """A finger goes down or up, whatever the others do."""
        number = self.dice.choice(self._keys())
        if number in self.down:
            self.down.discard(number)
        else:
            self.down.add(number)
        self.machine.bench.touch(number, number in self.down)
        self._note(("down:" if number in self.down else "up:") + str(number))

    def _flood(self):
        for _ in range(20):
            for number in self._keys():
                self.machine.bench.touch(number, True)
                self.machine.bench.touch(number, False)
        self.down.clear()
        self._note("flood")

    def _pull(self):
        """The battery goes; what the flash holds starts the next."""
        self.pulls += 1
        data = bytes(self.machine.flash[:])
        self._note("pull")
        self.unplug()
        self.switch_on(Flash(data=data))

    def _wait(self, ms):
        """Time goes by in a few looks, not in all that a board would take."""
        machine = self.machine
        for _ in range(min(ms // 10, 12)):
            machine.clock.now += max(10, ms // 12)
            machine.console.step()
        self._look()

    def _note(self, what):
        self.done.append(what)
        if len(self.done) > 400:
            del self.done[:200]

    def _go_home(self):
        """The one promise that must always hold: holding BACK leads home."""
        from_here = set(self._within())
        for number in list(self.down):
            self.machine.bench.touch(number, False)
        self.down.clear()
        self._wait(2000)
        for _ in range(3):  # the first may only wake it
            self.machine.hold("BACK")
            self._note("hold:BACK")
            if self.machine.text()[0].startswith("Tinselbox"):
                self.left |= from_here
                return
        raise Crashed(f"{self.board}: no way home after {' '.join(self.done[-40:])}")

    def live(self):
        """Objects alive at home."""
        self._go_home()
        _collect()
        return len(gc.get_objects())


def names(codes):
    """(file, name), as screens() has them."""
    return {(os.path.realpath(code.co_filename), code.co_name) for code in codes}


def _ok():
    from tinsel.keys import OK

    return OK


def _asked(screen):
    """play._ask hands a screen's waits on by hand: the screen within is its `asking`."""
    return screen.gi_frame.f_locals.get("asking") if screen.gi_frame is not None else None


def starts(game, seed=0):
    """Memories that a child may find: nothing yet; and of every way to play, a game that stands
    where each kind of choice is to be made, and one that is all but over."""
    found = [None]
    for mode in tours.found(tours.GAMES):
        if mode.kept and game in (None, mode.game):
            memories = {}
            for number in range(3):
                memories.update(saved(mode, seed + number))
            found += memories.values()
    return found if game else found[:: 1 + len(found) // 8]


def saved(mode, seed):
    """{verbs: a board's memory where these are the choice} of a random game at a random table."""
    rules = tours.game_class(mode)
    from tinsel.contract import OVER
    from tinsel.journal import Journal
    from tinsel.story import Story

    dice = random.Random(seed)
    players, options = dice.choice(conformance.tables(rules))
    flash = bytearray(b"\xff" * 4096)
    story = Story(Journal(flash), mode.game, mode.place, rules, players, options)
    story.luck(dice.randrange)
    found = {}
    while story.game.turn() != OVER and story.journal.room > 100:
        moves = list(story.game.moves())
        data = bytes(flash)
        kind = frozenset([move[0] for move in moves])
        if kind not in found or dice.random() < 0.02 * len(moves):
            found[kind] = data
        found[OVER] = data
        story.play(dice.choice(moves), dice.randrange)
    return found


class Mashed:
    """Children on all three boards and from every start: what they did, and where they were."""

    def __init__(self, game, events, seed=0, games=None, known=()):
        """known: the code of screens that others have left: nobody need go home from these."""
        memories = starts(game, seed) if games is None else [None] * 3
        reached.clear()
        waited, left = set(), set(known)
        self.events = self.pulls = 0
        for number, data in enumerate(memories):
            child = Child(seed + number, BOARDS[(seed + number) % 3], games, game, data)
            child.waited, child.left = waited, left  # the next one goes where none was before
            child.play((events - self.events) // (len(memories) - number))
            self.events += child.events
            self.pulls += child.pulls
            child.unplug()
        self.reached = set(reached)
        self.known = left
        self.waited, self.left = names(waited), names(left)


def all_games():
    return sorted(
        os.path.basename(os.path.dirname(p)) for p in glob.glob(ROOT + "/games/*/__init__.py")
    )


def main():
    step = 20_000
    games = all_games()
    seen = set()
    for number in range(SOAK // step):
        seen |= Mashed(games[number % len(games)], step, 1000 + 50 * number).reached
        done = (number + 1) * step
        bar = "#" * (40 * done // SOAK)
        sys.stdout.write(f"\r[{bar:.<40}] {done:,} of {SOAK:,} events, seed {number} ")
        sys.stdout.flush()
    every = screens(os.path.join(ROOT, "games")) | screens(os.path.join(ROOT, "lib", "tinsel"))
    print(f"\nNo crash, and always a way home. {len(every & seen)} of {len(every)} screens.")


if __name__ == "__main__":
    os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")
    sys.exit(main())
