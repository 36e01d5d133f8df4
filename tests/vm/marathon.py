# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Plays random moves of a game into a journal, the same on CPython and on the VM."""

import binascii

from tinsel.contract import OVER
from tinsel.journal import Journal
from tinsel.sector import MemoryFull
from tinsel.story import Story


class Marathon:
    """Games one after the other, with now and then an undo, until enough moves are played."""

    def __init__(self, game_class, seed=1):
        self.game_class = game_class
        self.memory = bytearray(b"\xff" * 4096)
        self.journal = Journal(self.memory)
        self.state = seed
        self.moves = 0
        self.scores = []
        self.tables = []
        for players in range(1, 7):
            try:
                game_class(players)
            except ValueError:
                continue
            self.tables.append(players)
        self.story = None

    def pick(self, count):
        # Small on purpose: no step leaves the 30 bits that a small integer has on the board.
        self.state = (self.state * 1021 + 12347) & 0xFFFFF
        return (self.state >> 6) % count

    def begin(self):
        players = self.tables[len(self.scores) % len(self.tables)]
        if self.journal.needs_tidy(self.game_class.ROOM):
            self.journal.tidy()
        self.story = Story(self.journal, "marathon", 0, self.game_class, players)

    def run(self, count):
        """So many moves more."""
        while count > 0:
            if self.story is None:
                self.begin()
            story = self.story
            try:
                story.luck(self.pick)
                if story.game.turn() == OVER:
                    self.scores.append(list(story.game.scores()))
                    self.journal.end()
                    self.story = None
                    continue
                if self.pick(20) == 0 and story.undo():
                    if self.pick(3) == 0:
                        story.redo()
                    continue
                moves = list(story.game.moves())
                story.play(moves[self.pick(len(moves))], self.pick)
            except MemoryFull:
                self.journal.tidy()
                if self.journal.needs_tidy(200):
                    self.journal.end()  # it undid so much that it fills the memory by itself
                    self.story = None
                continue
            self.moves += 1
            count -= 1

    def result(self):
        """Moves, finished games, the scores of now, and the journal's bytes in short."""
        now = [] if self.story is None else list(self.story.game.scores())
        return [self.moves, self.scores, now, binascii.crc32(self.memory)]
