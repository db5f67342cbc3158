"""games.py - a game in Python, searched by plycut, which asks for one position after the other."""
import inspect
import json
import shlex
import socket
import selectors
from typing import Any, Callable, Collection, Dict, List, Mapping, Optional, Sequence, Tuple, Union

from ._door import Listener
from ._read import number_of
from ._run import Done, Error, run
from .inputs import Input, Tree
from .search import Search

# Options with which a search asks for the static value of positions above the horizon, too.
_LOOKING_AHEAD = {"deepen", "nodes", "time", "order", "quiescence", "aspiration"}
# Seconds that plycut waits for an answer: a function may think for long, or be in a debugger. Ctrl-C ends it.
_PATIENCE = 86400


class PythonGame(Input):
    """A game whose rules are Python functions: see plycut.game. It is searched, drawn and counted like a tree."""

    _glance = {"depth": 1}  # a game may be too long to be shown as a whole

    def __init__(self, initial: Any, moves: Callable[[Any], Any], play: Callable[[Any, Any], Any], value: Callable[..., Any],
                 player: Optional[Callable[[Any], Any]] = None, board: Optional[Callable[[Any], Any]] = None, name: Union[str, Callable[[Any], Any], None] = None,
                 static: Optional[Callable[..., Any]] = None, probabilities: Optional[Callable[[Any], Sequence[Any]]] = None, pieces: Optional[str] = None,
                 label: Optional[str] = None) -> None:
        self.initial, self._moves, self._play, self._value, self._player = initial, moves, play, value, player
        self._board, self._name, self._static, self._probabilities, self._label = board, name, static, probabilities, label or "game"
        self._of_start = {member: said for member, said in (("title", label), ("pieces", pieces)) if said}
        self._first = player(initial) if player else None
        self._words: List[str] = []

    def __repr__(self) -> str:
        return f"<{self._label}>"

    # ---- What a position is ----

    def moves(self, state: Any) -> Dict[str, Any]:
        """The moves of a position by their names, in order; a function that returns a mapping names them."""
        made = self._moves(state)
        named = list(made.items()) if isinstance(made, Mapping) else [(str(move), move) for move in made or ()]
        moves = {str(name): move for name, move in named}
        if len(moves) < len(named):
            raise Error(f"two moves have the same name: {', '.join(str(name) for name, _ in named)}")
        return moves

    def play(self, state: Any, move: Any) -> Any:
        after = self._play(state, move)
        if after is None:
            raise Error("play returned None: it must return the position after the move, and leave the one before as it is")
        return after

    def player(self, state: Any) -> Optional[str]:
        """max, min or chance. If the game calls its players something else, MAX is the one who moves first."""
        if self._player is None:
            return None
        who = self._player(state)
        if isinstance(who, bool):
            return "max" if who else "min"
        if isinstance(who, str) and who.lower() in ("max", "min", "chance"):
            return who.lower()
        return "max" if who == self._first else "min"

    def value(self, state: Any, function: Optional[Callable[..., Any]] = None) -> Any:
        """What a position is worth for MAX."""
        function = function or self._value
        made = function(state, self._first) if _takes_player(function) else function(state)
        try:
            return number_of(made)
        except Error:
            raise Error(f"the value of {state!r:.100} is {made!r:.100}: expected a number") from None

    def answer(self, state: Any, needs_static: bool) -> Dict[str, Any]:
        """What plycut is told about a position."""
        said: Dict[str, Any] = {"name": str(self._name(state))} if callable(self._name) else {}
        if self._board:
            said["board"] = _rows(self._board(state))
        names = list(self.moves(state))
        if not names:
            return {**said, "value": self.value(state)}
        player = self.player(state)
        said["moves"] = names
        if player:
            said["player"] = player
        if player == "chance" and self._probabilities:
            said["probabilities"] = [number_of(share) for share in self._probabilities(state)]
        if self._static or needs_static:
            said["static"] = self.value(state, self._static)
        return said

    def tree(self, **options: Any) -> Tree:
        """The game as a tree, down to depth=N: all of its positions are asked for. Exercises need this."""
        return Tree(json.loads(self._run("convert", ["-f", "json"], options).output))

    # ---- Being asked ----

    def _call(self, words: List[str], good: Collection[int] = (0,)) -> Done:
        with _Questions(self, _static_from(words)) as door:
            command = shlex.join(door.command)
            patience = [] if any(word.startswith("--seconds") for word in words) else [f"--seconds={_PATIENCE}"]
            try:
                done = run([*words, *patience, f"--game={command}"], good=good, door=door)
            except Error as error:
                raise Error(str(error).replace(command, self._label)) from None
        return Done(done.status, done.output.replace(command.encode(), self._label.encode()), done.notes.replace(command, self._label))

    def _shown(self) -> Any:
        return self.draw(**self._glance)

    def search(self, algorithm: str = "alpha-beta", **options: Any) -> Search:
        """Search it. Only the positions that the search visits are asked for. With depth=N, positions N moves after the start are worth what
        `static` or `value` says."""
        return super().search(algorithm, **options)


