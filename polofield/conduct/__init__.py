"""Rule 33: a log of cards -> what follows, on the playing clock; a season's counts."""
