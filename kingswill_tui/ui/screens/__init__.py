"""One screen a file; each lists its commands, from which its keys, key line, palette and help derive."""
