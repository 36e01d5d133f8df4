# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Undo, redo, luck that stays, several games at once, and all that is carried over by tidying."""

import random

import pytest
import stories
from conformance import random_game
from stories import KIND, SHELF, GiftShelf, SledDash, WritingDown, household, look, records, state
from tiny_games.sled_dash.rules import BEGIN, GO, REST, ROLL, SLIDE

from hardware.desktop.flash import Flash
from tinsel import lookback
from tinsel.contract import CHANCE, OVER
from tinsel.journal import Journal
from tinsel.mount import DAMAGED
from tinsel.sector import LARGEST, NEW, MemoryFull, Sector, checked
from tinsel.story import BITE, NO_REPLAY, OTHER_RULES, SetAside, Story, whole


def faces(*numbers):
    """Known luck: pick(n) gives these, one after the other, and then runs out."""
    coming = list(numbers)

    def pick(count):
        assert coming, "luck was asked for more than it should be"
        number = coming.pop(0)
        assert 0 <= number < count
        return number

    return pick


def no_luck(count):
    raise AssertionError("nothing new may be drawn here")


def dash(players=2, flash=None, options=()):
    """Sled Dash where seat 1 begins."""
    journal = Journal(Flash() if flash is None else flash)
    story = Story(journal, KIND, 0, SledDash, players, options)
    story.luck(faces(0))
    return story


def restart(story):
    """Power off and on."""
    return Story.resume(Journal(story.journal.log.nvm), story.kind, story.game_class)


def told(story):
    return look(story.journal, story)


def played(story):
    return [story.move(at) for at in range(story.moves)]


# --- undo and redo


@pytest.mark.parametrize("pulled", [False, True], ids=["power on", "power off at every step"])
def test_undo_to_the_start_and_redo_to_the_end(pulled):
    journal = Journal(Flash())
    dice = random.Random(5)
    story = Story(journal, KIND, 0, SledDash, 3)
    story.luck(dice.randrange)
    stands = [(state(story.game), story.moves)]
    while story.game.turn() != OVER:
        story.play(dice.choice(list(story.game.moves())), dice.randrange)
        stands.append((state(story.game), story.moves))
    assert len(stands) > 10
    for stand in reversed(stands[:-1]):
        assert story.undo()
        story = restart(story) if pulled else story
        assert (state(story.game), story.moves) == stand
    assert not story.can_undo and not story.undo()
    assert story.moves == 1, "who begins was luck, and is not taken back"
    for stand in stands[1:]:
        assert story.can_redo and story.redo()
        story = restart(story) if pulled else story
        assert (state(story.game), story.moves) == stand
    assert not story.can_redo and not story.redo()


def test_undo_and_redo_in_a_row_take_no_room_once_tidied():
    story = dash()
    for _ in range(3):
        story.play(next(story.game.moves()), lambda count: 0)
    story.journal.tidy()
    room = story.journal.room
    for _ in range(50):
        assert story.undo() and story.undo() and story.redo()
        assert story.redo() and story.undo() and story.redo()
    assert story.undo()
    before = told(story)
    story.journal.tidy()
    assert story.journal.room == room - 6  # one record: head, kind, a count of two bytes, check
    again = restart(story)
    assert told(again) == before and again.redo() and not again.redo()


def test_something_new_ends_redo():
    story = dash()
    story.play((GO, 0), faces(2))
    story.undo()
    story.play((REST,), no_luck)
    assert not story.can_redo and not restart(story).can_redo


def test_the_same_again_is_a_redo():
    """Who undoes and then does the same gets the same luck, and all that came after is kept."""
    story = dash()
    story.play((GO, 0), faces(2))
    story.play((GO, 0), faces(0))
    end = told(story)
    story.undo()
    story.undo()
    assert story.play((GO, 0), no_luck) == [(ROLL, 3)]
    assert story.can_redo
    assert story.play((GO, 0), no_luck) == [(ROLL, 1)]
    assert told(story) == end == told(restart(story))


