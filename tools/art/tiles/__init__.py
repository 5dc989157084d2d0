"""The landscape tiles of Hunters and Gatherers, drawn from their zones alone."""
