# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The manual is true: its code runs, its links lead somewhere, its pictures are there."""

import ast
import glob
import importlib
import os
import re
import sys

import budgets
import conformance
import pytest
from test_device import STARTING_BYTES, STARTING_MODULES
from ways import rows

from hardware.desktop import parcel
from hardware.desktop.machine import ROOT, Machine

PAGES = ["README.md"]
PAGES += [f"docs/{name}" for name in sorted(os.listdir(os.path.join(ROOT, "docs")))]
PAGES += [name for name in ("CONTRIBUTING.md", "CHANGELOG.md") if os.path.exists(name)]
PAGES = [page for page in PAGES if page.endswith(".md")]


def text(page):
    with open(os.path.join(ROOT, page), encoding="utf-8") as file:
        return file.read()


def anchors(page):
    """What a link may point to within a page: its headings, as they are usually spelt there."""
    found = set()
    for line in re.sub(r"```.*?```", "", text(page), flags=re.S).splitlines():
        if line.startswith("#"):
            words = re.sub(r"[^\w\- ]", "", line.lstrip("#").strip().lower())
            found.add(words.replace(" ", "-"))
    return found


@pytest.mark.parametrize("page", PAGES)
def test_every_link_and_picture_leads_somewhere(page):
    body = re.sub(r"```.*?```", "", text(page), flags=re.S)
    links = re.findall(r"\]\(([^)\s]+)\)", body) + re.findall(r'src="([^"]+)"', body)
    for link in links:
        if link.startswith("http"):
            continue
        path, _, anchor = link.partition("#")
        target = os.path.normpath(os.path.join(os.path.dirname(page), path)) if path else page
        assert os.path.exists(os.path.join(ROOT, target)), f"{page} links to {link}"
        if anchor:
            assert anchor in anchors(target), f"{page} links to {link}"


def files(page):
    """{path: code} of a page: blocks that follow a file's name, those of one file joined."""
    found = {}
    for name, code in re.findall(r"\n`([\w/]+\.py)`\n\n```python\n(.*?)```", text(page), re.S):
        found[name] = found.get(name, "") + code
    return found


@pytest.fixture
def snowman(tmp_path, monkeypatch):
    """The game of the page, in a games folder of its own."""
    folder = tmp_path / "evening_games" / "snowman"
    folder.mkdir(parents=True)
    for name, code in files("docs/add_a_game.md").items():
        assert name.startswith("games/snowman/")
        (folder / name.split("/")[-1]).write_text(code)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path / "evening_games"
    for name in list(sys.modules):
        if name.startswith("evening_games"):
            del sys.modules[name]


def test_the_game_of_an_evening_keeps_the_contract(snowman):
    game = importlib.import_module("evening_games.snowman.rules").Game
    tables = conformance.tables(game)
    assert [players for players, _ in tables] == [1, 2, 3, 4]
    for players, options in tables:
        conformance.check_offers(game, players, options, 1)
        conformance.check_scores(game, players, options, 1)
        conformance.check_replay(game, players, options, 1)
        conformance.check_story(game, players, options, 1)
    conformance.check_refusals(game)


def test_the_game_of_an_evening_scores_as_the_page_says(snowman):
    game = importlib.import_module("evening_games.snowman.rules").Game(1)
    for move in ((1, 4), (2, 0), (1, 5), (2, 1), (1, 3), (2, 2)):
        game.play(move)
    # 4 at the bottom; 5 is bigger and falls off; 3 lies on the 4: 4 + 0 + 3 = 7
    assert game.scores() == [7]


def test_the_game_of_an_evening_is_played_through_the_menu(snowman):
    machine = Machine("pico_oled", games=snowman, dice=[4, 5, 3])
    assert rows(machine)[1] == "Snowman"
    machine.keys("OK OK OK OK OK")
    assert rows(machine)[0] == "Game over"
    assert rows(machine)[1].split() == ["1.", "Red", "7"]


