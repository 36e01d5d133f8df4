# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The ledger's screens: what a firm does in its turn, what the cities want, who has how much."""

from tinsel import screen, widgets
from tinsel.keys import BACK
from tinsel.shelf import forget
from tinsel.words import both_ends

from . import data, ledger, rounds
from .asking import enough, everyone, firm_lines, glow, seen
from .ledger import BIG, CITY, DEPOT, LITTLE, ROAD, Game

__all__ = ("Game", "start", "choose", "show", "luck", "seen", "over")

_TRIPS = (
    (DEPOT, CITY, "Depot to a city"),
    (ROAD, CITY, "Road to a city"),
    (DEPOT, ROAD, "Depot to the road"),
    (ROAD, ROAD, "On along the road"),
    (ROAD, DEPOT, "Road to the depot"),
)
_known = []  # the owner's cities, once they are read
_typed = []  # the die for the way, just typed: the order is still to be shown


def start(ui):
    chosen = 0
    while True:
        items = ["Start", "Match your board"]
        chosen = yield from widgets.menu(ui, "Ledger", items, chosen)
        if chosen is None:
            return None
        if chosen == 1:
            from .board import match

            yield from match(ui)
            _known.clear()
            continue
        players = yield from widgets.players(ui, "Ledger", 2, rounds.SEATS, 3)
        if players:
            from .board import options

            _names(ui)
            return players, options(_known)


def _names(ui):
    """Have the owner's names for the cities at hand."""
    if not _known:
        from .board import read

        _known.extend(read(ui.memory))
        ledger.names[:] = [name for name, _ in _known]
        forget(__name__, "board")


def luck(ui, game):
    """Roll here, or type what the table's die showed."""
    _names(ui)
    _typed.clear()
    way = game.starter >= 0
    seat = game.starter if way else game.roller
    glow(ui, game, seat)
    title = ui.settings.seat_name(seat) + (" starts" if way else " rolls")
    chosen = 0
    while True:
        items = ["Roll", "Type our own die"]
        chosen = yield from widgets.menu(ui, title, items, chosen, back="Leave")
        if chosen is None:
            return BACK
        if chosen == 0:
            return None
        from .ceremony import ask_face

        face = yield from ask_face(ui, "which way?" if way else "who starts?")
        while face and not way and face > game.players:  # as the rule says
            face = yield from ask_face(ui, "roll again")
        if face and way:
            _typed.append(face)
        if face:
            return (rounds.WAY if way else rounds.FIRST, face)


def choose(ui, game):
    _names(ui)
    seat = game.turn()
    glow(ui, game, seat)
    if game.asked:
        return (yield from enough(ui, game))
    if _typed:
        from .ceremony import stands

        yield from stands(ui, game, _typed.pop())
        glow(ui, game, seat)  # whoever starts may have no money, and is passed over
    chosen = -1 if game.supplied() else 0  # to pass comes first when there is nothing to win
    while True:
        items = []
        does = []
        left = (data.SPEND - game.spent) // data.LITTLE_RENT
        for kind, word in ((LITTLE, f"Little sleigh ({left})"), (BIG, "Big sleigh")):
            if _trips(game, seat, kind):
                items.append(word)
                does.append(kind)
        if chosen < 0:
            chosen = len(items)
        title = f"{ui.settings.seat_name(seat)} ${game.cash(seat)}"
        done = "Turn is done" if game.spent else "Pass"
        if game.supplied():
            title = ui.settings.seat_name(seat) + " all full"
            done = "Last round: done" if game.spent else "Last round: pass"
        items += [done, "Cities", "Everyone"]
        does += [rounds.PASS, 20, 21]
        chosen = yield from widgets.menu(ui, title, items, chosen, back="Leave")
        if chosen is None:
            return BACK
        what = does[chosen]
        if what == rounds.PASS:
            return (rounds.PASS,)
        if what == 20:
            yield from widgets.page(ui, f"{game.missing()} wanted", city_lines(ui, game))
        elif what == 21:
            yield from everyone(ui, game)
        else:
            move = yield from _trip(ui, game, seat, what)
            if move:
                return move


def _trips(game, seat, kind):
    """The rows of _TRIPS that can be made."""
    found = []
    for row in _TRIPS:
        source, target, _ = row
        if target == CITY:
            for city in range(len(game.need)):
                if not game.fault(seat, kind, source, CITY + city, 1):
                    found.append(row)
                    break
        elif not game.fault(seat, kind, source, target, 1):
            found.append(row)
    return found


def _trip(ui, game, seat, kind):
    """From where to where, and how many; None to think again."""
    trips = _trips(game, seat, kind)
    chosen = 0
    while True:
        title = "Big sleigh" if kind == BIG else "Little sleigh"
        chosen = yield from widgets.menu(ui, title, [row[2] for row in trips], chosen)
        if chosen is None:
            return None
        source, target, _ = trips[chosen]
        if target == CITY:
            target = yield from _city(ui, game, seat, source)
            if target is None:
                continue
        most = 1
        while not game.fault(seat, kind, source, target, most + 1):
            most += 1
        count = 1
        if most > 1:
            what = "packets" if kind == BIG else "little sleighs"
            first = most if kind == BIG else 1
            count = yield from widgets.number(ui, "How many?", first, 1, most, what)
        if count:
            return (kind, source, target, count)


def _city(ui, game, seat, source):
    open_cities = []
    items = []
    for city in range(len(game.need)):
        if not game.fault(seat, LITTLE, source, CITY + city, 1):
            open_cities.append(city)
            items.append(both_ends(ledger.name(city), str(game.need[city]), ui.cols))
    chosen = yield from widgets.menu(ui, "To which city?", items)
    return None if chosen is None else CITY + open_cities[chosen]


def city_lines(ui, game):
    lines = []
    for city in range(len(game.need)):
        need = game.need[city]
        lines.append(both_ends(ledger.name(city), str(need) if need else "full", ui.cols))
    return lines


def show(ui, game, seat=None):
    """The firms, and what is still wanted, for the history."""
    _names(ui)
    ui.wipe()
    lines = firm_lines(ui, game)
    if ui.rows > game.players:
        lines.append(both_ends("Cities want", str(game.missing()), ui.cols))
    for row in range(min(len(lines), ui.rows)):
        ui.row(row, lines[row], screen.PLAIN)


def over(ui, game):
    from .finish import early

    yield from early(ui, game)
