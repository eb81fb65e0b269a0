"""Rule 33: what follows from the cards of a game, on the playing clock, and of a season."""
