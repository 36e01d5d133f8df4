# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Who may import whom: rules never draw, screens never judge, the console names no game."""

import ast
import os

import pytest

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
GAMES = sorted(
    name
    for name in os.listdir(os.path.join(ROOT, "games"))
    if os.path.exists(os.path.join(ROOT, "games", name, "__init__.py"))
)
# What a game's rules may know of the console, and what else may be imported there.
PURE = ("rules", "data", "bot")
CONTRACT = ("tinsel.contract", "micropython", "array")
BOARD_ONLY = ("board", "keypad", "rotaryio", "neopixel", "pwmio", "digitalio", "busio", "analogio")


def modules(*folders):
    """(path from the root, syntax tree) of every module below these."""
    for folder in folders:
        start = os.path.join(ROOT, folder)
        if start.endswith(".py"):
            yield folder, parsed(start)
        for path, inner, files in os.walk(start):
            inner[:] = sorted(name for name in inner if name not in ("__pycache__", "desktop"))
            for file in sorted(files):
                if file.endswith(".py"):
                    whole = os.path.join(path, file)
                    yield os.path.relpath(whole, ROOT).replace(os.sep, "/"), parsed(whole)


def parsed(path):
    with open(path, encoding="utf-8") as source:
        return ast.parse(source.read(), path)


def imports(path, tree):
    """Whole names of what a module imports, wherever in it."""
    home = path.split("/")[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                base = ".".join(home[: len(home) + 1 - node.level])
                base += "." + node.module if node.module else ""
            else:
                base = node.module
            yield base
            yield from (base + "." + alias.name for alias in node.names)


def top(name):
    return name.split(".")[0]


def faults_of_rules(path, tree):
    """Rules, data and bots: pure."""
    own = ".".join(path.split("/")[:-1])
    name = path.split("/")[-1][:-3]
    for found in imports(path, tree):
        if found == own or found.startswith(own + "."):
            continue
        if name == "data" and found.startswith("tinsel.ink") or found == "tinsel":
            continue  # a colour is a number of the board, too
        if not any(found == allowed or found.startswith(allowed + ".") for allowed in CONTRACT):
            yield f"{path} imports {found}: rules know their data and the contract, no more"


def faults_of_games(path, tree):
    own = ".".join(path.split("/")[:2])
    for found in imports(path, tree):
        if found == "games" or found.startswith("games.") and not (found + ".").startswith(own):
            yield f"{path} imports {found}: one game knows no other"
        if top(found) in BOARD_ONLY + ("hardware", "os", "random", "time", "microcontroller"):
            yield f"{path} imports {found}: a game knows the console, not the board or the clock"


def faults_of_console(path, tree):
    for found in imports(path, tree):
        if top(found) in ("games", "hardware") + BOARD_ONLY:
            yield f"{path} imports {found}: the console knows no game and no board"
    yield from named_games(path, tree)


def faults_of_hardware(path, tree):
    for found in imports(path, tree):
        if top(found) == "games" or (top(found) == "tinsel" and not known_keys(found)):
            yield f"{path} imports {found}: hardware knows the names of the keys, no more"
    yield from named_games(path, tree)


def known_keys(found):
    return found == "tinsel" or found == "tinsel.keys" or found.startswith("tinsel.keys.")


def named_games(path, tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            for name in GAMES:
                if name != "dice" and name in node.value.lower().replace(" ", "_"):
                    yield f"{path}, line {node.lineno}, names the game {name}"


def all_faults():
    for path, tree in modules("games"):
        if path.count("/") < 2:
            continue
        yield from faults_of_games(path, tree)
        if path.split("/")[-1][:-3] in PURE:
            yield from faults_of_rules(path, tree)
    for path, tree in modules("lib/tinsel"):
        yield from faults_of_console(path, tree)
    for path, tree in modules("hardware"):
        yield from faults_of_hardware(path, tree)


def test_every_line_knows_its_room():
    assert list(all_faults()) == []


def test_only_hardware_and_boot_know_the_board():
    for path, tree in modules("code.py", "lib/tinsel", "games"):
        assert not [name for name in imports(path, tree) if top(name) in BOARD_ONLY], path


def test_luck_has_one_home():
    for path, tree in modules("code.py", "boot.py", "lib/tinsel", "games", "hardware"):
        if path == "lib/tinsel/chance.py":
            continue
        names = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        assert "urandom" not in names, path
        assert not [name for name in imports(path, tree) if top(name) == "random"], path


@pytest.mark.parametrize("path, tree", list(modules("games", "lib", "hardware", "tests")))
def test_every_file_says_whose_it_is_and_what_it_is_for(path, tree):
    with open(os.path.join(ROOT, path), encoding="utf-8") as source:
        first, second = source.readline(), source.readline()
    assert first.startswith("# SPDX-FileCopyrightText: ") and second.strip().endswith(": MIT")
    assert ast.get_docstring(tree)


@pytest.mark.parametrize(
    "path, text, sentence",
    [
        ("games/sample/rules.py", "from tinsel import screen", "rules know their data"),
        ("games/sample/rules.py", "def late():\n    import displayio", "imports displayio"),
        ("games/sample/bot.py", "import os", "imports os"),
        ("games/sample/solo.py", "from hardware import find", "not the board"),
        ("games/sample/solo.py", "from games.dice import mix", "one game knows no other"),
        ("lib/tinsel/planted.py", "import games.dice", "no game and no board"),
        ("lib/tinsel/planted.py", "import neopixel", "no game and no board"),
        ("hardware/planted.py", "from tinsel import screen", "no more"),
    ],
)
def test_a_planted_import_is_found(path, text, sentence):
    tree = ast.parse(text)
    if path.startswith("games"):
        found = list(faults_of_games(path, tree))
        if path.split("/")[-1][:-3] in PURE:
            found += list(faults_of_rules(path, tree))
    elif path.startswith("lib"):
        found = list(faults_of_console(path, tree))
    else:
        found = list(faults_of_hardware(path, tree))
    assert any(sentence in fault for fault in found)


def test_a_planted_name_is_found(monkeypatch):
    monkeypatch.setattr(f"{__name__}.GAMES", ["sled_dash"])
    assert list(named_games("lib/tinsel/planted.py", ast.parse("title = 'Sled Dash'")))
