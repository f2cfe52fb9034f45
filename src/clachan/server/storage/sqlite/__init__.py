"""Tables in one SQLite file."""
