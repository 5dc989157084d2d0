"""The face of Endless Winter."""
