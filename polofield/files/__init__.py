"""Reading files: TOML with the lines of its mistakes, the kinds of files, colours."""
