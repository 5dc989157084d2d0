"""The steps of a turn, one module per chapter of the rules."""
