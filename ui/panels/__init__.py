"""Panels: pure functions from a view to markup."""
