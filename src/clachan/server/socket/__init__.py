"""Sockets: each shows its reader a table and takes commands."""
