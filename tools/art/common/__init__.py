"""Symbols of the common sheet."""
