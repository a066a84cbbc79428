"""What the line mode says of each game beyond the game's own words."""
