"""HTTP: endpoints, their handlers, security and the pages."""
