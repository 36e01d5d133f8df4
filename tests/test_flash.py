# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The stand-in for microcontroller.nvm is NOR flash: bits only clear, and an erase takes all."""

import pytest

from hardware.desktop.flash import Flash, PowerCut, downwards, scattered, upwards

BLANK = b"\xff" * 4096


def test_it_is_one_blank_sector():
    flash = Flash()
    assert len(flash) == 4096
    assert bytes(flash[0:4096]) == BLANK
    assert (flash.programs, flash.erases) == (0, 0)


def test_blank_bytes_are_programmed_without_an_erase():
    flash = Flash()
    flash[10:13] = b"\x01\x02\x03"
    flash[4095] = 7
    assert bytes(flash[9:14]) == b"\xff\x01\x02\x03\xff" and flash[4095] == 7
    assert (flash.programs, flash.erases) == (2, 0)


def test_a_program_clears_bits_and_never_sets_one():
    flash = Flash()
    flash.program(0, b"\x0f")
    flash.program(0, b"\xf5")  # 0000 1111 and 1111 0101 leave 0000 0101
    assert flash[0] == 0x05
    assert (flash.programs, flash.erases) == (2, 0)


@pytest.mark.parametrize("values", [b"\x01", b"\x05", b"\x00", b"\xff"])
def test_writing_over_anything_else_erases_all_and_programs_it_back(values):
    flash = Flash()
    flash[5:6] = b"\x05"
    flash[4000:4001] = b"\x33"
    flash[5:6] = values
    assert flash[5:6] == values and flash[4000] == 0x33
    # Two programs of blank bytes; then one erase and one program of the whole sector.
    assert (flash.programs, flash.erases) == (3, 1)


def test_one_byte_that_is_not_blank_is_enough_for_an_erase():
    flash = Flash()
    flash[8] = 1
    flash[4:9] = b"abcde"
    assert bytes(flash[4:9]) == b"abcde"
    assert flash.erases == 1


def test_reading_costs_nothing():
    flash = Flash()
    for at in range(4096):
        assert flash[at] == 0xFF
    assert (flash.programs, flash.erases) == (0, 0)


def test_it_is_read_and_written_as_on_the_board():
    flash = Flash(data=b"tinsel")
    assert isinstance(flash[0:3], bytearray) and flash[0:3] == b"tin"
    assert flash[0] == ord("t") and flash[-4096] == ord("t")
    assert flash[4090:9999] == b"\xff" * 6
    flash[-1] = 9
    assert flash[4095] == 9
    flash[100:103] = bytearray(b"abc")
    assert flash[100:103] == b"abc"


@pytest.mark.parametrize(
    "place, values, error",
    [
        (slice(0, 4), b"abc", ValueError),
        (slice(0, 2), b"abc", ValueError),
        (slice(4094, 4098), b"abcd", ValueError),
        (slice(0, 4, 2), b"ab", NotImplementedError),
        (4096, 1, IndexError),
        (-4097, 1, IndexError),
        (0, 256, ValueError),
        (0, -1, ValueError),
    ],
)
def test_what_the_board_refuses_is_refused_and_nothing_is_written(place, values, error):
    flash = Flash()
    with pytest.raises(error):
        flash[place] = values
    assert bytes(flash.data) == BLANK and flash.programs == 0


def test_reading_behind_the_end_is_refused():
    with pytest.raises(IndexError):
        Flash()[4096]


@pytest.mark.parametrize("count", range(5))
def test_power_can_go_at_any_byte_of_a_program(count):
    flash = Flash()
    flash.cut_after = count
    with pytest.raises(PowerCut):
        flash[20:25] = b"hello"
    assert bytes(flash[20:25]) == b"hello"[:count] + b"\xff" * (5 - count)
    flash[30:32] = b"on"  # the power is back
    assert flash[30:32] == b"on"


def test_the_last_byte_that_is_allowed_is_no_cut():
    flash = Flash()
    flash.cut_after = 5
    flash[20:25] = b"hello"
    with pytest.raises(PowerCut):
        flash[25:26] = b"!"
    assert bytes(flash[20:26]) == b"hello\xff"


@pytest.mark.parametrize(
    "order, left",
    [
        (upwards, b"\xff\xff\xff\x03\x04\x05\x06\x07"),
        (downwards, b"\x00\x01\x02\x03\x04\xff\xff\xff"),
        (scattered, b"\xff\x01\x02\xff\x04\x05\xff\x07"),  # 2,731 is 3 more than 341 times 8
    ],
)
def test_power_can_go_in_an_erase(order, left):
    flash = Flash(8, data=bytes(range(8)))
    flash.erase_order = order
    flash.cut_after = 3
    with pytest.raises(PowerCut):
        flash[0:8] = b"tinselbx"
    assert bytes(flash.data) == left


@pytest.mark.parametrize("order", [upwards, downwards, scattered])
def test_each_order_of_erasing_takes_every_byte_once(order):
    assert sorted(order(4096, 4096)) == list(range(4096))


def test_power_can_go_after_the_erase():
    flash = Flash(8, data=bytes(8))
    flash.cut_after = 8 + 3
    with pytest.raises(PowerCut):
        flash[0:8] = b"tinselbx"
    assert bytes(flash.data) == b"tin\xff\xff\xff\xff\xff"


def test_a_smeared_program_only_leaves_bits_uncleared():
    flash = Flash()
    flash.smear = lambda old, wanted: 0xF0  # the high bits are late
    flash.cut_after = 1
    with pytest.raises(PowerCut):
        flash[0:4] = b"\x12\x34\x56\x78"
    # The first byte was finished; of the others, the low bits are cleared and the high ones stay.
    assert bytes(flash[0:5]) == b"\x12\xf4\xf6\xf8\xff"


def test_no_except_of_the_code_under_test_hides_a_cut():
    assert not issubclass(PowerCut, Exception)


def test_a_file_keeps_it_from_start_to_start(tmp_path):
    path = str(tmp_path / "nvm")
    Flash(path=path)[3:6] = b"bow"
    assert bytes(Flash(path=path).data[:7]) == b"\xff\xff\xffbow\xff"


def test_a_cut_is_kept_in_the_file_too(tmp_path):
    path = str(tmp_path / "nvm")
    flash = Flash(path=path)
    flash.cut_after = 2
    with pytest.raises(PowerCut):
        flash[0:3] = b"bow"
    assert bytes(Flash(path=path).data[:4]) == b"bo\xff\xff"
