"""The inks of this game as rows, and the style sheet made of them: classes ``w-<ink>``, fill and contour together."""

INKS = """
woolly-mammoth      #8F5230 #B26A40  #3B1D0D #1E0D05
woolly-mammoth-2    #703C20 #8F5130  #3B1D0D #1E0D05
argentavis          #5A5553 #8A8482  #1C1816 #14110F
argentavis-2        #3D3937 #6A6462  #1C1816 #14110F
ground-sloth        #BC8B4C #C4955A  #4E3214 #2A1A08
ground-sloth-2      #99703A #A27843  #4E3214 #2A1A08
saber-toothed-cat   #CB8840 #CF9150  #55300F #2E1906
saber-toothed-cat-2 #A5652A #AD6E34  #55300F #2E1906
glyptodon           #A89D7D #B0A686  #3A3422 #211D11
glyptodon-2         #857A5B #8F8465  #3A3422 #211D11
giant-beaver        #7F4D2F #A86D48  #2C170B #190C05
giant-beaver-2      #5F3822 #82502F  #2C170B #190C05
ancient-bison       #94704F #A88260  #2A190D #170D06
ancient-bison-2     #5C3F2A #7A563C  #2A190D #170D06
shade     #3B312A #000000  -  veil
feather   -                #1C1816 #14110F  1.4
bald      #C98D78 #C98D78  #5E2F22 #3A1B13
beak      #E3B65C #DDB05A  #6B4A14 #43300C
horn      #E6D7B4 #DECFAE  #4E3F28 #2F2517  1.3
scale     -                #2C170B #190C05  1.2
clawd     -                #4E3214 #2A1A08  4.4
coat2     #8C5A2E #946136  #4A2A12 #2E1808
belly     #C79A63 #CBA06C  #4A2A12 #2E1808
tusk      #F5EBD6 #EADBBD  #76603F #4A3820  1.2
eye       #2A160A #1C0F06  -
ruff      #DCCBA9 #C9B68F  #76603F #5A4728
plate     #8B8061 #968B6B  #3A3422 #211D11  1.1
strand    -                #4A2A12 #2E1808  1.2 fine
tail      -                #4A2A12 #2E1808  2.4
claw      -                #F5EBD6 #EADBBD  2

orb       #E9A13C #C98A34  -
nightorb  #4A3A34 #15110D  -

corona    #F3C45E #D99A3A  -
skin      #CF9364 #C98E60  #6B4023 #472812
locks     #4B3A2E #3A2C22  #2A1D14 #1A110A
grey      #C9C3B8 #BDB6A9  #5B544A #38322A
hide      #C9A06A #C09863  #563619 #3A2310
fur       #8A6443 #8F6946  #462C17 #2C1A0C
wolf      #9C958C #A29B92  #3D3833 #25211D
ear       #87320F #6A260B  -
bone      #F5EBD6 #EADBBD  #76603F #5A4728
stone     #BDB6A9 #B3AC9E  #554E44 #38322A
stone2    #9A9284 #8B8476  #554E44 #38322A
wood      #B27B45 #B57F4A  #563619 #3A2310
basket    #DDB27C #D9B07D  #563619 #3A2310
gold      #E0AC3A #E3B146  #73500D #543A08
fire      #DD6128 #EE6F34  #87320F #6A260B
flame     #F2B844 #F6C45C  #87320F #6A260B  1
paint     -                #C2431F #D2542C  2.4
paint2    -                #F5EBD6 #EADBBD  2.6
antler    -                #B79A6A #B39A6C  4
arm       -                #B07646 #A56E42  6.5
staff     -                #6B4524 #9A6A3D  3.6
shaft     -                #6B4524 #9A6A3D  2.8
antlerd   -                #5A4728 #2A1F10  6.6
sleeve    -                #5A3518 #331D0B  9
brow      -                #6B4023 #472812  1.3
trim      -                #F5EBD6 #EADBBD  2.2
trim2     #F5EBD6 #EADBBD  -
soot2     -                #3B2E25 #241B15  3
cut-stone -                #554E44 #38322A  1.2
strap     -                #563619 #3A2310  3
band      -                #A23A16 #B5481F  3.4
pin       -                #DCCBA9 #EADBBD  2.6
glint     -                #C08A1B #E3B146  2
crease    -                #563619 #3A2310  1.2 fine

rock      #E4CFA9 #866A4A  -
rock2     #D2B98D #6C553B  -
dusk      #D9B79B #886252  -
dusk2     #C49B7E #6D4B3D  -
scratch   -                #8E7145 #3A2B1B  1.2 fine
red       #B8452A #D2583A  #3F2416 #1C0F07
ochre     #C98A2B #D69A3A  #3F2416 #1C0F07
pale      #F6E8C8 #E6D3AB  #3F2416 #1C0F07
slab      #B4ADA1 #A9A296  #3F2416 #1C0F07
leaf      #7F9550 #88A056  #3F2416 #1C0F07
soot      #3B2E25 #241B15  -
cut1      -                #3F2416 #1C0F07  1.6
cut2      -                #3F2416 #1C0F07  2.6
cut3      -                #3F2416 #1C0F07  4
cut4      -                #3F2416 #1C0F07  5.5
dots      -                #3F2416 #1C0F07  1.5 dots
dimple    #E0CFA6 #CDB98B  -
red2      -                #B8452A #D2583A  3
cut5      -                #3F2416 #1C0F07  8.5
bone3     -                #F6E8C8 #E6D3AB  2.4
bonebar   -                #F6E8C8 #E6D3AB  3
bonebar2  -                #F6E8C8 #E6D3AB  6
limb      -                #8E2F17 #2E0E06  4.2
limb2     -                #8E2F17 #2E0E06  2.4
torso     -                #8E2F17 #2E0E06  7
moor      #B9C492 #4F5B38  -
moor2     #A6B57C #445030  -
drift     #F2EFE4 #A9ADAB  -
rim       -                #6B5A45 #15100B  2
fir       #64803F #5E7A3D  #2F3F1B #1B2610  1.1
firshade  #4B6530 #46602D  -
trunk     -                #563619 #2A180A  1.8
rime      -                #F2EFE4 #C3CBC6  1.2
blade     -                #86722A #B79B45  1.5
steppe    #E6D595 #7C6C3A  -
steppe2   #D3BF77 #6B5C31  -
steppe3   #EEDFA9 #8A7943  -
swale     -                #9B8240 #4E4020  1.2 fine
herd      #6E4A2A #3A2513  -
scarp     #CFC1A6 #685E4E  -
scarp2    #BBAB8C #564D40  #8B7A5E #3B342A  1
scarp3    #DCCFB6 #766B59  -
flint     #7F7B78 #8B8782  #3C3733 #1E1A17  1.3
flint2    #5F5B59 #686461  -
chip      -                #3C3733 #1E1A17  1
fell      #C3C2BE #565550  -
fell2     #D4D1C9 #666460  -
crag      #9B938C #8C867F  #443E38 #211D19  1.3
crag2     #77706A #67625D  -
cap       #FBF8F0 #DCDDDA  #6C6760 #2F2A25  .9
shore     #C5D1A8 #4E5A40  -
sandbar   #E5D7A8 #877A52  -
water     #7FB0C4 #4B7F95  #2C5A6F #163240
ripple    -                #E4F1F2 #B5D6DF  1.4
reed      -                #5F6E2E #93A05A  1.6
reedtop   #6E4423 #4B2E17  -
floeedge  #EEF6F8 #A9BCC4  #5F93A8 #1E3E4C  1
wing      -                #4A4334 #D8CDB8  1.4
vale      #D8C3D0 #5F4D5C  -
vale2     #E3D6CF #6F5E62  -
bluff     #B79FB2 #4B3C4C  #7B6478 #2B212C  1.1
sunlow    #EFB45A #D79A44  -
spiral    -                #7B5592 #D0AEE2  2.6
menhir    #B4ADA4 #A9A299  #4A443E #221E1A  1.1
menhir2   #8C857D #7C766E  -
floe      #D8E6EC #5B6E78  -
ice       #F4FAFC #93A8B1  #6E97AA #24404D  1.3
ice2      #C3DCE6 #6F8894  -
ice3      #E3F0F4 #829AA4  -
crack     -                #6E97AA #24404D  1.2
crackfine -                #8FB2C1 #3D5A67  1
trail     #E7D3B0 #6B5944  -
snow      #F8F2E6 #B3ACA0  #C9B796 #4A3D2E  1
step      -                #A98D62 #6B5A45  2
tent      #C99A62 #B98A54  #563619 #2A180A  1.2
tent2     #A67845 #94693B  -
hearthstone #A59D92 #958D82 #4A443E #221E1A 1
log       -                #563619 #2A180A  2.6

pebble1   #BDB6AA #ABA498  #554E44 #2A251F
pebble2   #9FB0B3 #8DA0A4  #3F4E52 #1F2A2D
groove    -                #3A342D #1E1914  2.2
dent      #3A342D #1E1914  -
gleam     -                #DDD8CD #CFC9BD  1.6
vein      -                #554E44 #2A251F  1 fine
tile      #D3C7B2 #756857  #7B6C57 #15100B
pit       #C0B299 #4A3F35  #8B7A62 #1B1510  1
pit2      #DDD2BE #2B241D  -
lichen    #A3AC7A #7C8757  -  veil2
scrape    -                #7B6C57 #6E6151  1 fine
beam      #B27B45 #A9743F  #563619 #2A180A  1.8
grain     -                #563619 #2A180A  1.2 fine
space     #FBF4E4 #241C15  #563619 #2A180A  1.8
start     #5B3A1D #1B120B  #3A2310 #0E0905  1.8

initiatel  -  #E7C9BA #51352F  3
initiate1 #F6E6DD #33211D  -
initiate2 #EED6C9 #412A25  -
initiate3 #E7C9BA #51352F  -
developk  -  #F4EAD2 #30271A  3
develop1  #F4EAD2 #30271A  -
develop2  #EADBB8 #3E3322  -
develop3  #E0CDA3 #4D402B  -
migratel  -  #CCD6AC #3D472E  3
migratek  -  #EAEED8 #232A1A  3
migrate1  #EAEED8 #232A1A  -
migrate2  #DAE1C0 #2F3823  -
migrate3  #CCD6AC #3D472E  -
huntl  -  #BDD1DC #314450  3
hunt1     #E3ECF1 #1B262D  -
hunt2     #CFDEE6 #25343E  -
hunt3     #BDD1DC #314450  -
body      #8E2F17 #2E0E06  -
"""
"""Name; fill by day and by night; contour likewise; its width, where not 1.5; ``fine`` fades in small pictures."""

