# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Random displayio scenes as lines of Python, for Blinka and the VM's stand-ins alike."""

import random

START = """
import displayio, terminalio, bitmaptools
from adafruit_display_text import label
root = displayio.Group(scale={scale})
display.root_group = root
things, palettes, bitmaps, groups = [], [], [], [root]
display.refresh()
"""
WORDS = ("Sleigh", "Roll 3d6", "Turn: {red}", "0123456789", "~|", "Q", "two\\nlines", "")


class Scene:
    """A seed makes always the same scene."""

    def __init__(self, seed, scale=1, width=128, height=64):
        self.dice = random.Random(seed)
        self.scale = scale
        self.width = width // scale
        self.height = height // scale
        self.palettes = []  # how many colours each has
        self.bitmaps = []  # (width, height, values)
        self.grids = []  # (number among things, tiles across, tiles down, sheet)
        self.labels = []
        self.groups = [True]
        self.homes = {}  # which group each thing lies in
        self.count = 0

    def pick(self, *of):
        return self.dice.choice(of)

    def spot(self):
        x = self.dice.randrange(-10, self.width * 2 // 3)
        return x, self.dice.randrange(-8, self.height * 2 // 3)

    def colour(self):
        return self.pick(0xFFFFFF, 0x000000, *(self.dice.randrange(0x1000000) for _ in range(2)))

    def lines(self, rounds=6, actions=6):
        """One piece of Python a round: each ends with a refresh."""
        first = START.format(scale=self.scale)
        for _ in range(3):
            first += self.palette() + self.bitmap()
        first += self.group() + self.group()
        for _ in range(8):
            first += self.pick(self.text_grid, self.picture, self.label)()
        yield first + "display.refresh()\n"
        for _ in range(rounds):
            text = ""
            for _ in range(self.dice.randrange(actions + 1)):
                text += self.act()
            yield text + "display.refresh()\n"

    def palette(self):
        size = self.pick(2, 2, 4, 16)
        self.palettes.append(size)
        text = f"p = displayio.Palette({size})\npalettes.append(p)\n"
        for i in range(size):
            text += f"p[{i}] = {self.colour()}\n"
        if self.pick(0, 1):
            text += f"p.make_transparent({self.dice.randrange(size)})\n"
        return text

    def bitmap(self):
        width, height = self.pick((128, 64), (8, 8), (16, 24), (30, 7), (33, 12))
        values = self.pick(2, 2, 4, 16, 256)
        self.bitmaps.append((width, height, values))
        text = f"bitmaps.append(displayio.Bitmap({width}, {height}, {values}))\n"
        for _ in range(4):
            text += self.stroke(len(self.bitmaps) - 1)
        return text

    def stroke(self, which=None):
        which = self.dice.randrange(len(self.bitmaps)) if which is None else which
        width, height, values = self.bitmaps[which]
        low, high = 0, max(2, min(values, 16))
        value = self.pick(1, self.dice.randrange(low, high))

        def inside():
            return self.dice.randrange(width), self.dice.randrange(height)

        x1, y1 = inside()
        x2, y2 = inside()
        it = f"bitmaps[{which}]"
        kind = self.dice.randrange(6)
        if kind == 0:
            return f"{it}[{x1}, {y1}] = {value}\n"
        if kind == 1:
            return f"{it}[{y1 * width + x1}] = {value}\n"
        if kind == 2:
            # Blinka fills only every other word of a bitmap of bytes where a long has 64 bits.
            return f"{it}.fill({value})\n" if values < 256 and self.pick(0, 0, 1) else ""
        if kind == 3:
            return f"bitmaptools.draw_line({it}, {x1}, {y1}, {x2}, {y2}, {value})\n"
        if kind == 4:
            x1, x2, y1, y2 = min(x1, x2), max(x1, x2) + 1, min(y1, y2), max(y1, y2) + 1
            return f"bitmaptools.fill_region({it}, {x1}, {y1}, {x2}, {y2}, {value})\n"
        if values == 2:
            return f"bitmaptools.blit({it}, terminalio.FONT.bitmap, {x1}, {y1}, x1=60, x2=72)\n"
        return f"{it}[{x2}, {y2}] = {value}\n"

    def group(self):
        x, y = self.dice.randrange(-9, 30), self.dice.randrange(-9, 20)
        inside = self.dice.randrange(len(self.groups))
        self.groups.append(True)
        scale = self.pick(1, 1, 2, 3)
        return (
            f"groups.append(displayio.Group(scale={scale}, x={x}, y={y}))\n"
            f"groups[{inside}].append(groups[-1])\n"
        )

    def place(self):
        """Puts the newest thing into some group, at its end or in between."""
        home = self.dice.randrange(len(self.groups))
        self.homes[self.count] = home
        self.count += 1
        if self.pick(0, 1):
            return f"groups[{home}].append(things[-1])\n"
        return f"groups[{home}].insert(0, things[-1])\n"

    def text_grid(self):
        across, down = self.dice.randrange(1, 22), self.dice.randrange(1, 4)
        x, y = self.spot()
        palette = self.dice.randrange(len(self.palettes))
        self.grids.append((self.count, across, down, 95))
        return (
            f"things.append(displayio.TileGrid(terminalio.FONT.bitmap, pixel_shader="
            f"palettes[{palette}], width={across}, height={down}, tile_width=6, tile_height=12, "
            f"default_tile={self.dice.randrange(95)}, x={x}, y={y}))\n" + self.place()
        )

    def picture(self):
        which = self.dice.randrange(len(self.bitmaps))
        width, height, _ = self.bitmaps[which]
        x, y = self.spot()
        palette = self.dice.randrange(len(self.palettes))
        text = f"things.append(displayio.TileGrid(bitmaps[{which}], pixel_shader="
        text += f"palettes[{palette}], x={x}, y={y}"
        if width % 8 == 0 and height % 8 == 0 and self.pick(0, 1):
            across, down = self.dice.randrange(1, 5), self.dice.randrange(1, 4)
            self.grids.append((self.count, across, down, width * height // 64))
            text += f", width={across}, height={down}, tile_width=8, tile_height=8"
        text += "))\n"
        if self.pick(0, 0, 1):
            text += f"things[-1].{self.pick('flip_x', 'flip_y')} = True\n"
        return text + self.place()

    def label(self):
        self.labels.append(self.count)
        x, y = self.spot()
        paper = self.pick("", f", background_color={self.colour()}")
        return (
            f"things.append(label.Label(terminalio.FONT, text='{self.pick(*WORDS)}', "
            f"color={self.colour()}{paper}, scale={self.pick(1, 2)}, x={x}, y={y}))\n"
            + self.place()
        )

    def act(self):
        kind = self.dice.randrange(10)
        thing = self.dice.randrange(self.count)
        x, y = self.spot()
        if kind == 0:
            return f"things[{thing}].x = {x}\nthings[{thing}].y = {y}\n"
        if kind == 1:
            return f"things[{thing}].hidden = {self.pick(True, False, False)}\n"
        if kind == 2:
            group = self.dice.randrange(1, len(self.groups))
            return self.pick(
                f"groups[{group}].hidden = {self.pick(True, False, False)}\n",
                f"groups[{group}].x = {x}\n",
                f"groups[{group}].scale = {self.pick(1, 2)}\n",
            )
        if kind == 3:
            which = self.dice.randrange(len(self.palettes))
            i = self.dice.randrange(self.palettes[which])
            return self.pick(
                f"palettes[{which}][{i}] = {self.colour()}\n",
                f"palettes[{which}].make_transparent({i})\n",
                f"palettes[{which}].make_opaque({i})\n",
            )
        if kind == 4 and self.labels:
            which = self.pick(*self.labels)
            return self.pick(
                f"things[{which}].text = '{self.pick(*WORDS)}'\n",
                f"things[{which}].color = {self.colour()}\n",
                f"things[{which}].anchor_point = (0.5, 0.5)\n"
                f"things[{which}].anchored_position = ({x}, {y})\n",
            )
        if kind in (5, 6) and self.grids:
            which, across, down, tiles = self.pick(*self.grids)
            text = ""
            for _ in range(self.dice.randrange(1, 6)):
                at = f"{self.dice.randrange(across)}, {self.dice.randrange(down)}"
                if self.pick(0, 1):
                    at = str(self.dice.randrange(across * down))
                text += f"things[{which}][{at}] = {self.dice.randrange(tiles)}\n"
            return text
        if kind == 7 and self.grids:
            which = self.pick(*self.grids)[0]
            palette = self.dice.randrange(len(self.palettes))
            return f"things[{which}].pixel_shader = palettes[{palette}]\n"
        if kind == 8:
            home = self.homes[thing]
            to = self.homes[thing] = self.dice.randrange(len(self.groups))
            return f"groups[{home}].remove(things[{thing}])\ngroups[{to}].append(things[{thing}])\n"
        if kind == 9 and self.dice.randrange(3) == 0:
            return f"display.rotation = {self.pick(0, 180)}\n"
        return self.stroke()
