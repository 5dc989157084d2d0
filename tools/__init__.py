"""Building, serving, measuring and drawing; nothing here runs in the page."""
