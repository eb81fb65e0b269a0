"""Drawing a sheet with matplotlib: PNG, PDF, Axes."""
