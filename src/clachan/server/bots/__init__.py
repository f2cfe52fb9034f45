"""Bots in processes of their own. Imports nothing, so that the workers stay small."""
