"""`python -m polofield`."""

from polofield.cli import main

if __name__ == "__main__":
    main()
