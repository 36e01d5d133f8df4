# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""100,000 spoilt memories: always a journal that reads, plays and writes; never a half-read game.

Never half-read, that is: after damage to a true journal, what is read is, record for record, how
that journal began. (A game is nothing but its records, so it stands as it once stood.) And a
sample of the games is taken up and compared, state and undo and waiting luck, with that moment.
"""

import random
from functools import lru_cache

import pytest
import stories
from stories import KIND, SHELF, SledDash, household, records, state

from tinsel.journal import Journal
from tinsel.mount import FOREIGN
from tinsel.sector import NONE
from tinsel.story import SetAside, Story

PARTS = 20
EACH = 5000  # memories in each part: 100,000 in all
ASK = 3  # one in so many is asked everything


@lru_cache(None)
def true_journals():
    """(sector, its records): a household as new, one tidied, and one long game with a torn tail."""
    made = []
    for seed, moves, tidied in ((7, 40, False), (8, 30, True), (9, 120, False)):
        nvm = bytearray(b"\xff" * 4096)
        journal = Journal(nvm)
        if moves < 100:
            stories.furnish(journal, seed, moves)
        if tidied:
            journal.tidy()
            story = stories.take_up(journal)
            for number in range(25):
                stories.do(journal, story, ("play", number * 7919))
        if moves > 100:
            story = None
            for deed in stories.script(seed, moves):
                story = stories.do(journal, story, deed)
            nvm[journal.log.end : journal.log.end + 2] = b"\x85\x0b"
        made.append((bytes(nvm), records(Journal(nvm))))
    return made


@lru_cache(None)
def moment(which, count):
    """The game as it stood after so many records of a true journal: (state, moves, luck)."""
    nvm = bytearray(b"\xff" * 4096)
    journal = Journal(nvm)
    for what, body in true_journals()[which][1][:count]:
        journal.log.write(what, body)
    return taken_up(Journal(nvm))


def taken_up(journal):
    if KIND not in [row[0] for row in journal.open_games()]:
        return None
    story = Story.resume(journal, KIND, SledDash)
    line = story._line
    return state(story.game), bytes(line.data), line.end, list(line.kept)


# --- ways to spoil a memory: each returns the sector, and which true journal it may still show


def noise(dice):
    weight = dice.choice((1, 2, 8))
    data = [dice.getrandbits(32768) for _ in range(weight)]
    whole = data[0]
    for more in data[1:]:  # ever more ones, as in a worn or half-erased sector
        whole |= more
    return whole.to_bytes(4096, "big"), None


def one_value(dice):
    return bytes((dice.choice((0, 0, 0x55, 0xAA, 0x80, 0xFE, dice.randrange(255))),)) * 4096, None


def another_program(dice):
    """A counter, a text, a table of numbers, somebody's own records; the rest 0x00 or 0xFF."""
    data = dice.choice(
        (
            dice.randrange(1 << 32).to_bytes(4, "little"),
            b'{"wifi": "' + dice.randbytes(12).hex().encode() + b'", "best": [1, 2, 3]}',
            b"".join(bytes((i, 0, dice.randrange(256), 0)) for i in range(200)),
            b"TBX" + dice.randbytes(40),
            b"TBX\x01" + dice.randbytes(300),
            b"TBX\x01\xff\xff" + dice.randbytes(30),
            b"\xff" * dice.randrange(60) + b"log: started\n" * 30,
        )
    )
    return (data + dice.choice((b"\x00", b"\xff")) * 4096)[:4096], None


def flipped(dice):
    which, data = _one(dice)
    used = dice.choice((4096, 14, 300, data.rfind(records_end(data)) + 1))
    for _ in range(dice.choice((1, 1, 1, 2, 5, 40))):
        data[dice.randrange(used)] ^= 1 << dice.randrange(8)
    return bytes(data), which


def truncated(dice):
    which, data = _one(dice)
    at = dice.randrange(4096) if dice.random() < 0.2 else dice.randrange(1200)
    rest = dice.choice((b"\xff" * 4096, b"\x00" * 4096, dice.randbytes(4096)))
    return (bytes(data[:at]) + rest)[:4096], which


def beginning_lost(dice):
    which, data = _one(dice)
    at = dice.randrange(1, 1000)
    return dice.choice((b"\xff" * at, b"\x00" * at)) + bytes(data[at:]), which


def moved(dice):
    """A stretch of it lies somewhere else as well, or the tail has slipped."""
    which, data = _one(dice)
    start, to, count = dice.randrange(1200), dice.randrange(1200), dice.randrange(1, 300)
    data[to : to + count] = data[start : start + count]
    return bytes(data[:4096]).ljust(4096, b"\xff"), which


def holes(dice):
    which, data = _one(dice)
    for _ in range(dice.randrange(1, 6)):
        start, count = dice.randrange(1500), dice.choice((1, 2, 16, 256))
        data[start : start + count] = dice.choice((b"\xff", b"\x00")) * count
    return bytes(data), which


def overwritten(dice):
    which, data = _one(dice)
    start, count = dice.randrange(1500), dice.choice((1, 2, 3, 8, 60))
    data[start : start + count] = dice.randbytes(count)
    return bytes(data), which


WAYS = (
    (noise, one_value, another_program)
    + (flipped, flipped, truncated, beginning_lost, moved, holes, overwritten)
)  # fmt: skip


def records_end(data):
    return data.rstrip(b"\xff")[-1:]


def _one(dice):
    which = dice.randrange(3)
    return which, bytearray(true_journals()[which][0])


# --- what must hold of any memory


