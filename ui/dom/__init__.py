"""The one door to the browser: only this package imports ``js`` and ``pyscript``, and no raw ``js`` object leaves
it.
"""
