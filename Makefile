# One command each: play, test, bench, site. Every one sets up what it needs and can be run again.
PYTHON ?= python3
PY := .venv/bin/python
PYTEST := $(PY) -m pytest -q

.PHONY: help setup runtime site play serve bench lint types unit pyodide browser test clean

help:
	@echo "make play    build the site, serve it on this machine, open it"
	@echo "make test    everything: style, types, tests on CPython, in Pyodide and in Chromium"
	@echo "make bench   measure (BENCH=name for one of them)"
	@echo "make site    build dist/, the folder of static files"
	@echo "make setup   install what the others need (they do it themselves)"

# ---- what the rest needs; stamps make a second run instant ----

setup: runtime build/chromium.txt

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

# ---- the site ----

site: runtime
	$(PY) -m tools.site

serve:
	$(PY) -m tools.serve

play: site serve
