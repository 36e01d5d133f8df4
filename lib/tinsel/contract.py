# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What a game is, on one page: every rules.py has a class of this shape.

class Game:
    VERSION = 1         # of the rules; a save of another version is set aside, not misread
    ROOM = 1200         # bytes of memory that a whole game may take (measured, see the bench)

    def __init__(self, players, options=()): ...  # ValueError with a sentence when it cannot be
    def turn(self): ...          # the seat that decides now; CHANCE when luck does; OVER at the end
    def moves(self): ...         # every legal move of whoever decides, as a generator
    def play(self, move): ...    # the only change of state; illegal: ValueError, nothing changed
    def chance(self, pick): ...  # at CHANCE: the move that luck makes; pick(n) is a fair 0..n-1
    def scores(self): ...        # one number a seat (a cooperative game: one)
    def worked(self, seat): ...  # the score as (points, why) lines that add up to it
    def words(self, move): ...   # a move in words that all may know, asked before it is played
    def round(self): ...         # the round that is being played, from 1
    def won(self): ...           # if it has one: the seat that wins among equals, or None
    def ranked(self): ...        # if it has one: False where its score is no match for others

A move is a tuple of ints 0..255: a verb and what it needs. One move is one choice.
"""

from micropython import const

CHANCE = const(-1)
OVER = const(-2)