def _takes_player(function: Callable[..., Any]) -> bool:
    """Two parameters without a default are a position and a player."""
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):  # a function of C that does not say
        return False
    return sum(p.default is p.empty and p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD) for p in parameters) == 2


def _rows(board: Any) -> List[str]:
    lines = board.splitlines() if isinstance(board, str) else board
    return [row if isinstance(row, str) else "".join(map(str, row)) for row in lines]


def _static_from(words: List[str]) -> Optional[int]:
    """From how many moves on a search with these words needs static values of positions; None: it needs none."""
    depth, ahead = None, False
    for word, following in zip(words, [*words[1:], ""]):
        name, _, given = word.partition("=")
        if name in ("--depth", "-d") and (given or following).isdigit():
            depth = int(given or following)
        ahead = ahead or name[2:] in _LOOKING_AHEAD
    return 0 if ahead else depth


class _Questions(Listener):
    """Each connection is a program that knows the game: it is asked for the position after some moves."""

    def __init__(self, game: PythonGame, static_from: Optional[int]) -> None:
        self._game, self._static_from = game, static_from
        self._states: Dict[Tuple[str, ...], Any] = {(): game.initial}
        self._open: Dict[socket.socket, Any] = {}

    def opened(self, connection: socket.socket) -> None:
        self._open[connection] = connection.makefile("rb")
        self.ready.register(connection, selectors.EVENT_READ)

    def heard(self, key: selectors.SelectorKey) -> None:
        connection: Any = key.fileobj
        line = self._open[connection].readline()
        if not line:
            return self._close(connection)
        path = tuple(json.loads(line)["moves"])
        needs_static = self._static_from is not None and len(path) >= self._static_from
        said = {**self._game.answer(self._state(path), needs_static), **({} if path else self._game._of_start)}
        try:
            connection.sendall(json.dumps(said).encode() + b"\n")
        except BrokenPipeError:
            pass

    def _state(self, path: Tuple[str, ...]) -> Any:
        """The position after these moves; those before it are known, since a search goes down from the start."""
        if path not in self._states:
            before = self._state(path[:-1])
            moves = self._game.moves(before)
            if path[-1] not in moves:
                raise Error(f"after {', '.join(path[:-1]) or 'no move'}, there was a move {path[-1]}, and now there is none: play must leave the position before as it is")
            self._states[path] = self._game.play(before, moves[path[-1]])
        return self._states[path]

    def _close(self, connection: socket.socket) -> None:
        self.ready.unregister(connection)
        self._open.pop(connection).close()
        connection.close()

    def closed(self) -> None:
        for connection in list(self._open):
            self._close(connection)


def game(initial: Any, *, moves: Callable[[Any], Any], play: Callable[[Any, Any], Any], value: Callable[..., Any], player: Optional[Callable[[Any], Any]] = None,
         board: Optional[Callable[[Any], Any]] = None, name: Optional[Callable[[Any], Any]] = None, static: Optional[Callable[..., Any]] = None,
         probabilities: Optional[Callable[[Any], Sequence[Any]]] = None, pieces: Optional[str] = None, label: Optional[str] = None) -> PythonGame:
    """A game of your own, which plycut asks for one position after the other.

    initial             the position at the start: any object
    moves(state)        its moves, in order; none if the game is over. A dictionary gives them names; otherwise str() does
    play(state, move)   the position after a move. It leaves `state` as it is
    value(state)        what a position without moves is worth for MAX; with two parameters, the second is what player(initial) returned
    player(state)       who moves: "max", "min" or "chance", True for MAX and False for MIN, or the game's own words, of which the one who moves
                        first is MAX. Without it, MAX begins and both take turns
    board(state)        its board as a text of several lines, or a list of rows
    name(state)         what it is called
    static(state)       what a position at the horizon of a search is worth for MAX (default: value)
    probabilities(state)  those of the moves of a chance node, in order (default: all are equally likely)
    pieces              "discs" if X and O of the board are discs
    label               what the game is called; it is the title of pictures
    """
    return PythonGame(initial, moves, play, value, player, board, name, static, probabilities, pieces, label)