def test_undo_goes_on_to_a_person():
    """With a bot at seat 2, undo takes its decision back together with the person's."""
    story = dash()
    for _ in range(2):
        story.play((GO, 0), faces(0))
        story.play((GO, 0), faces(1))
    assert story.game.turn() == 0
    before = story.moves
    assert story.undo(lambda seat: seat == 0)
    assert story.moves == before - 4 and story.game.turn() == 0
    story = restart(story)
    assert story.redo(lambda seat: seat in (0, OVER))
    assert story.moves == before and story.game.turn() == 0
    # Nobody's decision: nothing changes, nothing is written.
    room = story.journal.room
    assert not story.undo(lambda seat: False)
    assert story.moves == before and story.journal.room == room


# --- what luck has shown stays


def test_undo_never_gives_another_roll():
    story = dash()
    assert story.play((GO, 0), faces(0)) == [(ROLL, 1)]
    for _ in range(5):
        story.undo()
        assert story.play((GO, 0), no_luck) == [(ROLL, 1)]
        story.undo()
        story = restart(story)
        assert story.play((GO, 0), no_luck) == [(ROLL, 1)]


def test_a_detour_does_not_change_the_roll():
    """Undo a bad 1, rest instead: the next one who goes gets that 1; only then is luck new."""
    for pulled in (False, True):
        story = dash()
        story.play((GO, 0), faces(0))
        story.undo()
        story.play((REST,), no_luck)
        story = restart(story) if pulled else story
        assert story.play((GO, 0), no_luck) == [(ROLL, 1)]
        assert story.play((GO, 0), faces(5)) == [(ROLL, 6)]


def test_no_way_of_undoing_gives_a_roll_that_was_not_to_come():
    """The cheat: wander about with undo, redo, rests, pulled power and tidying for the whole game.

    The die is a known row of faces. However one wanders, the faces that stand in the game at the
    end are taken from the beginning of that row: none was skipped by undoing it.
    """
    for seed in range(60):
        dice = random.Random(seed)
        row = [dice.randrange(6) for _ in range(400)]
        coming = iter(row)
        slides = iter([0] * 400)
        drawn = []

        def pick(count, coming=coming, slides=slides, drawn=drawn):
            if count == 2:
                return next(slides)
            drawn.append(next(coming))
            return drawn[-1]

        story = dash(options=(60,))
        while story.game.turn() != OVER:
            what = dice.random()
            if what < 0.3:
                story.undo()
            elif what < 0.4:
                story.redo()
            elif what < 0.45:
                story = restart(story)
            elif what < 0.48:
                story.journal.tidy()
            else:
                story.play(dice.choice(list(story.game.moves())), pick)
            if story.journal.needs_tidy(100):
                story.journal.tidy()
        stands = sorted(move[1] - 1 for move in played(story) if move[0] == ROLL)
        waits = [move[1] - 1 for move in waiting(story) if move[0] == ROLL]
        # All that was drawn either stands in the game or waits to be the next: none is lost.
        assert sorted(stands + waits) == sorted(drawn), seed


def waiting(story):
    from tinsel.moves import unpack

    return [unpack(part)[0] for part in story._line.undone_luck()]


def test_luck_that_cannot_be_any_more_waits_until_it_can():
    """Undone: a roll to the ice and a slide. Another way leads past the ice: the slide waits."""
    story = dash(options=(60,))
    story.play((REST,), no_luck)
    story.play((REST,), no_luck)
    assert story.play((GO, 0), faces(4, 1)) == [(ROLL, 5), (SLIDE, 1)]  # from 0 to 5: ice
    story.undo()
    assert story.play((GO, 1), no_luck) == [(ROLL, 5)]  # to 6, with the bell: no ice
    assert waiting(story) == [(SLIDE, 1)] == waiting(restart(story))
    story = restart(story)
    assert story.play((GO, 0), faces(4)) == [(ROLL, 5), (SLIDE, 1)]  # the other sled slides so


