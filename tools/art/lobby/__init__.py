"""The sheet of the lobby: the camp and the four painted scenes."""
