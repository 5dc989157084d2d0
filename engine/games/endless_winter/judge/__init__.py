"""Judgement without search: what goods, places, cards and plans are worth, in points at the end."""
