# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The pictures of docs/reindeer_rivals.md."""

from pictures import MACROPAD, PICO, PICOSYSTEM, Shot

GAME = "pick:Reindeer "
ORDER = GAME + "pick:Turn_order UP OK OK "
LEDGER = GAME + "pick:Ledger pick:Start OK pick:Roll OK OK "
ALONE = GAME + "pick:Solitaire pick:Whole "
# Five packets go east with a big sleigh; then a little one takes the first of them on.
EAST = ALONE + "RIGHT OK OK wait:1 OK wait:1 UP OK wait:1 "
# Two rounds of passes, and the table says that it is enough.
ROUND = "pick:Roll OK OK " + "pick:Pass " * 3
ENOUGH = (
    GAME + "pick:Ledger pick:Start OK pick:Roll OK OK OK OK DOWN*2 OK UP*2 OK pick:Turn pick:Pass "
)
TABLE = (
    Shot("rivals_die", PICO, ORDER + "wait:3.6", dice="6,3,5"),
    Shot("rivals_order", MACROPAD, ORDER + "wait:9", dice="6,3,5"),
    Shot("rivals_order_picosystem", PICOSYSTEM, ORDER + "wait:9 OK", dice="6,3,5"),
    Shot("rivals_ledger", PICO, LEDGER, dice="3,2"),
    Shot("rivals_ledger_city", PICOSYSTEM, LEDGER + "OK OK DOWN*2", dice="3,2"),
    Shot("rivals_board", PICO, GAME + "pick:Ledger pick:Match DOWN RIGHT"),
    Shot("rivals_map", PICO, EAST),
    Shot("rivals_map_picosystem", PICOSYSTEM, EAST + "DOWN"),
    Shot("rivals_free", MACROPAD, ALONE + "OK wait:1 LEFT UP"),
    Shot(
        "rivals_standings", PICOSYSTEM, ENOUGH + "pick:Pass " + ROUND + ROUND + "OK OK", dice="3,2"
    ),
)
