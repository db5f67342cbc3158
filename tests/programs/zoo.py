"""The programs of the zoo: small searches as students write them, right ones and wrong ones, in the languages of bindings/.

A row is: name, what plycut judge must say, the options of judge, and the program, as text or as a template with what is other in it. What it
must say is RIGHT, or the causes as in the verdict: "window-reset", "--cut strict", "algorithm minimax", "kept", "best=last" ...; UNNAMED: wrong, with
no name."""
import sys

RIGHT, UNNAMED = (), None

# ---- Python ------------------------------------------------------------------------------------------------------------

PLAIN = """import math, plycut
{outside}
def ab(n, a, b, mx, d=0{default}):
    {head}
    if not isinstance(n, list): return {leaf}
    best = {start}
    for c in {children}:
        {before}
        v = ab(c, {give}, {turn}, d + 1)
        {take}
        {tighten}
        if {stop}: {stopped}
    {after}
    return {back}
plycut.judge(lambda t: ab(t, {root}, True))
"""
SLOTS = dict(outside="", default="", head="pass", leaf="n", start="-math.inf if mx else math.inf", children="n", before="pass", give="a, b", turn="not mx",
             take="best = max(best, v) if mx else min(best, v)", tighten="a, b = (max(a, best), b) if mx else (a, min(b, best))",
             stop="a >= b", stopped="break", after="pass", back="best", root="-math.inf, math.inf")
NEGAMAX = """import math, plycut
def nm(n, a, b, s):
    if not isinstance(n, list): return {leaf}
    best = {start}
    for c in n:
        v = -nm(c, {give}, -s)
        best = max(best, v)
        a = max(a, best)
        if {stop}: break
    return best
plycut.judge(lambda t: nm(t, {root}, 1))
"""
NEGASLOTS = dict(leaf="s * n", start="-math.inf", give="-b, -a", stop="a >= b", root="-math.inf, math.inf")


def plain(**slots):
    return PLAIN.format(**{**SLOTS, **slots})


def negamax(**slots):
    return NEGAMAX.format(**{**NEGASLOTS, **slots})


TWO = """import plycut
def largest(node, alpha, beta):
    if not isinstance(node, list): return node
    value = float('-inf')
    for child in node:
        value = max(value, smallest(child, alpha, beta))
        if value >= beta: return value
        alpha = max(alpha, value)
    return value
def smallest(node, alpha, beta):
    if not isinstance(node, list): return node
    value = float('inf')
    for child in node:
        value = min(value, largest(child, alpha, beta))
        if value <= alpha: return value
        beta = min(beta, value)
    return value
plycut.judge(lambda tree: largest(tree, float('-inf'), float('inf')){shape})
"""
NODES = """import math, plycut
def ab(n, a, b):
    if not n.children: return n.value
    best = -math.inf if n.is_max else math.inf
    for c in n.children:
        v = ab(c, a, b)
        best = max(best, v) if n.is_max else min(best, v)
        a, b = (max(a, best), b) if n.is_max else (a, min(b, best))
        if a >= b: break
    return best
plycut.judge(lambda t: ab(t, -math.inf, math.inf), plycut.Node)
"""
GAME = """import math, plycut
def alpha_beta_search(game):
    player = game.to_move(game.initial)
    def max_value(state, alpha, beta):
        if game.is_terminal(state): return game.utility(state, player), None
        v, move = -math.inf, None
        for a in game.actions(state):
            v2, _ = min_value(game.result(state, a), alpha, beta)
            if v2 > v:
                v, move = v2, a
                alpha = max(alpha, v)
            if v >= beta: return v, move
        return v, move
    def min_value(state, alpha, beta):
        if game.is_terminal(state): return game.utility(state, player), None
        v, move = math.inf, None
        for a in game.actions(state):
            v2, _ = max_value(game.result(state, a), alpha, beta)
            if v2 {less} v:
                v, move = v2, a
                beta = min(beta, v)
            if v <= alpha: return v, move
        return v, move
    return max_value(game.initial, -math.inf, math.inf){answer}
plycut.judge(alpha_beta_search, plycut.Game)
"""
STATE = """import math, plycut
def value(state, agent, alpha, beta):
    if state.isWin() or state.isLose(): return state.getScore(), None
    best, move = (-math.inf if agent == 0 else math.inf), None
    for action in state.getLegalActions(agent):
        v = value(state.generateSuccessor(agent, action), (agent + 1) % state.getNumAgents(), alpha, beta)[0]
        if v > best if agent == 0 else v < best: best, move = v, action
        if best {stop} beta if agent == 0 else best {stop2} alpha: return best, move
        if agent == 0: alpha = max(alpha, best)
        else: beta = min(beta, best)
    return best, move
plycut.judge(lambda s: value(s, 0, -math.inf, math.inf){answer}, plycut.State)
"""
EXPECT = """import plycut
def value(n):
    if not n.children: return n.value
    values = [value(c) for c in n.children]
    if n.is_chance: return sum(v * {odds} for v, c in zip(values, n.children))
    return max(values) if n.is_max else min(values)
plycut.judge(value, plycut.Node)
"""
GHOSTS = """import plycut
def value(s, agent):
    if s.isWin() or s.isLose(): return s.getScore()
    values = [value(s.generateSuccessor(agent, a), 1 - agent) for a in s.getLegalActions(agent)]
    return max(values) if agent == 0 else {mean}
plycut.judge(lambda s: value(s, 0), plycut.State)
"""
WAY = """import copy, math, plycut
def ab(n, a, b, mx):
    {body}
plycut.judge(lambda t: ab(t, -math.inf, math.inf, True){shape})
"""
LOOP = """best = -math.inf if mx else math.inf
    for c in {children}:
        {first}
        v = {value}
        best = max(best, v) if mx else min(best, v)
        if mx: a = max(a, best)
        else: b = min(b, best)
        {last}
    return best"""
