"""Hunters and Gatherers: lay tiles, settle them, count forests, rivers, huts and meadows."""
