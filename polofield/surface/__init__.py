"""The field and the arena, limits and places on them, in yards."""
