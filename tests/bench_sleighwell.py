# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Sleighwell solo, 200 seeded games each: by chance, greedily, and as the hint would."""

import random

if __name__ == "__main__":
    import conftest  # noqa: F401  (the project on sys.path)

from games.sleighwell import rules
from games.sleighwell.bot import bot
from games.sleighwell.flight import fly
from games.sleighwell.medals import medal
from games.sleighwell.verbs import ACT, DROP, FLY, STOP, WAY
from games.sleighwell.wishes import stars as stars_of
from tinsel.contract import CHANCE, OVER
from tinsel.moves import pack

GAMES = 200


class Solo(rules.Game):
    SOLO = True


def by_chance(game, dice):
    return dice.choice(list(game.moves()))


def by_greed(game, dice):
    """Score the most stars now, else anything that loses no house."""
    best = None
    most = 0
    calm = []
    for move in game.moves():
        if move[0] == FLY and game.phase == ACT:
            flight = fly(game, move[1], move[3] << 8 | move[2])
            if flight.content and stars_of(game.tiles.wishes[flight.house]) > most:
                most = stars_of(game.tiles.wishes[flight.house])
                best = move
        lost = move[0] == DROP and game.tiles.wishes[move[1]]
        if move[0] not in (FLY, STOP, WAY) and not lost:
            calm.append(move)
    if best:
        return best
    moves = calm or list(game.moves())
    return dice.choice(moves)


def by_hint(game, dice):
    thinking = bot(game, game.turn(), 3, dice.randrange)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value


PLAYERS = (("random", by_chance), ("greedy", by_greed), ("hint", by_hint))


def play(choose, seed, options=(0, 0)):
    """A solo game to its end: the game, and the bytes that it takes in memory."""
    dice = random.Random(seed)
    game = Solo(1, options)
    size = 0
    while game.turn() != OVER:
        luck = game.turn() == CHANCE
        move = game.chance(dice.randrange) if luck else choose(game, dice)
        size += len(pack(move)) + (0 if luck else 3)
        game.play(move)
    return game, size


def lines(games=GAMES):
    for name, choose in PLAYERS:
        stars, wins, medals, most = [], 0, 0, 0
        for seed in range(games):
            game, size = play(choose, seed)
            stars.append(game.scores()[0])
            wins += game.all_scored()
            medals += medal(game) != ""
            most = max(most, size)
        yield f"sleighwell solo {name}: stars of 20", round(sum(stars) / games, 2), "on average"
        yield f"sleighwell solo {name}: best", max(stars), "stars"
        yield f"sleighwell solo {name}: wins", wins, f"of {games}"
        yield f"sleighwell solo {name}: medals", medals, f"of {games}"
        yield f"sleighwell solo {name}: largest game", most, "bytes of memory"


if __name__ == "__main__":
    for line in lines():
        print(*line)
