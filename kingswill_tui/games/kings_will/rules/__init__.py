"""The rules of The King's Will: a pure value machine without screens, files, clock or chance of its own."""
