# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Blinka's displayio with the manners of the firmware: exact bytes to a panel, each once."""

import sys
import time
from types import ModuleType


class _Quick:
    """Time for Blinka's display: its waits for a glass that needs none are left out."""

    monotonic = staticmethod(time.monotonic)

    @staticmethod
    def sleep(_):
        pass


def prepare():
    """Once a process: nothing refreshes by itself, nothing waits, and the font has its bitmap."""
    import busdisplay
    import displayio
    import i2cdisplaybus

    from hardware.desktop import strokes
    from hardware.desktop.font import Font

    strokes.prepare()
    displayio._stop_background()
    busdisplay.time = _Quick
    displayio.TileGrid._prepare_full_refresh = _drawn_whole
    i2cdisplaybus.I2CDisplayBus.deinit = _left_alone
    sys.modules["terminalio"] = ModuleType("terminalio")
    sys.modules["terminalio"].FONT = Font()


def _drawn_whole(grid):
    """After a frame drawn as a whole nothing is owed, as on the firmware.

    Blinka keeps the changes for one more frame, in case another thread made them meanwhile; here
    is no other thread, and the whole display would be sent twice.
    """
    grid._needs_refresh = False


def _left_alone(bus):
    """release_displays() leaves an I2C bus that the program made to the program, as the firmware.

    Blinka closes it, and its pins could be used again at once; on the board they are in use.
    """


def _wire(glass):
    """A FourWire bus that leads to a panel: Blinka asks for the very class, hence the subclass."""
    import fourwire

    class Wire(fourwire.FourWire):
        def __init__(self):
            self._held = False

        def reset(self):
            pass

        def _release(self):
            pass

        def _free(self):
            return not self._held

        def _begin_transaction(self):
            held, self._held = self._held, True
            return not held

        def _end_transaction(self):
            self._held = False

        def _send(self, data_type, chip_select, data):
            if data_type:
                glass.data(data)
            else:
                glass.command(data)

    return Wire()


def start_display(glass, start, manners):
    """The display that the firmware starts by itself: board.DISPLAY."""
    import busdisplay

    display = busdisplay.BusDisplay(_wire(glass), start, **manners)
    if manners.get("SH1107_addressing"):
        core = display._core

        def set_region(area):
            # Blinka loses the upper half of the column here; these are the firmware's bytes.
            column = area.x1 + core.colstart
            page = (area.y1 + core.rowstart) // 8
            core.begin_transaction()
            core.send(0, 0, bytes([0x10 | column >> 4, column & 0x0F]))
            core.send(0, 0, bytes([0xB0 | page]))
            core.end_transaction()

        core.set_region_to_update = set_region
    return display
