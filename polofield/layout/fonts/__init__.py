"""DejaVu Sans as tables: how wide its letters are and what they look like.

Tables rather than the font, so that measuring and outlining text need no font library and are
the same whatever is installed. The shapes are under the licence in `LICENSE_DEJAVU`.
"""