BREAK = "if a >= b: break"


def way(leaf, children="n", first="pass", value="ab(c, a, b, not mx)", last=BREAK, shape=""):
    return WAY.format(body=leaf + "\n    " + LOOP.format(children=children, first=first, value=value, last=last), shape=shape)


# Leaf tests that ask the leaf nothing, with all children copied at once.
BY_TRYING = "try: n = list(n)\n    except TypeError: return n"
BY_LENGTH = "if not hasattr(n, '__len__'): return n\n    n = [*n]"
BY_MATCHING = "match n:\n        case [*children]: n = children\n        case _: return n"
BY_NUMBER = "if type(n) in (int, float): return n"
COPYING = [(name, test) for name, test in (("trying", BY_TRYING), ("length", BY_LENGTH), ("number", BY_NUMBER + "\n    n = tuple(n)"), ("matching", BY_MATCHING))
           if name != "matching" or sys.version_info >= (3, 10)]
VALUES = "\n    return (max if mx else min)([ab(c, a, b, not mx) for c in n])"
IS_LIST, MINIMAX = "if not isinstance(n, list): return n", ["-a", "minimax"]
MEMO = "k = (str(n), mx)\n    if k in memo: return memo[k]"
GLOBALS = """import math, plycut
alpha, beta = -math.inf, math.inf
def ab(n, mx):
    global alpha, beta
    if not isinstance(n, list): return n
    best = -math.inf if mx else math.inf
    for c in n:
        v = ab(c, not mx)
        best = max(best, v) if mx else min(best, v)
        if mx:
            if best >= beta: return best
            alpha = max(alpha, best)
        else:
            if best <= alpha: return best
            beta = min(beta, best)
    return best
def go(t):
    {reset}
    return ab(t, True)
plycut.judge(go)
"""
RESET = "global alpha, beta; alpha, beta = -math.inf, math.inf"
RECIPE = """import math, plycut
def recipe(branch, depth, alpha, beta):
    for child in branch:
        if isinstance(child, list):
            nalpha, nbeta = recipe(child, depth + 1, alpha, beta)
            if depth % 2 == 1: beta = nalpha if nalpha < beta else beta
            else: alpha = nbeta if nbeta > alpha else alpha
        else:
            if depth % 2 == 0 and alpha < child: alpha = child
            if depth % 2 == 1 and beta > child: beta = child
            if alpha >= beta: break
    return (alpha, beta)
plycut.judge(lambda t: recipe(t, 0, -math.inf, math.inf)[0] if isinstance(t, list) else t)
"""

STATEFUL = """import math, plycut
class Searcher:
    def __init__(self):
        self.count = 0
    def run(self, root):
        self.count = 0
        return self.search(root, -math.inf, math.inf, True)
    def search(self, node, alpha, beta, is_max):
        self.count += 1
        if isinstance(node, (int, float)): return node
        choose, value = (max, -math.inf) if is_max else (min, math.inf)
        for child in node:
            value = choose(value, self.search(child, alpha, beta, not is_max))
            alpha, beta = (choose(alpha, value), beta) if is_max else (alpha, choose(beta, value))
            if beta <= alpha: return value
        return value
plycut.judge(Searcher().run)
"""
GENERATOR = """import math, plycut
def values(n, a, b, mx):
    for c in n:
        v = ab(c, a, b, not mx)
        yield v
        if mx:
            if v >= b: return
            a = max(a, v)
        else:
            if v <= a: return
            b = min(b, v)
def ab(n, a, b, mx):
    if not isinstance(n, list): return n
    best = None
    for v in values(n, a, b, mx): best = v if best is None else max(best, v) if mx else min(best, v)
    return best
plycut.judge(lambda t: ab(t, -math.inf, math.inf, True))
"""
# No recursion: nodes that are open wait on a stack.
STACK = """import math, plycut
def search(tree):
    if not isinstance(tree, list): return tree
    stack, value = [[tree, 0, -math.inf, math.inf, True, -math.inf]], None
    while stack:
        node, i, a, b, mx, best = frame = stack[-1]
        if value is not None:
            best = max(best, value) if mx else min(best, value)
            a, b = (max(a, best), b) if mx else (a, min(b, best))
            frame[2], frame[3], frame[5], value = a, b, best, None
        if i == len(node) or a >= b:
            value = best
            stack.pop()
            continue
        frame[1] += 1
        value = None if isinstance(node[i], list) else node[i]
        if value is None: stack.append([node[i], 0, a, b, not mx, math.inf if mx else -math.inf])
    return value
plycut.judge(search)
"""
FOLD = """import functools, math, plycut
def ab(n, a, b, mx):
    if not isinstance(n, list): return n
    def step(so_far, c):
        best, a, b = so_far
        if a >= b: return so_far
        best = (max if mx else min)(best, ab(c, a, b, not mx))
        return (best, max(a, best), b) if mx else (best, a, min(b, best))
    return functools.reduce(step, n, (-math.inf if mx else math.inf, a, b))[0]
plycut.judge(lambda t: ab(t, -math.inf, math.inf, True))
"""
PAIRS = """import math, plycut
def ab(n, a, b, mx):
    if not isinstance(n, list): return {leaf}
    best = (-math.inf if mx else math.inf, None)
    for i, c in enumerate(n):
        v = ab(c, a, b, not mx)[0]
        if v > best[0] if mx else v < best[0]: best = (v, i)
        a, b = (max(a, best[0]), b) if mx else (a, min(b, best[0]))
        if a >= b: break
    return {best}
plycut.judge(lambda t: ab(t, -math.inf, math.inf, True))
"""

