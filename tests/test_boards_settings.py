# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""settings.toml by every key: sense is followed, nonsense gets a sentence and the usual value."""

import os
import random
import re
import subprocess
import sys

import pytest
from conftest import ROOT

from hardware.desktop import standin
from hardware.desktop.machine import Machine

BOARDS = ["macropad", "picosystem", "pico_oled"]
BAD = ValueError("Invalid format")  # what firmware before 10.2 raises about a line
PINS = {
    "SDA": "GP4", "SCL": "GP5", "UP": "GP10", "DOWN": "GP11", "LEFT": "GP12", "RIGHT": "GP13",
    "OK": "GP14", "BACK": "GP15", "NEOPIXEL": "GP16", "BUZZER": "GP17",
}  # fmt: skip
# name, usual value, lowest, highest
NUMBERS = [
    ("DISPLAY", 8, 1, 10),
    ("LIGHTS", 3, 0, 10),
    ("MUTE", 0, 0, 1),
    ("FLIP", 0, 0, 1),
    ("DIM", 1, 1, 30),
    ("BLANK", 5, 1, 60),
]


def start(board="pico_oled", **settings):
    """A Tinselbox with those lines in its settings.toml."""
    return Machine(board, settings={"TINSELBOX_" + key: value for key, value in settings.items()})


def wired(**settings):
    """A Pico with those lines, without the console: its bench, and what it had to say."""
    bench = standin.install(
        "pico_oled", settings={"TINSELBOX_" + key: value for key, value in settings.items()}
    )
    import hardware

    hardware.find()
    return bench, hardware.trouble


def pins(bench):
    """Which pin does what, as the board really claimed them."""
    found = dict(zip(("UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK"), bench.scanner.pins))
    found = {use: pin.name for use, pin in found.items()}
    for pin in set(bench.pins.values()):
        if pin.pwm:
            found["BUZZER"] = pin.name
        elif type(pin.user).__name__ == "DigitalInOut":
            found["NEOPIXEL"] = pin.name
        elif type(pin.user).__name__ == "I2C":
            found["SCL" if pin is pin.user.pins[0] else "SDA"] = pin.name
    return found


def the_sentence(machine):
    """The one thing it has to say; and it is on the screen, word for word."""
    assert len(machine.console.trouble) == 1, machine.console.trouble
    assert machine.text()[0].startswith("Please note")
    sentence = machine.console.trouble[0]
    shown = ""
    for _ in range(12):
        shown += " " + " ".join(row.strip() for row in machine.text()[1:-1])
        machine.press("DOWN")
    for word in sentence.split():
        assert word in shown
    machine.press("OK")
    return sentence


def test_the_file_as_it_lies_changes_nothing_and_names_every_key():
    path = os.path.join(ROOT, "settings.toml")
    assert standin.read_settings(path) == {}
    with open(path, encoding="utf-8") as file:
        named = dict(re.findall(r"^# TINSELBOX_(\w+) = ([^ \n]+)", file.read(), re.M))
    usual = dict({name: f'"{pin}"' for name, pin in PINS.items()})
    usual.update((name, str(value)) for name, value, _, _ in NUMBERS)
    usual.update(BOARD='"pico_oled"', NEOPIXELS="8", ADDRESS="0x3C", I2C_HZ="400000")
    assert named == usual


def test_the_file_with_every_line_in_use_is_what_is_usual(tmp_path):
    with open(os.path.join(ROOT, "settings.toml"), encoding="utf-8") as file:
        text = re.sub(r"^# TINSELBOX", "TINSELBOX", file.read(), flags=re.M)
    (tmp_path / "settings.toml").write_text(text)
    machine = Machine("pico_oled", settings=standin.read_settings(tmp_path / "settings.toml"))
    assert machine.console.trouble == []
    assert pins(machine.bench) == PINS


def test_a_file_is_read_as_the_firmware_reads_it(tmp_path):
    (tmp_path / "settings.toml").write_text(
        'A = "GP4"  # with a word\n  B=8 # more\r\nC = true\nD = GP4\nE =\n'
        'F = "open\nrubbish\nA = 3\n[part]\nG = 1\n'
    )
    found = standin.read_settings(tmp_path / "settings.toml")
    assert found == {"A": "GP4", "B": "8", "C": "true", "D": "GP4"}
    assert standin.read_settings(tmp_path / "none.toml") == {}


