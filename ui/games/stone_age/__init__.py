"""The table of Stone Age."""
