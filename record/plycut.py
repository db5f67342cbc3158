"""plycut.py - puts a search of your own on trial (plycut judge), and shows trees in a notebook. For Python 3.8 and later, without dependencies.

    import math, mine, plycut
    plycut.judge(lambda tree: mine.alphabeta(tree, -math.inf, math.inf, True))

in a file trial.py, and then: plycut judge -- python3 trial.py

judge(search, shape) gives `search` each tree in one of these shapes, and notes which leaves it visits. Without a shape, it tries the first three:

    Lists   nested lists; a leaf is a number that is visited when the search first uses it: compares it or calculates with it.
            tree.is_max: does MAX move at the root? A tree that is one leaf is a number, without is_max.
    Leaves  the same in plain lists, for code that asks type(x) is list. Python's own max() and min() compare nothing if there is
            only one child: write a loop with best = max(best, value), or take Lists
    Taken   plain numbers, for code that asks type(x) is int; a leaf is visited when it is taken out of its list
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
import copy
import json
import math
import numbers
import subprocess
import sys
from fractions import Fraction

__all__ = ["Game", "Leaves", "Lists", "Move", "Node", "State", "Taken", "Tree", "judge"]


class Visits:
    """Which leaves are visited, in order. A leaf is visited when its number is used: compared or calculated with. Its turn is the last time before that when the
    search took it or asked what it is; so the order is right, too, when a function returns a leaf that is compared later."""

    def __init__(self):
        self.turn, self.used = 0, []

    def __deepcopy__(self, memo):
        return self

    def next_turn(self):
        self.turn += 1
        return self.turn

    def add(self, path, turn=None):
        self.used.append((self.next_turn() if turn is None else turn, path))

    def paths(self):
        """The same leaf twice in a row is one visit."""
        in_order = [path for turn, path in sorted(self.used, key=lambda visit: visit[0])]
        return [path for i, path in enumerate(in_order) if i == 0 or in_order[i - 1] != path]


class Leaf(float):
    """A number that notices when it is used. A whole one says that it is an int, so that isinstance(leaf, int) holds, and notices the question."""

    def __new__(cls, value, path, visits):
        self = super().__new__(cls, value)
        self.path, self.visits, self.whole, self.taken, self.used = path, visits, isinstance(value, int), 0, False
        return self

    @property
    def __class__(self):
        self.touch()
        return int if self.whole else float

    def touch(self):
        """The search asks what it is."""
        self.taken = self.visits.next_turn()

    def take(self):
        """The search takes it out of its list: if it uses it then, that is a visit, even if it has used it before."""
        self.touch()
        self.used = False
        return self

    def look(self):
        if not self.used:
            self.used = True
            self.visits.add(self.path, self.taken or None)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __index__(self):
        self.look()
        if not self.whole:
            raise TypeError("a number with decimals is no index")
        return int(float.__float__(self))

    def __repr__(self):
        return repr(int(float.__float__(self)) if self.whole else float.__float__(self))

    __str__ = __repr__

    def __format__(self, spec):
        return format(int(float.__float__(self)) if self.whole else float.__float__(self), spec)

    @property
    def numerator(self):
        self.look()
        return self.as_integer_ratio()[0]

    @property
    def denominator(self):
        return self.as_integer_ratio()[1]


def _place(leaf):
    return [int(index) for index in leaf.path.split("/") if index]


def _noticed(operation):
    """Of two new leaves, max() and min() compare the later one with the earlier: the first in the tree is visited first."""
    def uses(*numbers_given):
        for leaf in sorted((n for n in numbers_given if type(n) is Leaf), key=_place):
            leaf.look()
        return operation(*numbers_given)
    return uses


for _name in ("lt le gt ge neg abs add radd sub rsub mul rmul truediv rtruediv floordiv rfloordiv mod rmod pow rpow "
              "int float trunc round floor ceil").split():
    if hasattr(float, f"__{_name}__"):  # Python 3.8 has no __floor__ and no __ceil__
        setattr(Leaf, f"__{_name}__", _noticed(getattr(float, f"__{_name}__")))


def _taken(item):
    return item.take() if type(item) is Leaf else item


class Lists(list):
    """A list of leaves and lists."""

    is_max = True

    @classmethod
    def of(cls, tree, is_max, visits, path=""):
        if not isinstance(tree, list):
            return Leaf(tree, path or "/", visits)
        made = cls(cls.of(child, not is_max, visits, f"{path}/{i}") for i, child in enumerate(tree))
        made.is_max = is_max
        return made

    def __getitem__(self, index):
        item = super().__getitem__(index)
        if not isinstance(index, slice):
            return _taken(item)
        part = Lists(item)
        part.is_max = self.is_max
        return part

    def __iter__(self):
        return map(_taken, super().__iter__())

    def __reversed__(self):
        return map(_taken, super().__reversed__())

    def __deepcopy__(self, memo):
        made = Lists(copy.deepcopy(item, memo) for item in super().__iter__())
        made.is_max = self.is_max
        return made

    def copy(self):
        return self[:]

    __copy__ = copy

    def pop(self, index=-1):
        return _taken(super().pop(index))


class Taken(list):
    """Plain numbers in lists that notice which of them is taken out: for code that asks type(x) is int."""

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
        if not isinstance(item, Taken):
            self.visits.add(self.paths[index])
        return item

    def __getitem__(self, index):
        if not isinstance(index, slice):
            return self._take(index)
        part = Taken(super().__getitem__(index), self.path, self.is_max, self.visits)
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

    def again(self):
        """The same node, of which no visit is noted."""
        twin = copy.copy(self)
        twin._visits, twin.children = Visits(), [child.again() for child in self.children]
        return twin

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


def _common(numbers_given):
    """Their least common multiple; math.lcm is new in Python 3.9."""
    common = 1
    for number in numbers_given:
        common = common * number // math.gcd(common, number)
    return common


class State:
    """A state in the way of Berkeley's CS188: agent 0 is MAX, agent 1 is MIN, or a ghost all of whose moves are equally likely. A move of the
    tree that is more likely than others is several moves of the ghost; to search it once more is no visit."""

    def __init__(self, node):
        self._node = node

    def _moves(self):
        """The children that the moves lead to; a chance node's, each as often as it is likely."""
        children = self._node.children
        if not self._node.is_chance:
            return list(range(len(children)))
        odds = [Fraction(child.probability).limit_denominator(1000) for child in children]
        unit = min(odds)
        if any((share / unit).denominator != 1 for share in odds):
            unit = Fraction(1, _common([share.denominator for share in odds]))
        return [i for i, share in enumerate(odds) for _ in range(int(share / unit))]

    def getLegalActions(self, agentIndex=0):
        return [Move(i) for i in range(len(self._moves()))]

    def generateSuccessor(self, agentIndex, action):
        moves, number = self._moves(), int(action)
        child = self._node.children[moves[number]]
        return State(child.again() if number > 0 and moves[number - 1] == moves[number] else child)

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
    if shape in (Lists, Taken):
        return shape.of(tree, is_max, visits)
    return State(Node(tree, is_max, visits)) if shape is State else shape(tree, is_max, visits)


