# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""README and manual: every picture is there and drawn by the table, links lead somewhere, and the
game that README shows can be played."""

import os
import re

import pictures
import pytest
from conftest import ROOT
from PIL import Image, ImageChops

from hardware.desktop.machine import Machine


def pages():
    """README and every page of the manual that somebody has begun."""
    docs = os.path.join(ROOT, "docs")
    found = [os.path.join(docs, name) for name in sorted(os.listdir(docs)) if name.endswith(".md")]
    return [os.path.join(ROOT, "README.md")] + [page for page in found if os.path.getsize(page)]


def text(page):
    with open(page, encoding="utf-8") as file:
        return file.read()


def links(page):
    """What a page points to, in Markdown or HTML; code is left out."""
    prose = re.sub(r"```.*?```|`[^`]*`", "", text(page), flags=re.S)
    return re.findall(r"\]\(([^)\s]+)\)", prose) + re.findall(r'(?:src|href)="([^"]+)"', prose)


def places(page):
    """The headings of a page as links name them."""
    heads = re.findall(r"^#+ (.+)$", text(page), re.M)
    return {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", pages(), ids=lambda page: os.path.relpath(page, ROOT))
def test_every_picture_and_link_leads_somewhere(page):
    for link in links(page):
        if link.startswith("https://"):
            continue
        path, _, place = link.partition("#")
        whole = os.path.join(os.path.dirname(page), path) if path else page
        assert os.path.exists(whole), f"{link} is not there"
        assert not place or place in places(whole), f"{link}: no such heading"


def test_every_picture_of_the_table_is_drawn_named_and_small():
    endings = (".png", ".gif", ".svg")
    named = {
        os.path.basename(link) for page in pages() for link in links(page) if link.endswith(endings)
    }
    rows = [row.name + ".png" for row in pictures.table()]
    rows += [os.path.basename(row.path) for row in (pictures.FILM, pictures.WIRING)]
    assert len(rows) == len(set(rows))
    assert set(os.listdir(pictures.FOLDER)) == set(rows), "make pictures"
    assert set(rows) - named == set(), "drawn, but shown nowhere"
    for row in pictures.table():
        assert os.path.getsize(row.path) < 60_000
        assert Image.open(row.path).width <= 1100


@pytest.mark.parametrize("row", pictures.table(), ids=repr)
def test_a_picture_is_what_its_screen_shows_today(row):
    there = Image.open(row.path).convert("RGB")
    now = row.draw().quantize(128, dither=0).convert("RGB")
    same = there.size == now.size and not ImageChops.difference(there, now).getbbox()
    assert same, f"{row.name}.png shows what was: make pictures, and look at it"


def test_a_picture_of_what_was_is_found(tmp_path, monkeypatch):
    row = pictures.Shot("menu", pictures.MACROPAD, "DOWN")  # not the row that was drawn
    with pytest.raises(AssertionError, match="make pictures"):
        test_a_picture_is_what_its_screen_shows_today(row)


def test_the_moving_picture_is_what_the_screens_show_today_and_its_lights_move(
    tmp_path, monkeypatch
):
    with open(pictures.FILM.path, "rb") as file:
        there = file.read()
    monkeypatch.setattr(pictures, "FOLDER", str(tmp_path))
    pictures.FILM.save()
    with open(pictures.FILM.path, "rb") as file:
        assert there == file.read(), "make pictures"
    film = Image.open(pictures.FILM.path)
    assert film.n_frames > 20 and len(there) < 400_000
    lights = set()
    for number in range(film.n_frames):
        film.seek(number)
        frame = film.convert("RGB")
        lights.add(frame.crop((0, frame.height // 2, frame.width, frame.height)).tobytes())
    assert len(lights) > 8


def test_the_wiring_diagram_is_drawn_from_the_pins_of_the_code():
    assert text(pictures.WIRING.path) == pictures.WIRING.text(), "make pictures"


def test_the_wiring_diagram_leads_each_wire_to_its_pin():
    import wiring

    wires = Machine("pico_oled", start=0).board.WIRES
    drawn = wiring.svg(wires)
    for use, pin in wires:
        x, y = wiring.place(wiring.number(pin))
        assert f' {x},{y}"' in drawn, use
    moved = wiring.svg([(use, "GP22" if use == "BUZZER" else pin) for use, pin in wires])
    x, y = wiring.place(29)  # GP22
    assert f' {x},{y}"' in moved and f' {x},{y}"' not in drawn


def test_every_page_of_the_manual_can_be_reached_from_its_first():
    docs = os.path.join(ROOT, "docs")
    linked = {link.partition("#")[0] for link in links(os.path.join(docs, "README.md"))}
    linked.add("README.md")
    assert {os.path.basename(page) for page in pages()} - linked == set(), (
        "name it in docs/README.md"
    )
    assert "docs/README.md" in links(os.path.join(ROOT, "README.md"))


@pytest.mark.parametrize("row", pictures.TABLE, ids=repr)
def test_the_keys_of_a_picture_still_lead_there(row):
    """Whoever moves a screen hears of it: keys that fit no more are a sentence, not a picture."""
    machine = row.machine()
    if "splash" not in row.keys:
        assert machine.text()[0].strip()


def test_a_picture_is_what_make_shot_takes(tmp_path):
    from hardware.desktop import shot

    row = next(row for row in pictures.TABLE if row.name == "dice_picosystem")
    out = tmp_path / "shot.png"
    words = ["--board", row.board, "--keys", row.keys, "--dice", row.dice, "--out", str(out)]
    assert shot.main(words) == 0
    assert Image.open(out).tobytes() == row.draw().tobytes()


@pytest.mark.parametrize("board", ["macropad", "picosystem", "pico_oled"])
def test_the_game_that_readme_shows_is_found_and_played(tmp_path, board):
    readme = text(os.path.join(ROOT, "README.md"))
    files = re.findall(r"`games/coin/(\w+\.py)`.*?```python\n(.*?)```", readme, re.S)
    assert [name for name, _ in files] == ["__init__.py", "toss.py"]
    assert sum(code.count("\n") for _, code in files) <= 30
    folder = tmp_path / "games" / "coin"
    folder.mkdir(parents=True)
    for name, code in files:
        (folder / name).write_text(code)
    machine = Machine(board, dice=[2, 1], games=tmp_path / "games")
    assert machine.console.trouble == []
    machine.keys("pick:Coin")
    assert machine.text()[0].startswith("Coin")
    ready = machine.frame()
    machine.press("OK")
    heads = machine.frame()
    machine.press("OK")
    assert len({ready, heads, machine.frame()}) == 3
    machine.press("BACK")
    assert machine.text()[0].startswith("Tinselbox")


def test_the_manual_names_every_line_of_settings_toml_with_its_usual_value():
    boards = text(os.path.join(ROOT, "docs", "boards.md"))
    settings = text(os.path.join(ROOT, "settings.toml"))
    for name in re.findall(r"^# (TINSELBOX_\w+)", settings, re.M):
        assert f"`{name}`" in boards
    for name, value in re.findall(r"^# (TINSELBOX_(?!BOARD)\w+) = ([^\s\"]+) ", settings, re.M):
        assert re.search(rf"\| `{name}` \| {value} \|", boards), name


def test_the_wiring_table_is_what_the_module_does():
    machine = Machine("pico_oled", start=0)
    boards = text(os.path.join(ROOT, "docs", "boards.md"))
    wiring = boards[boards.index("## Wiring") : boards.index("## settings")]
    order = re.findall(r"\| (GP\d+) \| (\d+) \|", wiring)
    wires = [pin for _, pin in machine.board.WIRES]
    assert [pin for pin, _ in order] == wires
    # A Pico's own numbers: every fifth pin from 3 is ground.
    ground = [3, 8, 13, 18, 23]
    numbers = [n for n in range(1, 24) if n not in ground]
    assert all(int(number) == numbers[int(pin[2:])] for pin, number in order)
