# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The race on the device: the deck, the hands, who is asked, and 65 cards at every step."""

import random

import pytest

from games.christmas_express import data
from games.christmas_express.data import CROSSING, ELF, EXPRESS, HUSTLE, KINDS, SANTA, STORM
from games.christmas_express.plays import CROSS, DISCARD, NO, NUMBER, STOP, TRIPLE
from games.christmas_express.rules import DRAW, SHOW, Game
from tinsel.contract import CHANCE, OVER


def dealt(*hands, at=None, turn=0):
    """A race with these hands (lists of cards) and places, everything else in the pile."""
    game = Game(len(hands))
    game.dealer = (turn - 1) % len(hands)
    game.seat = turn
    for seat, hand in enumerate(hands):
        for card in hand:
            game.pile[card] -= 1
            game.hands[seat][card] += 1
        game.trains.at[seat] = at[seat] if at else 0
    return game


def cards(game):
    """All cards, wherever they are."""
    counts = [sum(kind) for kind in zip(game.pile, game.out, *game.hands)]
    if game.dealer < 0:
        for kind in game.shown:
            counts[kind] += kind > 0
    return counts


def draw(game, *kinds):
    for kind in kinds:
        assert game.turn() == CHANCE
        game.play((DRAW, kind))


# --- dealer and deal


def test_the_highest_number_deals_and_the_left_of_it_starts():
    game = Game(3)
    for kind in (3, 7, 5):
        game.play((SHOW, kind))
    assert game.dealer == 1
    assert game.drawer() == 2  # the first to be dealt a card
    draw(game, *([1, 2, 3] * 4))
    draw(game, 4)
    assert game.turn() == 2


def test_a_special_card_drawn_for_dealer_goes_back_and_another_is_drawn():
    game = Game(2)
    game.play((SHOW, SANTA))
    assert game.drawer() == 0 and game.pile[SANTA] == 2
    game.play((SHOW, 2))
    game.play((SHOW, 6))
    assert game.dealer == 1


def test_ruling_24_those_who_tie_for_dealer_draw_again():
    game = Game(3)
    for kind in (6, 2, 6):
        game.play((SHOW, kind))
    assert game.dealer < 0 and game.drawer() == 0
    game.play((SHOW, 1))
    assert game.drawer() == 2  # seat 1 is out of it
    game.play((SHOW, 2))
    assert game.dealer == 2


def test_the_dealers_cards_go_back_before_the_deal():
    game = Game(2)
    game.play((SHOW, 7))
    game.play((SHOW, 1))
    assert sum(game.pile) == 65


def test_ruling_3_four_are_dealt_and_each_turn_begins_with_five():
    game = Game(2)
    game.play((SHOW, 7))
    game.play((SHOW, 1))
    draw(game, 1, 2, 1, 2, 3, 4, 3, 4)
    assert [game.held(0), game.held(1)] == [4, 4]
    assert game.turn() == CHANCE  # the first player draws one
    draw(game, 5)
    assert game.turn() == 1 and game.held(1) == 5
    game.play((NUMBER, 5))
    draw(game, 6)
    assert game.turn() == 0 and game.held(0) == 5


def test_a_short_hand_is_filled_to_five_before_its_turn():
    game = dealt([1, 1, 1, 2, 3], [1, 2, 3, 4])
    game.play((TRIPLE,))
    game.play((NO,))
    draw(game, 5)
    game.play((NUMBER, 1))
    draw(game, 4, 4, 4)  # 5 - 3 = 2 left: three to draw
    assert game.turn() == 0 and game.held(0) == 5


def test_a_station_by_a_number_draws_one_card_and_plays_again():
    game = dealt([5, 1, 1, 2, 3], [1, 2, 3, 4, 5], at=(7, 0))
    game.play((NUMBER, 5))
    draw(game, 6)
    assert game.turn() == 0 and game.held(0) == 5
    game.play((NUMBER, 6))
    assert game.trains.at[0] == 18 and game.turn() == 1


def test_a_card_that_is_played_lies_on_the_discard_pile():
    game = dealt([4, STORM, 1, 2, 3], [1, 2, 3, 4, 5])
    game.play((NUMBER, 4))
    assert game.out[4] == 1 and sum(game.out) == 1 and game.held(0) == 4


def test_three_equal_cards_are_all_thrown_away():
    game = dealt([4, 4, 4, 2, 3], [1, 2, 3, 4, 5])
    game.play((TRIPLE,))
    assert game.out[4] == 3 and game.held(0) == 2


