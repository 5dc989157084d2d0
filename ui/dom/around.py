"""What lies around the program: the build it came from, the page's address, the page around a frame."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import js

from ui.dom.files import address_of


class Around:
    """The part of the page that is about its surroundings."""

    def newer(self) -> bool:
        """Whether a newer build waits."""
        return bool(js.fogueira.newer)

    def renew(self) -> None:
        """Change over to the newest build."""
        js.fogueira.renew()

    def position(self) -> str:
        """The position that a page for frames is about: a document, or the part of a link that holds it."""
        return str(js.fogueira.document())

    def site(self) -> str:
        """The address of the app's folder."""
        return str(js.URL.new(address_of("./"), js.location.href).href)

    def go(self, place: str, instead: bool = False) -> None:
        """Let the address name a place."""
        if str(js.location.hash)[1:] == place:
            return
        address = f"{js.location.pathname}{js.location.search}{place and f'#{place}'}"
        if instead:
            js.history.replaceState(None, "", address)
        else:
            js.history.pushState(None, "", address)

    def tell(self, kind: str, data: Mapping[str, Any]) -> None:
        """Tell the page around the frame."""
        js.fogueira.tell(kind, json.dumps(data))
