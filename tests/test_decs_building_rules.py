# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The rules of Decs Building, sentence by sentence, and the rulings on what they leave open."""

import random

import pytest
from decs_sheets import sheet

from games.decs_building import cards, data
from games.decs_building.board import FEATURES
from games.decs_building.rounds import ACTING, DISCARDING, DONE, PLACING, TAKING
from games.decs_building.rules import DISCARD, ENOUGH, PASS, PLACE, SHUFFLE, START, TAKE, Game
from tinsel.contract import CHANCE, OVER

ACTION = {name: number for number, (name, _) in enumerate(data.ACTIONS)}
HEARTS, DIAMONDS, CLUBS, SPADES, WILDS, JACKS, QUEENS, KINGS = range(8)


def card(word):
    if word == "Joker":
        return cards.JOKER
    rank = {"A": 1, "J": 11, "Q": 12, "K": 13}.get(word[:-1])
    return "HDCS".index(word[-1]) * 16 + (rank or int(word[:-1]))


def hand(words):
    return bytes(card(word) for word in words.split())


def names(found):
    return " ".join(cards.card_name(card) for card in found)


def started(players=2, first=0, options=()):
    """Decks unshuffled: hearts, diamonds, clubs, spades; the first player is to take a card."""
    game = Game(players, options)
    for _ in range(players):
        game.play((SHUFFLE, 0))
    game.play((START, first))
    return game


def acting(words, players=2, **state):
    """A game in which seat 0 begins and holds these cards."""
    game = started(players)
    game.play((TAKE, next(iter(game.takeable()))))
    game.hands[0] = hand(words)
    for name, value in state.items():
        setattr(game, name, value)
    return game


def pays(game, action):
    """The ways to pay, in letters."""
    return [" ".join(cards.kind_name(k) for k in way) for way in game.payments(ACTION[action])]


def ways(words, cost, free=False):
    """The ways that a hand has to pay any cost, in letters."""
    found = cards.payments(cards.count(hand(words)), cost, free)
    return [" ".join(cards.kind_name(kind) for kind in way) for way in found]


def do(game, action, paid=None):
    found = pays(game, action)
    game.play((ACTION[action], found.index(paid) if paid else 0))


def whole(game):
    """Every card there is."""
    return sorted(b"".join(game.stacks + game.decks + game.hands + game.played) + game.gone)


# --- setup


def test_two_players_use_one_deck_with_tens_and_jokers():
    game = Game(2)
    assert names(cards.run(2)) == names(bytes(range(2, 11)))
    assert len(whole(game)) == 54
    assert [len(stack) for stack in game.stacks] == [7, 7, 7, 7, 6, 4, 4, 4]
    assert whole(game).count(cards.JOKER) == 2
    assert len(set(whole(game))) == 53, "no card twice but the Joker"


def test_three_players_use_runs_of_ten_two_jokers_and_six_of_each_face_and_ace():
    game = Game(3)
    assert list(cards.run(3)) == [2, 2, 3, 4, 4, 5, 6, 7, 8, 9]
    assert len(whole(game)) == 66
    assert [len(stack) for stack in game.stacks] == [7, 7, 7, 7, 8, 6, 6, 6]


def test_of_six_faces_two_are_hearts_two_diamonds_one_clubs_one_spades():
    stack = Game(3).stacks[JACKS]
    assert sorted(names(stack).split()) == ["JC", "JD", "JD", "JH", "JH", "JS"]


def test_four_players_use_runs_of_twelve_and_all_of_the_rest():
    game = Game(4)
    assert list(cards.run(4)) == [2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9]
    assert len(whole(game)) == 84
    assert [len(stack) for stack in game.stacks] == [8, 8, 8, 8, 12, 8, 8, 8]


