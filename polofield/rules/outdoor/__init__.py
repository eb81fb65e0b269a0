"""The outdoor rules."""
