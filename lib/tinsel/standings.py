# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The end of a game: who won, every score as a worked sum, and a line on the records page."""

from tinsel import seats as seating
from tinsel import sound, widgets
from tinsel.room import make_room
from tinsel.sector import MemoryFull
from tinsel.words import both_ends


def standings(ui, story, mode):
    """Ends when the game is left or put away."""
    if hasattr(mode, "over"):
        yield from mode.over(ui, story.game)
    ui.sound.play(sound.JINGLE)
    scores = story.game.scores()
    # The board's sort does not keep the order of equals: the seat decides.
    won = story.game.won() if hasattr(story.game, "won") else None
    seats = sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat != won, seat))
    _glow(ui, scores, story.players, won)
    chosen = 0
    while True:
        items = []
        for seat in seats:
            place = 1 + sum([1 for score in scores if score > scores[seat]])
            place += won is not None and seat != won and scores[seat] == scores[won]
            name = f"{place}. {_name(ui, story, seat)}"
            items.append(both_ends(name, str(scores[seat]), ui.cols))
        items.append("Finish")
        chosen = yield from widgets.menu(ui, "Game over", items, chosen, back="Leave")
        if chosen is None:
            return None
        if chosen == len(seats):
            seat = _alone(story, scores)
            name = "" if seat is None else _name(ui, story, seat)
            yield from make_room(ui, 70, story.kind, ask=False)
            try:
                score = None if seat is None else scores[seat]
                story.journal.end(score, name, played=True)
            except MemoryFull as error:
                yield from widgets.tell(ui, "Memory", f"{error} Drop or finish another game first.")
                continue
            return None
        lines = story.game.worked(seats[chosen])
        yield from widgets.worked(ui, _name(ui, story, seats[chosen]), lines)


def _alone(story, scores):
    """The seat whose score goes on the records: one score for all, or one person among bots."""
    if hasattr(story.game, "ranked") and not story.game.ranked():
        return None
    return 0 if len(scores) == 1 else seating.viewer(story.bots, story.players)


def _name(ui, story, seat):
    """A score that all share belongs to all."""
    if story.players > len(story.game.scores()):
        return "Together"
    return ui.settings.seat_name(seat)


def _glow(ui, scores, players, won):
    """The winners' seats are lit; equal scores win together, but for a tie that was broken."""
    ui.lights.clear()
    for seat, score in enumerate(scores):
        if score == max(scores) and won in (None, seat):
            ui.lights.seat(seat, players, ui.settings.seat_rgb(seat))