def test_luck_typed_in_can_be_typed_anew():
    """A person who typed 6 for a 2 takes it back like a decision."""
    story = dash()
    story.play((GO, 0))
    assert story.game.turn() == CHANCE
    story.play((ROLL, 6))
    assert story.game.at[0] == 6
    story = restart(story)
    assert story.undo() and story.game.turn() == CHANCE
    story.play((ROLL, 2))
    assert story.game.at[0] == 2
    story = restart(story)
    assert played(story) == [(BEGIN, 0), (GO, 0), (ROLL, 2)]
    assert waiting(story) == []


def test_typed_luck_is_not_kept_for_drawing():
    story = dash()
    story.play((GO, 0))
    story.play((ROLL, 6))
    story.undo()
    assert story.luck(faces(0)) == [(ROLL, 1)]
    assert played(restart(story)) == [(BEGIN, 0), (GO, 0), (ROLL, 1)]


# --- one write, one program; nothing is erased


def test_each_decision_with_its_luck_is_one_program():
    story = dash(flash=WritingDown())
    flash = story.journal.log.nvm
    dice = random.Random(3)
    while story.game.turn() != OVER:
        before = flash.programs
        story.play(dice.choice(list(story.game.moves())), dice.randrange)
        assert flash.programs == before + 1
    for deed in (story.undo, story.redo):
        before = flash.programs
        assert deed()
        assert flash.programs == before + 1
    for deed in (
        lambda: story.journal.keep("name", b"value"),
        lambda: story.journal.count(6, (1, 2, 3)),
        lambda: story.journal.end(12, "Anna"),
    ):
        before = flash.programs
        deed()
        assert flash.programs == before + 1
    before = flash.programs
    story.journal.keep("name", b"value")
    assert flash.programs == before, "the same again is not written"
    assert flash.erases == 0


@pytest.mark.parametrize("game, players, options", [(SledDash, 4, (250,)), (GiftShelf, 1, ())])
@pytest.mark.parametrize("seed", range(5))
def test_a_full_game_erases_nothing(game, players, options, seed):
    """From a furnished memory: first to last move, some undone, its end, and the records."""
    flash = Flash()
    journal = Journal(flash)
    stories.furnish(journal)
    dice = random.Random(seed)
    story = Story(journal, KIND, 0, game, players, options)
    story.luck(dice.randrange)
    while story.game.turn() != OVER:
        if dice.random() < 0.05:
            story.undo()
        else:
            story.play(dice.choice(list(story.game.moves())), dice.randrange)
    journal.end(max(story.game.scores()), "Bo")
    assert flash.erases == 0
    assert flash.programs > 10
    assert Journal(flash).records(KIND)[0] == 1


# --- a save of other rules, or of none


def test_a_save_of_other_rules_is_set_aside_with_a_sentence():
    class Newer(SledDash):
        VERSION = 2

    story = dash()
    flash = story.journal.log.nvm
    journal = Journal(flash)
    with pytest.raises(SetAside, match=OTHER_RULES):
        Story.resume(journal, KIND, Newer)
    for seen in (journal, Journal(flash)):
        assert seen.open_games() == []
        assert [row[0] for row in seen.open_games(aside=True)] == [KIND]
    assert OTHER_RULES.endswith(".")
    # The old rules again: nothing was lost yet. Tidying drops it.
    assert state(Story.resume(Journal(flash), KIND, SledDash).game) == state(story.game)
    with pytest.raises(SetAside):
        Story.resume(journal, KIND, Newer)
    journal.tidy()
    assert Journal(flash).open_games() == Journal(flash).open_games(aside=True) == []


