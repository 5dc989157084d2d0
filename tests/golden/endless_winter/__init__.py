"""Play-throughs of Endless Winter."""
