# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Measures Decs Building: do the reconstructed costs make a real game, and what does it take?"""

import random

from games.decs_building import data, scoring, sums
from games.decs_building.bot import bot
from games.decs_building.rules import Game
from tinsel.contract import CHANCE, OVER
from tinsel.journal import Journal
from tinsel.story import Story

GAMES = 40  # of the strongest bots, for each number of players
MATCHES = 30


def decide(game, seat, strength, pick):
    thinking = bot(game, seat, strength, pick)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value


def played(strengths, seed, options=()):
    pick = random.Random(seed).randrange
    game = Game(len(strengths), options)
    while game.turn() != OVER:
        seat = game.turn()
        luck = seat == CHANCE
        game.play(game.chance(pick) if luck else decide(game, seat, strengths[seat], pick))
    return game


class Balance:
    """What many games of the strongest bots came to."""

    def __init__(self, players, games=GAMES, options=()):
        self.rounds = []
        self.scores = []
        self.fancy = 0
        points = {}
        for seed in range(games):
            game = played((3,) * players, seed, options)
            scores = game.scores()
            self.rounds.append(game.number)
            self.scores += scores
            winner = game.grids[scores.index(max(scores))]
            self.fancy += any(scoring.count(winner)[kind] for kind in data.FANCY)
            for grid in game.grids:
                for gain, what, _ in sums.lines(grid):
                    if gain > 0:
                        name = what.rsplit(" ", 1)[0]
                        points[name] = points.get(name, 0) + gain
        self.fancy_winners = 100 * self.fancy / games
        self.favourite = max(points, key=points.get)
        self.share = 100 * points[self.favourite] / sum(points.values())


def wins(one, two):
    """Per cent of games that `one` wins against `two`, seats changing."""
    won = 0
    for seed in range(MATCHES):
        seat = seed % 2
        scores = played((two, one) if seat else (one, two), seed).scores()
        won += scores[seat] > scores[1 - seat]
    return 100 * won / MATCHES


def memory(seed, players=4):
    """Bytes that a game of the strongest bots takes."""
    pick = random.Random(seed).randrange
    journal = Journal(bytearray(b"\xff" * 4096))
    story = Story(journal, "decs_building", 1, Game, players)
    story.luck(pick)
    while story.game.turn() != OVER:
        story.play(decide(story.game, story.game.turn(), 3, pick), pick)
    return journal.log.size - journal.room


def lines():
    for players, options in ((2, ()), (3, ()), (4, ()), (2, (data.SHORT,))):
        found = Balance(players, options=options)
        name = f"decs: {players} players" + (", short" if options else "")
        yield f"{name}, winners with a fancy decoration ({GAMES} games)", found.fancy_winners, "%"
        yield f"{name}, points by the favourite, {found.favourite}", found.share, "%"
        yield f"{name}, rounds at the most", max(found.rounds), ""
        yield f"{name}, mean score", sum(found.scores) / len(found.scores), ""
    for one, two in ((3, 2), (2, 1)):
        yield f"decs: bot {one} beats bot {two} ({MATCHES} games)", wins(one, two), "%"
    yield "decs: memory of a game of four (most of 8)", max(memory(s) for s in range(8)), "bytes"
