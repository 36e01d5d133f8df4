# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The wish checker: what the house wants, what the sleigh took, and who serves whom."""

from tinsel import screen, sound, widgets
from tinsel.keys import BACK, LEFT, OK

from .checks import who_serves
from .data import ANY, CUBE, PYRAMID, REINDEER, SPHERE, TREE, WILD
from .names import kind_name
from .printed import DOUBLE_KINDS
from .wishes import stars

_WISHES = (CUBE, PYRAMID, SPHERE, ANY, REINDEER, TREE)
_ITEMS = (CUBE, PYRAMID, SPHERE, WILD, REINDEER, TREE) + tuple(DOUBLE_KINDS)
_MOST = 9


def start(ui):
    """Counts of each wish and of each tile; the answer stands in the title at once."""
    wants = bytearray(len(_WISHES))
    took = bytearray(len(_ITEMS))
    wrong = False
    chosen = 0
    while True:
        rows = [("wants " + wish_name(wish), str(wants[i])) for i, wish in enumerate(_WISHES)]
        rows += [("took " + kind_name(kind), str(took[i])) for i, kind in enumerate(_ITEMS)]
        rows.append(("Satisfied near", "yes" if wrong else "no"))
        answer = verdict(wants, took, wrong)
        title = "Wishes: " + ("none" if answer is None else "YES" if answer else "NO")
        chosen, key = yield from widgets.form(ui, title, rows, chosen, "Check", "Leave")
        if key == BACK:
            return None
        if key == OK:
            yield from _answer(ui, wants, took, wrong)
            continue
        step = -1 if key == LEFT else 1
        if chosen < len(_WISHES):
            if sum(wants) + step <= 3:
                wants[chosen] = max(wants[chosen] + step, 0)
            else:
                ui.sound.play(sound.REFUSE)
        elif chosen < len(_WISHES) + len(_ITEMS):
            at = chosen - len(_WISHES)
            took[at] = min(max(took[at] + step, 0), _MOST)
        else:
            wrong = not wrong


def wish_name(wish):
    return "any (?)" if wish == ANY else kind_name(wish)


def spelled(kinds, counts):
    """Counts as a list of masks."""
    found = bytearray()
    for i, kind in enumerate(kinds):
        for _ in range(counts[i]):
            found.append(kind)
    return bytes(found)


def verdict(wants, took, wrong=False):
    """True: content; False: not; None: no wishes were given."""
    wishes = spelled(_WISHES, wants)
    if not wishes:
        return None
    return who_serves(wishes, spelled(_ITEMS, took), wrong) is not None


def answer_lines(wants, took, wrong=False):
    """Yes or no, and which tile serves which wish."""
    wishes = spelled(_WISHES, wants)
    items = spelled(_ITEMS, took)
    if not wishes:
        return ["Say what it wants."]
    served = who_serves(wishes, items, wrong)
    if served is None:
        return ["NO: not content.", "The house is lost."]
    count = stars(wishes)
    lines = [f"YES: {count} star" + ("s" if count > 1 else "")]
    for wish, at in zip(wishes, served):
        lines.append(f"{wish_name(wish)} < {kind_name(items[at])}")
    return lines


def _answer(ui, wants, took, wrong):
    ui.sound.play(sound.DONE if verdict(wants, took, wrong) else sound.REFUSE)
    lines = answer_lines(wants, took, wrong)
    yield from widgets.page(ui, "Is it content?", lines, "Back")
    ui.style(0, screen.PLAIN)
