"""plycut: game-tree search traced, drawn, explained and graded, in Python.

    import plycut
    t = plycut.tree("A(B(3 12 8) C(2 4 6) D(14 5 2))")
    s = t.search("alpha-beta", cut="strict")
    s.value, s.leaves, s.cutoffs, s.draw(), s.explain()

The program plycut does the work: it runs once for each call. The manual is docs/python.md of plycut.
"""
from ._run import Error, Note, run
from .adapters import adapt
from .games import PythonGame, game
from .grade import Grade, check, sheet
from .inputs import Tree, tree
from .record import Game, Leaves, Lists, Move, Node, State, Taken
from .search import Search
from .trial import Verdict, judge

__all__ = ["Error", "Game", "Grade", "Leaves", "Lists", "Move", "Node", "Note", "PythonGame", "Search", "State", "Taken", "Tree", "Verdict",
           "adapt", "check", "game", "judge", "sheet", "tree"]

for _public in (Error, Note):
    _public.__module__ = "plycut"  # as tracebacks name them


def __getattr__(name: str) -> str:
    """__version__ is the program's."""
    if name == "__version__":
        return run(["--version"]).text.split()[1]
    raise AttributeError(f"module 'plycut' has no attribute {name!r}")