def test_three_of_a_kind_needs_three():
    game = dealt([4, 4, 2, 2, 3], [1, 2, 3, 4, 5])
    assert (TRIPLE,) not in game.moves()
    with pytest.raises(ValueError, match="do not have"):
        game.play((TRIPLE,))


def test_three_specials_are_not_three_of_a_kind():
    game = dealt([STORM, STORM, STORM, 2, 3], [1, 2, 3, 4, 5])
    assert (TRIPLE,) not in game.moves()


def test_only_cards_in_the_hand_are_offered():
    game = dealt([4, 4, 2, SANTA, CROSSING], [1, 2, 3, 4, 5])
    assert list(game.moves()) == [(NUMBER, 2), (NUMBER, 4)]


def test_ruling_21_without_a_playable_card_one_is_thrown_away_and_the_turn_ends():
    game = dealt([SANTA, SANTA, CROSSING, CROSSING, HUSTLE], [1, 2, 3, 4, 5], at=(40, 3))
    # Red leads: Hustle-Bustle cannot be played either.
    assert list(game.moves()) == [(DISCARD, HUSTLE), (DISCARD, CROSSING), (DISCARD, SANTA)]
    game.play((DISCARD, CROSSING))
    assert game.turn() == 1 and game.out[CROSSING] == 1


def test_ruling_21_with_a_playable_card_none_is_thrown_away():
    game = dealt([SANTA, SANTA, CROSSING, CROSSING, 1], [1, 2, 3, 4, 5])
    assert list(game.moves()) == [(NUMBER, 1)]
    with pytest.raises(ValueError, match="only when none"):
        game.play((DISCARD, SANTA))


def test_an_extra_play_with_nothing_to_play_only_stops():
    game = dealt([5, SANTA, SANTA, CROSSING, CROSSING], [1, 2, 3, 4, 5], at=(7, 0))
    game.play((NUMBER, 5))
    draw(game, HUSTLE)
    assert list(game.moves()) == [(STOP,)]


def test_ruling_25_the_discards_are_shuffled_when_a_card_is_wanted_and_none_is_left():
    game = dealt([1, 1, 2, 2, 3], [4, 4, 5, 5])
    for kind in range(KINDS):  # all but the hands lie on the discard pile
        game.out[kind] += game.pile[kind]
        game.pile[kind] = 0
    game.play((NUMBER, 1))
    assert game.turn() == CHANCE and sum(game.pile) == 0  # not before it is wanted
    assert (DRAW, 1) in game.moves()  # also the card just played
    draw(game, 6)
    assert sum(game.out) == 0 and sum(game.pile) == 65 - 4 - 5


# --- who is asked


def test_ruling_20_all_others_are_asked_for_crossing_from_the_left():
    game = dealt([4, 4, 4, 2, 3], [1, 2, 3, 4, 5], [CROSSING, 1, 2, 3, 5], at=(13, 40, 30))
    game.play((TRIPLE,))
    assert game.turn() == 1 and list(game.moves()) == [(NO,)]  # holds none
    game.play((NO,))
    assert game.turn() == 2 and list(game.moves()) == [(CROSSING, 2), (NO,)]
    game.play((CROSSING, 2))
    assert game.turn() == 0 and list(game.moves()) == [(NO,)]  # Santa? has none
    game.play((NO,))
    assert game.trains.at[0] == 13
    draw(game, 6)
    assert game.turn() == 2 and game.held(2) == 5
    assert game.out[4] == 3 and game.out[CROSSING] == 1  # ruling 19


def test_ruling_20_whoever_a_card_would_hit_is_asked_for_santa():
    game = dealt([STORM, 4, 4, 2, 3], [SANTA, 2, 3, 4, 5], [1, 1, 2, 3, 5], at=(13, 40, 30))
    game.play((STORM,))
    assert game.turn() == 1 and list(game.moves()) == [(SANTA,), (NO,)]
    game.play((SANTA,))
    assert game.turn() == 2 and list(game.moves()) == [(NO,)]
    game.play((NO,))
    assert tuple(game.trains.at) == (13, 40, 23)
    assert game.out[SANTA] == 1 and game.held(1) == 4