PYTHON = [
    # Right ones, in every shape and number type, and in many ways of writing it.
    ("plain", RIGHT, [], plain()),
    ("plain-strict", RIGHT, ["--cut", "strict"], plain(stop="a > b")),
    ("plain-hard", RIGHT, ["--fail", "hard"], plain(outside="inf = math.inf", head="a0, b0 = a, b", back="max(a0, min(b0, best))")),
    ("plain-reversed", RIGHT, ["--order", "reversed"], plain(children="reversed(n)")),
    ("two-functions", RIGHT, [], TWO.format(shape="")),
    ("two-functions-leaves", RIGHT, [], TWO.format(shape=", plycut.Leaves").replace("isinstance(node, list)", "type(node) is list")),
    ("type-is-list", RIGHT, [], plain().replace("not isinstance(n, list)", "type(n) is not list")),
    ("type-is-number", RIGHT, [], plain().replace("not isinstance(n, list)", "type(n) in (int, float)")),
    ("isinstance-int", RIGHT, [], plain().replace("not isinstance(n, list)", "isinstance(n, int) or isinstance(n, float)")),
    ("negamax", RIGHT, [], negamax()),
    ("nodes", RIGHT, [], NODES),
    ("nodes-min-root", RIGHT, ["--root", "min"], NODES),
    ("game-value-and-move", RIGHT, [], GAME.format(less="<", answer="")),
    ("game-move", RIGHT, [], GAME.format(less="<", answer="[1]")),
    ("game-move-first", RIGHT, [], GAME.format(less="<", answer="[::-1]")),
    ("state-move", RIGHT, [], STATE.format(stop=">=", stop2="<=", answer="[1]")),
    ("state-value", RIGHT, [], STATE.format(stop=">=", stop2="<=", answer="[0]")),
    ("state-strict", RIGHT, ["--cut", "strict"], STATE.format(stop=">", stop2="<", answer="[1]")),
    ("minimax", RIGHT, MINIMAX, plain(stop="False")),
    ("minimax-comprehension", RIGHT, MINIMAX, WAY.format(body=IS_LIST + "\n    return (max if mx else min)([ab(c, a, b, not mx) for c in n])", shape="")),
    ("minimax-generator", RIGHT, MINIMAX, WAY.format(body=IS_LIST + "\n    return (max if mx else min)(ab(c, a, b, not mx) for c in n)", shape="")),
    ("expectiminimax", RIGHT, MINIMAX + ["--players", "max/chance/min/chance"], EXPECT.format(odds="c.probability")),
    ("ghosts", RIGHT, MINIMAX + ["--players", "max/chance"], GHOSTS.format(mean="sum(values) / len(values)")),
    ("whole-numbers", RIGHT, [], plain(leaf="int(n)")),
    ("whole-numbers-or-none", RIGHT, [], plain(leaf="int(n) if int(n) == n else 1 // 0")),
    ("rounded", RIGHT, [], plain(leaf="round(n)")),
    ("in-fractions", RIGHT, [], plain(outside="from fractions import Fraction", leaf="Fraction(float(n))")),
    ("test-first", RIGHT, [], way(IS_LIST, first=BREAK, last="pass")),
    ("deepcopy", RIGHT, [], way("n = copy.deepcopy(n)\n    " + IS_LIST)),
    ("unpacking", RIGHT, [], way(IS_LIST + "\n    first, *rest = n", children="[first, *rest]")),
    ("isinstance-of-children", RIGHT, [], way(IS_LIST, value="ab(c, a, b, not mx) if isinstance(c, list) else c")),
    ("all-isinstance", RIGHT, [], way(IS_LIST + "\n    flat = all(isinstance(c, (int, float)) for c in n)")),
    ("indices", RIGHT, [], way(IS_LIST, children="range(len(n))", value="ab(n[c], a, b, not mx)")),
    ("slices", RIGHT, [], way(IS_LIST, children="[*n[:1], *n[1:]]")),
    ("popping", RIGHT, [], way(IS_LIST, children="range(len(n))", value="ab(n.pop(0), a, b, not mx)")),
    ("infinity-million", RIGHT, [], plain(start="-1000000 if mx else 1000000", root="-1000000, 1000000")),
    ("infinity-maxsize", RIGHT, [], plain(outside="import sys", start="-sys.maxsize if mx else sys.maxsize", root="-sys.maxsize, sys.maxsize")),
    ("class-with-state", RIGHT, [], STATEFUL),
    ("generator", RIGHT, [], GENERATOR),
    ("stack", RIGHT, [], STACK),
    ("fold", RIGHT, [], FOLD),
    ("pairs", RIGHT, [], PAIRS.format(leaf="(n, None)", best="best")),
    ("pairs-in-lists", RIGHT, [], PAIRS.format(leaf="[n, None]", best="list(best)")),
    ("in-decimals", RIGHT, [], plain(outside="from decimal import Decimal", leaf="Decimal(repr(n + 0))")),
    ("float-of-its-own", RIGHT, [], negamax(leaf="Number(s * float(n))").replace("def nm", "class Number(float):\n    def __neg__(self): return Number(float.__neg__(self))\ndef nm")),
    ("fail-hard-returns-bound", RIGHT, [], plain(back="a if mx else b")),
    *[(f"copies-by-{name}", RIGHT, [], way(test)) for name, test in COPYING],
    *[(f"copies-in-minimax-by-{name}", RIGHT, MINIMAX, WAY.format(body=test + VALUES, shape="")) for name, test in COPYING],
    ("copies-reversed", RIGHT, [], way(BY_TRYING + "\n    n.reverse()", children="range(len(n))", value="ab(n.pop(), a, b, not mx)")),
    ("type-is-list-in-minimax", RIGHT, MINIMAX, WAY.format(body="if type(n) is not list: return n" + VALUES, shape="")),
    ("copy-method-of-numbers", RIGHT, [], way(BY_NUMBER + "\n    n = n.copy()", children="range(len(n))", value="ab(n.pop(0), a, b, not mx)")),
    ("copied-by-json", RIGHT, [], plain(outside="import json").replace("lambda t: ab(t,", "lambda t: ab(json.loads(json.dumps(t)),")),
    ("type-is-list-or-number", RIGHT, [], way(BY_NUMBER + "\n    if type(n) is not list: return None")),
    ("fold-of-numbers", RIGHT, [], FOLD.replace("not isinstance(n, list)", "type(n) in (int, float)")),
    ("zero-if-falsy", RIGHT, [], plain(leaf="n if n else 0")),
    ("equal-to-best", RIGHT, [], plain(take="if v == best: continue\n        best = max(best, v) if mx else min(best, v)")),
    ("other-than-best", RIGHT, [], plain(take="if v != best: best = max(best, v) if mx else min(best, v)")),
    ("finds-its-place", RIGHT, [], way(IS_LIST, first="i = n.index(c)")),
    ("finds-its-place-in-lists", RIGHT, [], way("if type(n) is not list: return n", first="i = n.index(c)")),
    ("compares-with-none", RIGHT, [], plain(head="assert n != None and n not in ([], None)")),
    # Other conventions.
    ("strict", ["--cut strict"], [], plain(stop="a > b")),
    ("equal", ["--cut equal"], ["--cut", "strict"], plain()),
    ("right-to-left", ["--order reversed"], [], plain(children="reversed(n)")),
    ("no-pruning", ["algorithm minimax"], [], plain(stop="False")),
    ("prunes-in-minimax", ["algorithm alpha-beta"], MINIMAX, plain()),
    ("last-move", ["best=last"], [], GAME.format(less="<", answer="").replace("if v2 > v", "if v2 >= v")),
    ("state-strict-here", ["--cut strict"], [], STATE.format(stop=">", stop2="<", answer="[0]")),
    # The searches with a mistake.
    ("window-reset", ["window-reset"], [], plain(give="*((a, b) if d else (-math.inf, math.inf))")),
    ("parent-only", ["parent-only"], [], plain(give="*((best, math.inf) if mx else (-math.inf, best))")),
    ("swapped", ["min-max-swapped"], [], plain().replace("True))", "False))")),
    ("alpha-at-min", ["alpha-at-min"], [], plain(tighten="c0 = best >= b if mx else best <= a\n        a = max(a, best)", stop="c0")),
    ("beta-at-max", ["beta-at-max"], [], plain(tighten="c0 = best >= b if mx else best <= a\n        b = min(b, best)", stop="c0")),
    ("cut-late", ["cut-late"], [], plain(head="late = False", tighten="c0 = late\n        late = best >= b if mx else best <= a\n        if not late: a, b = (max(a, best), b) if mx else (a, min(b, best))", stop="c0")),
    ("bounds-kept", ["bounds-kept"], [], GLOBALS.format(reset=RESET)),
    ("bounds-in-globals", ["kept", "bounds-kept"], [], GLOBALS.format(reset="pass")),
    ("recipe", ["cut-after-leaf"], [], RECIPE),
    ("two-mistakes", ["--cut strict", "window-reset"], [], plain(stop="a > b", give="*((a, b) if d else (-math.inf, math.inf))")),
    ("probabilities-ignored", ["probabilities-ignored"], MINIMAX + ["--players", "max/chance"], EXPECT.format(odds="1 / len(values)")),
    ("ghosts-as-min", ["chance-as-min"], MINIMAX + ["--players", "max/chance"], GHOSTS.format(mean="min(values)")),
    ("strict-at-max", ["strict-at-max"], [], plain(stop="(a > b if mx else a >= b)")),
    ("strict-at-min", ["strict-at-min"], [], plain(stop="(a >= b if mx else a > b)")),
    ("max-never-cuts", ["max-never-cuts"], [], plain(stop="not mx and a >= b")),
    ("min-never-cuts", ["min-never-cuts"], [], plain(stop="mx and a >= b")),
    ("beta-by-max", ["max-never-cuts"], [], plain(tighten="c0 = best >= b if mx else best <= a\n        a, b = (max(a, best), b) if mx else (a, max(b, best))", stop="c0")),
    ("never-alternates", ["never-alternates"], [], plain(turn="mx")),
    # Programs that are no searches of plycut.
    ("negamax-not-turned", ["leaf-not-turned"], [], negamax(leaf="n")),
    ("negamax-window-as-it-is", ["bounds-swapped"], [], negamax(give="-a, -b")),
    ("window-swapped", ["bounds-swapped"], [], plain(give="b, a", stop="(best >= b if mx else best <= a)")),
    ("root-window-reversed", ["test-inverted"], [], plain(root="math.inf, -math.inf", stop="(best >= b if mx else best <= a)")),
    ("test-inverted", ["test-inverted"], [], plain(stop="a <= b")),
    ("starts-at-zero", ["best-from-zero"], [], plain(start="0")),
    ("max-starts-at-zero", ["max-from-zero"], [], plain(start="0 if mx else math.inf")),
    ("min-starts-at-zero", ["min-from-zero"], [], plain(start="-math.inf if mx else 0")),
    ("starts-at-tiny", ["best-from-tiny"], [], plain(start="5e-324 if mx else math.inf")),
    ("if-not-best", ["zero-is-none"], [], plain(start="None", take="best = v if not best or (v > best if mx else v < best) else best")),
    ("infinity-10", ["infinity-10"], [], plain(start="-10 if mx else 10", root="-10, 10")),
    ("infinity-100", ["infinity-100"], [], plain(start="-100 if mx else 100", root="-100, 100")),
    ("infinity-1000", ["infinity-1000"], [], plain(start="-1000 if mx else 1000", root="-1000, 1000")),
    ("infinity-99999", ["infinity-99999"], [], plain(start="-99999 if mx else 99999", root="-99999, 99999")),
    ("own-infinity-1000", ["infinity-1000"], [], plain(start="-1000 if mx else 1000")),
    ("window-of-99", ["infinity-99"], [], plain(root="-99, 99")),
    ("starts-at-tiny-with-alpha", ["best-from-tiny"], [], plain(start="5e-324 if mx else math.inf", root="5e-324, math.inf")),
    ("min-starts-at-minus-infinity", ["min-from-minus-infinity"], [], plain(start="-math.inf")),
    ("max-starts-at-infinity", ["max-from-infinity"], [], plain(start="math.inf")),
    ("bounds-replaced", ["bounds-replaced"], [], plain(tighten="a, b = (best, b) if mx else (a, best)")),
    ("bounds-from-last", ["bounds-from-last"], [], plain(tighten="a, b = (v, b) if mx else (a, v)")),
    ("alpha-from-last", ["alpha-from-last"], [], plain(tighten="a, b = (v, b) if mx else (a, min(b, v))")),
    ("beta-from-last", ["beta-from-last"], [], plain(tighten="a, b = (max(a, v), b) if mx else (a, v)")),
    ("test-before-update", ["test-before-update"], [], plain(tighten="if a >= b: break\n        a, b = (max(a, best), b) if mx else (a, min(b, best))", stop="False")),
    ("test-before-update-at-max", ["test-before-update-at-max"], [], plain(tighten="c0 = a >= b\n        a, b = (max(a, best), b) if mx else (a, min(b, best))", stop="(c0 if mx else a >= b)")),
    ("test-before-update-at-min", ["test-before-update-at-min"], [], plain(tighten="c0 = a >= b\n        a, b = (max(a, best), b) if mx else (a, min(b, best))", stop="(a >= b if mx else c0)")),
    ("returns-in-loop", ["test-inverted"], [], plain(stop="True", stopped="return best")),
    ("max-returns-in-loop", ["max-returns-in-loop"], [], plain(stop="mx or a >= b")),
    ("min-returns-in-loop", ["min-returns-in-loop"], ["--root", "min"], plain(stop="not mx or a >= b").replace("True))", "False))")),
    ("first-child-skipped", ["first-child-skipped"], [], plain(children="n[1:]")),
    ("last-child-skipped", ["last-child-skipped"], [], plain(children="n[:-1]")),
    ("min-stays-min", ["min-stays-min"], [], plain(turn="False")),
    *[(f"strict-copies-by-{name}", ["--cut strict"], [], way(test, last="if a > b: break")) for name, test in COPYING if name != "number"],
    ("cutoff-returns-nothing", ["cutoff-loses-value"], [], plain(stopped="return -math.inf if mx else math.inf")),
    ("cutoff-returns-minus-infinity", ["cutoff-returns-minus-infinity"], [], plain(stopped="return -math.inf")),
    ("searched-twice", ["searched-twice"], [], plain(before="ab(c, a, b, not mx, d + 1)")),
    ("best-searched-twice", ["best-searched-twice"], [], plain(take="v = ab(c, a, b, not mx, d + 1) if (v > best if mx else v < best) else v\n        best = max(best, v) if mx else min(best, v)")),
    ("depth-2", ["depth-2"], [], plain(head="if isinstance(n, list) and d == 2: return 0")),
    ("win-ends-loop", ["win-ends-loop"], ["--like", "random:b=2..3,d=2..4,values=-2..2"], plain(stop="a >= b or best == (1 if mx else -1)")),
    ("table", ["table-without-bounds"], [], plain(outside="memo = {}", head=MEMO, after="memo[k] = best").replace("plycut.judge(lambda t: ", "plycut.judge(lambda t: memo.clear() or ")),
    ("table-kept", ["kept", "table-without-bounds"], [], plain(outside="memo = {}", head=MEMO, after="memo[k] = best")),
    ("table-as-default", ["kept", "table-without-bounds"], [], plain(default=", memo={}", head=MEMO, after="memo[k] = best")),
    ("counter-kept", ["kept"], [], plain(outside="calls = [0]", head="calls[0] += 1", back="best if calls[0] < 40 else 0")),
    ("table-in-minimax", ["table-without-bounds"], MINIMAX, plain(outside="memo = {}", head=MEMO, after="memo[k] = best", stop="False").replace("plycut.judge(lambda t: ", "plycut.judge(lambda t: memo.clear() or ")),
    # Wrong, and none of these.
    ("first-two-children", ["two-children"], [], plain(children="n[:2]")),
    ("sorted", ["leaves-first"], [], plain(children="sorted(n, key=lambda c: isinstance(c, list))")),
    ("sorted-down", ["leaves-last"], [], plain(children="sorted(n, key=lambda c: not isinstance(c, list))")),
    ("seven", UNNAMED, [], plain(leaf="n + 1 if n == 7 else n")),
    ("mean", UNNAMED, [], plain(back="best if mx else best + 0.25")),
    ("absolute-values", UNNAMED, [], plain(leaf="abs(n)")),
    ("last-child-left-out", UNNAMED, [], plain(children="n[:max(1, len(n) - 1)]")),
    ("cuts-at-one-depth", UNNAMED, [], plain(stop="d == 1 and a >= b")),
    ("negamax-forgets-alpha", ["parent-only"], [], negamax(give="-b, -best", stop="best >= b")),
    ("parent-only-strict", ["--cut strict", "parent-only"], [], plain(give="*((best, math.inf) if mx else (-math.inf, best))", stop="(best > b if mx else best < a)")),
    ("returns-nothing-at-a-cutoff", UNNAMED, [], plain(stopped="return").replace("v = ab(c, a, b, not mx, d + 1)", "v = ab(c, a, b, not mx, d + 1) or 0")),
    ("texts", UNNAMED, [], plain().replace("True))", "True).__str__())")),
]

