"""The print shop: draws the symbol sheets in `ui/art/` and the pigments in `ui/styles/pigments.css`.

Everything is drawn as a linocut: a contour block, a fill block on top, tapered gouges. `python -m tools.art`
draws all sheets again; a test compares them byte for byte, so chance comes only from seeds given here.
"""
