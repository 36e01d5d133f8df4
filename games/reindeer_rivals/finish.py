# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The end of a game before the standings: medals for who played alone, or why it is over."""

from tinsel import widgets
from tinsel.words import both_ends

from . import data, rounds

# The best of the whole game and of the short one, two bytes each; then how many games had been put
# away when an end was seen last, whether it was a short one, and what it came to, two bytes.
_BEST = "rr.best"
_MEDALS = ("gold", "silver", "bronze", "no medal")


def _medal(worth, *steps):
    """Gold for the first step or better, and so on."""
    for place, step in enumerate(steps):
        if worth >= step:
            return _MEDALS[place]
    return _MEDALS[3]


def money_medal(cash, par):
    """Gold is par itself; silver 97 in a hundred, bronze 90."""
    return _medal(cash * 100, par * 100, par * 97, par * 90)


def turns_medal(taken, par):
    """Gold is par itself; silver two more, bronze five."""
    return _medal(-taken, -par, -par - 2, -par - 5)


def alone(ui, game):
    """How it went against par; only a map that is supplied wins medals."""
    if game.ended != rounds.SUPPLIED:
        yield from early(ui, game)
        return
    cash, turns = game.cash(0), game.round()
    par = data.PAR[game.short]
    lines = []
    for fact, medal in (
        (f"${cash} of ${par[0]}", money_medal(cash, par[0])),
        (f"{turns} of {par[1]} turns", turns_medal(turns, par[1])),
    ):
        if len(fact) + 1 + len(medal) <= ui.cols:
            lines.append(both_ends(fact, medal, ui.cols))
        else:
            lines += (fact, both_ends("", medal, ui.cols))
    if _is_best(ui, game.short, cash):
        lines.append("Your best so far!")
    yield from widgets.page(ui, "All supplied", lines)


def _is_best(ui, short, cash):
    """Against the same par only: the records have the whole and the short game in one list."""
    played = ui.memory.records("reindeer_rivals", ui.story.mode)[0]
    best = [0, 0]
    kept = ui.memory.kept(_BEST)
    if kept and len(kept) == 8 and played:  # else the records were cleared
        best = [kept[0] | kept[1] << 8, kept[2] | kept[3] << 8]
        if played & 255 != kept[4]:  # what was seen last was not undone but put away
            best[kept[5]] = max(best[kept[5]], kept[6] | kept[7] << 8)
    stood = best[0] & 255, best[0] >> 8, best[1] & 255, best[1] >> 8
    ui.memory.keep(_BEST, bytes(stood + (played & 255, short, cash & 255, cash >> 8)))
    return cash >= best[short]


def early(ui, game):
    """A game that ends before every city has its packets, with a sentence."""
    if game.ended == rounds.SUPPLIED:
        return
    if game.ended == rounds.STUCK:
        why = "Nobody has the money for another trip."
    else:
        why = "Nobody wants to move any more."
    wanted = f"The game ends, with {game.missing()} packets still wanted."
    yield from widgets.tell(ui, "The end", f"{why} {wanted}")
