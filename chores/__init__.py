"""The chores behind run.py. Standard library only: they set up what everything else needs."""
