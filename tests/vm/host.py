# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""The tests' hand on the MicroPython VM: starts it, gives it files, runs lines of Python on it."""

import atexit
import base64
import functools
import hashlib
import json
import os
import re
import subprocess
import sys
import sysconfig

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
NODE = os.path.join(os.path.dirname(os.path.abspath(sys.executable)), "node")
PACKAGE = os.path.join(HERE, "node_modules", "@micropython", "micropython-webassembly-pyscript")
LIBRARIES = (
    "adafruit_display_text",
    "adafruit_displayio_ssd1306.py",
    "neopixel.py",
)


def missing():
    """Why the VM cannot run here: a sentence, or None when it can."""
    if not os.path.exists(NODE):
        return "there is no Node beside this Python"
    if not os.path.exists(os.path.join(PACKAGE, "micropython.wasm")):
        return "tests/vm/node_modules has no MicroPython (`make vm` fetches it)"
    return None


class VmError(Exception):
    """What the VM raised, traceback and all."""


def python_files(path, name):
    """(name on the VM, path here) of a module or of every module below a folder."""
    if path.endswith(".py"):
        return [(name, path)]
    found = []
    for folder, folders, files in os.walk(path):
        folders[:] = sorted(f for f in folders if f not in ("__pycache__", "desktop"))
        for file in sorted(files):
            if file.endswith(".py"):
                inner = os.path.relpath(os.path.join(folder, file), path).replace(os.sep, "/")
                found.append((name + "/" + inner, os.path.join(folder, file)))
    return found


@functools.lru_cache(maxsize=None)
def _compiled(name, path, stamp):
    from hardware.desktop import parcel

    return b"M" + parcel.compiled(name[1:], path)[1:]  # what make device writes, with our mark


def compiled(modules):
    """(name on the VM, bytes) of modules as a board has them."""
    return [
        (name[:-3] + ".mpy", _compiled(name, path, os.stat(path).st_mtime_ns))
        for name, path in modules
    ]


def site(name):
    return os.path.join(sysconfig.get_path("purelib"), name)


def terminal_font():
    """The glyphs of the firmware's terminal font, 12 bytes each from chr(32) to chr(126)."""
    glyphs = {}
    rows = None
    with open(site("displayio/resources/ter-u12n.bdf"), encoding="utf-8") as bdf:
        for line in bdf:
            word = line.split()
            if word[0] == "ENCODING":
                code = int(word[1])
            elif word[0] == "BITMAP":
                rows = []
            elif word[0] == "ENDCHAR":
                glyphs[code] = bytes(rows)
                rows = None
            elif rows is not None:
                rows.append(int(word[0], 16))
    return b"".join(glyphs[code] for code in range(32, 127))


class _Server:
    """One Node for all VMs of a test run: what it compiled and was sent is there for all."""

    def __init__(self):
        # All is compiled well at once: code that gets quicker on its way has no lap.
        command = [NODE, "--no-liftoff", os.path.join(HERE, "run.mjs")]
        self._process = subprocess.Popen(
            command, cwd=HERE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._count = 0
        self._sent = set()

    def ask(self, **ask):
        self._process.stdin.write(json.dumps(ask) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        answer = json.loads(line) if line else {"died": "no answer"}
        if "died" in answer:
            raise VmError(f"the VM died: {answer['died']}")
        return answer

    def open(self, **how):
        self._count += 1
        self.ask(vm=self._count, open=how)
        return self._count

    def put(self, vm, files):
        rows = []
        for path, data in files:
            name = hashlib.sha1(data).hexdigest()
            known = name in self._sent
            rows.append((path, name, None if known else base64.b64encode(data).decode()))
            self._sent.add(name)
        self.ask(vm=vm, put=rows)

    def stop(self):
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


@functools.lru_cache(maxsize=None)
def _server():
    server = _Server()
    atexit.register(server.stop)
    return server


class Vm:
    """One MicroPython VM."""

    def __init__(self, heap=16, traced=False):
        self._server = _server()
        self._number = self._server.open(heap=heap, traced=traced)
        self.ms = 0.0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        if self._number:
            self._server.ask(vm=self._number, close=True)
            self._number = 0

    def put(self, files):
        """files: (path on the VM, bytes) pairs."""
        self._server.put(self._number, files)

    def put_modules(self, modules):
        files = []
        for name, path in modules:
            with open(path, "rb") as source:
                files.append((name, source.read()))
        self.put(files)

    def run(self, code):
        """Runs it from the top, and returns the lines it printed; self.ms is how long it took."""
        done = self._server.ask(vm=self._number, run=code)
        self.ms = done["ms"]
        if done["error"]:
            raise VmError("\n".join(done["said"] + [done["error"]]))
        return done["said"]

    def value(self, expression):
        """What the expression is worth: numbers, texts, lists of them."""
        return json.loads(self.run(f"import json\nprint(json.dumps({expression}))")[-1])

    def live(self):
        """Bytes in use after a collection (which this VM does between two calls)."""
        for _ in range(2):
            self.run("import gc\ngc.collect()")
        return self.value("gc.mem_alloc()") - self._room_for_names()

    def _room_for_names(self):
        """Free places in the VM's table of names, which doubles when it is full.

        The stand-ins' names are in there too: when it doubles here says nothing about a board.
        """
        said = self.run("import micropython\nmicropython.qstr_info()")[-1]
        count, data, total = [int(word) for word in re.findall(r"=(\d+)", said)[1:]]
        return total - data - 7 * count


def bare(traced=False):
    """A VM with the stand-ins, the pinned libraries and the font: no Tinselbox yet."""
    vm = Vm(traced=traced)
    vm.put_modules(python_files(os.path.join(HERE, "standins"), "/standins"))
    vm.put([("/standins/terminal_font.bin", terminal_font())])
    for library in LIBRARIES:
        vm.put(compiled(python_files(site(library), "/lib/" + library)))
    vm.run("import sys\nsys.path[:] = ['', '/', '/lib', '/standins']\nimport os\nos.chdir('/')")
    return vm


def need():
    """Skips a test loudly where the VM cannot be had; where CI=true says so, that is a failure."""
    import warnings

    import pytest

    why = missing()
    if why is None:
        return
    sentence = f"NOT TESTED on the board's own kind of Python: {why}."
    if os.environ.get("CI") == "true":
        pytest.fail(sentence)
    warnings.warn(sentence, stacklevel=2)
    pytest.skip(sentence)
