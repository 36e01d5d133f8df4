# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
"""Without Node a test run says loudly what was not tested; where CI=true says so it fails."""

import os
import subprocess
import sys

import pytest
from vm import host, install

PLANTED = (
    "import sys, pytest\n"
    "from vm import host\n"
    "host.missing = lambda: 'there is no Node beside this Python'\n"
    "sys.exit(pytest.main(['-p', 'no:cacheprovider', '-vv', *sys.argv[1:]]))\n"
)
# One test of each file that needs the VM.
FIRST = {
    "test_vm_pixels.py": "test_one_wrong_pixel_would_be_seen",
    "test_vm_keys.py": "test_one_light_would_be_seen",
    "test_vm_budgets.py": "test_the_menu_leaves_room_for_a_game[macropad]",
    "test_vm_games.py": "test_another_rule_on_the_vm_would_be_seen",
}


def run(ci, *tests):
    tests_home = os.path.join(host.ROOT, "tests")
    home = dict(os.environ, PYTHONPATH=tests_home, CI="true" if ci else "")
    command = [sys.executable, "-P", "-c", PLANTED]
    command += [os.path.join(tests_home, name) + "::" + FIRST[name] for name in tests]
    done = subprocess.run(command, cwd=host.ROOT, env=home, capture_output=True, text=True)
    return done.returncode, done.stdout


@pytest.mark.parametrize("name", FIRST)
def test_a_run_says_what_it_did_not_test(name):
    code, said = run(False, name)
    assert code == 0
    assert "NOT TESTED on the board's own kind of Python: there is no Node" in said
    assert "1 skipped" in said


def test_with_ci_it_is_a_failure():
    code, said = run(True, *FIRST)
    assert code == 1
    assert said.count("NOT TESTED on the board's own kind of Python") >= len(FIRST)
    assert "skipped" not in said


def test_what_is_missing_is_named(monkeypatch, tmp_path):
    monkeypatch.setattr(host, "NODE", str(tmp_path / "node"))
    assert host.missing() == "there is no Node beside this Python"
    monkeypatch.setattr(host, "NODE", sys.executable)
    monkeypatch.setattr(host, "PACKAGE", str(tmp_path))
    assert "`make vm` fetches it" in host.missing()


def test_make_vm_without_node_says_so_and_goes_on(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(install, "installed", lambda: None)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    assert install.main() is None
    assert "CANNOT RUN here: there is no Node" in capsys.readouterr().out
