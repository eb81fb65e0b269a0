"""`python -m polofield`."""

from polofield.cli import main

main()
