"""The bots of Clans and Glory: five levels, and the plain search that they are measured by."""
