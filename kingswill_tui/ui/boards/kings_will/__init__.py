"""The King's Will drawn: one board from an observation, and what on it can be chosen."""
