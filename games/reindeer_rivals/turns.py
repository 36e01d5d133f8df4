# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Turn order for the table: one press a round, then one press a player."""

from micropython import const

from tinsel import seats, widgets
from tinsel.keys import BACK, DOWN, LEFT, OK, UP
from tinsel.room import make_room

from . import ceremony, order

_NAME = "rr.seats"  # how many play; then the round: number (2), roller, starter, die for the way
_ROUND = const(6)
_UNROLLED = const(255)  # in place of a starter
_ATTIC = "rr.order"


class Table:
    """Who plays, and how far the round is."""

    def __init__(self, players):
        self.players = players
        self.number = 1
        self.roller = 0  # who played last, and so holds the die
        self.seats = b""  # in the order of the round; empty: it is to be rolled
        self.at = 0
        self.left = True

    def settle(self, first, way):
        self.left = order.is_left(way)
        self.seats = order.order(self.players, first, self.left)
        self.at = 0

    def step(self, step):
        """On to the next player, or back by one; behind the last a new round begins."""
        self.at = max(self.at + step, 0)
        if self.at == self.players:
            self.roller = self.seats[self.players - 1]
            self.seats = b""
            self.number += 1


def roll(pick, players, roller):
    """The dice of a round: all that were thrown for the start, the seat, the die for the way."""
    faces = []
    first = -1
    while first < 0:
        faces.append(1 + pick(6))
        first = order.starter(players, roller, faces[-1])
    return faces, first, 1 + pick(6)


def start(ui):
    table = ui.attic.get(_ATTIC)
    if table is None:
        table = yield from _table(ui)
        if table is None:
            return None
        ui.attic[_ATTIC] = table
    while True:
        if not table.seats:
            go = yield from _begin(ui, table)
        else:
            go = yield from _pass_on(ui, table)
        if not go:
            ui.lights.clear()
            return None


def _table(ui):
    """As it was when power went, or a new one; None to leave."""
    kept = ui.memory.kept(_NAME) or b"\x00"
    players = kept[0]
    if not 2 <= players <= 5:
        players = yield from _players(ui, 4)
        if not players:
            return None
        ui.memory.keep(_NAME, bytes([players]))
        return Table(players)
    table = Table(players)
    if len(kept) == _ROUND and kept[3] < players and (kept[4] < players or kept[4] == _UNROLLED):
        number = kept[1] | kept[2] << 8
        items = [f"On with round {number}", "New game"]
        chosen = yield from widgets.menu(ui, "Turn order", items, back="Leave")
        if chosen is None:
            return None
        if chosen == 0:
            table.number = number
            table.roller = kept[3]
            if kept[4] != _UNROLLED:
                table.settle(kept[4], kept[5])
    return table


def _keep(ui, table, first, way):
    """One short record a round: the order outlives the battery, whose turn it is people know."""
    if ui.memory.room >= 40:
        number = table.number
        data = (table.players, number & 255, number >> 8 & 255, table.roller, first, way)
        ui.memory.keep(_NAME, bytes(data))


def _players(ui, chosen):
    players = yield from widgets.players(ui, "Turn order", 2, 5, chosen)
    if players:
        yield from make_room(ui, 40)
    return players


def _begin(ui, table):
    """Before a round: roll here, or type what the table's die showed."""
    title = f"Round {table.number}"
    roller = ui.settings.seat_name(table.roller)
    ui.wipe()
    ui.title(title, f"{table.players} play")
    ui.row(0, f"{roller} rolls.")
    ui.row(1, "UP    how many play")
    ui.row(2, "DOWN  our own die")
    seats.glow(ui, table.roller, table.players)
    ui.footer("Roll", "Leave", up="Players", down="Own die")
    while True:
        key = yield
        if key == BACK:
            return False
        if key == UP:
            players = yield from _players(ui, table.players)
            if players and players != table.players:
                table.players = players
                table.roller %= players
                _keep(ui, table, _UNROLLED, 0)
            return True
        if key in (OK, DOWN):
            break
    if key == OK:
        faces, first, way = roll(ui.chance.pick, table.players, table.roller)
    else:
        faces = yield from _own_die(ui, table)
        if faces is None:
            return True
        way = faces.pop()
        first = order.starter(table.players, table.roller, faces[-1])
    table.settle(first, way)
    _keep(ui, table, first, way)  # before it is shown: nobody pulls the battery for another roll
    yield from ceremony.watch(ui, title, table.players, table.roller, faces, first, way)
    return True


def _own_die(ui, table):
    """What a real die showed: for the start as often as it must be rolled, then for the way."""
    faces = []
    first = -1
    while first < 0:
        word = "roll again" if faces else "who starts?"
        face = yield from ceremony.ask_face(ui, word)
        if face is None:
            return None
        faces.append(face)
        first = order.starter(table.players, table.roller, face)
    face = yield from ceremony.ask_face(ui, "which way?")
    return None if face is None else faces + [face]


def _pass_on(ui, table):
    ceremony.standing(ui, table.seats, table.at, f"Round {table.number}", table.left)
    ui.footer("Next", "Leave", left="Before" if table.at else "")
    while True:
        key = yield
        if key == BACK:
            return False
        if key == OK or (key == LEFT and table.at):
            table.step(1 if key == OK else -1)
            return True
