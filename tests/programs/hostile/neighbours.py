"""The files of the others: it says how many it has read, and of whom it is told."""
import os, pathlib, sys
own = pathlib.Path(__file__).resolve()
told = [path for folder in (own.parent, pathlib.Path.cwd()) for path in folder.rglob("*.py") if path.resolve() != own]
print("of whom it is told:", sorted({path.name for path in told}), file=sys.stderr)
sys.exit(1)