def test_asked_or_not_does_not_tell_who_holds_santa():
    hands = ([STORM, 4, 4, 2, 3], [SANTA, 2, 3, 4, 5], [1, 1, 2, 3, 5])
    asked = []
    for order in (hands, (hands[0], hands[2], hands[1])):
        game = dealt(*order, at=(13, 40, 30))
        game.play((STORM,))
        seats = []
        while (NO,) in game.moves():
            seats.append((game.turn(), game.words((NO,))))
            game.play((NO,))
        asked.append(seats)
    assert asked[0] == asked[1]


def test_words_never_tell_what_was_drawn():
    game = dealt([1, 1, 2, 2, 3], [4, 4, 5, 5])
    game.play((NUMBER, 1))
    assert {game.words(move) for move in game.moves()} == {"T2 draws a card"}


def test_crossing_with_santa_goes_through():
    game = dealt([4, 4, 4, SANTA, 3], [CROSSING, 2, 3, 4, 5], at=(13, 40))
    game.play((TRIPLE,))
    game.play((CROSSING, 1))
    assert list(game.moves()) == [(SANTA,), (NO,)]
    game.play((SANTA,))
    assert game.turn() == 1 and list(game.moves()) == [(NO,)]  # asked again, holds no other
    game.play((NO,))
    assert game.trains.at[0] == 24


def test_skip_with_santa():
    game = dealt([EXPRESS, 4, 4, 2, 3], [SANTA, 2, 3, 4, 5], at=(13, 40))
    game.play((EXPRESS,))
    game.play((SANTA,))
    draw(game, 1)
    assert game.turn() == 1


def test_who_misses_a_turn_draws_nothing():
    game = dealt([EXPRESS, 4, 4, 2, 3], [2, 3, 4, 5], [1, 1, 1, 2], at=(13, 40, 2))
    game.play((EXPRESS,))
    game.play((NO,))
    draw(game, 7)
    assert game.turn() == 2 and game.held(1) == 4


def test_a_wrong_draw_is_refused():
    game = dealt([1, 1, 2, 2, 3], [4, 4, 5, 5])
    with pytest.raises(ValueError, match="not luck"):
        game.chance(lambda count: 0)
    game.play((NUMBER, 1))
    for move in ((DRAW, 0), (DRAW, 8), (DRAW, 19), (SHOW, 1), (DRAW,), (NUMBER, 1)):
        with pytest.raises(ValueError):
            game.play(move)


def test_luck_gives_each_card_of_the_pile_its_chance():
    game = dealt([1, 1, 2, 2, 3], [4, 4, 5, 5])
    game.play((NUMBER, 1))
    count = sum(game.pile)
    drawn = [game.chance(lambda number, at=at: at)[1] for at in range(count)]
    assert [drawn.count(kind) for kind in range(KINDS)] == list(game.pile)


# --- many games


def check(game, whole):
    assert cards(game) == whole, "65 cards, always"
    at = game.trains.at
    assert len(at) == len(game.hands) and max(at) <= 84
    assert 75 not in at, "nobody stays on the slope's top"
    assert max(map(sum, game.hands)) <= 5


@pytest.mark.parametrize("block", range(10))
def test_random_races_end_with_all_trains_and_cards_at_every_step(block):
    """A tenth of ten thousand games each."""
    for seed in range(1000 * block, 1000 * block + 1000):
        dice = random.Random(seed)
        game = Game(2 + seed % 3)
        whole = list(data.deck())
        pick = dice.randrange
        steps = 0
        turn = game.turn()
        while turn != OVER:
            if turn == CHANCE:
                move = game.chance(pick)
            else:
                moves = list(game.moves())
                move = moves[pick(len(moves))]
                assert move[0] != NUMBER or game.held(turn) == 5
            game.play(move)
            steps += 1
            assert steps < 3000
            check(game, whole)
            turn = game.turn()
        assert max(game.trains.at) == 84
        assert sum(1 for place in game.trains.at if place == 84) == 1


def test_every_kind_of_move_comes_up_in_the_random_races():
    """The games above are no use if they never cross, stop or are saved."""
    seen = set()
    for seed in range(60):
        dice = random.Random(seed)
        game = Game(2 + seed % 3)
        while game.turn() != OVER:
            if game.turn() == CHANCE:
                move = game.chance(dice.randrange)
            else:
                move = dice.choice(list(game.moves()))
            seen.add(move[0])
            game.play(move)
    want = {NUMBER, TRIPLE, STOP, CROSS, NO, DRAW, SHOW, HUSTLE, EXPRESS, STORM, ELF, CROSSING}
    assert want <= seen and SANTA in seen