def ask_everything(journal):
    """Each question that a screen asks of the memory; none may fail, whatever lies there."""
    assert journal.trouble is None or journal.trouble.endswith(".")
    for kind in (KIND, SHELF, "dice"):
        played, best = journal.records(kind)
        assert played >= 0 and len(best) <= 5
        assert all(isinstance(name, str) and -32768 <= score <= 32767 for score, name in best)
        journal.records(kind, 0)
    for sides in journal.dice():
        assert 1 <= sides <= 255 and len(journal.tally(sides)) == sides
    for name in list(journal.names):
        assert isinstance(journal.kept(name), bytes)
    for aside in (False, True):
        for kind, mode, version, players, options, bots in journal.open_games(aside):
            assert kind and max(mode, version, players, bots) <= 65535 and len(options) < 120
            list(journal.actions(kind))


def take_up_all(journal):
    for row in journal.open_games():
        try:
            Story.resume(journal, row[0], SledDash)
        except SetAside as reason:
            assert str(reason).endswith(".")
            assert row[0] not in [other[0] for other in journal.open_games()]


def use_it(journal, nvm):
    """Make room as the console does, write, play, tidy and start again."""
    if journal.needs_tidy(150):
        journal.tidy()
    journal.keep("after", b"all")
    journal.count(6, (6, 6))
    story = Story(journal, "new", 0, SledDash, 2)
    story.luck(random.Random(1).randrange)
    story.play(next(story.game.moves()), random.Random(1).randrange)
    now = state(story.game)
    ended = Journal(nvm)
    assert ended.kept("after") == b"all" and ended.tally(6)[5] >= 2
    assert state(Story.resume(ended, "new", SledDash).game) == now
    ended.tidy()
    again = Journal(nvm)
    assert again.trouble is None and not again.needs_tidy()
    assert again.kept("after") == b"all"
    assert state(Story.resume(again, "new", SledDash).game) == now


@pytest.mark.parametrize("part", range(PARTS))
def test_spoilt_memories(part):
    dice = random.Random(part)
    for number in range(EACH):
        way = WAYS[number % len(WAYS)]
        data, which = way(dice)
        nvm = bytearray(data)
        journal = Journal(nvm)
        read = records(journal)
        if which is None:
            assert read == [], way
            assert journal.note, "a sentence says what was found"
        else:
            assert read == true_journals()[which][1][: len(read)], (way, number)
        if number % ASK == 0:
            ask_everything(journal)
            if which is not None:
                assert taken_up(journal) == moment(which, len(read)), (way, number)
            take_up_all(journal)
        if number % (7 * ASK) == 0:
            use_it(journal, nvm)


def test_damage_is_spread_over_all_that_is_written():
    """The ways above do what they are for: nothing is left, or half, or all of it."""
    dice = random.Random(0)
    lengths = set()
    for number in range(2000):
        data, which = WAYS[number % len(WAYS)](dice)
        if which == 0:
            lengths.add(len(records(Journal(bytearray(data)))))
    whole = len(true_journals()[0][1])
    assert 0 in lengths and whole in lengths and len(lengths) > whole // 2


# --- nonsense with a true check, as one spoilt record in 65,025 has it


@pytest.mark.parametrize("part", range(4))
def test_nonsense_that_passes_its_check_breaks_nothing(part):
    dice = random.Random(100 + part)
    for _ in range(400):
        nvm = bytearray(b"\xff" * 4096)
        log = Journal(nvm).log
        for _ in range(dice.randrange(1, 30)):
            what = dice.choice((0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 200))
            if dice.random() < 0.6:  # true words, then nonsense
                body = _name(dice.choice((KIND, SHELF))) + dice.randbytes(dice.randrange(12))
            else:
                body = dice.randbytes(dice.choice((0, 1, 2, 3, 7, 30, 124)))
            log.write(what, body)
        journal = Journal(nvm)
        assert journal.trouble is None
        ask_everything(journal)
        before = household_or_none(journal)
        journal.tidy()
        ask_everything(journal)
        if before is not None:
            assert household_or_none(journal) == before
        take_up_all(journal)
        use_it(journal, nvm)


def _name(word):
    return bytes((len(word),)) + word.encode()


def household_or_none(journal):
    """What a tidying carries over, of journals whose games can be played at all."""
    try:
        told = household(journal)
    except (ValueError, IndexError):
        return None
    told[2] = [row for row in told[2] if sum(row[1])]  # dice that were cleared are forgotten
    return told


def test_moves_behind_a_nonsense_choice_of_game_are_not_lost():
    """A SELECT of nobody's game must not swallow what is played after it."""
    nvm = bytearray(b"\xff" * 4096)
    journal = Journal(nvm)
    story = Story(journal, KIND, 0, SledDash, 2)
    story.luck(random.Random(1).randrange)
    journal.log.write(3, b"\x07nobody?")
    story = Story.resume(Journal(nvm), KIND, SledDash)
    story.play((1, 0), random.Random(2).randrange)
    assert state(Story.resume(Journal(nvm), KIND, SledDash).game) == state(story.game)


# --- boards with another memory, or none


@pytest.mark.parametrize("size", [0, 1, 13, 255])
def test_too_little_memory_plays_until_power_goes(size):
    journal = Journal(bytearray(b"\xff" * size))
    assert journal.trouble == NONE
    use_it(journal, journal.log.nvm)


def test_no_memory_plays_until_power_goes():
    journal = Journal(None)
    assert journal.trouble == NONE
    use_it(journal, journal.log.nvm)


@pytest.mark.parametrize("size", [256, 300, 1000, 4096, 8192, 65536])
@pytest.mark.parametrize("fill", [b"\xff", b"\x00"])
def test_a_memory_of_another_size_is_used(size, fill):
    nvm = bytearray(fill * size)
    journal = Journal(nvm)
    assert journal.trouble == (None if fill == b"\xff" else FOREIGN)
    use_it(journal, nvm)
