"""A scene, a decision or a log of cards laid out on a page, as a sheet."""
