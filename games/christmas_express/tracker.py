# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The tracker's game: the printed cards lie on the table, only the trains are known here."""

from .journey import Journey


class Game(Journey):
    VERSION = 2
    ROOM = 2200

    def __init__(self, players, options=()):
        """Options: who begins; then the highest number card and the ten places, if matched."""
        super().__init__(players, options[1:], options[0] if options else 0)

    def chance(self, pick):
        raise ValueError("Nothing is left to luck here.")
