# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Boards of Sleighwell drawn as text, for tests that people can check by looking.

12c is the cube 12, ?p a pyramid without a number, 7w wild in its kind, h20:CCS a house with its
wishes, 9r a reindeer, 6t a tree, 3-8c a double number, 4rc a double present, 2!1 special action 1,
S and Z the sleighs, a dot an empty place.
"""

from games.sleighwell import data, verbs
from games.sleighwell.board import Board, Tiles
from games.sleighwell.rules import Game

LETTERS = {"c": 1, "p": 2, "s": 4, "r": 8, "t": 16}
LEFT, TOP = 120, 120


class SoloGame(Game):
    SOLO = True


def spot(column, row):
    """A place of a drawing, as the game counts it."""
    return (TOP + row) << 8 | (LEFT + column)


def at(verb, column, row):
    return (verb, LEFT + column, TOP + row)


def fly(column, row, sleigh=0):
    return (verbs.FLY, sleigh, LEFT + column, TOP + row)


def _put(tiles, tile, word):
    if word.startswith("h"):
        number, _, wishes = word[1:].partition(":")
        tiles.wishes[tile] = bytes(31 if w == "?" else LETTERS[w.lower()] for w in wishes)
        kind = data.HOUSE
    elif "!" in word:
        number, _, deed = word.partition("!")
        tiles.deed[tile] = int(deed)
        kind = data.WILD if int(deed) == data.REPLACE else data.DEED
    else:
        number = word.rstrip("cpsrtw")
        letters = word[len(number) :]
        kind = data.WILD if letters == "w" else sum(LETTERS[letter] for letter in letters)
    low, _, high = number.partition("-")
    if low == "?":
        low = high = 0
    tiles.put(tile, int(low), int(high or low), kind)


def scene(drawing, hand="", deck="", others=(), solo=False, up="", **flags):
    """A game in the middle: seat 0 is to act. Hands, deck and tiles turned up are words too."""
    bits = sum(getattr(verbs, name.upper()) for name, on in flags.items() if on)
    game = (SoloGame if solo else Game)(1 + len(others), (bits, 0))
    tiles = game.tiles = Tiles()
    board = game.board = Board(tiles)
    game.where = bytearray(data.COUNT)
    game.phase = verbs.ACT
    game.seat = 0
    game.sleighs = 0
    game.words_of = {}
    count = 0

    def new(word, place):
        nonlocal count
        _put(tiles, count, word)
        game.where[count] = place
        game.words_of[count] = word
        count += 1
        return count - 1

    for row, line in enumerate(drawing.strip().splitlines()):
        for column, word in enumerate(line.split()):
            if word in "SZ":
                board.lay(spot(column, row), data.SLEIGH + "SZ".index(word))
                game.sleighs += 1
            elif word != ".":
                board.lay(spot(column, row), new(word, verbs.ON_BOARD))
    for seat, words in enumerate((hand, *others)):
        for word in words.split():
            new(word, verbs.HAND_OF + seat)
    for word in up.split():
        new(word, verbs.UP)
    if up:
        game.showing = True
        game.phase = verbs.TURNED
    for word in deck.split():
        new(word, verbs.IN_DECK)
    game.total = game.houses_left()
    return game


def tile(game, word):
    """The tile with this word."""
    return [number for number, name in game.words_of.items() if name == word][0]


def drawn(game):
    """The board as a drawing again, cut to what lies on it."""
    cells = game.board.cells()
    columns = [cell & 0xFF for cell in cells]
    rows = [cell >> 8 for cell in cells]
    lines = []
    for row in range(min(rows), max(rows) + 1):
        line = []
        for column in range(min(columns), max(columns) + 1):
            number = game.board.at.get(row << 8 | column)
            if number is None:
                line.append(".")
            elif number >= data.SLEIGH:
                line.append("SZ"[number - data.SLEIGH])
            else:
                line.append(game.words_of[number])
        lines.append(" ".join(line))
    return "\n".join(lines)


def lines(drawing):
    return "\n".join(" ".join(line.split()) for line in drawing.strip().splitlines())


def places(game, verb):
    """(column, row) in the drawing of every move with this verb."""
    return sorted((move[-2] - LEFT, move[-1] - TOP) for move in game.moves() if move[0] == verb)


def where(game, word):
    return game.where[tile(game, word)]


def play(game, *moves):
    for move in moves:
        assert move in list(game.moves()), move
        game.play(move)
    return game


def lay(game, word, column, row):
    return play(game, (verbs.PICK, tile(game, word)), at(verbs.PLACE, column, row))


def draws(game, word):
    return play(game, (verbs.DRAW, tile(game, word)))
