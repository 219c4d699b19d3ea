# Two commands do everything from a fresh clone:  make run   and   make test

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
TEXTS := pamir_desktop/resources/translations
TRANSLATED := $(patsubst translations/%.ts,$(TEXTS)/%.qm,$(wildcard translations/*.ts))

.PHONY: run test setup lint types tests coverage bench screenshots package release-check clean

run: setup
	@$(BIN)/python packaging/start.py

test: setup lint types tests

setup: $(STAMP) $(TRANSLATED)

$(STAMP): pyproject.toml packaging/system_libraries.sh
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Pamir Desktop needs Python 3.11 or newer; set PYTHON=... to one.")'
	@sh packaging/system_libraries.sh
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@# an editable package needs no build hook, and so no second copy of Qt's tools
	@HATCH_BUILD_NO_HOOKS=true $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(TEXTS)/%.qm: translations/%.ts | $(STAMP)
	@$(BIN)/python tools/translate.py compile $<

lint:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types:
	$(BIN)/mypy

tests:
	QT_QPA_PLATFORM=offscreen $(BIN)/pytest -n auto --dist loadgroup

# the least percentage of lines and branches, of the whole and of the parts that no one sees
coverage: setup
	QT_QPA_PLATFORM=offscreen $(BIN)/pytest -n auto --dist loadgroup --cov --cov-report=
	$(BIN)/coverage report --fail-under=97
	$(BIN)/coverage report --fail-under=99 --format=total --include='pamir_desktop/model/*'
	$(BIN)/coverage report --fail-under=96 --format=total --include='pamir_desktop/games/*'

bench: setup
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/saves.py
	$(BIN)/python benchmarks/chances.py
	$(BIN)/python benchmarks/gui.py
	$(BIN)/python benchmarks/memory.py

screenshots: setup
	$(BIN)/python tools/screenshots.py screenshots

package: setup
	$(BIN)/python packaging/package.py

# every package, each installed in a clean place, where it plays the demo
release-check: package
	$(BIN)/python packaging/release_check.py

clean:
	rm -rf $(VENV) $(VENV)-package $(TEXTS) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage screenshots
