# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The way to a display on SPI; nothing needs to go it here."""


class FourWire:
    def __init__(self, spi_bus, *, command=None, chip_select=None, reset=None, baudrate=24000000):
        pass

    def reset(self):
        pass

    def send(self, command, data):
        pass
