"""The protocol between server and clients: every message, in the order of PROTOCOL.md."""
