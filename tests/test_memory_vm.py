# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The board's own kind of Python reads the same from a spoilt memory, and reads a full one soon."""

import base64
import random

import pytest
import stories
import test_memory_spoilt as spoilt
from vm import host

from hardware.desktop.flash import Flash, PowerCut
from tinsel.journal import Journal
from tinsel.sector import Sector

MOUNT_LAPS = 2.0  # of a full sector: 0.3 s on an RP2040, once, behind the start picture

ASK = """
import base64_of
from tinsel.journal import Journal
def told(data):
    nvm = bytearray(data)
    journal = Journal(nvm)
    log = journal.log
    found = [[log.what(at), list(log.body(at))] for at in log.walk()]
    if journal.needs_tidy(150):
        journal.tidy()
    journal.keep("after", b"all")
    journal.count(20, (20, 1))
    dice = [[sides, list(journal.tally(sides))] for sides in journal.dice()]
    games = [[row[0], row[3]] for row in journal.open_games()]
    best = [journal.records(kind)[0] for kind in ("sled_dash", "gift_shelf")]
    journal.tidy()
    return [found, journal.trouble, dice, games, best, sum(nvm)]
"""

LAP = """
def lap():
    total = 0
    for _ in range(10000):
        total += 1
    return total
"""


@pytest.fixture(scope="module")
def board():
    host.need()
    with host.bare() as vm:
        vm.put_modules(host.python_files(host.ROOT + "/lib/tinsel", "/lib/tinsel"))
        vm.put([("/base64_of.py", b"from binascii import a2b_base64 as data\n")])
        vm.run(ASK)
        yield vm


def on_board(vm, data):
    text = base64.b64encode(data).decode()
    return vm.value(f"told(base64_of.data('{text}'))")


def here(data):
    space = {}
    exec(ASK.replace("import base64_of", ""), space)  # the very same lines
    return [list(part) if isinstance(part, tuple) else part for part in space["told"](data)]


def full_sector():
    """As many records as fit: the longest walk there is."""
    nvm = bytearray(b"\xff" * 4096)
    journal = Journal(nvm)
    stories.furnish(journal)
    story = stories.take_up(journal)
    number = 0
    while journal.room > 20:
        stories.do(journal, story, ("play", number))
        if story.game.turn() == stories.OVER:
            for _ in range(9):
                story.undo()
        number += 1
    return bytes(nvm)


@pytest.mark.parametrize("number", range(20))
def test_a_spoilt_memory_reads_the_same_on_the_board(board, number):
    data, _ = spoilt.WAYS[number % len(spoilt.WAYS)](random.Random(500 + number))
    assert on_board(board, data) == here(data)


def mount_laps(vm, data):
    """Laps that the board takes to start with this memory."""
    text = base64.b64encode(data).decode()
    vm.run(f"import base64_of\nfrom tinsel.journal import Journal\nnvm = base64_of.data('{text}')")
    vm.run(LAP)
    lap = mount = 1e9
    for _ in range(8):  # the PC is busy: the best of each counts
        vm.run("for _ in range(5):\n    lap()")
        lap = min(lap, vm.ms)
        vm.run("for _ in range(5):\n    Journal(nvm)")
        mount = min(mount, vm.ms)
    return mount / lap


def test_a_full_memory_is_read_within_the_start_picture(board):
    data = full_sector()
    assert len(list(Journal(bytearray(data)).log.walk())) > 400
    assert mount_laps(board, data) < MOUNT_LAPS


def test_cuts_and_damage_do_not_make_it_slow(board):
    """A battery that was pulled in every second write, and a hole: searches behind bad places."""
    flash = Flash()
    while Sector(flash).room > 20:
        Journal(flash).count(6, (1, 2, 3))
        flash.cut_after = 5
        with pytest.raises(PowerCut):
            Journal(flash).count(6, (4, 5, 6))
    journal = Journal(flash)
    assert len(journal.log.gaps) > 100 and sum(journal.tally(6)) > 300
    assert mount_laps(board, bytes(flash.data)) < MOUNT_LAPS
    data = bytearray(full_sector())
    data[700] ^= 0x10
    assert mount_laps(board, data) < MOUNT_LAPS
