# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A game's moves in words and its board of then: it is played again, in bites."""

from tinsel.story import BITE


def page(story, start, count):
    """(index, seat, round, words) of so many moves, newest first but for the newest `start`.

    The seat is CHANCE for luck. It plays the game again, in bites, and returns the list.
    """
    top = story.moves - start
    game = story.begun()
    rows = []
    for at in range(top):
        move = story.move(at)
        if at >= top - count:
            rows.append((at, story.whose(at), game.round(), game.words(move)))
        if at < top - 1:
            game.play(move)
        if at % BITE == BITE - 1:
            yield
    rows.reverse()
    return rows


def then(story, index):
    """The game as it was when this move had been played, in bites; -1: at the start."""
    game = story.begun()
    for at in range(index + 1):
        game.play(story.move(at))
        if at % BITE == BITE - 1:
            yield
    return game
