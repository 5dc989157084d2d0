"""Computer players. They know a game only by its contract."""
