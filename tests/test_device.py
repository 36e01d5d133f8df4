# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Onto a board's drive: all that it needs, nothing of the owner's lost, to be taken up again."""

import errno
import gc
import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from types import SimpleNamespace

import pytest

from hardware.desktop import device, parcel

BOOT_OUT = (
    "Adafruit CircuitPython {} on 2026-05-01; Raspberry Pi Pico with rp2040\r\nBoard ID:{}\r\n"
)
SMALL = {
    "lib/tinsel/console.mpy": b"console 2",
    "games/dice/__init__.mpy": b"dice 2",
    parcel.SETTINGS: b"# TINSELBOX_MUTE = 0\n",
    "boot.py": b"boot 2",
    "code.py": b"code 2",
}


@pytest.fixture
def drive(tmp_path):
    path = tmp_path / "CIRCUITPY"
    path.mkdir()
    (path / "boot_out.txt").write_text(BOOT_OUT.format("10.2.1", "raspberry_pi_pico"))
    return path


def files(path):
    found = {}
    for folder, _, names in os.walk(path):
        for name in names:
            whole = os.path.join(folder, name)
            with open(whole, "rb") as file:
                found[os.path.relpath(whole, path).replace(os.sep, "/")] = file.read()
    found.pop("boot_out.txt", None)
    return found


def test_the_whole_parcel_has_what_the_board_needs_and_nothing_else():
    goods = parcel.pack()
    assert {"code.py", "boot.py", "settings.toml", "hardware/macropad.mpy"} <= set(goods)
    assert {"lib/neopixel.mpy", "lib/adafruit_display_text/label.mpy"} <= set(goods)
    assert not [name for name in goods if "desktop" in name or "test" in name or "cache" in name]
    assert not [name for name in goods if name.endswith(".py") and name not in parcel.SOURCES]
    # CircuitPython's own mark, then the format's version, then 31 bits to a small integer.
    for name, data in goods.items():
        if name.endswith(".mpy"):
            assert data[:2] == b"C\x06" and data[3] == 31, name
    assert list(goods)[-2:] == ["boot.py", "code.py"]  # what starts the rest comes last


def test_no_path_of_this_machine_is_in_it():
    for name, data in parcel.pack().items():
        assert parcel.ROOT.encode() not in data and b"site-packages" not in data, name


def test_source_copies_sources():
    goods = parcel.pack(source=True)
    with open(os.path.join(parcel.ROOT, "lib", "tinsel", "console.py"), "rb") as file:
        assert goods["lib/tinsel/console.py"] == file.read()
    assert not [name for name in goods if name.endswith(".mpy")]


def test_what_arrives_is_what_was_packed_and_a_second_run_writes_nothing(drive):
    goods = parcel.pack()
    writes, _ = device.install(drive, goods)
    assert sorted(writes) == sorted(goods)
    there = files(drive)
    listed = parcel.read_manifest(there.pop(parcel.MANIFEST))
    assert there == goods
    assert set(listed) == set(goods) - {parcel.SETTINGS}
    assert device.install(drive, goods) == ([], [])


def test_the_owners_files_stay_and_so_do_the_owners_settings(drive):
    (drive / "settings.toml").write_text('WIFI = "secret"')
    (drive / "lib" / "own").mkdir(parents=True)
    (drive / "lib" / "own" / "thing.py").write_text("mine")
    (drive / "games").mkdir()
    (drive / "games" / "notes.txt").write_text("mine too")
    device.install(drive, SMALL)
    there = files(drive)
    assert there["settings.toml"] == b'WIFI = "secret"'
    assert there["lib/own/thing.py"] == b"mine" and there["games/notes.txt"] == b"mine too"


def test_an_own_code_py_is_kept_beside(drive):
    (drive / "code.py").write_text("print('my clock')")
    said = []
    device.install(drive, SMALL, say=said.append)
    there = files(drive)
    assert there["code.py"] == b"code 2"
    assert there["code_before_tinselbox.py"] == b"print('my clock')"
    assert "code_before_tinselbox.py" in said[0]
    device.install(drive, dict(SMALL, **{"code.py": b"code 3"}), say=said.append)
    assert files(drive)["code_before_tinselbox.py"] == b"print('my clock')"
    assert len(said) == 1  # the second time it was ours


