"""Tables: their events, what these come to, and who may see what of it."""
