"""record.py, as one file plycut.py - puts a search of your own on trial (plycut judge), and shows trees in a notebook. For Python 3.8 and later, without dependencies.

    import math, mine, plycut
    plycut.judge(lambda tree: mine.alphabeta(tree, -math.inf, math.inf, True))

in a file trial.py, and then: plycut judge -- python3 trial.py

Or without a file of your own: plycut judge -- python3 plycut.py mine.py alphabeta
finds out how the function takes its tree and what it returns, and says so on standard error.

judge(search, shape) gives `search` each tree in one of these shapes, and notes which leaves it visits. Without a shape, it tries the first three, and then plain lists, of which no visits are known:

    Lists   nested lists; a leaf is a number that is visited when the search first uses it: compares it or calculates with it.
            tree.is_max: does MAX move at the root? A tree that is one leaf is a number, without is_max.
    Leaves  the same in plain lists, for code that asks type(x) is list. Python's own max() and min() compare nothing if there is
            only one child: write a loop with best = max(best, value), or take Lists
    Taken   plain numbers, for code that asks type(x) is int; a leaf is visited when it is taken out of its list. If lists are taken out, too, that
            the search does not look into next, because it copies its lists, this says nothing of visits: they are not known, and not judged
    Node    node.children (a list, empty at a leaf), node.value (a leaf's), node.is_max; a leaf is visited when its value is read.
            With chance nodes: node.is_chance, and of its children node.probability
    Game    as in AIMA: actions, result, is_terminal (terminal_test), utility, to_move; game.initial is the first state.
            A leaf is visited when its utility is asked. search gets the game: lambda game: search(game.initial, game).
            At a chance node: chances, outcome, probability. A game that is over has no moves: search is not called for it.
    State   as in Berkeley's CS188: getLegalActions, generateSuccessor, isWin, isLose, getScore, getNumAgents (2: agent 0 is MAX,
            agent 1 MIN, or a ghost that moves at random). A leaf is visited when its score is asked.

The search returns a value, a move (of Game and State), or a pair of both; anything else is a wrong value. What it prints goes to standard error.
The definition of what is read and written: docs/programs.md of plycut.
"""
import contextlib
import copy
import decimal
import importlib.machinery
import importlib.util
import inspect
import json
import math
import numbers
import os
import re
import subprocess
import sys
from fractions import Fraction

__all__ = ["Game", "Leaves", "Lists", "Move", "Node", "State", "Taken", "Tree", "judge"]


class Visits:
    """Which leaves are visited, in order. A leaf is visited when its number is used: compared or calculated with. Its turn is the last time before that when the
    search took it, asked what it is or called itself with it; so the order is right, too, when a function returns a leaf that is compared later, or copies its lists."""

    def __init__(self):
        self.turn, self.used, self.known, self.next = 0, [], True, None

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

    def hand_out(self, item, path, of):
        """Of plain numbers, only this is seen: an item is taken out of the list `of`. It is a visit, as long as the search looks into each list that it takes before it takes
        anything else. Otherwise it has only copied, or passed over, what it took."""
        self.known &= self.next is None or self.next in (of, path)
        self.next = path if isinstance(item, list) else None
        if self.next is None:
            self.add(path)

    def answer(self, is_leaf):
        """The paths, or None if they are not known."""
        return (self.paths() or (["/"] if is_leaf else [])) if self.known and self.next is None else None


