"""A ruling as a value, and what it consists of."""