def test_files_of_an_older_version_go_and_changed_ones_stay_with_a_sentence(drive):
    old = dict(SMALL)
    old["lib/tinsel/gone.mpy"] = b"gone"
    old["games/snow/__init__.mpy"] = b"snow"
    old["games/snow/rules.mpy"] = b"rules"
    device.install(drive, old)
    (drive / "games" / "snow" / "rules.mpy").write_bytes(b"changed by hand")
    said = []
    _, removes = device.install(drive, SMALL, say=said.append)
    assert removes == ["games/snow/__init__.mpy", "lib/tinsel/gone.mpy"]
    assert files(drive)["games/snow/rules.mpy"] == b"changed by hand"
    assert "games/snow/rules.mpy was ours but has been changed" in said[0]


def test_from_source_to_compiled_no_module_hides_its_twin(drive):
    source = {"lib/tinsel/console.py": b"text", "code.py": b"code 2"}
    device.install(drive, source)
    device.install(drive, SMALL)
    assert "lib/tinsel/console.py" not in files(drive)
    assert not (drive / "lib" / "tinsel" / "console.py").exists()


def packed(name):
    """A module as it lies here."""
    with open(os.path.join(parcel.ROOT, *name.split("/")), "rb") as file:
        return file.read()


def without_list(drive, files_there):
    """A drive that somebody dragged these onto, without the list that says what is ours."""
    for name, data in files_there.items():
        path = drive.joinpath(*name.split("/"))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def test_without_the_list_a_source_as_it_was_packed_goes_too(drive):
    """The firmware imports console.py where console.mpy lies beside it."""
    name = "lib/tinsel/console.py"
    without_list(drive, {name: packed(name), "hardware/own.py": b"mine"})
    _, removes = device.install(drive, SMALL)
    assert removes == [name]
    there = files(drive)
    assert name not in there and there["lib/tinsel/console.mpy"] == b"console 2"
    assert there["hardware/own.py"] == b"mine"  # nothing new for it to hide


def test_without_the_list_every_source_that_would_hide_a_module_is_named_and_stays(drive):
    changed = {
        "lib/tinsel/console.py": packed("lib/tinsel/console.py") + b"# mine",
        "games/dice/__init__.py": b"of an older version",
    }
    without_list(drive, changed)
    with pytest.raises(device.Trouble, match="move it away first") as trouble:
        device.install(drive, SMALL)
    assert all(name in str(trouble.value) for name in changed)
    assert files(drive) == changed  # said before anything was written
    for name in changed:
        os.remove(drive.joinpath(*name.split("/")))
    device.install(drive, SMALL)
    assert files(drive)["lib/tinsel/console.mpy"] == b"console 2"


def test_a_source_of_ours_that_was_changed_by_hand_is_named_and_stays(drive):
    device.install(drive, {"lib/neopixel.py": b"ours", "code.py": b"code 2"})
    (drive / "lib" / "neopixel.py").write_bytes(b"changed by hand")
    with pytest.raises(device.Trouble, match="lib/neopixel.py"):
        device.install(drive, dict(SMALL, **{"lib/neopixel.mpy": b"ours"}))
    assert files(drive)["lib/neopixel.py"] == b"changed by hand"


def test_a_library_of_the_owners_own_may_stand_before_ours(drive):
    """The bundle's neopixel.py does what ours does, and other programs may want just that one."""
    without_list(drive, {"lib/neopixel.py": b"from the bundle"})
    device.install(drive, dict(SMALL, **{"lib/neopixel.mpy": b"ours"}))
    assert files(drive)["lib/neopixel.py"] == b"from the bundle"


