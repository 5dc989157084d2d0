"""Judgement: what goods, cards and Locations are worth to a player who does not search."""
