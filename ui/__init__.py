"""The table: everything a person sees and touches. Pure Python except ``ui/dom``, the one door to the browser."""
