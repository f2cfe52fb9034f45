"""A game at the terminal: its screens, and what is typed."""