# ---- Other languages -----------------------------------------------------------------------------------------------------

C = """#include "plycut.h"
static {number} ab(plycut_node *n, {number} a, {number} b, int mx)
{{
    if (plycut_is_leaf(n)) return ({number})plycut_value(n);
    {number} best = mx ? {low} : {high};
    for (int i = 0; i < plycut_count(n); i++) {{
        {number} v = ab(plycut_child(n, i), {give}, !mx);
        if (mx ? v > best : v < best) best = v;
        if (mx && best > a) a = best;
        if (!mx && best < b) b = best;
        if ({stop}) break;
    }}
    return best;
}}
static double search(plycut_node *root) {{ return ab(root, {low}, {high}, plycut_is_max(root)); }}
int main(void) {{ return plycut_judge(search); }}
"""
CSLOTS = dict(number="double", low="-INFINITY", high="INFINITY", give="a, b", stop="a >= b")
JS = """const plycut = require('./plycut.js');
function ab(n, a, b, mx) {{
    if (!Array.isArray(n)) return {leaf};
    let best = mx ? {low} : {high};
    for (const c of n) {{
        const v = ab(c, {give}, !mx);
        best = mx ? Math.max(best, v) : Math.min(best, v);
        if (mx) a = Math.max(a, best); else b = Math.min(b, best);
        if ({stop}) break;
    }}
    return best;
}}
plycut.judge(tree => ab(tree, -Infinity, Infinity, true));
"""
JSSLOTS = dict(leaf="n", low="-Infinity", high="Infinity", give="a, b", stop="a >= b")
CPP = """#include "plycut.hpp"
#include <algorithm>
#include <limits>
using Number = {number};
Number ab(const plycut::Node &n, Number a, Number b, bool mx)
{{
    if (n.is_leaf()) return static_cast<Number>(n.value());
    Number best = mx ? {low} : {high};
    for (const auto &c : n.children) {{
        Number v = ab(c, a, b, !mx);
        best = mx ? std::max(best, v) : std::min(best, v);
        if (mx) a = std::max(a, best); else b = std::min(b, best);
        if ({stop}) break;
    }}
    return best;
}}
int main() {{ return plycut::judge([](const plycut::Node &root) {{ return double(ab(root, {low}, {high}, root.is_max)); }}); }}
"""
CPPSLOTS = dict(number="double", low="-std::numeric_limits<Number>::max()", high="std::numeric_limits<Number>::max()", stop="a >= b")