@pytest.mark.parametrize("at", range(7))
def test_interrupted_anywhere_and_run_again_it_completes(drive, monkeypatch, at):
    old = dict(SMALL)
    old["lib/tinsel/gone.mpy"] = b"gone"
    device.install(drive, {name: data + b" older" for name, data in old.items()})
    new = {name: data + b" newer" for name, data in SMALL.items()}
    write = device.Drive.write
    done = []

    def breaking(self, name, data):
        if len(done) == at:
            with open(self.whole(name) + ".new", "wb") as file:
                file.write(data[: len(data) // 2])  # torn
            raise KeyboardInterrupt
        done.append(name)
        write(self, name, data)

    monkeypatch.setattr(device.Drive, "write", breaking)
    try:
        device.install(drive, new)
    except KeyboardInterrupt:
        pass
    monkeypatch.setattr(device.Drive, "write", write)
    device.install(drive, new)
    there = files(drive)
    there.pop(parcel.MANIFEST)
    new[parcel.SETTINGS] = SMALL[parcel.SETTINGS] + b" older"  # the owner's by now
    assert there == new


def test_a_drive_that_lies_is_found_out(drive, monkeypatch):
    read = device.Drive.read
    monkeypatch.setattr(
        device.Drive, "read", lambda self, name: (read(self, name) or b"")[:3] or None
    )
    with pytest.raises(device.Trouble, match="reads back otherwise"):
        device.install(drive, SMALL)


def test_too_little_room_is_said_before_anything_is_written(drive, monkeypatch):
    usage = type("Usage", (), {"free": 1024})
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage)
    # five files of one cluster each, 2,560 bytes, against 1,024
    with pytest.raises(device.Trouble, match="1536 bytes more"):
        device.install(drive, SMALL)
    assert files(drive) == {}


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("", "does not look like a CircuitPython drive"),
        (BOOT_OUT.format("8.2.10", "raspberry_pi_pico"), "has CircuitPython 8.2.10"),
        ("MicroPython v1.24", "does not look like"),
    ],
)
def test_a_drive_that_will_not_do_gets_a_sentence(drive, capsys, text, sentence):
    (drive / "boot_out.txt").write_text(text)
    assert device.main(["--drive", str(drive)]) == 1
    assert sentence in capsys.readouterr().out
    assert files(drive) == {}


def test_no_drive_and_no_such_folder_get_a_sentence(capsys):
    assert device.main([]) == 1
    assert "DRIVE=/path/to/CIRCUITPY" in capsys.readouterr().out
    assert device.main(["--drive", "/nowhere/at/all"]) == 1
    assert "Is the board plugged in?" in capsys.readouterr().out


def test_an_unknown_board_is_told_to_be_named(drive):
    (drive / "boot_out.txt").write_text(BOOT_OUT.format("9.0.0", "some_other_board"))
    assert "name a board in settings.toml" in device.look_at(str(drive))


@pytest.mark.parametrize(
    "number, sentence",
    [(errno.EROFS, "Hold BACK"), (errno.ENOSPC, "is full"), (errno.EIO, "goes on where")],
)
def test_a_drive_that_cannot_be_written_says_what_to_do(
    drive, monkeypatch, capsys, number, sentence
):
    def refuse(self, name, data):
        raise OSError(number, "no")

    monkeypatch.setattr(parcel, "pack", lambda source: dict(SMALL))
    monkeypatch.setattr(device.Drive, "write", refuse)
    assert device.main(["--drive", str(drive)]) == 1
    assert sentence in capsys.readouterr().out


def test_the_release_is_the_same_byte_for_byte_and_says_its_sum(tmp_path):
    goods = parcel.pack()
    first, digest = device.release(str(tmp_path / "a"), goods)
    second, again = device.release(str(tmp_path / "b"), dict(reversed(goods.items())))
    with open(first, "rb") as one, open(second, "rb") as two:
        data = one.read()
        assert data == two.read()
    assert digest == again == hashlib.sha256(data).hexdigest()
    with open(first + ".sha256", encoding="ascii") as file:
        assert file.read() == f"{digest}  {os.path.basename(first)}\n"
    with zipfile.ZipFile(first) as archive:
        names = archive.namelist()
        assert "settings.toml" not in names  # it would take the place of the owner's
        assert set(names) == set(goods) - {"settings.toml"} | {parcel.MANIFEST}


def test_a_drive_from_the_zip_is_known_to_the_next_version(drive, tmp_path):
    path, _ = device.release(str(tmp_path / "out"), dict(SMALL, **{"lib/tinsel/old.mpy": b"old"}))
    with zipfile.ZipFile(path) as archive:
        archive.extractall(drive)
    _, removes = device.install(drive, SMALL)
    assert removes == ["lib/tinsel/old.mpy"]


