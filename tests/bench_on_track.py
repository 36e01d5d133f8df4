# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Figures of Christmas ON TRACK: what an exact score costs, what random and planned play get."""

import random
import time
from concurrent.futures import ProcessPoolExecutor

if __name__ == "__main__":
    import conftest  # noqa: F401  (the project on sys.path)

from on_track_sheets import nasty_sheets, random_sheet, sought_sheets
from vm import host

from games.on_track import bot, data, placing, scoring
from games.on_track.rules import TO_USE, Game
from tinsel.contract import CHANCE, OVER

RANDOM = 20000
GAMES = 200
MOST = 30  # laps


def lap():
    """10,000 small additions, in seconds."""
    begin = time.process_time()
    n = 0
    for _ in range(10000):
        n = n + 1
    return time.process_time() - begin


def laps(deed, tries=1):
    """How long it takes, beside laps of the same moment; the best of the tries."""
    best = None
    for _ in range(tries):
        unit = min(lap() for _ in range(2))
        begin = time.process_time()
        deed()
        spent = (time.process_time() - begin) / unit
        best = spent if best is None else min(best, spent)
    return best


def score_laps(sheet):
    """One sheet, both colours; a slow one is looked at again, since others use the machine too."""
    first = laps(lambda: scoring.score(sheet))
    return first if first < 5 else min(first, laps(lambda: scoring.score(sheet), 4))


def worst_random(count, keep=8):
    """The laps of the slowest of so many random sheets, and the few slowest, the worst last."""
    dice = random.Random(2412)
    slow = []
    for number in range(count):
        if number % 100 == 0:
            unit = min(lap() for _ in range(5))
        sheet = random_sheet(dice, 40, shapes=(0, 0, 1, 1, 2, 3))
        begin = time.process_time()
        scoring.score(sheet)
        spent = (time.process_time() - begin) / unit
        if len(slow) < keep or spent > slow[0][0]:
            # Look again: others use the machine, too.
            slow.append((min(spent, score_laps(sheet)), number, sheet))
            slow = sorted(slow)[-keep:]
    return slow[-1][0], [sheet for _, _, sheet in slow]


def vm_laps(sheets):
    """The slowest of these on the board's kind of Python, in its own laps."""
    import os

    with host.bare() as vm:
        vm.put_modules(host.python_files(os.path.join(host.ROOT, "games"), "/games"))
        vm.run("import time\nfrom games.on_track import scoring")
        vm.run("from games.on_track.sheet import Sheet")
        vm.run(
            "def lap():\n begin = time.ticks_us()\n n = 0\n for _ in range(200000):\n  n += 1\n"
            " return (time.ticks_us() - begin) / 20\n"  # its clock is coarse
            "def spent(sheet):\n begin = time.ticks_us()\n scoring.score(sheet)\n"
            " return time.ticks_us() - begin\n"
        )
        worst = 0
        for sheet in sheets:
            vm.run(
                f"s = Sheet()\ns.built = bytearray({bytes(sheet.built)!r})\n"
                f"red = bytearray({bytes(sheet.ports[0])!r})\n"
                f"s.ports = (red, bytearray({bytes(sheet.ports[1])!r}))\n"
                f"s.tiles = bytearray({bytes(sheet.tiles)!r})\n"
                f"s.pieces = bytearray({bytes(sheet.pieces)!r})\n"
                f"s.colours = bytearray({bytes(sheet.colours)!r})"
            )
            took = [1e9, 1e9]
            for _ in range(6):  # each at its best: others use the machine, too
                took = [min(pair) for pair in zip(took, vm.value("[spent(s), lap()]"))]
            worst = max(worst, took[0] / took[1])
        return worst


# --- players


def think(thinking):
    """What a generator comes to, and how long its stretches were."""
    stretches = []
    while True:
        begin = time.process_time()
        try:
            next(thinking)
        except StopIteration as done:
            return done.value, stretches
        stretches.append(time.process_time() - begin)


def anything(game, dice):
    return [dice.choice(list(game.moves()))]


