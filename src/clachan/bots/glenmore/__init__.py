"""The bots of Glen More: five levels, and the plain search that they are measured by."""
