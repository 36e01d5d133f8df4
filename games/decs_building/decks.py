# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Which cards the game is laid out with, for so many players."""

from micropython import const

from .data import NO_TENS, SHORT

JOKER = const(64)
STACKS = const(8)  # four suits, wilds, jacks, queens, kings
WILDS = const(4)

_RUNS = (
    b"\x02\x03\x04\x05\x06\x07\x08\x09\x0a",
    b"\x02\x02\x03\x04\x04\x05\x06\x07\x08\x09",
    b"\x02\x02\x03\x03\x04\x04\x05\x05\x06\x07\x08\x09",
)
_COPIES = (b"\x01\x01\x01\x01", b"\x02\x02\x01\x01", b"\x02\x02\x02\x02")  # of A, J, Q, K by suit
_JOKERS = (2, 2, 4)


def run(players, flags=0):
    """The ranks of one suit, the lowest first."""
    ranks = _RUNS[players - 2]
    if flags & SHORT:
        ranks = bytes([rank for rank in ranks if rank not in (8, 9)])
    if flags & NO_TENS:
        ranks = bytes([rank for rank in ranks if rank != 10])
    return ranks


def stacks(players, flags=0):
    """The eight stacks before anybody takes a card; the top card is the last."""
    ranks = run(players, flags)
    found = []
    for suit in range(4):
        found.append(bytes([suit * 16 + rank for rank in reversed(ranks)]))
    found.append(bytes([JOKER] * _JOKERS[players - 2]))
    for rank in (1, 11, 12, 13):
        cards = bytearray()
        for suit in range(4):
            for _ in range(_COPIES[players - 2][suit]):
                cards.append(suit * 16 + rank)
        if rank == 1:
            found[WILDS] += bytes(cards)  # aces on top of the jokers
        else:
            found.append(bytes(cards))
    return found
