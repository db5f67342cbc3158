"""grade.py - answers graded, and exercise sheets."""
import json
import numbers
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Dict, List, Mapping, Optional, Union

from ._read import number_of
from ._run import Error, no_files, option_words, run
from .inputs import Tree, tree
from .show import Text


@dataclass(frozen=True)
class Mark:
    """One answer: what was asked, what was given and what was found, and for a list that is partly right the share that is."""
    item: str
    right: bool
    given: Optional[str] = None
    found: Optional[str] = None
    share: Optional[float] = None


class Grade:
    """Answers graded. `data` is all of it, as in a plycut-grades file; `text` is what plycut says about them."""

    def __init__(self, data: Dict[str, Any], text: str) -> None:
        self.data, self.text = data, Text(text)

    @property
    def points(self) -> float:
        return self.data["points"]

    @property
    def of(self) -> float:
        """The most points that these answers can have."""
        return self.data["of"]

    @property
    def marks(self) -> List[Mark]:
        fields = Mark.__dataclass_fields__
        return [Mark(**{name: value for name, value in mark.items() if name in fields}) for mark in self.data["marks"]]

    @property
    def right(self) -> bool:
        """Is every answer that was given right?"""
        return all(mark.right for mark in self.marks)

    @property
    def divergence(self) -> Optional[str]:
        """Where the answers first part from the search, in a sentence, or None."""
        return self.data.get("divergence", {}).get("text")

    def _repr_html_(self) -> str:
        return self.text._repr_html_()

    def __repr__(self) -> str:
        return f"<{self.points:g} of {self.of:g} points>"

    def __str__(self) -> str:
        return str(self.text)


def _file_of(which: Tree, folder: str, name: str) -> str:
    """The tree as a word, or as a file in this folder: standard input is taken."""
    if not which._stdin:
        return which._word
    path = os.path.join(folder, f"{name}.json")
    with open(path, "wb") as file:
        file.write(which._stdin)
    return path


def _spelled(answers: Any) -> Any:
    """Infinite numbers as texts, which JSON has."""
    if isinstance(answers, Mapping):
        return {str(name): _spelled(value) for name, value in answers.items()}
    if isinstance(answers, (list, tuple)):
        return [_spelled(value) for value in answers]
    return number_of(answers) if isinstance(answers, numbers.Real) and not isinstance(answers, bool) else answers


def check(of: Any, answers: Union[str, "os.PathLike[str]", Mapping[str, Any]], **options: Any) -> Grade:
    """Grade answers to a tree: a text such as "value: 3\\npruned: 4, 6", a dictionary such as {"value": 3}, or a file. The options are those of
    plycut check: cut="strict", questions="value,pruned", feedback="hint"."""
    no_files(options)
    which = tree(of)
    typed = b""
    if isinstance(answers, Mapping):
        typed = json.dumps({"format": "plycut-answers", "version": 1, **_spelled(answers)}).encode()
    elif isinstance(answers, str):
        typed = answers.encode()
    with tempfile.TemporaryDirectory() as folder:
        words = ["check", *which._words, *option_words(options)]
        inputs = ["--", _file_of(which, folder, "tree"), os.fspath(answers) if isinstance(answers, os.PathLike) else "-"]
        data = json.loads(run([*words, "-f", "json", *inputs], typed, good=(0, 1)).output)
        text = run([*words, *inputs], typed, good=(0, 1)).text
    if len(data["grades"]) != 1:
        raise Error(f"expected the answers of one student, not of {len(data['grades'])}")
    return Grade(data["grades"][0], text)


def sheet(*trees: Any, output: Union[str, "os.PathLike[str]"] = "out", **options: Any) -> List[Path]:
    """Write exercise sheets and their keys into the folder `output`, or all sheets into a file .pdf and all keys into -keys.pdf. Returns what was
    written. The options are those of plycut sheet: questions="value,pruned", seeds="1..30", roster="names.csv", format="svg"."""
    if not trees:
        raise Error("a sheet needs a tree")
    which = [tree(one) for one in trees]
    target = Path(output)
    place = target.parent if target.suffix == ".pdf" else target
    before = _dates(place)
    with tempfile.TemporaryDirectory() as folder:
        files = [_file_of(one, folder, f"exercise-{i}" if len(which) > 1 else "exercise") for i, one in enumerate(which, 1)]
        own = [word for one in which for word in one._words]
        run(["sheet", "-q", "-o", str(target), *own, *option_words(options), "--", *files])
    return sorted(path for path, date in _dates(place).items() if before.get(path) != date)


def _dates(folder: Path) -> Dict[Path, int]:
    return {path: path.stat().st_mtime_ns for path in folder.glob("*") if path.is_file()} if folder.is_dir() else {}
