# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The pictures of docs/christmas_express.md."""

from pictures import MACROPAD, PICO, PICOSYSTEM, Shot

GAME = "pick:Christmas_Express "
FOUR = GAME + "pick:At_the UP*2 OK OK wait:1 "
SEVEN = "RIGHT*3 OK wait:1 "
FOUR_AND_ON = FOUR + SEVEN + "OK wait:1 RIGHT OK wait:1 "  # 7, 4 and 5: Red, Green, Gold
STORM = "DOWN*4 OK "
THREE = "DOWN OK OK wait:1 "
TWO = GAME + "pick:At_the OK OK wait:1 "
RACE = GAME + "pick:Race OK OK wait:1 OK wait:2 "
LUCK = "60,9,200,33,120,71,180,5,90,240,17,140,66,101,222,48,155,80,12,199,37,210,94,163"
TABLE = (
    Shot("express_tracker", MACROPAD, FOUR + "5 wait:1 3 wait:1 7 wait:1"),
    Shot("express_tracker_picosystem", PICOSYSTEM, FOUR_AND_ON + "RIGHT"),
    Shot("express_crossing", PICO, FOUR + "DOWN OK RIGHT"),
    Shot("express_santa", PICO, FOUR_AND_ON + STORM),
    Shot("express_told", PICO, FOUR_AND_ON + STORM + "OK*3 wait:1"),
    Shot("express_told_picosystem", PICOSYSTEM, FOUR_AND_ON + STORM + "OK*3 wait:1"),
    Shot("express_bridge", PICO, TWO + (SEVEN + "LEFT*3 OK wait:1 ") * 3 + SEVEN),
    Shot("express_hand", PICO, RACE + "RIGHT*2 wait:1", dice=LUCK),
    Shot("express_hand_picosystem", PICOSYSTEM, RACE + "RIGHT*3 wait:1", dice=LUCK),
    Shot("express_curtain", PICO, GAME + "pick:Race DOWN*2 RIGHT*2 OK OK OK OK", dice=LUCK),
    Shot("express_wins", PICOSYSTEM, TWO + THREE * 11 + "wait:1"),
    Shot("express_match", PICO, GAME + "pick:Match OK DOWN*2 RIGHT"),
    Shot("express_board", PICOSYSTEM, GAME + "pick:Match OK pick:See"),
)
