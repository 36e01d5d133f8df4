# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Counts how deep calls go below Console.step, on a PC: what runs as Python on the board counts."""

import inspect
import os
import sys

from vm import host

LIBRARIES = tuple(host.site(name) for name in host.LIBRARIES)
DESKTOP = os.path.join(host.ROOT, "hardware", "desktop")
OWN = tuple(os.path.join(host.ROOT, *name) for name in (("lib",), ("games",), ("hardware",)))


class Depth:
    """Watches while it is a context: the most plain functions, the most generators, and where."""

    def __init__(self, *folders):
        self.own = OWN + LIBRARIES + tuple(str(folder) for folder in folders)
        self.plain = (0, "")
        self.generators = (0, "")
        self._kinds = {}  # code -> 0: not on the board, 1: plain, 2: generator, 3: Console.step
        self._chain = []  # of the frames that count, while a step runs

    def _kind(self, code):
        kind = self._kinds.get(code)
        if kind is None:
            file = code.co_filename
            kind = 0
            if file.startswith(self.own) and not file.startswith(DESKTOP):
                kind = 2 if code.co_flags & inspect.CO_GENERATOR else 1
                if code.co_qualname == "Console.step":
                    kind = 3
            self._kinds[code] = kind
        return kind

    def __enter__(self):
        sys.setprofile(self._look)
        return self

    def __exit__(self, *_):
        sys.setprofile(None)

    def _look(self, frame, event, _):
        if event not in ("call", "return"):
            return
        kind = self._kind(frame.f_code)
        if kind == 3:
            self._chain = [] if event == "call" else self._chain
        if kind in (0, 3):
            return
        if event == "return":
            if self._chain:
                self._chain.pop()
            return
        self._chain.append((kind, frame.f_code.co_name))
        plain = sum(1 for kind, _ in self._chain if kind == 1)
        if kind == 1 and plain > self.plain[0]:
            self.plain = (plain, self._said())
        if kind == 2 and len(self._chain) - plain > self.generators[0]:
            self.generators = (len(self._chain) - plain, self._said())

    def _said(self):
        return " > ".join(name for _, name in self._chain)
