"""The pigments of the landscape: one variable and two classes each, in the manner of the common pigments.

Things that are counted grow lighter by night, so that they stand out against the dark land.
"""

ROWS = """
meadow   #CDC27A #5A5231
meadow2  #7F7A3C #8C8250
meadow3  #E2DAA0 #6A623C
meadow4  #CDB066 #5F4C29
meadow5  #A29A57 #757045
flower   #FBF4DC #CFC59A
dust     #DDCB95 #6B6140
bank     #EBDCAB #7E7245
rim      #A28A4C #2B2615
stream   #5C9DC4 #4A88AE
line     #17475F #0C2231
ripple   #CBE6F1 #9CCBE2
mere     #2F7099 #2D6890
shallow  #6CA8CA #5F9DC3
ring     #79B3D2 #6BA7CB
foam     #F2F7F4 #DCEBEF
fish     #F6ECD2 #F0E4C6
fish2    #10384F #061A28
reed     #5C6B2E #93A05A
floor    #5D7440 #2F3F26
floor2   #2A3D20 #0F180C
fir      #476637 #2E4727
fir2     #1F3118 #0D150A
fir3     #334F29 #20331B
fir4     #8FA65A #6F8A48
bush     #6C7F39 #455528
bush3    #526329 #33411D
bush4    #A3B565 #7E9450
deer     #B5522A #D97B4C
deer2    #4E1D0C #2B0F06
mammoth  #6B452E #9A6A4A
mammoth2 #2A170D #1B0E07
hair     #B08A63 #DDB98F
aurochs  #35302E #2A2523
aurochs2 #120E0C #0C0908
back     #C79A5A #D3A564
tiger    #DE8A2A #F0A044
tiger2   #3A1A08 #2A1205
halo     #F5EBCB #E4D7B0
pale     #F5EBCB #F2E7C6
horn     #FBF4E0 #FBF1D8
nugget   #E3A517 #F0B62C
nugget2  #5F3D05 #3A2503
nugget3  #F9D97A #FFE496
glint    #FFFDF2 #FFFDF2
cap      #B3352B #CF4A3D
cap2     #4A120E #2C0907
stem     #F7EEDA #F2E7D0
stone    #B9B0A2 #A79D8E
stone2   #3D362F #1D1814
stone3   #8E8476 #776D60
menhir   #D2C9BA #BDB2A2
ochre    #A8471C #A8471C
moss     #6F8440 #7E9450
ash      #6E5B45 #2B221A
fire     #DB4B1C #EE5A22
fire2    #6E1C06 #4A1203
flame    #F59B23 #FFAE38
spark    #FFE08A #FFEBA0
log      #8A5A32 #7A4D2B
log2     #2C180B #180C05
log3     #D9B27C #D9B27C
smoke    #CFC6B8 #7E766B
smoke2   #6B6156 #2B2621
lava     #6A5146 #7A5D50
lava2    #2A1C16 #120B08
lava3    #4B372E #53403A
hide     #C79A62 #C08F58
hide2    #4A2C14 #2A170A
skin     #E0B98A #D9AE7C
meat     #B8452F #D0553C
meat2    #4E150C #2C0907
pit      #2A1D14 #120C08
pit2     #5B4526 #1D160C
leaf     #7C8F3E #8CA04C
leaf2    #2E3A16 #141B0A
cattail  #7A4A22 #B07A48
back1    #4A3A2A #3A2D20
back2    #7A2F22 #652519
thread   #D9B27C #C9A26C
withered #8C7B66 #6B5D4C
withered2 #4A3E32 #1A140F
withered3 #CDBFA6 #A39480
side     #8A6A3C #3A2C18
side2    #4B3719 #0D0905
"""
"""Name, colour by day, colour by night."""


def pigments_css() -> str:
    """The variables and the classes: fill, and with the ending -s stroke."""
    rows = [row.split() for row in ROWS.strip().split("\n")]
    variables = [f"  --h-{name}:{_colour(day, night)};" for name, day, night in rows]
    classes = [f".h-{name}{{fill:var(--h-{name})}}.h-{name}-s{{stroke:var(--h-{name})}}" for name, *_ in rows]
    return "\n".join([":root{", *variables, "}", *classes]) + "\n"


def _colour(day: str, night: str) -> str:
    return day if day == night else f"light-dark({day},{night})"
