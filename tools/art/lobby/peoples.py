"""Buildings of the four peoples of Imperial Settlers; all but the pagoda stand where they are asked to."""

from tools.art.paths import Point
from tools.art.press import Press
from tools.art.shapes import circle, placed, rect

_TEMPLE_STEPS = ("-62,0 -62,-6 62,-6 62,0", "-56,-6 -56,-12 56,-12 56,-6")
_LONGHOUSE_POLES = "M298 328L312 304M310 328L296 304M396 326L410 302M408 326L394 302"
_GATE = (8, 9)
"""Stakes of the palisade that are left out."""


def temple(p: Press, at: Point, scale: float) -> None:
    """Romans: a temple of six columns."""

    def block(shape: str, pigment: str, width: float, jitter: float) -> None:
        p.cut(placed(shape, scale, (0, 0), at), pigment, width, 0.1, jitter)

    for step in _TEMPLE_STEPS:
        block(step, "bone", 1.4, 0.2)
    p.flat(placed("-50,-12 -50,-56 50,-56 50,-12", scale, (0, 0), at), "d-bone", 0.1)
    for i in range(6):
        x = -47 + i * 18.8
        block(f"{x - 4.6},-12 {x - 3.8},-56 {x + 3.8},-56 {x + 4.6},-12", "bone", 1, 0.15)
        flutes = placed([(x + 1.6, -15), (x + 1.2, -53), (x - 1, -15), (x - 1, -53)], scale, (0, 0), at)
        p.gouges("d-bone", [(*flutes[0], *flutes[1]), (*flutes[2], *flutes[3])], 0.6)
    block("-56,-56 -56,-66 56,-66 56,-56", "bone", 1.4, 0.2)
    block("-62,-66 0,-94 62,-66", "roof", 1.6, 0.3)
    p.flat(placed("-44,-69 0,-88 44,-69", scale, (0, 0), at), "c-bone", 0.1)
    p.flat(circle(at[0], at[1] - 75 * scale, 5 * scale, 10), "c-roof", 0.1, 0.1)


def aqueduct(p: Press, left: float, right: float, foot: float, height: float, spans: int) -> None:
    """Romans: large arches below, small ones above."""
    top, span = foot - height, (right - left) / spans
    p.cut(rect(left, top, right - left, height), "sand", 1.6, 0.1, 0.3)
    for i in range(spans):
        _arch(p, left + i * span, span * 0.84, foot, top + height * 0.38)
    for i in range(2 * spans):
        _arch(p, left + i * span / 2, span * 0.39, top + height * 0.3, top + height * 0.1)
    count = int((right - left) / 13)
    p.gouges("d-sand", [(left + 4 + i * 13, top + 2.4, left + 12 + i * 13, top + 2.4) for i in range(count)], 0.8)


def _arch(p: Press, left: float, width: float, foot: float, top: float) -> None:
    a, b = left + width * 0.19, left + width
    shoulder = top + (foot - top) * 0.4
    p.flat(f"M{a} {foot}V{shoulder}C{a} {top} {b} {top} {b} {shoulder}V{foot}Z", "c-dusk2", 0.3, 0.1)


def pyramid(p: Press, x: float, foot: float, half: float, height: float) -> None:
    """Egyptians: a pyramid with a golden top."""
    p.cut([(x - half, foot), (x, foot - height), (x + half, foot)], "sand", 1.8, 0.1, 0.4)
    p.flat([(x, foot - height), (x + half, foot), (x + half * 0.3, foot)], "d-sand", 0.1, 0.3, 0.55)
    courses = []
    for share in (i / 9 for i in range(1, 9)):
        y, reach = foot - height * share, half * (1 - share)
        inset = p.random.uniform(2, 8)
        courses.append((x - reach + inset, y, x + 0.3 * reach - inset, y - 0.5))
    p.gouges("d-sand", courses, 1)
    cap = ((-0.16, 0.84), (0, 1), (0.16, 0.84), (0.05, 0.82))
    p.flat([(x + half * a, foot - height * b) for a, b in cap], "c-gold", 0.1)


def obelisk(p: Press) -> None:
    """Egyptians: an obelisk right of the pyramids."""
    p.cut("311,304 314,214 318,204 322,214 325,304", "sand", 1.5, 0.1, 0.2)
    p.flat("318,204 322,214 325,304 319,304", "d-sand", 0.1, 0.1, 0.5)
    p.path("d-sand", "M316 232h3v4h-3zM315.6 244l4 0l-2 4zM315.6 256h4v2h-4zM315.6 264l2-3l2 3zM315.4 274h4v4h-4z")


