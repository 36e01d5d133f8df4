# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What has happened on the track, in one or two plain lines; and a move in words.

Nobody needs this for long, so that it is loaded for a sentence and given back.
"""

from tinsel.shelf import forget

from . import track
from .data import CROSSING, ELF, EXPRESS, HUSTLE, SANTA, name
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

_TRAINS = ("train 1", "train 2", "train 3", "train 4")


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


# --- for the history: only what everybody at the table may know


def words(game, move):
    """One move; after that nobody needs this module for a while."""
    forget(__name__, "telling")
    verb = move[0]
    if verb in (NUMBER, HUSTLE, EXPRESS):
        return _own_words(game, move)
    if verb == CROSS:
        return "crosses the bridge"
    if verb == STAY:
        return "does not cross"
    if verb == NO:
        return _pass_words(game)
    if verb == STOP:
        return "stops at the station"
    if verb == CROSSING:  # the table is asked at once, and somebody answers
        return "Crossing!" if game.turn() == move[1] else _TRAINS[move[1]] + ": Reindeer Crossing!"
    if verb == SANTA:
        return "Santa!"
    text = card_name(verb, 0)
    if verb == ELF:
        return text + " at " + _TRAINS[move[1]]
    return text + ": " + name(move[1]) if len(move) > 1 else text


def _pass_words(game):
    """What everybody sees when a card is let pass."""
    if game.phase == CROSSING_ASKED:
        return "lets it pass"
    if game.card == EXPRESS:
        return "misses a turn"
    if game.card == CROSSING:
        return "is stopped"
    names = list(_TRAINS)
    names[game.asked] = ""
    return sentence(game.trains.board, answered(game).events(), names).strip()


def _own_words(game, move):
    """Where the train goes and whom it bumps, not what is plain from that or may be prevented."""
    seat = game.seat
    names = list(_TRAINS)
    names[seat] = ""
    after, result = tried(game.trains, seat, move)
    told = [event for event in after.events() if event[0] not in (track.MORE, track.WINS)]
    text = card_name(move[0], move[1] if len(move) > 1 else 0)
    if move[0] != HUSTLE:
        return text + sentence(game.trains.board, told, names)
    told = [event for event in told if event[1] == seat]
    text += sentence(game.trains.board, told, names)
    return text if result == track.WON else text + " at " + _TRAINS[move[1]]
