# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""A deck of cards, dealt without putting back; what has been dealt outlives the battery."""

from micropython import const

from tinsel import ink, sound, widgets
from tinsel.keys import BACK, DOWN, OK, UP
from tinsel.room import make_room

_NAME = "dice.deck"
_PLAIN = const(52)
_JOKERS = const(54)
_SUITS = ("Spades", "Hearts", "Diamonds", "Clubs")
_RANKS = ("Ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King")

# Suits of 9x9 pixels: told apart by shape, also without colour.
_PICTURES = (
    b"\x08\x00\x1c\x00\x3e\x00\x7f\x00\xff\x80\xff\x80\x6b\x00\x08\x00\x1c\x00",
    b"\x63\x00\xf7\x80\xff\x80\xff\x80\xff\x80\x7f\x00\x3e\x00\x1c\x00\x08\x00",
    b"\x08\x00\x1c\x00\x3e\x00\x7f\x00\xff\x80\x7f\x00\x3e\x00\x1c\x00\x08\x00",
    b"\x1c\x00\x1c\x00\x1c\x00\x6b\x00\xff\x80\x6b\x00\x08\x00\x08\x00\x1c\x00",
)


class Deck:
    """Which cards are still in the deck, and the last one that came out."""

    def __init__(self, size=_PLAIN):
        self.size = size
        self.dealt = bytearray()  # in the order they came

    def left(self):
        return self.size - len(self.dealt)

    def deal(self, pick):
        """One of the cards that are left, each alike."""
        if not self.left():
            raise ValueError("The deck is empty: shuffle it again.")
        nth = pick(self.left())
        for card in range(self.size):
            if self.dealt.find(bytes((card,))) < 0:
                if nth == 0:
                    self.dealt.append(card)
                    return card
                nth -= 1
        raise ValueError("The deck is empty: shuffle it again.")

    def keep(self, memory):
        memory.keep(_NAME, bytes([self.size]) + bytes(self.dealt))

    def remember(self, memory):
        kept = memory.kept(_NAME)
        if not kept or kept[0] not in (_PLAIN, _JOKERS):
            return
        dealt = kept[1:]
        if len(set(dealt)) == len(dealt) and (not dealt or max(dealt) < kept[0]):
            self.size = kept[0]
            self.dealt = bytearray(dealt)


def name(card):
    if card >= _PLAIN:
        return "Joker"
    return _RANKS[card % 13] + " of " + _SUITS[card // 13]


def start(ui):
    deck = Deck()
    deck.remember(ui.memory)
    ui.wipe()
    canvas = ui.canvas(0, ui.rows - 1)
    while True:
        ui.title("Cards", f"{deck.left()} left")
        if deck.dealt:
            _draw(canvas, deck.dealt)
            ui.centre(ui.rows - 1, name(deck.dealt[-1]))
        else:
            canvas.clear()
            ui.centre(ui.rows - 1, f"{deck.size} cards, shuffled")
        ui.footer("Deal" if deck.left() else "", "Leave", up="Dealt", down="Shuffle")
        key = yield
        if key == OK:
            if not deck.left():
                ui.sound.play(sound.REFUSE)
                ui.centre(ui.rows - 1, "Empty: DOWN shuffles")
                yield 1500
                continue
            deck.deal(ui.chance.pick)
            yield from _keep(ui, deck)
        elif key == BACK:
            return None
        elif key == UP and deck.dealt:
            lines = [name(card) for card in reversed(deck.dealt)]
            yield from widgets.page(ui, "Newest first", lines)
            ui.wipe()
            canvas = ui.canvas(0, ui.rows - 1)
        elif key == DOWN:
            yield from _shuffle(ui, deck)
            ui.wipe()
            canvas = ui.canvas(0, ui.rows - 1)


def _shuffle(ui, deck):
    sizes = (_PLAIN, _JOKERS)
    chosen = yield from widgets.menu(
        ui, "Shuffle anew", ["52 cards", "54 with Jokers"], sizes.index(deck.size), ok="Shuffle"
    )
    if chosen is not None:
        deck.size = sizes[chosen]
        deck.dealt = bytearray()
        yield from _keep(ui, deck)


def _keep(ui, deck):
    """A deck is not worth a game: where all room is taken it lasts until power goes."""
    if (yield from make_room(ui, 80, ask=False)):
        deck.keep(ui.memory)


def _draw(canvas, dealt):
    """The last card in front, those before it fanned out behind."""
    canvas.clear()
    high = canvas.height
    wide = high * 5 // 4 if high < 40 else high * 2 // 3
    back = min(len(dealt), 6)
    step = (canvas.width - wide) // 7
    left = (canvas.width - wide - step * (back - 1)) // 2
    for i in range(back):
        _card(canvas, left + i * step, wide, high, dealt[len(dealt) - back + i])


def _card(canvas, x, wide, high, card):
    canvas.fill(x, 0, wide, high, ink.BLACK)
    canvas.fill(x + 1, 0, wide - 2, high, ink.WHITE)
    red = card < _PLAIN and card // 13 in (1, 2)
    pen = ink.WINE if red and canvas.colour else ink.BLACK
    if card >= _PLAIN:
        canvas.text(x + 3, 1, "*", pen, 1)
        canvas.text(x + 3, high - 13, "Jo", pen, 1)
        return
    rank = _RANKS[card % 13]
    canvas.text(x + 3, 0, rank if rank.isdigit() else rank[0], pen, 1)
    canvas.picture(x + 3, 13, _PICTURES[card // 13], 9, pen)
    if high > 40:
        canvas.picture(x + wide - 13, high - 13, _PICTURES[card // 13], 9, pen)
