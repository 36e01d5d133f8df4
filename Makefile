# SPDX-FileCopyrightText: 2026 The Tinselbox makers
# SPDX-License-Identifier: MIT
# The few commands of Tinselbox. Each makes what it needs first: a fresh clone wants Python 3.11+ and nothing else.

PYTHON ?= python3
BOARD ?= macropad
BIN := .venv/bin
# python -P and run.py keep the project root off the front of sys.path: code.py there would hide Python's own `code`.

.PHONY: play shot device release test check bench pictures transcripts frames soak vm clean

play: .venv/played
	@BOARD=$(BOARD) $(BIN)/python hardware/desktop/run.py play

shot: .venv/played
	@$(BIN)/python hardware/desktop/run.py shot --board="$(BOARD)" --keys="$(KEYS)" --out="$(or $(OUT),shot.png)" --nvm="$(NVM)" --dice="$(DICE)"

# Onto a board: make device DRIVE=/path/to/CIRCUITPY (SOURCE=1: not compiled; FORCE=1: any folder)
device: .venv/played
	@$(BIN)/python hardware/desktop/run.py device --drive "$(DRIVE)" --source "$(SOURCE)" --force "$(FORCE)"

release: .venv/played
	@$(BIN)/python hardware/desktop/run.py device --release build

test: .venv/tested vm
	@$(BIN)/python -P -m pytest -n auto

# The long half: more boards, seeds and keys, and a child's hands for two million of them.
soak: .venv/tested vm
	@$(BIN)/python -P -m pytest -n auto -m long
	@$(BIN)/python tests/mash.py

check: .venv/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -P -m pytest -q tests/test_layers.py

bench: .venv/tested vm
	@$(BIN)/python tests/bench.py

pictures: .venv/played
	@$(BIN)/python tests/pictures.py

transcripts: .venv/tested
	@$(BIN)/python tests/transcripts.py

# After a look at them: what the screens must show from now on.
frames: .venv/tested
	@$(BIN)/python tests/frames.py

# The board's own kind of Python, for the second half of the tests. No network: the tests say that it is missing.
vm: .venv/tested
	@$(BIN)/python tests/vm/install.py

.venv/played: requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit("Tinselbox needs Python 3.11 or newer: PYTHON=python3.12 make play, for instance." if sys.version_info < (3, 11) else 0)'
	@test -d .venv || $(PYTHON) -m venv .venv
	@echo "Fetching what Tinselbox needs (once) ..."
	@$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements.txt
	@touch $@

.venv/tested: requirements.txt requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit("Tinselbox needs Python 3.11 or newer: PYTHON=python3.12 make play, for instance." if sys.version_info < (3, 11) else 0)'
	@test -d .venv || $(PYTHON) -m venv .venv
	@echo "Fetching what the tests need (once) ..."
	@$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements-dev.txt
	@touch .venv/played $@

clean:
	rm -rf .venv build tests/vm/node_modules