@pytest.mark.parametrize("name, usual, low, high", NUMBERS)
def test_a_number_is_followed_to_its_limits(name, usual, low, high):
    for value in (low, high, str(low), str(high)):  # firmware 10.2 gives strings
        console = Machine(settings={"TINSELBOX_" + name: value}, start=0).console
        assert getattr(console.settings, name.lower()) == int(value)
        assert console.trouble == []


@pytest.mark.parametrize("name, usual, low, high", NUMBERS)
def test_a_number_that_makes_no_sense_is_named_and_the_usual_one_used(name, usual, low, high):
    for value in (low - 1, str(high + 1), "many", "", "4.5", BAD):
        console = Machine(settings={"TINSELBOX_" + name: value}, start=0).console
        assert getattr(console.settings, name.lower()) == usual
        assert len(console.trouble) == 1
        assert f"TINSELBOX_{name}" in console.trouble[0]
        assert f"Using {usual}." in console.trouble[0]


@pytest.mark.parametrize("board", BOARDS)
def test_what_makes_no_sense_is_told_on_the_screen_before_the_menu(board):
    machine = start(board, MUTE="loud")
    assert "TINSELBOX_MUTE must be 0 to 1, not loud. Using 0." in the_sentence(machine)
    assert machine.text()[0].startswith("Tinselbox")


@pytest.mark.parametrize("wrong", ["GP99", "gp4", "", "LED", 4, BAD, "GP", "__name__"])
@pytest.mark.parametrize("use", PINS)
def test_a_pin_that_is_none_is_named_and_the_usual_one_used(use, wrong):
    bench, trouble = wired(**{use: wrong})
    assert pins(bench) == PINS
    assert len(trouble) == 1
    assert f"TINSELBOX_{use}" in trouble[0]


@pytest.mark.parametrize("use", [use for use in PINS if use not in ("SDA", "SCL")])
def test_a_pin_can_be_moved(use):
    bench, trouble = wired(**{use: "GP20"})
    assert pins(bench) == dict(PINS, **{use: "GP20"})
    assert trouble == []


def test_the_display_can_be_moved():
    machine = start(SDA="GP26", SCL="GP27")
    assert pins(machine.bench) == dict(PINS, SDA="GP26", SCL="GP27")
    assert machine.text()[0].startswith("Tinselbox")


def test_a_moved_key_works():
    machine = start(DOWN="GP20")
    before = machine.frame()
    machine.press("DOWN")
    assert machine.frame() != before


@pytest.mark.parametrize(
    "asked",
    [
        {"UP": "GP11"},
        {"UP": "GP4", "BUZZER": "GP4"},
        {"UP": "GP11", "DOWN": "GP12", "LEFT": "GP10"},
        {"SDA": "GP6", "UP": "GP6"},
        {use: "GP0" for use in PINS},
        {use: pin for use, pin in zip(PINS, list(PINS.values())[1:] + ["GP4"])},
    ],
)
def test_a_pin_named_twice_gives_way_and_nothing_clashes(asked):
    bench, _ = wired(**asked)
    found = pins(bench)
    assert sorted(found) == sorted(PINS)
    assert len(set(found.values())) == 10


@pytest.mark.parametrize(
    "asked",
    [
        {"SDA": "GP5", "SCL": "GP4"},  # swapped
        {"SDA": "GP6"},  # GP6 and GP5 are not one bus
        {"SDA": "GP9", "SCL": "GP8", "UP": "GP4"},  # UP must leave GP4 again
        {"SDA": "GP9", "SCL": "GP8", "UP": "GP4", "DOWN": "GP10"},  # and DOWN make room for UP
    ],
)
def test_pins_that_cannot_be_a_bus_give_way_to_the_usual_ones(asked):
    bench, trouble = wired(**asked)
    assert pins(bench) == PINS
    assert "are no SDA, SCL" in trouble[0]