@pytest.mark.parametrize("players, left", [(2, 5), (3, 5), (4, 6)])
def test_the_short_game_is_without_eights_and_nines(players, left):
    game = Game(players, (data.SHORT,))
    assert [len(stack) for stack in game.stacks[:4]] == [left] * 4
    ranks = {c & 15 for c in whole(game)}
    assert 8 not in ranks and 9 not in ranks and 7 in ranks
    assert (10 in ranks) == (players == 2)
    assert game.grids[0].height == 6


def test_tens_can_be_left_out_with_two_players():
    assert 10 not in {c & 15 for c in whole(Game(2, (data.NO_TENS,)))}


def test_the_lowest_cards_lie_on_top_and_the_first_of_each_suit_go_to_the_decks():
    game = Game(2)
    assert [names(deck) for deck in game.decks] == ["2H 2D 2C 2S", "3H 3D 3C 3S"]
    assert names(stack[-1] for stack in game.stacks[:4]) == "4H 4D 4C 4S"


@pytest.mark.parametrize("players, pawns", [(2, 4), (3, 3), (4, 2)])
def test_pawns_by_number_of_players(players, pawns):
    assert Game(players).spare_pawns(0) == pawns


def test_each_deck_is_shuffled_in_any_of_24_orders_and_anybody_may_begin():
    game = Game(2)
    assert game.turn() == CHANCE
    orders = set()
    for number in range(24):
        game = Game(2)
        game.play((SHUFFLE, number))
        assert sorted(game.decks[0]) == sorted(Game(2).decks[0])
        orders.add(game.decks[0])
    assert len(orders) == 24
    for first in range(4):
        assert started(4, first).turn() == first


# --- a round


def test_all_draw_three_cards_at_the_start_of_the_round():
    game = started()
    assert [names(cards_) for cards_ in game.hands] == ["2H 2D 2C", "3H 3D 3C"]
    assert [names(deck) for deck in game.decks] == ["2S", "3S"]


def test_hand_size_is_three_plus_the_santas_that_have_power():
    game = started()
    # A7 stands beside the source with its foot, F5 on the cable; C1 has no power.
    game.grids[0] = sheet("""
        ..N...
        ..N...
        ......
        ......
        .....N
        .....N
        N....~
        N@..@~
    """)
    game.hands[0], game.decks[0] = b"", hand("2H 2D 2C 2S 4H 4D 4C")
    game._begin_round()
    assert names(game.hands[0]) == "2H 2D 2C 2S 4H"  # 3 + 2
    assert len(game.hands[1]) == 3


def test_one_draws_only_up_to_the_hand_size_and_never_discards_down_to_it():
    game = started()
    game.hands[0] = hand("2H 2D 2C 2S 5H")
    game.hands[1] = hand("3H 3D")
    game.decks[1] = hand("3C 3S")
    game._begin_round()
    assert names(game.hands[0]) == "2H 2D 2C 2S 5H"
    assert names(game.hands[1]) == "3H 3D 3C"


def test_a_deck_that_runs_short_gives_what_is_there():
    game = started()
    game.hands[0], game.decks[0], game.played[0] = b"", hand("2H"), hand("2D 2C")
    game._begin_round()
    assert names(game.hands[0]) == "2H"
    assert names(game.played[0]) == "2D 2C"


def test_the_first_player_takes_one_card_of_the_lowest_rank_on_top_into_the_hand():
    game = started()
    game.stacks[:4] = [hand("3H"), hand("5D"), hand("9C 3C"), hand("4S")]
    assert list(game.moves()) == [(TAKE, HEARTS), (TAKE, CLUBS)]
    with pytest.raises(ValueError, match="not to be had"):
        game.play((TAKE, SPADES))
    game.play((TAKE, CLUBS))
    assert names(game.hands[0]) == "2H 2D 2C 3C"
    assert game.turn() == 0 and game.phase == ACTING


def test_only_the_first_player_takes_a_card_and_only_once_a_round():
    game = started(3, first=1)
    game.play((TAKE, HEARTS))
    assert [len(found) for found in game.hands] == [3, 4, 3]
    for seat in (1, 2, 0):
        assert game.turn() == seat and game.phase == ACTING
        game.play((PASS,))
    assert game.phase == TAKING and game.number == 2


