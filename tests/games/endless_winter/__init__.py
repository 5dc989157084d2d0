"""Endless Winter, chapter by chapter."""
