"""Symbols of Endless Winter."""
