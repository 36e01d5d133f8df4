# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Fetches the MicroPython VM (once) for the tests; without a network it says so and goes on."""

import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
PACKAGE = "@micropython/micropython-webassembly-pyscript"
MISSING = (
    "\n*** The tests on the board's own kind of Python CANNOT RUN here: {}. ***\n"
    "*** Everything else is tested; this half is not. Try `make vm` again with a network. ***\n"
)


def wanted():
    with open(os.path.join(HERE, "package-lock.json"), encoding="utf-8") as lock:
        return json.load(lock)["packages"]["node_modules/" + PACKAGE]["version"]


def installed():
    try:
        path = os.path.join(HERE, "node_modules", PACKAGE, "package.json")
        with open(path, encoding="utf-8") as package:
            return json.load(package)["version"]
    except (OSError, ValueError, KeyError):
        return None


def main():
    """Exit code 0 whatever happens: `make test` goes on, and its tests judge what is missing."""
    if installed() == wanted():
        return
    tools = os.path.dirname(os.path.abspath(sys.executable))
    npm = os.path.join(tools, "npm")
    if not os.path.exists(npm):
        print(MISSING.format("there is no Node beside this Python"))
        return
    print("Fetching the MicroPython VM for the tests (once) ...")
    home = dict(os.environ, PATH=tools + os.pathsep + os.environ.get("PATH", ""))
    command = [npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"]
    try:
        done = subprocess.run(
            command, cwd=HERE, env=home, capture_output=True, text=True, timeout=180
        )
        why = (done.stderr.strip().splitlines() or ["npm failed"])[0] if done.returncode else ""
    except (OSError, subprocess.TimeoutExpired) as trouble:
        why = str(trouble)
    if why or installed() != wanted():
        print(MISSING.format(why or "the package did not arrive"))


if __name__ == "__main__":
    main()
