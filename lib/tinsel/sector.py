# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Checked records in one flash sector, such that a power cut at any byte loses at most the last.

Header: magic and format, length and check of the snapshot, which is the records that were carried
over when memory was last tidied, and 4 bytes for the tidying mark (0xFF until then).
Record: head, payload, 2 check bytes. Head below 0x80: moves, of that size; else 0x80 + size, and
the first payload byte says what it is. A check byte is never 0xFF, so a record cut short never
passes, and each check goes on from the one before: behind a spoilt record nothing is believed.
Behind a bad tail, after some blank bytes, the next record is led in by a JOIN record that names
where the good ones end.
"""

from binascii import crc32

from micropython import const

FIRST = const(14)  # where records start
LARGEST = const(126)  # bytes of payload
SMALLEST = const(256)  # a memory below this is not worth using
MOVES = const(0)
JOIN = const(1)
JOIN_SIZE = const(6)
MARK = const(10)  # where the tidying mark lies
MAGIC = b"TBX\x01"

# Three lines of the smallest display, each; mount.py has more.
NEW = "The memory is blank: a new start."
NONE = "This board has no memory: games last until power goes."
FULL = "The memory is full."
WORN = "The memory cannot be written any more."


class MemoryFull(Exception):
    """There is no room for a record; the sentence says so."""


def checked(crc):
    """The two check bytes, each 0..254."""
    crc %= 65025
    return bytes((crc // 255, crc % 255))


def start(length):
    return MAGIC + bytes((length & 255, length >> 8))


def seal(crc):
    return bytes((crc >> 24 & 255, crc >> 16 & 255, crc >> 8 & 255, crc & 255))


def record(what, body):
    """A record without its check."""
    if what == MOVES:
        return bytes((len(body),)) + body
    return bytes((0x81 + len(body), what)) + body


FRESH = start(0) + seal(crc32(start(0)))


class Sector:
    """Reads and writes records; what they mean is the journal's."""

    def __init__(self, nvm):
        self.trouble = None  # a sentence about what was found
        if nvm is None or len(nvm) < SMALLEST:
            self.trouble = NONE
            nvm = bytearray(b"\xff" * 4096)
        self.nvm = nvm
        self.size = min(len(nvm), 32768)
        self.mount()

    # --- reading

    def mount(self):
        """Find the good records, and where the next one goes."""
        from tinsel import mount

        mount.mount(self)

    def join(self, at, crc):
        """What leads in the next record behind a bad tail that begins here."""
        data = bytes((0x80 | 3, JOIN, at & 255, at >> 8))
        return data + checked(crc32(data, crc))

    def mark(self):
        """What the header gets before an erase: up to where all must still be readable."""
        return bytes((self.stop & 255, self.stop >> 8)) + checked(self.crc)

    def walk(self, at=FIRST):
        """The place of every good record, from one on."""
        while at < self.stop:
            if at in self.gaps:
                at = self.gaps[at]
            else:
                yield at
                at += 3 + (self.nvm[at] & 127)

    def what(self, at):
        return MOVES if self.nvm[at] < 0x80 else self.nvm[at + 1]

    def body(self, at):
        head = self.nvm[at]
        return bytes(self.nvm[at + (1 if head < 0x80 else 2) : at + 1 + (head & 127)])

    # --- writing

    @property
    def room(self):
        """Bytes left, if nothing has to be tidied before."""
        if self.must_tidy:
            return 0
        return max(self.size - self.end - (JOIN_SIZE if self.bad >= 0 else 0), 0)

    def write(self, what, body):
        """One record, one program, into 0xFF bytes. Returns its place."""
        if self.blank:
            self._first_header()
        for _ in range(2):
            lead = b"" if self.bad < 0 else self.join(self.bad, self.crc)
            crc = crc32(lead[:-2], self.crc)
            data = record(what, body)
            crc = crc32(data, crc)
            data = lead + data + checked(crc)
            at = self.end
            if at + len(data) > self.size:
                raise MemoryFull(FULL)
            self.nvm[at : at + len(data)] = data
            if bytes(self.nvm[at : at + len(data)]) == data:
                if lead:
                    self.gaps[self.bad] = at + len(lead)
                    self.bad = -1
                self.crc = crc
                self.stop = self.end = at + len(data)
                return at + len(lead)
            self.mount()  # a byte did not take: go on behind it
            if self.must_tidy:
                break
        raise MemoryFull(WORN)

    def _first_header(self):
        """Into blank bytes, behind what a cut may have left of it."""
        at = 0
        while at < MARK and self.nvm[at] == FRESH[at]:
            at += 1
        if at < MARK:
            self.nvm[at:MARK] = FRESH[at:]
        self.blank = False
        self.crc = crc32(start(0))
