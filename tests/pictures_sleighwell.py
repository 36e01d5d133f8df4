# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The pictures of Sleighwell's page in the manual."""

from pictures import MACROPAD, PICO, PICOSYSTEM, Shot

# The ready-made tiles (Tiles: LEFT), and draws that make a row: 7 and 12 are cubes, 16 a sphere,
# then house 20, which wants two cubes and a sphere.
DRAWS = "7,19,3,42,28,34,3,14,9,12,37,14,16,1"
SOLO = "pick:Sleighwell pick:Solo LEFT OK wait:1 "
ROW = "RIGHT*2 OK RIGHT*2 OK OK RIGHT*3 OK OK RIGHT*3 OK RIGHT*3 OK RIGHT*4 OK OK RIGHT*5 OK "
BUILT = SOLO + ROW + "OK RIGHT*12 OK "
FLY = BUILT + "RIGHT*7 OK "

TABLE = (
    Shot("sleighwell_options", PICOSYSTEM, "pick:Sleighwell pick:Solo", DRAWS),
    Shot("sleighwell_hand", PICO, SOLO + "RIGHT*2", DRAWS),
    Shot("sleighwell_hand_picosystem", PICOSYSTEM, BUILT + "RIGHT", DRAWS),
    Shot("sleighwell_turned_up", PICO, SOLO + "RIGHT*2 OK RIGHT*2 OK", DRAWS),
    Shot("sleighwell_place", MACROPAD, BUILT + "RIGHT OK RIGHT", DRAWS),
    Shot("sleighwell_flight", PICO, FLY, DRAWS),
    Shot("sleighwell_flight_picosystem", PICOSYSTEM, FLY, DRAWS),
    Shot("sleighwell_map_picosystem", PICOSYSTEM, BUILT + "UP", DRAWS),
    Shot("sleighwell_curtain", PICO, "pick:Sleighwell pick:Together UP OK LEFT OK wait:1", DRAWS),
    Shot("sleighwell_table", PICO, "pick:Sleighwell pick:At OK OK UP DOWN OK OK", DRAWS),
    Shot("sleighwell_wishes", PICO, "pick:Sleighwell pick:Wish RIGHT DOWN*9 RIGHT OK", DRAWS),
    Shot("sleighwell_rows", MACROPAD, "pick:Sleighwell pick:Rows UP*2 RIGHT OK RIGHT UP*4", DRAWS),
)