def _answer(result, visits, tree):
    """What the search returned: a value, a move, a pair of them; or an answer of its own."""
    if type(result) is Leaf:
        result.look()
    if isinstance(result, dict):
        return result
    answer = {}
    for part in result if isinstance(result, tuple) else (result,):
        if isinstance(part, Move):
            answer["best"] = f"/{part}"
        elif isinstance(part, numbers.Real) and not isinstance(part, bool) and "value" not in answer:
            if type(part) is Leaf:
                part.look()
            answer["value"] = float(part) if math.isfinite(part) else str(float(part))
    if not answer:
        raise TypeError(f"the search returned {result!r}: expected a value, a move, or a pair of both")
    return {**answer, "visited": visits.paths() or (["/"] if not isinstance(tree, (list, dict)) else [])}


def _answer_in(search, shape, tree, is_max):
    """The answer of a search that takes its tree in this shape."""
    visits = Visits()
    if shape in (Game, State) and type(tree) not in (list, dict):
        return {"visited": ["/"]}
    return _answer(search(_shaped(shape, tree, is_max, visits)), visits, tree)


def _answer_in_some(search, shapes, tree, is_max):
    """In the first of these shapes that the search can take, which then is the only one, unless the tree is too small to tell."""
    refused = None
    for number, shape in enumerate(shapes):
        try:
            answer = _answer_in(search, shape, tree, is_max)
        except (TypeError, AttributeError) as error:
            refused = refused or error
        else:
            if type(tree) is list and any(type(child) is list for child in tree):
                shapes[:] = [shape]
            elif number > 0:
                shapes[:] = shapes[number:]
            return answer
    raise refused


def judge(search, shape=None):
    """Answer plycut judge: search each tree that it writes on standard input. Without a shape, it is nested lists, in the way that the search can take."""
    output, sys.stdout = sys.stdout, sys.stderr
    shapes = [shape] if shape else [Lists, Leaves, Taken]
    for line in sys.stdin:
        problem = json.loads(line)
        problem = problem if isinstance(problem, dict) else {"tree": problem}
        root = problem.get("root", "max")
        tree, is_max = problem["tree"], root != "min"
        if root == "chance":
            tree = {"player": "chance", "children": tree} if isinstance(tree, list) else tree
        print(json.dumps(_answer_in_some(search, shapes, tree, is_max)), file=output, flush=True)


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