def c(**slots):
    return C.format(**{**CSLOTS, **slots})


def js(**slots):
    return JS.format(**{**JSSLOTS, **slots})


def cpp(**slots):
    return CPP.format(**{**CPPSLOTS, **slots})


C_MOVES = """#include "plycut.h"
#include <limits.h>
typedef struct {{ long low, high; }} window;
static long nega(plycut_node *n, window w, int sign, int *move)
{{
    if (plycut_count(n) == 0) return sign * (long)plycut_value(n);
    long best = -LONG_MAX;
    for (int i = 0; i < plycut_count(n) && w.low < w.high; i++) {{
        long v = -nega(plycut_child(n, i), (window){{-w.high, -w.low}}, -sign, NULL);
        if (v {better} best) {{ best = v; if (move) *move = i; }}
        if (best > w.low) w.low = best;
    }}
    return best;
}}
static double search(plycut_node *root, int *move) {{ return nega(root, (window){{-LONG_MAX, LONG_MAX}}, 1, move); }}
int main(void) {{ return plycut_judge_moves(search); }}
"""
CLOSURES = """const plycut = require('./plycut.js');
const searcher = () => {
    const better = { true: Math.max, false: Math.min };
    const visit = (alpha, beta, mx) => node => {
        if (!Array.isArray(node)) return node;
        let best = mx ? -Infinity : Infinity;
        node.some(child => {
            best = better[mx](best, visit(alpha, beta, !mx)(child));
            [alpha, beta] = mx ? [Math.max(alpha, best), beta] : [alpha, Math.min(beta, best)];
            return beta <= alpha;
        });
        return best;
    };
    return visit(-Infinity, Infinity, true);
};
plycut.judge(tree => searcher()(tree));
"""
JS_MOVES = """const plycut = require('./plycut.js');
function* children(n) { for (const c of n) yield c; }
function nega(n, a, b, s) {
    if (typeof n === 'number') return { value: s * n };
    let result = { value: -Infinity, best: null }, i = 0;
    for (const c of children(n)) {
        const v = -nega(c, -b, -a, -s).value;
        if (v > result.value) result = { value: v, best: i };
        a = Math.max(a, v);
        if (a >= b) break;
        i++;
    }
    return result;
}
plycut.judge(tree => nega(tree, -Infinity, Infinity, 1));
"""
# They go on after a cutoff, without looking at what they are given.
FOR_EACH = """const plycut = require('./plycut.js');
function ab(n, a, b, mx) {
    if (typeof n !== 'object') return n;
    let best = mx ? -Infinity : Infinity;
    n.forEach(c => {
        if (a >= b) return;
        const v = ab(c, a, b, !mx);
        if (mx) a = Math.max(a, best = Math.max(best, v)); else b = Math.min(b, best = Math.min(best, v));
    });
    return best;
}
plycut.judge(tree => ab(tree, -Infinity, Infinity, true));
"""
REDUCE = """const plycut = require('./plycut.js');
const ab = (n, a, b, mx) => typeof n === 'number' ? n : n.reduce((best, c) => {
    if (a >= b) return best;
    best = mx ? Math.max(best, ab(c, a, b, false)) : Math.min(best, ab(c, a, b, true));
    if (mx) a = Math.max(a, best); else b = Math.min(b, best);
    return best;
}, mx ? -Infinity : Infinity);
plycut.judge(tree => ab(tree, -Infinity, Infinity, true));
"""
# A bound that the next search begins with.
JS_KEPT = js().replace("function ab", "let kept = -Infinity;\nfunction ab").replace("a = Math.max(a, best);", "kept = a = Math.max(a, best);").replace("ab(tree, -Infinity,", "ab(tree, kept,")
JAVA = """import java.util.List;
class Main {{
    static double ab(Object node, double a, double b, boolean max) {{
        if (!(node instanceof List)) return ((Number) node).{read}();
        double best = max ? {low} : Double.POSITIVE_INFINITY;
        for (Object child : (List<?>) node) {{
            double v = ab(child, a, b, !max);
            if (max) {{ best = Math.max(best, v); a = Math.max(a, best); }}
            else {{ best = Math.min(best, v); b = Math.min(b, best); }}
            if ({stop}) break;
        }}
        return best;
    }}
    public static void main(String[] words) {{ Plycut.judgeLists(root -> ab(root, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, true)); }}
}}
"""
DOUBLES = "if (!(node instanceof List)) return ((Number) node).doubleValue();", "if (node instanceof Double) return (Double) node;"
INTEGERS = DOUBLES[0], "if (node instanceof Integer) return (Integer) node;"
COPIED = "Object child : (List<?>) node", "Object child : new java.util.ArrayList<Object>((List<?>) node)"
JAVA_FOR_EACH = """import java.util.List;
class Main {
    static double ab(Object node, double alpha, double beta, boolean max) {
        if (node instanceof Double) return (Double) node;
        double[] window = {alpha, beta}, best = {max ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY};
        ((List<?>) node).forEach(child -> {
            if (window[0] >= window[1]) return;
            double v = ab(child, window[0], window[1], !max);
            if (max) window[0] = Math.max(window[0], best[0] = Math.max(best[0], v));
            else window[1] = Math.min(window[1], best[0] = Math.min(best[0], v));
        });
        return best[0];
    }
    public static void main(String[] words) { Plycut.judgeLists(root -> ab(root, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, true)); }
}
"""
JAVASLOTS = dict(read="doubleValue", low="Double.NEGATIVE_INFINITY", stop="a >= b")


