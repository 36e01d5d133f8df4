# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Luck that can be believed: fair numbers, every order alike, and none from bad bytes."""

import os
import random
from itertools import permutations

import pytest

from tinsel.chance import Chance

SIDES = (2, 4, 6, 8, 10, 12, 20, 100)
ROLLS = 60_000
# Chi-square by faces minus one: a fair die exceeds the first once in 1,000 tests (for known bytes,
# which give the same every time), the second once in 1,000,000,000 (for the real source).
LIMITS = {
    1: (10.83, 37.32),
    3: (16.27, 44.84),
    5: (20.52, 50.69),
    7: (24.32, 55.87),
    9: (27.88, 60.66),
    11: (31.26, 65.17),
    19: (43.82, 81.56),
    23: (49.73, 89.12),
    99: (148.23, 207.90),
}


def chi_square(counts):
    expected = sum(counts) / len(counts)
    return sum((seen - expected) ** 2 for seen in counts) / expected


def known(seed):
    return Chance(random.Random(seed).randbytes)


@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize("source", ["known bytes", "os.urandom"])
def test_60_000_rolls_of_each_die_are_even(sides, source):
    pick = (Chance() if source == "os.urandom" else known(12)).pick
    counts = [0] * sides
    for _ in range(ROLLS):
        counts[pick(sides)] += 1
    assert chi_square(counts) < LIMITS[sides - 1][source == "os.urandom"]


def test_a_die_with_modulo_bias_would_be_found():
    # 256 = 2 * 100 + 56: faces 1 to 56 would come three times in 256, the others twice.
    counts = [0] * 100
    for byte in random.Random(12).randbytes(ROLLS):
        counts[byte % 100] += 1
    assert chi_square(counts) > LIMITS[99][1]


@pytest.mark.parametrize("count", [1, 2, 3, 5, 6, 7, 100, 255, 256, 257, 1000, 65535, 65536])
def test_every_byte_gives_each_number_equally_often_or_is_thrown_away(count):
    """Counted, not sampled: all bytes (or pairs of bytes) that there are, one after the other."""
    wide = count > 256
    total = 65536 if wide else 256
    step = 1 if total <= 256 or count in (257, 1000) else 97  # 97 shares no factor with 65,536
    seen = {}
    thrown = 0
    for value in range(0, total, step):
        data = [value >> 8, value & 255] if wide else [value]
        again = [0, 0] if wide else [0]
        coming = iter(data + again)
        chance = Chance(lambda many, coming=coming: bytes([next(coming)]))
        number = chance.pick(count)
        if next(coming, None) is None:
            thrown += 1  # the second try was needed
        else:
            seen[number] = seen.get(number, 0) + 1
    if step == 1:
        assert set(seen.values()) == {total // count} and len(seen) == count
        assert thrown == total % count
    else:
        assert max(seen) < count and max(seen.values()) <= 1 + total // count


def test_shuffle_reaches_every_order_of_4_equally():
    chance = known(7)
    counts = {order: 0 for order in permutations(range(4))}
    for _ in range(24_000):
        counts[tuple(chance.shuffle([0, 1, 2, 3]))] += 1
    assert chi_square(list(counts.values())) < LIMITS[23][0]


def test_a_swap_with_any_place_would_be_found():
    # The usual wrong shuffle: 4**4 ways do not share out evenly among 24 orders.
    chance = known(7)
    counts = {order: 0 for order in permutations(range(4))}
    for _ in range(24_000):
        things = [0, 1, 2, 3]
        for i in range(4):
            other = chance.pick(4)
            things[i], things[other] = things[other], things[i]
        counts[tuple(things)] += 1
    assert chi_square(list(counts.values())) > LIMITS[23][1]


@pytest.mark.parametrize("count", [0, -1, 65537])
def test_an_impossible_choice_is_refused_with_a_sentence(count):
    with pytest.raises(ValueError, match="Luck can pick"):
        Chance().pick(count)


def test_one_thing_needs_no_luck_at_all():
    assert Chance(lambda count: b"\xff").pick(1) == 0


@pytest.mark.parametrize(
    "source",
    [lambda count: b"", lambda count: b"\x01\x02", lambda count: None],
    ids=["exhausted", "too long", "nothing"],
)
def test_a_source_that_gives_no_byte_gets_a_sentence_never_a_number(source):
    with pytest.raises(RuntimeError, match="The dice have no luck left"):
        Chance(source).pick(6)


def test_a_source_that_fails_gets_a_sentence_never_a_number():
    def failing(count):
        raise OSError("no noise")

    with pytest.raises(RuntimeError, match="no luck left: no noise"):
        Chance(failing).pick(6)


def test_a_source_that_is_stuck_on_unfair_bytes_gets_a_sentence_never_a_number():
    with pytest.raises(RuntimeError, match="stuck"):
        Chance(lambda count: b"\xff").pick(6)
    with pytest.raises(RuntimeError, match="stuck"):
        Chance(lambda count: b"\xff").pick(1000)


def test_a_source_that_runs_short_in_the_middle_spoils_no_number():
    coming = iter([b"\x03", b""])
    chance = Chance(lambda count: next(coming))
    with pytest.raises(RuntimeError):
        chance.pick(1000)  # the second byte is missing


def test_luck_comes_from_the_chip_unless_told_otherwise(monkeypatch):
    asked = []
    monkeypatch.setattr(os, "urandom", lambda count: asked.append(count) or b"\x05")
    assert Chance().pick(6) == 5
    assert asked == [1]
