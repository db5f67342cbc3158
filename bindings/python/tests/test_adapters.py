"""Games of other libraries. Those libraries are not in Debian: these stand-ins have the methods that their documentation describes."""
import copy
from collections import namedtuple

import plycut
from helpers import refuses

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
# Three moves before the end: X to move can win at 2.
START = "XX.OO..XO"


def winner(squares):
    return next((squares[a] for a, b, c in LINES if squares[a] != "." and squares[a] == squares[b] == squares[c]), None)


def moves_of(squares):
    return [] if winner(squares) else [i for i, letter in enumerate(squares) if letter == "."]


def after(squares, i, letter):
    return squares[:i] + letter + squares[i + 1:]


def to_move(squares):
    return "X" if squares.count("X") == squares.count("O") else "O"


def naive(squares):
    moves = moves_of(squares)
    if not moves:
        return {"X": 1, "O": -1, None: 0}[winner(squares)]
    return (max if to_move(squares) == "X" else min)(naive(after(squares, i, to_move(squares))) for i in moves)


def as_expected(game, start=START, scale=1, **options):
    """Its value is that of a search of our own, and it is drawn as a board."""
    for algorithm in ("minimax", "alpha-beta"):
        search = game.search(algorithm, **options)
        assert search.value == scale * naive(start), (algorithm, search.value)
    return search


# ---- aima-python -----------------------------------------------------------------------------------------

GameState = namedtuple("GameState", "to_move, utility, board, moves")


