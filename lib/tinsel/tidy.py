# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Makes room in memory, with the one erase there is; imported for that moment only."""

from binascii import crc32

from tinsel import best
from tinsel.journal import BEGIN, BEST, KEEP, REDO, RUN, TALLY, UNDO
from tinsel.sector import (
    FIRST,
    FULL,
    LARGEST,
    MARK,
    MOVES,
    MemoryFull,
    checked,
    record,
    seal,
    start,
)

_COUNTS = 50  # of a die's values in one record, at most
_ZEROS = 3  # among them, at most, in a row


def left(journal):
    """Bytes that would be free afterwards: one looks before one erases."""
    room = journal.log.size - FIRST
    for what, body in snapshot(journal):
        room -= len(record(what, body)) + 2
    return room


def rewrite(sector, records):
    """A sector with only these (what, body) records. All is read before the erase."""
    image = bytearray(b"\xff" * sector.size)
    end = FIRST
    for what, body in records:
        data = record(what, body)
        if end + len(data) + 2 > sector.size:
            raise MemoryFull(FULL)
        image[end : end + len(data)] = data
        end += len(data) + 2
    head = start(end - FIRST)
    chain = whole = crc32(head)
    at = FIRST
    while at < end:
        check = at + 1 + (image[at] & 127)
        chain = crc32(image[at:check], chain)
        image[check : check + 2] = checked(chain)
        whole = crc32(image[at : check + 2], whole)
        at = check + 2
    head += seal(whole)
    image[: len(head)] = head
    if not (sector.blank or sector.lost):
        _write_mark(sector)
    sector.nvm[0 : sector.size] = image
    sector.mount()


def _write_mark(sector):
    """Say what must still be readable if the erase has not begun; into blank bytes."""
    at = FIRST
    while at > MARK and sector.nvm[at - 1] == 0xFF:
        at -= 1
    if at < FIRST:
        sector.nvm[at:FIRST] = sector.mark()[at - MARK :]


def snapshot(journal):
    """(what, body) of all that still matters, in the order in which it is written."""
    log = journal.log
    for name in sorted(journal.names):
        yield KEEP, log.body(journal.names[name])
    yield from _best(log)
    for sides in best.dice(log):
        yield from _tally(log, sides)
    for kind, at, aside in journal.games:  # the selected one is the last, and so stays selected
        if not aside:
            yield BEGIN, log.body(at)
            yield from _game(journal, kind)


def _best(log):
    done = []
    for kind, body in best.lists(log):
        mode = body[0]
        if (kind, mode) not in done:
            done.append((kind, mode))
            played, rows = best.records(log, kind, mode)
            name = kind.encode()
            rows = best.best_list(mode, min(played, 65535), rows)
            yield BEST, bytes((len(name),)) + name + rows


def _tally(log, sides):
    """The counts that are not zero; a few zeros between two cost less than a new record."""
    counts = best.tally(log, sides)
    body = bytearray()
    last = 0  # the last value in it
    for value in range(1, sides + 1):
        if not counts[value - 1]:
            continue
        if not body or value - last > _ZEROS or value - body[1] >= _COUNTS:
            if body:
                yield TALLY, bytes(body)
            body = bytearray((sides, value))
            last = value - 1
        for count in counts[last:value]:
            body.append(count & 255)
            body.append(count >> 8)
        last = value
    if body:
        yield TALLY, bytes(body)


def _game(journal, kind):
    """A game's records as they were, but decisions in a row share one, and so do undo and redo."""
    run = b""
    back = 0  # undone and not redone
    for what, body in journal.actions(kind):
        if what in (UNDO, REDO) and len(body) == 2:  # else nonsense, which stays as it is
            count = body[0] | body[1] << 8
            back += count if what == UNDO else -count
            continue
        if back:
            if run:
                yield RUN, run
                run = b""
            yield _steps(back)
            back = 0
        if what == RUN or (what == MOVES and len(body) < LARGEST - 1):
            part = body if what == RUN else bytes((len(body),)) + body
            if len(run) + len(part) >= LARGEST:
                yield RUN, run
                run = b""
            run += part
        else:
            if run:
                yield RUN, run
                run = b""
            yield what, body
    if run:
        yield RUN, run
    if back:
        yield _steps(back)


def _steps(back):
    """One record for so many steps back, or forward."""
    count = min(abs(back), 65535)
    return UNDO if back > 0 else REDO, bytes((count & 255, count >> 8))