def java(**slots):
    return JAVA.format(**{**JAVASLOTS, **slots})


OTHERS = {
    "c": [
        ("double", RIGHT, [], c()),
        ("int", RIGHT, [], c(number="int", low="-1000000000", high="1000000000")),
        ("long", RIGHT, [], c(number="long long", low="-1000000000000", high="1000000000000")),
        ("float", RIGHT, [], c(number="float")),
        ("strict", ["--cut strict"], [], c(stop="a > b")),
        ("int-strict", ["--cut strict"], [], c(number="int", low="-1000000000", high="1000000000", stop="a > b")),
        ("infinity-1000", ["infinity-1000"], [], c(number="int", low="-1000", high="1000")),
        ("tiny", ["best-from-tiny"], [], c(low="-INFINITY").replace("best = mx ? -INFINITY", "best = mx ? 4.9406564584124654e-324")),
        ("moves-in-long", RIGHT, [], C_MOVES.format(better=">")),
        ("last-move-in-long", ["best=last"], [], C_MOVES.format(better=">=")),
        ("short-overflows", UNNAMED, [], c(number="short", low="-32767", high="32767")),
        ("swapped-window", ["bounds-swapped"], [], c(give="b, a", stop="mx ? best >= b : best <= a")),
    ],
    "js": [
        ("lists", RIGHT, [], js()),
        ("rounded", RIGHT, [], js(leaf="Math.trunc(n)")),
        ("strict", ["--cut strict"], [], js(stop="a > b")),
        ("min-value", ["best-from-tiny"], [], js(low="Number.MIN_VALUE")),
        ("max-never-cuts", ["max-never-cuts"], [], js(stop="!mx && a >= b")),
        ("from-zero", ["best-from-zero"], [], js(low="0", high="0")),
        ("closures", RIGHT, [], CLOSURES),
        ("moves-of-a-generator", RIGHT, [], JS_MOVES),
        ("sorted-as-texts", UNNAMED, [], js().replace("const c of n", "const c of [...n].sort()")),
        ("bound-kept", ["kept"], [], JS_KEPT),
        ("numbers-in-forEach", RIGHT, [], FOR_EACH),
        ("numbers-reduced", RIGHT, [], REDUCE),
        ("numbers-copied", RIGHT, [], js().replace("!Array.isArray(n)", "typeof n === 'number'").replace("const c of n", "const c of [...n]")),
        ("numbers-copied-from-zero", ["best-from-zero"], [], js(low="0", high="0").replace("!Array.isArray(n)", "typeof n === 'number'").replace("const c of n", "const c of [...n]")),
        ("copied-by-json", RIGHT, [], js().replace("ab(tree,", "ab(JSON.parse(JSON.stringify(tree)),")),
        ("numbers-copied-by-json", RIGHT, [], js().replace("!Array.isArray(n)", "typeof n === 'number'").replace("const c of n", "const c of JSON.parse(JSON.stringify(n))")),
        ("numbers-printed", RIGHT, [], js(stop="String(n) && a >= b").replace("!Array.isArray(n)", "typeof n === 'number'")),
        ("structured-clone", RIGHT, [], js().replace("ab(tree,", "ab(structuredClone(tree),")),
        ("structured-clone-from-zero", ["best-from-zero"], [], js(low="0", high="0").replace("ab(tree,", "ab(structuredClone(tree),")),
        ("numbers-strict", ["--cut strict"], [], js(stop="a > b").replace("!Array.isArray(n)", "typeof n === 'number'")),
    ],
    "cpp": [
        ("double", RIGHT, [], cpp()),
        ("int", RIGHT, [], cpp(number="int")),
        ("strict", ["--cut strict"], [], cpp(stop="a > b")),
    ],
    "java": [
        ("lists", RIGHT, [], java()),
        ("lists-int", RIGHT, [], java(read="intValue")),
        ("lists-long", RIGHT, [], java(read="longValue")),
        ("strict", ["--cut strict"], [], java(stop="a > b")),
        ("min-value", ["best-from-tiny"], [], java(low="Double.MIN_VALUE")),
        ("min-value-strict", UNNAMED, [], java(low="Double.MIN_VALUE", stop="a > b")),
        ("doubles", RIGHT, [], java().replace(*DOUBLES)),
        ("doubles-copied", RIGHT, [], java().replace(*DOUBLES).replace(*COPIED)),
        ("doubles-for-each", RIGHT, [], JAVA_FOR_EACH),
        ("integers", RIGHT, [], java().replace(*INTEGERS)),
        ("integers-copied", RIGHT, [], java().replace(*INTEGERS).replace(*COPIED)),
        ("doubles-printed", RIGHT, [], java(stop="node.toString() != null && a >= b").replace(*DOUBLES)),
        ("array-lists", RIGHT, [], java().replace("List<?>", "java.util.ArrayList<?>")),
        ("array-lists-of-integers", RIGHT, [], java().replace(*INTEGERS).replace("List<?>", "java.util.ArrayList<?>")),
        ("array-lists-of-integers-from-one", UNNAMED, [], java(low="1").replace(*INTEGERS).replace("List<?>", "java.util.ArrayList<?>")),
        ("integers-strict", ["--cut strict"], [], java(stop="a > b").replace(*INTEGERS)),
    ],
}

