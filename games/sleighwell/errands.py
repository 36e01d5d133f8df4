# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The choices in the middle of a turn: trees, special actions, the reindeers' way."""

from tinsel import widgets
from tinsel.keys import UNDO

from . import places, verbs
from .names import cell_words, name, spelled
from .toll import fetchable
from .view import window


def ask(ui, game, paying=False):
    """The next choice; paying: which tile the reindeer want for their way."""
    if paying:
        return (yield from _pay(ui, game))
    phase = game.phase
    if phase == verbs.FETCHING:
        return (yield from _fetch(ui, game))
    if phase == verbs.PAYING:
        pays = list(game.moves())
        words = tree_words(game.board, pays)
        chosen = yield from widgets.menu(ui, "Which trees go?", words, back="Undo")
        return UNDO if chosen is None else pays[chosen]
    if phase in (verbs.FREE, verbs.TELEPORTING):
        return (yield from _sent(ui, game))
    from . import deeds

    if phase == verbs.MOVING:
        ok, verb, cells = "Move", verbs.MOVE, game.way()
    elif phase == verbs.GOING:
        ok, verb, cells = "Put", verbs.TO, game.way(game.spot)
    elif phase == verbs.DESTROYING:
        ok, verb, cells = "Destroy", verbs.DESTROY_TILE, list(deeds.destroyable(game))
    else:
        ok, verb, cells = "Copy", verbs.COPY, deeds.highest(game)
    cell = yield from _cells(ui, game, ok, cells)
    return UNDO if cell is None else _move(verb, cell)


def tree_words(board, pays):
    """'6 12 18' or 'none' for each choice; where numbers do not tell them apart, places do."""
    words = []
    for move in pays:
        cells = [board.where(tile) for tile in move[1:]]
        cells.sort(key=lambda cell: board.packed(cell))
        words.append([spelled(*board.number(cell)) for cell in cells])
    if any([words.count(some) > 1 for some in words]):
        from .telling import spot

        words = [[spot(board.where(tile)) for tile in move[1:]] for move in pays]
    return [" ".join(some) or "none" for some in words]


def _move(verb, cell):
    return (verb, cell & 0xFF, cell >> 8)


def _sent(ui, game):
    """Free Sleigh and Teleport: which sleigh, and where to."""
    from . import deeds

    number = 0
    ways = deeds.free_flights if game.phase == verbs.FREE else deeds.teleports
    what = "Free flight" if game.phase == verbs.FREE else "Teleport"
    able = [i for i in range(game.sleighs) if list(ways(game, i))]
    if len(able) > 1:
        chosen = yield from widgets.menu(ui, what, ["Sleigh 1", "Sleigh 2"], back="Undo")
        if chosen is None:
            return UNDO
        number = chosen
    else:
        number = able[0]
    from .flying import gone_words

    def tell(cell):
        """Only what it lands on goes."""
        gone = (cell,) if cell in game.board.at else ()
        return gone_words(game, gone), "", gone

    ok = "Fly" if game.phase == verbs.FREE else "Put"
    cell = yield from _cells(ui, game, ok, list(ways(game, number)), tell)
    return UNDO if cell is None else (verbs.FLY, number, cell & 0xFF, cell >> 8)


def _cells(ui, game, ok, cells, tell=None):
    """The title has only what lies there: the verb stands beside OK."""
    ui.wipe()

    def words(cell):
        return cell_words(game, cell), "", ()

    return (yield from places.choose(ui, window(ui, game), cells, tell or words, ok, "Undo"))


def _fetch(ui, game):
    """For a tree: from the deck, or off the table."""
    deck = game.deck()
    items = [f"From the deck ({deck})" if deck else "No more", "Off the table"]
    while True:
        chosen = yield from widgets.menu(ui, f"A tree: {game.fetch} to take", items, back="Undo")
        if chosen is None:
            return UNDO
        if chosen == 0:
            return (verbs.DECK,)
        cell = yield from _cells(ui, game, "Take", list(fetchable(game)))
        if cell is not None:
            return _move(verbs.FETCH, cell)


def _pay(ui, game):
    """Reindeer Way costs a tile of the hand."""
    hand = game.hand(game.seat)
    names = [name(game.tiles, tile) for tile in hand]
    chosen = yield from widgets.menu(ui, "Pay with which?", names, ok="Pay")
    return None if chosen is None else (verbs.WAY, hand[chosen])
