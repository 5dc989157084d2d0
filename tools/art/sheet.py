"""A symbol sheet: one hidden `<svg>` of definitions that the page takes in once and shows through `<use>`."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tools.art.press import BROAD, Hand, Press

Drawing = Callable[[Press], None]
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" class="art-sheet" width="0" height="0" aria-hidden="true"><defs>'
FILL = ' preserveAspectRatio="none"'
"""For symbols that fill whatever box they are shown in."""
_LINK = re.compile(r'href="#([^"]+)"')


@dataclass(frozen=True)
class Symbol:
    """One definition: a `<symbol>` with a viewBox, or a `<g>` whose origin is the foot of the thing."""

    id: str
    body: str
    box: str = ""
    attributes: str = ""

    def text(self) -> str:
        """The definition as it stands in the sheet."""
        if not self.box:
            return f'<g id="{self.id}">\n{self.body}\n</g>'
        return f'<symbol id="{self.id}" viewBox="{self.box}"{self.attributes}>\n{self.body}\n</symbol>'

    def links(self) -> set[str]:
        """Ids of the symbols this one shows."""
        return set(_LINK.findall(self.body))


class Drawings:
    """Drawings of one kind, by id, each printed from a seed of its own so that a new one changes no other."""

    def __init__(self, box: str = "", hand: Hand = BROAD) -> None:
        self.box = box
        self.hand = hand
        self.rows: dict[str, tuple[Drawing, str, str]] = {}

    def of(self, name: str, box: str = "", attributes: str = "") -> Callable[[Drawing], Drawing]:
        """Registers the decorated drawing; `box` where it differs from the others'."""

        def register(drawing: Drawing) -> Drawing:
            self.rows[name] = (drawing, box or self.box, attributes)
            return drawing

        return register

    def symbols(self) -> list[Symbol]:
        """All drawings, printed."""
        return [Symbol(name, self._print(name, drawing), *form) for name, (drawing, *form) in self.rows.items()]

    def _print(self, name: str, drawing: Drawing) -> str:
        press = Press(sum(map(ord, name)), self.hand)
        drawing(press)
        return press.text()


def sheet_text(symbols: Iterable[Symbol], shared: str = "") -> str:
    """The sheet file; `shared` are clip paths and patterns that symbols or markup name."""
    return "\n".join(filter(None, [HEAD, shared, *(symbol.text() for symbol in symbols), "</defs></svg>"])) + "\n"
