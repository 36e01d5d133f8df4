# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The screens are pixel by pixel as they were looked at, through the displays' real drivers."""

import frames
import pytest
from PIL import Image, ImageChops


@pytest.mark.parametrize("name", frames.SCREENS)
@pytest.mark.parametrize("board", frames.BOARDS)
def test_the_frame_is_as_it_was_looked_at(board, name):
    shown, _ = frames.taken(board, name)
    stored = Image.open(frames.path(board, name)).convert("RGB")
    differ = ImageChops.difference(shown, stored).getbbox()
    assert differ is None, f"{board} {name} differs within {differ}: look, then `make frames`"


def test_the_lights_under_the_macropads_keys_show_what_works():
    _, menu = frames.taken("macropad", "menu")
    lit = [number for number, light in enumerate(menu) if any(light)]
    assert lit == [1, 4, 7, 11]  # 2 up, 5 choose, 8 down, OK
    _, dice = frames.taken("macropad", "mix")
    lit = [number for number, light in enumerate(dice) if any(light)]
    assert lit == [1, 4, 7, 9, 11]  # and BACK
    green, red = dice[11], dice[9]
    assert green[1] > green[0] and red[0] > red[1]


def test_the_lights_are_the_dice_in_place_and_colour():
    _, lights = frames.taken("pico_oled", "dice")
    assert [any(light) for light in lights] == [True, True] + [False] * 6
