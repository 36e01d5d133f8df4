# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Writes a game of each kind as text to be checked against the rules (make transcripts)."""

import os
import sys

if __name__ == "__main__":
    import conftest  # noqa: F401  (the project on sys.path)

import conformance

from tinsel.contract import CHANCE

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "transcripts")
SEED = 2412


def all_names():
    """A transcript a game and mode -> its class."""
    names = {}
    for name, label, game in conformance.all_games():
        names[f"{name}-{label.lower().replace(' ', '_')}"] = game
    return names


def path(name):
    return os.path.join(FOLDER, name + ".txt")


def text(name):
    """One game, evenly among the moves offered, with the choices there were; the score worked."""
    game_class = all_names()[name]
    players, options = conformance.tables(game_class)[0]
    moves, _ = conformance.random_game(game_class, players, options, SEED)
    game = game_class(players, options)
    lines = [f"{name}: {players} players, options {list(options)}, rules {game_class.VERSION}"]
    number = 0
    for move in moves:
        if game.round() != number:
            number = game.round()
            lines += ["", f"Round {number}   scores {list(game.scores())}"]
        seat = game.turn()
        if seat == CHANCE:
            lines.append(f"  luck    {game.words(move)}")
        else:
            offered = conformance.choices(game)
            among = f"   (of {len(offered)})" if len(offered) > 1 else "   (the only choice)"
            lines.append(f"  seat {seat + 1}  {game.words(move)}{among}")
        game.play(move)
    lines += ["", f"Over    scores {list(game.scores())}"]
    for seat, score in enumerate(game.scores()):
        lines.append(f"  seat {seat + 1}: {score}")
        for points, why in game.worked(seat):
            lines.append(f"    {points:4} {why}")
    return "\n".join(lines) + "\n"


def main():
    os.makedirs(FOLDER, exist_ok=True)
    for name in all_names():
        with open(path(name), "w", encoding="utf-8") as file:
            file.write(text(name))
        print("tests/transcripts/" + name + ".txt")


if __name__ == "__main__":
    sys.exit(main())
