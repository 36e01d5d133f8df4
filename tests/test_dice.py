# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The dice roller, who starts, the deck of cards and the glass dice, on the real screens."""

import os
from collections import Counter

import pytest
from ways import open_game, rows

from hardware.desktop.machine import Machine

ROLL, STARTS, CARDS, GLASS = range(4)


def load(module):
    """A module of the dice, fresh beside the Machine of the test."""
    __import__("games.dice." + module)
    import sys

    return sys.modules["games.dice." + module]


def box(mode, board="pico_oled", **more):
    machine = Machine(board, **more)
    open_game(machine, "dice", mode)
    return machine


# --- the mix


def mix_of(dice, values=None, **more):
    mix = load("mix").Mix()
    mix.set(bytes(dice))
    if values:
        mix.values = bytearray(values)
    for name, value in more.items():
        setattr(mix, name, value)
    return mix


def test_the_total_adds_all_dice_and_the_modifier_and_coins_count_heads():
    # 3 + 5 + 8 = 16; heads (1) counts 1, tails (2) counts 0; -2 makes 15
    mix = mix_of([6, 6, 8, 2, 2], [3, 5, 8, 1, 2], modifier=-2)
    assert mix.total() == 15


def test_keep_highest_and_lowest_count_one_die_and_add_the_modifier():
    data = load("data")
    mix = mix_of([20, 20], [7, 18], modifier=3)
    mix.counts = data.HIGHEST
    assert mix.total() == 21  # 18 + 3
    mix.counts = data.LOWEST
    assert mix.total() == 10  # 7 + 3


def test_keep_highest_of_coins_keeps_the_head():
    data = load("data")
    mix = mix_of([2, 2], [2, 1])  # tails, heads
    mix.counts = data.HIGHEST
    assert mix.total() == 1
    mix.counts = data.LOWEST
    assert mix.total() == 0


def test_the_mix_is_remembered_though_nobody_left_in_good_order():
    machine = box(ROLL)
    machine.keys("DOWN OK OK BACK BACK wait:1 OK wait:2")
    before = rows(machine)[0].split(" ")[0]
    assert before == "3d6"
    again = box(ROLL, flash=machine.pull())
    assert rows(again)[0].split(" ")[0] == before


def test_a_mix_too_long_for_the_title_is_counted():
    mix = mix_of([4, 6, 8, 10, 12, 20, 100], modifier=3)
    assert mix.formula() == "d4+d6+d8+d10+d12+d20+d100+3"
    assert mix.formula(17) == "7 dice+3"


def test_locked_dice_stay_and_the_rest_roll():
    mix = mix_of([6, 6, 6], [1, 2, 3], locked=bytearray((0, 1, 0)))
    mix.roll(lambda sides: 5)
    assert list(mix.values) == [6, 2, 6]
    assert mix.rolled() == {6: [6, 6]}  # only what was thrown goes into the tally


def test_one_to_eight_dice_of_the_eight_kinds_and_nothing_else():
    mix = mix_of([4, 6, 8, 10, 12, 20, 100, 2])
    assert not mix.add(6, 1)  # nine
    assert mix.formula() == "d4+d6+d8+d10+d12+d20+d100+coin"
    for dice in ([], [6] * 9, [7]):
        with pytest.raises(ValueError):
            mix.set(bytes(dice))
    one = mix_of([6])
    assert not one.add(6, -1)


def test_the_mix_is_remembered_after_power_off():
    machine = box(ROLL)
    machine.keys("DOWN OK UP RIGHT BACK")  # one d4 more
    assert rows(machine)[1] == "Dice: d4+2d6"
    again = box(ROLL, flash=machine.pull())
    assert rows(again)[0] == "2d6"  # pulled before it was left: as it was
    again.keys("DOWN OK UP RIGHT BACK BACK BACK")
    third = box(ROLL, flash=again.pull())
    assert rows(third)[0] == "d4+2d6"


SPOILT = (
    b"",
    b"\x00",
    b"\x09\x80\x06\x00",  # a way to count that is not there
    b"\x00\x80\x07\x00",  # a d7
    b"\x00\x80\x06\x09",  # a colour that is not there
    b"\x00\x00\x06\x00",  # a modifier of -128
    b"\x00\x80" + b"\x06" * 19,
)


