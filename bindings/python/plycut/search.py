"""search.py - a search that has been made: what it found, its events, pictures, a page, its explanation. All of it is read from its trace."""
import json
import os
import tempfile
from functools import cached_property
from typing import Any, Callable, Dict, List, Optional, Tuple, Union, overload

from ._run import Done, Error, no_files, option_words, run
from .events import Cutoff, Enter, Event, Leaf, Table, event_of, number
from .show import Page, Picture, Pictures, Text, table


class Search:
    """The search of a tree. `trace` is all of it as a plycut-trace, JSON in bytes.

    value, best, pv, visited, leaves, nodes, cutoffs and pruned are what the search found, events what happened; draw, page, explain and table
    show it.
    """

    def __init__(self, trace: bytes) -> None:
        self.trace = trace

    @classmethod
    def read(cls, path: Union[str, "os.PathLike[str]"]) -> "Search":
        """The search in a trace file."""
        return cls(run(["trace", "--", os.fspath(path)]).output)

    def save(self, path: Union[str, "os.PathLike[str]"]) -> None:
        """Write the trace into a file, which every command of plycut reads."""
        with open(path, "wb") as file:
            file.write(self.trace)

    # ---- What it found ----

    @cached_property
    def _data(self) -> Dict[str, Any]:
        return json.loads(self.trace)

    @property
    def problem(self) -> Dict[str, Any]:
        """What was searched, as in the trace's header."""
        return self._data["problem"]

    @property
    def options(self) -> Dict[str, Any]:
        """How it was searched, as in the trace's header."""
        return self._data["search"]

    @property
    def summary(self) -> Dict[str, Any]:
        """All that the search found, as at the end of the trace."""
        return self._data["summary"]

    @property
    def algorithm(self) -> str:
        return self.options["algorithm"]

    @property
    def value(self) -> float:
        """What the root is worth, from MAX's point of view."""
        return number(self.summary["value"])

    @property
    def leaves(self) -> int:
        """How many leaves were visited."""
        return self.summary["leaves"]

    @property
    def nodes(self) -> int:
        """How many nodes were visited, leaves included."""
        return self.summary["nodes"]

    @property
    def best(self) -> Optional[str]:
        """The best move, as the path of a child of the root; None if there is none."""
        return self.summary["best"]

    @property
    def pv(self) -> Tuple[str, ...]:
        """The principal variation: the paths of the nodes after the root."""
        return tuple(self.summary["principal_variation"])

    @cached_property
    def events(self) -> List[Event]:
        """All that happened, in order."""
        return [event_of(row) for row in self._data["events"]]

    @cached_property
    def cutoffs(self) -> List[Cutoff]:
        return [event for event in self.events if isinstance(event, Cutoff)]

    @property
    def visited(self) -> List[str]:
        """The paths of the leaves that were visited, in order."""
        return [event.node for event in self.events if isinstance(event, Leaf)]

    @property
    def pruned(self) -> List[str]:
        """The paths of what was cut off and never entered, in order; what is below a path was never visited, either."""
        entered = {event.node for event in self.events if isinstance(event, (Enter, Leaf, Table))}
        cut = dict.fromkeys(path for cutoff in self.cutoffs for path in cutoff.pruned)
        return [path for path in cut if path not in entered]

    # ---- Showing it ----

    def _run(self, command: str, *words: str, **options: Any) -> Done:
        no_files(options)
        return self._call([command, "-q", *words, *option_words(options)])

    def _call(self, words: List[str]) -> Done:
        return run([*words, "--", "-"], self.trace)

    @overload
    def draw(self, steps: None = None, **options: Any) -> Picture: ...

    @overload
    def draw(self, steps: str, **options: Any) -> Pictures: ...

    def draw(self, steps: Optional[str] = None, **options: Any) -> Union[Picture, Pictures]:
        """A picture; with steps="cutoffs", "nodes" or "all" one for each. The options are those of plycut draw: style="mono", until="cut:C"."""
        return draw(self._call, [], steps, options)

    def page(self, height: int = 520, **options: Any) -> Page:
        """A page that steps through the search, in a frame of this height."""
        return Page(self._run("draw", "-f", "html", **options).text, height)

    def explain(self, at: Optional[str] = None, **options: Any) -> Text:
        """The search explained step by step; at="C" explains that node alone, or why it was never visited."""
        return Text(self._run("explain", at=at, **options).text)

    def table(self, **options: Any) -> Any:
        """A row for each node: its window, and what it returned or why it was never visited. A pandas.DataFrame, or a list of dictionaries."""
        rows = json.loads(self._run("table", "-f", "json", **options).output)["nodes"]
        return table([{name: number(value) for name, value in row.items()} for row in rows])

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Dict[str, str]:
        return {**self.draw()._repr_mimebundle_(), "text/plain": repr(self)}

    def __str__(self) -> str:
        return self._run("draw", "-f", "txt").text.rstrip("\n")

    def __repr__(self) -> str:
        counted = ", ".join(f"{count} {noun if count != 1 else one}" for count, one, noun in ((self.leaves, "leaf", "leaves"), (self.nodes, "node", "nodes")))
        kinds = ", ".join(f"{count} {kind}" for kind, count in self.summary["cutoffs"].items() if count)
        return f"<{self.algorithm}: value {'unknown' if self.value is None else f'{self.value:g}'}, {counted}, {f'cutoffs: {kinds}' if kinds else 'no cutoff'}>"


def draw(call: Callable[[List[str]], Done], words: List[str], steps: Optional[str], options: Dict[str, Any], label: str = "") -> Union[Picture, Pictures]:
    """What plycut draw draws of an input; `call` runs the program with it."""
    no_files(options)
    if steps is not None and os.path.splitext(steps)[1]:
        raise Error(f"draw returns a picture, which you can save: draw().save({steps!r})")

    def write(path: str) -> None:
        call(["draw", "-q", *words, *option_words({**options, "steps": steps}), "-o", path])

    if steps is not None:
        with tempfile.TemporaryDirectory() as folder:
            write(os.path.join(folder, "step.svg"))
            files = sorted(os.listdir(folder), key=lambda name: (len(name), name))
            return Pictures([_picture_in(os.path.join(folder, name)) for name in files], write)
    svg = call(["draw", "-q", "-f", "svg", *words, *option_words(options)]).text
    return Picture(svg, write, label)


def _picture_in(path: str) -> Picture:
    with open(path, encoding="utf-8") as file:
        svg = file.read()

    def write(to: str) -> None:
        if not to.endswith(".svg"):
            raise Error("one step is saved as .svg; save all of them, or draw(until=...) as .pdf")
        with open(to, "w", encoding="utf-8") as file:
            file.write(svg)
    return Picture(svg, write)