def test_a_save_that_the_rules_refuse_is_set_aside_with_a_sentence():
    class Stricter(SledDash):
        def play(self, move):
            if move == (ROLL, 6):
                raise ValueError("No sixes.")
            super().play(move)

    story = dash()
    story.play((GO, 0), faces(5))
    journal = Journal(story.journal.log.nvm)
    with pytest.raises(SetAside, match=NO_REPLAY):
        Story.resume(journal, KIND, Stricter)
    assert journal.open_games() == []
    with pytest.raises(SetAside):
        Story.resume(journal, "nothing", SledDash)


# --- several games at once


def test_games_in_progress_do_not_mix():
    """Three kinds, a move of one, a move of another, with power off between: each stands alone."""
    flash = Flash()
    dice = random.Random(11)
    kinds = {"one": (SledDash, 2), "two": (SledDash, 4), "three": (GiftShelf, 1)}
    alone = {}
    for kind, (game, players) in kinds.items():
        story = Story(Journal(flash), kind, 1, game, players)
        story.luck(dice.randrange)
        alone[kind] = played(story)
    for _ in range(60):
        kind = dice.choice(list(kinds))
        story = Story.resume(Journal(flash), kind, kinds[kind][0])
        assert played(story) == alone[kind]
        if story.game.turn() != OVER:
            story.play(dice.choice(list(story.game.moves())), dice.randrange)
        alone[kind] = played(story)
        assert Journal(flash).open_games()[0][0] == kind, "the most recent is on top"
    assert flash.erases == 0
    Journal(flash).tidy()
    assert Journal(flash).open_games()[0][0] == kind
    for kind, (game, _) in kinds.items():
        assert played(Story.resume(Journal(flash), kind, game)) == alone[kind]


def test_two_stories_at_once_write_each_to_its_own_game():
    journal = Journal(Flash())
    one = Story(journal, "one", 0, SledDash, 2)
    two = Story(journal, "two", 0, SledDash, 2)
    one.luck(faces(1))
    two.luck(faces(0))
    one.play((GO, 0), faces(0))
    two.play((REST,), no_luck)
    one.undo()
    journal = Journal(journal.log.nvm)
    assert played(Story.resume(journal, "one", SledDash)) == [(BEGIN, 1)]
    assert played(Story.resume(journal, "two", SledDash)) == [(BEGIN, 0), (REST,)]


def test_what_a_game_was_begun_with_is_remembered():
    journal = Journal(Flash())
    Story(journal, KIND, 3, SledDash, 4, (12,), bots=0b10_01_00_11)
    row = Journal(journal.log.nvm).open_games()[0]
    assert row == (KIND, 3, 1, 4, (12,), 0b10_01_00_11)
    story = Story.resume(Journal(journal.log.nvm), KIND, SledDash)
    assert (story.mode, story.players, story.options, story.bots) == (3, 4, (12,), 0b10010011)


def test_a_new_game_of_a_kind_drops_the_one_in_progress():
    story = dash()
    story.play((REST,))
    other = Story(story.journal, KIND, 0, SledDash, 3)
    assert other.moves == 0
    assert [row[3] for row in Journal(story.journal.log.nvm).open_games()] == [3]
    assert played(restart(other)) == []


def test_history_tells_the_moves_newest_first():
    story = dash()
    for _ in range(12):
        story.play((GO, 0), faces(0, 0))
        if story.game.turn() == OVER:
            break
    lines = whole(lookback.page(story, 0, story.moves))
    assert [line[0] for line in lines] == list(range(story.moves - 1, -1, -1))
    assert lines[-1][1:] == (CHANCE, 1, "seat 1 begins")
    assert lines[-2][1:] == (0, 1, "goes")
    assert lines[-3][1:] == (CHANCE, 1, "rolls 1")
    assert whole(lookback.page(restart(story), 3, 5)) == lines[3:8]


