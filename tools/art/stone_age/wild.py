"""The wild places: hunting grounds, forest, quarry, clay pit, river."""

from tools.art.landscape.ground import furrows, grain, meadow, river, things
from tools.art.paths import smooth
from tools.art.press import Press
from tools.art.region import Region
from tools.art.shapes import circle, shifted, star
from tools.art.stone_age.zones import CLAY_PIT, FOREST, LEFT_BANK, QUARRY, RIGHT_BANK, STEPPE

_TUFTS = "52,344 238,182 304,232 60,190 160,180 286,300 206,350 146,356 96,358 30,356 244,340 268,326 316,266 326,232"
_TREES = """
pine1 326,182 .72  pine2< 352,176 .72  pine1< 380,172 .78  pine3 410,170 .8   pine2 436,168 .76  pine1 464,168 .8
pine3 492,170 .84  pine2 518,170 .72  pine1< 546,174 .76  pine3< 572,178 .74  pine3 338,200 .92  pine1< 364,194 .92
pine2< 394,188 .88  pine1 424,186 .92  oak 452,186 .86    pine1 482,188 .94  pine2< 512,190 .92  pine1 542,194 .92
pine2 570,202 .86  oak 330,232 .84    pine1< 344,262 .9   pine1 584,236 1    pine3 562,232 .98  pine3 598,268 1
pine3 332,296 .96  oak< 600,306 .8
"""
_QUARRY_STONES = (
    "rock1 716,252 .72 rock2 742,268 .8 rock1 950,266 .86 rock1 934,352 .74 rock2 960,364 .9 rock2 756,338 .8"
)
_CLIFF = (
    "652,170 676,128 706,148 730,104 772,92 800,128 826,98 868,84 902,116 934,92 974,100 974,214 930,222 880,214 "
    "838,226 790,216 752,226 716,216 684,214"
)
_LIT_FACETS = (
    "676,128 706,148 700,186 684,214 664,186",
    "730,104 772,92 766,140 744,166 716,160 706,148",
    "826,98 868,84 862,132 836,158 812,146 800,128",
    "934,92 974,100 974,140 948,158 918,140 902,116",
)
_DARK_FACETS = (
    "772,92 800,128 812,146 800,190 790,216 762,196 766,140",
    "868,84 902,116 918,140 906,186 880,214 856,190 862,132",
    "706,148 716,160 730,196 716,216 700,200 700,186",
    "948,158 974,140 974,214 950,218 938,190",
)
_CRACKS = (
    "M676 128l-12 58l20 28M706 148l-6 38l16 30M730 104l-14 56l14 36l-14 20M772 92l-6 48l-22 26l-14-6"
    "M766 140l-4 56l28 20M800 128l12 18l-12 44M826 98l-14 48l24 12l26-26M862 132l-6 58l24 24M902 116l16 24l-12 46"
    "M934 92l-16 48l30 18l26-18M948 158l-10 32l12 28"
)
_LUMPS = ((778, 574, 7), (788, 582, 6), (772, 584, 6), (956, 566, 7), (946, 576, 6), (962, 578, 6))
_GLINTS = ((636, 236), (690, 300), (612, 540), (712, 560), (706, 424), (636, 470), (700, 500))


def draw(p: Press) -> None:
    """All five, far to near."""
    _steppe(p)
    _forest(p)
    _quarry(p)
    _clay_pit(p)
    _river(p)


def _steppe(p: Press) -> None:
    p.cut(STEPPE, "ochre", 2, 0.9, 0.7)
    grain(p, Region(STEPPE, 3), furrows("26,176 110,164 220,172 330,200", range(0, 190, 11)), "ochre")
    things(p, "".join(f"tuft {spot} .9 " for spot in _TUFTS.split()))
    p.shadow(106, 310, 62, 5)
    p.use("mammoth", 104, 310, 0.82)
    p.shadow(272, 247, 26, 3, 0.2)
    p.use("deer", 272, 247, 0.62)


def _forest(p: Press) -> None:
    p.cut(FOREST, "leaf", 2, 0.9, 0.7)
    meadow(p, FOREST, (90, 80), "leaf", 14)
    things(p, _TREES)


def _quarry(p: Press) -> None:
    p.cut(QUARRY, "rock", 2.2, 0.9, 0.8)
    p.cut(_CLIFF, "rock", 2.2, 0.3, 0.8)
    for facet in _LIT_FACETS:
        p.flat(facet, "l-rock", 0.3, 0.6)
    for facet in _DARK_FACETS:
        p.flat(facet, "c-rock2", 0.3, 0.6)
        p.scatter(smooth(facet, True), "d-rock", 64, 12, (10, 20), (0.9, 1.5), 8, 3)
    p.line(_CRACKS, "d-rock-s", 1.3)
    floor = Region(QUARRY, 4)
    p.rows(
        floor, furrows("676,238 760,232 860,236 974,230", range(0, 130, 15)), "d-rock", (8, 22), (30, 90), (0.6, 1.2)
    )
    p.rows(
        floor, furrows("676,244 760,240 860,243 974,238", range(0, 130, 17)), "l-rock", (12, 34), (24, 80), (0.8, 1.5)
    )
    things(p, _QUARRY_STONES)


def _clay_pit(p: Press) -> None:
    p.cut(CLAY_PIT, "clay", 2.2, 0.9, 0.8)
    bank = [*smooth("806,398 860,392 920,402 974,398"), (974, 480), *smooth("930,476 860,480 806,474 790,436")]
    p.cut(bank, "clay2", 1.6, 0.7, 0.6)
    for down in (0, 24):
        step = smooth(shifted("802,420 860,414 920,424 974,420", 0, down))
        p.flat([*step, *shifted(step, 0, 2.4)[::-1]], "d-clay2", 0.5, 0.4)
        p.flat([*shifted(step, 0, 2.4), *shifted(step, 0, 5)[::-1]], "c-clay", 0.5, 0.4)
    p.scatter(bank, "d-clay2", 82, 70, (8, 15), (0.8, 1.3), 10, 5)
    floor = Region(CLAY_PIT, 4)
    p.rows(floor, furrows("756,492 800,490 860,496 930,492 974,494", range(0, 110, 12)), "l-clay", (12, 36), (22, 70))
    p.rows(floor, furrows("756,490 800,488 860,494 930,490 974,492", range(0, 110, 18)), "d-clay", (8, 22), (30, 90))
    for x, y, r in _LUMPS:
        p.cut(circle(x, y, r, 8, r * 0.75), "clay2", 1.3, 0.2, 0.4)


def _river(p: Press) -> None:
    river(p, LEFT_BANK, RIGHT_BANK, 16, 19)
    for x, y in _GLINTS:
        p.cut(star(x, y, 7, 1.9, 4), "glint", 0.8, 0.05, 0, 0.2)
    things(
        p, ("reeds 606,236 .8 reeds 754,372 .9 reeds< 594,470 .9 reeds 748,552 1 rock2 640,306 .8 rock2< 744,462 .8")
    )
