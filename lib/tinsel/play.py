# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Plays any game that keeps the contract: whose choice, bots, undo and redo, the end.

A mode module has Game and start(ui), and may have
    choose(ui, game)            a generator that returns a move, or BACK to leave; undo is done here
    show(ui, game, seat=None)   draws the board as that seat sees it; None: what all may see.
                                May return what brings back a board that it has drawn over
    bot(game, seat, strength, pick)   a generator that thinks, yields often, and returns a move
    quiet(game, move)           is this move of a bot not worth a look?
    forced(game)                a person's move that is no choice, played unseen; or None
    luck(ui, game)              asked when luck is to move: what real dice showed, or None
    seen(ui, game, drawn)       shows what luck has just done
    over(ui, game)              before the standings
    HIDDEN = True               hands are hidden: a curtain between persons
    PACE = 1200                 ms that a bot's move can be looked at
Without choose(), the moves are a menu in words.
"""

from tinsel import seats, sound, widgets
from tinsel.contract import CHANCE, OVER
from tinsel.keys import BACK, DOWN, OK, REDO, UNDO
from tinsel.sector import MemoryFull
from tinsel.words import fitted


def play(ui, story, mode):
    """From where the game stands until it is left or put away."""
    ui.story = story
    choose = getattr(mode, "choose", _menu)
    people = seats.persons(story.bots, story.players)
    curtained = getattr(mode, "HIDDEN", False) and len(people) > 1
    holder = None  # the person who holds it: nobody knows after power-off
    while True:
        game = story.game
        seat = game.turn()
        answer = None
        if seat == OVER:
            from tinsel import standings

            answer = yield from _ask(standings.standings(ui, story, mode))
            if answer is None:
                return
        elif seat == CHANCE:
            if hasattr(mode, "luck"):
                answer = yield from _ask(mode.luck(ui, game))
            if answer is None:
                answer = yield from _move(ui, story, mode, None)
        elif seats.strength(story.bots, seat):
            answer = yield from _ask(_bot(ui, story, mode, seat))
        else:
            answer = _forced(mode, game)
            if answer is None and curtained and seat != holder:
                holder = None  # whoever undoes from here is nobody that is known
                answer = yield from _ask(seats.curtain(ui, seat, story.players))
            if answer is None:
                holder = seat
                answer = yield from _ask(choose(ui, game))
        if isinstance(answer, tuple):
            answer = yield from _move(ui, story, mode, answer)
        if answer in (UNDO, REDO):
            yield from _back_or_forth(ui, story, mode, answer, people)
        elif answer == BACK:
            return


def _forced(mode, game):
    return mode.forced(game) if hasattr(mode, "forced") and game.turn() >= 0 else None


def _ask(asking):
    """A screen's answer; UNDO and REDO end it wherever it is."""
    key = None
    while True:
        try:
            wait = asking.send(key)
        except StopIteration as done:
            return done.value
        key = yield wait
        if key in (UNDO, REDO):
            asking.close()
            return key


def _move(ui, story, mode, move):
    """Play a move, or draw luck where move is None, and let what luck did be seen.

    Returns UNDO or REDO if that was the answer to it.
    """
    drawn = yield from _played(ui, story, mode, move)
    if drawn:
        return (yield from _ask(_seen(ui, story, mode, drawn)))


def _seen(ui, story, mode, drawn):
    if hasattr(mode, "seen"):
        yield from mode.seen(ui, story.game, drawn)


def _played(ui, story, mode, move):
    """The luck that followed a move, None when it could not be played."""
    pick = ui.chance.pick
    try:
        if move is None:
            drawn = story.luck(pick)
        else:
            drawn = story.play(move, None if hasattr(mode, "luck") else pick)
    except ValueError as error:
        ui.sound.play(sound.REFUSE)
        yield from widgets.tell(ui, "Not so", str(error))
        return None
    except MemoryFull as error:
        yield from _no_room(ui, story, error)
        return None
    return drawn


def _back_or_forth(ui, story, mode, key, people):
    """Undo or redo, to where a person decides."""
    try:
        if key == UNDO:
            # What is forced would be played again at once: it is passed over.
            skip = (lambda game: _forced(mode, game)) if hasattr(mode, "forced") else None
            work = story.undoing(lambda seat: seat == CHANCE or seat in people, skip)
            done = yield from widgets.bites(ui, work)
        else:
            done = story.redo(
                lambda seat: seat == OVER or (seat in people and _forced(mode, story.game) is None)
            )
        ui.sound.play(sound.DONE if done else sound.REFUSE)
    except MemoryFull as error:
        yield from _no_room(ui, story, error)


def _no_room(ui, story, error):
    """A game that was undone so often that it fills everything."""
    from tinsel.room import make_room

    yield from widgets.tell(ui, "Memory", str(error) + " This game can be tidied to go on.")
    yield from make_room(ui, 200, story.kind)


def _bot(ui, story, mode, seat):
    """A bot thinks and plays; keys stay alive. Returns a key that was pressed meanwhile."""
    game = story.game
    name = ui.settings.seat_name(seat)
    looks = seats.viewer(story.bots, story.players)
    if hasattr(mode, "show"):
        mode.show(ui, game, looks)
    seats.glow(ui, seat, story.players)
    ui.title(name + " thinks")
    ui.footer("", "Leave")
    thinking = mode.bot(game, seat, seats.strength(story.bots, seat), ui.chance.pick)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            move = done.value
            break
        if (yield 0) == BACK:
            return BACK
    quiet = hasattr(mode, "quiet") and mode.quiet(game, move)
    words = game.words(move)
    drawn = yield from _played(ui, story, mode, move)
    if drawn is None:
        return None
    if not quiet:
        if hasattr(mode, "show"):
            mode.show(ui, story.game, looks)
        seats.glow(ui, seat, story.players)  # also when its move was an answer to another's
        title = name + ": " + words
        if len(title) > ui.cols:
            title = ui.settings.short_name(seat, 2) + ": " + words
        ui.title(fitted(title, ui.cols))
        ui.footer("Go on", "Leave")
        key = DOWN
        while key not in (None, OK):
            key = yield getattr(mode, "PACE", 1200)
            if key == BACK:
                return BACK
    if drawn:  # a new round is not begun before the last move of the old one was seen
        yield from _seen(ui, story, mode, drawn)


def _menu(ui, game):
    """The moves in words. BACK leaves; the game is kept."""
    moves = list(game.moves())
    seat = game.turn()
    title = ui.settings.seat_name(seat) + f" r{game.round()}"
    words = [game.words(move) for move in moves]
    chosen = yield from widgets.menu(ui, title, words, back="Leave")
    return BACK if chosen is None else moves[chosen]