def test_empty_suit_stacks_are_skipped_and_with_none_left_there_is_no_card():
    game = started()
    game.stacks[:4] = [b"", hand("5D"), b"", hand("4S")]
    assert game.takeable() == [SPADES]
    game.stacks[:4] = [b""] * 4
    game._begin_round()
    assert game.phase == ACTING and game.turn() == 0


def test_turns_go_clockwise_until_all_have_passed():
    game = started(3, first=2)
    game.play((TAKE, HEARTS))
    assert game.turn() == 2
    do(game, "Gain hearts")
    assert game.turn() == 0
    game.play((PASS,))
    assert game.turn() == 1
    game.play((DISCARD, 0))
    game.play((ENOUGH,))
    assert game.turn() == 2, "0 has passed, but its turn comes round"
    game.play((PASS,))
    assert game.turn() == 1, "who has passed has no more turns this round"
    game.play((PASS,))
    assert game.number == 2


def test_the_token_goes_anti_clockwise():
    game = started(3, first=1)
    firsts = []
    for _ in range(4):
        firsts.append(game.first)
        game.play(next(game.moves()))
        while game.phase == ACTING:
            game.play((PASS,))
    assert firsts == [1, 0, 2, 1]


def test_who_holds_no_card_has_passed():
    game = acting("2H")
    game.hands[1] = b""
    game.play((DISCARD, 0))
    assert game.number == 2, "the last card went, nobody can do anything"


def test_the_played_pile_is_flipped_under_the_deck_first_played_first():
    game = acting("2H 2D 2C")
    game.decks[0] = hand("9S 8S 7S 6S")
    game.play((DISCARD, 2))
    game.play((DISCARD, 0))
    game.play((ENOUGH,))
    game.play((PASS,))
    game.play((DISCARD, 1))
    # Played C, H, D: drawn 9S 8S 7S of the deck, then 6S, then C, H, D in that order.
    assert game.number == 2
    assert names(game.hands[0]) == "9S 8S 7S"
    assert names(game.decks[0]) == "6S 2C 2H 2D"


def test_any_number_of_cards_can_be_kept():
    game = acting("2H 2D 2C 2S")
    game.play((PASS,))
    game.play((PASS,))
    assert names(game.hands[0]) == "2H 2D 2C 2S"


def test_a_discard_is_at_least_one_card_and_as_many_as_one_likes():
    game = acting("2H 2D 2C")
    with pytest.raises(ValueError):
        game.play((ENOUGH,))
    game.play((DISCARD, 0))
    assert game.turn() == 0 and game.phase == DISCARDING
    assert list(game.moves()) == [(DISCARD, 1), (DISCARD, 2), (ENOUGH,)]
    game.play((ENOUGH,))
    assert game.turn() == 1


def test_discarded_faces_stay_their_owners():
    game = acting("KH 2H")
    game.play((DISCARD, 9))
    assert names(game.played[0]) == "KH"


# --- paying


def test_only_the_suit_of_a_number_card_matters():
    assert pays(acting("2C 9S"), "Gain a Jack") == ["C S"]
    assert pays(acting("2C 9C"), "Gain a Jack") == []


def test_several_any_cards_must_be_of_one_colour():
    assert ways("2H 2D 2C", "??") == ["H D"]
    assert ways("2H 2C", "??") == []
    assert pays(acting("2H 2D 2C"), "Snowflake") == []
    assert pays(acting("2H 2D 4H"), "Snowflake") == ["H H D"]


def test_any_three_of_the_four_first_cards_pay_for_a_card_and_for_a_jack_or_queen():
    for left_out in range(4):
        words = [w for i, w in enumerate(["2H", "2D", "2C", "2S"]) if i != left_out]
        game = acting(" ".join(words))
        assert len(pays(game, "Gain hearts")) == 3  # any one of them
        assert len(pays(game, "Stop messing")) == 2  # the one pair, in two orders
        assert bool(pays(game, "Gain a Jack")) != bool(pays(game, "Gain a Queen"))
        assert pays(game, "Gain a wild") == []


