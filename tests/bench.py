# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Prints what every tests/bench_*.py measures: a line each, `name value unit`."""

import glob
import importlib
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
# Last, as for the tests: code.py would hide the standard library's `code`.
sys.path[:] = [path for path in sys.path if path not in ("", HERE)]
sys.path += [HERE, os.path.join(ROOT, "lib"), ROOT]


def main(only=()):
    for path in sorted(glob.glob(os.path.join(HERE, "bench_*.py"))):
        module = os.path.basename(path)[:-3]
        if only and module[6:] not in only:
            continue
        for name, value, unit in importlib.import_module(module).lines():
            value = f"{value:.3g}" if isinstance(value, float) else value
            print(name, value, unit, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
