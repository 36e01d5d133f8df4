# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Lights as seats around the table: told apart by place or rhythm, never by colour alone."""

import pytest

from hardware.desktop.machine import Machine


def beats(machine):
    """Which lights are on, for each of the eight beats of a second (128 ms each)."""
    lights = machine.console.lights
    seen = []
    for beat in range(8):
        lights.tick(beat << 7)
        seen.append(tuple(any(light) for light in machine.lights()))
    return seen


@pytest.mark.parametrize("board", ["macropad", "pico_oled"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_each_seat_has_a_place_of_its_own_on_a_ring(board, players):
    machine = Machine(board)
    lights = machine.console.lights
    places = [lights.place(seat, players) for seat in range(players)]
    assert places == sorted(set(places)) and places[0] == 0
    gaps = [b - a for a, b in zip(places, places[1:] + [len(lights.ring)])]
    assert max(gaps) - min(gaps) <= 1  # shared out evenly


def test_where_seats_share_one_light_each_has_its_own_rhythm():
    machine = Machine("picosystem")
    seen = set()
    for seat in range(6):
        machine.console.lights.clear()
        machine.console.lights.seat(seat, 6, 0xFF0000)
        seen.add(tuple(beats(machine)))
    assert len(seen) == 6


def test_a_light_that_does_not_change_is_not_sent_again():
    machine = Machine("pico_oled")
    lights = machine.console.lights
    lights.clear()
    lights.seat(0, 2, 0x00FF00)
    lights.tick(0)
    sent = []
    show = lights.pixels.show
    lights.pixels.show = lambda: sent.append(1)
    for beat in range(16):
        lights.tick(beat << 7)
    lights.pixels.show = show
    assert not sent


def test_the_brightness_of_the_lights_can_be_turned_down_to_nothing():
    machine = Machine("pico_oled")
    assert any(any(light) for light in machine.lights())
    machine.console.settings.lights = 0
    machine.console.apply()
    machine.wait(50)
    assert not any(any(light) for light in machine.lights())


@pytest.mark.parametrize("board, lights", [("macropad", 12), ("pico_oled", 8), ("pico_oled", 64)])
@pytest.mark.parametrize("level", range(11))
def test_whatever_is_shown_usb_is_never_asked_for_more_than_500_mA(board, lights, level):
    """20 mA a channel at full; 200 mA are set aside for chip, display and speaker."""
    settings = {"TINSELBOX_NEOPIXELS": str(lights), "TINSELBOX_LIGHTS": str(level)}
    machine = Machine(board, settings=settings)
    for place in range(lights):
        machine.console.lights.set(place, 0xFFFFFF)
    machine.wait(50)
    amps = sum(sum(light) for light in machine.lights()) / 255 * 20
    assert amps <= 300
    if lights * 60 * level / 10 <= 300:
        assert machine.lights()[0][0] == 255 * level // 10  # no darker than asked for


def test_few_lights_are_as_bright_as_asked_after_many_were_dimmed():
    machine = Machine("macropad", settings={"TINSELBOX_LIGHTS": "10"})
    lights = machine.console.lights
    for place in range(10):
        lights.set(place, 0xFFFFFF)
    machine.wait(50)
    assert max(machine.lights()[0]) < 255
    lights.clear()
    lights.set(0, 0xFF0000)
    machine.wait(50)
    assert machine.lights()[0][0] == 255