class _Calls:
    """While a search runs, it may be called with a leaf: as an argument that has been a list before. That asks what the leaf is, in whichever way the search finds out then."""

    takes_lists = set()  # (code, name) of such arguments

    def __enter__(self):
        self.before = sys.getprofile()
        sys.setprofile(self._called)

    def __exit__(self, *_):
        sys.setprofile(self.before)

    def _called(self, frame, event, _):
        if event != "call":
            return
        code = frame.f_code
        names = code.co_varnames[:code.co_argcount + code.co_kwonlyargcount]
        if not names or code.co_filename == self._called.__code__.co_filename:
            return
        given = frame.f_locals
        for name in names:
            item = given.get(name)
            if type(item) is Leaf and (code, name) in self.takes_lists:
                item.touch()
            elif isinstance(item, list):
                self.takes_lists.add((code, name))


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

    def __getattr__(self, name):
        """hasattr(leaf, "__len__") asks, too."""
        if "visits" in self.__dict__:
            self.touch()
        raise AttributeError(f"'Leaf' object has no attribute '{name}'")

    def __eq__(self, other):
        return self._is(other, float.__eq__)

    def __ne__(self, other):
        return self._is(other, float.__ne__)

    __hash__ = float.__hash__

    def _is(self, other, equal):
        """Python compares leaves that nobody has taken when it compares whole lists, as to find one in another; and to compare a leaf with something that is no number asks what it is."""
        leaves = [leaf for leaf in (self, other) if type(leaf) is Leaf]
        if len(leaves) == 1 and not _is_number(other):
            self.touch()
            return equal(self, other)
        for leaf in sorted((leaf for leaf in leaves if leaf.taken > 0), key=_place):
            leaf.look()
        return equal(self, other)

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
              "int float bool trunc round floor ceil").split():
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
        self.visits.hand_out(item, self.paths[index], self.path)
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

    def copy(self):
        return self[:]

    def pop(self, index=-1):
        item = self._take(index)
        del self[index]
        return item


def Leaves(tree, is_max, visits, path=""):
    """Plain lists of leaves."""
    if isinstance(tree, list):
        return [Leaves(child, not is_max, visits, f"{path}/{i}") for i, child in enumerate(tree)]
    return Leaf(tree, path or "/", visits)


class _Unseen:
    """Any of these shapes, of a search whose visits are known not to be seen."""

    def __init__(self, shape):
        self.shape = shape


def _plain(tree, is_max, visits):
    """Plain lists of plain numbers."""
    return copy.deepcopy(tree)


_NESTED = [Lists, Leaves, Taken, _Unseen(_plain)]


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


class _NoAnswer(TypeError):
    """What the search returned is neither a value nor a move. The answer says it as it is: a wrong value."""

    def __init__(self, result, visited, is_tree=False):
        super().__init__(f"the search returned {result!r}: expected a value, a move, or a pair of both")
        self.answer, self.is_tree = {"value": _shown(result), "visited": visited}, is_tree or type(result).__module__ == __name__


def _shown(result):
    """A result that is not a number, as a text that cannot be read as one either: strings keep their quotation marks."""
    return repr(result)[:200]


def _is_number(part):
    return isinstance(part, (numbers.Real, decimal.Decimal)) and not isinstance(part, bool)


def _json_number(part):
    """A number for JSON, which has none that is infinite. To use it is a visit, if it is a leaf."""
    if type(part) is Leaf:
        part.look()
    try:
        number = float(part)
    except OverflowError:
        number = math.inf if part > 0 else -math.inf
    return number if math.isfinite(number) else str(number)


def _move_of(pair, place, tree):
    """The plain number at this place of a pair as a move, or None: a child's number."""
    part, count = pair[place], len(tree) if isinstance(tree, list) else 0
    return f"/{int(part)}" if _is_number(part) and 0 <= part < count and float(part).is_integer() else None


def _parts(result):
    """Of a pair, in a tuple or in a list that is no part of the tree."""
    pair = isinstance(result, tuple) or (type(result) is list and any(type(part) not in (Leaf, list) for part in result))
    return tuple(result) if pair else (result,)


def _own_move(best):
    """The number of a child of the root, from 0, or its path; None or below 0: there is none."""
    if best is None or isinstance(best, str):
        return best
    if not _is_number(best) or (isinstance(best, float) and not best.is_integer()):
        return _shown(best)
    return f"/{int(best)}" if best >= 0 else None


