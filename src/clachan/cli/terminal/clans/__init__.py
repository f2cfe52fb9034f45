"""Clans and Glory at the terminal."""
