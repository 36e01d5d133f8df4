# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Tinselbox in a terminal: true pixels as blocks, lights as dots, keys in words; also in tmux."""

import os
import select
import shutil
import signal
import sys

from hardware.desktop.legend import pads
from hardware.desktop.picture import Picture, seen
from tinsel import keys

HELP = (
    "arrows  Enter OK  Esc BACK  0-9  m Menu  u Undo  q quit",
    "held:  B BACK (home)  L LEFT  O OK",
)
_RESET = "\x1b[0m"
_REST = 0.03  # seconds that the rest of a key may take; Esc alone is a key too
_QUADRANTS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
# Dots of a braille letter, row by row: left, right.
_BRAILLE = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))

_TYPED = {
    b"\x1b[A": keys.UP,
    b"\x1b[B": keys.DOWN,
    b"\x1b[C": keys.RIGHT,
    b"\x1b[D": keys.LEFT,
    b"\r": keys.OK,
    b"\n": keys.OK,
    b" ": keys.OK,
    b"\x7f": keys.BACK,
    b"\x08": keys.BACK,
    b"\x1b": keys.BACK,
    b"m": keys.MENU,
    b"u": keys.UNDO,
}
for _way in b"ABCD":  # the arrows as some terminals send them
    _TYPED[b"\x1bO" + bytes([_way])] = _TYPED[b"\x1b[" + bytes([_way])]
for _n in range(10):
    _TYPED[b"%d" % _n] = keys.DIGIT + _n
_HELD = {b"B": keys.BACK, b"L": keys.LEFT, b"O": keys.OK}


def typed(data):
    """Bytes from the terminal as (code, held) pairs; "quit" stands for q."""
    found = []
    while data:
        size = _size(data)
        piece, data = data[:size], data[size:]
        if piece == b"q":
            found.append("quit")
        elif piece in _TYPED:
            found.append((_TYPED[piece], False))
        elif piece in _HELD:
            found.append((_HELD[piece], True))
    return found


def _size(data):
    """How many bytes the first key has: more than one after an escape."""
    if data[:1] != b"\x1b" or data[1:2] in (b"", b"\x1b"):
        return 1
    if data[1:2] != b"[":
        return 3 if data[1:2] == b"O" else 2
    size = 2
    while size < len(data) and not 0x40 <= data[size] <= 0x7E:
        size += 1
    return size + 1


def unfinished(data):
    """Does it end in the midst of a key? Over a slow line the rest comes a moment later."""
    at = data.rfind(b"\x1b")
    tail = data[at:] if at >= 0 else b""
    return tail in (b"\x1b", b"\x1bO") or tail[:2] == b"\x1b[" and _size(tail) > len(tail)


# --- pictures out of letters


def style(width, height, columns, rows):
    """How to draw so many pixels in so much room: "half", "quarter", "dots", or None: too small."""
    for name, across, down in (("half", 1, 2), ("quarter", 2, 2), ("dots", 2, 4)):
        if width // across <= columns and height // down <= rows:
            return name
    return None


def deep():
    """Does this terminal say that it knows all colours? All others get the nearest of 256."""
    return os.environ.get("COLORTERM", "") in ("truecolor", "24bit")


def lines(pixels, width, height, how):
    """The pixels (rows of (r, g, b)) as coloured lines of text."""
    across, down = {"half": (1, 2), "quarter": (2, 2), "dots": (2, 4)}[how]
    out = []
    for top in range(0, height, down):
        cells = [
            [pixels[top + y][left + x] for y in range(down) for x in range(across)]
            for left in range(0, width, across)
        ]
        light = _light(cells) if how == "dots" else None
        line = []
        before = None
        for at, cell in enumerate(cells):
            letter, pen, paper = _cell(cell, how, light and light[at])
            if (pen, paper) != before:
                line.append(f"\x1b[38;{_rgb(pen)};48;{_rgb(paper)}m")
                before = pen, paper
            line.append(letter)
        out.append("".join(line) + _RESET)
    return out


