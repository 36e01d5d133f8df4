# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The race on the device: hands as cards, bots, and a curtain between people."""

from tinsel.keys import BACK

from . import choosing
from .data import CROSSING, ELF, HUSTLE, KINDS, MOST, SANTA, SHORT
from .news import begin, news, show
from .plays import AT_BRIDGE, CROSSING_ASKED, DISCARD, EXTRA, NO, NUMBER, SANTA_ASKED, STOP, TRIPLE
from .rules import SHOW, Game

__all__ = ("Game", "bot", "choose", "forced", "over", "quiet", "seen", "show", "start")

HIDDEN = True
PACE = 1500


def start(ui):
    from .dealing import start

    begin(ui)
    return (yield from start(ui))


def bot(game, seat, strength, pick):
    from .bot import think

    return think(game, seat, strength, pick)


def forced(game):
    """The answer of somebody who is asked for a card and holds none: it is no choice."""
    if game.phase not in (CROSSING_ASKED, SANTA_ASKED):
        return None
    card = SANTA if game.phase == SANTA_ASKED else CROSSING
    return None if game.has(game.turn(), card) else (NO,)


def quiet(game, move):
    """While others are still asked for Reindeer Crossing, there is nothing to be seen."""
    return move[0] == NO and game.phase == CROSSING_ASKED and game.waiting > 0


def seen(ui, game, drawn):
    """Who deals and who begins; what is drawn later is nobody else's business."""
    if drawn[0][0] != SHOW:
        return
    from .dealing import tell

    yield from tell(ui, game, drawn)


def over(ui, game):
    from .winning import celebrate

    yield from celebrate(ui, game)


def choose(ui, game):
    yield from news(ui, game, hidden=True)
    while True:
        move = yield from _ask(ui, game)
        if move != BACK and move[0] in (HUSTLE, ELF) and len(move) == 1:
            move = yield from choosing.whom(ui, game, move[0])
        if move is not None:
            return move


def _ask(ui, game):
    phase = game.phase
    if phase == AT_BRIDGE:
        return (yield from choosing.bridge(ui, game))
    if phase == CROSSING_ASKED:
        return (yield from choosing.crossing(ui, game, (game.asked,)))
    if phase == SANTA_ASKED:
        return (yield from choosing.santa(ui, game))
    entries = hand(game)
    throw = [move for move in game.moves() if move[0] == DISCARD]
    if throw:
        entries = [(label, (DISCARD, move[0]), "throw away?") for label, move, _ in entries]
    elif phase == EXTRA:
        entries.append(("Stop", (STOP,), "no more"))
    return (yield from choosing.ask(ui, game, entries))


def hand(game):
    """(label, move, name) of each card; three of a kind stands first."""
    seat = game.seat
    entries = []
    three = game.three(seat)
    if three:
        entries.append((f"3x{three}", (TRIPLE,), None))
    cards = game.hands[seat]
    for card in range(1, KINDS):
        for _ in range(cards[card]):
            if card <= MOST:
                entries.append((str(card), (NUMBER, card), None))
            else:
                entries.append((SHORT[card - HUSTLE][:3], (card,), SHORT[card - HUSTLE]))
    return entries
