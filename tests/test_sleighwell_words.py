# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What Sleighwell says: the hint, titles that are true to their end, and one house, two houses."""

import os
import re

import pytest
from sleighwell_boards import lay, scene, spot, tile
from test_sleighwell_screens import WISHES, box, game_of
from ways import rows

from games.sleighwell import verbs

LUCK = tuple(range(200, 257))
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BOARDS = ("pico_oled", "macropad", "picosystem")


@pytest.fixture(autouse=True)
def at_a_table():
    box()  # the modules of games are loaded anew with each: this one's stay


def put(machine, drawing, hand="", deck="", keys="UP BACK", **more):
    """A drawn board in place of the machine's."""
    game = game_of(machine)
    made = scene(drawing, hand, deck, solo=game.SOLO, **more)
    for name, value in vars(made).items():
        setattr(game, name, value)
    machine.keys(keys)
    return machine


def advice(game, seat=0):
    from games.sleighwell.bot import think
    from games.sleighwell.more import sentence

    thinking = think(game, seat)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return sentence(game.tiles, done.value)


def decided(game):
    from games.sleighwell.bot import bot

    thinking = bot(game, 0, 3, lambda n: 0)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value


# --- the hint


@pytest.mark.parametrize(
    "board, hand",
    [
        # A house right of the row takes its cubes: seven places from the sleigh, or eight.
        ("S 1c 2p 3s 4c 5p 6s 7c", "h50:CC"),
        ("S 1c 2c 3c 4c 5c 6c 7c .\n. 2s 3s 4s 5s 6s 7s 8s 9s", "h30:CC"),
        ("S 1c\n2p 3c", "h30:CC"),
        ("S 1p . 7p\n2c 3c 4c 5c", "h30:C"),
    ],
)
def test_the_hint_does_not_stop_while_a_house_is_in_hand(board, hand):
    game = scene(board, hand, solo=True)
    assert advice(game) == f"Lay house {hand[1:3]} here."


def test_a_house_far_along_the_line_is_seen():
    """C C at the other end of eight tiles; laid anywhere else the house could not be reached."""
    game = scene("S 1c 2p 3s 4c 5p 6s 7c", "h50:CC", solo=True)
    picked = decided(game)
    assert picked == (verbs.PICK, tile(game, "h50:CC"))
    game.play(picked)
    assert decided(game) == (verbs.PLACE, spot(8, 0) & 0xFF, spot(8, 0) >> 8)


def test_the_hint_may_stop_only_with_nothing_to_lay_and_says_that_it_is_not_sure():
    """31 fits nowhere: its row and its column would go up and down. The house lies out of line."""
    game = scene("S h9:C\n5c 6c\n7c .", "", solo=True)
    assert not game.hand(0) and advice(game) == "I see nothing more: you may stop."
    assert decided(game) == (verbs.STOP,)


def test_while_others_have_tiles_the_hint_does_not_end_their_game():
    game = scene("S h9:C\n5c 6c\n7c .", "", others=("8c",))
    assert advice(game) == "Fly: the sleigh is better off there."


def test_reindeer_way_is_tried_before_anybody_is_stuck():
    """Replace 37 fits nowhere and no flight keeps the board whole: only the reindeer are left."""
    game = scene(
        "20c 10r 9r 30c S 5c 2c", "37!8", others=("h40:C",), with_deer=True, tiles_only=True
    )
    assert {move[0] for move in game.moves()} == {verbs.WAY, verbs.STOP}
    assert advice(game) == "Try Reindeer Way."
    assert decided(game) == (verbs.WAY, tile(game, "37!8"))


def test_the_hint_leads_to_the_reindeer_in_the_hand_strip():
    machine = put(box(), "20c 10r 9r 30c S 5c 2c", "37!8", "h40:C", tiles_only=True)
    machine.keys("DOWN OK wait:5")
    assert rows(machine)[1] == "Try Reindeer Way."
    machine.press("OK")
    assert rows(machine)[-1].startswith("OK Pay")
    machine.press("OK")
    assert rows(machine)[0].startswith("Pay with which")


# --- stopping


def stop_is_offered(machine):
    """Is it the last thing behind DOWN?"""
    machine.keys("DOWN UP")  # from the first row round to the last
    last = [row for row in rows(machine)[1:-1] if row][-1]
    machine.press("BACK")
    return last == "Stop the game"


