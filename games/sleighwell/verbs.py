# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What a move does, what is to be decided, and where a tile can be: names for small numbers."""

from micropython import const

# A move's first number. Places are x, y.
MAKE = const(0)  # luck: an answer to making.py's next question
OUT = const(1)  # luck: this tile is left out of the game
DRAW = const(2)  # luck: this tile is drawn
PICK = const(3)  # this tile is to be laid
PLACE = const(4)  # here
FLY = const(5)  # sleigh number n goes here
PAY = const(6)  # these trees go to the house
WAY = const(7)  # Reindeer Way, paid with this tile
MOVE = const(8)  # the tile here is moved
TO = const(9)  # to here
FETCH = const(10)  # for a tree: take the tile from here
DECK = const(11)  # for a tree: take one from the deck
DROP = const(12)  # a tile turned up is not wanted
DESTROY_TILE = const(13)
COPY = const(14)  # from here
STUCK = const(15)  # nothing can be done
STOP = const(16)  # the table has had enough

# What is to be decided.
MAKING = const(0)
LEAVING = const(1)
DRAWING = const(2)
ACT = const(3)
PLACING = const(4)
PAYING = const(5)
MOVING = const(6)
GOING = const(7)
FETCHING = const(8)
TURNED = const(9)
DESTROYING = const(10)
ADDING = const(11)
FREE = const(12)
TELEPORTING = const(13)
COPYING = const(14)
DONE = const(15)

# Where a tile is.
NOWHERE = const(0)  # not in this game
IN_DECK = const(1)
UP = const(2)  # turned up, in the solo game
ON_BOARD = const(3)
SCORED = const(4)
GONE = const(5)
LEFT = const(6)  # out of the game before it began
HAND_OF = const(8)  # + seat

# The first option: what is in the game.
FRESH = const(1)
WITH_DEER = const(2)
WITH_TREES = const(4)
WITH_DEEDS = const(8)
START_HOUSE = const(16)
TWO_SLEIGHS = const(32)
TILES_ONLY = const(64)  # the sleigh lands on no empty place

# What goes on by itself, one step after the other (see Game.run).
STAY = const(0)  # nothing: somebody decides
DEALT = const(1)  # a hand is dealt
DUE = const(2)  # a tile is laid: what does it do?
ACTED = const(3)  # what it does is done
ENDED = const(4)  # the action is over
FETCHED = const(5)  # one of the tiles for a tree is taken
FILLED = const(6)  # the hand is full again
SHOWN = const(7)  # the solo game's two tiles lie open
BEGIN = const(8)  # the next turn