def test_one_any_card_beside_a_suit_may_have_any_colour():
    assert pays(acting("2D 2C 2H"), "Small Star") == ["D H", "D C"]


def test_wild_cards_fit_either_colour():
    assert pays(acting("2H AS 3D"), "Snowflake") == ["H D W"]
    assert pays(acting("2C AH Joker"), "Snowflake") == ["C W W"]
    assert pays(acting("2H 2C AH"), "Snowflake") == []


def test_faces_count_by_their_own_colour_for_any_card():
    assert ways("JH 2D KC", "??") == ["D Jr"]
    assert ways("JS KC 2H", "??") == ["Jb Kb"]


def test_aces_and_jokers_pay_anything_but_a_king():
    assert pays(acting("AH Joker"), "Gain a Jack") == ["W W"]
    assert ways("AH Joker", "JQ") == ["W W"]
    counts = cards.count(hand("AH AD Joker Joker KH"))
    assert list(cards.ways(counts, "KKQJ")) == []
    assert list(cards.ways(counts, "KQJ")) == [bytes((9, 4, 4))]


def test_a_face_pays_its_own_letter_only_never_a_suit_and_never_another():
    assert pays(acting("JC JS"), "Gain a Jack") == []
    assert ways("KH QH", "JQ") == []
    assert ways("JC QH", "JQ") == ["Jb Qr"]
    assert pays(acting("JH"), "Source") == ["Jr"]


def test_paid_faces_go_back_to_their_stack_and_wilds_stay():
    game = acting("JC AH 2S")
    before = [len(stack) for stack in game.stacks]
    do(game, "Gain a King", "W Jb")
    assert [len(stack) for stack in game.stacks[JACKS:]] == [
        before[JACKS] + 1, before[QUEENS], before[KINGS] - 1,
    ]  # fmt: skip
    assert game.stacks[JACKS][-1] == card("JC")
    assert names(game.played[0]) == "AH KS", "the ace that paid, then the king that was gained"
    assert names(game.hands[0]) == "2S"


def test_the_cheapest_payment_comes_first():
    assert pays(acting("2C AH JS 4S"), "Cable")[0] == "C"
    assert ways("AH 2C KS 3S", "??")[0] == "C S"
    assert pays(acting("AH KS JS 3S"), "Gain hearts") == ["S", "W", "Jb", "Kb"]


def test_a_payment_is_the_same_in_any_order_but_where_the_second_card_goes():
    game = acting("2H 2D")
    assert ways("2H 2D", "??") == ["H D"]
    assert sorted(pays(game, "Stop messing")) == ["D H", "H D"]


# --- basic actions


@pytest.mark.parametrize(
    "suit, action",
    [
        (HEARTS, "Gain hearts"),
        (DIAMONDS, "Gain diamonds"),
        (CLUBS, "Gain clubs"),
        (SPADES, "Gain spades"),
    ],
)
def test_a_gained_card_goes_to_the_played_pile(suit, action):
    game = acting("2H 2D 2C")
    before = game.stacks[suit]
    do(game, action)
    assert names(game.played[0]) == "2H " + names(before[-1:])
    assert game.stacks[suit] == before[:-1]


def test_an_empty_stack_gives_nothing():
    game = acting("2H 2D")
    game.stacks[CLUBS] = b""
    assert pays(game, "Gain clubs") == []
    with pytest.raises(ValueError, match="empty"):
        game.play((ACTION["Gain clubs"], 0))


def test_stop_messing_around_removes_the_second_card_from_the_game():
    game = acting("2H 2D 2C")
    everything = whole(game)
    do(game, "Stop messing", "D H")
    assert names(game.played[0]) == "2D" and names(game.gone) == "2H"
    assert whole(game) == everything


def test_a_face_as_the_second_card_leaves_the_game_too():
    game = acting("2H JD")
    do(game, "Stop messing", "H Jr")
    assert names(game.gone) == "JD"


