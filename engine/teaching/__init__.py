"""Lessons, hints and reviews. They know a game only by its contract."""