def _light(cells):
    """For each cell: does it lie where most is light? There dark dots on light can be read."""
    sums = [[sum(pixel) for pixel in cell] for cell in cells]
    middle = (max(map(max, sums)) + min(map(min, sums))) / 2
    share = [sum(1 if value > middle else -1 for value in cell) for cell in sums]
    return [sum(share[max(0, at - 2) : at + 3]) > 0 for at in range(len(share))]


def _cell(cell, how, light):
    """One letter for a few pixels: which, its colour, the colour behind it."""
    if how == "half":
        return "▀", cell[0], cell[1]
    pen = max(cell, key=sum)
    paper = min(cell, key=sum)
    middle = sum(pen) + sum(paper)
    if light:
        pen, paper = paper, pen
    bits = 0
    for i, pixel in enumerate(cell):
        if pen != paper and (2 * sum(pixel) > middle) != bool(light):
            bits |= 1 << i if how == "quarter" else _BRAILLE[i // 2][i % 2]
    if not bits:
        return " ", paper, paper
    return (_QUADRANTS[bits] if how == "quarter" else chr(0x2800 + bits)), pen, paper


def _rgb(colour):
    """A colour as the terminal wants it said."""
    if deep():
        return "2;" + ";".join(str(part) for part in colour)
    red, green, blue = [0 if part < 48 else (part - 35) // 40 for part in colour]
    if max(colour) - min(colour) < 12 and min(colour) >= 8 and max(colour) < 238:
        return f"5;{232 + (sum(colour) // 3 - 3) // 10}"  # there are more greys than colours
    return f"5;{16 + 36 * red + 6 * green + blue}"


def _dot(colour):
    if not any(colour):
        return f"\x1b[38;{_rgb((80, 86, 98))}m○" + _RESET
    return f"\x1b[38;{_rgb(seen(colour))}m●{_RESET}"


def words(board, console, lights, columns):
    """Lights and keys in words, as lines no wider than that."""
    shown = pads(board, console)
    out = []
    room = columns // 3
    if len(lights) == 12 and len(shown) == 13:  # a telephone: a light under every key
        for row in range(1, 5):
            line = ""
            for pad in sorted(shown, key=lambda pad: pad.column):
                if pad.label == "Knob":
                    continue
                under = board.keys.under(pad.code)
                at = (under // 3 + 1, under % 3)
                if board.keys.flip:
                    at = (5 - at[0], 2 - at[1])
                if at[0] == row:
                    line += _dot(lights[under]) + " " + _pad_words(pad, room - 2)
            out.append(line)
        return out
    line = " ".join(_dot(light) for light in lights[: columns // 2])
    used = 2 * len(lights[: columns // 2]) - 1
    for pad in shown:
        text = _pad_words(pad, None)
        if text:
            if used + 3 + len(_plain(text)) > columns:
                out.append(line)
                line, used = "", -3
            line += ("   " if used > 0 else "") + text
            used += 3 + len(_plain(text))
    out.append(line)
    return out


def _pad_words(pad, room):
    says = pad.word + (f" (hold {pad.held})" if pad.held else "")
    if room is None:
        return f"\x1b[1m{pad.label}{_RESET} {says.strip()}" if says else ""
    text = f"{pad.label} {says.strip()}".strip()[:room]
    text += " " * (room - len(text))
    return f"\x1b[1m{text}{_RESET}" if says else f"\x1b[2m{text}{_RESET}"


def _plain(text):
    out = ""
    inside = False
    for letter in text:
        if letter == "\x1b":
            inside = True
        elif not inside:
            out += letter
        elif letter == "m":
            inside = False
    return out


def page(picture, console, columns, rows):
    """The whole page as lines of text, for a terminal of that size."""
    board = picture.board
    below = words(board, console, picture.bench.lights(), columns)
    below += [text[:columns] for text in HELP]
    image = picture.glass()
    if board.SCALE > 1:
        image = image.resize((image.width // board.SCALE, image.height // board.SCALE), 0)
    how = style(image.width, image.height, columns, rows - len(below))
    if how is None:
        need = (max(60, image.width // 2), image.height // 4 + len(below))
        return [
            f"This terminal has {columns} x {rows} letters."[:columns],
            f"{board.NAME} needs {need[0]} x {need[1]}:"[:columns],
            "make it larger, or its letters smaller."[:columns],
            "q quits."[:columns],
        ][:rows]
    data = image.tobytes()
    across = image.width * 3
    pixels = [
        [tuple(data[i : i + 3]) for i in range(y * across, (y + 1) * across, 3)]
        for y in range(image.height)
    ]
    return lines(pixels, image.width, image.height, how) + below


# --- the terminal itself


class Terminal:
    """Takes over the terminal from start() to stop(); pump() reads keys and shows what changed."""

    def __init__(self, live):
        self.live = live
        self._before = None
        self._state = None
        self._page = []
        self._picture = None
        self._next = 0

    @staticmethod
    def trouble():
        """Why there cannot be one, as a sentence; None: there can."""
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            return "Tinselbox needs a screen or a terminal to play in; `make shot` needs neither."
        if os.environ.get("TERM", "dumb") == "dumb":
            return "This terminal cannot place letters (TERM is dumb)."
        try:
            import termios  # noqa: F401
        except ImportError:
            return "Tinselbox cannot use this kind of terminal; it opens a window on this computer."
        return None

    def start(self):
        import termios
        import tty

        sys.stdout.reconfigure(encoding="utf-8")
        self._before = termios.tcgetattr(0)
        # Also Ctrl-C: a script that starts this in its background has it ignored.
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            signal.signal(getattr(signal, name), self._told)
        tty.setcbreak(0)
        quiet = termios.tcgetattr(0)
        quiet[6][termios.VSUSP] = b"\0"  # Ctrl-Z would leave the shell with a picture and no cursor
        termios.tcsetattr(0, termios.TCSANOW, quiet)
        self._write("\x1b[?1049h\x1b[?25l\x1b[2J")

    def stop(self):
        import termios

        if self._before is not None:
            self._write(_RESET + "\x1b[?25h\x1b[?1049l")
            termios.tcsetattr(0, termios.TCSADRAIN, self._before)
            self._before = None

    @staticmethod
    def _told(number, frame):
        sys.exit(0)

    @staticmethod
    def _write(text):
        sys.stdout.write(text)
        sys.stdout.flush()

    def pump(self, seconds):
        """In place of a sleep: wait for a key at most that long, then show what is new."""
        ready, _, _ = select.select([0], [], [], seconds)
        if ready:
            data = os.read(0, 256)
            if not data:
                self.live.quit()  # the terminal has gone
            if unfinished(data) and select.select([0], [], [], _REST)[0]:
                data += os.read(0, 256)
            for what in typed(data):
                if what == "quit":
                    self.live.quit()
                self.live.type(*what)
        now = self.live.clock.now
        if now >= self._next and self.live.console is not None:
            self._next = now + 50
            self._show()

    def _show(self):
        if self._picture is None:
            self._picture = Picture(self.live.bench, self.live.board)
        size = shutil.get_terminal_size()
        state = (self._picture.state(self.live.console), size)
        if state == self._state:
            return
        fresh = page(self._picture, self.live.console, size.columns, size.lines)
        out = ""
        if self._state is None or size != self._state[1]:
            self._page = []
            out = "\x1b[2J"
        for row, line in enumerate(fresh):
            if row >= len(self._page) or self._page[row] != line:
                out += f"\x1b[{row + 1};1H{line}\x1b[K"
        for row in range(len(fresh), len(self._page)):
            out += f"\x1b[{row + 1};1H\x1b[K"
        self._write(out)
        self._page = fresh
        self._state = state
