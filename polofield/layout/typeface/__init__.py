"""What the letters of figures look like, and how wide they are: Barlow Semi Condensed.

`faces()` has its weights 500, 500 italic, 600 and 700, all with figures of one width. A `Face`
measures texts, has its letters as outlines, and makes fonts of the few letters that a file needs.
Greek, Cyrillic, arrows and whatever else Barlow lacks comes from a stand-in made of DejaVu Sans,
as tall as Barlow and nearly as narrow; `Face.runs` tells which part of a text comes from where.

A theme may bring a `Typeface` of its own: `set_in` says which one texts are measured and drawn in,
`load` makes one from files or an installed package.

The fonts are in `fonts`, beside their licences. Only the standard library reads them, so texts are
measured and drawn alike whatever is installed.
"""

from polofield.layout.typeface.faces import Face, Run, Style, Weight, faces
from polofield.layout.typeface.truetype import Command
from polofield.layout.typeface.typefaces import BARLOW, Typeface, face_of, set_in, typeface_set

__all__ = [
    "BARLOW",
    "Command",
    "Face",
    "Run",
    "Style",
    "Typeface",
    "Weight",
    "face_of",
    "faces",
    "set_in",
    "typeface_set",
]
