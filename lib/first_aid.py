# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""When Tinselbox cannot start: why, and what to do, on the display and the serial console.

Always copied as source, and it needs nothing but the firmware: the other files may be the trouble.
"""

import gc
import sys
import time

# How an SSD1306 wakes up.
_WAKE = (
    b"\xae\0\x20\1\0\x81\1\xcf\xa1\0\xa6\0\xc8\0\xa8\1\x3f\xd5\1\x80\xd9\1\xf1\xda\1\x12\xdb\1\x40"
)
_WAKE += b"\x8d\1\x14\xaf\0"

# Without a display: red light and a beep, on and off by turns, tenths of a second: two short, one
# long. It beeps three times over, the light goes on.
_CALL = b"\2\2\2\2\x08\x14"
_BEEPS = 3


def tell(error):
    """Says it and, on a board, stays: "Code done running." would take the display's last rows."""
    import traceback

    traceback.print_exception(error)
    callers = ()
    try:
        show_terminal()
    except Exception:  # no display then: the serial console has all of it
        callers = _callers()
    print("\n" + what_to_do(error))
    rounds = 0
    while sys.implementation.name == "circuitpython":
        call(callers if rounds < _BEEPS else callers[:1])
        rounds += 1


def what_to_do(error):
    """The last rows of a small display: four of 21 letters."""
    if isinstance(error, ValueError) and "mpy" in str(error):
        return "Made for another\nCircuitPython. Put 10\non the board, or:\nmake device SOURCE=1"
    if isinstance(error, ImportError):
        name = str(error)[-42:]
        return f"{name[:21]}\n{name[21:]}\nA file is missing:\nmake device once more"
    return str(error)


def show_terminal():
    """Let the display show what is printed. A Pico has to be told of its display first."""
    import board
    import displayio

    display = getattr(board, "DISPLAY", None)
    if display is None:  # the one that runs already, when Tinselbox had come so far
        display = getattr(sys.modules.get("hardware.pico_oled"), "display", None)
    if display is None:
        displayio.release_displays()
        gc.collect()  # only then an I2C bus that nobody has any more gives its pins back
        display = _panel(board)
    display.root_group = displayio.CIRCUITPYTHON_TERMINAL
    display.auto_refresh = True
    return display


def call(callers):
    """The pattern once: each of the callers is told on and off."""
    on = True
    for tenths in _CALL:
        for caller in callers:
            try:
                caller(on)
            except Exception:  # the other may still be seen or heard
                pass
        time.sleep(tenths / 10)
        on = not on


def _callers():
    """Light first, then buzzer, as far as this board is wired like a Pico and has them."""
    callers = []
    try:
        import board

        known = board.board_id.startswith("raspberry_pi_pico")
        if known or _setting("BOARD") == "pico_oled":  # else who knows what lies on these pins
            for make in (_light, _buzzer):
                callers.append(_made(make, board))
    except Exception:
        pass
    return callers


def _made(make, board):
    try:
        return make(board)
    except Exception:  # its pin is in use, or something is missing
        return _nobody


def _nobody(on):
    pass


def _light(board):
    import digitalio
    import neopixel_write

    wire = digitalio.DigitalInOut(_pin(board, "NEOPIXEL", "GP16"))
    wire.switch_to_output()

    def light(on):  # as many as there may be: what is too much is passed on to nobody
        neopixel_write.neopixel_write(wire, (b"\0\x20\0" if on else b"\0\0\0") * 64)

    return light


def _buzzer(board):
    import pwmio

    if str(_setting("MUTE")) == "1":
        return _nobody
    pin = _pin(board, "BUZZER", "GP17")
    voice = pwmio.PWMOut(pin, frequency=880, duty_cycle=0, variable_frequency=True)

    def beep(on):
        voice.duty_cycle = 0x8000 if on else 0

    return beep


def _setting(name):
    import os

    try:
        return os.getenv("TINSELBOX_" + name)
    except Exception:  # a settings.toml that makes no sense
        return None


def _pin(board, use, usual):
    try:
        return getattr(board, _setting(use))
    except Exception:
        return getattr(board, usual)


def _panel(board):
    import busdisplay
    import busio
    import i2cdisplaybus

    bus = busio.I2C(_pin(board, "SCL", "GP5"), _pin(board, "SDA", "GP4"), frequency=400000)
    bus.try_lock()
    address = 0x3C if 0x3C in bus.scan() else 0x3D
    bus.unlock()
    return busdisplay.BusDisplay(
        i2cdisplaybus.I2CDisplayBus(bus, device_address=address),
        _WAKE,
        width=128,
        height=64,
        color_depth=1,
        grayscale=True,
        pixels_in_byte_share_row=False,
        set_column_command=0x21,
        set_row_command=0x22,
        data_as_commands=True,
        brightness_command=0x81,
        single_byte_bounds=True,
    )
