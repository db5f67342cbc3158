"""trial.py - a search of one's own on trial: a Python function, in the process that it is in.

plycut starts a relay for each fresh process that it wants. For each relay this process forks a child, which searches: what the function keeps
there or prints, and how it ends, concerns no other trial.
"""
import io
import json
import os
import selectors
import signal
import socket
import sys
import tempfile
import traceback
import warnings
from typing import Any, Callable, Dict, List, NoReturn, Optional, Tuple

from . import record
from ._door import Listener
from ._run import Error, no_files, option_words, run
from .show import Page, Picture, Text


class Verdict:
    """What plycut says of a program: right, and what is in `data`, a plycut-judgement. `text` is all of it in sentences. If the program
    is wrong, `smallest` is the smallest tree that shows it, `picture` both searches at the moment at which they part, page() both step by step."""

    def __init__(self, data: Dict[str, Any], text: str, files: Dict[str, str]) -> None:
        self.data, self.text, self._files = data, Text(text), files

    @property
    def right(self) -> bool:
        return self.data["status"] == 0

    @property
    def explained_by(self) -> List[str]:
        """The conventions and mistakes that explain all answers, such as cut=strict."""
        return self.data["explained_by"]

    @property
    def smallest(self) -> Any:
        """The smallest tree that shows the difference, as nested lists, or None."""
        return self.data["smallest"]

    @property
    def divergence(self) -> Optional[str]:
        return self.data["divergence"]

    @property
    def failure(self) -> Optional[str]:
        """How the program failed to answer, or None."""
        return self.data["failure"]

    @property
    def picture(self) -> Optional[Picture]:
        svg = self._files.get("picture.svg")
        return None if svg is None else Picture(svg, self._write)

    def _write(self, path: str) -> None:
        if not path.endswith(".svg"):
            raise Error("the picture of a verdict is saved as .svg")
        with open(path, "w", encoding="utf-8") as file:
            file.write(self._files["picture.svg"])

    def page(self, height: int = 520) -> Page:
        if "page.html" not in self._files:
            raise Error("there is no tree to show")
        return Page(self._files["page.html"], height)

    def _repr_html_(self) -> str:
        return self.text._repr_html_() + (self.picture.img() if self.picture else "")

    def __repr__(self) -> str:
        return str(self.text)


# ---- The function --------------------------------------------------------------------------------------

class _Trials(Listener):
    """A child for each connection; what one of both says is passed on to the other."""

    def __init__(self, way: Callable[[], Tuple[Any, ...]]) -> None:
        self._way = way
        self._others: Dict[socket.socket, socket.socket] = {}
        self._children: Dict[socket.socket, int] = {}

    def opened(self, connection: socket.socket) -> None:
        ours, childs = socket.socketpair()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # this process has threads, of which the child needs none
            child = os.fork()
        if child == 0:
            self._search(childs)
        _lead(child)
        childs.close()
        self._others.update({connection: ours, ours: connection})
        self._children[ours] = child
        for end in (connection, ours):
            self.ready.register(end, selectors.EVENT_READ)

    def heard(self, key: selectors.SelectorKey) -> None:
        end: Any = key.fileobj
        try:
            said = end.recv(1 << 16)
            if said:
                return self._others[end].sendall(said)
        except OSError:
            pass
        self._end(end)

    def _end(self, end: socket.socket) -> None:
        """One of both has gone: so does the other."""
        other = self._others.pop(end)
        del self._others[other]
        child = self._children.pop(end, None) or self._children.pop(other)
        for one in (end, other):
            self.ready.unregister(one)
            one.close()
        os.killpg(child, signal.SIGKILL)
        os.waitpid(child, 0)

    def closed(self) -> None:
        while self._others:
            self._end(next(iter(self._others)))

    def _search(self, end: socket.socket) -> NoReturn:
        """What a child does: answer until nothing is asked. It has none of its parent's output."""
        try:
            _lead(0)
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            sys.stdout = sys.stderr = io.StringIO()
            search, shapes, move_at = self._way()
            record._judge_way(search, shapes, move_at, end.makefile("r", encoding="utf-8"), lambda said: end.sendall(said.encode() + b"\n"))
        except BaseException:
            end.sendall(b"!" + traceback.format_exc().encode("unicode_escape") + b"\n")
        finally:
            os._exit(0)


def _lead(child: int) -> None:
    """A child leads a group of its own, which ends with it: parent and child see to that, whichever comes first."""
    try:
        os.setpgid(child, child)
    except OSError:
        pass


def judge(search: Callable[..., Any], shape: Any = None, **options: Any) -> Optional[Verdict]:
    """Put a function on trial: plycut gives it trees, compares what it visits and returns, and finds the convention or the mistake that explains it.

    The function takes a tree as nested lists, as nodes or as a game; other parameters are known by their names (alpha, beta, depth, is_max ...).
    `shape` says in which shape of plycut.record it takes its tree. The options are those of plycut judge: trees=200, cut="strict", seconds=2.

    In a program that `plycut judge` has started, judge(search) answers what it asks there, and returns None.
    """
    if os.environ.get("PLYCUT_TRIAL"):
        return record.judge(search, shape)
    no_files(options)
    try:
        record._arguments(search, 0) if shape is None else None
    except (TypeError, ValueError):
        raise Error(f"judge needs a function whose parameters can be seen, not {search!r:.60}: lambda tree: ...") from None
    except SystemExit as error:
        raise Error(str(error).replace("plycut.py: ", "").replace("Write a trial.py that calls plycut.judge", "Give judge a function of the tree alone: lambda tree: ...")) from None
    if not hasattr(os, "fork"):
        raise Error("a function can be judged only where processes can fork")
    with _Trials(lambda: record._way_in(search, shape) if shape else record._way_of(search)[0]) as trials, tempfile.TemporaryDirectory() as folder:
        words = ["judge", "-q", *option_words(options)]
        data = json.loads(run([*words, "-f", "json", "--", *trials.command], good=(0, 1, 3), door=trials).output)
        text = run([*words, "-o", folder, "--", *trials.command], good=(0, 1, 3), door=trials).text
        return Verdict(data, _without_commands(text), _files_in(folder))


def _without_commands(text: str) -> str:
    """The sentences, without the command lines that show the same in a terminal."""
    lines = text.splitlines()
    kept = [line for i, line in enumerate(lines) if not line.startswith("  plycut ") and not (i + 1 < len(lines) and lines[i + 1].startswith("  plycut "))]
    return "\n".join(kept) + "\n"


def _files_in(folder: str) -> Dict[str, str]:
    files = {}
    for name in os.listdir(folder):
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            files[name] = file.read()
    return files
