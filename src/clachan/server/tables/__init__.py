"""Tables: their events, the state that follows from the events, and the views of it for each reader."""
