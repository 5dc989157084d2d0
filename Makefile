# One command each: play, test, bench, site. Every one sets up what it needs and can be run again.
PYTHON ?= python3
PY := .venv/bin/python

.PHONY: help play test bench strength site serve setup runtime clean

help:
	@echo "make play      build the site, serve it on this machine, open it"
	@echo "make test      everything: style, types, tests on CPython, in Pyodide and in Chromium"
	@echo "               (CHECKS='style types' for some of them)"
	@echo "make bench     measure (BENCHES=page_start for one of them)"
	@echo "make strength  let the computer players play each other"
	@echo "make site      build dist/, the folder of static files"
	@echo "make setup     install what the others need (they do it themselves)"

play: site serve

test: site build/chromium.txt
	$(PY) -m tools.check $(CHECKS)

bench: runtime build/chromium.txt
	$(PY) -m tools.bench $(BENCHES)

strength: runtime
	$(PY) -m tools.strength

site: runtime
	$(PY) -m tools.site

serve:
	$(PY) -m tools.serve

clean:
	rm -rf dist build

# ---- what the rest needs; stamps make a second run instant ----

setup: runtime build/chromium.txt
	$(PY) -m tools.catalogues

runtime: .venv/ready tools/node_modules/ready

.venv/ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Fogueira needs Python 3.11 or newer (PYTHON=...)")'
	test -x $(PY) || $(PYTHON) -m venv .venv
	$(PY) -m pip install -q "pip>=25.1"
	$(PY) -m pip install -q --group dev
	@touch $@

tools/node_modules/ready: tools/package.json tools/package-lock.json | .venv/ready
	$(PY) -m tools.node check || $(PY) -m pip install -q --group node
	$(PY) -m tools.node npm ci --prefix tools --ignore-scripts --no-audit --no-fund
	@touch $@

build/chromium.txt: | .venv/ready
	@mkdir -p build
	$(PY) -m tools.chromium > $@.part && mv $@.part $@
