# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What has happened on the track, in one or two plain lines; and a move in words.

Nobody needs this for long, so that it is loaded for a sentence and given back.
"""

from tinsel.shelf import forget

from . import track
from .data import CROSSING, ELF, EXPRESS, HUSTLE, SANTA, STORM, name, short
from .plays import (
    CROSS,
    CROSSING_ASKED,
    DISCARD,
    NO,
    NUMBER,
    STAY,
    STOP,
    TRIPLE,
    answered,
    tried,
)

_ROOM = 16  # characters beside two of a name in the narrowest title


def card_name(verb, number):
    if verb == NUMBER:
        return str(number)
    if verb == TRIPLE:
        return "Three of a kind"
    if verb == DISCARD:
        return "Throws one away"
    return name(verb)


def sentence(board, told, names):
    """All of it: "Snow Storm: Green back 7 onto the slope, slides to 60; Red back 7 to 12"."""
    head = ""
    parts = []
    for event in told:
        what, train, place, count = event
        who = names[train]
        if what == track.PLAYED:
            head = card_name(place, count)
        elif what == track.SLIDES and parts:
            where = " onto the slope" if place == board.foot else ", onto the Upper Bridge"
            parts[-1] = _cut(parts[-1]) + where + ", slides to " + str(place)
        else:
            parts.append(_part(board, what, who, place, count, names))
    text = "; ".join(parts)
    if not head or not text:
        return head or text
    return head + ": " + text


def _cut(text):
    """Without the place that the train only slid through."""
    return text[: text.rfind(" to ")]


def _part(board, what, who, place, count, names):
    where = board.name(place)
    if what == track.GOES:
        return f"{who} to {where}"
    if what == track.BACK:
        return f"{who} back {count} to {where}" if count else f"{who} back to {where}"
    if what == track.CROSSES:
        return f"{who} over the bridge to {where}"
    if what == track.SENT:
        return f"{who} sent to {where}"
    if what == track.SWAPS:
        return f"{who} takes that place, {where}"
    if what == track.SAFE:
        return f"Santa saves {who}" + (" from Crossing" if place == CROSSING else "")
    if what == track.SKIPPED:
        return f"{who} misses a turn"
    if what == track.STOPPED:
        return f"{names[place]} stops {who}: Reindeer Crossing"
    if what == track.MORE:
        return "a station, play again"
    if what == track.SLIDES:
        return f"{who} slides to {where}"
    return f"{who} wins!"


def whole(game, names):
    """All of it, if more came of a play than one train's move, which is to be seen."""
    told = game.trains.events()
    count = 0
    plain = True
    for what, _, _, _ in told:
        if what not in (track.PLAYED, track.MORE):
            count += 1
            plain = what == track.GOES
    return sentence(game.trains.board, told, names) if count > 1 or not plain else ""


def outcome(game, names, others=False):
    """What came of a play, without where its own train has gone, if there is more: that is seen."""
    told = game.trains.events()
    if not told:
        return ""
    own = len(told) > 1 and told[1][:2] == (track.GOES, told[0][1])
    skip = 2 if own and (others or len(told) > 2) else 1
    return sentence(game.trains.board, told[skip:], names)


def question(game, names):
    """Why somebody is asked for a card: "Gold: Snow Storm; Green back 7 to 12"."""
    if game.card == CROSSING:
        return names[game.crosser] + ": " + name(CROSSING)
    _, mover, verb, count = game.trains.events()[0]
    more = outcome(game, names, True)
    return names[mover] + ": " + card_name(verb, count) + ("; " + more if more else "")


# --- for titles and the history: only what everybody at the table may know, whole in few letters


def words(game, move):
    """One move; after that nobody needs this module for a while."""
    forget(__name__, "telling")
    verb = move[0]
    if verb in (NUMBER, HUSTLE, EXPRESS):
        return _own_words(game, move)
    if verb == CROSS:
        return "over the bridge"
    if verb == STAY:
        after = game.trains.copy()
        after.stay(game.seat, game.count)
        others = _others(game, after, game.seat)
        return "stays, " + others if others else "does not cross"
    if verb == NO:
        return _pass_words(game)
    if verb == STOP:
        return "stops here"
    if verb == CROSSING:  # the table is asked at once, and somebody answers
        return "Crossing!" if game.turn() == move[1] else f"T{move[1] + 1} Crossing"
    if verb == SANTA:
        return "Santa!"
    if verb == TRIPLE:
        return "3 of a kind"
    if verb == DISCARD:
        return "throws " + (short(move[1]) if len(move) > 1 else "one away")
    return f"Elf at T{move[1] + 1}" if verb == ELF else name(verb)


def _to(place):
    return f"to {place}" if place else "home"


def _others(game, after, seat):
    """Who else is moved, and to where: "T2 to 60"; those who stood together go back together."""
    moved = ""
    place = 0
    for other in range(len(after.at)):
        if other != seat and after.at[other] != game.trains.at[other]:
            moved += f"T{other + 1} "
            place = after.at[other]
    if len(moved) == 9:
        moved = "all "
    return moved and moved + _to(place)


def _pass_words(game):
    """What everybody sees when a card is let pass."""
    if game.phase == CROSSING_ASKED:
        return "lets it pass"
    if game.card == EXPRESS:
        return "is skipped"
    if game.card == CROSSING:
        return "is stopped"
    after = answered(game)
    to = _to(after.at[game.asked])
    if game.card in (STORM, HUSTLE):
        return "back " + to
    if game.card != ELF:
        return "swaps " + to
    others = _others(game, after, game.asked)
    return to + ", " + others if others else "sent " + to


def _own_words(game, move):
    """Where the train goes and whom it bumps, not what is plain from that or may be prevented."""
    seat = game.seat
    after, result = tried(game.trains, seat, move)
    place = after.at[seat]
    if move[0] == HUSTLE and result != track.WON:
        return f"Hustle at T{move[1] + 1}: {place}"
    if move[0] != NUMBER:
        return short(move[0]) + (" to Pole" if result == track.WON else f" to {place}")
    others = _others(game, after, seat)
    if not others:
        if track.SLIDES in [event[0] for event in after.events()]:
            return f"{move[1]}: slides to {place}"
        return f"{move[1]} to {after.board.name(place)}"
    text = f"{move[1]}: {place}, {others}"
    return text if len(text) <= _ROOM else f"{move[1]}: {others}"
