# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Puts the project on sys.path, last: code.py would hide the standard library's `code`."""

import gc
import os
import sys

import pytest
import shortcut

shortcut.install()
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
for folder in (os.path.join(ROOT, "lib"), ROOT):
    if folder not in sys.path:
        sys.path.append(folder)


@pytest.fixture(autouse=True)
def quick_collections():
    """The console collects at every visit: what other tests left behind need not be looked at."""
    gc.freeze()
    yield