def test_a_manifest_that_leads_out_of_the_drive_removes_nothing(drive, tmp_path):
    outside = tmp_path / "precious.txt"
    outside.write_text("mine")
    listed = parcel.manifest("0", {"../precious.txt": parcel.check(b"mine")})
    (drive / "lib" / "tinsel").mkdir(parents=True)
    (drive / "lib" / "tinsel" / "MANIFEST").write_bytes(listed)
    device.install(drive, SMALL)
    assert outside.read_text() == "mine"


# --- starting up

# Counts what is imported from code.py's first line to the menu, in a Python that has seen nothing.
COUNT = """
import builtins, runpy, sys
root = sys.argv[1]
sys.path += [root + "/lib", root]
from hardware.desktop import standin
from hardware.desktop.bench import Clock
clock = Clock()
standin.install(sys.argv[2], clock)
seen, real = [], builtins.__import__
def noting(name, globals=None, locals=None, fromlist=(), level=0):
    before = set(sys.modules)
    found = real(name, globals, locals, fromlist, level)
    seen.extend(sorted(set(sys.modules) - before))
    return found
builtins.__import__ = noting
import time
def sleep(seconds):
    clock.now += 10
    if clock.now > 1500:
        raise SystemExit
time.sleep = sleep
import os
os.chdir(root)
try:
    runpy.run_path(root + "/code.py", run_name="__main__")
except SystemExit:
    pass
print(" ".join(dict.fromkeys(seen)))
"""


@pytest.mark.parametrize("board", ["macropad", "picosystem", "pico_oled"])
def test_the_menu_is_there_before_any_game_is_loaded(board):
    """From code.py's first line to the menu: of a game only its few lines of title and picture.

    The firmware loads 8 KB in about 5 ms: 48 KB are 30 ms of the 1.5 s that a start may take.
    """
    done = subprocess.run(
        [sys.executable, "-P", "-c", COUNT, parcel.ROOT, board], capture_output=True, text=True
    )
    names = done.stdout.split()
    goods = parcel.pack()
    sizes = {}
    for name in names:
        for path in (f"{name}", f"{name}/__init__", f"lib/{name}", f"lib/{name}/__init__"):
            path = path.replace(".", "/") + ".mpy"
            if path in goods:
                sizes[name] = len(goods[path])
    assert {"tinsel.console", "tinsel.home", "hardware." + board} <= set(sizes), done.stderr
    games = [name for name in sizes if name.startswith("games.")]
    assert games and not [name for name in games if name.count(".") > 1], "only their first lines"
    assert sum(sizes[name] for name in games) < 4 * 1024
    assert len(sizes) <= STARTING_MODULES, sizes
    assert sum(sizes.values()) <= STARTING_BYTES, sum(sizes.values())


STARTING_MODULES = 40
STARTING_BYTES = 48 * 1024


def start_broken(tmp_path, monkeypatch, board, text):
    """code.py with a `hardware` that fails so; what stands on the panel's terminal is printed."""
    from hardware.desktop import standin

    bench = standin.install(board)
    import displayio

    (tmp_path / "hardware.py").write_text(text)
    kept = {name: sys.modules.pop(name) for name in list(sys.modules) if name == "hardware"}
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "first_aid", raising=False)
    here = SimpleNamespace(**dict(vars(sys.implementation), name="circuitpython"))
    monkeypatch.setattr(sys, "implementation", here)
    monkeypatch.setattr(displayio, "CIRCUITPYTHON_TERMINAL", displayio.Group(), raising=False)

    def sleep(seconds):
        raise SystemExit

    monkeypatch.setattr("time.sleep", sleep)
    with open(os.path.join(parcel.ROOT, "code.py"), encoding="utf-8") as file:
        code = compile(file.read(), "code.py", "exec")
    try:
        with pytest.raises(SystemExit):  # it waits there for somebody to read
            exec(code, {"__name__": "__main__"})
    finally:
        sys.modules.update(kept)
    return bench


