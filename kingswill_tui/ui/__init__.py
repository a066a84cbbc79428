"""The Textual app: the table on one screen, secrets on none that is shared."""
