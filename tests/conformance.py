# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What every game must keep to, written once: give it a Game class and it is played at random.

Tables are (players, options): those of tables.py; else every number of players from 1 to 8 that a
game takes without options is tried.
"""

import copy
import importlib
import os
import random
import sys
from array import array
from itertools import islice, product
from types import SimpleNamespace

import tables as named

from tinsel.contract import CHANCE, OVER
from tinsel.journal import Journal
from tinsel.moves import pack, unpack
from tinsel.story import Story

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LONGEST = 5000  # moves
MANY = 3000  # choices: more than anybody can look through


def found(folder, package):
    """(game, label of the mode, Game) of every mode that keeps the contract."""
    games = []
    for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else ():
        if os.path.isfile(os.path.join(folder, name, "__init__.py")):
            modes = importlib.import_module(f"{package}.{name}").MODES
            for label, module in modes:
                mode = importlib.import_module(f"{package}.{name}.{module}")
                if hasattr(mode, "Game"):
                    games.append((name, label, mode.Game))
    return games


def all_games():
    """Those in tests/tiny_games, and all that lie in games/ today."""
    tiny = found(os.path.join(ROOT, "tests", "tiny_games"), "tiny_games")
    # A mode's module draws, too: lend it the one thing of the board that it asks for on import.
    os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")
    before = dict(sys.modules)
    sys.modules.setdefault("supervisor", SimpleNamespace(ticks_ms=lambda: 0))
    try:
        return tiny + found(os.path.join(ROOT, "games"), "games")
    finally:
        for name in set(sys.modules) - set(before):
            if name.split(".")[0] in ("games", "tinsel", "supervisor"):
                del sys.modules[name]  # other tests bring a board of their own


def tables(game_class):
    if named.of(game_class):
        return named.of(game_class)
    taken = []
    for players in range(1, 9):
        try:
            game_class(players)
        except ValueError:
            continue
        taken.append((players, ()))
    return tuple(taken)


def state(thing, seen=()):
    """All that an object holds, as something that can be compared."""
    if isinstance(thing, (int, float, str, bytes, type(None))):
        return thing
    if isinstance(thing, (bytearray, array)):
        return (type(thing).__name__, tuple(thing))
    if id(thing) in seen:
        return "again"
    seen = seen + (id(thing),)
    if isinstance(thing, (list, tuple)):
        return [type(thing).__name__] + [state(part, seen) for part in thing]
    if isinstance(thing, dict):
        return sorted(((repr(key), state(value, seen)) for key, value in thing.items()), key=repr)
    if isinstance(thing, (set, frozenset)):
        return sorted(repr(part) for part in thing)
    if hasattr(thing, "__dict__"):
        return (type(thing).__name__, state(vars(thing), seen))
    raise AssertionError(f"a game's state holds {thing!r}, which cannot be compared")


def choices(game):
    """The moves on offer, or None if they are too many to look through."""
    offered = list(islice(game.moves(), MANY + 1))
    return None if len(offered) > MANY else offered


def random_game(game_class, players, options, seed):
    """(moves, game at the end): decisions evenly among those offered, luck by chance()."""
    dice = random.Random(seed)
    game = game_class(players, options)
    played = []
    while game.turn() != OVER:
        if game.turn() == CHANCE:
            move = game.chance(dice.randrange)
        else:
            move = dice.choice(list(game.moves()))
        game.play(move)
        played.append(move)
        assert len(played) <= LONGEST, "the game does not end"
    return played, game


def near(moves):
    """Short tuples of every kind, and the neighbours of what is legal."""
    yield ()
    for verb in range(256):
        yield (verb,)
    yield from product(range(8), range(8))
    yield from product(range(4), repeat=3)
    for move in moves:
        yield move + (0,)
        yield move + (255,)
        yield move[:-1]
        yield move[::-1]
        for i, number in enumerate(move):
            for other in (number - 1, number + 1, 0, 255):
                if 0 <= other <= 255:
                    yield move[:i] + (other,) + move[i + 1 :]


def check_offers(game_class, players, options, seed, thorough=60):
    """Every move offered plays, every other tuple is refused and changes nothing."""
    played, _ = random_game(game_class, players, options, seed)
    game = game_class(players, options)
    every = max(len(played) // thorough, 1)
    number = 1
    for at, move in enumerate(played + [None]):
        turn = game.turn()
        assert turn in (CHANCE, OVER) or 0 <= turn < players, turn
        if at % every == 0 or move is None:
            check_one(game, random.Random(seed + at))
        if move is not None:
            before = game.round()
            assert before >= number, "rounds go on, never back"
            number = before
            words = game.words(move)
            assert isinstance(words, str) and words, "a move has words"
            game.play(move)
    assert game.turn() == OVER


def check_one(game, dice):
    before = state(game)
    offered = choices(game)
    if offered is None:
        offered = list(islice(game.moves(), 50))
        tried = ()
    else:
        assert bool(offered) == (game.turn() != OVER), "moves until the game is over, none after"
        tried = near(dice.sample(offered, min(len(offered), 12)))
    legal = set(offered)
    assert len(legal) == len(offered), "no move is offered twice"
    assert state(game) == before, "moves() changes nothing"
    for move in dice.sample(offered, min(len(offered), 60)):
        assert isinstance(move, tuple) and move, move
        assert unpack(pack(move))[0] == move, "each number is 0 to 255"
        copy.deepcopy(game).play(move)
    if game.turn() == CHANCE:
        luck = game.chance(dice.randrange)
        assert state(game) == before, "chance() changes nothing"
        assert luck in legal or tried == (), f"luck is one of the moves offered: {luck}"
    for move in tried:
        if move in legal:
            continue
        try:
            game.play(move)
        except ValueError:
            continue
        raise AssertionError(f"{move} was not offered and is not refused")
    assert state(game) == before, "a refused move changes nothing"


def check_scores(game_class, players, options, seed):
    """What is worked out adds up to the score, at every step; who won among equals is a seat."""
    played, _ = random_game(game_class, players, options, seed)
    game = game_class(players, options)
    for move in played + [None]:
        scores = game.scores()
        assert len(scores) in (1, players)
        for seat, score in enumerate(scores):
            lines = list(game.worked(seat))
            assert sum(points for points, _ in lines) == score, (lines, score)
            assert all(isinstance(why, str) and why for _, why in lines)
        won = game.won() if hasattr(game, "won") else None
        # True and False are ints, too, and would be taken for seats.
        seat = type(won) is int and 0 <= won < len(scores)
        assert won is None or seat, f"won() is a seat or None, not {won!r}"
        ranked = game.ranked() if hasattr(game, "ranked") else True
        assert isinstance(ranked, bool), f"ranked() is True or False, not {ranked!r}"
        if move is not None:
            game.play(move)


def check_hooks(mode, players, options, seed):
    """What a mode's module says of choices and of bots' moves: play.py must be able to take it."""
    played, _ = random_game(mode.Game, players, options, seed)
    game = mode.Game(players, options)
    for move in played:
        if game.turn() != CHANCE:
            if hasattr(mode, "forced"):
                forced = mode.forced(game)
                assert forced is None or forced in list(game.moves()), f"forced() gave {forced!r}"
            if hasattr(mode, "quiet"):
                quiet = mode.quiet(game, move)
                assert isinstance(quiet, bool), f"quiet() is True or False, not {quiet!r}"
        game.play(move)


def check_replay(game_class, players, options, seed):
    """The same moves give the same game, at every step."""
    played, end = random_game(game_class, players, options, seed)
    one, two = game_class(players, options), game_class(players, options)
    for move in played:
        one.play(move)
        two.play(move)
        assert state(one) == state(two)
    assert state(one) == state(end)


def check_story(game_class, players, options, seed):
    """In memory all the way: undo to the start and forward again, then the same after power-off."""
    story, states = told(game_class, players, options, seed)
    assert story.journal.log.size - story.journal.room <= game_class.ROOM + 14, "ROOM is enough"
    end = state(story.game)
    journal = story.journal
    room = journal.room
    steps = 0
    while story.undo():
        steps += 1
        assert state(story.game) in states[story.moves]
        if journal.needs_tidy(50):
            journal.tidy()
    assert not story.can_undo
    story = Story.resume(Journal(journal.log.nvm), "any", game_class)
    for _ in range(steps):
        assert story.redo()
        assert state(story.game) in states[story.moves]
        if story.journal.needs_tidy(50):
            story.journal.tidy()
    assert not story.redo() and state(story.game) == end
    assert room > 0


def told(game_class, players, options, seed):
    """A game played to its end as a story, and its state after so many moves."""
    dice = random.Random(seed)
    story = Story(Journal(bytearray(b"\xff" * 4096)), "any", 0, game_class, players, options)
    states = {0: [state(story.game)]}
    story.luck(dice.randrange)
    states.setdefault(story.moves, []).append(state(story.game))
    while story.game.turn() != OVER:
        story.play(dice.choice(list(story.game.moves())), dice.randrange)
        states[story.moves] = [state(story.game)]
    return story, states


def check_refusals(game_class):
    """Tables that cannot be are refused with a sentence."""
    for players in (0, 200):
        try:
            game_class(players)
        except ValueError as error:
            assert str(error), "a sentence says why"
        else:
            raise AssertionError(f"{players} players are taken")
    assert isinstance(game_class.VERSION, int) and isinstance(game_class.ROOM, int)
