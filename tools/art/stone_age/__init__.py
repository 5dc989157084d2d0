"""The sheet of Stone Age: board, cards, tiles."""
