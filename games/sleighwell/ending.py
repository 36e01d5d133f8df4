# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The end of a game: all houses or not, the stars there were, and a medal."""

from tinsel import ink, screen, sound
from tinsel.keys import BACK, OK

from .medals import medal, possible


def ask(ui, game):
    ui.wipe()
    prize = medal(game)
    got = game.scores()[0]
    ui.title("All houses!" if game.all_scored() else "The night is over")
    ui.footer("Go on", "Go on")
    pen = {"gold": ink.GOLD, "silver": ink.SILVER, "bronze": ink.ORANGE}.get(prize, ink.WHITE)
    ui.big(f"{got} of {possible(game)}", 0, ui.rows - 1, pen=pen)
    words = f"stars: {prize}" if prize else "stars"
    ui.centre(ui.rows - 1, words, screen.GOLDEN if prize else screen.PLAIN)
    ui.sound.play(sound.JINGLE if prize else sound.DONE)
    while (yield) not in (OK, BACK):
        pass
