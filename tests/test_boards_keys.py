# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Keys in, codes out: every key of every board, turned, in a crowd, at the start, too many."""

import pytest

from hardware.desktop import standin
from hardware.desktop.machine import Machine
from tinsel import keys as k

MACROPAD = [k.DIGIT + n for n in range(1, 10)] + [k.BACK, k.DIGIT, k.OK, k.OK]
TELEPHONE_TURNED = list(reversed(MACROPAD[:12])) + [k.OK]
CROSS = [k.UP, k.DOWN, k.LEFT, k.RIGHT]
CROSS_TURNED = [k.DOWN, k.UP, k.RIGHT, k.LEFT]
REST = {"picosystem": [k.OK, k.BACK, k.MENU, k.UNDO], "pico_oled": [k.OK, k.BACK]}
BOARDS = ["macropad", "picosystem", "pico_oled"]


def start(name, **more):
    bench = standin.install(name, **more)
    import hardware

    board = hardware.find()
    bench.clock.now += 500
    return bench, board


def drain(board):
    codes = []
    while len(codes) < 1000:
        code = board.keys.read()
        if not code:
            break
        codes.append(code)
    return codes


def expected(name, turned=False):
    if name == "macropad":
        return TELEPHONE_TURNED if turned else MACROPAD
    return (CROSS_TURNED if turned else CROSS) + REST[name]


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("name", BOARDS)
def test_every_key_sends_its_code_down_and_up(name, turned):
    bench, board = start(name)
    board.keys.flip = turned
    for number, code in enumerate(expected(name, turned)):
        bench.touch(number, True)
        assert drain(board) == [code]
        bench.touch(number, False)
        assert drain(board) == [-code]


@pytest.mark.parametrize("name", BOARDS)
def test_the_pins_are_the_ones_on_the_boards_own_label(name):
    bench, _ = start(name)
    names = [pin.name for pin in bench.scanner.pins]
    assert (
        names
        == {
            "macropad": [f"KEY{n}" for n in range(1, 13)] + ["ENCODER_SWITCH"],
            "picosystem": [
                "SW_UP",
                "SW_DOWN",
                "SW_LEFT",
                "SW_RIGHT",
                "SW_A",
                "SW_B",
                "SW_X",
                "SW_Y",
            ],
            "pico_oled": ["GP10", "GP11", "GP12", "GP13", "GP14", "GP15"],
        }[name]
    )


@pytest.mark.parametrize("turned", [False, True])
def test_the_knob_goes_down_clockwise_and_up_the_other_way_whichever_way_it_lies(turned):
    bench, board = start("macropad")
    board.keys.flip = turned
    bench.turn(2)
    assert drain(board) == [k.DOWN, -k.DOWN] * 2
    bench.turn(-3)
    assert drain(board) == [k.UP, -k.UP] * 3
    assert board.keys.read() == 0


def test_the_knob_turned_and_pressed_between_two_looks_is_turned_first():
    bench, board = start("macropad")
    bench.turn(1)
    bench.touch(12, True)
    assert drain(board) == [k.DOWN, -k.DOWN, k.OK]


@pytest.mark.parametrize("name", BOARDS)
def test_two_keys_at_once_are_both_told(name):
    bench, board = start(name)
    first, second = expected(name)[:2]
    bench.touch(0, True)
    bench.touch(1, True)
    bench.touch(0, False)
    bench.touch(1, False)
    assert drain(board) == [first, second, -first, -second]


@pytest.mark.parametrize("name", BOARDS)
def test_a_key_held_at_the_start_does_nothing_until_it_is_pressed_anew(name):
    bench = standin.install(name)
    pin = {"macropad": "KEY10", "picosystem": "SW_B", "pico_oled": "GP15"}[name]
    bench.pins[pin].down = True
    import hardware

    board = hardware.find()
    bench.clock.now += 3000
    assert drain(board) == []
    number = [p.name for p in bench.scanner.pins].index(pin)
    bench.touch(number, False)
    assert drain(board) == []
    bench.touch(number, True)
    assert drain(board) == [k.BACK]


@pytest.mark.parametrize("name", BOARDS)
def test_a_full_queue_says_lost_once_and_leaves_no_key_down(name):
    bench, board = start(name)
    bench.touch(0, True)
    assert drain(board) == [expected(name)[0]]
    for _ in range(100):
        bench.touch(1, True)
        bench.touch(1, False)
    assert drain(board) == [k.LOST]
    bench.touch(0, False)  # a release whose press was forgotten
    assert drain(board) == []
    bench.touch(0, True)
    assert drain(board) == [expected(name)[0]]


def test_a_key_let_go_after_the_board_was_turned_is_still_the_same_key():
    bench, board = start("picosystem")
    bench.touch(0, True)
    assert drain(board) == [k.UP]
    board.keys.flip = True
    bench.touch(0, False)
    assert drain(board) == [-k.UP]


def test_keys_work_across_the_wrap_of_the_clock():
    bench, board = start("pico_oled")
    bench.clock.now = 65_530
    bench.touch(4, True)
    bench.clock.now = 65_600
    bench.touch(4, False)
    assert drain(board) == [k.OK, -k.OK]


def test_lights_lie_under_the_keys_of_the_macropad():
    _, board = start("macropad")
    assert [board.keys.under(code) for code in MACROPAD[:12]] == list(range(12))
    assert board.keys.under(k.UP) == board.keys.under(k.DIGIT + 2) == 1
    assert board.keys.under(k.MENU) == -1
    board.keys.flip = True
    assert board.keys.under(k.DIGIT + 1) == 11
    assert board.keys.under(k.OK) == 0


@pytest.mark.parametrize("name", ["picosystem", "pico_oled"])
def test_other_boards_have_no_lights_under_their_keys(name):
    _, board = start(name)
    assert {board.keys.under(code) for code in range(40)} == {-1}


@pytest.mark.parametrize("name", BOARDS)
def test_pads_name_every_key_once_and_no_two_lie_in_one_place(name):
    _, board = start(name)
    pads = board.keys.pads
    assert sorted(pad[0] for pad in pads) == sorted(board.keys.codes)
    assert len({pad[2:] for pad in pads}) == len(pads)


@pytest.mark.parametrize("name", BOARDS)
def test_reading_while_nothing_happens_keeps_no_memory(name):
    import tracemalloc

    _, board = start(name)
    board.keys.read()
    tracemalloc.start()
    for _ in range(100):
        board.keys.read()
    before = tracemalloc.take_snapshot()
    for _ in range(1000):
        board.keys.read()
    after = tracemalloc.take_snapshot()
    tracemalloc.stop()
    ours = [
        stat
        for stat in after.compare_to(before, "filename")
        if "buttons.py" in stat.traceback[0].filename and stat.size_diff > 0
    ]
    assert ours == []


def test_the_digit_that_lies_on_the_left_is_held_to_undo_and_typed_when_it_is_let_go():
    machine = Machine("macropad")
    machine.keys("pick:Express pick:At_the_table OK OK wait:1")
    story = machine.console.ui.story
    machine.keys("3 4")
    assert [story.move(at)[-1] for at in range(2)] == [3, 4]
    assert ("hold 4", "Undo") in machine.legend()
    machine.keys("hold:LEFT")
    assert story.moves == 1 and story.can_redo
    machine.keys("5 hold:LEFT*2")
    assert story.moves == 0


def test_the_knob_is_told_as_what_it_does_also_the_other_way_round():
    machine = Machine("macropad")
    knob = ("Knob", "Choose")
    assert knob in machine.legend()
    machine.board.keys.flip = True
    assert knob in machine.legend()
