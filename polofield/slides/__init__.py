"""Decks of slides for umpire training, and handouts of them."""
