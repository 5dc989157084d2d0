"""What is special about each game's table."""
