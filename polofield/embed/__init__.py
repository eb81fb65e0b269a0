"""Diagrams in other people's pages: Sphinx, Markdown, plain HTML."""
