# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The sheet played on the device: alone against your best, or up to four with the same rolls."""

from tinsel import seats, sound, widgets
from tinsel.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from tinsel.shelf import forget

from . import data
from .moves import BUILD, LIE, MERGE, SKIP, STAR, TRACK
from .rules import TO_LAY, TO_USE, Game
from .view import View

__all__ = ("Game", "start", "choose", "show", "seen", "over")

_SCORE = "on_track.score"
_HANDED = "on_track.handed"
_BEST = "on_track.best"
_PLANNED = "on_track.planned"  # (moves of the game before it, the rest of a choice), see _plan
_ROUTES = (SKIP, 1)  # entries of the list that are no moves
_HINT = (SKIP, 2)
_COUNTING = ("scoring", "network", "search", "states", "plan")  # what an exact score takes


def start(ui):
    """How many sheets? The die table is the one that the owner has set."""
    answer = yield from widgets.players(ui, "Sheets", 1, data.SEATS)
    if answer is None:
        return None
    ui.attic.pop(_HANDED, None)
    ui.attic.pop(_BEST, None)
    ui.attic.pop(_PLANNED, None)
    from .match import remembered

    options = remembered(ui.memory)
    forget(__name__, "match")
    return answer, options


def choose(ui, game):
    seat = game.turn()
    if game.players > 1 and ui.attic.get(_HANDED) != seat:
        if (yield from seats.curtain(ui, seat, game.players)) == BACK:
            return BACK
        ui.attic[_HANDED] = seat
    seats.glow(ui, seat, game.players)
    planned = ui.attic.pop(_PLANNED, None)
    if planned and planned[1] and planned[0] == ui.story.moves:
        return _plan(ui, planned[1])
    ui.attic[_SCORE] = _count(game.sheet())
    if game.stage == TO_USE:
        forget(__name__, "placing")  # of the drawing before
        return (yield from _use(ui, game))
    from . import placing

    view = _view(ui, game)  # a drawing that was cut short, or undone so far
    if game.stage == TO_LAY:
        way = yield from placing.lie(view, game.sheet(), placing.Draft(game), game.tile, "Leave")
        return BACK if way < 0 else (LIE, way)
    moves = yield from placing.draw(ui, game, view, None, "Leave")
    if moves is None:
        return BACK
    return _plan(ui, moves)


def _plan(ui, moves):
    """The first of some moves; the others follow without a question, if this one is played."""
    ui.attic[_PLANNED] = (ui.story.moves + 1, moves[1:])
    return moves[0]


def _count(sheet):
    """The score; what counts it is large and gives its memory back."""
    from . import scoring

    score = scoring.score(sheet)
    del scoring
    forget(__name__, *_COUNTING)
    return score


def _view(ui, game):
    """The sheet of the seat whose turn it is, with title and dice."""
    view = View(ui)
    sheet = game.sheet()
    score = ui.attic.get(_SCORE)
    if score is None:
        score = _count(sheet)
    who = _who(ui, game, game.seat)
    view.words(who, game.round(), sheet.left(), score, game.players > 1)
    view.sheet(sheet)
    view.dice(game)
    return view


def _who(ui, game, seat):
    if game.players > 1:
        return ui.settings.seat_name(seat)
    best = _to_beat(ui, game)
    return "On track" if best is None else f"Best {best}"


def _to_beat(ui, game):
    """Who plays alone plays against their own best; None: there is none yet, or none like it."""
    if game.players > 1 or not game.ranked():
        return None
    if _BEST not in ui.attic:
        best = ui.memory.records("on_track", 0)[1]
        ui.attic[_BEST] = best[0][0] if best else None
    return ui.attic[_BEST]


def show(ui, game, seat=None):
    """The sheet that was drawn on last, for the history."""
    last = game.seat
    if last and game.stage == TO_USE and not game.drawn:
        # The turn has just come to this one, unless a star or a merge has changed the dice.
        last -= bytes(game.dice) == bytes(game.roll) + b"\0"
    view = View(ui)
    view.sheet(game.sheets[last])
    view.dice(game)
    if game.players > 1:
        name = ui.settings.seat_name(last)
        view.line(f"Sheet of {name}", name)


def seen(ui, game, drawn):
    """The three dice, until somebody has seen them."""
    from .rolling import rolled

    best = _to_beat(ui, game)
    note = "" if best is None else f"Your best: {best}"
    yield from rolled(ui, game.roll, f"Turn {game.round()} of {game.turns}", note)
    forget(__name__, "rolling")


# --- which die, and what it draws


def entries(game):
    """All that can be done with the dice: moves, one entry a merge, then routes and the hint."""
    found = list(game.drawings())
    stuck = not found
    for pair in range(3):
        if game.may_merge(pair):
            found.append((MERGE, 6 * pair))
    for number in range(8):
        if game.may_star(number >> 1, number & 1):
            found.append((STAR, number))
    if stuck:
        found.append((SKIP,))
    return found + [_ROUTES, _HINT]