@pytest.mark.parametrize(
    "name, good, wrong, usual",
    [
        ("NEOPIXELS", ["1", "64", 12], ["0", 65, "x", BAD], 8),
        ("ADDRESS", ["0x3C", "0x3D", 0x3D, "61"], ["0x3E", 0, "x", BAD], "0x3c"),
        ("I2C_HZ", ["10000", 1000000], [9999, "1000001", "fast", BAD], 400000),
    ],
)
def test_the_picos_own_numbers(name, good, wrong, usual):
    for value in good:
        assert wired(**{name: value})[1] == []
    for value in wrong:
        _, trouble = wired(**{name: value})
        assert len(trouble) == 1
        if value is BAD:
            assert f"TINSELBOX_{name} cannot be read" in trouble[0]
        else:
            assert f"TINSELBOX_{name} must be" in trouble[0]
            assert f"Using {usual}." in trouble[0]


def test_the_numbers_reach_what_they_are_about():
    machine = start(NEOPIXELS=3, I2C_HZ=1000000)
    assert len(machine.lights()) == 3
    assert {pin.user.frequency for pin in machine.bench.pins.values() if hasattr(pin.user, "pins")
            and hasattr(pin.user, "frequency")} == {1000000}  # fmt: skip


def test_a_buzzer_that_cannot_be_had_is_silence():
    bench = standin.install("pico_oled", settings={"TINSELBOX_BUZZER": "GP18"})
    bench.slices[1] = 500  # the PWM of GP18 runs already
    import hardware

    board = hardware.find()
    board.sound.tone(440)
    board.sound.quiet()
    assert bench.hertz() == 0
    assert "There is no sound" in hardware.trouble[0]


# --- a display that does not answer


@pytest.mark.parametrize("asked", [None, "0x3C", "0x3D"])
@pytest.mark.parametrize("there", [0x3C, 0x3D])
def test_a_display_at_either_address_is_found(there, asked):
    settings = {"TINSELBOX_ADDRESS": asked} if asked else {}
    bench = standin.install("pico_oled", settings=settings)
    bench.i2c = {there: bench.panel}
    import hardware

    hardware.find().display.refresh()
    assert bench.panel.on and hardware.trouble == []


@pytest.mark.parametrize("fault", ["nobody", "no pull-ups", "goes silent"])
def test_without_a_display_there_is_a_sentence_about_its_wires(fault):
    bench = standin.install("pico_oled", settings={"TINSELBOX_SDA": "GP6", "TINSELBOX_SCL": "GP7"})
    if fault == "nobody":
        bench.i2c = {0x29: bench.panel}
    elif fault == "no pull-ups":
        bench.wired = False
    else:
        bench.panel.command = silent
    import hardware

    with pytest.raises(RuntimeError, match="SDA on GP6 and SCL on GP7.*check its four wires"):
        hardware.find()


def silent(data):
    raise OSError(5, "Input/output error")


# --- which board


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_is_known_by_its_id(board):
    assert Machine(board).board.__name__ == "hardware." + board


def test_a_pico_w_is_a_pico_and_another_board_can_be_named():
    for board_id, settings in (
        ("raspberry_pi_pico_w", {}),
        ("my_own_board", {"TINSELBOX_BOARD": "pico_oled"}),
    ):
        standin.install("pico_oled", settings=settings)
        sys.modules["board"].board_id = board_id
        import hardware

        assert hardware.find().NAME == "Pico + OLED"
        assert hardware.trouble == []


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("named", BOARDS)
def test_a_board_that_is_named_as_another_is_found_all_the_same(board, named):
    machine = start(board, BOARD=named)
    assert machine.board.__name__ == "hardware." + board
    if named != board:
        assert f"this is no {named}" in the_sentence(machine)


@pytest.mark.parametrize("board", ["macropad", "pico_oled"])
def test_without_the_library_of_the_lights_all_the_rest_plays(board, monkeypatch):
    monkeypatch.setitem(sys.modules, "neopixel", None)
    machine = Machine(board)
    assert "There are no lights" in the_sentence(machine)
    machine.keys("OK OK hold:BACK")
    assert machine.text()[0].startswith("Tinselbox")


def test_a_board_that_is_named_wrongly_is_found_by_its_id_all_the_same():
    machine = start("macropad", BOARD="macropda")
    assert machine.board.NAME == "MacroPad RP2040"
    sentence = the_sentence(machine)
    assert "macropda" in sentence
    assert all(board in sentence for board in BOARDS)