def test_the_board_as_it_was_after_any_move():
    story = dash()
    story.play((GO, 0), faces(0, 0))

    def then(index):
        return whole(lookback.then(story, index))

    # After the first go and roll, sled 1 is on square 1.
    assert then(2).at[0] == 1 and then(-1).turn() == CHANCE
    assert state(then(story.moves - 1)) == state(story.game)


def test_long_work_is_done_in_bites_and_comes_to_the_same():
    """Seconds on a board: meanwhile the watchdog is fed and the keys live."""
    story = dash(options=(250,))
    while story.moves < 100:
        story.play(next(iter(story.game.moves())), random.Random(story.moves).randrange)
    before = told(story)
    for work in (
        Story.resuming(Journal(story.journal.log.nvm), KIND, SledDash),
        lookback.page(story, 0, 5),
        lookback.then(story, story.moves - 1),
        story.undoing(),
    ):
        assert 100 // BITE - 1 <= len(list(work)) <= 100 // BITE + 2
    assert story.redo() and told(story)[1:] == before[1:]


def test_undo_passes_over_what_was_no_choice():
    story = dash()
    for _ in range(5):
        story.play((GO, 0), faces(0, 0))
    # Who begins is one move, each go with its roll two: 1 + 5 * 2.
    assert story.moves == 11
    before_the_fifth = state(whole(lookback.then(story, 8)))
    assert story.undo(skip=lambda game: state(game) == before_the_fifth)
    assert story.moves == 7
    assert story.redo() and story.redo() and not story.redo() and story.moves == 11
    assert not story.undo(skip=lambda game: True) and story.moves == 11


# --- small things that are kept


def test_keep_kept_forget():
    flash = Flash()
    journal = Journal(flash)
    assert journal.kept("tree") is None and journal.note == NEW
    journal.keep("tree", b"\x00\xff" * 50)
    journal.keep("star", b"")
    journal.keep("tree", b"green")
    journal.forget("nothing")
    assert Journal(flash).kept("tree") == b"green" and Journal(flash).kept("star") == b""
    journal.forget("tree")
    for seen in (journal, Journal(flash)):
        assert seen.kept("tree") is None and seen.kept("star") == b""
    journal.tidy()
    assert Journal(flash).kept("tree") is None and Journal(flash).kept("star") == b""


