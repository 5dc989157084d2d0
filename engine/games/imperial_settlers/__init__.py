"""Imperial Settlers: five rounds, four peoples, a hand of cards, and many small actions."""