def pagoda(p: Press, x: float, foot: float, storeys: int) -> None:
    """Japanese: roofs that turn up at their ends, smaller storey by storey."""
    half = 45
    p.cut(f"{x - 47},{foot} {x - 44},{foot - 8} {x + 44},{foot - 8} {x + 47},{foot}", "stone", 1.3, 0.1, 0.2)
    y = foot - 8.0
    for i in range(storeys):
        wall, height = half * (0.74 - 0.12 * i), 20 - 2 * i
        p.cut(rect(x - wall, y - height, 2 * wall, height), "roof", 1.2, 0.1, 0.2)
        for side in (-0.6, 0, 0.6):
            p.flat(rect(x + wall * (side - 0.13), y - height + 3, wall * 0.26, height - 3), "c-paper", 0.1, 0.1)
        y -= height
        _eaves(p, x, y, half * (1.18 - 0.17 * i))
        y -= 12
    p.cut([(x - 2, y), (x - 1, y - 22), (x + 1, y - 22), (x + 2, y)], "gold", 1, 0.1, 0.1)
    p.cut(circle(x, y - 9, 4, 10), "gold", 0.9, 0.1, 0.1)


def _eaves(p: Press, x: float, y: float, reach: float) -> None:
    def right(share: float) -> float:
        return x + reach * share

    p.cut(
        f"M{right(-1)} {y - 3}C{right(-0.8)} {y + 1} {right(-0.7)} {y + 1} {right(-0.6)} {y + 1}H{right(0.6)}"
        f"C{right(0.7)} {y + 1} {right(0.8)} {y + 1} {right(1)} {y - 3}"
        f"C{right(0.74)} {y - 5} {right(0.6)} {y - 13} {right(0.5)} {y - 13}H{right(-0.5)}"
        f"C{right(-0.6)} {y - 13} {right(-0.74)} {y - 5} {right(-1)} {y - 3}Z",
        "pine",
        1.4,
        0.3,
        0.2,
    )
    p.gouges("l-pine", [(right(0.2 * j - 0.5), y - 1.4, right(0.17 * j - 0.42), y - 11) for j in range(6)], 0.8)


def torii(p: Press) -> None:
    """Japanese: a gate by the road."""
    for x in (196, 228):
        p.cut(f"{x},386 {x + 1.4},340 {x + 7},340 {x + 8.4},386", "roof", 1.1, 0.1, 0.1)
    p.cut("192,354 192,349 240,349 240,354", "roof", 1, 0.1, 0.1)
    p.cut("M184 336C200 342 232 342 248 336L246 345C232 347 200 347 186 345Z", "roof", 1.3, 0.3, 0.1)


def longhouse(p: Press) -> None:
    """Barbarians: longhouse, palisade and banner."""
    p.cut("292,386 292,352 412,350 412,386", "bark", 1.5, 0.1, 0.3)
    p.cut("284,356 304,318 402,316 420,354", "hide", 1.8, 0.2, 0.5)
    p.flat("372,317 402,316 420,354 396,355", "c-hide2", 0.1, 0.3)
    thatch = [(296 + i * 12.5, 352 - i % 2 * 3, 304 + i * 11.6, 324 + i % 3 * 5) for i in range(9)]
    p.gouges("d-hide", thatch, 1)
    p.line(_LONGHOUSE_POLES, "d-bark-s", 4)
    p.line(_LONGHOUSE_POLES, "l-bark-s", 1.8)
    p.cut("340,386 341,360 362,360 363,386", "char", 1, 0.1, 0.2)
    _palisade(p)
    p.line("M342 412V340", "d-bark-s", 3.4)
    p.cut("M344 342C356 338 362 348 376 342L372 354L377 368C364 372 356 362 344 366Z", "roof", 1.3, 0.3, 0.2)
    p.line("M352 348l10 12M363 348l-11 12", "c-bone-s", 2)


def _palisade(p: Press) -> None:
    for x in (262 + i * 9.4 for i in range(20) if i not in _GATE):
        top = 382 + p.random.uniform(-3, 3)
        stake = [(x - 4.4, 412), (x - 4.2, top), (x, top - 8), (x + 4.2, top), (x + 4.4, 412)]
        p.cut(stake, "hide", 1.2, 0.1, 0.2)
    for rail in ("262,402 262,398 336,397 336,401", "354,401 354,397 446,396 446,400"):
        p.cut(rail, "bark", 0.9, 0.1, 0.1)
