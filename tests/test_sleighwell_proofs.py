# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Sleighwell's searches against slow, plain ones: wishes, runs, one piece, the making of tiles."""

import random
from collections import Counter
from itertools import combinations_with_replacement, permutations, product

import conformance
import pytest
from sleighwell_boards import SoloGame

from games.sleighwell import data, printed, verbs, way
from games.sleighwell.board import START, Board, Tiles, around
from games.sleighwell.checks import in_order, who_serves
from games.sleighwell.making import Maker
from games.sleighwell.printed import ready
from games.sleighwell.rules import Game
from games.sleighwell.wishes import content, served, tree_counts

ITEMS = (1, 2, 4, 8, 16, 15, 9, 3, 6, 32, 64)  # a house and an action among them
WISHES = (1, 2, 4, 8, 16, 31)


def brute(wishes, items, wrong=0):
    """Every way to hand the items out."""
    for chosen in permutations(items, len(wishes)):
        off = 0
        for wish, item in zip(wishes, chosen):
            if not item & 31:
                off = 99
            elif not item & wish:
                off += 1
        if off <= wrong:
            return True
    return not wishes


SMALL = [
    (bytes(wishes), items)
    for count in range(1, 4)
    for wishes in combinations_with_replacement(WISHES, count)
    for size in range(5)
    for items in combinations_with_replacement(ITEMS, size)
]


@pytest.mark.parametrize("wrong", [0, 1])
def test_wishes_are_matched_as_brute_force_does_in_all_small_cases(wrong):
    assert len(SMALL) > 100000
    for wishes, items in SMALL:
        assert content(wishes, items, wrong) == brute(wishes, items, wrong), (wishes, items)


def test_who_serves_whom_is_a_true_answer():
    for wishes, items in SMALL[::7]:
        found = who_serves(wishes, items)
        assert (found is not None) == served(wishes, items)
        if found is not None:
            assert len(set(found)) == len(wishes)
            assert all(items[at] & wish for at, wish in zip(found, wishes))


def test_trees_are_taken_only_by_a_wish_and_one_a_wish():
    """Against every way to hand out items and trees that uses so many of the trees."""
    items_of = (1, 4, 15, 32)
    for wishes in combinations_with_replacement((1, 4, 16, 31), 2):
        for size, trees, wrong in product(range(4), range(3), (0, 1)):
            for items in combinations_with_replacement(items_of, size):
                ways = set()
                for chosen in permutations(list(items) + [16] * trees, 2):
                    off = [not item & wish for item, wish in zip(chosen, wishes)]
                    if all(item & 31 for item in chosen) and sum(off) <= wrong:
                        ways.add(chosen.count(16))
                assert tree_counts(bytes(wishes), items, trees, bool(wrong)) == sorted(ways)


# --- random boards


def random_board(dice):
    tiles = Tiles()
    board = Board(tiles)
    count = dice.randrange(1, 26)
    cells = [START]
    for tile in range(count):
        low = dice.randrange(0, 20)
        high = min(low + 5, 50) if low and dice.random() < 0.2 else low
        tiles.put(tile, low, high, 1)
        board.lay(cells[tile], tile)
        while True:
            cell = dice.choice(around(dice.choice(cells)))
            if cell not in cells:
                cells.append(cell)
                break
    for cell in dice.sample(cells[:count], dice.randrange(0, min(count, 4))):
        board.lift(cell)  # some boards fall to pieces
    return board


def plain_run(board, cell, number, step):
    """The numbers of a line, by walking to its end and back."""
    here = cell
    while here - step in board.at:
        here -= step
    found = []
    while here in board.at or here == cell:
        value = number if here == cell else board.number(here)
        if value[0]:
            found.append(value)
        here += step
    return found


def plain_order(run):
    """Each pair of them, not only neighbours; two single numbers are free."""
    if len(run) <= 2 and all(low == high for low, high in run):
        return True
    pairs = [(run[i], run[j]) for i in range(len(run)) for j in range(i + 1, len(run))]
    return all(a[1] < b[0] for a, b in pairs) or all(a[0] > b[1] for a, b in pairs)


def plain_whole(cells):
    """Spread labels until nothing changes."""
    label = {cell: cell for cell in cells}
    changed = True
    while changed:
        changed = False
        for cell in cells:
            for near in (cell - 1, cell + 1, cell - 256, cell + 256):
                if near in label and label[near] < label[cell]:
                    label[cell] = label[near]
                    changed = True
    return len(set(label.values())) <= 1


def test_runs_and_one_piece_agree_with_plain_checkers_on_20000_random_boards():
    dice = random.Random(24)
    seen = Counter()
    for _ in range(20000):
        board = random_board(dice)
        whole = plain_whole(set(board.at))
        assert board.whole() == whole
        cells = board.cells()
        if not cells:
            continue
        cell = dice.choice(cells)
        assert board.whole(gone=(cell,)) == plain_whole(set(cells) - {cell})
        if whole:
            assert board.spares(cell) == plain_whole(set(cells) - {cell})
        place = dice.choice(board.edge())
        low = dice.randrange(0, 20)
        number = (low, low + 5 if low and dice.random() < 0.2 else low)
        plain = all(plain_order(plain_run(board, place, number, step)) for step in (1, 256))
        assert board.fits(place, *number) == plain
        seen[whole, plain] += 1
        if whole:
            piece, count = way.pieces(board, cell)
            rest = set(cells) - {cell}
            joined = plain_whole(rest | {place})
            assert (not rest or way.joins(place, cell, piece, count)) == joined
    assert min(seen.values()) > 1000 and len(seen) == 4  # every kind of board was among them


