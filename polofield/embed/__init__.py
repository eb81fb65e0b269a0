"""Diagrams in web pages and documents: Sphinx, Markdown, plain HTML."""
