"""plycut.py - puts a search of your own on trial (plycut judge), and shows trees in a notebook. For Python 3.8 and later, without dependencies.

    import math, mine, plycut
    plycut.judge(lambda tree: mine.alphabeta(tree, -math.inf, math.inf, True))

in a file trial.py, and then: plycut judge -- python3 trial.py

judge(search, shape) gives `search` each tree in one of these shapes, and notes which leaves it visits:

    Lists   nested lists; a leaf is visited when it is taken out of its list. tree.is_max: does MAX move at the root?
            A tree that is one leaf is a plain number, without is_max.
    Leaves  plain lists, for code that asks type(x) is list; a leaf is a number that is visited when the search first compares it,
            calculates with it or makes it an int. Python's own max() and min() compare nothing if there is only one child, and a child only with the
            next one: write a loop with best = max(best, value), or take Lists
    Node    node.children (a list, empty at a leaf), node.value (a leaf's), node.is_max; a leaf is visited when its value is read.
            With chance nodes: node.is_chance, and of its children node.probability
    Game    as in AIMA: actions, result, is_terminal (terminal_test), utility, to_move; game.initial is the first state.
            A leaf is visited when its utility is asked. search gets the game: lambda game: search(game.initial, game).
            At a chance node: chances, outcome, probability. A game that is over has no moves: search is not called for it.
    State   as in Berkeley's CS188: getLegalActions, generateSuccessor, isWin, isLose, getScore, getNumAgents (2: agent 0 is MAX,
            agent 1 MIN, or a ghost that moves at random). A leaf is visited when its score is asked.

The search returns a value, a move (of Game and State), or a pair of both. What it prints goes to standard error.
The definition of what is read and written: docs/programs.md of plycut.
"""
import json
import math
import numbers
import subprocess
import sys
from fractions import Fraction

__all__ = ["Game", "Leaves", "Lists", "Move", "Node", "State", "Tree", "judge"]


class Visits(list):
    """The paths of the leaves visited, in order; the same leaf twice in a row is one visit."""

    def add(self, path):
        if not self or self[-1] != path:
            self.append(path)


class Lists(list):
    """A list of leaves and lists that notices which leaf is taken out of it."""

    def __init__(self, items, path, is_max, visits):
        super().__init__(items)
        self.path, self.is_max, self.visits = path, is_max, visits
        self.paths = [f"{path}/{i}" for i in range(len(items))]

    @classmethod
    def of(cls, tree, is_max, visits, path=""):
        if not isinstance(tree, list):
            return tree
        return cls([cls.of(child, not is_max, visits, f"{path}/{i}") for i, child in enumerate(tree)], path, is_max, visits)

    def _take(self, index):
        item = super().__getitem__(index)
        if not isinstance(item, Lists):
            self.visits.add(self.paths[index])
        return item

    def __getitem__(self, index):
        if not isinstance(index, slice):
            return self._take(index)
        part = Lists(super().__getitem__(index), self.path, self.is_max, self.visits)
        part.paths = self.paths[index]
        return part

    def __iter__(self):
        return (self._take(i) for i in range(len(self)))

    def __reversed__(self):
        return (self._take(i) for i in reversed(range(len(self))))

    def __delitem__(self, index):
        super().__delitem__(index)
        del self.paths[index]

    def pop(self, index=-1):
        item = self._take(index)
        del self[index]
        return item


class Leaf(float):
    """A number that notices when it is first compared or calculated with."""

    def __new__(cls, value, path, visits):
        self = super().__new__(cls, value)
        self.path, self.visits, self.visited = path, visits, False
        return self

    def look(self):
        if not self.visited:
            self.visited = True
            self.visits.add(self.path)


def _place(leaf):
    return [int(index) for index in leaf.path.split("/") if index]


def _noticed(operation):
    """Of two new leaves, max() and min() compare the later one with the earlier: the first in the tree is visited first."""
    def looks(*numbers_given):
        for leaf in sorted((n for n in numbers_given if isinstance(n, Leaf)), key=_place):
            leaf.look()
        return operation(*numbers_given)
    return looks


for _name in ("lt le gt ge neg abs add radd sub rsub mul rmul truediv rtruediv floordiv rfloordiv mod rmod pow rpow "
              "int float trunc round floor ceil").split():
    if hasattr(float, f"__{_name}__"):  # Python 3.8 has no __floor__ and no __ceil__
        setattr(Leaf, f"__{_name}__", _noticed(getattr(float, f"__{_name}__")))


def Leaves(tree, is_max, visits, path=""):
    """Plain lists of leaves."""
    if isinstance(tree, list):
        return [Leaves(child, not is_max, visits, f"{path}/{i}") for i, child in enumerate(tree)]
    return Leaf(tree, path or "/", visits)


