"""A digital table for Highland board games: Clans and Glory, and Glen More."""
