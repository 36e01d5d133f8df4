# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Finds the good records in a sector, whatever power cuts and damage left; loaded for that only."""

from binascii import crc32

from micropython import const

from tinsel.sector import FIRST, FRESH, JOIN_SIZE, LARGEST, MAGIC, MARK, seal

_SPREAD = const(5)  # 0xFF bytes behind a bad tail, so that nothing completes a torn JOIN
_CHUNK = const(64)
_BLANK = b"\xff" * 64

# Three lines of the smallest display, each.
DAMAGED = "Memory was damaged. Only the part before that stands."
FOREIGN = "Memory held something else. It starts anew."
CUT = "Memory was cut off or damaged. It starts empty."


def mount(sector):
    """Say in the sector where its good records lie, and where the next one goes."""
    nvm = sector.nvm
    sector.gaps = {}  # where the good records break off -> where they go on
    sector.blank = False  # a new memory: the header is written with the first record
    sector.must_tidy = False  # the next write has to be a rewrite
    sector.lost = False  # nothing here can be read
    sector.bad = -1  # where a bad tail starts that has no JOIN behind it yet
    sector.crc = 0
    sector.stop = sector.end = FIRST
    head = bytes(nvm[0:FIRST])
    top = _top(sector)
    length = head[4] | head[5] << 8
    if head[:4] == MAGIC and FIRST + length <= sector.size:
        crc = crc32(head[:6])
        for at in range(FIRST, FIRST + length, _CHUNK):
            crc = crc32(nvm[at : min(at + _CHUNK, FIRST + length)], crc)
        if head[6:MARK] == seal(crc):
            _scan(sector, crc32(head[:6]), FIRST + length, top)
            _look_for_mark(sector, head[MARK:])
            return
    if top <= MARK and _may_become(head, FRESH):  # new, or the very first header was cut
        sector.blank = True
    else:
        _lose(sector, CUT if head[:4] == MAGIC else FOREIGN)


def _scan(sector, crc, sealed, top):
    nvm = sector.nvm
    at = FIRST
    last = -1  # the record before, which only its own check and its follower's vouch for
    while at < top:
        size = 3 + (nvm[at] & 127)
        end = at + size
        if end <= top and size < 130:  # else it is cut off, or blank
            after = crc32(nvm[at : end - 2], crc)
            check = after % 65025
            if nvm[end - 1] == check % 255 and nvm[end - 2] == check // 255:
                if at >= sealed:
                    last, last_crc = at, crc
                crc = after
                at = end
                continue
        join = sector.join(at, crc)
        behind = _find(sector, join, at + 1, top)
        if behind < 0 and _torn(sector, end, top):
            sector.stop = sector.bad = at
            sector.crc = crc
            return
        if behind < 0 and last >= 0:
            # Damage. Two checks in a row pass by chance once in 4,000,000,000: so go back one.
            at, crc = last, last_crc
            join = sector.join(at, crc)
            behind = _find(sector, join, at + 1, top)
        if behind < 0:
            sector.trouble = DAMAGED
            sector.stop = sector.bad = at
            sector.crc = crc
            return
        sector.gaps[at] = behind + JOIN_SIZE
        at = behind + JOIN_SIZE
        crc = crc32(join[:-2], crc)
        last = -1
    sector.stop = sector.end = at
    sector.crc = crc


def _torn(sector, slot, top):
    """Whether power cuts alone leave such a tail; and where the next record goes.

    That is: one torn record in its slot, and behind it only torn JOINs with their records,
    each after blank bytes. Damage in the midst has whole records right behind it.
    """
    sector.end = min(max(slot, top) + _SPREAD, sector.size)
    blank = 0
    longest = run = JOIN_SIZE + LARGEST + 3
    for at in range(slot, top):
        if sector.nvm[at] == 0xFF:
            blank += 1
            if blank == _SPREAD:
                run = 0
        else:
            blank = 0
            run += 1
            if run > longest:
                return False
    return True


def _find(sector, wanted, at, top):
    while at + len(wanted) <= top:
        found = bytes(sector.nvm[at : min(at + _CHUNK + len(wanted) - 1, top)]).find(wanted)
        if found >= 0:
            return at + found
        at += _CHUNK
    return -1


def _top(sector):
    """Behind the last byte that is not 0xFF."""
    at = sector.size
    while at > 0:
        low = max(at - _CHUNK, 0)
        if bytes(sector.nvm[low:at]) != _BLANK[: at - low]:
            while sector.nvm[at - 1] == 0xFF:
                at -= 1
            return at
        at = low
    return 0


def _look_for_mark(sector, found):
    if found == _BLANK[:4]:
        return
    sector.must_tidy = True
    if not _may_become(found, sector.mark()):
        # The erase had begun: what is left may be an older state, which is worse than none.
        _lose(sector, CUT)


def _may_become(found, wanted):
    """Whether programming, which only clears bits, could go on from what was found."""
    return all([found[i] & wanted[i] == wanted[i] for i in range(len(wanted))])


def _lose(sector, sentence):
    """Nothing here is believed; the first write makes it new."""
    sector.trouble = sentence
    sector.must_tidy = sector.lost = True
    sector.stop = sector.end = FIRST
    sector.gaps = {}
    sector.bad = -1
