"""inputs.py - trees, and any other input of plycut."""
import copy
import html
import json
import os
import re
from typing import Any, Collection, Dict, List, Optional, Union, overload

from ._read import Spec
from ._run import Done, Error, no_files, option_words, run, show_notes
from .events import number
from .search import Search, draw
from .show import Picture, Pictures, Text, table

# A tree that is not yet searched.
_BEFORE: Dict[str, Any] = {"until": 0, "heading": "title", "legend": "none"}


class Input:
    """What can be searched. `_words` are options that every command gets; a subclass says how a command gets the input."""

    _words: List[str]
    _glance: Dict[str, Any] = {}  # options of the picture that a notebook shows, and print

    def _call(self, words: List[str], good: Collection[int] = (0,)) -> Done:
        """Run the program with these words and this input."""
        raise NotImplementedError

    def _run(self, command: str, words: List[str], options: Dict[str, Any], good: Collection[int] = (0,)) -> Done:
        no_files(options)
        return show_notes(self._call([command, *words, *self._words, *option_words(options)], good))

    def search(self, algorithm: str = "alpha-beta", **options: Any) -> Search:
        """Search it. The options are those of plycut trace by name: cut="strict", depth=4, window=(-5, 5), deepen=True."""
        return Search(self._run("trace", ["-a", algorithm], options).output)

    @overload
    def draw(self, *algorithms: str, steps: None = None, **options: Any) -> Picture: ...

    @overload
    def draw(self, *algorithms: str, steps: str, **options: Any) -> Pictures: ...

    def draw(self, *algorithms: str, steps: Optional[str] = None, **options: Any) -> Union[Picture, Pictures]:
        """The picture of the tree; with algorithms that of their searches. The options are those of plycut draw."""
        if not algorithms and steps is None and not self._words and not {"a", "algorithm", "until"} & set(options):
            options = {**_BEFORE, **options}
        words = [*(["-a", ",".join(algorithms)] if algorithms else []), *self._words]
        return draw(self._call, words, steps, options, repr(self))

    def count(self, *algorithms: str, **options: Any) -> Any:
        """A row for each algorithm: value, nodes, leaves, cutoffs. A pandas.DataFrame, or a list of dictionaries."""
        words = ["-f", "json", *(["-a", ",".join(algorithms)] if algorithms else [])]
        rows = json.loads(self._run("count", words, options, good=(0, 1)).output)["results"]
        return table([{name: number(value) for name, value in row.items() if name != "input"} for row in rows])

    def explain(self, algorithm: str = "alpha-beta", **options: Any) -> Text:
        """A search explained step by step."""
        return Text(self._run("explain", ["-a", algorithm], options).text)

    def _shown(self) -> Any:
        """The picture in a notebook."""
        return self.draw()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Dict[str, str]:
        try:
            return self._shown()._repr_mimebundle_()
        except Error as error:  # a notebook shows what is wrong, once
            return {"text/html": f"<pre>{html.escape(str(error))}</pre>", "text/plain": f"{self!r}: {error}"}

    def _repr_svg_(self) -> str:
        return self.draw()._repr_svg_()

    def __str__(self) -> str:
        before: Dict[str, Any] = {**self._glance, **({} if self._words else {**_BEFORE, "turns": "none"})}
        return self._call(["draw", "-q", "-f", "txt", *self._words, *option_words(before)]).text.rstrip("\n")


class Tree(Input):
    """A tree: a text, nested lists, dictionaries, a file, a networkx.DiGraph, nodes of anytree, a name of plycut list trees, a game of plycut
    such as "othello:start". `words` are options that every command gets, as on the command line."""

    def __init__(self, source: Any, *words: str, **options: Any) -> None:
        self._spec = Spec(source)
        self._words = [*words, *option_words(options)]
        self._quiet = [] if isinstance(source, str) else ["-q"]  # nobody needs to hear what lists are read as
        self._word, self._stdin = self._spec.word, self._spec.text.encode()

    def _call(self, words: List[str], good: Collection[int] = (0,)) -> Done:
        return run([*words[:1], *self._quiet, *words[1:], "--", self._word], self._stdin, good)

    def _shown(self) -> Any:
        """Of a game that is too long to be drawn, the position."""
        try:
            return self.draw()
        except Error:
            if not re.match("[a-z]+:[^(]*$", self._word) or self._word.startswith("tree:"):
                raise
            return self.draw(depth=0)

    def __repr__(self) -> str:
        return f"plycut.tree({self._spec!r})"

    def _with(self, options: Dict[str, Any]) -> "Tree":
        """The same tree with these options besides its own."""
        made = copy.copy(self)
        made._words = [*self._words, *option_words(options)]
        return made

    def json(self) -> Any:
        """The tree as plycut's tree file, as Python objects."""
        return json.loads(self._run("convert", ["-f", "json"], {}).output)


def tree(source: Any, **options: Any) -> Tree:
    """The tree that `source` describes. The options go with it into every search: root="min", limits=(0, 9), leaf_values="mover"."""
    if isinstance(source, Input) and not isinstance(source, Tree):
        raise Error(f"{source!r} is a game: game.tree(depth=N) makes a tree of it")
    if isinstance(source, Tree):
        return source._with(options)
    made = Tree(source, **options)
    if _is_written_out(source):
        made._call(["convert", "-q"])  # a mistake in it is said here, not at the first search
    return made


def _is_written_out(source: Any) -> bool:
    """Is it the tree itself, not the name of a file, of a catalogue's tree or of a game?"""
    if isinstance(source, os.PathLike):
        return False
    return not isinstance(source, str) or (re.search(r"[\[({]", source) is not None and "plycut-trace" not in source and not os.path.exists(source))
