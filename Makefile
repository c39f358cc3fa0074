# What a developer types. `make setup` installs into .venv, and only what changed.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin

.PHONY: help setup check test postgresql pictures bench bench-bots bench-server clean

help:
	@echo "make setup    install everything into $(VENV)"
	@echo "make check    format, lint, types, and that imports go down only"
	@echo "make test     all tests"
	@echo "make pictures the pictures of the terminal's screens, into docs/pictures; look at them"
	@echo "make bench    how fast the rules are on this machine"
	@echo "make bench-bots  how strong the bots are (about an hour)"
	@echo "make bench-server  how many moves the server makes, beside boardgame.io where Node is at hand"
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

test: setup postgresql
	$(RUN)/pytest --quiet --numprocesses auto --ignore tests/test_house.py

# pip cannot bring a PostgreSQL server; Debian's packages can, where we may install them.
postgresql:
	@if ls /usr/lib/postgresql/*/bin/postgres > /dev/null 2>&1 || command -v postgres > /dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y postgresql > /dev/null; \
	else echo "No PostgreSQL server here: the tests that need one are left out (Debian's package is 'postgresql')."; fi

pictures: setup
	$(RUN)/python -m tests.terminal.stills

bench: setup
	$(RUN)/motherlode bench

bench-bots: setup
	$(RUN)/motherlode strength

bench-server: setup
	@command -v npm > /dev/null && npm ci --silent --prefix benchmarks/server/boardgame || true
	$(RUN)/python benchmarks/server/bench.py

clean:
	rm -rf $(VENV) dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis
