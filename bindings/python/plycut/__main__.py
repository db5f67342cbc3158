"""python3 -m plycut FILE FUNCTION: puts a function on trial, for plycut judge -- python3 -m plycut FILE FUNCTION; see plycut.record."""
import sys

from .record import _main

_main(sys.argv[1:])
