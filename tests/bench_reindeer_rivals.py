# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Figures of Reindeer Rivals: par and its proof, how often bots win, how long they think."""

import gc
import random
import time

if __name__ == "__main__":
    import conftest  # noqa: F401  (the project on sys.path)

import par_reindeer_rivals as par

from games.reindeer_rivals import bot, data, rules
from tinsel.contract import CHANCE, OVER

GAMES = 200
STRONG, FAIR, EASY = bot.STRONG, bot.FAIR, bot.EASY


def think(game, seat, strength, pick):
    """A bot's move, and the stretches of time between its yields."""
    thinking = bot.bot(game, seat, strength, pick)
    stretches = []
    while True:
        begin = time.process_time()
        try:
            next(thinking)
        except StopIteration as done:
            stretches.append(time.process_time() - begin)
            return done.value, stretches
        stretches.append(time.process_time() - begin)


def play(strengths, seed, options=(), clock=None):
    """A game of bots to its end; clock takes the seconds of each turn's thoughts."""
    dice = random.Random(seed)
    game = rules.Game(len(strengths), options)
    whose, taken = None, 0.0
    while game.turn() != OVER:
        seat = game.turn()
        if seat == CHANCE:
            move = game.chance(dice.randrange)
        else:
            move, stretches = think(game, seat, strengths[seat], dice.randrange)
            if clock is not None:
                if whose != (game.round(), seat):
                    whose, taken = (game.round(), seat), 0.0
                taken += sum(stretches)
                clock.append((taken, max(stretches)))
        game.play(move)
    return game


def shares(strengths, games=GAMES, options=()):
    """The share of each place at the table in the wins, in per cent; seats are changed about."""
    won = [0.0] * len(strengths)
    for seed in range(games):
        turned = seed % len(strengths)
        game = play(strengths[turned:] + strengths[:turned], seed, options)
        scores = game.scores()
        for seat, score in enumerate(scores):
            if score == max(scores):
                won[(seat + turned) % len(scores)] += 100 / games / scores.count(score)
    return won


def lap():
    """Seconds of work for 10,000 small additions, counted by hand as the board would."""
    best = 1.0
    for _ in range(20):
        begin = time.process_time()
        count = 0
        while count < 10000:
            count += 1
        best = min(best, time.process_time() - begin)
    return best


def lines():
    for short, word in ((0, "whole"), (1, "short")):
        money, turns, made, taken = par.par(par.default(short))
        yield f"rivals: par of the {word} game, proved bound", money, "dollars"
        yield f"rivals: par of the {word} game, plan found", made, "dollars"
        yield f"rivals: turns of the {word} game, proved bound", turns, "turns"
        yield f"rivals: turns of the {word} game, plan found", taken, "turns"
        alone = play([STRONG], 1, (short,))
        yield f"rivals: strong bot alone, {word} game", alone.scores()[0], "dollars"
        yield f"rivals: strong bot alone, {word} game", alone.round(), "turns"
        yield f"rivals: PAR in data.py, {word} game", data.PAR[short][0], "dollars"
    for name, table in (
        ("strong against two easy", [STRONG, EASY, EASY]),
        ("strong against two fair", [STRONG, FAIR, FAIR]),
        ("fair against two easy", [FAIR, EASY, EASY]),
        ("strong against one fair", [STRONG, FAIR]),
    ):
        yield f"rivals: wins, {name}, {GAMES} games", round(shares(table)[0], 1), "%"
    short = shares([STRONG, EASY, EASY], options=(1,))
    yield f"rivals: wins, strong against two easy, {GAMES} short games", round(short[0], 1), "%"
    clock = []
    gc.disable()  # a collection is not the bot's thought
    one = lap()
    for seed in range(10):
        play([STRONG] * 5, seed, clock=clock)
    gc.enable()
    yield "rivals: longest turn of a strong bot", round(max(clock)[0] / one, 2), "laps on CPython"
    yield (
        "rivals: longest stretch between two yields",
        round(max(row[1] for row in clock) / one, 2),
        "laps on CPython",
    )


if __name__ == "__main__":
    for name, value, unit in lines():
        print(f"{name}: {value} {unit}")
