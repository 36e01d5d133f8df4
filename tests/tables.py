# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The tables that games are tested at: (players, options), so that every part of each is met.

By folder, module and class; a game that is not here is tested with every number of players.
"""

# Sleighwell's first option: what is in the game.
FRESH, DEER, TREES, DEEDS, START_HOUSE, TWO_SLEIGHS, TILES_ONLY = (1 << i for i in range(7))
# Christmas ON TRACK: a sheet that is not ours: turns, die table.
MIX = (12, 0x43, 0x21, 0x10, 0x52, 0x60, 0x32)
# The Christmas Express: a board that was counted.
COUNTED = (10, 22, 26, 40, 52, 60, 63, 70, 80, 96)

TABLES = {
    "sleighwell.solo.Game": (
        (1, ()),
        (1, (FRESH + DEER + START_HOUSE, 2)),
        (1, (FRESH + DEER + TREES + DEEDS + TWO_SLEIGHS, 0)),
    ),
    "sleighwell.rules.Game": (
        (2, (DEER + TREES + DEEDS + FRESH, 0)),
        (1, ()),
        (3, (FRESH + DEER + TWO_SLEIGHS, 2)),
        (4, (TREES + START_HOUSE + TILES_ONLY, 0)),
        (6, (FRESH + DEER + TREES + DEEDS + START_HOUSE + TWO_SLEIGHS, 6)),
    ),
    "sleighwell.ledger.Game": ((3, (10,)), (1, (3,)), (6, (17,))),
    "reindeer_rivals.ledger.Game": ((3, ()), (2, (3, 2, 1)), (4, (5, 5, 5, 5)), (5, ())),
    "reindeer_rivals.rules.Game": ((3, ()), (2, (1,)), (4, (1,)), (5, ())),
    "reindeer_rivals.rules.Solitaire": ((1, ()), (1, (1,))),
    "christmas_express.rules.Game": ((2, ()), (3, ()), (4, ()), (4, (12,) + COUNTED)),
    "christmas_express.tracker.Game": ((2, ()), (3, (1,)), (4, (0, 12) + COUNTED)),
    "decs_building.rules.Game": ((2, ()), (3, ()), (4, ()), (2, (7,))),
    "decs_building.sheets.Game": ((2, (0,)), (4, (3, 1)), (3, (1, 4, 8, 7) + (3,) * 13)),
    "on_track.rules.Game": ((1, ()), (3, ()), (2, MIX)),
    "on_track.tally.Game": ((2, ()), (6, (7, 0, 16, 1, 17, 34, 50))),
    "sled_dash.rules.Game": ((2, ()), (3, (30,)), (4, (12,))),
}


def of(game_class):
    """None for a game that is not here."""
    folder_and_module = game_class.__module__.split(".")[-2:]
    return TABLES.get(".".join(folder_and_module + [game_class.__name__]))
