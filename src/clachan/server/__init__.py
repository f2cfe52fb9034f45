"""Tables for people: seats, clocks, bots, storage, sockets."""
