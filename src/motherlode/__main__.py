"""`python -m motherlode` is the command `motherlode`."""

from motherlode.cli import main

main()
