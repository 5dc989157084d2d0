"""Endless Winter: Paleoamericans: rules EW-1 to EW-150, components as data with their certainty, a solo rival."""
