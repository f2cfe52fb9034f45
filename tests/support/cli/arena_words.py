"""What the tests of ``clachan arena`` say to it."""

BASE = "arena clans --bots greedy,random --seed 1 --jobs 1"
