# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""make pictures: every picture of README and manual, from one table, the way make shot takes them.

A game may have a table of its own, tests/pictures_NAME.py, with rows of the same kind.
"""

import glob
import importlib.util
import os
import sys
from types import SimpleNamespace

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDER = os.path.join(ROOT, "docs", "pictures")
for folder in (os.path.join(ROOT, "lib"), ROOT):
    if folder not in sys.path:
        sys.path.append(folder)

MACROPAD, PICOSYSTEM, PICO = "macropad", "picosystem", "pico_oled"


class Shot:
    """name: the file; keys, dice: as make shot takes them; before: keys of an earlier sitting,
    whose memory is still there; settings: lines of settings.toml; named: the keys with their own
    names in place of what they do now."""

    def __init__(self, name, board, keys="", dice="", before=None, settings=None, named=False):
        self.name = name
        self.board = board
        self.keys = keys
        self.dice = dice
        self.before = before
        self.settings = settings
        self.named = named

    def __repr__(self):
        return self.name

    @property
    def path(self):
        return os.path.join(FOLDER, self.name + ".png")

    def machine(self):
        """A Tinselbox with those keys pressed."""
        from hardware.desktop import shot
        from hardware.desktop.machine import Machine

        flash = None
        if self.before is not None:
            # The memory is the same on every board; this one draws quickest.
            earlier = Machine(PICO, dice=shot.faces(self.dice))
            earlier.keys(self.before)
            flash = earlier.pull()
        return shot.take(self.board, self.keys, "", self.dice, self.settings, flash)

    def draw(self):
        from hardware.desktop.picture import Picture

        machine = self.machine()
        machine.look()
        console = key_names() if self.named else machine.console
        return Picture(machine.bench, machine.board).draw(console)


class Film:
    """A moving picture: script is (keys, ms that the picture stays) after each of which one is
    taken. The lights are in it, as everything is."""

    def __init__(self, name, board, script, dice="", size=420):
        self.name = name
        self.board = board
        self.script = script
        self.dice = dice
        self.size = size

    def __repr__(self):
        return self.name

    @property
    def path(self):
        return os.path.join(FOLDER, self.name + ".gif")

    def frames(self):
        """(picture, ms) one after the other."""
        from PIL import Image

        from hardware.desktop import shot
        from hardware.desktop.picture import Picture

        machine = shot.take(self.board, "", "", self.dice)
        picture = Picture(machine.bench, machine.board)
        for keys, ms in self.script:
            machine.keys(keys)
            machine.look()
            image = picture.draw(machine.console)
            height = image.height * self.size // image.width
            yield image.resize((self.size, height), Image.LANCZOS), ms

    def save(self):
        """One palette for all of it, so that only what moves takes room."""
        from PIL import Image

        drawn = list(self.frames())
        sheet = Image.new("RGB", (self.size, sum(image.height for image, _ in drawn)))
        top = 0
        for image, _ in drawn:
            sheet.paste(image, (0, top))
            top += image.height
        palette = sheet.quantize(64, dither=0)
        images = [image.quantize(palette=palette, dither=0) for image, _ in drawn]
        images[0].save(
            self.path,
            save_all=True,
            append_images=images[1:],
            duration=[ms for _, ms in drawn],
            loop=0,
            optimize=False,
        )


class Wiring:
    """The diagram of the Pico build, out of the module's own table of pins."""

    name = "wiring"

    def __repr__(self):
        return self.name

    @property
    def path(self):
        return os.path.join(FOLDER, self.name + ".svg")

    def text(self):
        import wiring

        from hardware.desktop.machine import Machine

        return wiring.svg(Machine(PICO, start=0).board.WIRES)

    def save(self):
        with open(self.path, "w", encoding="utf-8", newline="\n") as file:
            file.write(self.text())


def key_names():
    """A console on which every key does what it is called."""
    from tinsel import keys

    words = {code: name.capitalize() for name, code in keys.NAMES.items()}
    words.update({keys.OK: "OK", keys.BACK: "Back", keys.UNDO: "Undo", keys.HOME: "Home"})
    return SimpleNamespace(screen=SimpleNamespace(words=words, digits=False))


