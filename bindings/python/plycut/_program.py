"""_program.py - where the program is that does the work."""
import os
import shutil
import sys
from typing import List

_PACKAGE = os.path.dirname(os.path.abspath(__file__))

MISSING = ("the program plycut was not found. Install a wheel that contains it (make wheel), put plycut on the PATH, "
           "or set the environment variable PLYCUT to its path")


def places() -> List[str]:
    """Where the program may be, in order: $PLYCUT, in this package (a wheel), built in the checkout around it, on the PATH."""
    checkout = os.path.join(_PACKAGE, "..", "..", "..", "out", "bin", "plycut")
    found = [os.environ.get("PLYCUT"), os.path.join(_PACKAGE, "program", "bin", "plycut"), os.path.normpath(checkout), shutil.which("plycut")]
    return [place for place in found if place]


def find() -> str:
    """The path of the program; FileNotFoundError if there is none. A $PLYCUT that leads nowhere is an error, too."""
    named = os.environ.get("PLYCUT")
    if named and not shutil.which(named):
        raise FileNotFoundError(f"the environment variable PLYCUT names no program: {named}")
    for place in places():
        if shutil.which(place):
            return place
    raise FileNotFoundError(MISSING)


def main() -> None:
    """The command plycut of an installed wheel: this process becomes the program."""
    try:
        inside = os.path.join(_PACKAGE, "program", "bin", "plycut")
        program = inside if os.path.exists(inside) else find()
    except FileNotFoundError as error:
        sys.exit(f"plycut: {error}")
    os.execv(program, ["plycut", *sys.argv[1:]])
