# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Keeps the bytes last sent to the NeoPixels."""

sent = bytearray(0)


def neopixel_write(gpio, data):
    global sent
    if len(sent) != len(data):
        sent = bytearray(len(data))  # once: what is sent again makes no garbage
    sent[:] = data
