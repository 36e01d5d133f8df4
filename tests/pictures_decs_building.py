# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The pictures of the manual of Decs Building (see pictures.py)."""

from pictures import MACROPAD, PICO, PICOSYSTEM, Shot

TABLE_GAME = "pick:Decs pick:At_the UP OK OK DOWN OK "  # three players, as it is, Red begins
# A cane on the left source, a dark star above it, a candle.
DRAWN = "OK OK pick:Candy OK UP*3 OK pick:Big_Star OK DOWN*3 RIGHT*2 OK pick:Candle OK "
PLAY = "pick:Decs pick:Play "
BOTS = PLAY + "DOWN RIGHT*3 DOWN RIGHT OK OK OK "  # two strong ones

TABLE = (
    Shot("decs_modes", PICOSYSTEM, "pick:Decs"),
    Shot("decs_grid", PICOSYSTEM, TABLE_GAME + DRAWN),
    Shot("decs_grid_pico_oled", PICO, TABLE_GAME + DRAWN),
    Shot("decs_put", PICOSYSTEM, TABLE_GAME + "OK OK pick:Comet"),
    Shot("decs_hint", PICOSYSTEM, TABLE_GAME + "OK UP*3 OK pick:Big_Star OK OK pick:One wait:3"),
    Shot("decs_sum", PICOSYSTEM, TABLE_GAME + DRAWN + "OK pick:The_score"),
    Shot("decs_stacks", MACROPAD, TABLE_GAME + "pick:Rounds OK DOWN OK"),
    Shot("decs_layout", PICOSYSTEM, TABLE_GAME + "pick:What"),
    Shot("decs_quick", PICO, "pick:Decs pick:Quick OK OK RIGHT*3 DOWN"),
    Shot("decs_turn", PICOSYSTEM, PLAY + "OK OK OK OK", dice="1"),
    Shot("decs_pay", PICO, PLAY + "OK OK OK OK DOWN OK", dice="1"),
    Shot("decs_draw", PICO, PLAY + "OK OK OK OK OK OK RIGHT", dice="1"),
    Shot("decs_bots", PICOSYSTEM, BOTS + "wait:45 OK " * 3, dice="1,3,2"),
    Shot("decs_match", PICO, "pick:Decs pick:Match DOWN*2"),
)