def _own_answer(given, visits):
    """An answer that the search has made itself, in a dictionary. One in a format, such as a trace, is as it is."""
    if "format" in given:
        return given
    if not {"value", "best", "visited"} & given.keys():
        raise _NoAnswer(given, visits())
    answer = dict(given)
    if "value" in given:
        answer["value"] = _json_number(given["value"]) if _is_number(given["value"]) else _shown(given["value"])
    if "best" in given:
        answer["best"] = _own_move(given["best"])
    return {"visited": visits(), **answer}


def _answer(result, visits, tree, move_at=None):
    """What the search returned: a value, a move, a pair of them; or an answer of its own. move_at: where a pair of two plain numbers has the move."""
    def visited():
        return visits.answer(not isinstance(tree, (list, dict)))
    if isinstance(result, dict):
        return _own_answer(result, visited)
    answer, parts = {}, _parts(result)
    if move_at is not None and len(parts) == 2 and isinstance(tree, list):
        best, parts = _move_of(parts, move_at, tree), (parts[1 - move_at],)
        answer.update({"best": best} if best is not None else {})
    for part in parts:
        if isinstance(part, Move):
            answer["best"] = f"/{part}"
        elif _is_number(part) and "value" not in answer:
            answer["value"] = _json_number(part)
    if not answer:
        raise _NoAnswer(result, visited())
    return {**answer, "visited": visited()}


def _answer_in(search, shape, tree, is_max, move_at=None):
    """The answer of a search that takes its tree in this shape."""
    visits = Visits()
    if isinstance(shape, _Unseen):
        visits.known, shape = False, shape.shape
    visits.next = "" if shape is Taken and isinstance(tree, list) else None
    if shape in (Game, State) and type(tree) not in (list, dict):
        return {"visited": ["/"]}
    shaped = _shaped(shape, tree, is_max, visits)
    with _Calls() if shape in (Lists, Leaves) else contextlib.nullcontext():
        result = search(shaped, is_max) if getattr(search, "asks_who_moves", False) else search(shaped)
    if type(result) is list and _has(shaped, result):
        raise _NoAnswer(result, visits.answer(False), True)
    return _answer(result, visits, tree, move_at)


def _has(tree, part):
    """Is it this tree of plain lists, or a list in it?"""
    return type(tree) is list and (part is tree or any(_has(child, part) for child in tree))


def _answer_in_some(search, shapes, tree, is_max, move_at=None):
    """In the first of these shapes that the search can take, which then is the only one, unless the tree is too small to tell."""
    refused = None
    for number, shape in enumerate(shapes):
        try:
            answer = _answer_in(search, shape, tree, is_max, move_at)
        except (TypeError, AttributeError) as error:
            refused = error if refused is None or (isinstance(error, _NoAnswer) and not isinstance(refused, _NoAnswer)) else refused
        else:
            if type(tree) is list and any(type(child) is list for child in tree):
                shapes[:] = [shape]
            elif number > 0:
                shapes[:] = shapes[number:]
            return answer
    raise refused


# Trees that tell what a search takes and returns, with their values and best moves; of the last one, a search that prunes leaves out lists.
_PROBES = (([[3, 12, 8], [2, 4, 6], [14, 5, 2]], 3, "/0"), ([[4, 6], [9, 7]], 7, "/1"), ([5, 6, [11, 9, 10]], 9, "/2"), ([[[4, 6], [5, 3]], [[2, 1], [7, 9], [8, 0]]], 5, "/0"))


def _speaks_against(error):
    """Does the error say that the search does not take trees of this shape: a list that has no attribute children, a leaf that is not iterable? Any other is the search's own."""
    return isinstance(error, (TypeError, AttributeError)) and re.search(r"'(Lists|Leaf|Taken|Node|Game|State)'", str(error)) is not None


