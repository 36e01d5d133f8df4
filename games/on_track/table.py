# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The companion beside the printed sheets: dice, turns, a star bank each, and the score form."""

from tinsel import screen, sound, widgets
from tinsel.keys import BACK, DIGIT, DOWN, LEFT, OK, RIGHT, UNDO, UP

from . import data, dice, rolling
from .match import remembered
from .tally import CIRCLE, ENTER, FIELDS, FILL, NEXT, ROLL, SEATS, STARS, Game

__all__ = ("Game", "start", "choose", "show", "luck", "seen")


def start(ui):
    players = yield from widgets.players(ui, "At the table", 1, SEATS)
    if players is None:
        return None
    return players, remembered(ui.memory)


def _title(ui, game, chosen=-1):
    """The turn, and the star that every fifth one brings; at a bank, what the arrows do there."""
    away = -game.number % data.EVERY
    star = "* this turn" if not away else f"* in {away}"
    if chosen >= 0:
        star = "<use *get>"
    elif game.number + away > game.turns:
        star = ""  # the game ends before
    turn = f"{game.round()}/{game.turns}"
    whole = 5 + len(turn) + len(star) < ui.cols
    ui.title(("Turn " if whole else "T") + turn, star)


def luck(ui, game):
    """OK rolls; real dice can be typed in."""
    while True:
        ui.wipe()
        _title(ui, game)
        ui.lights.clear()
        canvas = ui.canvas(0, ui.rows - 1)
        dice.row(canvas, bytes(3))
        ui.centre(ui.rows - 1, "RIGHT: real dice")
        ui.footer("Roll", "Leave", right="Real dice")
        key = None
        while key not in (OK, BACK, RIGHT):
            key = yield
        if key == OK:
            return None
        if key == BACK:
            return BACK
        move = yield from _typed(ui)
        if move is not None:
            return move


def _typed(ui):
    """What three real dice show: UP and DOWN change one, or a digit."""
    values = bytearray(b"\x01\x01\x01")
    at = 0
    ui.wipe()
    ui.title("Real dice", "1-6")
    canvas = ui.canvas(0, ui.rows - 1)
    while True:
        canvas.clear()
        dice.row(canvas, values)
        ui.centre(ui.rows - 1, ("Red die", "Green die", "White die")[at] + f": {values[at]}")
        ui.footer("Next" if at < 2 else "Take", "Back", up="+1", down="-1", digits="Type", last=6)
        key = yield
        if key in (UP, RIGHT):
            values[at] = values[at] % 6 + 1
        elif key in (DOWN, LEFT):
            values[at] = (values[at] - 2) % 6 + 1
        elif key is not None and DIGIT < key <= DIGIT + 6:
            values[at] = key - DIGIT
        elif key == OK and at < 2:
            at += 1
        elif key == OK:
            return (ROLL, 36 * values[0] + 6 * values[1] + values[2] - 43)
        elif key == BACK and at:
            at -= 1
        elif key == BACK:
            return None


def seen(ui, game, drawn):
    ui.wipe()
    _title(ui, game)
    canvas = ui.canvas(0, _canvas_rows(ui))
    ui.footer("", "")
    yield from rolling.tumble(ui, canvas, game.roll)


def _canvas_rows(ui):
    return 2 if ui.rows < 5 else 3


def show(ui, game, seat=None):
    """The dice and the banks; after the last turn, the sums."""
    ui.wipe()
    _title(ui, game)
    if game.roll[0]:
        dice.row(ui.canvas(0, _canvas_rows(ui)), game.roll)
        _banks(ui, game, -1)
    else:
        scores = game.scores()
        for place in range(min(game.players, ui.rows)):
            ui.ends(place, ui.settings.seat_name(place), str(scores[place]))


def _bank(ui, game, seat):
    """Blue +5 -2 = *3: five circled, two filled in, three left."""
    return ui.settings.seat_name(
        seat
    ), f"+{game.circled[seat]} -{game.filled[seat]} = *{game.left(seat)}"


