"""What lies around the program: the build it came from, the page's address, the page around a frame."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import js

from ui.dom.files import address_of
from ui.dom.values import record


class Around:
    """The part of the page that is about its surroundings."""

    def newer(self) -> bool:
        """Whether a newer build waits."""
        return bool(js.fogueira.newer)

    def renew(self, then: Mapping[str, str]) -> None:
        """Change over to the newest build, and click ``then``."""
        js.fogueira.renew(record(**then))

    def position(self) -> str:
        """The position that a page for frames is about: a document, or the part of a link that holds it."""
        return str(js.fogueira.document())

    def site(self) -> str:
        """The address of the app's folder."""
        return str(js.URL.new(address_of("./"), js.location.href).href)

    def forget_link(self) -> None:
        """Take the document, and the settings it came with, out of the page's address."""
        js.history.replaceState(None, "", js.location.pathname)

    def tell(self, kind: str, data: Mapping[str, Any]) -> None:
        """Tell the page around the frame."""
        js.fogueira.tell(kind, json.dumps(data))
