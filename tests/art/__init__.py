"""Drawings are as their programs draw them."""
