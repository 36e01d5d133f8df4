# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The power-safe memory: games in progress, settings, records and dice counts, in one flash sector.

Nothing of it is copied into RAM but where things lie. What a record looks like in flash, and how a
power cut is survived, stands in sector.py; the promise and its tests in docs/memory.md.
"""

from micropython import const

from tinsel.sector import FIRST, LARGEST, MOVES, NEW, MemoryFull, Sector

# What a record is. MOVES (0): a decision and the luck that came of it; 1 is sector.py's own.
BEGIN = const(2)  # kind, mode, version (2), players, bots (2), options
SELECT = const(3)  # kind: what follows belongs to this game
LUCK = const(4)  # luck that follows no decision
TYPED = const(5)  # luck that a person typed in, and the luck that came of it
RUN = const(6)  # several MOVES records, each with its size in front: made when tidied
UNDO = const(7)  # how many decisions
REDO = const(8)
END = const(9)  # kind, then nothing or a best list
_ASIDE = const(10)  # kind
KEEP = const(11)  # name, data
_FORGET = const(12)  # name
BEST = const(13)  # kind, mode, games played, (score, name) ...
NO_BEST = const(14)
COUNT = const(15)  # sides, values
TALLY = const(16)  # sides, first value, counts
NO_TALLY = const(17)  # sides

_TABLE = const(6)  # bytes between kind and options


def _text(word):
    data = word.encode()
    if not 0 < len(data) <= 40:
        raise ValueError("A name in memory has 1 to 40 letters.")
    return bytes((len(data),)) + data


def named(body):
    """The word a record starts with, and what follows it. ValueError: there is none."""
    size = 1 + body[0] if body else 1
    if not 1 < size <= len(body):
        raise ValueError("A record has no name.")
    return body[1:size].decode(), body[size:]


class Journal:
    def __init__(self, nvm=None):
        self.log = Sector(nvm)
        self.trouble = self.log.trouble  # a sentence about what was found, or None
        self.note = self.trouble or (NEW if self.log.stop == FIRST else None)  # or it is empty
        self.loose = {}  # small values that found no room: they last until power goes
        self._index()

    def _index(self):
        """Note where things lie."""
        self.names = {}  # name -> place of its record
        self.games = []  # [kind, place of its first record, set aside], the newest last
        self.selected = None  # the kind that moves belong to
        log = self.log
        for at in log.walk():
            what = log.what(at)
            if BEGIN <= what <= _FORGET and not LUCK <= what <= REDO:
                # Nonsense with a true check is met once in 65,025 spoilt last records.
                if what in (BEGIN, SELECT):
                    self.selected = None
                try:
                    name, rest = named(log.body(at))
                    if what != BEGIN or len(rest) >= _TABLE:
                        self._note(what, at, name)
                except ValueError:
                    pass

    def _note(self, what, at, name):
        if what == KEEP:
            self.names[name] = at
        elif what == _FORGET:
            self.names.pop(name, None)
        elif what in (BEGIN, END):
            self.games = [game for game in self.games if game[0] != name]
            if what == BEGIN:
                self.games.append([name, at, False])
                self.selected = name
            elif self.selected == name:
                self.selected = None
        else:
            game = self._game(name)
            if what == _ASIDE:
                game[2] = True
            else:
                game[2] = False
                self.games.remove(game)
                self.games.append(game)
                self.selected = name

    def _game(self, kind):
        for game in self.games:
            if game[0] == kind:
                return game
        raise ValueError("No game of " + kind + " is in progress.")

    def _write(self, what, body):
        if len(body) >= LARGEST:
            raise ValueError("That is too much for one record.")
        if self.log.must_tidy:
            self.tidy()
        return self.log.write(what, body)

    # --- small named values

    def keep(self, name, data):
        """Up to 100 bytes under a short name. The same again is not written."""
        data = bytes(data)
        if self.kept(name) != data:
            self.loose.pop(name, None)
            try:
                self.names[name] = self._write(KEEP, _text(name) + data)
            except MemoryFull:
                self.loose[name] = data

    def kept(self, name):
        if name in self.loose:
            return self.loose[name]
        at = self.names.get(name)
        return None if at is None else named(self.log.body(at))[1]

    def forget(self, name):
        if self.kept(name) is not None:
            self.loose.pop(name, None)
            try:
                if name in self.names:
                    self._write(_FORGET, _text(name))
                    self.names.pop(name, None)
            except MemoryFull:
                self.loose[name] = None

    # --- games in progress, one of each kind

    def begin(self, kind, mode, version, players, options=(), bots=0):
        """A new game; one of the same kind that is in progress is dropped.

        bots: two bits a seat, 0 for a person, else how strong the bot is that sits there.
        """
        head = (mode, version & 255, version >> 8, players, bots & 255, bots >> 8)
        body = _text(kind) + bytes(head) + bytes(options)
        self._note(BEGIN, self._write(BEGIN, body), kind)

    def open_games(self, aside=False):
        """(kind, mode, version, players, options, bots) of each, the most recent first."""
        found = []
        for kind, at, put_aside in reversed(self.games):
            if put_aside == aside:
                rest = named(self.log.body(at))[1]
                version = rest[1] | rest[2] << 8
                bots = rest[4] | rest[5] << 8
                found.append((kind, rest[0], version, rest[3], tuple(rest[6:]), bots))
        return found

    def select(self, kind):
        """What is written from now on belongs to this game."""
        self._game(kind)
        if self.selected != kind:
            self._note(SELECT, self._write(SELECT, _text(kind)), kind)

    def append(self, data, what=MOVES):
        """Packed moves, or an undo or redo, of the selected game, as one record."""
        if self.selected is None:
            raise ValueError("No game is selected.")
        self._write(what, bytes(data))

    def undo(self, count=1):
        self.append(bytes((count & 255, count >> 8)), UNDO)

    def redo(self, count=1):
        self.append(bytes((count & 255, count >> 8)), REDO)

    def end(self, score=None, name="", kind=None, played=False):
        """The selected game, or one of this kind, is over or dropped.

        A score goes on the records with the same write; so does a game played without one.
        """
        kind = kind or self.selected
        game = self._game(kind)
        body = _text(kind)
        if played or score is not None:
            mode = named(self.log.body(game[1]))[1][0]
            from tinsel import best

            body += best.best_list(mode, 1, () if score is None else ((score, name),))
        self._note(END, self._write(END, body), kind)

    def set_aside(self, kind):
        """It cannot be played on: not offered any more, gone when room is made."""
        self._game(kind)[2] = True
        if self.selected == kind:
            self.selected = None
        try:
            if not self.log.must_tidy:  # else it is gone with the tidying that comes
                self.log.write(_ASIDE, _text(kind))
        except MemoryFull:
            pass  # it will be found again next time

    def bring_back(self, kind):
        """It is wanted after all: it can be had as long as memory was not tidied."""
        try:
            self.select(kind)
        except (ValueError, MemoryFull):
            pass

    def actions(self, kind):
        """(what, body) of all that was written of a game since it began."""
        log = self.log
        name = _text(kind)
        mine = False
        for at in log.walk(self._game(kind)[1]):
            what = log.what(at)
            if what in (BEGIN, SELECT):
                mine = log.body(at)[: len(name)] == name
            elif mine and (what == MOVES or LUCK <= what <= REDO):
                yield what, log.body(at)

    # --- records and dice

    def record(self, kind, mode, score, name):
        """A game was played to this score, without having been in progress here."""
        from tinsel import best

        self._write(BEST, _text(kind) + best.best_list(mode, 1, ((score, name),)))

    def records(self, kind, mode=None):
        """How many games were played, and the best (score, name), the highest first."""
        from tinsel import best

        return best.records(self.log, kind, mode)

    def clear_records(self):
        self._write(NO_BEST, b"")

    def count(self, sides, values):
        """Dice of this many sides showed these values, each 1 to sides."""
        if not 1 <= sides <= 255 or min(values) < 1 or max(values) > sides:
            raise ValueError("A die shows 1 to its number of sides.")
        self._write(COUNT, bytes((sides,)) + bytes(values))

    def tally(self, sides):
        """How often each value came since it was cleared: [0] for a 1, and so on."""
        from tinsel import best

        return best.tally(self.log, sides)

    def dice(self):
        """The numbers of sides that were counted."""
        from tinsel import best

        return best.dice(self.log)

    def clear_tally(self, sides):
        self._write(NO_TALLY, bytes((sides,)))

    # --- room

    @property
    def room(self):
        return self.log.room

    def needs_tidy(self, count=0):
        """Whether that many bytes fit only after tidying."""
        return self.log.must_tidy or self.log.room < count

    def tidied(self):
        """Bytes that would be free after tidying."""
        from tinsel import tidy

        return tidy.left(self)

    def tidy(self):
        """Make room: the one moment at risk, between games only. Games set aside are dropped."""
        from tinsel import tidy

        tidy.rewrite(self.log, tidy.snapshot(self))
        self._index()
