"""The component tables of The King's Will: their shape, their checks, their way into the rules."""