@pytest.mark.parametrize(
    "deed",
    [
        lambda journal: journal.keep("", b"x"),
        lambda journal: journal.keep("n" * 41, b"x"),
        lambda journal: journal.keep("name", bytes(LARGEST)),
        lambda journal: journal.count(6, (7,)),
        lambda journal: journal.count(6, (0,)),
        lambda journal: journal.count(0, (0,)),
        lambda journal: journal.append(b"\x01"),
        lambda journal: journal.select("none"),
        lambda journal: journal.end(kind="none"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_written(deed):
    flash = Flash()
    journal = Journal(flash)
    journal.keep("tree", b"green")
    before = bytes(flash.data)
    with pytest.raises(ValueError, match="[.]$"):
        deed(journal)
    assert bytes(flash.data) == before


# --- records and dice


def test_records_and_tallies_are_carried_over():
    flash = Flash()
    journal = Journal(flash)
    stories.furnish(journal)
    before = household(journal)
    played_games, best = journal.records(SHELF)
    assert played_games == 7 and [score for score, _ in best][:2] == [12, 12]
    for _ in range(3):
        journal.tidy()
        assert household(journal) == before == household(Journal(flash))
    assert flash.erases == 3


def test_the_best_five_stand_in_order_and_the_older_of_equals_above():
    journal = Journal(Flash())
    for score, name in ((5, "A"), (9, "B"), (5, "C"), (-3, "D"), (7, "E"), (5, "F"), (40000, "G")):
        journal.record(KIND, 0, score, name)
    journal.record(KIND, 1, 99, "another mode")
    journal.record(SHELF, 0, 99, "another game")
    rows = [(32767, "G"), (9, "B"), (7, "E"), (5, "A"), (5, "C")]
    assert journal.records(KIND, 0) == (7, rows)
    assert journal.records(KIND) == (8, [(32767, "G"), (99, "another mo")] + rows[1:4])
    journal.tidy()
    assert journal.records(KIND, 0) == (7, rows)
    journal.clear_records()
    assert journal.records(KIND) == (0, []) == Journal(journal.log.nvm).records(KIND)
    journal.record(KIND, 0, 1, "anew")
    assert Journal(journal.log.nvm).records(KIND) == (1, [(1, "anew")])


def test_the_end_of_a_game_and_its_score_are_one_record():
    story = dash()
    journal = story.journal
    journal.end(31, "Anna")
    again = Journal(journal.log.nvm)
    assert again.open_games() == [] and again.records(KIND) == (1, [(31, "Anna")])
    story = Story(again, KIND, 0, SledDash, 2)
    again.end(played=True)
    assert again.records(KIND) == (2, [(31, "Anna")])
    story = Story(again, KIND, 0, SledDash, 2)
    again.end()  # dropped: not played
    assert Journal(story.journal.log.nvm).records(KIND) == (2, [(31, "Anna")])


def test_dice_are_counted_and_cleared_each_for_itself():
    journal = Journal(Flash())
    journal.count(6, (1, 6, 6))
    journal.count(20, (20,))
    journal.count(100, (55, 100))
    journal.count(6, (6,))
    for _ in range(2):
        assert list(journal.tally(6)) == [1, 0, 0, 0, 0, 3]  # 6, 6, then 6 again
        assert (
            journal.tally(100)[54] == journal.tally(100)[99] == 1 and sum(journal.tally(100)) == 2
        )
        assert journal.dice() == [6, 20, 100]
        journal.tidy()
    journal.count(6, (6,))
    assert list(journal.tally(6)) == [1, 0, 0, 0, 0, 4]
    journal.clear_tally(6)
    assert sum(journal.tally(6)) == 0 and sum(journal.tally(20)) == 1
    journal.count(6, (2,))
    assert list(Journal(journal.log.nvm).tally(6)) == [0, 1, 0, 0, 0, 0]


@pytest.mark.parametrize("seed", range(20))
def test_tallies_are_carried_over_to_the_last_roll(seed):
    dice = random.Random(seed)
    journal = Journal(Flash())
    for sides in (1, 2, 6, 20, 49, 50, 51, 52, 100, 255):
        for _ in range(dice.choice((1, 2, 9))):
            faces_seen = [dice.randrange(1, sides + 1) for _ in range(dice.choice((1, 3, 60)))]
            journal.count(sides, faces_seen)
    before = [(sides, list(journal.tally(sides))) for sides in journal.dice()]
    for _ in range(2):
        journal.tidy()
        assert [(sides, list(journal.tally(sides))) for sides in journal.dice()] == before


def test_one_roll_of_a_large_die_takes_few_bytes_when_tidied():
    """Head, what, sides, value, a count of 2 bytes, check of 2: 8 bytes, whatever the die."""
    journal = Journal(Flash())
    journal.count(255, (200,))
    journal.tidy()
    assert journal.log.end == 14 + 8 and journal.tally(255)[199] == 1


# --- no room


def fill(journal, left):
    """Until only so many bytes are free."""
    number = 0
    while journal.room > left:
        number += 1
        # A record of a name of one letter and n bytes takes 6 + n: head, what, 2, n, check 2.
        journal.keep("f", bytes((number & 255,)) * max(min(journal.room - left - 6, 110), 1))


@pytest.mark.parametrize("left", range(6))
def test_no_room_changes_nothing(left):
    story = dash()
    story.play((GO, 0), faces(1))
    story.play((GO, 0), faces(1))
    story.undo()
    fill(story.journal, left)
    assert story.journal.room <= 5, "an undo, the shortest of all, takes six"
    flash = story.journal.log.nvm
    sector, before = bytes(flash.data), told(story)
    for deed in (
        lambda: story.play((GO, 0), faces(3, 0)),  # with luck: (GO, ROLL) takes 6
        lambda: story.undo(),
        lambda: story.redo(),
        lambda: story.journal.count(6, (1,)),
        lambda: story.journal.end(),
    ):
        with pytest.raises(MemoryFull, match="full"):
            deed()
        assert told(story) == before == told(restart(story))
        assert bytes(flash.data) == sector
    story.journal.keep("x", b"1")
    assert story.journal.kept("x") == b"1", "a small value lasts until power goes"
    assert restart(story).journal.kept("x") is None and bytes(flash.data) == sector
    story.journal.forget("f")
    assert story.journal.kept("f") is None and restart(story).journal.kept("f")
    assert flash.erases == 0
    story.journal.tidy()
    story.undo()
    story.play((REST,), no_luck)
    assert told(restart(story)) == told(story)


def test_what_does_not_fit_even_when_tidied_is_left_as_it_is():
    """Full of what still matters: tidying it for one thing more changes nothing."""
    from tinsel import tidy

    flash = Flash()
    journal = Journal(flash)
    for number in range(35):
        journal.keep(f"name{number:2}", bytes((number,)) * 100)
    before = bytes(flash.data)
    more = list(tidy.snapshot(journal)) + [(11, b"\x04more" + bytes(100))] * 5
    with pytest.raises(Exception, match="full"):
        tidy.rewrite(journal.log, more)
    assert bytes(flash.data) == before and flash.erases == 0


def test_taking_up_a_game_in_a_full_memory_waits_for_room():
    """It writes nothing, and makes no room behind anybody's back: that is the console's to do."""
    journal = Journal(Flash())
    for kind in ("one", "two"):
        Story(journal, kind, 0, SledDash, 2).luck(faces(0))
    fill(journal, 7)
    flash = Flash(data=bytes(journal.log.nvm.data))
    story = Story.resume(Journal(flash), "one", SledDash)
    assert played(story) == [(BEGIN, 0)] and flash.programs == flash.erases == 0
    with pytest.raises(MemoryFull):
        story.play((REST,))
    story.journal.tidy()
    story.play((REST,))
    assert played(restart(story)) == [(BEGIN, 0), (REST,)]
    assert played(Story.resume(Journal(flash), "two", SledDash)) == [(BEGIN, 0)]


def test_setting_aside_never_erases():
    """Power went in the mark before a tidying: all is there, and the next write will tidy."""

    class Newer(SledDash):
        VERSION = 2

    story = dash()
    flash = story.journal.log.nvm
    story.journal.keep("tree", b"green")
    flash.data[10] = story.journal.log.mark()[0]
    journal = Journal(flash)
    assert journal.needs_tidy() and journal.trouble is None
    with pytest.raises(SetAside):
        Story.resume(journal, KIND, Newer)
    assert journal.open_games() == [] and flash.erases == 0
    journal.tidy()
    assert Journal(flash).kept("tree") == b"green" and Journal(flash).open_games(True) == []


def test_a_decision_with_more_luck_than_a_record_holds_is_refused_as_a_whole():
    """Luck of 200 bytes goes into two records; when the second would not fit, neither is there."""

    class Pouring:
        VERSION, ROOM = 1, 300

        def __init__(self, players, options=()):
            self.left = 0
            self.seen = []

        def turn(self):
            return CHANCE if self.left else 0

        def moves(self):
            yield from [(1, n) for n in range(256)] if self.left else [(0,)]

        def play(self, move):
            if move not in self.moves():
                raise ValueError("No.")
            self.left = self.left - 1 if self.left else 100
            self.seen.append(move)

        def chance(self, pick):
            return (1, pick(256))

    journal = Journal(Flash())
    story = Story(journal, "pour", 0, Pouring, 1)
    drawn = story.play((0,), random.Random(1).randrange)
    assert len(drawn) == 100
    # 1 byte for the decision and 2 for each of 100: 201 bytes in two records.
    assert [what for what, _ in records(journal)] == [2, 0, 4]
    again = Story.resume(Journal(journal.log.nvm), "pour", Pouring)
    assert again.game.seen == story.game.seen and again.moves == 101
    fill(journal, 180)
    story.journal.select("pour")
    sector = bytes(journal.log.nvm.data)
    with pytest.raises(MemoryFull):
        story.play((0,), random.Random(2).randrange)
    assert bytes(journal.log.nvm.data) == sector and story.game.seen == again.game.seen
    assert again.undo() and again.moves == 0, "one undo takes it all back"


# --- damage


def test_a_spoilt_record_that_passes_its_own_check_is_found_out_by_the_next():
    """16 bits of check are met by chance once in 65,025; so the last before damage is not believed.

    Here a record in the midst is forged with a true check. Its follower's check went on from the
    true one, does not fit any more, and both are given up.
    """
    journal = Journal(Flash())
    for number in range(10):
        journal.keep("n", bytes((number,)))
    places = list(journal.log.walk())
    at = places[5]
    log = Sector(bytearray(b"\xff" * 4096))
    for place in places[:5]:
        log.write(journal.log.what(place), journal.log.body(place))
    log.write(11, b"\x01n\x4d")
    data = bytearray(journal.log.nvm.data)
    size = log.end - at
    data[at : at + size] = log.nvm[at : at + size]
    assert bytes(data[at + size - 2 : at + size]) == checked(log.crc)
    spoilt = Journal(data)
    assert spoilt.kept("n") == b"\x04" and spoilt.trouble == DAMAGED
    # It goes on from there, and the sentence is said no more.
    spoilt.keep("n", b"on")
    again = Journal(data)
    assert again.kept("n") == b"on" and again.trouble is None
    again.keep("n", b"and on")
    assert Journal(data).kept("n") == b"and on" and Journal(data).trouble is None


def test_damage_in_the_midst_is_told_and_a_torn_end_is_not():
    journal = Journal(Flash())
    for number in range(10):
        journal.keep("n", bytes((number,)))
    places = list(journal.log.walk())
    for number, at in enumerate(places):
        data = bytearray(journal.log.nvm.data)
        data[at + 4] ^= 4
        spoilt = Journal(data)
        if number == 9:
            assert spoilt.trouble is None and spoilt.kept("n") == b"\x08"
        else:
            assert spoilt.trouble == DAMAGED
            # The one before the damage has nobody but itself to vouch for it.
            assert spoilt.kept("n") == (bytes((number - 2,)) if number > 1 else None)


def test_a_byte_that_cannot_be_written_is_stepped_over():
    """A worn cell: what was written is read back, and the record is written again behind it."""

    class Worn(Flash):
        def program(self, start, values):
            super().program(start, values)
            if start <= 40 < start + len(values):
                self.data[40] |= 0x11

    flash = Worn()
    journal = Journal(flash)
    for number in range(20):
        journal.keep("n", bytes((number,)))
        assert Journal(flash).kept("n") == bytes((number,))
    assert flash.erases == 0 and journal.log.gaps

    class Dead(Flash):
        def program(self, start, values):
            self.programs += 1

    with pytest.raises(MemoryFull):
        Journal(Dead()).count(6, (1,))


def test_random_games_of_both_kinds_come_back_move_for_move():
    for seed in range(10):
        for game, players, options in ((SledDash, 4, (250,)), (GiftShelf, 1, ())):
            moves, end = random_game(game, players, options, seed)
            journal = Journal(Flash())
            story = Story(journal, "any", 0, game, players, options)
            for move in moves:
                story.play(move)  # luck typed in
            assert played(story) == moves
            assert state(restart(story).game) == state(end)
