"""adapters.py - games of other libraries, known by the methods that they have: nothing of them is imported.

The libraries change; what these adapters need of each is the few methods that their tests (tests/test_adapters.py) have stand-ins for.
"""
import copy
from typing import Any, Callable, Dict, List, Optional, Tuple

from ._run import Error
from .games import PythonGame
from .inputs import Input, tree

Rules = Dict[str, Any]


def _has(thing: Any, *names: str) -> bool:
    return all(hasattr(thing, name) for name in names)


# ---- aima-python: games.py, games4e.py ----------------------------------------------------------------

def _aima(game: Any) -> Rules:
    over = getattr(game, "terminal_test", None) or game.is_terminal

    def board(state: Any) -> Optional[List[str]]:
        """TicTacToe and ConnectFour keep a dictionary of squares."""
        return ["".join(str(state.board.get((x, y), ".")) for y in range(1, game.v + 1)) for x in range(1, game.h + 1)]

    squares = _has(game, "h", "v") and isinstance(getattr(game.initial, "board", None), dict)
    return {"initial": game.initial, "moves": lambda state: [] if over(state) else game.actions(state), "play": game.result,
            "value": lambda state, player: game.utility(state, player), "player": game.to_move, "board": board if squares else None,
            "label": type(game).__name__}


# ---- easyAI --------------------------------------------------------------------------------------------

def _easyai(game: Any) -> Rules:
    """scoring() speaks for the player to move; MAX is the one who moves now."""
    def player(state: Any) -> Any:
        return getattr(state, "current_player", None) or state.nplayer

    def play(state: Any, move: Any) -> Any:
        after = copy.deepcopy(state)
        after.make_move(move)
        after.switch_player()
        return after

    return {"initial": game, "moves": lambda state: [] if state.is_over() else state.possible_moves(), "play": play, "player": player,
            "value": lambda state, first: state.scoring() if player(state) == first else -state.scoring(),
            "label": type(game).__name__}


# ---- Berkeley's CS188: Pacman --------------------------------------------------------------------------

def _cs188(game: Any) -> Rules:
    """A position is a state with the number of the agent who moves: agent 0 is MAX, the others are MIN, one after the other."""
    def moves(position: Tuple[Any, int]) -> List[Any]:
        state, agent = position
        return [] if state.isWin() or state.isLose() else state.getLegalActions(agent)

    def play(position: Tuple[Any, int], move: Any) -> Tuple[Any, int]:
        state, agent = position
        successor = getattr(state, "generateSuccessor", None) or state.getNextState
        return successor(agent, move), (agent + 1) % state.getNumAgents()

    return {"initial": (game, 0), "moves": moves, "play": play, "value": lambda position: position[0].getScore(),
            "player": lambda position: position[1] == 0, "label": "Pacman"}


# ---- OpenSpiel -----------------------------------------------------------------------------------------

def _openspiel(game: Any) -> Rules:
    """Player 0 is MAX; the chance player moves with its probabilities."""
    def moves(state: Any) -> Dict[str, int]:
        if state.is_terminal():
            return {}
        return {state.action_to_string(state.current_player(), action): action for action in state.legal_actions()}

    def player(state: Any) -> str:
        return "chance" if state.is_chance_node() else "max" if state.current_player() == 0 else "min"

    return {"initial": game, "moves": moves, "play": lambda state, action: state.child(action), "value": lambda state: state.returns()[0],
            "player": player, "probabilities": lambda state: [share for _, share in state.chance_outcomes()], "board": _text_board(game)}


def _text_board(state: Any) -> Optional[Callable[[Any], List[str]]]:
    """The text of a state, if it is a board: lines of the same length."""
    lines = str(state).splitlines()
    return (lambda state: str(state).splitlines()) if 1 < len(lines) <= 20 and len(set(map(len, lines))) == 1 and 1 <= len(lines[0]) <= 20 else None


# ---- python-chess --------------------------------------------------------------------------------------

_WORTH = {"p": 1, "n": 3, "b": 3, "r": 5, "q": 9}
_MATE = 1000


def _chess(game: Any) -> Rules:
    """White is MAX. A position is worth its material, a won game 1,000."""
    def play(state: Any, move: Any) -> Any:
        after = state.copy()
        after.push(move)
        return after

    def value(state: Any) -> int:
        result = {"1-0": _MATE, "0-1": -_MATE, "1/2-1/2": 0}.get(state.result())
        letters = str(state)
        return result if result is not None else sum(_WORTH.get(letter.lower(), 0) * (1 if letter.isupper() else -1) for letter in letters)

    return {"initial": game, "moves": lambda state: {} if state.is_game_over() else {state.san(move): move for move in state.legal_moves}, "play": play,
            "value": value, "player": lambda state: bool(state.turn), "board": lambda state: str(state).replace(" ", ""), "label": "Chess"}


# ---- Which one -----------------------------------------------------------------------------------------

_LIBRARIES = (
    ("aima-python", ("initial", "actions", "result", "utility", "to_move"), _aima),
    ("easyAI", ("possible_moves", "make_move", "is_over", "scoring", "switch_player"), _easyai),
    ("CS188", ("getLegalActions", "isWin", "isLose", "getScore", "getNumAgents"), _cs188),
    ("OpenSpiel", ("legal_actions", "is_terminal", "returns", "current_player", "child"), _openspiel),
    ("python-chess", ("legal_moves", "push", "san", "is_game_over", "turn"), _chess),
)


def adapt(thing: Any, **functions: Any) -> Input:
    """A game of aima-python, easyAI, CS188, OpenSpiel or python-chess, a graph of networkx or a node of anytree as something that plycut searches.

    `functions` replace those of the adapter: value=lambda state: ... for a position of your own worth; see plycut.game.
    """
    for library, methods, rules in _LIBRARIES:
        if _has(thing, *methods):
            return PythonGame(**{**rules(thing), **functions})
    if hasattr(thing, "is_directed") or hasattr(thing, "children"):
        return tree(thing, **functions)
    known = "; ".join(f"{library}: {', '.join(methods)}" for library, methods, _ in _LIBRARIES)
    raise Error(f"adapt does not know a {type(thing).__name__}. It knows objects with these methods - {known}. plycut.game takes any other")
