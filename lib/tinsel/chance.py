# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""All the luck there is: fair numbers out of the chip's own noise."""

import os

SOURCE = "The chip's own noise: os.urandom. No seed, no pattern, every face alike."


class Chance:
    """Draws from a byte source; a number that would be unfair is thrown away and drawn again."""

    def __init__(self, source=None):
        self._source = os.urandom if source is None else source

    def _byte(self):
        try:
            data = self._source(1)
        except Exception as error:
            raise RuntimeError("The dice have no luck left: " + str(error)) from error
        if not data or len(data) != 1:
            raise RuntimeError("The dice have no luck left: no byte came.")
        return data[0]

    def pick(self, count):
        """A fair number from 0 to count - 1."""
        if not 1 <= count <= 65536:
            raise ValueError("Luck can pick from 1 to 65536 things.")
        if count <= 256:
            limit = 256 - 256 % count
            for _ in range(200):
                value = self._byte()
                if value < limit:
                    return value % count
        else:
            limit = 65536 - 65536 % count
            for _ in range(200):
                value = self._byte() << 8 | self._byte()
                if value < limit:
                    return value % count
        # A fair source gets here once in 2**200 tries: this one is stuck.
        raise RuntimeError("The dice are stuck: the same bytes come again and again.")

    def shuffle(self, things):
        """Fisher and Yates: every order alike, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.pick(last + 1)
            things[last], things[other] = things[other], things[last]
        return things
