# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The drive, which nobody may write here."""


def remount(mount_path, readonly=False, *, disable_concurrent_write_protection=False):
    pass


def disable_usb_drive():
    pass


def enable_usb_drive():
    pass
