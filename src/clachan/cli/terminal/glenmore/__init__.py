"""Glen More at the terminal."""
