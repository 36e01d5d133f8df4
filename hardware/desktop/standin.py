# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Puts stand-ins for CircuitPython's built-in modules in place: a board's own code runs on a PC."""

import os
import sys
from types import ModuleType, SimpleNamespace

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")

from hardware.desktop import bench, chips, display, panel, parts  # noqa: E402
from hardware.desktop.bench import Bench, Clock, Pin  # noqa: E402


def _note(name):
    def call(*args, **kwargs):
        bench.here.calls.append((name, args, kwargs) if args or kwargs else (name,))

    return call


def _reset():
    raise SystemExit("The board would start again here.")


def _modules():
    contents = {
        "board": {},
        "keypad": {"Event": chips.Event, "EventQueue": chips.EventQueue, "Keys": chips.Keys},
        "rotaryio": {"IncrementalEncoder": chips.IncrementalEncoder},
        "digitalio": {
            "DigitalInOut": chips.DigitalInOut,
            "Direction": SimpleNamespace(INPUT="in", OUTPUT="out"),
            "Pull": SimpleNamespace(UP="up", DOWN="down"),
            "DriveMode": SimpleNamespace(PUSH_PULL="push", OPEN_DRAIN="open"),
        },
        "analogio": {"AnalogIn": chips.AnalogIn},
        "pwmio": {"PWMOut": chips.PWMOut},
        "busio": {"I2C": chips.I2C, "SPI": object, "UART": object},
        "neopixel_write": {"neopixel_write": chips.neopixel_write},
        "supervisor": {
            "ticks_ms": lambda: bench.here.ticks(),
            "reload": _reset,
            "runtime": SimpleNamespace(
                autoreload=False, usb_connected=False, serial_connected=False, run_reason=None
            ),
            "status_bar": SimpleNamespace(console=True, display=True),
        },
        "storage": {
            name: _note("storage." + name)
            for name in ("disable_usb_drive", "enable_usb_drive", "remount")
        },
        "usb_hid": {"disable": _note("usb_hid.disable"), "devices": ()},
        "usb_midi": {"disable": _note("usb_midi.disable"), "ports": ()},
        "usb_cdc": {"enable": _note("usb_cdc.enable"), "console": None, "data": None},
        "watchdog": {
            "WatchDogMode": SimpleNamespace(RAISE="raise", RESET="reset"),
            "WatchDogTimeout": type("WatchDogTimeout", (Exception,), {}),
        },
        "microcontroller": {
            "Pin": Pin,
            "nvm": None,
            "reset": _reset,
            "on_next_reset": _note("microcontroller.on_next_reset"),
            "watchdog": SimpleNamespace(mode=None, timeout=None, feed=lambda: None),
            "cpu": SimpleNamespace(
                frequency=125_000_000, temperature=25.0, uid=b"\0" * 8, reset_reason=None
            ),
        },
    }
    made = {}
    for name, names in contents.items():
        made[name] = ModuleType(name, "A stand-in for CircuitPython's own.")
        vars(made[name]).update(names)
    return made


MODULES = _modules()
_getenv = os.getenv


def getenv(key, default=None):
    """What settings.toml says. Firmware 10.2 gives strings and raises nothing; before that a
    number was an int, and a line that makes no sense an error."""
    if not key.startswith("TINSELBOX_"):
        return _getenv(key, default)
    value = bench.here.settings.get(key, default)
    if isinstance(value, Exception):
        raise value
    return value


def read_settings(path):
    """The owner's settings.toml as the firmware reads it: line by line, every value a string."""
    found = {}
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            lines = file.read().split("\n")
    except OSError:
        return found
    for line in lines:
        if line.lstrip().startswith("["):
            break
        key, equals, value = line.partition("=")
        value = _value(value.strip()) if equals else None
        if value is not None and "#" not in key:
            found.setdefault(key.strip(), value)
    return found


def _value(text):
    """A quoted string without its quotes, or all that stands before a #; None: neither."""
    if text.startswith('"'):
        inside, quote, after = text[1:].partition('"')
        after = after.strip()
        return inside if quote and (not after or after.startswith("#")) else None
    return text.partition("#")[0].strip() or None


def _prepare():
    """Once a process: our modules into sys.modules, and Blinka's display made ready."""
    sys.modules.update(MODULES)
    display.prepare()
    os.getenv = getenv


def forget():
    """Drop what was imported for the board before, so that the next import starts it anew."""
    import hardware

    for name in list(sys.modules):
        top, _, rest = name.partition(".")
        ours = top == "hardware" and rest and not rest.startswith("desktop")
        if ours or top in ("tinsel", "games"):
            del sys.modules[name]
            if top == "hardware" and hasattr(hardware, rest):
                delattr(hardware, rest)
    hardware.trouble.clear()


def install(board="macropad", clock=None, flash=None, settings=None):
    """A board of that name, just plugged in. Its modules can be imported afterwards."""
    if board not in parts.BOARDS:
        raise ValueError(f"There is no board {board}: choose one of {', '.join(parts.BOARDS)}.")
    if sys.modules.get("board") is not MODULES["board"]:
        _prepare()
    import displayio

    forget()
    displayio.release_displays()
    flash = bytearray(b"\xff" * 4096) if flash is None else flash
    settings = {} if settings is None else settings
    here = bench.here = Bench(board, clock or Clock(), flash, settings)
    board_id, names, others = parts.BOARDS[board]
    fresh = {name: Pin(name, number) for number, name in enumerate(names) if name}
    for other, name in others.items():
        fresh[other] = fresh[name]
    here.pins = fresh
    module = MODULES["board"]
    for name in [name for name in vars(module) if not name.startswith("__")]:
        delattr(module, name)
    vars(module).update(fresh, board_id=board_id)
    MODULES["microcontroller"].nvm = flash
    if board == "macropad":
        here.panel = panel.Oled(columns=132, first=2)
        module.DISPLAY = display.start_display(here.panel, parts.SH1106_START, parts.SH1106)
    elif board == "picosystem":
        here.panel = panel.Lcd()
        fresh["VBUS_DETECT"].high = True  # a PC's USB feeds it
        manners = dict(parts.ST7789, backlight_pin=fresh["BACKLIGHT"])
        module.DISPLAY = display.start_display(here.panel, parts.ST7789_START, manners)
    else:
        here.panel = panel.Oled()
        here.i2c[0x3C] = here.panel
    return here
