# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What the owner wants, read once: defaults from settings.toml, changes from the memory."""

import os

from tinsel.settings import NAME_LENGTH, NAMES, SEAT_INKS, SEATS

KEPT = "ui.set"  # the numbers' name in memory

# name, key in settings.toml, default, lowest, highest
_NUMBERS = (
    ("display", "TINSELBOX_DISPLAY", 8, 1, 10),
    ("lights", "TINSELBOX_LIGHTS", 3, 0, 10),
    ("mute", "TINSELBOX_MUTE", 0, 0, 1),
    ("flip", "TINSELBOX_FLIP", 0, 0, 1),
    ("dim", "TINSELBOX_DIM", 1, 1, 30),
    ("blank", "TINSELBOX_BLANK", 5, 1, 60),
)


def read(settings, memory, trouble):
    """Fill the settings in; nonsense in the file gives a sentence and the default."""
    for name, key, default, low, high in _NUMBERS:
        setattr(settings, name, _from_file(key, default, low, high, trouble))
    kept = memory.kept(KEPT)
    if kept is not None and len(kept) == len(_NUMBERS):
        for i, (name, _, _, low, high) in enumerate(_NUMBERS):
            if low <= kept[i] <= high:
                setattr(settings, name, kept[i])
    for seat in range(SEATS):
        kept = memory.kept(f"ui.seat{seat}")
        if kept and kept[0] < len(SEAT_INKS):
            settings.take_seat(seat, _readable(kept[1:]) or NAMES[kept[0]], kept[0])


def _from_file(key, default, low, high, trouble):
    try:
        value = os.getenv(key)
    except Exception as error:
        trouble.append(f"settings.toml: {key} cannot be read ({error}). Using {default}.")
        return default
    if value is None:
        return default
    try:
        number = int(value)
    except (ValueError, TypeError):
        number = None
    if number is None or not low <= number <= high:
        trouble.append(
            f"settings.toml: {key} must be {low} to {high}, not {value}. Using {default}."
        )
        return default
    return number


def _readable(data):
    """A name as letters, or nothing: spoilt memory must not break the screen."""
    data = bytes([char for char in data if 32 <= char < 127])
    return data.decode()[:NAME_LENGTH]


def numbers(settings):
    """The numbers as they are kept."""
    return bytes([getattr(settings, row[0]) for row in _NUMBERS])


def limits(name):
    for row in _NUMBERS:
        if row[0] == name:
            return row[3], row[4]
    raise ValueError("There is no setting of that name.")
