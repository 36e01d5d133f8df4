# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Best scores and dice counts, read out of the journal's records; loaded while somebody looks.

A list of best scores as bytes: mode, games played (2), then score (2) and name of each.
"""

from array import array

from micropython import const

from tinsel.journal import BEST, COUNT, END, NO_BEST, NO_TALLY, TALLY, named
from tinsel.sector import FIRST

PLACES = const(5)
_NAME = const(10)  # bytes of a name


def best_list(mode, played, rows):
    body = bytes((mode, played & 255, played >> 8))
    for score, name in rows:
        score = max(min(score, 32767), -32768) & 65535
        while len(name.encode()) > _NAME:
            name = name[:-1]
        name = name.encode()
        body += bytes((score & 255, score >> 8, len(name))) + name
    return body


def _merge(best, body):
    """Put the rows of such bytes in their places; of equals, the older stays above."""
    at = 3
    while at + 2 < len(body):
        score = body[at] | body[at + 1] << 8
        if score > 32767:
            score -= 65536
        name = body[at + 3 : at + 3 + body[at + 2]]
        at += 3 + body[at + 2]
        if at > len(body):
            break  # nonsense, as rare as a wrong check that passes
        place = 0
        while place < len(best) and best[place][0] >= score:
            place += 1
        if place < PLACES:
            best.insert(place, (score, _letters(name)))
            if len(best) > PLACES:
                best.pop()


def _letters(data):
    try:
        return data.decode()
    except ValueError:
        return "?"


def lists(log):
    """(kind, best list) of each record since the last clearing."""
    start = FIRST
    for at in log.walk():
        if log.what(at) == NO_BEST:
            start = at
    for at in log.walk(start):
        if log.what(at) in (BEST, END):
            try:
                kind, body = named(log.body(at))
            except ValueError:
                continue
            if len(body) >= 3:
                yield kind, body


def records(log, kind, mode=None):
    """How many games were played, and the best (score, name), the highest first."""
    played = 0
    best = []
    for of, body in lists(log):
        if of == kind and (mode is None or body[0] == mode):
            played += body[1] | body[2] << 8
            _merge(best, body)
    return played, best


def tally(log, sides):
    """How often each value came since it was cleared: [0] for a 1, and so on."""
    counts = array("H", [0] * sides)
    for what, body in _rolls(log):
        if body[0] != sides:
            continue
        if what == COUNT:
            for value in body[1:]:
                if 1 <= value <= sides and counts[value - 1] < 65535:
                    counts[value - 1] += 1
        elif what == TALLY:
            for i in range(2, len(body) - 1, 2):
                value = body[1] + i // 2 - 1
                if 1 <= value <= sides:
                    counts[value - 1] = body[i] | body[i + 1] << 8
        else:
            counts = array("H", [0] * sides)
    return counts


def dice(log):
    """The numbers of sides that were counted."""
    return sorted(set([body[0] for _, body in _rolls(log)]))


def _rolls(log):
    for at in log.walk():
        what = log.what(at)
        if COUNT <= what <= NO_TALLY:
            body = log.body(at)
            if body and body[0]:
                yield what, body