@pytest.mark.parametrize("board", ["macropad", "picosystem", "pico_oled"])
@pytest.mark.parametrize(
    "text, sentence",
    [
        ("raise ValueError('incompatible .mpy file')", "make device SOURCE=1"),
        ("import not_there", "make device once more"),
        ("raise RuntimeError('Nobody knows this board.')", "Nobody knows this board."),
    ],
)
def test_code_py_says_on_display_and_serial_what_to_do_when_it_cannot_start(
    tmp_path, monkeypatch, capsys, board, text, sentence
):
    bench = start_broken(tmp_path, monkeypatch, board, text)
    said = capsys.readouterr()
    assert "Traceback" in said.err or "Error" in said.err
    rows = said.out.rstrip("\n").split("\n")[-4:]
    assert sentence in " ".join(rows)
    assert all(len(row) <= 21 for row in rows if "Nobody" not in row), "a row of a 128 x 64 display"
    assert board != "pico_oled" or bench.panel.on


@pytest.mark.parametrize("board", ["macropad", "picosystem", "pico_oled"])
@pytest.mark.parametrize("address", [0x3C, 0x3D])
def test_the_firmwares_terminal_is_on_the_display_and_refreshes_itself(monkeypatch, board, address):
    from hardware.desktop import standin

    bench = standin.install(board)
    bench.i2c = {address: bench.panel}
    import displayio

    import first_aid

    terminal = displayio.Group()
    monkeypatch.setattr(displayio, "CIRCUITPYTHON_TERMINAL", terminal, raising=False)
    display = first_aid.show_terminal()
    assert display.root_group is terminal and display.auto_refresh
    display.auto_refresh = False


def test_first_aid_goes_with_it_as_source_and_needs_only_the_firmware():
    import ast

    goods = parcel.pack()
    tree = ast.parse(goods["lib/first_aid.py"])
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        assert not isinstance(node, ast.ImportFrom)
    firmware = {"board", "busdisplay", "busio", "displayio", "i2cdisplaybus", "os", "sys", "time"}
    firmware |= {"digitalio", "gc", "neopixel_write", "pwmio", "traceback"}
    assert names <= firmware


def test_a_board_without_a_display_to_show_it_still_says_it_on_serial(
    tmp_path, monkeypatch, capsys
):
    from hardware.desktop import chips

    def refuse(*args, **kwargs):
        raise RuntimeError("No pull up found on SDA or SCL")

    monkeypatch.setattr(chips.I2C, "__init__", refuse)
    start_broken(tmp_path, monkeypatch, "pico_oled", "import not_there")
    assert "make device once more" in capsys.readouterr().out


# --- first aid on a Pico, which has to be told of its display


def start_on_a_pico(monkeypatch, spoil, settings=None, most=60):
    """The real code.py on a board spoilt like that: its bench, and (tenths, light, hertz) of each
    wait of first aid."""
    from hardware.desktop import standin

    bench = standin.install("pico_oled", settings=settings)
    spoil(bench, monkeypatch)
    import displayio

    monkeypatch.delitem(sys.modules, "first_aid", raising=False)
    here = SimpleNamespace(**dict(vars(sys.implementation), name="circuitpython"))
    monkeypatch.setattr(sys, "implementation", here)
    monkeypatch.setattr(displayio, "CIRCUITPYTHON_TERMINAL", displayio.Group(), raising=False)
    waits = []

    def sleep(seconds):
        light = bench.lights()[0] if bench.lights() else None
        waits.append((round(seconds * 10), light, bench.hertz()))
        if len(waits) == most:
            raise SystemExit

    monkeypatch.setattr("time.sleep", sleep)
    with open(os.path.join(parcel.ROOT, "code.py"), encoding="utf-8") as file:
        code = compile(file.read(), "code.py", "exec")
    with pytest.raises(SystemExit):
        exec(code, {"__name__": "__main__"})
    return bench, waits


def no_menu(bench, monkeypatch):
    """A file is missing that is wanted when the display runs already."""
    monkeypatch.setitem(sys.modules, "tinsel.home", None)


def nobody(bench, monkeypatch):
    bench.i2c = {}


def no_pull_ups(bench, monkeypatch):
    bench.wired = False


