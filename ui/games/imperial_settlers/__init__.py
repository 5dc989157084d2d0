"""The face of Imperial Settlers."""