class _Fit:
    """How well a way fits: the right values and moves; if it gives none, how far it comes. A search that gives the tree back has taken it for a leaf."""

    def __init__(self, search, shapes, move_at):
        self.found = self.comes = 0
        self.known, self.blind = True, True  # blind: all values are right, and no leaf was looked at
        shapes = list(shapes)
        for tree, value, best in _PROBES:
            try:
                self._add(_answer_in_some(search, shapes, tree, True, move_at), value, best)
            except _NoAnswer as wrong:
                self.comes += 0 if wrong.is_tree else 2
            except (Exception, SystemExit) as error:  # of the student's code
                self.comes += 1 if _speaks_against(error) else 2

    def _add(self, answer, value, best):
        self.found += 1 + 4 * (answer.get("value", value) == value) + 2 * (answer.get("best", best) == best) + ("best" in answer)
        self.known &= answer.get("visited", []) is not None
        self.blind &= answer.get("visited") == [] and answer.get("value") == value

    def sees(self):
        """Are the visits seen? Not if what was taken was not looked into, nor if it searches a copy, as json and numpy make one."""
        return self.known and not (self.found and self.blind)


def _in_another_process(work):
    """What the work, a function, finds, a number: in another process, so that a program that keeps something has not searched anything before it is asked. None: it ended."""
    def quietly():
        output, sys.stdout = sys.stdout, sys.stderr
        found = work()
        sys.stdout = output
        return found
    if not hasattr(os, "fork"):
        return quietly()
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(writer, str(quietly()).encode())
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        found = pipe.read()
    os.waitpid(child, 0)
    return int(found) if found.isdigit() else None


def _fitting(ways):
    """The way - search, shapes, place of the move - that fits best, the first of equal ones."""
    def search_for_it():
        fits = [_Fit(*way) for way in ways]
        best = max(fits, key=lambda fit: (fit.found, fit.comes))
        return 2 * fits.index(best) + best.sees()
    found = _in_another_process(search_for_it)
    search, shapes, move_at = ways[found // 2 if found is not None else 0]
    blind = found is not None and found % 2 == 0
    return search, [_Unseen(shape) if blind and not isinstance(shape, _Unseen) else shape for shape in shapes], move_at


def _judge_way(search, shapes, move_at, lines=None, answer=None):
    """Answer each of these lines, by default those of standard input on standard output; what the search prints goes to standard error."""
    output, sys.stdout = sys.stdout, sys.stderr
    for line in lines or sys.stdin:
        problem = json.loads(line)
        problem = problem if isinstance(problem, dict) else {"tree": problem}
        root = problem.get("root", "max")
        tree, is_max = problem["tree"], root != "min"
        if root == "chance":
            tree = {"player": "chance", "children": tree} if isinstance(tree, list) else tree
        try:
            found = _answer_in_some(search, shapes, tree, is_max, move_at)
        except _NoAnswer as wrong:
            found = wrong.answer
        said = json.dumps(found, default=_shown)
        answer(said) if answer else print(said, file=output, flush=True)


def _way_in(search, shape):
    """The search, the shapes that it may take, and where a pair of numbers has the move: a few trees tell."""
    shapes = [shape] if shape else _NESTED
    ways = [(search, shapes, move_at) for move_at in (None, 1, 0)]
    return _fitting(ways)


def judge(search, shape=None):
    """Answer plycut judge: search each tree that it writes on standard input. Without a shape, it is nested lists, in the way that the search can take. If the search returns pairs of
    numbers, a value and a move, a few trees tell which is which."""
    _judge_way(*_way_in(search, shape))


# ---- python3 plycut.py FILE FUNCTION ----------------------------------------------------------------------------------

# What parameters after the tree are called, and what they get: in capitals or not, with _ or not.
_PARAMETERS = {"alpha": -math.inf, "a": -math.inf, "lower": -math.inf, "low": -math.inf, "beta": math.inf, "b": math.inf, "upper": math.inf, "high": math.inf,
               "depth": "depth", "d": "depth", "ply": "depth", "level": "depth", "maxdepth": "depth", "color": 1, "colour": 1, "sign": 1, "agent": 0, "agentindex": 0, "index": 0,
               **dict.fromkeys("ismax maximizing maximizingplayer maxplayer ismaximizing ismaximizingplayer maximising maximisingplayer player mx maxturn turn ismaxturn".split(), "max")}
_TREES = {"game": (Game, State), "gamestate": (State,), "state": (State, Node), "node": (Node, Lists), "root": (Node, Lists)}


def _plain_name(name):
    return name.lower().replace("_", "")


def _arguments(function, depth):
    """What the function gets beside the tree: a word for each parameter without a default, or with a name that means something."""
    given = []
    for number, parameter in enumerate(inspect.signature(function).parameters.values()):
        if number == 0 or parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
            continue
        word = _PARAMETERS.get(_plain_name(parameter.name))
        if word is None and parameter.default is parameter.empty:
            raise SystemExit(f"plycut.py: what is the parameter {parameter.name} of {function.__name__}? Write a trial.py that calls plycut.judge")
        if parameter.default is parameter.empty:
            given.append((parameter.name, depth if word == "depth" else word))
    return given


def _call_of(function, depth):
    """The function as a search of a tree, and how it is called."""
    given = _arguments(function, depth)

    def search(tree, is_max=True):
        mover = getattr(tree, "is_max", is_max)
        return function(tree, *(mover if value == "max" else value for _, value in given))
    search.asks_who_moves = True  # plain lists do not say it
    shown = ", ".join(["tree", *(f"{name}={'True' if value == 'max' else value}" for name, value in given)])
    return search, f"{function.__name__}({shown})"


def _load(path):
    """A file as a module, whatever a platform has called it."""
    spec = importlib.util.spec_from_file_location("handed_in", path, loader=importlib.machinery.SourceFileLoader("handed_in", path))
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, os.path.dirname(os.path.abspath(path)))
    sys.modules.setdefault("plycut", sys.modules[__name__])
    spec.loader.exec_module(module)
    return module


