# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The cards of Decs Building: what each can pay, and every way to pay a cost.

A card is suit * 16 + rank: hearts 0, diamonds 1, clubs 2, spades 3; ace 1, jack 11, queen 12,
king 13. What a card pays is its kind: its suit alone for a number, WILD for aces and jokers, and
for a face its letter and colour.
"""

from micropython import const

from .data import ACTIONS
from .decks import JOKER, STACKS, WILDS, run, stacks  # noqa: F401  (cards has all about cards)

WILD = const(4)
_JACK = const(5)  # red, then black; queens and kings follow
KINDS = const(11)
SUITS = "HDCS"
_SYMBOLS = "HDCSWJJQQKK"
# The kinds that can stand for a symbol, a bit each; with all pitching in, any suit for any.
_PAYERS = {"H": 0x011, "D": 0x012, "C": 0x014, "S": 0x018}
_FREE = {"H": 0x01F, "D": 0x01F, "C": 0x01F, "S": 0x01F}
for _symbol, _kinds in (("J", 0x070), ("Q", 0x190), ("K", 0x600), ("?", 0x7FF)):
    _PAYERS[_symbol] = _FREE[_symbol] = _kinds
# How dear a kind is to give away: the cheapest payment is offered first.
PRICES = b"\x01\x01\x01\x01\x03\x03\x03\x03\x03\x07\x07"


def kind_of(card):
    rank = card & 15
    if card == JOKER or rank == 1:
        return WILD
    if rank < 11:
        return card >> 4
    return _JACK + 2 * (rank - 11) + (card >> 5)


def home(kind):
    """The stack that a paid card of this kind goes back to; -1: it stays its owner's."""
    return -1 if kind < _JACK else _JACK + (kind - _JACK) // 2


def card_name(card):
    if card == JOKER:
        return "Joker"
    return "?A23456789*JQK"[card & 15].replace("*", "10") + SUITS[card >> 4]


def names(hand):
    """The cards of a hand, suit by suit."""
    return " ".join([card_name(card) for card in sorted(hand)])


def kind_name(kind):
    """As short as on the buttons: H, W for a wild, J with r or b where colour tells."""
    return _SYMBOLS[kind] if kind < _JACK else _SYMBOLS[kind] + "rb"[(kind - _JACK) & 1]


def held(hand, cols):
    """A hand in a line: where the cards have no room, a letter each for what they pay."""
    text = names(hand)
    if len(text) > cols:
        counts = count(hand)
        text = " ".join([kind_name(kind) * counts[kind] for kind in range(KINDS) if counts[kind]])
    return text if len(text) <= cols else text[: cols - 1] + "+"


def count(hand):
    """How many cards of each kind."""
    counts = bytearray(KINDS)
    for card in hand:
        counts[kind_of(card)] += 1
    return counts


def could_pay(counts, free=False):
    """A quick look at every action's cost: 0 not out of this hand, 1 perhaps, 2 certainly."""
    size = sum(counts)
    red = counts[0] + counts[1] + counts[5] + counts[7] + counts[9]
    alike = max(red, size - counts[WILD] - red) + counts[WILD]  # the most of one colour
    have = {"?": size, "J": counts[5] + counts[6], "Q": counts[7] + counts[8]}
    have["K"] = counts[9] + counts[10]
    for suit in range(4):
        have[SUITS[suit]] = counts[suit]
    found = bytearray(len(ACTIONS))
    for action in range(len(ACTIONS)):
        cost = ACTIONS[action][1]
        if len(cost) > size:
            continue
        if free:
            found[action] = 1
            continue
        wilds = counts[WILD]
        last = ""
        for symbol in cost:  # equal ones stand side by side
            if symbol != last:
                last = symbol
                left = have[symbol]
            if left:
                left -= 1
            else:
                wilds -= 1 if symbol != "K" else 255
        any_card = cost.count("?")
        if wilds >= 0 and (any_card < 2 or alike >= any_card):
            # Only a hand that is mixed by several "?" and letters has to be tried out.
            found[action] = 2 if any_card < 2 or any_card == len(cost) else 1
    return found


def _colour(kind, free):
    """1 red, 2 black, 3 either."""
    if kind == WILD or free and kind < WILD:
        return 3
    if kind < WILD:
        return 1 if kind < 2 else 2
    return 1 + ((kind - _JACK) & 1)


def ways(counts, cost, free=False, ordered=False):
    """Every set of kinds that pays a cost, each once; ordered: in every order."""
    size = len(cost)
    payers = _FREE if free else _PAYERS
    left = bytearray(counts)
    chosen = [-1] * size
    seen = []
    at = 0
    while at >= 0:
        kind = chosen[at]
        if kind >= 0:
            left[kind] += 1
        elif at and not ordered and cost[at] == cost[at - 1]:
            kind = chosen[at - 1] - 1  # equal symbols in one order only
        kind += 1
        fit = payers[cost[at]] >> kind
        while fit and not (fit & 1 and left[kind]):
            fit >>= 1
            kind += 1
        if not fit:
            chosen[at] = -1
            at -= 1
            continue
        chosen[at] = kind
        left[kind] -= 1
        if at + 1 < size:
            at += 1
            continue
        colours = 3
        if cost.count("?") > 1:
            for i in range(size):
                if cost[i] == "?":
                    colours &= _colour(chosen[i], free)
        if colours:
            found = bytes(chosen)
            same = found if ordered else bytes(sorted(found))
            if same not in seen:
                seen.append(same)
                yield found


def price(payment):
    return sum([PRICES[kind] for kind in payment])


def payments(counts, cost, free=False, ordered=False):
    """The ways to pay, the cheapest first; ordered: what the second card is worth counts most."""
    found = []
    for way in ways(counts, cost, free, ordered):
        dear = price(way) + (PRICES[way[1]] * 32 if ordered else 0)
        found.append((dear, len(found), way))  # equals stay in order: no sort here is stable
    found.sort()
    return [row[2] for row in found]
