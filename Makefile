# Needs Python >= 3.11 and make; everything else is brought into this folder.
PYTHON ?= python3
UV_VERSION := 0.13.7
UV := .tools/bin/uv
BIN := .venv/bin
CLIENT := src/nemeton/house/client/index.html
FAST := src/nemeton/compiled
NODE = $(shell $(PYTHON) tools/node.py)
JOBS ?= 2
GAME ?= stonehenge
N ?= 1000
GAMES ?= 200

export UV_PYTHON_DOWNLOADS := never
export UV_LINK_MODE ?= copy

.PHONY: run dev play test test-fast coverage check fast slow client wire wheel screenshots art audit bench load thinking golden fuzz lock strength clean

run: .venv/ready $(CLIENT) ## open the house on http://localhost:8000
	@$(BIN)/nemeton serve --data data

dev: .venv/ready client/node_modules/ready ## for authors: http://localhost:8000 follows every change, tables go on
	@PATH="$(NODE):$$PATH" $(BIN)/nemeton dev --client client

play: .venv/ready ## play in the terminal
	@$(BIN)/nemeton play $(GAME)

test: check $(CLIENT) .venv/browser ## all checks, then all tests, browser included; in plain Python
	@cd client && PATH="$(NODE):$$PATH" npm test --silent
	@NEMETON_FAST=0 NEMETON_BROWSER="$$(cat .venv/browser)" $(BIN)/python -m pytest -n $(JOBS) --dist worksteal

test-fast: $(FAST) $(CLIENT) .venv/browser ## the same tests on the compiled build
	@NEMETON_FAST=1 NEMETON_BROWSER="$$(cat .venv/browser)" $(BIN)/python -m pytest -n $(JOBS) --dist worksteal

fast: $(FAST) ## rules, search and house compiled: twice as fast; needs a C compiler

slow: ## plain Python again
	@$(PYTHON) tools/fast.py --remove

coverage: .venv/ready $(CLIENT) .venv/browser ## all tests again, with what they reach; slower
	@NEMETON_FAST=0 NEMETON_BROWSER="$$(cat .venv/browser)" $(BIN)/python -m pytest -n $(JOBS) --dist worksteal --cov --cov-report=term

check: .venv/ready client/node_modules/ready ## style, types, layers
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache
	@cd client && PATH="$(NODE):$$PATH" npm run --silent check

client: $(CLIENT) ## build the browser client

wire: .venv/ready ## the client's types, from the house's
	@$(BIN)/python -m nemeton.house.web.typescript > client/src/wire.ts

wheel: .venv/ready $(CLIENT) ## a wheel with the client in it, in dist/
	@$(UV) build -q --wheel --no-build-isolation --python .venv

screenshots: .venv/ready $(CLIENT) .venv/browser ## the pictures of docs/pictures and docs/gallery.md; make screenshots ONLY="president lobby"
	@PYTHONPATH=tests NEMETON_BROWSER="$$(cat .venv/browser)" $(BIN)/python tools/screenshots.py $(ONLY)

art: .venv/ready client/node_modules/ready ## icons and type, from the client's own drawing and fonts
	@$(BIN)/python tools/art.py

audit: .venv/ready $(CLIENT) .venv/browser tools/audit/node_modules/ready ## Lighthouse, and a slow machine, into docs/audit.md; leave the machine alone meanwhile
	@PATH="$(NODE):$$PATH" PYTHONPATH=tests NEMETON_BROWSER="$$(cat .venv/browser)" $(BIN)/python tools/audit.py

fuzz: .venv/ready ## make fuzz GAME=stonehenge N=10000 EVERY=1
	@$(BIN)/nemeton check $(GAME) --games $(N) --jobs $(JOBS) --every $(or $(EVERY),1)

strength: .venv/ready ## each level against the one below it, into docs/bots.md; make strength GAME=druids GAMES=1000
	@$(BIN)/python tools/strength.py --games $(GAMES) --jobs $(JOBS) $(if $(filter-out file,$(origin GAME)),--game $(GAME))

