"""The games that can be played at the table, one folder each."""
