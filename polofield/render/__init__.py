"""Sheets to files: one module an output, which draws what it is given and decides nothing."""
