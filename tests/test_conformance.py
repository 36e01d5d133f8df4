# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Every game that is found keeps the contract; and the suite finds out games that do not."""

import importlib
from types import SimpleNamespace

import conformance
import pytest
import tours
import transcripts
from tiny_games.gift_shelf import rules as gift_shelf

from hardware.desktop import standin
from tinsel.contract import CHANCE

GAMES = conformance.all_games()
TABLES = [
    pytest.param(game, players, options, id=f"{name}-{label}-{players}{list(options)}")
    for name, label, game in GAMES
    for players, options in conformance.tables(game)
]
KEPT = [mode for mode in tours.found(tours.GAMES) if mode.kept]
SEEDS = (1, pytest.param(2, marks=pytest.mark.long), pytest.param(3, marks=pytest.mark.long))


def test_the_tiny_games_are_found():
    assert {"sled_dash", "gift_shelf"} <= {name for name, _, _ in GAMES}


@pytest.mark.parametrize("name,label,game", GAMES, ids=[f"{g[0]}-{g[1]}" for g in GAMES])
def test_every_game_has_a_table_and_refuses_the_impossible(name, label, game):
    assert conformance.tables(game), "no table: name some in tables.py"
    conformance.check_refusals(game)


@pytest.mark.parametrize("game,players,options", TABLES)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_offered_plays_and_nothing_else(game, players, options, seed):
    conformance.check_offers(game, players, options, seed)


@pytest.mark.parametrize("game,players,options", TABLES)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_score_is_what_is_worked_out(game, players, options, seed):
    conformance.check_scores(game, players, options, seed)


@pytest.mark.parametrize("game,players,options", TABLES)
@pytest.mark.parametrize("seed", SEEDS)
def test_replay_gives_the_same_game_at_every_step(game, players, options, seed):
    conformance.check_replay(game, players, options, seed)


@pytest.mark.parametrize("game,players,options", TABLES)
@pytest.mark.parametrize("seed", SEEDS)
def test_undo_to_the_start_and_forward_again(game, players, options, seed):
    conformance.check_story(game, players, options, seed)


@pytest.mark.parametrize("mode", KEPT, ids=repr)
def test_what_a_mode_says_of_moves_can_be_taken(mode):
    standin.install()
    module = importlib.import_module(f"games.{mode.game}.{mode.module}")
    for players, options in conformance.tables(module.Game)[:3]:
        conformance.check_hooks(module, players, options, 1)


@pytest.mark.parametrize("wrong", [[7], (99,), 0])
def test_a_forced_move_that_is_none_is_found(wrong):
    mode = SimpleNamespace(Game=gift_shelf.Game, forced=lambda game: wrong)
    with pytest.raises(AssertionError, match="forced"):
        conformance.check_hooks(mode, *conformance.tables(gift_shelf.Game)[0], 1)


@pytest.mark.parametrize("name", sorted(transcripts.all_names()))
def test_transcripts_are_as_they_were_read(name):
    with open(transcripts.path(name), encoding="utf-8") as file:
        assert file.read() == transcripts.text(name), "rules changed? then `make transcripts`"


# --- games with one thing wrong each: the suite must notice


class Sloppy(gift_shelf.Game):
    """Half plays a move before it refuses it."""

    def play(self, move):
        if move and move[0] == gift_shelf.TAKE and len(move) == 1:
            self.shown = self.shown[::-1]
        super().play(move)


class Lenient(gift_shelf.Game):
    """Takes a move with something behind it."""

    def play(self, move):
        super().play(move[:2] if move and move[0] == gift_shelf.PUT else move)


class Greedy(gift_shelf.Game):
    """Offers what cannot be played."""

    def moves(self):
        yield from super().moves()
        if self.hand is not None and not self.greedy:
            yield (gift_shelf.PUT, 9)

    greedy = False

    def play(self, move):
        if len(move) > 1 and move[1] == 9:
            raise ValueError("No such place.")
        super().play(move)


class Boastful(gift_shelf.Game):
    """Has a score that nothing explains."""

    def scores(self):
        return [super().scores()[0] + 1]


class Triumphant(gift_shelf.Game):
    """Says that it was won where it should say by whom."""

    def won(self):
        return self.scores()[0] > 0


class Absent(gift_shelf.Game):
    """Is won by somebody who has no score."""

    def won(self):
        return 1


class Seeded(gift_shelf.Game):
    """Keeps something outside of its moves."""

    born = 0

    def __init__(self, players, options=()):
        super().__init__(players, options)
        Seeded.born += 1
        self.number = Seeded.born


class Crashing(gift_shelf.Game):
    """Trips over a strange tuple."""

    def play(self, move):
        if move[0] == CHANCE:
            raise ValueError("never")
        super().play(move)


@pytest.mark.parametrize("game", [Sloppy, Lenient, Greedy, Crashing])
def test_the_suite_finds_a_game_with_a_wrong_play(game):
    with pytest.raises((AssertionError, ValueError, IndexError)):
        conformance.check_offers(game, 1, (), 1)


def test_the_suite_finds_a_score_that_does_not_add_up():
    with pytest.raises(AssertionError):
        conformance.check_scores(Boastful, 1, (), 1)


@pytest.mark.parametrize("game", [Triumphant, Absent])
def test_the_suite_finds_a_winner_that_is_no_seat(game):
    with pytest.raises(AssertionError, match="won"):
        conformance.check_scores(game, 1, (), 1)


def test_the_suite_finds_state_outside_the_moves():
    with pytest.raises(AssertionError):
        conformance.check_replay(Seeded, 1, (), 1)
