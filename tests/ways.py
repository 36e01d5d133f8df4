# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Ways through a Machine's menus for tests, whatever games there are, and what its rows say."""

UNDER_THE_GAMES = {"Records": 3, "Settings": 2, "About": 1}  # counted from below


def rows(machine):
    """What stands on the display, without the blanks around it."""
    return [row.strip() for row in machine.text()]


def open_game(machine, name, mode=0):
    """From the menu, as it is just shown, into a mode of a game."""
    shelf = machine.console.shelf
    known = [row for row in machine.console.memory.open_games() if shelf.title(row[0])]
    place = [folder for folder, _ in shelf.games].index(name)
    machine.press(*["DOWN"] * (len(known) + place), "OK", *["DOWN"] * mode, "OK")


def open_page(machine, name):
    """From the menu into Records, Settings or About."""
    machine.keys(f"UP*{UNDER_THE_GAMES[name]} OK")
