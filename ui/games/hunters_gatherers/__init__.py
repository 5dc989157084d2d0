"""The table of Carcassonne: Hunters and Gatherers."""
