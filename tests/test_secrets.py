# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Hands behind the curtain stay there: nothing that another seat can press shows any of it.

Two boxes hold the same game but for one hidden card. As long as nobody says "I am ..." for the
seat that holds it, every frame and every light must be the same in both, whatever is pressed.
"""

import os
import random
import zlib

import conformance
import pytest
import tours
from pair import LUCK

from hardware.desktop.flash import Flash
from hardware.desktop.machine import Machine
from tinsel.contract import CHANCE

KEYS = ["OK"] * 5 + ["UP", "DOWN", "LEFT", "RIGHT", "BACK", "MENU", "UNDO", "pull", "HOME"]
PRESSES = 60
TRIES = 40  # with all curtains open, until the card is seen: some take many turns to come up


def hidden(mode):
    with open(os.path.join(mode.folder, mode.game, mode.module + ".py"), encoding="utf-8") as file:
        return "\nHIDDEN = True\n" in file.read()


MODES = [mode for mode in tours.found(tours.GAMES) if hidden(mode)]


def dealt(game_class, players, options, seed):
    """The luck before the first decision."""
    dice = random.Random(seed)
    game = game_class(players, options)
    moves = []
    while game.turn() == CHANCE:
        moves.append(game.chance(dice.randrange))
        game.play(moves[-1])
    return moves


def other_deal(game_class, players, options, moves):
    """(the same luck in the words that all may know but another game, whose hand differs)."""
    end = replayed(game_class, players, options, moves)
    for at in range(len(moves) - 1, -1, -1):
        game = replayed(game_class, players, options, moves[:at])
        words = game.words(moves[at])
        for other in game.moves():
            if other == moves[at] or game.words(other) != words:
                continue
            changed = moves[:at] + [other] + moves[at + 1 :]
            try:
                found = replayed(game_class, players, options, changed)
            except ValueError:
                continue
            owner = whose(end, found, players)
            # Somebody else's turn, so that there is something to look at meanwhile.
            if found.turn() == end.turn() and owner not in (None, end.turn()):
                return changed, owner
    raise AssertionError("no hand is hidden: is this game not one with hidden hands?")


def whose(one, two, players):
    """The only seat whose things differ between two games."""
    if hasattr(one, "hand"):
        hands = [(sorted(one.hand(seat)), sorted(two.hand(seat))) for seat in range(players)]
        differ = [seat for seat in range(players) if hands[seat][0] != hands[seat][1]]
        return differ[0] if len(differ) == 1 else None
    for name in vars(one):
        mine, yours = conformance.state(vars(one)[name]), conformance.state(vars(two)[name])
        if isinstance(mine, list) and len(mine) == players + 1:  # the first says what it is
            hands = [(bag(mine[seat + 1]), bag(yours[seat + 1])) for seat in range(players)]
            differ = [seat for seat in range(players) if hands[seat][0] != hands[seat][1]]
            if len(differ) == 1:
                return differ[0]
    return None


def bag(hand):
    """Cards in whatever order they came: on the screen they are sorted."""
    return sorted(hand) if isinstance(hand, bytes) else hand


def replayed(game_class, players, options, moves):
    game = game_class(players, options)
    for move in moves:
        game.play(move)
    return game


def memory(mode, game_class, players, options, moves):
    """A box's memory with that game in progress, all seats persons."""
    from tinsel.journal import Journal
    from tinsel.story import Story

    flash = Flash()
    story = Story(Journal(flash), mode.game, mode.place, game_class, players, options)
    coming = iter(moves)
    story.game.chance = lambda pick: next(coming)
    story.luck(len)  # any pick will do: the luck is known
    return bytes(flash.data)


class Curious:
    """A player who never opens the owner's curtain (None: opens all), and presses first what
    was not yet pressed on the screen that is there."""

    def __init__(self, mode, data, owner):
        self.mode = mode
        self.owner = owner
        self.frames = []  # every single one that was shown, with the lights of that moment
        self.machine = None
        self.press("pull", data)

    def press(self, key, data=None):
        if key == "pull":
            self.switch_on(bytes(self.machine.flash.data) if self.machine else data)
        elif key == "HOME":
            self.machine.hold("BACK")
            self.machine.press("OK")
        elif key == "UNDO":
            self.machine.hold("LEFT")
        elif key == "MENU":
            self.machine.hold("OK")
        else:
            self.machine.press(key)

    def switch_on(self, data):
        flash = Flash(data=data)
        self.machine = Machine("pico_oled", flash=flash, games=self.mode.folder, dice=LUCK)
        refresh = self.machine.board.display.refresh

        def noting(*args, **kwargs):
            done = refresh(*args, **kwargs)
            self.frames.append((zlib.crc32(self.machine.frame()), self.machine.lights()))
            return done

        self.machine.board.display.refresh = noting
        self.machine.press("OK")

    def search(self, seed, presses=PRESSES):
        """So many keys, the untried ones first; which they were."""
        dice = random.Random(seed)
        tried = {}
        pressed = []
        for _ in range(presses):
            keys = list(KEYS)
            name = None
            if self.owner is not None:
                name = self.machine.console.settings.seat_name(self.owner)
            if name and f"Hand it to {name}" in " ".join(self.machine.text()):
                keys = [key for key in keys if key != "OK"]  # not me
            here = tried.setdefault(self.machine.frame(), set())
            key = dice.choice([key for key in keys if key not in here] or keys)
            here.add(key)
            pressed.append(key)
            self.press(key)
        return pressed

    def again(self, pressed):
        for key in pressed:
            self.press(key)


def both(mode, one, two, owner, seed):
    """The frames of two boxes on which the same was pressed."""
    here = Curious(mode, one, owner)
    pressed = here.search(seed)
    there = Curious(mode, two, owner)
    there.again(pressed)
    return here.frames, there.frames, pressed


@pytest.mark.parametrize(
    "seed", [0] + [pytest.param(n, marks=pytest.mark.long) for n in range(1, 12)]
)
@pytest.mark.parametrize("mode", MODES, ids=repr)
def test_no_key_of_another_seat_shows_what_a_hand_holds(mode, seed):
    game_class = tours.game_class(mode)
    players, options = [table for table in conformance.tables(game_class) if table[0] > 1][0]
    moves = dealt(game_class, players, options, seed)
    changed, owner = other_deal(game_class, players, options, moves)
    one = memory(mode, game_class, players, options, moves)
    two = memory(mode, game_class, players, options, changed)
    here, there, pressed = both(mode, one, two, owner, seed)
    assert here == there, f"seat {owner}'s hand can be seen by another seat: {pressed}"
    assert len({frame for frame, _ in here}) > 8, "hardly anything was looked at"
    # And the search is not blind: with every curtain open the card is seen.
    assert any(differ(mode, one, two, n) for n in range(seed, seed + TRIES))


def differ(mode, one, two, seed):
    here, there, _ = both(mode, one, two, None, seed)
    return here != there


def test_there_are_games_with_hidden_hands():
    assert MODES
