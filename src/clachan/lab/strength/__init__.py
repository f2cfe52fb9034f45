"""The proof that the levels are what they are called: docs/strength.md, made by one command."""