class Node:
    """A node with children and a value. Its player follows from those above, chance nodes passed over, unless the tree says it."""

    def __init__(self, tree, is_max, visits, path="", probability=None):
        members = tree if isinstance(tree, dict) else {"children": tree} if isinstance(tree, list) else {"value": tree}
        player = members.get("player", "max" if is_max else "min")
        self.is_chance, self.is_max, self.path, self._visits = player == "chance", player == "max", path or "/", visits
        self.probability, self._value = probability, members.get("value")
        children = members.get("children", [])
        turn = is_max if self.is_chance else not self.is_max
        self.children = [Node(child, turn, visits, f"{path}/{i}", self._odds(child, len(children))) for i, child in enumerate(children)]

    def _odds(self, child, count):
        if not self.is_chance:
            return None
        given = child.get("probability") if isinstance(child, dict) else None
        return 1 / count if given is None else float(Fraction(given))

    @property
    def is_leaf(self):
        return not self.children

    @property
    def value(self):
        """A leaf's value; None at an inner node."""
        if self._value is not None:
            self._visits.add(self.path)
        return self._value


class Move(str):
    """A move: the number of the child, as text; at a chance node with its probability."""

    probability = None

    @classmethod
    def of(cls, index, child):
        move = cls(index)
        move.probability = child.probability
        return move


class Game:
    """A game in the way of Russell and Norvig's code. A state is a Node."""

    def __init__(self, tree, is_max, visits):
        self.initial = Node(tree, is_max, visits)

    def actions(self, state):
        return [Move.of(i, child) for i, child in enumerate(state.children)]

    def result(self, state, move):
        return state.children[int(move)]

    def is_terminal(self, state):
        return state.is_leaf

    terminal_test = is_terminal

    def to_move(self, state):
        return "CHANCE" if state.is_chance else "MAX" if state.is_max else "MIN"

    chances = actions
    outcome = result

    def probability(self, move, state=None):
        return move.probability if state is None else state.children[int(move)].probability

    def utility(self, state, player="MAX"):
        return state.value if player == "MAX" else -state.value


class State:
    """A state in the way of Berkeley's CS188: agent 0 is MAX, agent 1 is MIN."""

    def __init__(self, node):
        self._node = node

    def getLegalActions(self, agentIndex=0):
        return [Move(i) for i in range(len(self._node.children))]

    def generateSuccessor(self, agentIndex, action):
        return State(self._node.children[int(action)])

    getNextState = generateSuccessor

    def getNumAgents(self):
        return 2

    def isWin(self):
        return self._node.is_leaf

    def isLose(self):
        return False

    def getScore(self):
        return self._node.value


def _shaped(shape, tree, is_max, visits):
    if shape is Lists:
        return Lists.of(tree, is_max, visits)
    return State(Node(tree, is_max, visits)) if shape is State else shape(tree, is_max, visits)


def _answer(result, visits, tree):
    """What the search returned: a value, a move, a pair of them; or an answer of its own."""
    if isinstance(result, dict):
        return result
    answer = {}
    for part in result if isinstance(result, tuple) else (result,):
        if isinstance(part, Move):
            answer["best"] = f"/{part}"
        elif isinstance(part, numbers.Real) and not isinstance(part, bool) and "value" not in answer:
            if isinstance(part, Leaf):
                part.look()
            answer["value"] = float(part) if math.isfinite(part) else str(float(part))
    if not answer:
        raise TypeError(f"the search returned {result!r}: expected a value, a move, or a pair of both")
    return {**answer, "visited": visits or (["/"] if not isinstance(tree, (list, dict)) else [])}


def judge(search, shape=Lists):
    """Answer plycut judge: search each tree that it writes on standard input."""
    output, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        problem, visits = json.loads(line), Visits()
        problem = problem if isinstance(problem, dict) else {"tree": problem}
        root = problem.get("root", "max")
        tree, is_max = problem["tree"], root != "min"
        if root == "chance":
            tree = {"player": "chance", "children": tree} if isinstance(tree, list) else tree
        if shape in (Game, State) and not isinstance(tree, (list, dict)):
            answer = {"visited": ["/"]}
        else:
            answer = _answer(search(_shaped(shape, tree, is_max, visits)), visits, tree)
        print(json.dumps(answer), file=output, flush=True)


class Tree:
    """A tree, or a search of it, as a picture in a notebook, drawn by plycut: Tree([[3, 12, 8], [2, 4, 6]]),
    Tree("aima-two-ply", "-a", "alpha-beta", "--until", "cut:C"). The other arguments are options of plycut draw."""

    def __init__(self, spec, *options, program="plycut"):
        self.spec = spec if isinstance(spec, str) else f"tree:{json.dumps(spec)}"
        self.options, self.program = options, program

    def _repr_svg_(self):
        command = [self.program, "draw", "-f", "svg", *self.options, "--", self.spec]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        if done.returncode != 0:
            raise RuntimeError(done.stderr.strip())
        return done.stdout
