"""The main board: four lanes, each a quiet landscape of its own that never competes with what lies on it."""

from tools.art.endless_winter.brush import picture
from tools.art.sheet import Symbol

BOX = "0 0 240 212"
SLICE = ' preserveAspectRatio="xMidYMax slice"'
LANES = {
    "initiate": """
p lane-initiate 0,0 240,0 240,212 0,212
""",
    "develop": """
p lane-develop 0,0 240,0 240,212 0,212
""",
    "migrate": """
p lane-migrate 0,0 240,0 240,212 0,212
""",
    "hunt": """
p lane-hunt 0,0 240,0 240,212 0,212
""",
}


def symbols() -> list[Symbol]:
    """Each lane, and the four side by side."""
    lanes = [picture(f"ew-land-{name}", rows, BOX, SLICE) for name, rows in LANES.items()]
    uses = "".join(
        f'<use href="#ew-land-{name}" x="{i * 240}" width="240" height="212"/>' for i, name in enumerate(LANES)
    )
    return [*lanes, Symbol("ew-land", uses, "0 0 960 212", SLICE)]
