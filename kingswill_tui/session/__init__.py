"""Who sits where, whose answer is awaited, what can be taken back, and who may know what."""
