"""Measurements of speed, run by hand."""