def test_a_file_missing_after_the_display_was_started_is_told_on_that_display(monkeypatch, capsys):
    bench, waits = start_on_a_pico(monkeypatch, no_menu)
    assert "make device once more" in capsys.readouterr().out
    import displayio

    display = sys.modules["hardware.pico_oled"].display
    assert display.root_group is displayio.CIRCUITPYTHON_TERMINAL and display.auto_refresh
    display.auto_refresh = False
    assert bench.panel.on
    assert not any(any(light or ()) or hertz for _, light, hertz in waits), "it needs no signal"


def test_the_wires_of_a_display_that_nobody_has_any_more_can_be_had_again(monkeypatch):
    """The firmware gives a bus's pins back when it is collected, not with the display."""
    from hardware.desktop import standin

    bench = standin.install("pico_oled")
    import busio
    import displayio

    import hardware

    loop = [hardware.find().display]
    loop.append(loop)  # as in the firmware: it goes when it is collected, not when it is let go
    del loop
    displayio.release_displays()
    with pytest.raises(ValueError, match="in use"):
        busio.I2C(bench.pins["GP5"], bench.pins["GP4"])
    gc.disable()
    standin.forget()  # as when the board's module broke off behind its display
    import first_aid

    terminal = displayio.Group()
    monkeypatch.setattr(displayio, "CIRCUITPYTHON_TERMINAL", terminal, raising=False)
    try:
        display = first_aid.show_terminal()
    finally:
        gc.enable()
    assert display.root_group is terminal and bench.panel.on
    display.auto_refresh = False


# Two short, one long, a pause: tenths of a second, and whether it shines.
CALL = [(2, True), (2, False), (2, True), (2, False), (8, True), (20, False)]


@pytest.mark.parametrize("spoil", [nobody, no_pull_ups])
def test_without_a_display_red_light_and_beeps_call_two_short_one_long(monkeypatch, capsys, spoil):
    _, waits = start_on_a_pico(monkeypatch, spoil)
    assert "check its four wires" in capsys.readouterr().out
    assert [(tenths, light == (32, 0, 0)) for tenths, light, _ in waits] == CALL * 10
    assert {light for _, light, _ in waits} == {(32, 0, 0), (0, 0, 0)}
    beeps = [hertz for _, _, hertz in waits]
    assert beeps[:18] == [880, 0, 880, 0, 880, 0] * 3
    assert not any(beeps[18:]), "the light goes on, the noise does not"


def test_the_call_goes_where_settings_toml_says_and_keeps_quiet_when_muted(monkeypatch):
    settings = {"TINSELBOX_NEOPIXEL": "GP20", "TINSELBOX_MUTE": "1"}
    bench, waits = start_on_a_pico(monkeypatch, nobody, settings, most=6)
    assert bench.pins["GP20"].user is not None and bench.pins["GP16"].user is None
    assert [light == (32, 0, 0) for _, light, _ in waits] == [shines for _, shines in CALL]
    assert not any(hertz for _, _, hertz in waits)


@pytest.mark.parametrize("missing", ["neopixel_write", "pwmio"])
def test_light_calls_without_buzzer_and_buzzer_without_light(monkeypatch, missing):
    def spoil(bench, patch):
        nobody(bench, patch)
        patch.setitem(sys.modules, missing, None)

    _, waits = start_on_a_pico(monkeypatch, spoil, most=6)
    assert any(any(light or ()) for _, light, _ in waits) == (missing == "pwmio")
    assert any(hertz for _, _, hertz in waits) == (missing == "neopixel_write")


def test_a_call_that_breaks_stops_nothing(monkeypatch):
    def spoil(bench, patch):
        nobody(bench, patch)

        def refuse(*args):
            raise OSError(5, "Input/output error")

        patch.setattr(sys.modules["neopixel_write"], "neopixel_write", refuse)

    _, waits = start_on_a_pico(monkeypatch, spoil)
    assert len(waits) == 60 and any(hertz for _, _, hertz in waits)


def test_nothing_is_put_on_the_pins_of_a_board_that_nobody_knows(monkeypatch):
    def spoil(bench, patch):
        nobody(bench, patch)
        patch.setattr(sys.modules["board"], "board_id", "acme_gizmo")

    bench, waits = start_on_a_pico(monkeypatch, spoil, most=6)
    assert bench.pins["GP16"].user is None and bench.pins["GP17"].user is None
    assert not any(light or hertz for _, light, hertz in waits)