@pytest.mark.parametrize("kept", SPOILT)
def test_a_spoilt_mix_in_memory_gives_the_usual_one(kept):
    machine = Machine("pico_oled")
    machine.console.memory.keep("dice.mix", kept)
    open_game(machine, "dice")
    assert rows(machine)[0] == "2d6"


# --- the screen


@pytest.mark.parametrize("board", ["macropad", "picosystem", "pico_oled"])
def test_a_roll_tumbles_shows_its_number_and_lights_a_light_a_die(board):
    machine = box(ROLL, board, dice=[3, 5])
    still = machine.frame()
    machine.press("OK")
    machine.wait(60)
    tumbling = machine.frame()
    machine.wait(1000)
    lying = machine.frame()
    assert len({still, tumbling, lying}) == 3
    assert rows(machine)[0].split() == ["2d6", "#1"]
    assert sum(any(light) for light in machine.lights()) >= min(2, len(machine.lights()))


def test_every_roll_looks_new_even_when_the_numbers_repeat():
    machine = box(ROLL, dice=[4])
    machine.keys("OK wait:1")
    first = machine.frame()
    machine.keys("OK wait:0.1")
    assert machine.frame() != first
    machine.wait(1000)
    assert rows(machine)[0].split() == ["2d6", "#2"]
    assert machine.frame() != first


def test_lock_with_up_and_the_locked_die_stays():
    machine = box(ROLL, dice=[3, 5, 1, 1])
    machine.keys("OK wait:1 RIGHT UP")  # lock the first: a 3
    machine.keys("OK wait:1 DOWN DOWN*4 OK")
    assert rows(machine)[1] == "4: 3 1"  # 3 stayed, the other became 1
    assert rows(machine)[2] == "8: 3 5"


def test_the_last_twenty_rolls_are_listed_newest_first():
    machine = box(ROLL, dice=[1, 2, 3, 4, 5, 6])
    for _ in range(23):
        machine.keys("OK wait:0.5")
    machine.keys("DOWN DOWN*4 OK")
    assert rows(machine)[0].endswith("/20")


def test_the_games_sets_are_there():
    machine = box(ROLL)
    machine.keys("DOWN DOWN OK OK BACK")
    assert rows(machine)[0] == "3d6"  # Christmas ON TRACK: red, green, white
    machine.keys("DOWN DOWN OK DOWN*2 OK")
    assert "needs no dice" in " ".join(rows(machine))


def test_leaving_and_mashing_in_the_air_does_no_harm():
    machine = box(ROLL)
    machine.keys("OK OK LEFT RIGHT UP DOWN BACK")
    machine.wait(1000)
    machine.hold("BACK")
    assert rows(machine)[0].startswith("Tinselbox")


# --- glass dice


def test_the_tally_counts_every_die_thrown_and_outlives_the_battery():
    machine = box(ROLL, dice=[3, 5])
    machine.keys("OK wait:1 OK wait:1")
    machine = Machine("pico_oled", flash=machine.pull())
    assert list(machine.console.memory.tally(6)) == [0, 0, 2, 0, 2, 0]
    open_game(machine, "dice", GLASS)
    machine.keys("DOWN*2 OK")
    assert rows(machine)[0].startswith("d6: 4 rolls")
    machine.keys("OK DOWN OK OK")  # reset, yes
    assert sum(machine.console.memory.tally(6)) == 0


def test_the_band_that_fair_dice_stay_in():
    glass = load("glass")
    # 600 rolls of a d6: 100 each, spread 3 * sqrt(100 * 5/6) = 27.4
    assert glass.band(600, 6) == (72, 128)
    assert glass.chi_square([100] * 6) == 0
    # one face 30 too many, one 30 too few: 2 * 900 / 100 = 18
    assert glass.chi_square([130, 70, 100, 100, 100, 100]) == 18
    assert glass.verdict([130, 70, 100, 100, 100, 100]).startswith("Fair")
    # 2 * 1600 / 100 = 32, above 20.52
    assert glass.verdict([140, 60, 100, 100, 100, 100]).startswith("Odd")


def test_the_self_test_rolls_6000_in_front_of_everybody_and_keeps_the_tally():
    machine = box(GLASS, dice=list(range(1, 253)))  # every face equally often
    machine.keys("DOWN*2 OK OK OK")
    assert rows(machine)[0] == "Testing d6"
    assert "of 6000 rolls" in rows(machine)[1]
    machine.wait(2000)
    assert rows(machine)[0].startswith("Fair!")
    assert "Fair: " in " ".join(rows(machine))
    assert sum(machine.console.memory.tally(6)) == 0


