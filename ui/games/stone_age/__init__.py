"""How Stone Age looks: its board, cards and panels."""
