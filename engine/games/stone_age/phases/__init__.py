"""One module per chapter of the rulebook: the frames that carry it out and the functions they share."""