# The kinds of mistakes that students' programs make, with the programs above that make them.
KINDS = {
    "> where >= is asked for": ["strict"], "> at one player and >= at the other": ["strict-at-max", "strict-at-min"], "one player never cuts off": ["max-never-cuts", "min-never-cuts"],
    "beta = max(beta, v)": ["beta-by-max"], "no pruning at all": ["no-pruning"], "the root's window is forgotten": ["window-reset"], "only the parent's bound": ["parent-only"],
    "bounds in globals": ["bounds-in-globals"], "bounds the wrong way round": ["window-swapped", "root-window-reversed"], "an inverted test": ["test-inverted"],
    "negamax with (-alpha, -beta)": ["negamax-window-as-it-is"], "a leaf not from the mover's side": ["negamax-not-turned"], "MAX and MIN swapped": ["swapped"],
    "players that do not alternate": ["never-alternates"], "best starts at 0": ["starts-at-zero", "max-starts-at-zero", "min-starts-at-zero"],
    "best starts at the smallest positive double": ["starts-at-tiny"], "if not best": ["if-not-best"], "infinity = 10": ["infinity-10"], "infinity = 100, 1000 ...": ["infinity-100", "infinity-1000", "infinity-99999"],
    "a cutoff returns -infinity": ["cutoff-returns-nothing", "cutoff-returns-minus-infinity"], "each child searched twice": ["searched-twice", "best-searched-twice"],
    "a table without bounds": ["table"], "a table kept between searches": ["table-kept"], "a mutable default": ["table-as-default"], "a depth too short": ["depth-2"],
    "alpha = v": ["bounds-replaced", "bounds-from-last"], "a test before the update": ["test-before-update"], "best = -infinity at MIN": ["min-starts-at-minus-infinity"],
    "return in the loop": ["returns-in-loop", "max-returns-in-loop"], "MIN calls itself": ["min-stays-min"], "a range that is one short": ["first-child-skipped", "last-child-skipped"],
    "an infinity of the function's own": ["own-infinity-1000"], "a win ends the loop": ["win-ends-loop"], "children sorted": ["sorted", "sorted-down"], "children left out": ["first-two-children"],
}
