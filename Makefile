# Every goal works on a fresh clone that has make, Python 3.11 or newer and a package registry to install from.
VENV := .venv
PYTHON ?= $(shell for python in python3 python3.11 python3.12 python3.13 python3.14; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
TEST_PROCESSES ?= 2
PYTEST := $(VENV)/bin/pytest -q -n $(TEST_PROCESSES) --dist loadgroup

.PHONY: help play test check bench soak clean

help:
	@echo "make play    install the game here and start it"
	@echo "make test    install what the checks need and run them all, as CI does"
	@echo "make check   run all checks with what is installed"
	@echo "make bench   measure speed"
	@echo "make soak    run all tests, those that play many games at their full length"
	@echo "make clean   remove everything that was built or installed here"

play: $(VENV)/.for-play
	@$(VENV)/bin/kingswill

test: $(VENV)/.for-tests
	@$(MAKE) --no-print-directory check

check:
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports
	$(PYTEST)

bench: $(VENV)/.for-bench
	$(VENV)/bin/python -m tests.bench

soak: $(VENV)/.for-tests
	SOAK=1 $(PYTEST) --timeout=0

clean:
	rm -rf $(VENV) build dist *.egg-info .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find assets kingswill_tui tests -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamps are older than pyproject.toml whenever what it asks for may have changed.
$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed and none was found; name it with make PYTHON=..." >&2; exit 2; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.for-play: pyproject.toml | $(VENV)/bin/python
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.for-tests: pyproject.toml | $(VENV)/bin/python
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(VENV)/.for-play

$(VENV)/.for-bench: pyproject.toml | $(VENV)/bin/python
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,bench]'
	@touch $@ $(VENV)/.for-tests $(VENV)/.for-play
