# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""How far each space is from the North Pole, in turns: what the bots reckon with."""

from array import array

from micropython import const

TURN = const(64)  # one turn, in the chart's units
_CHOICE = const(4)  # number cards that a hand has about

_known = [None, None]  # the board of the last chart, and the chart


def chart(game):
    """Turns to go from each space, TURN to a turn. A generator: it takes a while the first time."""
    board = game.trains.board
    key = board.places + bytes((game.highest,))
    if _known[0] != key:
        turns = array("H", bytes(2 * (board.pole + 1)))
        for place in range(board.pole - 1, -1, -1):
            turns[place] = _from(turns, board, place, game.highest)
            if place % 8 == 0:
                yield
        _known[0] = key
        _known[1] = turns
    return _known[1]


def _from(turns, board, place, highest):
    """One turn, and the mean of what is left after the best of a few random numbers."""
    left = []
    for number in range(1, highest + 1):
        left.append(after(turns, board, place + number))
    left.sort()
    total = 0
    better = highest**_CHOICE
    for i in range(highest):
        worse = (highest - 1 - i) ** _CHOICE
        total += (better - worse) * left[i]
        better = worse
    return TURN + total // highest**_CHOICE


def after(turns, board, place):
    """Turns that are left when a number card has led to this place."""
    if place >= board.pole:
        return 0
    if place == board.lower:
        return turns[board.upper]
    if place == board.upper:
        return _about(board, board.lower)
    if place == board.top:
        return _about(board, board.foot)
    if place in board.stations:
        return max(turns[place] - TURN, 0)  # another play at once
    return turns[place]


def _about(board, place):
    """Before the chart is whole: some five spaces a turn."""
    return (board.pole - place) * TURN // 5


def spaces(board):
    """A simple mind's chart: only the spaces count."""
    return [_about(board, place) for place in range(board.pole + 1)]