ROBES = """
shaman      #7B5592 #8F68A6 #3A2449 #281732 #E1D7E6 #332A3B #C3B3CC #483B52
elder       #B93D2D #C74C3A #601609 #43100A #F6DDC6 #472C21 #E3BD9A #62402F
hunter      #33709B #4585B2 #163B57 #0E2A40 #CFE0E6 #1E3644 #A9C4CF #2C4A5A
artisan     #D9991C #DDA42F #6E4A05 #4C3203 #F6E7BC #5C4A20 #E3CB8B #76602F
plain       -       -       -       -       #F3DDBE #5C4635 #E2C198 #735843
night       -       -       -       -       #6E5A66 #241B26 #57454F #33262F
scout       #6B8A3A #7F9F49 #33451A #212D10 #DDE6C4 #2C3520 #B7C795 #425030
"""
"""Of the cards with people: robe, its contour, sky and far hills, each by day and by night; ``-`` for no robe."""

HEAD = "/* Written by `python -m tools.art.endless_winter` from tools/art/endless_winter/inks.py. */"
WAYS = {"fine": "opacity:var(--fine,.6)", "dots": "stroke-dasharray:2 4", "veil": "opacity:.2", "veil2": "opacity:.5"}


def _words() -> list[list[str]]:
    return [row.split() for row in INKS.split("\n") if row]


