"""The pigments as rows, and the style sheet made of them.

A pigment prints as `c-` (fill), `d-` (dark contour) and `l-` (light cut). Goods, dice and figures keep their
colours by night: they are what one counts.
"""

from collections.abc import Iterator

BY_DAY_AND_NIGHT = """
bone    #F3E9D2 #75654B #FFFBF0  #DCCDAE #3D3224 #F2E7CB
paper   #F6ECD6 #75623F #FFFAEE  #CDBC98 #3B2F1D #E6D8B8
paper2  #DDC9A0 #75623F -        #94835F #3B2F1D -
ochre   #D9A94F #80551A #F0D391  #8C672C #33230D #BD9350
sand    #E3C991 #94703A #F4E5C1  #75603B #30250F #9C8456
earth   #B0532D #602410 #DB9168  #8A4425 #32130A #BC7145
clay    #C8794A #74351A #E7AF87  #93502D #371708 #C07C50
clay2   #B0633A #74351A -        #75391E #371708 -
leaf    #748A42 #36471F #ADBC77  #566833 #1C2710 #84985A
grass   #BDB866 #767333 #DCD895  #55532B #25240F #7A773F
pine    #506B3B #24361D #8EA867  #33482C #101B0E #587148
water   #78AABF #2B5D78 #CBE0E3  #2F5A70 #0E2633 #6C9DB1
rock    #AAA295 #4F483F #D6CFC2  #5E5850 #1F1B17 #8A8278
rock2   #8A8276 -       -        #443F39 -       -
hill    #CDBF94 #9C8B5C #E3D9B6  #453F2B #201D11 #615A3D
far     #C9BDA6 #9B8D75 #E4DBC7  #363640 #1E1F27 #50505C
snow    #F6F1E6 #A3ABA9 #FFFFFF  #8F97A2 #454F5C #B9C0C8
sky     #F1E2C0 #D8BE88 #F9F0DA  #1E2431 #131822 #333C4E
char    #3B312A #1D1713 #75665A  #191410 #0B0806 #4D4238
orb     #DE7F2A #9A4A10 #F2B067  #EADFC3 #8D8468 #FFF9E6
hide    #C9A070 #5E3D20 #E6CBA0  #8C6A44 #2B1B0C #B4905F
hide2   #A97F52 #5E3D20 -        #684B2D #2B1B0C -
bark    #8A5A36 #452A15 #BE8F5D  #664327 #21130A #91693F
soil    #95683F #4B2E16 #C2996A  #5C4027 #21140A #8A6742
frame   #F1E5CB #6B5839 -        #4A3F2E #C9B78F -
plum    #80506F #40223A #B58AA6  #6B4460 #2A1526 #9A7290
ice     #A9CBD6 #2F647C #E6F2F1  #6E93A2 #173445 #A9C6CD
ice2    #7DAABC -       -        #4B7285 -       -
polar   #2F5870 #1B3A4E #477791  #14283A #0B1824 #264358
aurora  #8CC3A0 #4E9384 #CBE8BE  #4E8B74 #2B5A55 #8FC29A
mist    #D9E3D3 #A9BFAE #F0F4E8  #1B2A2E #101C20 #30464A
dusk    #D0683C #94391B #EB9A58  #7E3420 #40150B #A8552F
dusk2   #B24C2C -       -        #642618 -       -
roof    #A33F27 #4F170B #CF7654  #7C2D1B #2C0C05 #A8563B
cloth   #A8432B #5C1C10 -        #8A3522 #3A1009 -
"""
"""Name; fill, contour and light cut by day; the same three by night; `-` where a pigment has none."""

ALWAYS = """
wood    #CB965C #553217 #ECCB97
brick   #C25E38 #5E220E #EBA480
stone   #AAA297 #443E37 #DAD4C9
stone2  #857D72 -       -
gold    #E3AC2C #6E470A #FCE391
gold2   #C08A1B -       -
glint   #FFF8DF #6E470A -
meat    #B85238 #52190F #E4937B
herb    #748A42 #36471F #ADBC77
fire    #E8772B #6B2A08 #F9C85F
shield  #5587A0 #1C3B4D #A6CBDA
shield2 #42708A -       -
sun     #EC9A33 #733A08 #FBCF86
grain   #DDAF46 #76500F #F6DA92
hand    #B9582F #571F0D #E3A07C
fig     #8A7261 #33271F #B9A18F
die     #F5ECD8 #6A583C #FFFDF6
pip     #33291F -       -
"""
"""Name; fill, contour and light cut, by day and by night."""

HEAD = "/* Written by `python -m tools.art` from tools/art/pigments.py: fill, -d contour block, -l light cut. */"
_PARTS = (("", "c"), ("-d", "d"), ("-l", "l"))


def pigments_css() -> str:
    """The style sheet: one variable and two classes (fill, and `-s` stroke) for each printed colour."""
    colours = list(_colours())
    variables = [f"  --{name}{end}:{value};" for name, end, _, value in colours]
    classes = [
        f".{cls}-{name}{{fill:var(--{name}{end})}}.{cls}-{name}-s{{stroke:var(--{name}{end})}}"
        for name, end, cls, _ in colours
    ]
    return "\n".join([HEAD, ":root{", *variables, "}", *classes]) + "\n"


def day_colour(pigment: str, part: str) -> str:
    """The printed colour of a pigment's part (`c`, `d` or `l`) by day, for pictures that stand alone.

    Raises KeyError for a pigment without that part.
    """
    colours = {(name, cls): value for name, _, cls, value in _colours()}
    return colours[pigment, part].removeprefix("light-dark(").split(",")[0]


def _colours() -> Iterator[tuple[str, str, str, str]]:
    """Name, ending of the variable, prefix of the class, CSS colour."""
    for row in (BY_DAY_AND_NIGHT + ALWAYS).split("\n"):
        name, *values = row.split() or [""]
        for i, (end, cls) in enumerate(_PARTS):
            day, night = values[i : i + 1], values[i + 3 : i + 4]
            if day and day != ["-"]:
                yield name, end, cls, f"light-dark({day[0]},{night[0]})" if night else day[0]
