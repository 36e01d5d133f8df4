# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The console: all that a game may use, nothing about any one game."""

VERSION = "0.1.0"