def _shapes_of(function):
    """In which shapes the first parameter may take its tree, the most likely first."""
    first = next(iter(inspect.signature(function).parameters), "")
    likely = [[shape] if shape is not Lists else _NESTED for shape in _TREES.get(_plain_name(first), ())]
    return [*likely, *[shapes for shapes in (_NESTED, [Node], [Game], [State]) if shapes not in likely]]


def _way_of(function):
    """The function as a search, the shapes that it may take, where a pair of numbers has the move; and this as a sentence."""
    calls = [_call_of(function, depth) for depth in (0, 100)]
    ways = [(search, shapes, move_at) for shapes in _shapes_of(function) for search, _ in calls for move_at in (None, 1, 0)]
    search, shapes, move_at = _fitting(ways)
    shown, shape = dict(calls)[search], shapes[0].shape if isinstance(shapes[0], _Unseen) else shapes[0]
    returned = {None: "", 0: ", which returns a move and a value", 1: ", which returns a value and a move"}[move_at]
    return (search, shapes, move_at), f"{shown}{returned}; the tree is {'nested lists' if shape is Lists else f'a plycut.{shape.__name__}'}"


def _main(words):
    if len(words) != 2:
        raise SystemExit("usage: python3 plycut.py FILE FUNCTION")
    output, sys.stdout = sys.stdout, sys.stderr
    module = _load(words[0])
    sys.stdout = output
    function = getattr(module, words[1], None)
    if not callable(function):
        names = [name for name, item in vars(module).items() if inspect.isfunction(item) and item.__module__ == "handed_in"]
        raise SystemExit(f"plycut.py: {words[0]} has no function {words[1]}; it has {', '.join(names) or 'none'}")
    way, sentence = _way_of(function)
    print(f"plycut.py: {sentence}", file=sys.stderr)
    _judge_way(*way)


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


if __name__ == "__main__":
    _main(sys.argv[1:])
