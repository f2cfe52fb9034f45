"""Measures the strength of the bot levels and writes docs/strength.md."""
