"""The symbols of Endless Winter: `ui/art/endless_winter.svg`, with its inks in `ui/styles/endless_winter_inks.css`.

Put this sheet and `common.svg` into the page. A symbol is shown by ``<use href="#id" x y width height>`` in the format
of its box; what has no box (``-``) is a group to be put into an ``<svg>`` of any viewBox. Letters A to E are owners:
set the class ``p-A`` to ``p-E`` on or above the ``<use>``. ``--fine: 0`` leaves out the finest lines.

==============================  ==============  ===============================================================
id                              box             what it is
==============================  ==============  ===============================================================
``ew-emblem-<card>``            ``-``           culture, tribe and starting cards; 100 by 84 from 0, 0, the ground
                                                from -60, -40 to 160, 124; a card shows ``8 4 84 76``
``ew-emblem-<chief>-<a or b>``  ``-``           sides of a chief's card, likewise
``ew-chief-<chief>``            ``-``           the same without ground
``ew-animal-<species>``         0 0 120 80      facing left, standing at y = 74
``ew-terrain-<land>``           -42 -48 84 96   hexagon of side 46, point upwards, middle at 0, 0; ``ew-glacier``
``ew-figure-A``, ``ew-chief-A`` 0 -9 40 54      on one foot line; the chief has a wolf's ears
``ew-camp-A``                   0 0 44 42       the hut of all games
``ew-village-A``                0 0 48 40       three huts
``ew-block-A``, ``-neutral``    0 0 36 38       Megalith of level 1
``ew-upper-A``, ``-neutral``    0 0 38 46       Megalith of level 2, with its shadow
``ew-megalith-<1 to 4>``        -2 -2 168 86    tile of 4 by 2 sockets of 41 each, from 0, 0
``ew-pattern-<pattern>``        as it is        how the tiles lie, in small
``ew-idol-<track>``             -48 0 370 48    beam; below the track at -24, 24, spaces at 22 + 46 n, 24
``ew-stone-<stone>``            0 0 44 44       Sacred Stone with its signs; ``ew-stone``, ``ew-stone-2`` without
``ew-carving-<sign>``           ``-``           a carved sign, about 20 wide around 0, 0
``ew-land-<column>``            0 0 240 212     ground of a lane, cut to its box from the top; ``ew-land`` all four
signs of deeds and things       0 0 32 32       ``ew-`` and recruit, culture, move, place-camp, build, bury, advance,
                                                idol, offering, honour, place-megalith, take-stone, tip, draw, retrieve,
                                                eclipse, influence, rest; the others are goods of `common.svg`
glyphs in the text's colour     0 0 24 24       lines: choose, discount, bottom, discard, limit; solid, for the columns:
                                                initiate, develop, migrate, hunt
==============================  ==============  ===============================================================

`brush.py` reads drawings that are written as rows; `emblems.py` puts the emblems together from the parts in
`people.py`, `beings.py`, `motifs.py` and `places.py`; `inks.py` holds all colours. The rest is a module for each kind
of thing.
"""
