# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What a game takes of the memory, and what resume and undo take of the time (make bench)."""

import importlib
import math
import os
import random
import sys
import time
from types import SimpleNamespace

if __name__ == "__main__":
    import conftest  # noqa: F401  (the project on sys.path)

import conformance
import stories

from hardware.desktop.flash import Flash
from tinsel.contract import OVER
from tinsel.journal import Journal
from tinsel.story import Story

SECTOR = 4096
RANDOM_GAMES = 200  # of each kind, over all its tables
BOT_GAMES = 1000  # likewise: all of the largest kind, of the others as far as the seconds go
SECONDS = 8
MOVES = 300


def modes():
    """(name, mode) of every mode that keeps the contract, the tests' own games among them."""
    os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")
    sys.modules.setdefault("supervisor", SimpleNamespace(ticks_ms=lambda: 0))
    for package in ("tiny_games", "games"):
        folder = os.path.join(conformance.ROOT, "games")
        if package == "tiny_games":
            folder = os.path.join(conformance.ROOT, "tests", package)
        for name in sorted(os.listdir(folder)):
            if not os.path.isfile(os.path.join(folder, name, "__init__.py")):
                continue
            for label, module in importlib.import_module(f"{package}.{name}").MODES:
                mode = importlib.import_module(f"{package}.{name}.{module}")
                if hasattr(mode, "Game"):
                    yield f"{name}, {label}", mode


def household():
    """Bytes that settings, six names, best scores of two games and three dice take when tidied."""
    journal = Journal(Flash())
    stories.furnish(journal)
    for row in journal.open_games():
        journal.end(kind=row[0])
    journal.tidy()
    return journal.log.size - journal.room


def whole_game(game_class, players, options, dice, choose):
    """(bytes, erases) of a game as it is written, from its beginning to its end and record."""
    journal = Journal(Flash(32768))  # room for any, to see what it would take
    journal.keep("ui.set", b"123456")
    before = journal.log.end
    story = Story(journal, "some_game", 0, game_class, players, options)
    story.luck(dice.randrange)
    while story.game.turn() != OVER:
        story.play(choose(story.game, dice), dice.randrange)
    journal.end(max(story.game.scores()), "Anna")
    return journal.log.end - before, journal.log.nvm.erases


def at_random(game, dice):
    return dice.choice(list(game.moves()))


def by_bot(mode):
    def choose(game, dice):
        seat = game.turn()
        thinking = mode.bot(game, seat, 1 + seat % 3, dice.randrange)
        while True:
            try:
                next(thinking)
            except StopIteration as done:
                return done.value

    return choose


def games(mode, choose, count, found=(), seconds=SECONDS):
    """(bytes, erases) of many games, evenly over the tables: those found, and more of them."""
    tables = conformance.tables(mode.Game)
    end = time.monotonic() + seconds
    found = list(found)
    for number in range(len(found), count):
        players, options = tables[number % len(tables)]
        found.append(whole_game(mode.Game, players, options, random.Random(number), choose))
        if time.monotonic() > end:
            break
    return found


def timed(deed):
    """Seconds of the best of five."""
    best = 1e9
    for _ in range(5):
        begin = time.perf_counter()
        deed()
        best = min(best, time.perf_counter() - begin)
    return best


def looking_back():
    """Seconds to play 300 moves by the rules alone, into memory, to resume and to undo them."""
    dice = random.Random(3)
    flash = Flash()
    story = Story(Journal(flash), "some_game", 0, stories.SledDash, 4, (250,))
    story.luck(dice.randrange)
    while story.moves < MOVES:
        story.play(at_random(story.game, dice), dice.randrange)
    moves = [story.move(at) for at in range(story.moves)]

    def rules():
        game = stories.SledDash(4, (250,))
        for move in moves:
            game.play(move)

    def writing():
        again = Story(Journal(Flash()), "some_game", 0, stories.SledDash, 4, (250,))
        for move in moves:
            again.play(move)

    def resume():
        Story.resume(Journal(flash), "some_game", stories.SledDash)

    def undo():
        story.undo()
        story.redo()

    return timed(rules), timed(writing), timed(resume), timed(undo)


def sizes(name, how, played):
    """Lines about the bytes of some games."""
    found = [size for size, _ in played]
    what = f"memory: {name}, {len(found)} {how} games"
    yield what + ", mean", round(sum(found) / len(found)), "bytes"
    yield what + ", largest", max(found), "bytes"


def lines():
    kept = household()
    yield "memory: sector", SECTOR, "bytes"
    yield "memory: settings, names, records and dice of a household", kept, "bytes"
    yield "memory: budget of a whole game", SECTOR - kept, "bytes"
    erases = 0
    by_bots = []
    for name, mode in modes():
        played = games(mode, at_random, RANDOM_GAMES)
        erases += sum(number for _, number in played)
        yield from sizes(name, "random", played)
        if hasattr(mode, "bot"):
            by_bots.append((name, mode, games(mode, by_bot(mode), BOT_GAMES)))
    largest = max(by_bots, key=lambda row: max(row[2]))
    for name, mode, played in by_bots:
        if mode is largest[1]:
            played = games(mode, by_bot(mode), BOT_GAMES, played, math.inf)
        yield from sizes(name, "bot", played)
        erases += sum(number for _, number in played)
    yield "memory: erases in all of these games", erases, "erases"
    rules, writing, resume, undo = looking_back()
    yield f"memory: play {MOVES} moves into memory", round(writing / rules, 2), "x by the rules"
    yield f"memory: resume after {MOVES} moves", round(resume / rules, 2), "x by the rules"
    yield f"memory: resume after {MOVES} moves", round(resume / writing, 2), "x playing them"
    yield (
        f"memory: an undo and a redo after {MOVES} moves",
        round(undo / rules, 2),
        "x by the rules",
    )


if __name__ == "__main__":
    for name, value, unit in lines():
        print(f"{name}: {value} {unit}")
