# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A turn from its first choice to the last tile drawn: what comes of each choice.

In memory while a move is played. What is rare is elsewhere: is there anything to do (able.py), what
trees cost and bring (toll.py), special actions (deeds.py), where reindeer lead (way.py).
"""

from micropython import const

from .flight import fly

# As data.py and verbs.py have them: here they are no names, just numbers.
_TREE = const(16)
_SLEIGH = const(94)
_SATISFIED = const(7)
_REPLACE = const(8)
_PLACING = const(4)
_ON_BOARD = const(3)
_SCORED = const(4)
_GONE = const(5)
_HAND_OF = const(8)
_DUE = const(2)
_ACTED = const(3)
_TURNED_UP = const(2)
_PICK = const(3)
_PLACE = const(4)
_FLY = const(5)
_PAY = const(6)
_WAY = const(7)
_MOVE = const(8)
_TO = const(9)
_FETCH = const(10)
_DECK = const(11)
_DROP = const(12)
_DESTROY_TILE = const(13)
_COPY = const(14)
_STUCK = const(15)
_STOP = const(16)
_ACT = const(3)
_PAYING = const(5)
_MOVING = const(6)
_GOING = const(7)
_FETCHING = const(8)
_TURNED = const(9)
_DESTROYING = const(10)
_ADDING = const(11)
_FREE = const(12)
_TELEPORTING = const(13)
_COPYING = const(14)
_DONE = const(15)
_IN_DECK = const(1)
_UP = const(2)
_STAY = const(0)
_DEALT = const(1)
_ENDED = const(4)
_FETCHED = const(5)
_FILLED = const(6)
_SHOWN = const(7)
_BEGIN = const(8)

NOT_HERE = "That cannot be done here."


def _lay(game, cell):
    """Lay the picked tile; then what it does."""
    board = game.board
    tile = game.picked
    if cell in board.at:
        out(game, cell)
    board.lay(cell, tile)
    game.where[tile] = _ON_BOARD
    game.picked = -1
    game.free = False
    if game.tiles.kind[tile] == _TREE:
        game.limits[game.seat] += 1
        game.laid += 1
    game.spot = cell
    deed = game.tiles.deed[tile]
    game.flow = _DUE if deed not in (0, _SATISFIED, _REPLACE) else _ACTED


def out(game, cell):
    """A tile leaves the board, and the game."""
    game.where[game.board.lift(cell)] = _GONE


def land(game, number, cell, flight, trees=()):
    """Remove what the flight removes, score the house if it is content, and set down."""
    board = game.board
    start = board.where(_SLEIGH + number)
    for gone in flight.gone:
        tile = board.lift(gone)
        scored = tile == flight.house and flight.content
        game.where[tile] = _SCORED if scored else _GONE
        if scored:
            game.scored.append(tile)
    for tile in trees:
        out(game, board.where(tile))
    board.lift(start)
    board.lay(cell, _SLEIGH + number)


def decide(game, move):
    """Play one choice; ValueError, and nothing changed, if it is none."""
    size = len(move)
    if not size:
        raise ValueError(NOT_HERE)
    verb = move[0]
    phase = game.phase
    if size == 2 and verb in (_PICK, _WAY, _DROP):
        _with_tile(game, phase, verb, move[1])
    elif size == 3 and verb in (
        _PLACE,
        _MOVE,
        _TO,
        _FETCH,
        _DESTROY_TILE,
        _COPY,
    ):
        _with_place(game, phase, verb, move[2] << 8 | move[1])
    elif size == 4 and verb == _FLY:
        _sent(game, phase, move[1], move[3] << 8 | move[2])
    elif (verb == _PAY and phase == _PAYING) or (
        size == 1 and verb == _DECK and phase == _FETCHING
    ):
        from .toll import choose

        choose(game, verb, move[1:])
    elif size == 1 and verb == _STUCK and phase == _ACT and not _able(game):
        game.idle = 0 if game.deck() else game.idle + 1
        game.draw(game.held() + 1, _HAND_OF + game.seat, _FILLED)
    elif size == 1 and verb == _STOP and phase == _ACT and not game.deck():
        game.phase = _DONE
    else:
        raise ValueError(NOT_HERE)


def _with_tile(game, phase, verb, tile):
    mine = _HAND_OF + game.seat
    place = game.where[tile] if tile < _SLEIGH else 0
    if verb == _DROP and phase == _TURNED and place == _UP:
        game.where[tile] = _GONE
        game.flow = _SHOWN
    elif verb == _WAY and phase == _ACT and place == mine and game.has_way():
        game.where[tile] = _GONE
        game.phase = _MOVING
    elif (
        verb == _PICK
        and (phase in (_ACT, _ADDING) and place == mine or phase == _TURNED and place == _UP)
        and game.has_place(tile)
    ):
        game.picked = tile
        game.phase = _PLACING
    else:
        raise ValueError("That tile cannot be used for this.")


def _with_place(game, phase, verb, cell):
    if verb == _PLACE and phase == _PLACING and game.may_lie(game.picked, cell):
        _lay(game, cell)
    elif verb == _MOVE and phase == _MOVING and cell in game.way():
        game.spot = cell
        game.phase = _GOING
    elif verb == _TO and phase == _GOING and cell in game.way(game.spot):
        game.board.swap(game.spot, cell)
        game.flow = _ENDED
    elif verb == _FETCH and phase == _FETCHING:
        from .toll import fetch

        fetch(game, cell)
    elif (verb == _DESTROY_TILE and phase == _DESTROYING) or (verb == _COPY and phase == _COPYING):
        from .deeds import carry_out

        carry_out(game, verb, cell)
    else:
        raise ValueError("That place is not free for this.")


def _sent(game, phase, number, cell):
    flight = None
    if number < game.sleighs:
        if phase == _ACT:
            flight = fly(game, number, cell)
        elif phase in (_FREE, _TELEPORTING):
            from . import deeds

            ways = deeds.free if phase == _FREE else deeds.teleport
            flight = ways(game, number, cell)
    if not flight:
        raise ValueError("The sleigh cannot go there.")
    if len(flight.pays) > 1:
        game.pending = (number, cell)
        game.phase = _PAYING
        return
    land(game, number, cell, flight, flight.pays[0])
    if phase == _ACT:
        game.flow = _ENDED
    else:
        game.flow = _ACTED


def run(game):
    """What goes on by itself. One loop, no calls within calls: the board has few frames."""
    while game.flow != _STAY:
        flow = game.flow
        game.flow = _STAY
        if flow == _DEALT:
            game.seat += 1
            if game.seat < game.players:
                game.draw(game.limits[game.seat], _HAND_OF + game.seat, _DEALT)
            else:
                game.seat = 0
                game.flow = _BEGIN
        elif flow == _DUE:
            from .deeds import due

            due(game)
        elif flow == _ACTED:
            game.free = False
            game.flow = _SHOWN if game.showing else _ENDED
        elif flow == _ENDED:
            game.idle = 0
            game.fetch = 2 * game.laid
            game.flow = _FETCHED
        elif flow == _FETCHED:
            _refill(game)
        elif flow == _FILLED and game.SOLO and not game.showing:
            game.showing = True
            game.draw(_TURNED_UP, _UP, _SHOWN)
        elif flow == _SHOWN and game.count(_UP):
            game.phase = _TURNED
        elif flow == _BEGIN:
            game.phase = _ACT
            if game.idle >= game.players or _spent(game):
                game.phase = _DONE
        else:
            game.showing = False
            game.seat = (game.seat + 1) % game.players
            game.turns += 1
            game.flow = _BEGIN


def _refill(game):
    """Draw up to the limit; for a tree laid, two tiles may come from the table instead."""
    limit = game.limits[game.seat]
    if game.fetch and game.held() < limit:
        from .toll import fetchable

        for _ in fetchable(game):
            game.phase = _FETCHING
            return
    game.laid = game.fetch = 0
    game.draw(limit, _HAND_OF + game.seat, _FILLED)


def _able(game):
    """Can this seat do anything?"""
    from .able import tries

    return any(tries(game))


def _spent(game):
    """Hands and deck are empty, and no flight scores a house."""
    for place in game.where:
        if place == _IN_DECK or place >= _HAND_OF:
            return False
    from .able import scoring

    return not scoring(game)