def test_an_unknown_board_says_on_the_serial_console_which_there_are_and_how_to_choose():
    """code.py itself, to its end: what it prints is what the serial console shows."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", UNKNOWN, ROOT], capture_output=True, text=True
    )
    last = done.stderr.strip().splitlines()[-1]
    assert done.returncode == 1
    assert "does not know the board acme_gizmo" in last
    assert all(board in last for board in BOARDS)
    assert 'settings.toml, for instance TINSELBOX_BOARD = "pico_oled"' in last


UNKNOWN = """
import runpy, sys
sys.path += [sys.argv[1] + "/lib", sys.argv[1]]
from hardware.desktop import standin
standin.install("pico_oled")
sys.modules["board"].board_id = "acme_gizmo"
runpy.run_path(sys.argv[1] + "/code.py", run_name="__main__")
"""


# --- a thousand files of nonsense

KEYS = list(PINS) + [row[0] for row in NUMBERS] + ["BOARD", "NEOPIXELS", "ADDRESS", "I2C_HZ"]
VALUES = [
    "", "0", "-1", "3", "8", "1e9", "99999999999999999999", "0x3D", "0x", "3.5", "true", "nan",
    '"GP4"', '"GP15"', '"GP0"', '"GP28"', '"GP29"', '"GP99"', '"gp5"', '"LED"', '"__dict__"', '""',
    '"', '"GP4', "'GP4'", "GP4", "[1, 2]", "{}", '"macropad"', '"picosystem"', '"pico_oled"',
    '"\\u2744"', "\u2744", "\0", "\x7f", "x" * 300, '"' + "y" * 300 + '"', "# nothing", "= = =",
]  # fmt: skip
LINES = ["[table]", "rubbish", "TINSELBOX", "=", "\r", "\t\t", "\ufeff", 'WIFI = "a=b#c"', "\0\0\0"]


def nonsense(seed):
    """A settings.toml that somebody's cat has written, as bytes."""
    dice = random.Random(seed)
    lines = []
    for _ in range(dice.randrange(1, 14)):
        if dice.random() < 0.2:
            lines.append(dice.choice(LINES))
        else:
            sign = dice.choice(["=", " = ", " =", ": ", "", "=="])
            lines.append("TINSELBOX_" + dice.choice(KEYS) + sign + dice.choice(VALUES))
    data = bytearray(dice.choice(["\n", "\r\n", "\n\n"]).join(lines).encode())
    for _ in range(dice.choice([0, 0, 0, 1, 5])):  # and a few bytes of it lost their way
        data[dice.randrange(len(data))] = dice.randrange(256)
    return bytes(data[: dice.choice([len(data)] * 3 + [len(data) // 2])])


@pytest.mark.parametrize("part", range(10))
def test_a_thousand_files_of_nonsense_and_the_board_starts_each_time(tmp_path, part):
    """Each file gives a board with all its keys, a sentence for each line that is not followed,
    and a boot that lets BACK open the drive. Every twentieth goes on to the menu."""
    from test_boot import BACK, boot

    path = tmp_path / "settings.toml"
    said = 0
    for seed in range(part * 100, part * 100 + 100):
        path.write_bytes(nonsense(seed))
        settings = standin.read_settings(path)
        if seed % 3 == 0:  # as firmware before 10.2 does: numbers are numbers, nonsense is an error
            settings = {key: _older(value) for key, value in settings.items()}
        board = BOARDS[seed % 3] if seed % 2 else "pico_oled"
        assert boot(board, held=[BACK[board]], settings=settings).calls == [], seed
        bench = standin.install(board, settings=settings)
        import hardware

        found = hardware.find()
        assert len(bench.scanner.pins) >= 6 and len(set(bench.scanner.pins)) >= 6, seed
        assert found.display is not None and len(found.lights) >= 1, seed
        assert found.__name__ == "hardware." + board, seed
        for sentence in hardware.trouble:
            assert sentence.startswith("settings.toml: ") and sentence.endswith("."), sentence
        said += len(hardware.trouble)
        if seed % 20 == 0:
            machine = Machine(board, settings=settings)
            for _ in range(40):
                if machine.text()[0].startswith("Tinselbox"):
                    break
                assert machine.text()[0].startswith("Please note"), seed
                machine.press("OK")
            assert machine.text()[0].startswith("Tinselbox"), seed
    assert said > 50, "that was not nonsense enough"


def _older(value):
    try:
        return int(value, 0)
    except ValueError:
        return value if value.isprintable() else ValueError("Invalid format")
