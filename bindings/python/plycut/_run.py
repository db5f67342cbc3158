"""_run.py - the program run once: options as words, its output, its errors as exceptions."""
import math
import os
import subprocess
import threading
import warnings
from dataclasses import dataclass
from typing import Any, Callable, Collection, List, Mapping, Optional, Sequence

from . import _program


class Error(ValueError):
    """What plycut refuses, in its own sentence."""

    def _render_traceback_(self) -> List[str]:
        """What a notebook shows: the sentence, without the inside of this package."""
        return [f"plycut.Error: {self}"]


class Note(UserWarning):
    """What plycut remarks, such as the notation that it took a text for."""


class Door:
    """Questions of the running program, answered in this process: see _door.py."""

    def serve(self, ended: int) -> None:
        """Answer until the file descriptor `ended` can be read."""
        raise NotImplementedError


@dataclass(frozen=True)
class Done:
    status: int
    output: bytes
    notes: str

    @property
    def text(self) -> str:
        return self.output.decode("utf-8")


# ---- Options ---------------------------------------------------------------------------------------

def _word(value: Any) -> str:
    """An option's value as on the command line: a list has commas between, an infinite number is inf."""
    if isinstance(value, (list, tuple)):
        return ",".join(map(_word, value))
    if isinstance(value, Mapping):
        return ",".join(f"{name}={_word(item)}" for name, item in value.items())
    if isinstance(value, float) and math.isinf(value):
        return "inf" if value > 0 else "-inf"
    return str(value)


def no_files(options: Mapping[str, Any]) -> None:
    """What is returned as an object has no format and no file, and no call is for help."""
    for name in {"output", "o", "format", "f", "help", "h", "version"} & set(options):
        raise Error(f"there is no option {name} here: what is returned is an object")


def option_words(options: Mapping[str, Any]) -> List[str]:
    """limits_cut=True is --limits-cut, window=(-5, 5) is --window=-5,5, d=3 is -d 3; False and None leave an option out. as_ is --as: as is a
    word of Python."""
    words: List[str] = []
    for name, value in options.items():
        name = name.rstrip("_").replace("_", "-")
        if value is None or value is False:
            continue
        if len(name) == 1:
            words += [f"-{name}"] if value is True else [f"-{name}", _word(value)]
        else:
            words += [f"--{name}"] if value is True else [f"--{name}={_word(value)}"]
    return words


# ---- Running ---------------------------------------------------------------------------------------

def sentence_of(messages: str) -> str:
    """What the program said, without its name."""
    return "\n".join(line[8:] if line.startswith("plycut: ") else line for line in messages.strip().splitlines())


def run(words: Sequence[str], stdin: bytes = b"", good: Collection[int] = (0,), door: Optional[Door] = None) -> Done:
    """Run the program with these words and this standard input. An exit status that is not good is an Error. `door` answers what the program
    asks; an exception there, or Ctrl-C, ends the program and comes out as it is."""
    try:
        process = subprocess.Popen([_program.find(), *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    except OSError as error:
        raise Error(str(error) if isinstance(error, FileNotFoundError) and error.errno is None else f"plycut cannot be run: {error.strerror}") from None
    except ValueError:
        raise Error("a text for plycut contains a zero byte") from None
    try:
        output, messages = _talk(process, stdin, door.serve) if door else process.communicate(stdin)
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
    said = sentence_of(messages.decode("utf-8", "replace"))
    if process.returncode not in good:
        raise Error(said or f"plycut ended with status {process.returncode}")
    return Done(process.returncode, output, said)


def _talk(process: "subprocess.Popen[bytes]", stdin: bytes, serve: Callable[[int], None]) -> Any:
    """Read what the program writes in a thread, while this one answers what it asks."""
    ended, ends = os.pipe()
    result: List[Any] = []

    def communicate() -> None:
        try:
            result.append(process.communicate(stdin))
        finally:
            os.write(ends, b".")
    reader = threading.Thread(target=communicate, daemon=True)
    reader.start()
    try:
        serve(ended)
    except BaseException:
        process.kill()
        raise
    finally:
        reader.join()
        os.close(ended)
        os.close(ends)
    return result[0]


def show_notes(done: Done) -> Done:
    """What the program remarked becomes a warning."""
    if done.notes:
        warnings.warn(done.notes, Note, stacklevel=4)
    return done
