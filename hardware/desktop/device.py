# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""make device: puts Tinselbox on a board's drive; make release: the same as a zip to drag there."""

import argparse
import errno
import hashlib
import os
import re
import shutil
import sys
import zipfile

from hardware.desktop import parcel
from tinsel import VERSION

OLDEST = 9  # of CircuitPython
CLUSTER = 512  # a file on these drives takes whole ones
BOARDS = ("adafruit_macropad_rp2040", "pimoroni_picosystem", "raspberry_pi_pico")


class Trouble(Exception):
    """Why it cannot be done, as a sentence."""


def look_at(drive, force=False):
    """What to say about the drive; Trouble when it is not a board's."""
    if not drive:
        raise Trouble("Say where the board's drive is: make device DRIVE=/path/to/CIRCUITPY")
    if not os.path.isdir(drive):
        raise Trouble(f"There is no folder {drive}. Is the board plugged in?")
    try:
        with open(os.path.join(drive, "boot_out.txt"), encoding="utf-8", errors="replace") as file:
            said = file.read()
    except OSError:
        said = ""
    found = re.search(r"CircuitPython (\d+)\.(\S+)", said)
    if force:
        return "Any folder will do."
    if not found:
        raise Trouble(
            f"{drive} does not look like a CircuitPython drive: it has no boot_out.txt that names "
            "a version. FORCE=1 takes any folder."
        )
    if int(found.group(1)) < OLDEST:
        raise Trouble(
            f"This board has CircuitPython {found.group(1)}.{found.group(2)}; Tinselbox needs "
            f"{OLDEST} or newer. docs/boards.md tells how to bring it up to date."
        )
    board = re.search(r"Board ID:(\S+)", said)
    words = f"CircuitPython {found.group(1)}.{found.group(2)}"
    if board and board.group(1) not in BOARDS and board.group(1) != BOARDS[2] + "_w":
        words += (
            f" on {board.group(1)}, which Tinselbox does not know: name a board in settings.toml"
        )
    return words + "."


