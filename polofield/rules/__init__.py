"""The rules: one function each, and the catalogue that names them."""