@pytest.mark.parametrize(
    "run, fine",
    [
        ([(5, 5), (5, 5)], True),
        ([(5, 5), (5, 5), (6, 6)], False),
        ([(3, 8), (5, 5)], False),
        ([(3, 8), (9, 9), (10, 15)], True),
        ([(10, 15), (9, 9), (3, 8)], True),
        ([(1, 1), (3, 3), (2, 2)], False),
    ],
)
def test_a_run_in_order(run, fine):
    assert in_order(run) is fine


# --- the set of tiles


def test_the_ready_made_set_obeys_the_rules_of_making():
    check_set(ready(), True, True, True)


def check_set(tiles, deer, trees, deeds):
    base = range(50)
    kinds = Counter(tiles.kind[t] for t in base)
    assert kinds == {1: 10, 2: 10, 4: 10, data.HOUSE: 10, data.WILD: 10}
    for t in range(45):
        assert tiles.kind[t] == tiles.kind[t + 5]  # the kinds go round
    wild = [t + 1 for t in base if not tiles.low[t]]
    assert len(wild) == 8
    for low, high, number in zip(printed.BANDS, printed.BANDS[1:], wild):
        assert low <= number < high
    assert all(tiles.low[t] in (0, t + 1) for t in base)
    houses = [t for t in base if tiles.kind[t] == data.HOUSE]
    assert all(len(tiles.wishes[t]) == printed.wish_count(t + 1) for t in houses)
    wishes = [tiles.wishes[t] for t in houses]
    assert len(set(wishes)) == 10 and wishes.count(b"\x1f") == 1
    assert Counter(b"".join(wishes)) == {1: 5, 2: 5, 4: 5, 31: 5}
    if deer:
        assert sum(not tiles.low[t] for t in range(50, 58)) == 1 and tiles.low[50]
        assert all(tiles.wishes[t].count(8) == 1 for t in range(58, 61))
        assert all(bin(tiles.kind[t]).count("1") == 2 for t in range(61, 68))
    if trees:
        assert sum(not tiles.low[t] for t in range(68, 76)) == 1 and tiles.low[68]
        assert all(tiles.wishes[t].count(16) == 1 for t in range(76, 80))
        assert all(tiles.high[t] == tiles.low[t] + 5 for t in range(80, 85))
    if deeds:
        assert sorted(tiles.deed[85:94]) == list(range(1, 10))
        assert sum(not tiles.low[t] for t in range(85, 94)) == 1
    assert max(tiles.high) <= 50


@pytest.mark.parametrize("parts", [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 1, 1), (1, 1, 1)])
def test_a_fresh_set_is_legal_and_always_has_one_house_that_wants_just_anything(parts):
    firsts = set()
    for seed in range(60):
        dice = random.Random(seed)
        maker = Maker(*parts)
        while not maker.done():
            low, high = maker.span()
            fitting = [n for n in range(low, high + 1) if maker.fits(n)]
            assert fitting, "no dead end"
            maker.answer(dice.choice(fitting))
        check_set(maker.tiles(), *parts)
        firsts.add(bytes(maker.tiles().kind[:5]))
    assert len(firsts) > 30


# --- whole games

MIXES = [
    (kind, players, (flags, fewer))
    for kind, players, flags, fewer in (
        (Game, 2, 0, 0),
        (Game, 1, verbs.FRESH, 0),
        (Game, 6, verbs.FRESH + verbs.WITH_DEER, 2),
        (Game, 4, verbs.WITH_TREES, 0),
        (Game, 3, verbs.WITH_TREES + verbs.WITH_DEEDS + verbs.TILES_ONLY, 4),
        (Game, 5, 127, 6),
        (Game, 6, 15, 0),
        (SoloGame, 1, 0, 0),
        (SoloGame, 1, verbs.FRESH + verbs.WITH_DEER + verbs.START_HOUSE, 1),
        (SoloGame, 1, verbs.WITH_TREES + verbs.WITH_DEEDS + verbs.TWO_SLEIGHS, 0),
        (SoloGame, 1, 127, 6),
    )
]


def check_tiles(game):
    """Every tile is in one place, and the board knows those that lie on it."""
    on_board = sorted(t for t in game.board.at.values() if t < data.SLEIGH)
    assert on_board == [t for t in range(data.COUNT) if game.where[t] == verbs.ON_BOARD]
    assert len(set(game.board.at.values())) == len(game.board.at)
    assert sorted(game.scored) == [t for t in range(94) if game.where[t] == verbs.SCORED]
    assert sum(t >= data.SLEIGH for t in game.board.at.values()) == game.sleighs
    assert game.board.whole(), "one piece at all times"


def random_games(kind, players, options, count, first=0):
    """Random games to their end, tiles counted after every move; returns the moves of each."""
    lengths = []
    for seed in range(first, first + count):
        dice = random.Random(seed)
        game = kind(players, options)
        moves = 0
        while game.turn() != conformance.OVER:
            if game.turn() == conformance.CHANCE:
                game.play(game.chance(dice.randrange))
            else:
                game.play(dice.choice(list(game.moves())))
                check_tiles(game)
            moves += 1
            assert moves < 5000, "the game does not end"
        count_of = Counter(game.where)
        assert sum(count_of.values()) == data.COUNT
        lengths.append(moves)
    return lengths


@pytest.mark.parametrize("kind, players, options", MIXES)
def test_random_games_end_and_no_tile_is_lost_or_doubled(kind, players, options):
    random_games(kind, players, options, 4)


GAMES_A_MIX = 5000


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, GAMES_A_MIX, 500))
@pytest.mark.parametrize("kind, players, options", MIXES)
def test_5000_random_games_of_each_mix_of_options_end(kind, players, options, first):
    """In parts, so that all cores of a PC have something to do."""
    random_games(kind, players, options, 500, first)
