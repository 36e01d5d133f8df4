# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The order of a round as the rule gives it: a die for who starts, a die for which way round.

Seats are counted to the left, which is clockwise as seen from above.
"""


def starter(players, roller, face):
    """The seat that the first die counts to, from the roller's left neighbour on; -1: again."""
    return (roller + face) % players if face <= players else -1


def is_left(face):
    return face % 2 == 0


def order(players, first, left):
    """All seats from the first one on, one way round the table."""
    step = 1 if left else players - 1
    return bytes([(first + step * i) % players for i in range(players)])