def _banks(ui, game, chosen):
    """Doubles, or keys, and as many banks as there is room for; the chosen one among them."""
    first = _canvas_rows(ui)
    rows = ui.rows - first
    values = _dice(game, chosen)
    merge = rolling.merging(values)
    if rows == 1:
        if chosen < 0:
            short = "^v banks < " + merge.split(":")[0]
            ui.centre(first, short if merge else "UP: banks LEFT: table")
        else:
            name, stars = _bank(ui, game, chosen)
            ui.ends(first, name, stars, screen.CHOSEN)
        return
    if chosen < 0:
        merge = "<" + merge if merge else "LEFT: number table"
    ui.centre(first, merge)
    top = min(max(chosen - 1, 0), max(game.players - rows + 1, 0))
    for row in range(rows - 1):
        seat = top + row
        if seat < game.players:
            name, stars = _bank(ui, game, seat)
            style = screen.CHOSEN if seat == chosen else screen.PLAIN
            ui.ends(first + 1 + row, name, stars, style)


def _dice(game, seat):
    """The roll, or the dice as a player's stars have changed them."""
    return game.roll if seat < 0 else game.dice[3 * seat : 3 * seat + 3]


def choose(ui, game):
    if game.number > game.turns:
        return (yield from _form(ui, game))
    ui.wipe()
    _title(ui, game)
    dice.light(ui, game.roll)
    canvas = ui.canvas(0, _canvas_rows(ui))
    shown = None
    chosen = ui.attic.get("on_track.bank", -1)
    chosen = chosen if chosen < game.players else -1
    while True:
        _title(ui, game, chosen)
        if shown != _dice(game, chosen):
            shown = _dice(game, chosen)
            canvas.clear()
            dice.row(canvas, shown)
        _banks(ui, game, chosen)
        if chosen < 0:
            ui.footer("Next", "Leave", up="Bank", down="Bank", left="Table", right="Table")
        else:
            ui.footer("Next", "Leave", up="Bank", down="Bank", left="Use star", right="+star")
        key = yield
        ui.attic["on_track.bank"] = chosen
        if key == OK:
            ui.attic["on_track.bank"] = -1
            return (NEXT,)
        if key == BACK:
            return BACK
        if key in (UP, DOWN):
            chosen = (chosen + 1 + (1 if key == DOWN else -1)) % (game.players + 1) - 1
        elif key in (LEFT, RIGHT) and chosen < 0:
            yield from widgets.page(ui, "Numbers", lines(game, ui.cols))
            return None
        elif key == RIGHT:
            return (CIRCLE, chosen)
        elif key == LEFT:
            return (yield from _fill(ui, game, chosen))


def _fill(ui, game, seat):
    """Which die the star changes; one that shows 1 or 6 goes one way only."""
    changes = list(game.changes(seat))
    name = ui.settings.seat_name(seat)
    if not changes:
        ui.sound.play(sound.REFUSE)
        yield from widgets.tell(ui, name, "No circled star is left to fill in.")
        return None
    items = []
    for number in changes:
        value = game.dice[3 * seat + (number >> 1)]
        to = value + (1 if number & 1 else -1)
        items.append(f"{data.DICE[number >> 1]}{value} to {to} {draws(game.table, to)}")
    at = yield from widgets.menu(ui, name + " uses a star", items, ok="Fill in")
    return None if at is None else (FILL, seat, changes[at])


def draws(table, number):
    """Shop/line: what a number draws."""
    row = table[number - 1]
    return data.SHORT[row & 15] + "/" + data.SHORT_SHAPES[row >> 4]


def lines(game, cols):
    """What merging would allow now, then what each number draws."""
    found = []
    for pair in dice.doubles(game.roll):
        one, other = data.PAIRS[pair]
        third = 3 - one - other
        found.append(
            f"{data.DICE[one]}{game.roll[one]}={data.DICE[other]}{game.roll[other]} as one die:"
        )
        found.append(" any number, R or G,")
        found.append(f" and {data.DICE[third]}{game.roll[third]} as it is.")
    for number in range(1, 7):
        row = game.table[number - 1]
        found.append(f"{number} {data.BUILDINGS[row & 15]} or")
        found.append(f"  {data.SHAPES[row >> 4]}")
    return found


def _form(ui, game):
    """The score form, seat by seat, number by number; BACK goes to the one before."""
    seat = game.turn()
    field = game.field()
    why, _, most = FIELDS[field]
    story = ui.story
    value = game.left(seat) if field == STARS else 0
    if story.can_redo:  # it was entered, and gone back from
        value = story.move(story.moves)[1]
    back = "Before" if len(game.form) else "Leave"
    answer = yield from widgets.number(
        ui, ui.settings.seat_name(seat), value, 0, most, why, ok="Next", back=back
    )
    if answer is None:
        return UNDO if len(game.form) else BACK
    return (ENTER, answer)
