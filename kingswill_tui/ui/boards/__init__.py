"""The drawn boards, one folder a game."""
