"""The arena rules."""
