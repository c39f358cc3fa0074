# What a developer types. `make setup` installs into .venv, and only what changed.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin

.PHONY: help setup check test bench bench-bots clean

help:
	@echo "make setup    install everything into $(VENV)"
	@echo "make check    format, lint, types, and that imports go down only"
	@echo "make test     all tests"
	@echo "make bench    how fast the rules are on this machine"
	@echo "make bench-bots  how strong the bots are (about an hour)"
	@echo "make clean    remove what the others made"

setup: $(VENV)/.installed

$(VENV)/.installed: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Motherlode needs Python 3.11 or newer; name one with 'make PYTHON=python3.12 …'."; exit 1; }
	@test -x $(RUN)/python || $(PYTHON) -m venv $(VENV)
	$(RUN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt hatchling editables
	$(RUN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt \
		--no-build-isolation --editable '.[dev]'
	@touch $@

check: setup
	$(RUN)/ruff format --check --quiet .
	$(RUN)/ruff check --quiet .
	$(RUN)/mypy
	$(RUN)/pytest --quiet tests/test_house.py

test: setup
	$(RUN)/pytest --quiet --numprocesses auto --ignore tests/test_house.py

bench: setup
	$(RUN)/motherlode bench

bench-bots: setup
	$(RUN)/motherlode strength

clean:
	rm -rf $(VENV) dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis
