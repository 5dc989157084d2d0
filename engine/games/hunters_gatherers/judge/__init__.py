"""Judgement: what things are worth to whom, for hints and computer players. No rule depends on it."""
