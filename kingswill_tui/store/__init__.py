"""Games on disk: journals, their locks, the folder they lie in, and settings."""