class AimaTicTacToe:
    h = v = 3

    def __init__(self, squares):
        self.initial = self.state(squares)

    def state(self, squares):
        board = {(i // 3 + 1, i % 3 + 1): letter for i, letter in enumerate(squares) if letter != "."}
        moves = [(i // 3 + 1, i % 3 + 1) for i in moves_of(squares)]
        return GameState(to_move=to_move(squares), utility={"X": 1, "O": -1, None: 0}[winner(squares)], board=board, moves=moves)

    def actions(self, state):
        return [(i // 3 + 1, i % 3 + 1) for i, letter in enumerate(self.squares(state)) if letter == "."]

    def squares(self, state):
        return "".join(state.board.get((i // 3 + 1, i % 3 + 1), ".") for i in range(9))

    def result(self, state, move):
        return self.state(after(self.squares(state), 3 * (move[0] - 1) + move[1] - 1, state.to_move))

    def utility(self, state, player):
        return state.utility if player == "X" else -state.utility

    def terminal_test(self, state):
        return state.utility != 0 or len(state.moves) == 0

    def to_move(self, state):
        return state.to_move


def test_aima():
    search = as_expected(plycut.adapt(AimaTicTacToe(START)))
    assert "(1, 3)" in search.explain()

    class Newer(AimaTicTacToe):
        terminal_test = None
        is_terminal = AimaTicTacToe.terminal_test
    as_expected(plycut.adapt(Newer(START)))
    ours = plycut.adapt(AimaTicTacToe(".........", ), value=lambda state: 0)
    assert ours.search(depth=2).value == 0


# ---- easyAI ------------------------------------------------------------------------------------------------

class EasyGame:
    """As easyAI.TwoPlayerGame: current_player is 1 or 2; scoring() is from the point of view of the player to move."""

    def __init__(self, squares, current_player=1):
        self.squares, self.current_player = squares, current_player

    def possible_moves(self):
        return [str(i) for i, letter in enumerate(self.squares) if letter == "."]

    def make_move(self, move):
        self.squares = after(self.squares, int(move), to_move(self.squares))

    def is_over(self):
        return winner(self.squares) is not None or "." not in self.squares

    def scoring(self):
        won = winner(self.squares)
        return 0 if won is None else -100 if won != to_move(self.squares) else 100

    def switch_player(self):
        self.current_player = 3 - self.current_player


def test_easyai():
    game = EasyGame(START)
    as_expected(plycut.adapt(game), scale=100)
    assert game.squares == START
    game.nplayer = game.__dict__.pop("current_player")
    game.switch_player = None
    EasyGame.switch_player, old = (lambda self: setattr(self, "nplayer", 3 - self.nplayer)), EasyGame.switch_player
    try:
        older = copy.copy(game)
        del older.switch_player
        as_expected(plycut.adapt(older), scale=100)
    finally:
        EasyGame.switch_player = old


# ---- CS188 -------------------------------------------------------------------------------------------------

class PacmanState:
    """As multiagentTestClasses' states: agent 0 and two ghosts, a tree of scores."""

    def __init__(self, tree):
        self.tree = tree

    def getLegalActions(self, agentIndex=0):
        return [f"move{i}" for i in range(len(self.tree))]

    def generateSuccessor(self, agentIndex, action):
        return PacmanState(self.tree[int(action[4:])])

    def getNumAgents(self):
        return 3

    def isWin(self):
        return not isinstance(self.tree, list)

    def isLose(self):
        return False

    def getScore(self):
        return self.tree if self.isWin() else 0


def test_cs188():
    state = PacmanState([[[3, 5], [2, 9]], [[6, 4], [8, 7]]])
    search = plycut.adapt(state).search("minimax")
    assert search.value == 4 and search.leaves == 8  # MAX of two ghosts, both MIN
    assert plycut.adapt(state).search(depth=2).value == 0
    chance = plycut.adapt(state, player=lambda position: "max" if position[1] == 0 else "chance")
    assert chance.search("minimax").value == 6.25


# ---- OpenSpiel ---------------------------------------------------------------------------------------------

class SpielState:
    def __init__(self, squares):
        self.squares = squares

    def current_player(self):
        return -4 if self.is_terminal() else "XO".index(to_move(self.squares))

    def legal_actions(self, player=None):
        return moves_of(self.squares)

    def action_to_string(self, player, action):
        return f"{'xo'[player]}({action // 3},{action % 3})"

    def child(self, action):
        return SpielState(after(self.squares, action, to_move(self.squares)))

    def is_terminal(self):
        return not moves_of(self.squares)

    def is_chance_node(self):
        return False

    def returns(self):
        value = {"X": 1.0, "O": -1.0, None: 0.0}[winner(self.squares)]
        return [value, -value]

    def __str__(self):
        return "\n".join(self.squares[i:i + 3] for i in (0, 3, 6))


class Coin(SpielState):
    """A chance node, then nothing."""

    def is_chance_node(self):
        return self.squares == ""

    def is_terminal(self):
        return self.squares != ""

    def legal_actions(self, player=None):
        return [0, 1]

    def current_player(self):
        return -1

    def action_to_string(self, player, action):
        return "heads tails".split()[action]

    def chance_outcomes(self):
        return [(0, 0.75), (1, 0.25)]

    def child(self, action):
        return Coin(str(action))

    def returns(self):
        return [float(self.squares) * 8, 0]


def test_openspiel():
    assert "x(0,2)" in as_expected(plycut.adapt(SpielState(START))).explain()
    assert plycut.adapt(Coin("")).search("minimax").value == 2


# ---- python-chess ------------------------------------------------------------------------------------------

class Board:
    """As chess.Board, of a game of two moves: White takes a rook or a pawn, Black may take back."""

    def __init__(self, made=()):
        self.made = tuple(made)
        self.turn = len(self.made) % 2 == 0

    @property
    def legal_moves(self):
        return iter([["Rxa8", "Rxb7"], ["Qxa8", "Ke7"]][len(self.made)])

    def san(self, move):
        return move

    def copy(self):
        return Board(self.made)

    def push(self, move):
        self.made += (move,)
        self.turn = not self.turn

    def is_game_over(self):
        return len(self.made) == 2

    def result(self):
        return "*" if self.made[:1] != ("Rxb7",) or len(self.made) < 2 else "1/2-1/2"

    def __str__(self):
        rook = "" if "Qxa8" in self.made else "R"
        return f". . . k\n. . . {'.' if rook == '' else rook}\nK . . ."


def test_chess():
    game = plycut.adapt(Board())
    search = game.search("minimax")
    assert search.value == 0 and search.pv and "Qxa8" in search.explain()
    assert plycut.adapt(Board(("Rxa8",))).search("minimax").problem["root"] == "min"


# ---- All ---------------------------------------------------------------------------------------------------

def test_trees_and_what_is_unknown():
    from helpers import stand_in_node
    leaf = [stand_in_node(name=str(i), children=()) for i in (3, 5)]
    assert plycut.adapt(stand_in_node(name="A", children=leaf)).search().value == 5
    refuses("adapt does not know a dict", lambda: plycut.adapt({}))