@pytest.mark.parametrize("board", BOARDS)
def test_the_table_may_stop_at_the_start_of_a_turn_once_the_deck_is_empty(board):
    """Not in its midst: with tiles turned up, or one more to lay, the game would refuse it."""
    assert not stop_is_offered(put(box(board), "S 20c h9:C", "30c", "40c"))
    machine = put(box(board), "S 20c h9:C", "30c")
    assert stop_is_offered(machine)
    machine.keys("DOWN UP OK OK")
    assert rows(machine)[0] == "The night is over"

    machine = put(box(board), "S 20c h9:C", "30c", up="31c 32c")
    assert game_of(machine).phase == verbs.TURNED and not stop_is_offered(machine)
    machine = put(box(board), "S 20c h9:C", "?!2 21c 31s", keys="")
    lay(game_of(machine), "?!2", 0, 1)
    machine.keys("UP BACK")
    assert game_of(machine).phase == verbs.ADDING and not stop_is_offered(machine)


# --- what goes is struck through


def struck(game, column, row):
    """(title, right-hand words, places struck through) of a flight."""
    from games.sleighwell.flight import fly
    from games.sleighwell.flying import crossed, flight_words, tree_words

    flight = fly(game, 0, spot(column, row))
    return flight_words(game, flight), tree_words(flight), sorted(crossed(game, flight))


def test_a_tree_that_the_house_takes_is_struck_through():
    game = scene("S 1c 5t h9:CT\n. . . 8p")
    assert struck(game, 3, 0) == ("CT content! **", "", [spot(1, 0), spot(2, 0)])


def test_a_tree_that_stays_is_not_struck_through():
    game = scene("S 1c 5t h9:C\n. . 8p .")
    assert struck(game, 3, 0) == ("C content! *", "", [spot(1, 0)])


def test_a_choice_of_trees_is_told_and_none_of_them_is_struck_through():
    game = scene("S 5t 6t 7c h9:TC\n. 7p 8p 9p 10p")
    assert struck(game, 4, 0) == ("TC content **", "+tree", [spot(3, 0)])
    game = scene("S 5t 1c h9:?\n. 2c 3c 4c")  # the tree or the cube
    assert struck(game, 3, 0) == ("? content *", "tree?", [spot(2, 0)])


def copied(game, word, kind=0, number=0):
    """A tile of the board has copied this kind, or this number."""
    if kind:
        game.board.kinds[tile(game, word)] = kind
    if number:
        game.board.numbers[tile(game, word)] = number
    return game


@pytest.mark.parametrize("board", BOARDS)
def test_choices_of_trees_are_told_apart(board):
    drawing = "S 6t 12t 18t 24t h9:TTT\n1c 2c 3c 4c 5c 7c"
    machine = put(box(board), drawing, "30c", "40c")
    machine.keys("RIGHT wait:1 OK")
    assert rows(machine)[0].split() == ["TTT", "content***", "+tree"]
    machine.press("OK")
    assert rows(machine)[0].startswith("Which trees go?")
    found = []
    for _ in range(4):
        found += rows(machine)[1:-1]
        machine.press("DOWN")
    assert {row for row in found if row} == {"6 12 18", "6 12 24", "6 18 24", "12 18 24"}


def choices_of_trees(game, column):
    from games.sleighwell.errands import tree_words

    game.play((verbs.FLY, 0, spot(column, 0) & 0xFF, spot(column, 0) >> 8))
    assert game.phase == verbs.PAYING
    return tree_words(game.board, list(game.moves()))


def test_trees_that_were_copied_and_no_tree_at_all_have_words():
    assert choices_of_trees(scene("S 5t 1c h9:?\n. 2c 3c 4c"), 3) == ["none", "5"]
    game = scene("S 27!6 6t 1c h9:T\n. 2c 3c 4c 5c")
    assert choices_of_trees(copied(game, "27!6", kind=16), 4) == ["27", "6"]
    assert [game.words(move) for move in game.moves()] == ["gives 27 tree", "gives 6 tree"]


def test_trees_with_the_same_number_are_told_by_their_places():
    game = scene("S ?!6 ?t 1c h9:T\n. 2c 3c 4c 5c")
    assert choices_of_trees(copied(game, "?!6", kind=16), 4) == ["N8W7", "N8W6"]


def test_what_goes_is_counted_in_words():
    from games.sleighwell.flying import gone_words

    game = scene("S 1c h2:C h3:S 4c")
    places = [spot(column, 0) for column in range(1, 5)]
    assert gone_words(game, ()) == "Nothing goes"
    assert gone_words(game, places[:1]) == "1 tile goes"
    assert gone_words(game, [places[0], places[3]]) == "2 tiles go"
    assert gone_words(game, places[1:2]) == "House lost!"
    assert gone_words(game, places[:2]) == "2 go, house lost"
    assert gone_words(game, places) == "4 go, 2 houses"


