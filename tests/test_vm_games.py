# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A game with the same moves is the same game, on the board's kind of Python and on a PC."""

import importlib
import os
import sys

import pytest
from vm import host

GAMES = os.path.join(host.ROOT, "games")
TINY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "tiny_games")
MOVES = 1000
CHUNK = 25


def classes(folder, package):
    """(package.game.module) of every mode whose module has a Game."""
    found = []
    for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else ():
        home = os.path.join(folder, name)
        for file in sorted(os.listdir(home)) if os.path.isdir(home) else (name,):
            path = os.path.join(home, file) if os.path.isdir(home) else home
            if not file.endswith(".py"):
                continue
            with open(path, encoding="utf-8") as source:
                if "\nclass Game" in source.read():
                    inner = file[:-3] if os.path.isdir(home) else ""
                    where = name[:-3] if name.endswith(".py") else name
                    inner = "" if inner == "__init__" else inner
                    found.append(".".join(part for part in (package, where, inner) if part))
    return found


ALL = ["vm.harvest"] + classes(GAMES, "games") + classes(TINY, "tiny_games")


@pytest.fixture(scope="module")
def vm():
    host.need()
    with host.bare() as vm:
        files = host.python_files(os.path.join(host.ROOT, "lib", "tinsel"), "/lib/tinsel")
        files += host.python_files(GAMES, "/games")
        if os.path.isdir(TINY):
            files += host.python_files(TINY, "/tiny_games")
        for name in ("marathon", "harvest"):
            files.append((f"/vm/{name}.py", os.path.join(host.HERE, name + ".py")))
        vm.put_modules(files)
        yield vm


def here(name, moves=MOVES):
    importlib.import_module("hardware.desktop.standin").install()
    for module in ("vm.marathon", "vm.harvest", name):
        sys.modules.pop(module, None)
    marathon = importlib.import_module("vm.marathon")
    game = marathon.Marathon(importlib.import_module(name).Game)
    game.run(moves)
    return game.result()


def there(vm, name, moves=MOVES):
    vm.run(f"import sys, vm.marathon\n__import__({name!r})")
    vm.run(f"walk = vm.marathon.Marathon(sys.modules[{name!r}].Game)")
    for _ in range(moves // CHUNK):
        vm.run(f"walk.run({CHUNK})")  # garbage is collected in between
    return vm.value("walk.result()")


@pytest.mark.parametrize("name", ALL)
def test_a_thousand_moves_give_the_same_scores_and_journal_bytes(vm, name):
    assert there(vm, name) == here(name)


def test_another_rule_on_the_vm_would_be_seen(vm):
    vm.run("import vm.harvest\nvm.harvest.Game.SACK = 31")
    try:
        assert there(vm, "vm.harvest", 200) != here("vm.harvest", 200)
    finally:
        vm.run("vm.harvest.Game.SACK = 30")