bench: .venv/ready .bench/ready ## speed, beside the peers, into docs/benchmarks.md
	@$(MAKE) -s fast || true
	@PATH="$(NODE):$$PATH" $(BIN)/python bench/run.py

load: .venv/ready .bench/ready ## 500 tables and 1,000 people for ten minutes, into docs/load.md; make load LOAD="--tables 50 --seconds 30"
	@$(MAKE) -s fast || true
	@PATH="$(NODE):$$PATH" PYTHONPATH=tests $(BIN)/python bench/load.py $(LOAD)

thinking: .venv/ready ## druids who think beside people who play, into docs/thinking.md
	@PYTHONPATH=tests $(BIN)/python bench/thinking.py

golden: .venv/ready ## write the golden records anew, after a change of rules
	@PYTHONPATH=tests $(BIN)/python tests/golden.py

lock: $(UV) ## pin every dependency anew
	@$(UV) pip compile -q --universal --generate-hashes --no-header --upgrade --group dev pyproject.toml -o requirements.lock
	@$(UV) pip compile -q --universal --generate-hashes --no-header --upgrade --group pyproject.toml:peers -o bench/requirements.lock

clean: slow
	rm -rf .tools .venv .bench .fast dist client/node_modules tools/audit/node_modules src/nemeton/house/client

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else "Nemeton needs Python 3.11 or newer; this is " + sys.version.split()[0])'
	@echo "nemeton: fetching uv $(UV_VERSION) into .tools/"
	@$(PYTHON) -m venv .tools >/dev/null 2>&1 && .tools/bin/python -m pip install -q --disable-pip-version-check uv==$(UV_VERSION) \
	  || { rm -rf .tools; $(PYTHON) -m pip install -q --disable-pip-version-check --target .tools uv==$(UV_VERSION); } \
	  || { rm -rf .tools; echo "nemeton: could not install uv: is the network there, and Python's venv or pip?" >&2; exit 1; }
	@touch $@

.venv/ready: requirements.lock pyproject.toml | $(UV)
	@test -x $(BIN)/python || $(UV) venv -q --python $(PYTHON) .venv
	@echo "nemeton: installing what is needed into .venv/"
	@$(UV) pip sync -q --python .venv requirements.lock
	@$(UV) pip install -q --python .venv --no-deps --no-build-isolation -e .
	@touch $@

$(FAST): .venv/ready tools/fast.py $(shell find $(addprefix src/nemeton/,engine games bots match table house) -name '*.py')
	@$(BIN)/python tools/fast.py

client/node_modules/ready: client/package-lock.json | $(UV)
	@echo "nemeton: installing the client's parts"
	@cd client && PATH="$(NODE):$$PATH" npm ci --silent --no-audit --no-fund
	@touch $@

tools/audit/node_modules/ready: tools/audit/package-lock.json | $(UV)
	@echo "nemeton: installing Lighthouse into tools/audit/"
	@cd tools/audit && PATH="$(NODE):$$PATH" npm ci --silent --no-audit --no-fund
	@touch $@

$(CLIENT): client/node_modules/ready client/index.html client/vite.config.ts $(shell find client/src client/public -type f)
	@echo "nemeton: building the client"
	@cd client && PATH="$(NODE):$$PATH" npm run --silent build
	@touch $@

.venv/browser: .venv/ready
	@$(BIN)/python tools/chromium.py > $@ || { rm -f $@; exit 1; }

.bench/ready: bench/requirements.lock bench/boardgame/package-lock.json | $(UV)
	@test -x .bench/bin/python || $(UV) venv -q --python $(PYTHON) .bench
	@echo "nemeton: installing the peers into .bench/"
	@$(UV) pip sync -q --python .bench bench/requirements.lock
	@cd bench/boardgame && PATH="$(NODE):$$PATH" npm ci --silent --no-audit --no-fund
	@touch $@
