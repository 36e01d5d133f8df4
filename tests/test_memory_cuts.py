# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Power goes at every single byte of all that is ever written: at most the last move is gone.

A torn sector is built from what the flash noted of each program (where, what, how it was before),
which is what a replay up to that byte would leave; one test below holds that to the real thing.
"""

import random
from functools import lru_cache

import pytest
import stories
from stories import EMPTY, WritingDown, household, look, records

from hardware.desktop.flash import Flash, PowerCut, downwards, scattered, upwards
from tinsel.journal import Journal
from tinsel.sector import Sector

SEED = 3
MOVES = 300
SLICES = 6  # each test of many cuts is spread over so many, for as many hands
ORDERS = (upwards, downwards, scattered)


@lru_cache(None)
def written():
    """(start, values, before) of every program of a game of 300 moves with all that may happen."""
    flash, _ = stories.tell(SEED, MOVES)
    assert flash.erases == 0
    return flash.written


def torn(program, count):
    """The sector when power went behind so many bytes of a program."""
    start, values, before = program
    return before[:start] + values[:count] + before[start + count :]


def mounted(image):
    return Journal(Flash(data=image))


def smeared(program, dice):
    """The sector when all bytes of a program were on their way: some bits are not cleared yet."""
    start, values, before = program
    late = dice.random()
    now = bytearray(before)
    for i, value in enumerate(values):
        for bit in range(8):
            if not value >> bit & 1 and dice.random() > late:
                now[start + i] &= ~(1 << bit)
    return bytes(now)


def again(journal, program, after):
    """Write what the cut one was to write; returns the program that the flash noted."""
    flash = WritingDown(data=bytes(journal.log.nvm.data))
    log = Sector(flash)
    log.write(*after[-1])
    return log, flash.written[-1]


def test_the_story_is_as_rich_as_the_promise():
    """Several hundred moves with undo, redo, typed luck, luck alone, settings and dice."""
    journal = mounted(torn(written()[-1], 99))
    story = stories.take_up(journal)
    assert story.moves >= 300 and len(written()) > 300
    assert {what for what, _ in records(journal)} >= {0, 2, 4, 5, 7, 8, 11, 15}


def test_what_stands_in_memory_is_what_stands_on_the_table():
    flash = WritingDown()
    journal = Journal(flash)
    story = None
    for deed in stories.script(SEED, MOVES):
        story = stories.do(journal, story, deed)
        assert look(mounted(bytes(flash.data))) == look(journal, story), deed


@pytest.mark.parametrize("part", range(SLICES))
def test_a_cut_at_any_byte_leaves_the_state_before_or_after(part):
    for number in range(part, len(written()), SLICES):
        program = written()[number]
        before = look(mounted(program[2]))
        for count in range(len(program[1])):
            journal = mounted(torn(program, count))
            assert journal.trouble is None
            assert look(journal) == before, (number, count)
        if number + 1 < len(written()):
            assert torn(program, len(program[1])) == written()[number + 1][2]


@pytest.mark.parametrize("part", range(SLICES))
def test_a_second_cut_in_the_next_append_changes_nothing_either(part):
    """Records are read up to where they stop, over gaps: if those are the same, all is."""
    for number in range(1 + part, len(written()), SLICES):
        program = written()[number]
        after = records(mounted(torn(program, len(program[1]))))
        for count in range(1, len(program[1])):
            first = mounted(torn(program, count))
            assert records(first) == after[:-1]
            log, second = again(first, program, after)
            place = (first.log.stop, first.log.crc, first.log.gaps)
            for more in range(len(second[1])):
                cut = Sector(Flash(data=torn(second, more)))
                if more < 6:  # the lead-in is not whole
                    assert (cut.stop, cut.crc, cut.gaps) == place, (number, count, more)
                else:
                    assert cut.stop == second[0] + 6 and len(cut.gaps) == 1
                assert cut.trouble is None and not cut.must_tidy
            assert [log.what(at) for at in log.walk()] == [what for what, _ in after]
        if number % 5 == 0:  # in full, with the game, and a third append that stays
            for more in range(len(second[1])):
                cut = mounted(torn(second, more))
                assert records(cut) == after[:-1]
                third, _ = again(cut, second, after)
                whole = mounted(bytes(third.nvm.data))
                assert records(whole) == after and whole.trouble is None
                assert look(whole) == look(mounted(torn(program, len(program[1]))))


@pytest.mark.parametrize("part", range(SLICES))
def test_cut_upon_cut_upon_cut_smeared_or_clean(part):
    """As real chips do it: a cut program may leave any of its bits uncleared, all over it."""
    dice = random.Random(part)
    for _ in range(250):
        number = dice.randrange(1, len(written()))
        program = written()[number]
        after = records(mounted(torn(program, len(program[1]))))
        for _ in range(dice.randrange(1, 7)):
            if dice.random() < 0.5:
                image = torn(program, dice.randrange(len(program[1])))
            else:
                image = smeared(program, dice)
            journal = mounted(image)
            assert journal.trouble is None and not journal.log.must_tidy, number
            if records(journal) == after:
                break  # it was all there
            assert records(journal) == after[:-1], number
            if journal.room < 200:
                break
            log, program = again(journal, program, after)
        if records(journal) != after:
            journal = mounted(bytes(log.nvm.data))
        assert records(journal) == after and journal.trouble is None
        stories.take_up(journal)


# --- the very first bytes


@pytest.mark.parametrize("smear", range(40))
def test_cuts_of_the_very_first_header(smear):
    flash = WritingDown()
    Journal(flash).keep("ui.set", b"abc")
    header, record = flash.written
    dice = random.Random(smear)
    images = [smeared(header, dice), smeared(record, dice)]
    if not smear:
        images += [torn(header, count) for count in range(len(header[1]))]
        images += [torn(record, count) for count in range(len(record[1]))]
    for image in images:
        flash = Flash(data=image)
        journal = Journal(flash)
        assert journal.trouble is None
        assert records(journal) in ([], records(mounted(torn(record, 99))))
        journal.keep("ui.set", b"xyz")
        journal.count(6, (1, 2))
        # A smeared header cannot be gone over: then the empty sector is erased once.
        assert flash.erases <= (1 if smear or image is images[0] else 0)
        journal = Journal(flash)
        assert journal.kept("ui.set") == b"xyz" and sum(journal.tally(6)) == 2
        assert journal.trouble is None


# --- tidying, the one moment at risk


def full_house(rounds):
    """A sector to be tidied: as new, tidied before, or with a torn tail as well."""
    flash = WritingDown()
    journal = Journal(flash)
    story = stories.furnish(journal)
    if rounds:
        journal.tidy()
        story = stories.take_up(journal)
        for number in range(40):
            stories.do(journal, story, ("play", number * 7919))
            journal.count(6, (1 + number % 6,))
    if rounds == 2:
        flash.cut_after = 4
        with pytest.raises(PowerCut):
            journal.keep("mine", b"torn")
    return bytes(flash.data)


@lru_cache(None)
def tidied(rounds):
    """(before, the mark, the sector after): what a tidying does to a full house."""
    flash = WritingDown(data=full_house(rounds))
    Journal(flash).tidy()
    mark, whole = flash.written
    assert flash.erases == 1 and len(whole[1]) == 4096
    return mark[2], mark, whole[1]


class Verdicts:
    """Before, after or empty with a sentence; each different sector is looked at once in full."""

    def __init__(self, rounds):
        before, _, after = tidied(rounds)
        self.before = household(mounted(before))
        self.after = household(mounted(after))
        assert self.before == self.after, "nothing is lost by tidying"
        self.known = {}
        self.counts = {"stands": 0, "empty": 0}

    def judge(self, image):
        log = Sector(Flash(data=image))
        key = (log.stop, log.crc, log.lost, log.blank, tuple(log.gaps.items()))
        if key not in self.known:
            self.known[key] = self.look(image)
        self.counts[self.known[key]] += 1

    def look(self, image):
        journal = mounted(image)
        found = household(journal)
        if found == self.before:
            verdict = "stands"
        else:
            assert found == EMPTY
            assert journal.note, "a sentence says that it starts empty"
            verdict = "empty"
        # And all goes on from there, through another tidying.
        journal.keep("ui.set", b"anew")
        journal.tidy()
        journal.keep("more", b"more")
        journal = mounted(bytes(journal.log.nvm.data))
        assert journal.kept("ui.set") == b"anew" and journal.kept("more") == b"more"
        assert journal.trouble is None and not journal.needs_tidy()
        return verdict


@pytest.mark.parametrize("rounds", range(3))
@pytest.mark.parametrize("order", ORDERS)
def test_a_cut_at_any_byte_of_the_erase(order, rounds):
    before, mark, _ = tidied(rounds)
    verdicts = Verdicts(rounds)
    marked = bytearray(torn(mark, 4))
    places = list(order(4096, 4096))
    if order is downwards:
        places.reverse()
    for count in range(4096):
        verdicts.judge(bytes(marked))
        marked[places[count]] = 0xFF
        if count % 400 == 0:
            assert sorted(places[: count + 1]) == sorted(order(count + 1, 4096))
    assert verdicts.counts["stands"] >= 1 and verdicts.counts["empty"] >= 1
    assert sum(verdicts.counts.values()) == 4096


@pytest.mark.parametrize("rounds", range(3))
def test_a_cut_at_any_byte_of_the_mark_or_of_the_writing_back(rounds):
    before, mark, after = tidied(rounds)
    verdicts = Verdicts(rounds)
    for count in range(5):
        verdicts.judge(torn(mark, count))
    dice = random.Random(rounds)
    for _ in range(200):
        verdicts.judge(smeared(mark, dice))
    assert verdicts.counts["empty"] == 0, "nothing was erased yet, so all must stand"
    for count in range(4097):
        verdicts.judge(after[:count] + b"\xff" * (4096 - count))
    for page in range(0, 4096, 256):  # a page of the chip is programmed as a whole
        for _ in range(10):
            blank = after[:page] + b"\xff" * (4096 - page)
            verdicts.judge(smeared((page, after[page : page + 256], blank), dice))
    assert verdicts.counts["empty"] > 100


@pytest.mark.parametrize("part", range(SLICES))
def test_an_erase_that_goes_in_no_order_at_all(part):
    dice = random.Random(part)
    before, mark, _ = tidied(part % 3)
    verdicts = Verdicts(part % 3)
    places = list(range(4096))
    for _ in range(30):
        dice.shuffle(places)
        marked = bytearray(torn(mark, 4))
        done = 0
        for count in sorted(dice.choice((20, 400, 4096)) * dice.random() for _ in range(40)):
            for place in places[done : int(count)]:
                marked[place] = 0xFF
            done = int(count)
            verdicts.judge(bytes(marked))


@pytest.mark.parametrize("order", ORDERS)
def test_a_second_cut_while_the_first_is_mended(order):
    """Power goes in the mark; at the next start the tidying begins again, and power goes again."""
    before, mark, _ = tidied(0)
    verdicts = Verdicts(0)
    dice = random.Random(1)
    for image in [torn(mark, count) for count in range(5)] + [smeared(mark, dice)] * 3:
        for count in range(0, 8200, 41):
            flash = Flash(data=image)
            flash.erase_order = order
            journal = Journal(flash)
            flash.cut_after = count
            try:
                journal.tidy()
            except PowerCut:
                pass
            verdicts.judge(bytes(flash.data))


@pytest.mark.parametrize("order", ORDERS)
def test_the_built_sectors_are_what_the_flash_leaves(order):
    """4 bytes of mark, 4,096 of erase, 4,096 of program: cut at some of them for real."""
    before, mark, after = tidied(1)
    marked = torn(mark, 4)
    for count in list(range(8)) + list(range(100, 8196, 311)):
        flash = Flash(data=before)
        flash.erase_order = order
        journal = Journal(flash)
        flash.cut_after = count
        with pytest.raises(PowerCut):
            journal.tidy()
        if count < 4:
            built = torn(mark, count)
        elif count < 4100:
            built = bytearray(marked)
            for place in order(count - 4, 4096):
                built[place] = 0xFF
        else:
            built = after[: count - 4100] + b"\xff" * (8196 - count)
        assert bytes(flash.data) == bytes(built), count
    for number in range(1, len(written()), 50):
        start, values, image = written()[number]
        for count in range(len(values)):
            flash = Flash(data=image)
            flash.cut_after = count
            with pytest.raises(PowerCut):
                flash[start : start + len(values)] = values
            assert bytes(flash.data) == torn(written()[number], count)