def test_the_coin_of_the_readme_is_tossed(tmp_path):
    blocks = files("README.md")
    if not blocks:  # there the name of the file stands within a sentence
        code = re.findall(r"```python\n(.*?)```", text("README.md"), re.S)
        names = re.findall(r"`(games/\w+/\w+\.py)`", text("README.md"))
        blocks = dict(zip(names, code))
    folder = tmp_path / "readme_games" / "coin"
    folder.mkdir(parents=True)
    for name, code in blocks.items():
        (folder / name.split("/")[-1]).write_text(code)
    machine = Machine("picosystem", games=tmp_path / "readme_games", dice=[1, 2])
    assert rows(machine)[1] == "Coin"
    machine.keys("OK OK")
    first = machine.frame()
    machine.press("OK")
    assert machine.frame() != first
    machine.press("BACK")
    assert rows(machine)[0].startswith("Tinselbox")


# --- what each error sentence means


def fixed_words(node):
    """The longest run of words in a sentence of the code that stands fixed."""
    parts = [""]
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            parts.append(" ".join(part.value.split()))
    return max(parts, key=len)


def sentences():
    """Of every sentence about trouble that a board, the memory or make device can say."""
    paths = glob.glob(os.path.join(ROOT, "hardware", "*.py"))
    paths += glob.glob(os.path.join(ROOT, "lib", "tinsel", "*.py"))
    paths += [os.path.join(ROOT, "hardware", "desktop", "device.py")]
    for path in paths:
        with open(path, encoding="utf-8") as source:
            tree = ast.parse(source.read())
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                owner = getattr(node.func, "value", None)
                owner = getattr(owner, "attr", getattr(owner, "id", ""))
                told = name in ("say", "Trouble") or (name, owner) == ("append", "trouble")
                if told or name == "RuntimeError" and "hardware" in path:
                    yield fixed_words(node.args[0])
        for node in tree.body:  # DAMAGED = "Memory was damaged. ..."
            value = getattr(node, "value", None) if isinstance(node, ast.Assign) else None
            if isinstance(value, ast.Constant) and str(value.value).endswith("."):
                yield value.value


def test_the_makers_page_tells_what_each_error_sentence_means():
    page = " ".join(re.sub("[*`|]", " ", text("docs/boards.md")).split())
    told = {words for words in sentences() if len(words) > 9 and "os.urandom" not in words}
    assert len(told) > 18
    assert [words for words in sorted(told) if words.strip(" .:()") not in page] == []


# --- the limits as they are told


def limits():
    """{what: (limit, measured)} of the table of the board's limits."""
    found = {}
    for line in text("docs/how_it_is_built.md").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) == 4:
            found[cells[0]] = cells[1], cells[2]
    return found


def kb(count):
    return f"{count // budgets.KB} KB"


@pytest.mark.parametrize(
    "what, limit",
    [
        ("live heap at the menu", kb(budgets.MENU_HEAP)),
        ("live heap in a game at its fullest", kb(budgets.GAME_HEAP)),
        ("garbage of a step in a menu", kb(budgets.KEY_GARBAGE)),
        ("garbage of an idle second", budgets.IDLE_GARBAGE or "none at all"),
        ({10: "ten visits"}[budgets.VISITS], kb(budgets.VISITS_HEAP)),
        ("plain calls", budgets.CALLS),
        ("a module compiled", kb(budgets.MODULE_BYTES)),
        ("a module", f"{budgets.MODULE_LINES} lines"),
        ("a step in a menu", f"{budgets.MENU_STEP_LAPS} laps"),
        ("a bot between two looks", f"{budgets.STRETCH_LAPS} laps"),
        ("imported", f"{STARTING_MODULES} modules, {kb(STARTING_BYTES)}"),
    ],
)
def test_how_it_is_built_tells_the_limits_that_the_tests_keep(what, limit):
    table = limits()
    row = what if what in table else [row for row in table if row.startswith(what)][0]
    assert re.match(re.escape(str(limit)) + r"(?![\d.])", table[row][0]), table[row]


def test_how_it_is_built_tells_how_much_lies_on_the_drive():
    """Within a twentieth: it grows a little with every change."""
    told = [told for row, (_, told) in limits().items() if row.startswith("the whole of it")][0]
    files, compiled, sources = [int(number) for number in re.findall(r"\d+", told)]
    for source, size in ((False, compiled), (True, sources)):
        goods = parcel.pack(source=source)
        assert abs(len(goods) - files) <= files / 20
        assert abs(sum(len(data) for data in goods.values()) / 1024 - size) <= size / 20
