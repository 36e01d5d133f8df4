# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The way to a display on I2C; nothing needs to go it here."""


class I2CDisplayBus:
    def __init__(self, i2c_bus, *, device_address, reset=None):
        self.device_address = device_address

    def reset(self):
        pass

    def send(self, command, data):
        pass