def label(game, move):
    """(long, short): 20 characters at the most, and 10."""
    if move == _ROUTES:
        return "Show what counts", "Routes"
    if move == _HINT:
        return "Ask for a hint", "Hint"
    verb = move[0]
    if verb == SKIP:
        return "No room: skip it", "No room"
    number = move[1]
    if verb == MERGE:
        one, other = data.PAIRS[number // 6]
        names = f"{game.die_name(one)}+{game.die_name(other)}"
        return f"Merge {names}: any", "Merge " + names.replace("+", "")
    name = game.die_name(number >> 1)
    if verb == STAR:
        to = game.dice[number >> 1] + (1 if number & 1 else -1)
        return f"Star: {name} becomes {to}", f"*{name} > {to}"
    row = game.table[game.dice[number >> 1] - 1]
    letter = "" if number >> 1 == number & 1 else "RG"[number & 1]
    if verb == BUILD:
        what, short = data.BUILDINGS[row & 15], data.SHORT[row & 15]
    else:
        what = data.SHAPES[row >> 4]
        short = data.SHORT_SHAPES[row >> 4]
    return f"{name}: {data.COLOURS[number & 1]} {what}", f"{name}{letter} {short}"


def _use(ui, game):
    view = _view(ui, game)
    found = entries(game)
    at = 0
    while True:
        long, short = label(game, found[at])
        view.line(long, short)
        view.keys("Take", "Leave", "^v", up="Before", down="Next", left="Routes", right="Hint")
        key = yield
        if key == UP:
            at = (at - 1) % len(found)
        elif key == DOWN:
            at = (at + 1) % len(found)
        elif key == BACK:
            return BACK
        elif key == LEFT or (key == OK and found[at] == _ROUTES):
            from . import placing

            yield from placing.routes(ui, game.sheet(), view)
            del placing
            forget(__name__, "placing")
            view = _view(ui, game)
        elif key == RIGHT or (key == OK and found[at] == _HINT):
            moves = yield from _hint(ui, game, view)
            if moves is not None:
                return _plan(ui, moves)
            view = _view(ui, game)
        elif key == OK and found[at][0] == MERGE:
            move = yield from _merge(ui, game, view, found[at][1] // 6)
            if move is not None:
                return move
            view.dice(game)
        elif key == OK and found[at][0] in (BUILD, TRACK):
            from . import placing

            moves = yield from placing.draw(ui, game, view, found[at])
            if moves is not None:
                return _plan(ui, [found[at]] + moves)
        elif key == OK:
            if found[at][0] == SKIP:
                ui.sound.play(sound.REFUSE)
            return found[at]


def _merge(ui, game, view, pair):
    """Which number the two dice make."""
    number = game.dice[data.PAIRS[pair][0]] - 1
    while True:
        row = game.table[number]
        house, track = data.SHORT[row & 15], data.SHORT_SHAPES[row >> 4]
        view.line(f"As {number + 1}: {house}, {track}", "or " + track, f"{number + 1}: {house}")
        view.keys("Merge", "Dice", "^v", up="More", down="Less")
        key = yield
        if key in (UP, RIGHT):
            number = (number + 1) % 6
        elif key in (DOWN, LEFT):
            number = (number - 1) % 6
        elif key == BACK:
            return None
        elif key == OK:
            return (MERGE, 6 * pair + number)


def _hint(ui, game, view):
    """The best of the two dice, one turn ahead. Returns the moves of all it shows, or None."""
    from . import bot, placing

    view.line("Thinking ...", "Thinking")
    view.keys("", "Stop")
    thinking = bot.plan(game)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            found = done.value
            break
        if (yield 0) == BACK:
            return None
    if not found:
        return None
    words = bot.told(game, found)
    forget(__name__, "bot", "outlook")
    if (yield from placing.trial(ui, view, words, found)):
        return sum([drawing.moves() for drawing in found], [])
    return None


def over(ui, game):
    """Every finished sheet, and what it came to; RIGHT shows what counted."""
    from . import placing, result

    scores = game.scores()
    forget(__name__, *_COUNTING)
    for seat in range(game.players):
        sheet, score = game.sheets[seat], scores[seat]
        seats.glow(ui, seat, game.players)
        long, short, above = result.told(game, scores, seat)
        best = _to_beat(ui, game)
        who = _who(ui, game, seat)
        if best is not None:
            above = who = "New best!" if score > best else who
        key = LEFT
        while key not in (OK, BACK):
            if key == LEFT:
                view = View(ui)
                view.words(who, game.turns, sheet.left(), score)
                view.sheet(sheet)
                view.line(long, short, above or who)
                view.keys("Go on", "Go on", ">", right="Routes")
            key = yield
            if key == RIGHT:
                yield from placing.routes(ui, sheet, view, "Sheet")
                key = LEFT
