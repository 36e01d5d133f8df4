# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Scripted games for the memory tests: what is done, what is written, how all stood then."""

import random

from conformance import state
from tiny_games.gift_shelf.rules import Game as GiftShelf
from tiny_games.sled_dash.rules import Game as SledDash

from hardware.desktop.flash import Flash
from tinsel.contract import CHANCE, OVER
from tinsel.journal import Journal
from tinsel.moves import Moves
from tinsel.story import Story

KIND = "sled_dash"
LENGTH = 250
SHELF = "gift_shelf"


class WritingDown(Flash):
    """Notes each program: where, what, and how the sector was before."""

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.written = []

    def program(self, start, values):
        self.written.append((start, bytes(values), bytes(self.data)))
        super().program(start, values)


def script(seed, moves):
    """(what, number) until so many moves stand; undo, redo, typed luck and settings among them."""
    dice = random.Random(seed)
    kinds = ["play"] * 12 + ["undo", "undo", "redo", "keep", "count", "bare", "back"]
    done = []
    journal = Journal(None)
    story = None
    while story is None or (story.moves < moves and story.game.turn() != OVER):
        deed = ("begin" if story is None else dice.choice(kinds), dice.randrange(1 << 20))
        story = do(journal, story, deed)
        done.append(deed)
        if journal.needs_tidy(200):
            journal.tidy()  # this rehearsal is not about room
    return done


def do(journal, story, deed):
    """One thing that people do; the same in the same place."""
    what, number = deed
    pick = random.Random(number).randrange
    if what == "begin":
        journal.keep("ui.set", b"\x08\x03\x00")
        story = Story(journal, KIND, 0, SledDash, 3, (LENGTH,))
        story.luck(pick)
    elif what == "keep":
        journal.keep("ui.set", bytes((number & 255, 3, 0)))
    elif what == "count":
        journal.count(6, (1 + number % 6, 1 + number // 6 % 6))
    elif what == "undo":
        story.undo()
    elif what == "back":
        story.undo(lambda seat: seat == 0)
    elif what == "redo":
        story.redo()
    elif story.game.turn() == CHANCE and number % 2:
        story.play(story.game.chance(pick))  # typed in
    elif story.game.turn() == CHANCE:
        story.luck(pick)
    elif story.game.turn() != OVER:
        moves = list(story.game.moves())
        story.play(moves[number % len(moves)], pick if what == "play" else None)
    return story


def look(journal, story=None):
    """All that a person could tell: the game, what can be undone and redone, settings, counts."""
    if story is None:
        story = take_up(journal)
    told = [journal.kept("ui.set"), bytes(journal.tally(6)), journal.records(KIND)]
    if story:
        line = story._line
        told += [state(story.game), bytes(line.data), line.end, list(line.kept)]
    return told


def take_up(journal):
    return Story.resume(journal, KIND, SledDash) if journal.open_games() else None


def tell(seed, moves, flash=None):
    """A script played through: the flash with all that was written, and how it ended."""
    flash = WritingDown() if flash is None else flash
    journal = Journal(flash)
    story = None
    for deed in script(seed, moves):
        story = do(journal, story, deed)
    return flash, look(journal, story)


def records(journal):
    """All that is written, without the game."""
    return [(journal.log.what(at), journal.log.body(at)) for at in journal.log.walk()]


def furnish(journal, seed=7, moves=60):
    """A household: settings, names, best scores, dice, a game among friends and one alone."""
    dice = random.Random(seed)
    for seat in range(6):
        journal.keep(f"ui.seat{seat}", bytes((seat,)) + b"Seat" + bytes((65 + seat,)))
    journal.keep("mine", bytes(range(40)))
    journal.forget("mine")
    for score in (3, 12, 7, 12, -4, 9):
        journal.record(SHELF, 0, score, "Anna" if score % 2 else "Bo")
    alone = Story(journal, SHELF, 0, GiftShelf, 1)
    alone.luck(dice.randrange)
    while alone.game.turn() != OVER:
        alone.play(dice.choice(list(alone.game.moves())), dice.randrange)
    journal.end(alone.game.scores()[0], "Anna")
    for sides in (6, 20, 100):
        for _ in range(3):
            journal.count(sides, [1 + dice.randrange(sides) for _ in range(5)])
    alone = Story(journal, SHELF, 0, GiftShelf, 1)
    alone.luck(dice.randrange)
    for _ in range(5):
        alone.play(dice.choice(list(alone.game.moves())), dice.randrange)
    story = None
    for deed in script(seed, moves):
        story = do(journal, story, deed)
    return story


def household(journal):
    """All that a tidying must carry over, and what each game in progress looks like."""
    told = [sorted((name, journal.kept(name)) for name in journal.names)]
    told.append([(kind, journal.records(kind)) for kind in (KIND, SHELF)])
    told.append([(sides, list(journal.tally(sides))) for sides in journal.dice()])
    told.append([row for row in journal.open_games()])
    for kind, game in ((KIND, SledDash), (SHELF, GiftShelf)):
        if kind in [row[0] for row in journal.open_games()]:
            line = Moves()
            for what, body in journal.actions(kind):
                line.read(what, body)
            told.append([kind, bytes(line.data), list(line.starts), line.end, line.kept])
            now = game(*[(row[3], row[4]) for row in journal.open_games() if row[0] == kind][0])
            for at in range(line.end):
                now.play(line.move(at))
            told.append(state(now))
    return told


EMPTY = [[], [(KIND, (0, [])), (SHELF, (0, []))], [], []]
