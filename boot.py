# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Runs before USB: at the table a PC may read the drive, no more; hold BACK while plugging in to
have it all back, the drive to write on, keyboard and MIDI.

It never prints: boot_out.txt stays the same, so that starting up never writes to the drive.
Whatever goes wrong here leaves the drive as CircuitPython makes it, open to the PC.
"""

# Where BACK is, by board_id.
_BACK = {
    "adafruit_macropad_rp2040": "KEY10",
    "pimoroni_picosystem": "SW_B",
    "raspberry_pi_pico": "GP15",
    "raspberry_pi_pico_w": "GP15",
}


def _setting(name):
    import os

    try:
        return os.getenv("TINSELBOX_" + name)
    except Exception:  # a settings.toml that makes no sense
        return None


def _backs():
    """The pins of BACK. A board that nobody knows has none: its drive stays open."""
    import board

    name = _BACK.get(board.board_id)
    if name is None and _setting("BOARD") == "pico_oled":
        name = "GP15"
    names = [name]
    if name == "GP15":
        # The usual pin counts as well: a slip in settings.toml must not lock its owner out.
        chosen = _setting("BACK")
        if isinstance(chosen, str) and chosen.startswith("GP") and hasattr(board, chosen):
            names.append(chosen)
    return [getattr(board, name) for name in names]


def _held(pin):
    import time

    import digitalio

    button = digitalio.DigitalInOut(pin)
    try:
        button.switch_to_input(pull=digitalio.Pull.UP)
        time.sleep(0.01)  # the pull-up needs a moment on a long wire
        return not button.value
    finally:
        button.deinit()


def _wanted_back():
    """Does somebody hold BACK? None: nobody can tell."""
    try:
        return any([_held(pin) for pin in _backs()])
    except Exception:
        return None


def _close_drive():
    import storage

    # Only one side may write: what CircuitPython could, a PC cannot. Nothing of ours does.
    storage.remount("/", readonly=False)


def _no_keyboard():
    import usb_hid

    usb_hid.disable()  # Tinselbox types nothing on a PC, and the memory is worth having


def _no_music():
    import usb_midi

    usb_midi.disable()


_want = _wanted_back()
_parts = () if _want else (_no_keyboard, _no_music)
if _want is False:
    _parts = (_close_drive,) + _parts
for _part in _parts:
    try:
        _part()
    except Exception:  # a board without it starts all the same
        pass