def test_the_self_test_finds_a_loaded_die_and_can_be_stopped():
    machine = box(GLASS, dice=[1, 2, 3, 4, 5])  # no six
    machine.keys("DOWN*2 OK OK OK wait:2")
    assert "Odd: " in " ".join(rows(machine))
    machine.keys("OK OK OK")
    machine.press("BACK")
    assert rows(machine)[0].startswith("d6")


# --- who starts?


def test_one_seat_starts_with_lights_running_round_and_slowing_down():
    machine = box(STARTS, dice=[3])
    machine.press("OK")
    steps = []
    seen = set()
    for _ in range(600):
        machine.wait(10)
        lit = tuple(any(light) for light in machine.lights())
        if not steps or steps[-1][0] != lit:
            steps.append([lit, 0])
        steps[-1][1] += 10
        seen.add(lit)
    assert len(steps) > 8  # twice round four seats
    times = [time for _, time in steps[1:-1]]
    assert times[-1] > 3 * times[0]
    assert rows(machine)[0].split() == ["Who", "starts?", "seat", "3"]


def test_every_seat_order_and_team_is_as_likely_as_any_other():
    starter = load("starter")
    from tinsel.chance import Chance

    chance = Chance(__import__("random").Random(5).randbytes)
    for players in (2, 3, 4):
        orders = Counter(tuple(starter.order(chance, players)) for _ in range(12_000))
        ways = {2: 2, 3: 6, 4: 24}[players]
        assert len(orders) == ways
        assert max(orders.values()) < 1.25 * 12_000 / ways
        assert min(orders.values()) > 0.75 * 12_000 / ways
    teams = Counter(tuple(map(tuple, starter.teams(chance, 4))) for _ in range(6_000))
    assert len(teams) == 6 and max(teams.values()) < 1.2 * 1000  # 4 over 2


def test_teams_of_five_are_three_and_two():
    starter = load("starter")
    first, second = starter.teams(type("Same", (), {"shuffle": lambda self, t: t})(), 5)
    assert (first, second) == ([0, 1, 2], [3, 4])


# --- cards


def test_a_deck_is_dealt_without_putting_back_and_outlives_the_battery():
    machine = box(CARDS)
    for left in (51, 50, 49):
        machine.press("OK")
        assert rows(machine)[0].split() == ["Cards", str(left), "left"]
    last = rows(machine)[-2]
    machine = box(CARDS, flash=machine.pull())
    assert rows(machine)[-2] == last
    for _ in range(49):
        machine.press("OK")
    dealt = machine.console.memory.kept("dice.deck")[1:]
    assert sorted(dealt) == list(range(52))
    machine.press("OK")
    assert "Empty" in " ".join(rows(machine))
    machine.keys("wait:2 DOWN DOWN OK")
    assert rows(machine)[0].split() == ["Cards", "54", "left"]


def test_every_card_is_as_likely_as_any_other():
    cards = load("cards")
    pick = __import__("random").Random(3).randrange
    first = Counter(cards.Deck().deal(pick) for _ in range(52 * 200))
    assert len(first) == 52 and max(first.values()) < 260 and min(first.values()) > 145


@pytest.mark.parametrize("kept", [b"\x07", b"\x34\x01\x01", b"\x34\x34", b"\x36\xff"])
def test_a_spoilt_deck_in_memory_is_a_fresh_one(kept):
    machine = Machine("pico_oled")
    machine.console.memory.keep("dice.deck", kept)
    open_game(machine, "dice", CARDS)
    assert rows(machine)[0].split() == ["Cards", "52", "left"]


def test_dice_do_not_import_what_they_do_not_need_to_show_their_name():
    path = os.path.join(os.path.dirname(load("data").__file__), "__init__.py")
    with open(path, encoding="utf-8") as source:
        assert "import" not in source.read()


@pytest.mark.parametrize("board", ["macropad", "picosystem"])
def test_a_mix_of_many_kinds_is_told_in_short_where_it_would_be_cut(board):
    machine = Machine(board)
    open_game(machine, "dice")
    from games.dice import roller
    from games.dice.mix import Mix

    mix = Mix()
    mix.set((4, 6, 8, 10, 12, 20))
    asked = roller._change(machine.console.ui, mix, [])
    next(asked)
    assert rows(machine)[1].rstrip() == "Dice: 6 dice"
