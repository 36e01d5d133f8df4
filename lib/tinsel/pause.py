# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The menu that comes over any screen: undo and history for a game, the keys, and the way home."""

from tinsel import seats, widgets
from tinsel.keys import BACK, DIGIT, DIGITS, DOWN, HOME, LEFT, MENU, OK, REDO, RIGHT, UNDO, UP


def pause(ui, kept, at=None):
    """Returns the key to hand to the screen beneath: None, UNDO, REDO or HOME; or "history".

    kept: that screen, put aside; at: the answer to stand at.
    """
    story = ui.story
    chosen = 0
    while True:
        items = ["Go on"]
        answers = [None]
        if story:
            if story.can_undo and seats.persons(story.bots, story.players):
                items.append("Undo")
                answers.append(UNDO)
            if story.can_redo:
                items.append("Redo")
                answers.append(REDO)
            items.append("History")
            answers.append("history")
        items += ["What the keys do", "Sound on" if ui.settings.mute else "Sound off", "Home"]
        answers += ["keys", "mute", HOME]
        if at is not None:
            chosen = answers.index(at)
            at = None
        chosen = yield from widgets.menu(ui, "Pause", items, chosen, back="Go on")
        if chosen is None:
            return None
        answer = answers[chosen]
        if answer == "keys":
            yield from widgets.page(ui, "Keys now", key_lines(ui, *kept[2:]))
        elif answer == "mute":
            ui.settings.mute = 0 if ui.settings.mute else 1
            ui.settings.keep()
            ui.console.apply()
        else:
            return answer


def key_lines(ui, words, digits):
    """What the keys of a screen do, by the names that stand on them."""
    lines = []
    names = ((UP, "UP"), (DOWN, "DOWN"), (LEFT, "LEFT"), (RIGHT, "RIGHT"))
    if digits and DIGIT in ui.console.board.keys.codes:
        # What points elsewhere types now.
        names = ((DOWN, "Knob"), (DIGIT, "0-9" if digits == DIGITS else f"1-{digits}"))
    for code, name in ((OK, ui.ok_key), (BACK, ui.back_key)) + names:
        if words.get(code):
            lines.append(f"{name}: {words[code]}"[: ui.cols])
    lines.append(f"hold {ui.back_key}: home")
    own = {pad[0]: pad[1] for pad in ui.console.board.keys.pads}  # some boards have more keys
    lines.append(f"{own.get(MENU) or 'hold ' + ui.ok_key}: this menu")
    if words.get(UNDO):
        lines.append(f"{own.get(UNDO) or 'hold LEFT'}: undo")
    return lines
