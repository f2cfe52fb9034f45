"""The sub-commands of ``clachan``."""