LINES = frozenset(name for name, fill, *_ in _words() if fill == "-")
"""Inks without a fill: one after the other they make one path."""


def css() -> str:
    """The style sheet."""
    rules = [".w-sign{fill:currentColor}", '[class^="w-"]{stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round}']
    rules += [f".w-{name}{{{_look(words)}}}" for name, *words in _words()]
    for name, *colours in (row.split() for row in ROBES.strip().split("\n")):
        robe, edge, sky, far = (
            f"light-dark({day},{night})" for day, night in zip(colours[::2], colours[1::2], strict=True)
        )
        rules += [f".w-robe-{name}{{fill:{robe};stroke:{edge}}}"] if colours[0] != "-" else []
        rules += [f".w-sky-{name}{{fill:{sky}}}", f".w-far-{name}{{fill:{far}}}"]
    return "\n".join([HEAD, *rules]) + "\n"


def _look(words: list[str]) -> str:
    parts = []
    for part in ("fill", "stroke"):
        if words[0] == "-":
            parts.append(f"{part}:none")
            words = words[1:]
        else:
            parts.append(f"{part}:light-dark({words[0]},{words[1]})")
            words = words[2:]
    widths = [f"stroke-width:{word}" for word in words if word[0].isdigit()]
    return ";".join([*parts, *widths, *(WAYS[word] for word in words if word in WAYS)])
