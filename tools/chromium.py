"""A Chromium for the browser tests: the machine's, Debian's when we may install it, else Playwright's own.

`python -m tools.chromium` makes sure that there is one and prints its path.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
)


def installed() -> str | None:
    """Path of a Chromium that is on this machine, or None."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found or _playwrights()


def executable() -> str:
    """Path of a Chromium, installed on the way if need be; raises `RuntimeError` when none can be had."""
    path = installed()
    for command in _ways_to_install() if path is None else ():
        if all(subprocess.run(step, check=False, stdout=sys.stderr).returncode == 0 for step in command):
            path = installed()
        if path is not None:
            break
    if path is None:
        raise RuntimeError("no Chromium for the browser tests; install one (Debian: apt-get install chromium)")
    return path


def _ways_to_install() -> list[list[list[str]]]:
    playwright = [sys.executable, "-m", "playwright", "install", "chromium"]
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return [[playwright]]
    debian = [["apt-get", "update", "-q"], ["apt-get", "install", "-qy", "--no-install-recommends", "chromium"]]
    return [debian, [playwright]]


def _playwrights() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if os.path.exists(path) else None


if __name__ == "__main__":
    print(executable())
