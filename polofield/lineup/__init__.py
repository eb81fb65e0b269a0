"""Players: proposing where they stand, and checking it."""
