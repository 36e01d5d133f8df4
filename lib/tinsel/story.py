# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A game being played: each move in memory before it is shown; undo, redo by replay.

An undo only moves the end of the game back: the moves behind it are what redo plays, until
something else is played. Then their luck waits for the next draws, so that nobody undoes a bad
roll into a good one. Luck that a person typed in is that person's decision, and can be typed anew.
"""

from micropython import const

from tinsel.contract import CHANCE
from tinsel.journal import LUCK, TYPED
from tinsel.moves import DRAWN, TYPED_IN, Moves, pack, unpack
from tinsel.sector import FULL, LARGEST, MOVES, MemoryFull

BITE = const(2)  # moves replayed between two looks at the clock: a long game takes seconds

OTHER_RULES = "This game was saved under other rules. It is set aside."
NO_REPLAY = "This game cannot be played on. It is set aside."


class SetAside(Exception):
    """A saved game that cannot be taken up; the sentence says why."""


def whole(work):
    """Work that is done in bites, done at once; what it returns."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value


class Story:
    def __init__(self, journal, kind, mode, game_class, players, options=(), bots=0, new=True):
        """A new game. Luck that stands at its start is drawn by luck()."""
        self.journal = journal
        self.kind = kind
        self.mode = mode
        self.game_class = game_class
        self.players = players
        self.options = tuple(options)
        self.bots = bots  # two bits a seat: 0 is a person
        self._line = Moves()
        self.game = self.begun()
        if new:
            journal.begin(kind, mode, game_class.VERSION, players, options, bots)

    @classmethod
    def resume(cls, journal, kind, game_class):
        """The game of this kind as it stood. SetAside, with a sentence, when it cannot be."""
        return whole(cls.resuming(journal, kind, game_class))

    @classmethod
    def resuming(cls, journal, kind, game_class):
        """resume() in bites: a generator that returns the story."""
        for row in journal.open_games() + journal.open_games(True):
            if row[0] == kind:
                break
        else:
            raise SetAside("No such game is in memory.")
        if row[2] != game_class.VERSION:
            journal.set_aside(kind)
            raise SetAside(OTHER_RULES)
        try:
            self = cls(journal, kind, row[1], game_class, row[3], row[4], row[5], new=False)
            for what, body in journal.actions(kind):
                self._line.read(what, body)
            yield from self._replaying()
        except MemoryError:
            raise  # not the game's fault
        except Exception:
            journal.set_aside(kind)
            raise SetAside(NO_REPLAY) from None
        if not journal.needs_tidy(60):
            journal.select(kind)  # else with its first move, when room has been made
        return self

    # --- playing

    def play(self, move, pick=None):
        """A decision; with pick, the luck that follows is drawn and written in the same record.

        Luck that a person types in is played with this too, and is undone as a decision is.
        Returns the moves that luck made. ValueError: illegal. MemoryFull: no room. Nothing has
        changed then.
        """
        line = self._line
        seat = self.game.turn()
        who = TYPED_IN if seat == CHANCE else seat
        packed = pack(move)
        before = line.end
        if (
            self.can_redo
            and line.packed(line.end) == packed
            and (line.who[line.end] == TYPED_IN) == (who == TYPED_IN)
            and self.redo()
        ):
            again = [line.move(at) for at in range(before + 1, line.end)]
            return again + self.luck(pick) if pick else again
        self.game.play(move)
        return self._go_on([packed], who, pick)

    def luck(self, pick):
        """Draw while luck is to move. Returns the moves it made."""
        if self.game.turn() != CHANCE:
            return []
        return self._go_on([], DRAWN, pick)

    def _go_on(self, parts, who, pick):
        """Draw what follows a decision that the game has taken, and write it all."""
        kept = self._line.undone_luck()
        drawn = []
        try:
            while pick and self.game.turn() == CHANCE:
                move = self._draw(kept, pick)
                drawn.append(move)
                parts.append(pack(move))
            self._write(parts, who)
        except Exception:
            self._replay()
            raise
        self._line.add(parts, who, kept)
        return drawn

    def _draw(self, kept, pick):
        """Luck that was shown before an undo comes first, if it can be."""
        for i in range(len(kept)):
            move = unpack(kept[i])[0]
            try:
                self.game.play(move)
            except ValueError:
                continue
            kept.pop(i)
            return move
        move = self.game.chance(pick)
        self.game.play(move)
        return move

    def _write(self, parts, who):
        """One record; if it is very long, more, each of which leaves a game that can stand."""
        self.journal.select(self.kind)
        size = sum([len(part) for part in parts])
        if size >= LARGEST and self.journal.needs_tidy(size + size // 5 + 10):
            raise MemoryFull(FULL)  # before the first of them
        what = LUCK if who == DRAWN else TYPED if who == TYPED_IN else MOVES
        data = b""
        for part in parts:
            if len(data) + len(part) >= LARGEST:
                self.journal.append(data, what)
                data = b""
                what = LUCK
            data += part
        self.journal.append(data, what)

    # --- undo and redo

    @property
    def can_undo(self):
        return self._line.decision(self._line.end) >= 0

    @property
    def can_redo(self):
        return self._line.end < len(self._line)

    def undo(self, until=None, skip=None):
        """Take back the last decision and the luck after it. False: there is none.

        With until, go on to one by a seat that until(seat) is true of (CHANCE: luck typed in);
        with skip, pass over those before which skip(game) is true.
        """
        return whole(self.undoing(until, skip))

    def undoing(self, until=None, skip=None):
        """undo() in bites."""
        line = self._line
        target = yield from self._last(until, skip)
        if target < 0:
            return False
        count = 0
        at = line.end
        while at > target:
            at = line.decision(at)
            count += 1
        self.journal.select(self.kind)
        self.journal.undo(count)
        line.end = target
        yield from self._replaying()
        return True

    def _last(self, until, skip):
        """Where the last such decision stands, -1: nowhere."""
        at = self._line.decision(self._line.end)
        while at >= 0 and until and not until(self.whose(at)):
            at = self._line.decision(at)
        if at < 0 or not skip:
            return at
        found = -1
        game = self.begun()
        for i in range(at + 1):
            if (
                self._line.who[i] != DRAWN
                and (not until or until(self.whose(i)))
                and not skip(game)
            ):
                found = i
            game.play(self.move(i))
            if i % BITE == BITE - 1:
                yield
        return found

    def redo(self, until=None):
        """Play an undone decision and its luck again. False: there is none.

        With until, go on to where until(seat that decides next) is true.
        """
        line = self._line
        before = line.end
        count = 0
        try:
            while self.can_redo and not (count and (until is None or until(self.game.turn()))):
                self._step()
                while self.can_redo and line.who[line.end] == DRAWN:
                    self._step()
                count += 1
            if count:
                self.journal.select(self.kind)
                self.journal.redo(count)
        except Exception as error:
            line.end = before
            self._replay()
            if isinstance(error, ValueError):
                return False  # the rules do not have it any more
            raise
        return count > 0

    @property
    def moves(self):
        """How many moves were played, luck counted."""
        return self._line.end

    def move(self, index):
        return self._line.move(index)

    def begun(self):
        """The same game before its first move."""
        return self.game_class(self.players, self.options)

    def whose(self, index):
        """The seat that made a move, or CHANCE."""
        who = self._line.who[index]
        return CHANCE if who >= TYPED_IN else who

    # --- within

    def _step(self):
        """Play the next of the moves, and note whose it is."""
        line = self._line
        seat = self.game.turn()
        if (seat == CHANCE) != (line.who[line.end] >= TYPED_IN):
            raise ValueError("Luck and decisions are mixed up.")
        self.game.play(line.move(line.end))
        if seat != CHANCE:
            line.who[line.end] = seat
        line.end += 1

    def _replay(self):
        """The game again from its moves."""
        whole(self._replaying())

    def _replaying(self):
        self.game = self.begun()
        end = self._line.end
        self._line.end = 0
        while self._line.end < end:
            self._step()
            if self._line.end % BITE == 0:
                yield
