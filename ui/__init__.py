"""The page: pure functions that give markup, and the one door to the browser."""