class Drive:
    def __init__(self, path):
        self.path = path

    def whole(self, name):
        return os.path.join(self.path, *name.split("/"))

    def read(self, name):
        try:
            with open(self.whole(name), "rb") as file:
                return file.read()
        except OSError:
            return None

    def write(self, name, data):
        """Beside it first, then in its place: cut short, the file is the old one or the new one."""
        path = self.whole(name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path + ".new", "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(path + ".new", path)
        if self.read(name) != data:
            raise Trouble(f"{name} reads back otherwise than it was written. Is the drive whole?")

    def remove(self, name):
        """A file, and the folders that it leaves empty."""
        os.remove(self.whole(name))
        folder = os.path.dirname(name)
        while folder:
            try:
                os.rmdir(self.whole(folder))
            except OSError:
                return  # something of the owner's is in it
            folder = os.path.dirname(folder)


def plan(drive, goods):
    """(what to write, what to remove, what to leave though it was ours) as names."""
    before = parcel.read_manifest(drive.read(parcel.MANIFEST) or b"")
    writes = []
    for name, data in goods.items():
        there = drive.read(name)
        if name == parcel.SETTINGS and there is not None:
            continue
        if there != data:
            writes.append(name)
    removes, leaves = [], []
    for name, value in sorted(before.items()):
        there = drive.read(name)
        if name not in goods and there is not None:
            (removes if parcel.check(there) == value else leaves).append(name)
    hiding = []
    for name in goods:
        twin = name[:-4] + ".py"  # the firmware takes the source of a module where it has both
        if not name.endswith(".mpy") or twin in removes:
            continue
        there = drive.read(twin) if name.startswith(parcel.HOMES) or twin in leaves else None
        if there is not None and there == parcel.source(twin):
            removes.append(twin)  # not on the list, but the very thing that is packed
        elif there is not None:
            hiding.append(twin)
    if hiding:
        raise Trouble(
            "Not as Tinselbox put it there, and it would hide what is new: move it away first. "
            + ", ".join(hiding)
        )
    return writes, removes, leaves


def room_for(drive, goods, writes, removes):
    """Bytes that are missing on the drive; 0 when it all fits."""
    need = 0
    for name in writes:
        there = drive.read(name)
        need += _clusters(len(goods[name])) - (_clusters(len(there)) if there is not None else 0)
    for name in removes:
        need -= _clusters(len(drive.read(name)))
    return max(need - shutil.disk_usage(drive.path).free, 0)


def _clusters(size):
    return (size + CLUSTER - 1) // CLUSTER * CLUSTER


def install(path, goods, say=print, progress=None):
    """Bring the drive up to date; what is right already is left alone. The names written."""
    drive = Drive(path)
    writes, removes, leaves = plan(drive, goods)
    missing = room_for(drive, goods, writes, removes)
    if missing:
        raise Trouble(f"The drive is too full: {missing} bytes more are needed. Remove something.")
    if writes or removes:
        # While it goes on, the list names old and new: cut short, the next run can clean up.
        checks = parcel.read_manifest(drive.read(parcel.MANIFEST) or b"")
        _spare(drive, writes, checks, say)
        for name in writes:
            if name != parcel.SETTINGS:
                checks[name] = parcel.check(goods[name])
        drive.write(parcel.MANIFEST, parcel.manifest(VERSION, checks))
    for name in removes:
        drive.remove(name)
    for number, name in enumerate(writes):
        if progress:
            progress(number, len(writes), name)
        drive.write(name, goods[name])
    if progress and writes:
        progress(len(writes), len(writes), "")
    checks = {name: parcel.check(goods[name]) for name in goods if name != parcel.SETTINGS}
    whole = parcel.manifest(VERSION, checks)
    if drive.read(parcel.MANIFEST) != whole:
        drive.write(parcel.MANIFEST, whole)
    for name in leaves:
        say(f"{name} was ours but has been changed: it is left where it is.")
    return writes, removes


def _spare(drive, writes, known, say):
    """A code.py or boot.py that was never ours is the owner's: keep a copy beside."""
    for name in parcel.STARTERS:
        there = drive.read(name)
        if name in writes and name not in known and there is not None:
            copy = name[:-3] + "_before_tinselbox.py"
            drive.write(copy, there)
            say(f"Your own {name} is kept as {copy}.")


def _bar(done, of, name):
    width = 30
    full = width * done // of
    text = f"\r[{'#' * full}{'.' * (width - full)}] {done}/{of} {name}"
    sys.stdout.write(text[:79] + " " * max(79 - len(text), 0))
    sys.stdout.write("\n" if done == of else "")
    sys.stdout.flush()


def release(folder, goods):
    """tinselbox-VERSION.zip, the same bytes wherever it is made, and its SHA-256 beside it."""
    checks = {name: parcel.check(goods[name]) for name in goods if name != parcel.SETTINGS}
    goods = dict(goods)
    del goods[parcel.SETTINGS]  # dragged onto a drive it would take the place of the owner's
    goods[parcel.MANIFEST] = parcel.manifest(VERSION, checks)
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, f"tinselbox-{VERSION}.zip")
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(goods):
            entry = zipfile.ZipInfo(name, (2026, 12, 24, 18, 0, 0))
            entry.create_system = 3
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, goods[name])
    with open(path, "rb") as file:
        digest = hashlib.sha256(file.read()).hexdigest()
    with open(path + ".sha256", "w", encoding="ascii", newline="\n") as file:
        file.write(f"{digest}  {os.path.basename(path)}\n")
    return path, digest


def main(arguments):
    """Puts it on the drive, or makes the zip; the exit code."""
    parser = argparse.ArgumentParser(prog="device", description=__doc__)
    parser.add_argument("--drive", default="", help="the board's drive, CIRCUITPY")
    parser.add_argument("--source", default="", help="1: sources instead of compiled modules")
    parser.add_argument("--force", default="", help="1: any folder will do")
    parser.add_argument("--release", default="", help="make the zip in this folder instead")
    want = parser.parse_args(arguments)
    try:
        if want.release:
            path, digest = release(want.release, parcel.pack(want.source == "1"))
            print(f"{path}\nSHA-256 {digest}")
            return 0
        print(look_at(want.drive, want.force == "1"))
        print("Packing ...")
        goods = parcel.pack(want.source == "1")
        writes, removes = install(want.drive, goods, progress=_bar)
    except (Trouble, ValueError) as trouble:
        print(trouble)
        return 1
    except OSError as error:
        print(_about(error))
        return 1
    size = sum(len(data) for data in goods.values()) // 1024
    print(f"{len(writes)} files written and read back, {len(removes)} old ones removed.")
    print(f"Tinselbox {VERSION} has {len(goods)} files there, {size} KB.")
    print("Now unplug the board and plug it in again: Tinselbox starts.")
    return 0


def _about(error):
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return (
            "The drive is read-only, as it should be at the table. Hold BACK while plugging the "
            "board in, then run this again."
        )
    if error.errno == errno.ENOSPC:
        return "The drive is full. Remove something of yours, then run this again: it goes on."
    return f"The drive cannot be written ({error}). Run this again: it goes on where it stopped."