def test_a_face_as_the_first_card_goes_back_to_its_stack():
    game = acting("2H JD")
    do(game, "Stop messing", "Jr H")
    assert names(game.gone) == "2H" and game.stacks[JACKS][-1] == card("JD")
    assert game.played[0] == b""


def test_jack_for_clubs_and_spades_queen_for_hearts_and_diamonds_king_for_a_jack():
    game = acting("2C 2S")
    do(game, "Gain a Jack")
    assert names(game.played[0])[-2] == "J"
    game = acting("2H 2D")
    do(game, "Gain a Queen")
    assert names(game.played[0])[-2] == "Q"
    game = acting("JC QD 4H")
    do(game, "Gain a King")
    assert names(game.played[0]) == "4H KS" and names(game.stacks[JACKS][-1:]) == "JC"


def test_a_wild_card_for_three_of_one_colour():
    game = acting("2H 2D 4D")
    do(game, "Gain a wild")
    assert names(game.played[0]).split()[-1][0] == "A"


def test_a_cable_must_join_and_a_source_need_not():
    game = acting("2C 4H")
    do(game, "Cable")
    assert game.phase == PLACING
    with pytest.raises(ValueError, match="drawn there"):
        game.play((PLACE, 0))
    game.play((PLACE, 7 * 6 + 2))
    assert game.grids[0].kinds[-1] == data.CABLE and game.turn() == 1
    game = acting("JC 4H")
    do(game, "Source")
    game.play((PLACE, 0))
    assert game.grids[0].lit[-1]


# --- everyone pitch in


def test_pitching_in_gives_another_action_at_once_with_any_suits():
    game = acting("QH 2D 2D 2D")
    do(game, "All pitch in")
    assert game.turn() == 0 and game.pitched
    assert "D D" in pays(game, "Gain a Jack")
    assert (PASS,) not in list(game.moves()) and not any(m[0] == DISCARD for m in game.moves())
    do(game, "Gain a Jack")
    assert game.turn() == 1 and not game.pitched


def test_any_suit_frees_the_colour_too_but_not_of_faces():
    counts = cards.count(hand("2H 2C JS KD"))
    found = [" ".join(cards.kind_name(k) for k in way) for way in cards.ways(counts, "??", True)]
    assert sorted(found) == ["C Jb", "C Kr", "H C", "H Jb", "H Kr"]


def test_number_cards_never_become_faces():
    assert list(cards.ways(cards.count(hand("2H 2C")), "J", True)) == []


def test_one_pitches_in_only_if_something_can_be_done_then():
    assert pays(acting("QH"), "All pitch in") == []
    assert pays(acting("QH 4D"), "All pitch in") == ["Qr"]  # a cable for any suit
    assert pays(acting("QH AD"), "All pitch in") != []


def test_a_queen_just_paid_can_be_gained_again():
    game = acting("QH 2D 2D")
    game.stacks[QUEENS] = b""
    do(game, "All pitch in")
    assert "D D" in pays(game, "Gain a Queen")


def test_one_pays_first_so_a_king_that_pays_for_a_king_fills_the_empty_stack():
    game = acting("JC KH 4H")
    game.stacks[KINGS] = b""
    assert pays(game, "Gain a King") == ["Jb Kr"], "the four of hearts brings no King back"
    assert ACTION["Gain a King"] in list(game.offers())
    do(game, "Gain a King")
    assert names(game.played[0]) == "KH" and game.stacks[KINGS] == b""
    assert names(game.stacks[JACKS][-1:]) == "JC"
    without = acting("JC 4H")
    without.stacks[KINGS] = b""
    assert ACTION["Gain a King"] not in list(without.offers())