def laid(machine, drawing, word, deck="40c h50:C"):
    """The first tile of the hand, a special action, is laid where the cursor is."""
    return put(machine, drawing, f"{word} 31s", deck, "UP BACK wait:1 OK wait:1 OK wait:1")


@pytest.mark.parametrize("word, ok", [("?!3", "OK Fly"), ("?!4", "OK Put")])
def test_free_sleigh_and_teleport_tell_what_they_would_cost(word, ok):
    machine = laid(box(dice=LUCK), "h20:CC 5c S", word)
    assert rows(machine)[-1].startswith(ok)
    told = {}
    for _ in range(12):
        title = rows(machine)[0]
        told[title[:-5].strip()] = None
        machine.press("RIGHT")
    assert set(told) == {"House lost!", "1 tile goes", "Nothing goes"}


def test_the_tile_that_a_teleport_lands_on_is_struck_through():
    machine = laid(box(dice=LUCK), "3c 5c S", "?!4")
    from games.sleighwell import view

    for _ in range(12):
        if rows(machine)[0].startswith("1 tile goes"):
            break
        machine.press("RIGHT")
    assert [look for look in view._kept[1].looks if look & 2] == [3]


# --- titles, to their end


@pytest.mark.parametrize("board", BOARDS)
def test_a_title_names_the_whole_house_and_the_footer_what_happens(board):
    machine = laid(box(board, dice=LUCK), "S h20:CCS 5c\n7c 8c 9c", "?!1")
    titles = set()
    for _ in range(6):
        titles.add(rows(machine)[0][:-4].strip())
        machine.press("RIGHT")
    assert "house 20: CCS" in titles and "Destroy" in rows(machine)[-1]


@pytest.mark.parametrize("board", BOARDS)
def test_footers_of_the_hand_are_whole(board):
    machine = put(box(board), "S 20c 30c", "25!8", "40c", with_deer=True)
    machine.keys("wait:1")
    found = {rows(machine)[-1].split("  ")[0].strip()}
    for _ in range(3):
        machine.keys("RIGHT wait:1")
        found.add(rows(machine)[-1].split("  ")[0].strip())
    assert found <= {machine.console.screen.ok_key + word for word in (" None", " Lay", " Fly")}


@pytest.mark.parametrize("board", BOARDS)
def test_the_footer_is_whole_when_nothing_can_be_done(board):
    """37 fits nowhere, the sleigh cannot fly without splitting the board: a tile is drawn."""
    machine = put(box(board), "20c 10c 9c 30c S 5c 2c", "37!8", "h40:C", tiles_only=True)
    machine.keys("wait:5")
    screen = machine.console.screen
    assert rows(machine)[-1].split() == [screen.ok_key, "Draw", screen.back_key, "Leave"]
    machine.press("OK")
    assert len(game_of(machine).hand(0)) == 2


@pytest.mark.parametrize("board", BOARDS)
def test_every_house_keeps_its_stars_in_the_list_wherever_it_is(board):
    from games.sleighwell.more import house_lines

    cols = box(board).console.screen.cols
    words = ("h50:CCC", "h30:CC?", "h?:R??", "h10:PS", "h5:?")
    game = scene("S " + " ".join(words))
    for place, state in (
        (verbs.ON_BOARD, "on table"),
        (verbs.IN_DECK, "to come"),
        (verbs.HAND_OF, "to come"),
        (verbs.SCORED, "done"),
        (verbs.GONE, "lost"),
    ):
        for number in range(len(words)):
            game.where[number] = place
        lines = house_lines(game, cols)
        assert max(map(len, lines)) <= cols
        found = [line.split(None, 3) for line in lines]
        for word, stars, line in zip(words, ("***", "***", "**", "**", "*"), found):
            assert line == word[1:].split(":") + [stars, state]


def test_two_sleighs_are_told_apart_in_words_and_on_their_sleds():
    from games.sleighwell.names import cell_words

    machine = put(box("picosystem", options=bytes((32, 0))), "S Z 10c", "31s", "40c")
    game = game_of(machine)
    assert [cell_words(game, spot(column, 0)) for column in (0, 1)] == ["sleigh 1", "sleigh 2"]
    machine.keys("RIGHT wait:1")
    assert any(row.startswith("Sleigh 1") for row in rows(machine))
    machine.keys("RIGHT wait:1")
    assert any(row.startswith("Sleigh 2") for row in rows(machine))

    from games.sleighwell import view

    window = view._kept[1]
    sleds = []
    for slot in range(len(window.shown)):
        if window.shown[slot] in (95, 96):
            left = window.left + slot % window.columns * 20
            top = slot // window.columns * (window.high + 1)
            bitmap = window.canvas.bitmap
            sleds.append([bitmap[left + x, top + y] for y in range(13) for x in range(19)])
    assert len(sleds) == 2 and sleds[0] != sleds[1]