ROLL = "pick:Dice pick:Roll_dice "
# Eighty faces, drawn once with fair luck.
FACES = ",".join("64431113441265545522541466144425312345314212145244656453155616221166224355513225")

TABLE = (
    Shot("macropad", MACROPAD, ROLL + "OK wait:2", dice="6,5"),
    Shot("keys_macropad", MACROPAD, named=True),
    Shot("keys_picosystem", PICOSYSTEM, named=True),
    Shot("keys_pico_oled", PICO, named=True),
    Shot("start", MACROPAD, "splash"),
    Shot("start_picosystem", PICOSYSTEM, "splash"),
    Shot("menu", MACROPAD),
    Shot("menu_picosystem", PICOSYSTEM, "DOWN"),
    Shot("menu_pico_oled", PICO, "DOWN*2"),
    Shot("turned", PICO, settings={"TINSELBOX_FLIP": "1"}),
    Shot("settings", MACROPAD, "pick:Settings"),
    Shot("seats", PICOSYSTEM, "pick:Settings pick:Names"),
    Shot("pause", PICO, ROLL + "hold:OK"),
    Shot("trouble", PICO, settings={"TINSELBOX_BUZZER": "GP99"}),
    Shot("dice", MACROPAD, ROLL + "OK wait:2 RIGHT*2 UP", dice="4,6"),
    Shot("dice_picosystem", PICOSYSTEM, ROLL + "OK wait:2", dice="3,5"),
    Shot("glass", PICOSYSTEM, "pick:Dice pick:Glass pick:d6", FACES, ROLL + "OK wait:1 " * 40),
    Shot("who_starts", PICO, "pick:Dice pick:Who OK OK wait:8", dice="3"),
)


# What README shows: the menu, a roll with its lights, who starts, and the menu again.
FILM = Film(
    "tinselbox",
    MACROPAD,
    [("", 900), ("DOWN", 350), ("DOWN", 350), ("pick:Dice", 700), ("OK", 600)]
    + [("OK wait:0.05", 120)]
    + [("wait:0.1", 120)] * 7
    + [("wait:1.5", 1300), ("RIGHT*2", 400), ("UP", 900), ("OK", 120)]
    + [("wait:0.1", 120)] * 7
    + [("wait:1.5", 1300), ("BACK", 500), ("DOWN", 400), ("OK", 500), ("OK", 100)]
    + [("wait:0.15", 130)] * 24
    + [("wait:4", 1600)],
    dice="6,5,3,4,2,1,5,3",
)
WIRING = Wiring()


def table():
    """All rows: those above and every game's own."""
    rows = list(TABLE)
    for path in sorted(glob.glob(os.path.join(ROOT, "tests", "pictures_*.py"))):
        spec = importlib.util.spec_from_file_location(os.path.basename(path)[:-3], path)
        module = importlib.util.module_from_spec(spec)
        sys.modules.setdefault("pictures", sys.modules[__name__])
        spec.loader.exec_module(module)
        rows += module.TABLE
    return rows


def save(image, path):
    """Small: these pictures have few colours."""
    image.quantize(128, dither=0).save(path, optimize=True)


def main(words):
    """Draw all, or those whose names are given; --check says which differ from what is there."""
    from PIL import Image, ImageChops

    check = "--check" in words
    wanted = [word for word in words if word != "--check"]
    stale = 0
    os.makedirs(FOLDER, exist_ok=True)
    for row in (FILM, WIRING):
        if not check and (not wanted or row.name in wanted):
            row.save()
            print(f"{os.path.basename(row.path)}: {os.path.getsize(row.path) // 1024} KB")
    for row in table():
        if wanted and row.name not in wanted:
            continue
        fresh = row.draw()
        if not check:
            save(fresh, row.path)
            print(f"{row.name}.png: {os.path.getsize(row.path) // 1024} KB")
            continue
        there = Image.open(row.path).convert("RGB") if os.path.exists(row.path) else None
        small = fresh.quantize(128, dither=0).convert("RGB")
        if (
            there is None
            or there.size != small.size
            or ImageChops.difference(there, small).getbbox()
        ):
            print(f"{row.name}.png is not what it would be today: make pictures.")
            stale += 1
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