def change(sheet, drawing, outlook):
    """By how much a drawing changes the score as it counts at once: no look at what may come."""
    tile, colour, circled = drawing.tile, drawing.colour, sheet.circled
    before = dead_near(sheet, tile)
    met = meetings(sheet, drawing)
    # Only what meets track on two sides, or a building that meets some, can make a section longer.
    joins = met > (0 if drawing.building >= 0 else 1)
    sections = sections_of(sheet, colour) if joins else 0
    bot.draw(sheet, drawing)
    if joins:
        sections = sum(scoring.best(sheet, colour)) - sections
    change = before - dead_near(sheet, tile) + sections + sheet.circled - circled
    bot.rub_out(sheet, drawing, circled)
    return change - drawing.spent


def sections_of(sheet, colour, known={}):  # noqa: B006  (the same is asked again and again)
    of = bytes(sheet.built), bytes(sheet.tiles), bytes(sheet.pieces), colour
    if known.get("of") != of:
        known["of"] = of
        known["sum"] = sum(scoring.best(sheet, colour))
    return known["sum"]


def meetings(sheet, drawing):
    """How many ends of its colour the drawing would touch."""
    tile, colour = drawing.tile, drawing.colour
    if drawing.building < 0:
        return placing.joined(sheet, tile, colour, drawing.shape, drawing.way)
    return sum(sheet.connected(tile, port, colour) for port in range(8))


def dead_near(sheet, tile):
    """Dead ends on a tile and beside it, of both colours."""
    dead = 0
    for at in [tile] + [data.BESIDE[4 * tile + edge] for edge in range(4)]:
        if at != data.BORDER:
            for colour in (0, 1):
                bits = sheet.ports[colour][at]
                for port in range(8) if bits else ():
                    dead += bits >> port & 1 and not sheet.connected(at, port, colour)
    return dead


def one_turn(game, dice):
    """One turn ahead and no further: of the same drawings as the hint the two that score most."""
    kept = bot._value
    bot._value = change
    try:
        return the_hint(game, dice)
    finally:
        bot._value = kept


def the_hint(game, dice):
    moves = []
    for drawing in think(bot.plan(game))[0]:
        moves += drawing.moves()
    return moves or [next(game.moves())]


def played(player, seed):
    """A game alone to its end."""
    dice = random.Random(seed)
    game = Game(1)
    while game.turn() != OVER:
        if game.turn() == CHANCE:
            game.play(game.chance(dice.randrange))
            continue
        number = game.number
        for move in player(game, dice):
            if game.stage == TO_USE or number == game.number:
                game.play(move)
    return game


def points(player, seed):
    return played(player, seed).scores()[0]


def mean(player, games):
    """Over seeded games, on all the cores there are."""
    with ProcessPoolExecutor() as pool:
        return sum(pool.map(points, [player] * games, range(games), chunksize=10)) / games


def lines():
    nasty = nasty_sheets()
    worst, slow = worst_random(RANDOM)
    yield "on_track.score.random_20000.worst", worst, f"laps (at most {MOST})"
    yield "on_track.score.nasty_50.worst", max(map(score_laps, nasty)), f"laps (at most {MOST})"
    if host.missing() is None:
        yield "on_track.score.random_20000.vm", vm_laps(slow), f"laps on the VM (at most {MOST})"
        yield "on_track.score.nasty_50.vm", vm_laps(nasty), f"laps on the VM (at most {MOST})"
        yield "on_track.score.sought.vm", vm_laps(sought_sheets()), "laps on the VM"
    game = played(the_hint, 1)
    yield "on_track.score.played_sheet", laps(lambda: scoring.score(game.sheets[0]), 5), "laps"
    spent, longest = hint_laps()
    yield "on_track.hint.mean", spent, "laps a turn"
    yield "on_track.hint.longest_stretch", longest, "laps without a look at the keys"
    for name, player in (("random", anything), ("one_turn", one_turn), ("hint", the_hint)):
        yield f"on_track.mean_score.{name}", mean(player, GAMES), f"points ({GAMES} games)"


def hint_laps():
    """Mean laps of a hint over a game, and the longest stretch between two yields."""
    dice = random.Random(3)
    game = Game(1)
    spent = []
    longest = 0
    unit = min(lap() for _ in range(20))
    while game.turn() != OVER:
        if game.turn() == CHANCE:
            game.play(game.chance(dice.randrange))
            continue
        found, stretches = think(bot.plan(game))
        spent.append(sum(stretches) / unit)
        longest = max([longest] + stretches)
        for drawing in found:
            for move in drawing.moves():
                game.play(move)
    return sum(spent) / len(spent), longest / unit


if __name__ == "__main__":
    for line in lines():
        print(*line, flush=True)