@pytest.mark.parametrize("pitched", [False, True])
def test_what_is_offered_is_what_can_be_paid_for(pitched):
    """offers() takes short cuts that payments() does not."""
    dice = random.Random(24)
    deck = bytes(whole(Game(4)))
    for _ in range(1500):
        game = acting("2H", players=4, pitched=pitched)
        game.hands[0] = bytes(dice.sample(deck, dice.randint(1, 6)))
        for stack in dice.sample(range(8), 2):
            game.stacks[stack] = b""
        assert list(game.offers()) == [
            action for action in range(len(data.ACTIONS)) if game.payments(action)
        ], names(game.hands[0])


def test_pitching_in_twice_needs_two_queens_and_a_card():
    game = acting("QH QS 2D")
    do(game, "All pitch in", "Qr")
    do(game, "All pitch in", "Qb")
    assert pays(game, "Cable") == ["D"]


# --- baubles and pawns


def test_a_bauble_needs_a_spare_pawn_and_keeps_it():
    game = acting("2S 2S 4H", players=4)
    do(game, "Candle")
    assert game.pawns[data.CANDLE] == 0 and game.spare_pawns(0) == 1


def test_no_pawn_to_spare_bars_the_action_but_not_a_bauble_that_has_ones_own():
    game = acting("2S 2S 4H 4H JH", players=4)
    game.pawns[data.COMET] = game.pawns[data.SLEIGH] = 0
    assert game.spare_pawns(0) == 0
    assert pays(game, "Candle") == []
    with pytest.raises(ValueError, match="pawn"):
        game.play((ACTION["Candle"], 0))
    game.pawns[data.COMET] = data.NONE
    game.pawns[data.CANDLE] = 0
    assert pays(game, "Candle") == ["S S"]
    do(game, "Candle")
    assert game.spare_pawns(0) == 0


def test_anothers_pawn_goes_back_to_its_owner():
    game = acting("2S 2S 4H", players=4)
    game.pawns[data.CANDLE] = 3
    assert game.spare_pawns(3) == 1
    do(game, "Candle")
    assert game.pawns[data.CANDLE] == 0 and game.spare_pawns(3) == 2


def test_baubles_are_on_special_and_fancy_decorations_only():
    found = [data.NAMES[kind] for kind in range(data.KINDS) if FEATURES[kind][6]]
    assert found == [
        "Banner Angels", "Santa", "Candle", "Sleigh", "Comet", "Herald Angel", "Reindeer",
    ]  # fmt: skip


# --- drawing


def test_a_feature_must_be_drawn_at_once_and_without_room_the_action_is_barred():
    cost = data.ACTIONS[ACTION["Candy Cane"]][1]
    exact = hand(" ".join("2" + s if s in "HDCS" else s + "H" for s in cost))
    game = acting("2H")
    game.hands[0] = exact
    do(game, "Candy Cane")
    assert {move[0] for move in game.moves()} == {PLACE}
    game.play(next(game.moves()))
    full = acting("2H")
    full.hands[0] = exact
    for spot in list(full.grids[0].places(data.SMALL_STAR)):
        full.grids[0].draw(data.SMALL_STAR, 0, spot)
    assert pays(full, "Candy Cane") == []
    with pytest.raises(ValueError, match="room"):
        full.play((ACTION["Candy Cane"], 0))


# --- the end


def finish_round(game):
    number = game.number
    while game.number == number and game.turn() != OVER:
        game.play((PASS,) if game.phase == ACTING else next(game.moves()))


def test_after_three_empty_stacks_the_round_is_finished_and_one_more_played():
    game = acting("2H 2D 4C")
    game.stacks[HEARTS] = hand("9H")
    game.stacks[JACKS] = game.stacks[KINGS] = b""
    do(game, "Gain hearts")
    assert game.ending and not game.last and game.turn() == 1
    finish_round(game)
    assert game.last and game.number == 2
    finish_round(game)
    assert game.turn() == OVER and game.phase == DONE


def test_the_end_is_certain_even_if_a_face_comes_back():
    game = acting("JC QH AH 2H", ending=False)
    game.stacks[JACKS] = game.stacks[QUEENS] = b""
    game.stacks[HEARTS] = hand("9H")
    do(game, "Gain hearts", "H")
    assert game.ending
    game.play((PASS,))
    do(game, "Gain a King")
    assert game.stacks[JACKS] and game.ending


