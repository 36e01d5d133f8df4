# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Who won: scores in order; equals are told apart by hat, jumper or mug, as the table decides."""

from tinsel import sound, widgets
from tinsel.keys import BACK
from tinsel.words import both_ends

PRIZES = ("hat", "jumper", "mug")
_KEPT = "decs.tie"  # for which counts and scores a tie was decided, and how


def order(scores, crowned=-1):
    """(place, seat) of all, the best first; the one with the best hat before equals."""
    seats = sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat != crowned, seat))
    found = []
    for seat in seats:
        place = 1
        for other in range(len(scores)):
            ahead = scores[other] == scores[seat] and other == crowned != seat
            if scores[other] > scores[seat] or ahead:
                place += 1
        found.append((place, seat))
    return found


def tied(scores):
    """The seats that share the most points, if they are more than one."""
    best = max(scores)
    seats = [seat for seat in range(len(scores)) if scores[seat] == best]
    return seats if len(seats) > 1 else []


def choices(ui, seats):
    """The ways out of a tie, in words, and (prize, seat) of each; None: they share it."""
    words, answers = ["They share it"], [None]
    for prize in range(len(PRIZES)):
        for seat in seats:
            words.append(f"{ui.settings.seat_name(seat)}: {PRIZES[prize]}")
            answers.append((prize, seat))
    return words, answers


def places(ui, scores, crowned=-1):
    """A line each, the best first."""
    lines = []
    for place, seat in order(scores, crowned):
        name = ui.settings.seat_name(seat)
        lines.append(both_ends(f"{place}. {name}", str(scores[seat]), ui.cols))
    return lines


def ranking(ui, scores, counts):
    """The places, after the table has told equals apart: once, until a count is another one."""
    seats = tied(scores)
    now = ([bytes(row) for row in counts], scores)
    kept, crowned = ui.attic.get(_KEPT, (None, -1))
    if kept != now:
        crowned = None if seats else -1
    while True:
        if crowned is None:
            words, answers = choices(ui, seats)
            chosen = yield from widgets.menu(ui, "A tie! Who wins", words)
            if chosen is None:
                return
            crowned = answers[chosen][1] if answers[chosen] else -1
            ui.attic[_KEPT] = (now, crowned)
        lines = places(ui, scores, crowned)
        ui.sound.play(sound.JINGLE)
        ui.lights.clear()
        for place, seat in order(scores, crowned):
            if place == 1:
                ui.lights.seat(seat, len(scores), ui.settings.seat_rgb(seat))
        key = yield from widgets.page(ui, "Ranking", lines, "Change" if seats else "Go on")
        ui.lights.clear()
        if not seats or key == BACK:
            return
        crowned = None
