# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The pictures of docs/on_track.md."""

from pictures import FACES, MACROPAD, PICO, PICOSYSTEM, Shot

GAME = "pick:Christmas_ON "
SHEET = GAME + "pick:Play_the OK wait:1 OK "
TABLE_MODE = GAME + "pick:At_the_table UP UP OK OK wait:1 "
# Turns as the hint would have them: both drawings, then the next roll.
TURN = "RIGHT wait:20 OK OK wait:1 OK "
TURNS = SHEET + TURN * 12
FINISHED = SHEET + TURN * 20
TABLE = (
    Shot("on_track_dice", PICOSYSTEM, GAME + "pick:Play_the OK wait:1", dice="4,2,4"),
    Shot("on_track_sheet", PICO, "OK", dice=FACES, before=TURNS),
    Shot("on_track_sheet_picosystem", PICOSYSTEM, "OK", dice=FACES, before=TURNS),
    Shot("on_track_tile", PICOSYSTEM, "OK DOWN OK", dice=FACES, before=TURNS),
    Shot("on_track_routes", PICOSYSTEM, "OK wait:1 RIGHT", dice=FACES, before=FINISHED),
    Shot("on_track_finished", PICO, "OK wait:1", dice=FACES, before=FINISHED),
    Shot("on_track_finished_picosystem", PICOSYSTEM, "OK wait:1", dice=FACES, before=FINISHED),
    Shot("on_track_table", PICOSYSTEM, TABLE_MODE + "DOWN RIGHT", dice="4,2,4"),
    Shot("on_track_bank", PICO, TABLE_MODE + "DOWN RIGHT", dice="4,2,4"),
    Shot("on_track_lights", MACROPAD, TABLE_MODE, dice="4,2,4"),
)
