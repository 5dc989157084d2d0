"""Serve the built site on this machine: `python -m tools.serve [FOLDER] [--port N] [--no-open]`."""

import argparse
import os
import re
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tools.paths import DIST

PORT = 8000
MARKED = re.compile(r"-[0-9a-f]{10}[./]")
"""A name that stands for one content for ever."""


class Handler(SimpleHTTPRequestHandler):
    """A plain file server: right types, open to other origins, a cache only for what never changes."""

    extensions_map = {  # noqa: RUF012 (the base class spells it so)
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".json": "application/json",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
    }

    def end_headers(self) -> None:
        """Add our headers to each answer."""
        self.send_header("Access-Control-Allow-Origin", "*")
        lasting = MARKED.search(self.path.split("?")[0])
        self.send_header("Cache-Control", "max-age=31536000, immutable" if lasting else "no-store")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: the address is all that a player needs to see."""


class Server(ThreadingHTTPServer):
    """A server that does not mind browsers that hang up, as they do when a page is left."""

    def handle_error(self, request: object, client_address: object) -> None:
        """Report what went wrong, unless the other side just went away."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


@contextmanager
def server(folder: Path = DIST, port: int = 0) -> Iterator[str]:
    """Serve `folder` from a thread while the block runs; gives the address, `port` 0 takes a free one."""
    with _listen(folder, port) as listening:
        threading.Thread(target=listening.serve_forever, daemon=True).start()
        yield f"http://localhost:{listening.server_port}/"
        listening.shutdown()


def _listen(folder: Path, port: int) -> Server:
    handler = partial(Handler, directory=str(folder))
    try:
        return Server(("localhost", port), handler)
    except OSError:
        return Server(("localhost", 0), handler)


def _open(address: str) -> None:
    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)


def main() -> None:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(description="Serve the built site on this machine.")
    parser.add_argument("folder", nargs="?", type=Path, default=DIST)
    parser.add_argument("--port", type=int, default=PORT, help="another one is taken if it is busy")
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    options = parser.parse_args()
    with server(options.folder, options.port) as address:
        print(f"Fogueira: {address}   (Ctrl+C ends it)", flush=True)
        if not options.no_open:
            _open(address)
        try:
            threading.Event().wait()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
