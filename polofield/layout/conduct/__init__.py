"""The conduct figures: the card ladder, a game's timeline, what follows it, a season's board."""