def test_a_free_card_that_empties_the_third_stack_makes_the_next_round_the_last():
    game = started()
    game.stacks[JACKS] = game.stacks[KINGS] = b""
    game.stacks[HEARTS] = hand("2H")
    game.play((TAKE, HEARTS))
    assert game.ending and not game.last
    finish_round(game)
    assert game.last and game.number == 2


def test_two_empty_stacks_are_not_the_end():
    game = acting("2H 2D 4C")
    game.stacks[HEARTS] = hand("9H")
    game.stacks[JACKS] = b""
    do(game, "Gain hearts")
    assert not game.ending


def test_in_the_last_round_all_take_a_card_from_any_stack_first_player_first():
    game = started(3, first=1)
    game.ending = True
    game.play((TAKE, HEARTS))
    finish_round(game)
    assert game.last and game.first == 0
    order = []
    for stack in (WILDS, KINGS, SPADES):
        assert list(game.moves()) == [(TAKE, stack) for stack in range(8)]
        order.append(game.turn())
        game.play((TAKE, stack))
    assert order == [0, 1, 2]
    assert names(game.hands[1][-1:])[0] == "K", "into the hand, to be spent this round"
    assert game.turn() == 0 and game.phase == ACTING


def test_the_one_with_most_points_wins_and_scores_are_the_grids():
    game = acting("2H")
    game.grids[1].draw(data.SMALL_STAR, 0, 7 * 6)
    # -92, and a lit star beside the source: + 2 + 2 saved
    assert game.scores() == [-92, -88]


# --- nothing is lost


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_card_is_lost_or_doubled_at_any_step(players):
    dice = random.Random(players)
    for number in range(1667):
        game = Game(players, (number % 8,))
        everything = whole(game)
        assert len(everything) == size(players, number % 8)
        while game.turn() != OVER:
            if game.turn() == CHANCE:
                game.play(game.chance(dice.randrange))
            else:
                game.play(quick_choice(game, dice))
            assert whole(game) == everything


def size(players, flags):
    """54, 66 or 84; less four 8s and four 9s, less four 10s where there are any."""
    fewer = 8 if flags & data.SHORT else 0
    if flags & data.NO_TENS and players == 2:
        fewer += 4
    return (54, 66, 84)[players - 2] - fewer


def quick_choice(game, dice):
    """Any move, found without listing all of them."""
    if game.phase == ACTING:
        for _ in range(3):
            action = dice.randrange(len(data.ACTIONS))
            ways = game.payments(action)
            if ways:
                return (action, dice.randrange(len(ways)))
        if not game.pitched:
            kind = cards.kind_of(dice.choice(game.hands[game.seat]))
            return dice.choice(((PASS,), (PASS,), (DISCARD, kind)))
    return dice.choice(list(game.moves()))


@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_can_play(players):
    with pytest.raises(ValueError, match="2 to 4"):
        Game(players)


def test_words_tell_what_all_may_know():
    game = started()
    assert game.words((TAKE, HEARTS)) == "takes 4H"
    game = acting("2S 3S 9H")
    assert game.words((ACTION["Candle"], 0)) == "SS>Candle"
    do(game, "Candle")
    assert game.words((PLACE, 7 * 6)) == "at A8 Candle"
    assert Game(2).words((SHUFFLE, 7)) == "shuffles a deck"
    assert Game(2).words((START, 1)) == "seat 2 begins"


def test_a_short_game_is_no_match_for_the_records_and_the_owners_own_board_is():
    assert Game(2).ranked()
    assert not Game(2, data.options(data.SHORT)).ranked()
    points = bytearray(data.POINTS)
    points[data.SMALL_STAR] += 1
    assert Game(2, data.options(0, data.WIDTH, data.HEIGHT, bytes(points))).ranked()
