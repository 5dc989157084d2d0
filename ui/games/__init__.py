"""The games faces: what is special about showing each game."""
