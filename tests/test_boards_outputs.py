# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Frames, lights and tones of each board, as they arrive at the glass, the LEDs and the buzzer."""

import pytest

from hardware.desktop import standin
from tinsel.keys import BACK, OK

BOARDS = ["macropad", "picosystem", "pico_oled"]


def start(name):
    bench = standin.install(name)
    import hardware

    return bench, hardware.find()


def pixel(bench, x, y):
    at = (y * bench.panel.width + x) * 3
    return tuple(bench.panel.frame()[at : at + 3])


def lit(bench):
    frame = bench.panel.frame()
    width = bench.panel.width
    return {
        (i % width, i // width) for i in range(len(frame) // 3) if any(frame[3 * i : 3 * i + 3])
    }


def dots(board, points):
    """A group with these pixels lit."""
    import displayio

    bitmap = displayio.Bitmap(board.display.width, board.display.height, 2)
    palette = displayio.Palette(2)
    palette[1] = 0xFF8400 if board.COLOUR else 0xFFFFFF
    for point in points:
        bitmap[point] = 1
    group = displayio.Group()
    group.append(displayio.TileGrid(bitmap, pixel_shader=palette))
    return group, bitmap


def corners(board):
    w, h = board.display.width - 1, board.display.height - 1
    return {(0, 0), (w, 0), (0, h), (w, h), (17, 9), (100, 40), (101, 41), (63, 33)}


@pytest.mark.parametrize("name", BOARDS)
def test_what_is_drawn_is_what_the_glass_shows(name):
    bench, board = start(name)
    points = corners(board)
    board.display.root_group, _ = dots(board, points)
    board.display.refresh()
    assert lit(bench) == points


@pytest.mark.parametrize("name", BOARDS)
def test_a_small_change_far_to_the_right_lands_in_its_place_and_sends_little(name):
    bench, board = start(name)
    board.display.root_group, bitmap = dots(board, [(3, 3)])
    board.display.refresh()
    whole = bench.panel.sent
    bitmap[121, 50] = 1
    bitmap[3, 3] = 0
    bitmap[3, 3] = 1
    board.display.refresh()
    assert lit(bench) == {(3, 3), (121, 50)}
    before = bench.panel.sent
    bitmap[122, 50] = 1
    board.display.refresh()
    assert lit(bench) == {(3, 3), (121, 50), (122, 50)}
    assert bench.panel.sent - before < 32 < whole


@pytest.mark.parametrize("name", BOARDS)
def test_a_frame_without_a_change_sends_no_pixel(name):
    bench, board = start(name)
    board.display.root_group, _ = dots(board, [(3, 3)])
    board.display.refresh()
    before = bench.panel.sent
    board.display.refresh()
    assert bench.panel.sent == before


@pytest.mark.parametrize("name", BOARDS)
def test_turned_by_half_a_circle_every_pixel_lies_opposite(name):
    bench, board = start(name)
    board.display.rotation = 180
    points = corners(board) | {(5, 2)}
    board.display.root_group, _ = dots(board, points)
    board.display.refresh()
    w, h = board.display.width - 1, board.display.height - 1
    assert lit(bench) == {(w - x, h - y) for x, y in points}


def test_the_colour_display_keeps_colours_and_the_others_are_white():
    bench, board = start("picosystem")
    board.display.root_group, _ = dots(board, [(7, 5)])
    board.display.refresh()
    assert pixel(bench, 7, 5) == (255, 134, 0)  # 5, 6 and 5 bits of it
    bench, board = start("macropad")
    board.display.root_group, _ = dots(board, [(7, 5)])
    board.display.refresh()
    assert pixel(bench, 7, 5) == (255, 255, 255)


@pytest.mark.parametrize("name", BOARDS)
def test_a_tile_grid_over_the_font_draws_the_letters_tile_by_tile(name):
    bench, board = start(name)
    import displayio
    import terminalio

    font = terminalio.FONT
    assert font.get_bounding_box() == (6, 12)
    palette = displayio.Palette(2)
    palette[1] = 0xFFFFFF
    grid = displayio.TileGrid(
        font.bitmap, pixel_shader=palette, width=2, tile_width=6, tile_height=12, x=40, y=20
    )
    grid[0], grid[1] = ord("g") - 32, ord("T") - 32
    group = displayio.Group()
    group.append(grid)
    board.display.root_group = group
    board.display.refresh()
    expected = set()
    for i, letter in enumerate("gT"):
        glyph = font.get_glyph(ord(letter))
        assert (glyph.dy, glyph.height, glyph.tile_index) == (0, 12, ord(letter) - 32)
        for y in range(12):
            for x in range(6):
                if glyph.bitmap[glyph.tile_index * 6 + x, y]:
                    expected.add((40 + 6 * i + x, 20 + y))
    assert lit(bench) == expected
    assert max(y for _, y in expected) == 31  # the tail of the g is the last row but none
    assert font.get_glyph(0x1F600) is None


@pytest.mark.parametrize("name", BOARDS)
def test_a_label_draws_with_the_same_font(name):
    bench, board = start(name)
    import displayio
    import terminalio
    from adafruit_display_text import label

    group = displayio.Group()
    group.append(label.Label(terminalio.FONT, text="I", color=0xFFFFFF, x=10, y=20))
    board.display.root_group = group
    board.display.refresh()
    found = lit(bench)
    assert found and all(10 <= x < 16 for x, _ in found)


@pytest.mark.parametrize("name", BOARDS)
def test_brightness_reaches_the_display(name):
    bench, board = start(name)
    board.display.brightness = 0.5
    assert board.display.brightness == 0.5
    if name == "picosystem":
        assert bench.pins["BACKLIGHT"].pwm.duty_cycle == 0x7FFF
    else:
        assert bench.panel.contrast in (127, 128)


def test_a_display_that_is_off_shows_nothing():
    bench, board = start("pico_oled")
    board.display.root_group, _ = dots(board, [(3, 3)])
    board.display.refresh()
    board.display.sleep()
    assert lit(bench) == set()
    board.display.wake()
    assert lit(bench) == {(3, 3)}


@pytest.mark.parametrize("name, count", [("macropad", 12), ("picosystem", 1), ("pico_oled", 8)])
def test_lights_show_what_they_are_told_when_they_are_told_to_show(name, count):
    bench, board = start(name)
    lights = board.lights
    assert len(lights) == count
    lights.brightness = 1.0
    lights[0] = (255, 10, 0)
    lights[count - 1] = 0xFF0A00
    assert not any(sum(light) for light in bench.lights())
    lights.show()
    assert bench.lights()[0] == (255, 10, 0) == bench.lights()[-1]
    lights.brightness = 0.5
    lights.show()
    assert bench.lights()[0] == (127, 5, 0)
    lights.fill(0)
    lights.show()
    assert bench.lights() == ((0, 0, 0),) * count
    with pytest.raises(IndexError):
        lights[count] = 0


@pytest.mark.parametrize("name", BOARDS)
def test_the_ring_goes_once_round_lights_that_exist(name):
    _, board = start(name)
    assert len(set(board.RING)) == len(board.RING)
    assert all(0 <= light < len(board.lights) for light in board.RING)


def test_the_ring_of_the_macropad_steps_from_neighbour_to_neighbour_round_ok_and_back():
    _, board = start("macropad")
    ring = board.RING
    for here, there in zip(ring, ring[1:] + ring[:1]):
        assert max(abs(here % 3 - there % 3), abs(here // 3 - there // 3)) == 1
    for key in (OK, BACK):  # they show what they do, whatever the seats show
        assert board.keys.under(key) >= 0 and board.keys.under(key) not in ring


@pytest.mark.parametrize("name", BOARDS)
def test_a_tone_sounds_until_it_is_quiet(name):
    bench, board = start(name)
    assert bench.hertz() == 0
    board.sound.tone(440)
    assert bench.hertz() == 440
    board.sound.tone(880)
    assert bench.hertz() == 880
    board.sound.quiet()
    assert bench.hertz() == 0


def test_the_amplifier_of_the_macropad_sleeps_while_quiet():
    bench, board = start("macropad")
    assert not bench.pins["SPEAKER_ENABLE"].high
    board.sound.tone(440)
    assert bench.pins["SPEAKER_ENABLE"].high
    board.sound.quiet()
    assert not bench.pins["SPEAKER_ENABLE"].high


def test_the_led_still_lights_where_another_took_its_pwm():
    bench = standin.install("picosystem")
    bench.slices[7] = 1234  # red and blue: somebody else's frequency
    import hardware

    board = hardware.find()
    board.lights.brightness = 1.0
    board.lights[0] = (255, 0, 0)
    board.lights.show()
    assert bench.pins["LED_R"].high and not bench.pins["LED_B"].high