def test_one_sleigh_needs_no_number():
    machine = put(box(), "S 10c", "31s", "40c")
    from games.sleighwell import view
    from games.sleighwell.names import cell_words

    assert cell_words(game_of(machine), spot(0, 0)) == "sleigh"
    assert not view._kept[0].many


# --- what has copied something


@pytest.mark.parametrize(
    "kind, number, words",
    [
        (1, 0, "27 cube"),
        (15, 0, "27 wild"),
        (9, 0, "27 R/C"),
        (16, 0, "27 tree"),
        (0, 30 << 8 | 30, "30 Copy Kind"),
    ],
)
def test_a_tile_that_has_copied_is_called_what_it_is_now(kind, number, words):
    from games.sleighwell.names import cell_words, name

    game = copied(scene("S 27!6 9c\n3c 4c 5c"), "27!6", kind, number)
    assert cell_words(game, spot(1, 0)) == words
    assert name(game.tiles, tile(game, "27!6")) == "27 Copy Kind"  # back in a hand
    game.phase = verbs.DESTROYING
    move = (verbs.DESTROY_TILE, spot(1, 0) & 0xFF, spot(1, 0) >> 8)
    assert game.words(move) == "destroys " + words


def test_a_copied_double_number_fits_into_a_title():
    from games.sleighwell.names import cell_words

    game = copied(scene("S 22!5 43-48c"), "22!5", number=43 << 8 | 48)
    assert cell_words(game, spot(1, 0)) == "43-48 Copy No."
    game.board.numbers.clear()
    assert cell_words(game, spot(1, 0)) == "22 Copy Number"


@pytest.mark.parametrize("word, kind", [("27c", 1), ("27w", 15), ("27rc", 9), ("27t", 16)])
def test_a_tile_that_has_copied_a_kind_is_drawn_as_that_kind(word, kind):
    """By the same pixels as one that was printed so; a Replace, wild by itself, keeps its icon."""
    machine = put(box(), "S 10c", "31s", "40c")
    from games.sleighwell import view
    from tinsel.canvas import Canvas

    def pixels(game, name):
        cell = game.board.where(tile(game, name))
        low, high = game.board.number(cell)
        canvas = Canvas(20, 13, False)
        kind = game.board.kind(cell)
        number = tile(game, name)
        view._kept[0].tile(canvas, 0, 0, 13, game.tiles, number, kind, low, high)
        return [canvas.bitmap[x, y] for y in range(13) for x in range(20)]

    assert game_of(machine)
    printed = pixels(scene(f"S {word}"), word)
    game = scene("S 27!6")
    before = pixels(game, "27!6")
    assert pixels(copied(game, "27!6", kind), "27!6") == printed != before
    replace = scene("S 27!8")
    assert pixels(replace, "27!8") not in (pixels(scene("S 27w"), "27w"), before)


# --- the map


@pytest.mark.parametrize("high", [3, 17, 19, 26, 36])
def test_the_map_shows_every_tile_of_a_board_however_tall(high):
    from games.sleighwell.looking import Map

    column = "\n".join(["S"] + [f"{number}c" for number in range(1, high)])
    machine = put(box(), column, "h50:C", "41c", keys="UP")
    screen = machine.console.ui
    sheet = Map(screen, game_of(machine))
    cells = game_of(machine).board.cells()
    for at in (*cells, cells[0]):
        sheet.draw((), (), at)
    for cell in cells[1:]:
        x, y = sheet._spot(cell)
        assert sheet.canvas.bitmap[x, y], (high, cell)


# --- what pictures mean


@pytest.mark.parametrize("board", BOARDS)
def test_special_actions_are_explained_when_they_are_in_the_game(board):
    from games.sleighwell.meanings import lines
    from games.sleighwell.names import DEED_NAMES

    cols = box(board).console.screen.cols
    words = " ".join(lines(verbs.WITH_TREES + verbs.WITH_DEEDS, cols)).replace("  ", " ")
    for name in DEED_NAMES[1:]:
        assert name in words
    plain = " ".join(lines(0, cols))
    for name in (*DEED_NAMES[1:], "reindeer", "tree"):
        assert name not in plain
    assert "Struck" in plain and max(map(len, lines(127, cols))) <= cols


