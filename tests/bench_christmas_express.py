# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Measures the Christmas Express: how strong its bots are, and what games take of the memory."""

import random

from games.christmas_express import rules, tracker
from games.christmas_express.bot import think
from games.christmas_express.plays import CROSSING_ASKED, DISCARD, NO
from tinsel.contract import CHANCE, OVER
from tinsel.journal import Journal
from tinsel.story import Story

GAMES = 500
RACES = 60


def decide(game, seat, strength, pick):
    """A bot's move, and how often it stopped for breath."""
    thinking = think(game, seat, strength, pick)
    breaths = 0
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value, breaths
        breaths += 1


def race(strengths, seed):
    """A whole race of bots: the game at its end."""
    pick = random.Random(seed).randrange
    game = rules.Game(len(strengths))
    while game.turn() != OVER:
        seat = game.turn()
        luck = seat == CHANCE
        game.play(game.chance(pick) if luck else decide(game, seat, strengths[seat], pick)[0])
    return game


def wins(one, two, games=GAMES):
    """Per cent of games that `one` wins, as first seat and as second: half of the games each."""
    won = [0, 0]
    for seed in range(games):
        seat = seed % 2
        at = race((two, one) if seat else (one, two), seed).trains.at
        won[seat] += at[seat] > at[1 - seat]
    return 200 * won[0] / games, 200 * won[1] / games


def at_the_table(game, move):
    """A move of the race as the tracker would be told it, or None if it is not."""
    if game.turn() == CHANCE or move == (NO,) and game.phase == CROSSING_ASKED and game.waiting:
        return None  # a draw is not seen; the table is asked for Crossing only once
    return (DISCARD,) if move[0] == DISCARD else move


def memories(seed, strengths=(3, 3, 3, 3)):
    """Bytes that a race takes, and the same race on the tracker."""
    pick = random.Random(seed).randrange
    stories = []
    for game_class in (rules.Game, tracker.Game):
        memory = Journal(bytearray(b"\xff" * 4096))
        stories.append(Story(memory, "any", 0, game_class, len(strengths)))
    here, there = stories
    here.luck(pick)
    there = Story(there.journal, "any", 0, tracker.Game, len(strengths), (here.game.seat,))
    while here.game.turn() != OVER:
        move = decide(here.game, here.game.turn(), strengths[here.game.turn()], pick)[0]
        told = at_the_table(here.game, move)
        here.play(move, pick)
        if told:
            there.play(told)
    return [story.journal.log.size - story.journal.room for story in (here, there)]


def lines():
    for one, two in ((3, 1), (3, 2), (2, 1)):
        first, second = wins(one, two)
        yield f"express: bot {one} beats bot {two} from seat 1 ({GAMES} games)", first, "%"
        yield f"express: bot {one} beats bot {two} from seat 2", second, "%"
    for players in (2, 3, 4):
        turns = sorted(race((3,) * players, seed).turns for seed in range(RACES))
        yield f"express: turns in a race of {players} strong bots", turns[RACES // 2], "turns"
    taken = [memories(seed) for seed in range(RACES)]
    yield f"express: memory of a race of 4, largest of {RACES}", max(t[0] for t in taken), "bytes"
    yield "express: memory of the same on the tracker", max(t[1] for t in taken), "bytes"
