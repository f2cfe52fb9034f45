"""Trains networks by self-play (docs/training.md)."""
