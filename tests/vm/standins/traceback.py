# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A small traceback, as CircuitPython has it, on what MicroPython's sys can tell."""

import io
import sys


def print_exception(error):
    sys.print_exception(error)


def format_exception(error):
    text = io.StringIO()
    sys.print_exception(error, text)
    return [text.getvalue()]
