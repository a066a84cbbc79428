"""Tests of saves and settings."""