def test_the_page_of_pictures_is_behind_down():
    machine = box(options=bytes((14, 0)))
    machine.keys("DOWN DOWN*3 OK")
    assert rows(machine)[0].startswith("Pictures")
    assert rows(machine)[1] == "Square: C cube"


@pytest.mark.parametrize("board", BOARDS)
def test_every_letter_and_word_of_a_tile_is_explained_with_its_shape(board):
    """In the words that titles and history have, and no others; the manual has them too."""
    from games.sleighwell.meanings import lines
    from games.sleighwell.names import KIND_NAMES, LETTERS

    cols = box(board).console.screen.cols
    words = " ".join(lines(127, cols)).replace("  ", " ")
    with open(os.path.join(ROOT, "docs", "sleighwell.md"), encoding="utf-8") as file:
        manual = file.read()
    for kind, name in KIND_NAMES.items():
        known = f": {LETTERS[kind]} {name}" if kind in LETTERS else name
        assert known in words
        assert kind not in LETTERS or f"| {LETTERS[kind]} | {name} |" in manual
    assert "? as a wish" in words and ": wild, any present" in words and "R/C" in words
    for text in (words, manual):
        assert not re.search(r"\b(box|ball)(es|s)?\b", text, re.IGNORECASE)


def test_the_option_says_what_yes_means():
    machine = box(options=bytes((16, 0)), keys="DOWN*4")
    assert any(row.split() == ["Starting", "house", "<yes>"] for row in rows(machine))


# --- one and two


def test_one_star_and_one_house_are_not_many():
    game = scene("S 1c h9:C\n5c 6c 7c", "31s", "40c h8:S")
    move = (verbs.FLY, 0, spot(2, 0) & 0xFF, spot(2, 0) >> 8)
    assert game.words(move) == "sleigh to house 9: 1 star!"
    game.total += 1
    assert (0, "1 house lost") in game.worked(0)
    game.total += 1
    assert (0, "2 houses lost") in game.worked(0)

    from games.sleighwell.ledger import LOST, Game

    ledger = Game(2, (10,))
    ledger.play((LOST,))
    assert ledger.worked(0) == [(0, "1 house lost")]
    ledger.play((LOST,))
    assert ledger.worked(0) == [(0, "2 houses lost")]


def test_the_last_house_is_one_house():
    machine = put(box("picosystem"), "S 1c", "h9:C", "40c")
    assert any(row.startswith("0* 1 house ") for row in rows(machine))


def test_after_two_hundred_turns_the_table_says_why():
    from games.sleighwell.ledger import HOUSE, NEXT, Game

    ledger = Game(2, (10,))
    for _ in range(200):
        ledger.play((NEXT,))
    with pytest.raises(ValueError, match="After 200 turns only houses are counted."):
        ledger.play((NEXT,))
    ledger.play((HOUSE, 3))
    assert ledger.scores() == [3]


# --- the checkers


@pytest.mark.parametrize("board", BOARDS)
def test_every_row_of_the_wish_checker_is_whole(board):
    from games.sleighwell.names import kind_name
    from games.sleighwell.wishing import _ITEMS, _WISHES, wish_name

    machine = box(board, WISHES, options=None, keys="")
    wanted = ["wants " + wish_name(wish) for wish in _WISHES]
    wanted += ["took " + kind_name(kind) for kind in _ITEMS]
    wanted.append("Satisfied near")
    for words in wanted:
        value = "no" if words == wanted[-1] else "0"
        assert f"{words} <{value}>" in [" ".join(row.split()) for row in rows(machine)]
        machine.press("DOWN")
    machine.keys("UP RIGHT")
    assert "Satisfied near <yes>" in [" ".join(row.split()) for row in rows(machine)]


@pytest.mark.parametrize("cols", [20, 21])
def test_a_long_row_keeps_its_numbers_whole_and_ends_where_it_ends(cols):
    from games.sleighwell.rowing import last_lines, spelled

    row = [(number, number + 5) if number % 3 else (number, number) for number in range(1, 21)]
    for count in range(1, len(row) + 1):
        lines = last_lines(row[:count], cols)
        assert len(lines) == 2 and max(map(len, lines)) <= cols
        words = " ".join(lines).split()
        whole = spelled(row[:count]).split()
        if words[0] == "...":
            words = words[1:]
        else:
            assert len(words) == count
        assert words == whole[count - len(words) :]
        assert count < 4 or len(words) > 3
