"""What is drawn, in yards: a ruling and the people round it, a surface, a sweep."""
