"""WebSockets: each sends views of a table to one viewer and receives commands."""
