"""Bots in worker processes. This module imports nothing, so that the workers stay small."""
