#!/usr/bin/python3
"""Chance nodes against exact rational arithmetic: tests/chance.py PLYCUT [TREES].

The oracle below is written from the definitions (Ballard 1983; docs/semantics.md) and shares nothing with plycut: it
searches random trees in fractions, finds the owner of each bound by looking up the path, and says what every event must
be. Then come the worked examples and the means over random trees that the documentation gives."""
import csv, io, json, random, re, subprocess, sys
from fractions import Fraction as F

from explanations import PYTHON

PLYCUT, TREES = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 2000
INF = float("inf")


def run(*arguments, data=None):
    return subprocess.run([PLYCUT, *arguments], capture_output=True, text=True, input=data)


def number(x):
    return float(x) if isinstance(x, F) else x


# ---- Trees: (player, probability or None, children or a value) ------------------------------------------------------


def random_tree(rng, plies, players, kind, top=True):
    if plies == 0 or (not top and rng.random() < 0.12):
        return F(rng.randrange(0, 10))
    player = players[0]
    children = [random_tree(rng, plies - 1, players[1:] + players[:1], kind, False) for _ in range(rng.randrange(1, 4))]
    chances = None
    if player == "chance" and kind == "weighted":
        parts = [rng.randrange(1, 7) for _ in children]
        chances = [F(p, sum(parts)) for p in parts]
    elif player == "chance" and kind == "dyadic":
        chances, rest = [], F(1)
        for i in range(len(children)):
            chances.append(rest if i + 1 == len(children) else rest / 2)
            rest -= chances[-1]
    elif player == "chance":
        chances = [F(1, len(children))] * len(children)
    return (player, chances, kind, children)


def as_json(node):
    if isinstance(node, F):
        return int(node) if node.denominator == 1 else str(node)
    player, chances, kind, children = node
    written = [as_json(c) for c in children]
    if chances and kind != "uniform":
        written = [dict(w if isinstance(w, dict) else {"value": w}, probability=str(p)) for w, p in zip(written, chances)]
    return {"player": player, "children": written}


# ---- The oracle -----------------------------------------------------------------------------------------------------


class Oracle:
    def __init__(self, algorithm, strict, hard, low, high, limits_cut, window):
        self.algorithm, self.strict, self.hard = algorithm, strict, hard
        self.low, self.high, self.limits_cut = low, high, limits_cut
        self.window = window if algorithm in ("alpha-beta", "star2") else (-INF, INF)
        self.events = []

    def reaches_beta(self, value, beta):
        return value > beta if self.strict else value >= beta

    def reaches_alpha(self, value, alpha):
        return value < alpha if self.strict else value <= alpha

    # A bound is (value here, owner, witness, value that the owner holds); a path is a list of (node, player).
    def search(self, node, path, above, alpha, beta):
        bounds = [None if b[0] in (INF, -INF) else float(b[0]) for b in (alpha, beta)]
        windows = self.algorithm != "minimax"
        self.events.append(("visit", path, bounds if windows else [None, None]))
        if isinstance(node, F):
            return node
        player, chances, _, children = node
        here = above + [(path, player)]
        if player == "chance":
            value = self.chance(node, path, here, alpha, beta)
        else:
            value = self.decision(node, path, here, alpha, beta)
        return self.returned(path, value, alpha, beta)

    def returned(self, path, value, alpha, beta):
        if self.hard and self.algorithm in ("alpha-beta", "star2"):
            value = min(max(value, alpha[0]), beta[0])
        self.events.append(("exit", path, float(value)))
        return value

    def down(self, player, child, alpha, beta):
        if self.algorithm == "minimax":
            return (-INF, None, None, -INF), (INF, None, None, INF)
        if self.algorithm == "branch-and-bound" and (isinstance(child, F) or child[0] != player):
            return (alpha, (INF, None, None, INF)) if player == "max" else ((-INF, None, None, -INF), beta)
        return alpha, beta

    def decision(self, node, path, here, alpha, beta, first_only=False):
        player, _, _, children = node
        best = -INF if player == "max" else INF
        for i, child in enumerate(children[:1] if first_only else children):
            at = self.step(path, i)
            value = self.search(child, at, here, *self.down(player, child, alpha, beta))
            better = value > best if player == "max" else value < best
            best = value if better else best
            crossed = self.reaches_beta(best, beta[0]) if player == "max" else self.reaches_alpha(best, alpha[0])
            crossed = crossed and self.algorithm != "minimax"
            limit = self.limits_cut and self.algorithm != "minimax" and (
                best >= self.high if player == "max" else best <= self.low)
            if crossed or limit:
                if i + 1 < len(children):
                    if crossed:
                        self.cut(path, here, "beta" if player == "max" else "alpha", best,
                                 beta if player == "max" else alpha)
                    else:
                        self.events.append(("cutoff", path, "limit", "beta" if player == "max" else "alpha", float(best),
                                            float(self.high if player == "max" else self.low), None, None, None))
                return best
            if player == "max" and best > alpha[0]:
                alpha = (best, path, at, best)
            if player == "min" and best < beta[0]:
                beta = (best, path, at, best)
        return best

    # Ballard's Star2: each child lies between two numbers, which a probe narrows on one side, and a search on both.
    def star2(self, node, path, here, alpha, beta):
        _, chances, _, children = node
        low, high = [self.low] * len(children), [self.high] * len(children)
        inner = [not isinstance(child, F) and child[0] != "chance" and len(child[3]) > 1 for child in children]
        for probes in (True, False):
            for i, child in enumerate(children):
                if probes and not inner[i]:
                    continue
                at, is_max = self.step(path, i), inner[i] and child[0] == "max"
                others = lambda worth: sum(p * w for j, (p, w) in enumerate(zip(chances, worth)) if j != i)
                a, b = self.moved(alpha, others(high), chances[i]), self.moved(beta, others(low), chances[i])
                if not probes:
                    low[i] = high[i] = self.search(child, at, here, a, b)
                else:
                    a, b = ((-INF, None, None, -INF), b) if is_max else (a, (INF, None, None, INF))
                    self.events.append(("visit", at, [None if w[0] in (INF, -INF) else float(w[0]) for w in (a, b)]))
                    found = self.decision(child, at, here + [(at, child[0])], a, b, True)
                    (low if is_max else high)[i] = self.returned(at, found, a, b)
                least, most = (sum(p * w for p, w in zip(chances, worth)) for worth in (low, high))
                if probes:
                    self.events.append(("probe", path, at, float((low if is_max else high)[i]), *self.between(least, most)))
                left = probes or i + 1 < len(children)
                if left and self.reaches_beta(least, beta[0]):
                    self.cut(path, here, "beta", least, beta)
                    return least
                if left and self.reaches_alpha(most, alpha[0]):
                    self.cut(path, here, "alpha", most, alpha)
                    return most
        return least

    def between(self, least, most):
        """What a probe has proved of the chance node. A clipped value says less than the search has proved, which tests/law.py derives."""
        return (None, None) if self.hard else (float(least), float(most))

    @staticmethod
    def moved(bound, others, p):
        value, owner, witness, held = bound
        return bound if value in (INF, -INF) else ((value - others) / p, owner, witness, held)

    def chance(self, node, path, here, alpha, beta):
        if self.algorithm == "star2":
            return self.star2(node, path, here, alpha, beta)
        _, chances, _, children = node
        sum_so_far, rest = F(0), F(1)
        for i, (child, p) in enumerate(zip(children, chances)):
            rest -= p
            a = self.translated(alpha, sum_so_far, rest, self.high, p)
            b = self.translated(beta, sum_so_far, rest, self.low, p)
            sum_so_far += p * self.search(child, self.step(path, i), here, a, b)
            if self.algorithm == "minimax":
                continue
            most = self.plus(sum_so_far, rest, self.high)
            least = self.plus(sum_so_far, rest, self.low)
            if rest and self.reaches_alpha(most, alpha[0]):
                self.cut(path, here, "alpha", most, alpha)
                return most
            if rest and self.reaches_beta(least, beta[0]):
                self.cut(path, here, "beta", least, beta)
                return least
        return sum_so_far

    @staticmethod
    def plus(total, rest, limit):
        return total if rest == 0 else limit if limit in (INF, -INF) else total + rest * limit

    def translated(self, bound, total, rest, limit, p):
        value, owner, witness, held = bound
        if value in (INF, -INF):
            return bound
        if rest and limit in (INF, -INF):
            return (-limit, None, None, -limit)
        return ((value - total - (rest * limit if rest else 0)) / p, owner, witness, held)

    @staticmethod
    def step(path, i):
        return ("" if path == "/" else path) + "/" + str(i)

    # Shallow: the owner is in the nearest run of decision nodes of one player above the node (of the other player, if
    # the node is itself one), chance nodes passed over.
    def cut(self, path, here, side, value, bound):
        at, owner, witness, held = bound
        kind = "window"
        if owner is not None:
            decisions = [n for n in here[:-1] if n[1] != "chance"]
            player = here[-1][1]
            while player != "chance" and decisions and decisions[-1][1] == player:
                decisions.pop()
            run_player, run = decisions[-1][1] if decisions else None, []
            while decisions and decisions[-1][1] == run_player:
                run.append(decisions.pop()[0])
            kind = "shallow" if owner in run else "deep"
        depth = lambda p: 0 if p == "/" else p.count("/")
        distance = None if owner is None else depth(path) - depth(owner)
        self.events.append(("cutoff", path, kind, side, float(value), float(at), owner, witness, distance, float(held)))


def expected(tree, settings):
    oracle = Oracle(*settings)
    alpha, beta = oracle.window
    value = oracle.search(tree, "/", [], (alpha, None, None, alpha), (beta, None, None, beta))
    return value, oracle.events


def found(trace):
    events = []
    for e in trace["events"]:
        if e["event"] in ("enter", "leaf"):
            events.append(("visit", e["node"], [e["alpha"], e["beta"]]))
        elif e["event"] == "exit":
            events.append(("exit", e["node"], e["value"]))
        elif e["event"] == "probe":
            hard = trace["search"]["fail"] == "hard"
            events.append(("probe", e["node"], e["from"], e["value"], None if hard else e["low"], None if hard else e["high"]))
        elif e["event"] == "cutoff":
            cut = ("cutoff", e["node"], e["kind"], e["side"], e["value"], e["bound"], e["by"], e["witness"], e["distance"])
            events.append(cut if e["kind"] == "limit" else cut + (e["held"],) if "held" in e else cut + (e["bound"],))
    return events


# ---- Random trees ---------------------------------------------------------------------------------------------------


def random_case(rng, algorithms):
    """A tree, the settings of a search of it for the oracle, and the same for plycut."""
    kind = rng.choice(["dyadic", "uniform", "weighted"])
    players = rng.choice([["max", "chance", "min", "chance"], ["max", "chance"], ["max", "chance", "min"], ["chance", "min", "max"],
                          ["max", "min", "chance"], ["max", "chance", "max", "min"], ["max", "chance", "chance", "min"], ["max", "min"]])
    tree = random_tree(rng, rng.randrange(2, 6), players, kind)
    limits = rng.choice([None, (0, 9), (0, 9), (-1, 12), (-INF, 9), (0, INF)])
    algorithm = rng.choice([a for a in algorithms if a != "star2" or limits in [(0, 9), (-1, 12)]])
    limits_cut = limits is not None and rng.random() < 0.25
    window = rng.choice([(-INF, INF)] * 4 + [(F(3), F(6))])
    strict, hard = rng.random() < 0.4, rng.random() < 0.25
    low, high = (F(x) if x not in (INF, -INF) else x for x in (limits or (-INF, INF)))
    arguments = ["-a", algorithm, "--cut", "strict" if strict else "equal", "--fail", "hard" if hard else "soft"]
    arguments += ["--limits=%s,%s" % limits] if limits else []
    arguments += ["--limits-cut"] if limits_cut else []
    arguments += ["--window=3,6"] if window[0] == 3 else []
    return tree, (algorithm, strict, hard, low, high, limits_cut, window), arguments


def random_trees():
    rng = random.Random(24)
    wrong, kinds = 0, set()
    for n in range(TREES):
        tree, (algorithm, strict, hard, low, high, limits_cut, window), arguments = random_case(
            rng, ["alpha-beta", "alpha-beta", "branch-and-bound", "minimax", "star2", "star2"])
        text = json.dumps(as_json(tree))
        out = run("trace", *arguments, "tree:" + text)
        if out.returncode != 0:
            print(arguments, text, out.stderr)
            wrong += 1
            break
        trace = json.loads(out.stdout)
        value, events = expected(tree, (algorithm, strict, hard, low, high, limits_cut, window))
        has = found(trace)
        kinds |= {e[2:4] for e in events if e[0] == "cutoff"}
        leaves = [e["node"] for e in trace["events"] if e["event"] == "leaf"]
        settings = (algorithm, strict, hard, low, high, limits_cut, window if algorithm in ("alpha-beta", "star2") else (-INF, INF))
        if not limits_cut or (low, high) == (0, 9):
            check(run_program(settings, tree) == (value, leaves), f"the pseudocode of {algorithm}: {arguments} {text}")
        differs = next((i for i, (a, b) in enumerate(zip(events, has)) if a != b), None)
        if differs is not None or len(events) != len(has) or trace["summary"]["value"] != float(value):
            print("tree", n, arguments, text)
            if differs is not None:
                print("  event", differs, "should be", events[differs], "is", has[differs])
            wrong += 1
            if wrong > 3:
                break
    check(wrong == 0, f"{TREES} random trees")
    if TREES >= 1000:
        every = {(k, s) for k in ("shallow", "deep", "window", "limit") for s in ("alpha", "beta")}
        check(every <= kinds, f"each kind of cutoff happens: {every - kinds}")


# ---- Pseudocode, run as a program -----------------------------------------------------------------------------------

CHANCE_PYTHON = [
    (r"return max-value, min-value or chance-value(\(.*\)), by .*", r"return by_player(node)\1"),
    (r"return its value", "return leaf_value(node)"),
    (r"for each child of node: low\(child\) ← L; high\(child\) ← U",
     "node.low, node.high = {c: L for c in node.children}, {c: U for c in node.children}"),
    (r"for each child of node that MAX or MIN decides, with several children", "for child in node.inner()"),
    (r"(low|high)\(child\)", r"node.\1[child]"),
    (r"mean\((low|high)\)", r"mean(node.\1)"),
    (r"(it|child) is (MAX|MIN)'s", r"child.player == '\2'.lower()"),
    (r"probability of child", "child.probability"),
    (r"first child of node", "node.children[0]"),
    (r"\bchance-", "chance_"),
    (r"·", "*"),
]


class Infinite:
    """An infinite limit: nothing times it is nothing."""

    def __init__(self, value):
        self.value = value

    def __rmul__(self, other):
        return self.value if other else F(0)


class ProgramNode:
    def __init__(self, tree, path="/", probability=None):
        self.path, self.probability, self.value = path, probability, tree
        self.player, self.children = None, []
        if not isinstance(tree, F):
            self.player = tree[0]
            self.children = [ProgramNode(c, Oracle.step(path, i), tree[1] and tree[1][i]) for i, c in enumerate(tree[3])]

    def inner(self):
        return [c for c in self.children if c.player in ("max", "min") and len(c.children) > 1]


def program(algorithm, strict, hard, limits_cut):
    options = ["--chance", "--cut", "strict" if strict else "equal", "--fail", "hard" if hard else "soft"]
    text = run("pseudocode", algorithm, *options, *["--limits-cut"] * limits_cut).stdout
    text = text[text.index("\n\n"):]
    for words, python in CHANCE_PYTHON + PYTHON:
        text = re.sub(words, python, text)
    return text


PROGRAMS = {}


def run_program(settings, tree):
    """The value that the pseudocode returns, and the leaves that it visits."""
    algorithm, strict, hard, low, high, limits_cut, window = settings
    key = algorithm, strict, hard, limits_cut
    PROGRAMS[key] = PROGRAMS.get(key) or program(*key)
    leaves, root = [], ProgramNode(tree)
    functions = {"INF": INF, "L": Infinite(low) if low == -INF else low, "U": Infinite(high) if high == INF else high,
                 "leaf_value": lambda node: leaves.append(node.path) or node.value,
                 "mean": lambda worth: sum(c.probability * w for c, w in worth.items()),
                 "by_player": lambda node: functions[(node.player or "max") + "_value"]}
    exec(PROGRAMS[key], functions)
    return functions["value"](root, *(() if algorithm == "minimax" else window)), leaves


# ---- Worked examples ------------------------------------------------------------------------------------------------


def parsed(text):
    """M[...] and m(...) are MAX and MIN nodes, <...> a chance node, 2/3:5 a child with its probability."""
    place = 0

    def node():
        nonlocal place
        while text[place] in " ,":
            place += 1
        opens = text[place] if text[place] == "<" else text[place + 1] if text[place] in "Mm" else None
        if opens is None:
            start = place
            while place < len(text) and text[place] not in " ,)]>":
                place += 1
            return text[start:place] if "/" in text[start:place] else int(text[start:place])
        player = {"<": "chance", "[": "max", "(": "min"}[opens]
        place += 1 if opens == "<" else 2
        children = []
        while True:
            while text[place] in " ,":
                place += 1
            if text[place] in "])>":
                place += 1
                return {"player": player, "children": children}
            colon, end = text.find(":", place), min(i for i in (text.find(c, place) for c in " >])") if i >= 0)
            probability = None
            if 0 <= colon < end and text[place] not in "<Mm":
                probability, place = text[place:colon], colon + 1
            child = node()
            if probability:
                child = dict(child if isinstance(child, dict) else {"value": child}, probability=probability)
            children.append(child)

    return node()


# Tree, limits, options: value, nodes, leaves, finite windows on entry, cutoffs as node, value, bound, held, owner, kind.
A = "M[<m(2,2) m(1,2)> <m(0,2) m(-1,0)>]"
CS188 = "M[<3 10 8> <2 15 7> <4 5 6>]"
THIRDS = "M[5/3 <0 m(2,3) 3>]"
EXAMPLES = [
    (A, None, "", 1.5, 14, 7, {"/1": 1.5, "/1/1": 3}, [("/1/1", -1, 3, 1.5, "/", "shallow", 2)]),
    (A, "-2,2", "", 1.5, 11, 5, {"/1": 1.5, "/1/0": 1}, [("/1/0", 0, 1, 1.5, "/", "shallow", 2), ("/1", 1, 1.5, 1.5, "/", "shallow", 1)]),
    (CS188, None, "", 8, 13, 9, {"/1": 7, "/2": 8}, []),
    (CS188, "0,15", "", 8, 12, 8, {"/1": 7, "/2": 8}, [("/2", 8, 8, 8, "/", "shallow", 1)]),
    ("M[<1 1/2> <0 1>]", "0,1", "", 0.75, 6, 3, {"/1": 0.75}, [("/1", 0.5, 0.75, 0.75, "/", "shallow", 1)]),
    ("M[1 0 1/2]", "0,1", "", 1, 4, 3, {}, []),
    ("M[1 0 1/2]", "0,1", "--limits-cut", 1, 2, 1, {}, [("/", 1, 1, 1, None, "limit", None)]),
    ("M[<9/10:4 1/10:6> <9/10:2 1/10:9>]", "0,10", "", 4.2, 6, 3, {"/1": 4.2}, [("/1", 2.8, 4.2, 4.2, "/", "shallow", 1)]),
    ("M[<9/10:4 1/10:6> <1/10:9 9/10:2>]", "0,10", "", 4.2, 7, 4, {"/1": 4.2}, []),
    ("M[5 m(M[<m(0,7) 3>] 8)]", "0,10", "", 5, 7, 2, {"/1": 5, "/1/0": 5, "/1/0/0": 5, "/1/0/0/0": 0},
     [("/1/0/0/0", 0, 0, 5, "/", "deep", 4), ("/1/0/0", 5, 5, 5, "/", "deep", 3), ("/1", 5, 5, 5, "/", "shallow", 1)]),
    ("M[4 <2/3:<2/3:0 1/3:6> 1/3:<2/3:1 1/3:5>>]", "0,6", "", 4, 5, 2, {"/1": 4, "/1/0": 3},
     [("/1/0", 2, 3, 4, "/", "shallow", 2), ("/1", 10 / 3, 4, 4, "/", "shallow", 1)]),
    ("M[2 <1 3>]", "0,3", "", 2, 4, 2, {"/1": 2}, [("/1", 2, 2, 2, "/", "shallow", 1)]),
    ("M[2 <1 3>]", "0,3", "--cut=strict", 2, 5, 3, {"/1": 2}, []),
    (THIRDS, "0,3", "", 5 / 3, 6, 3, {"/1": 5 / 3, "/1/1": 2}, [("/1/1", 2, 2, 5 / 3, "/", "shallow", 2), ("/1", 5 / 3, 5 / 3, 5 / 3, "/", "shallow", 1)]),
    (THIRDS, "0,3", "--cut=strict", 5 / 3, 8, 5, {"/1": 5 / 3, "/1/1": 2}, []),
    ("M[5 <m(1,2,3) m(2,8,9) m(3,7,4)>]", "0,10", "", 5, 9, 5, {"/1": 5, "/1/0": -5, "/1/1": 4},
     [("/1/1", 2, 4, 5, "/", "shallow", 2), ("/1", 13 / 3, 5, 5, "/", "shallow", 1)]),
    ("M[5 <m(1,2,3) m(2,8,9) m(3,7,4)>]", "0,10", "-a star2", 5, 7, 3, {"/1": 5, "/1/0": -5, "/1/1": 4},
     [("/1/1", 2, 4, 5, "/", "shallow", 2), ("/1", 13 / 3, 5, 5, "/", "shallow", 1)]),
]


def examples():
    for text, limits, options, value, nodes, leaves, windows, cutoffs in EXAMPLES:
        algorithm = "star2" if "star2" in options else "alpha-beta"
        out = run("trace", *(["--limits=" + limits] if limits else []), *options.split(), "tree:" + json.dumps(parsed(text)))
        trace = json.loads(out.stdout)
        summary, events = trace["summary"], trace["events"]
        inner = [e for e in events if e["event"] == "enter" and (e["alpha"] is not None or e["beta"] is not None)]
        cuts = [e for e in events if e["event"] == "cutoff"]
        check((summary["value"], summary["nodes"], summary["leaves"]) == (value, nodes, leaves), f"{text} {limits} {options}: counts")
        check({e["node"]: e["alpha"] for e in inner} == windows and all(e["beta"] is None for e in inner), f"{text} {limits} {options}: windows")
        check([(e["node"], e["value"], e["bound"], e.get("held", e["bound"]), e["by"], e["kind"], e["distance"]) for e in cuts] == cutoffs,
              f"{text} {limits} {options}: cutoffs")
        quiet = run("count", "-f", "json", *([] if algorithm in options else ["-a", algorithm]), *(["--limits=" + limits] if limits else []), *options.split(),
                    "tree:" + json.dumps(parsed(text)))
        row = json.loads(quiet.stdout)["results"][0]
        check((row["value"], row["nodes"], row["leaves"]) == (value, nodes, leaves), f"{text}: quiet as traced")
        again = run("trace", "-", data=out.stdout)
        check(again.stdout == out.stdout, f"{text}: the trace replays")


# ---- Means over random trees: levels, b, d, trees; all leaves, alpha-beta without limits, with limits, with --limits-cut, Star2;
# ---- and another program's mean of Star2 over other trees, which is near

MEANS = [
    ("max/chance/min", 3, 3, 300, 27, 25.1033, 24.58, 22.5733, 30.4667, 30.14),
    ("max/chance/min/chance", 3, 4, 150, 81, 75.4, 67.7867, 67.7667, 85.1267, 86.25),
    ("max/chance", 3, 4, 150, 81, 81, 65.9267, 65.9267, 92.9267, 92.65),
    ("max/chance/min", 2, 6, 100, 64, 51.22, 48.85, 47.05, 99.39, 101.80),
]


def mean(levels, b, d, trees, limits, *options):
    specs = [f"random:b={b},d={d},seed={s},values=0..9,players={levels}{limits}" for s in range(1, trees + 1)]
    rows = csv.DictReader(io.StringIO(run("count", "-f", "csv", *options, *specs).stdout))
    return round(sum(int(row["leaves"]) for row in rows) / trees, 4)


def means():
    for levels, b, d, trees, *expected_means, near in MEANS:
        shape, limits = (levels, b, d, trees), ",limits=0..9"
        alpha_beta = ("-a", "alpha-beta")
        has = [mean(*shape, limits, "-a", "minimax"), mean(*shape, "", *alpha_beta), mean(*shape, limits, *alpha_beta),
               mean(*shape, limits, "--limits-cut", *alpha_beta), mean(*shape, limits, "-a", "star2")]
        check(has == expected_means, f"means of {shape}: {has}")
        check(abs(has[-1] - near) < 0.06 * near, f"Star2's mean of {shape} is near {near}: {has[-1]}")


# ---- What is refused ------------------------------------------------------------------------------------------------

REFUSED = [
    (['{"player":"chance","children":[1,{"value":3,"probability":"1/3"}]}'], "some children of this chance node"),
    (['{"player":"chance","children":[{"value":2,"probability":0.5},{"value":3,"probability":"1/3"}]}'], "1:1: the probabilities of the children of a chance node sum to 1, and these sum to 5/6"),
    (['[1,{"player":"chance","children":[{"value":2,"probability":0.5},{"value":3,"probability":0.4}]}]'], "1:4: the probabilities"),
    (['[{"value":2,"probability":0.5},{"value":3,"probability":0.5}]'], "$[0].probability: a probability is for the children of a chance node"),
    (['{"player":"chance","children":[{"value":2,"probability":0},3]}'], "expected a probability"),
    (['{"player":"chance","children":[{"value":2,"probability":"3/2"},3]}'], "expected a probability"),
    (['{"players":["max","dice"],"tree":[1,2]}'], "$.players: expected the players"),
    (['{"players":["max","chance"],"root":"min","tree":[[1,2]]}'], "\"players\" names another player for the root"),
    (['{"limits":[0,2],"tree":[1,3]}'], "$.limits: '3 of A' (/1) is worth 3, outside the limits [0, 2]"),
    (["--limits=0,2", "[1,3]"], "outside the limits [0, 2]"),
    (["--limits=2,0", "[1,2]"], "the lower limit of the values must be less"),
    (["--limits=2", "[1,2]"], "limits '2': expected the least and the greatest value"),
    (["--limits=0,9", "random:b=2,d=2,values=0..99"], "do not all lie between the limits"),
    (["--limits=0,9", "othello:start", "-d1"], "takes no limits"),
    (["--limits-cut", "[1,2]"], "give --limits"),
    (["-a", "star2", '{"players":["max","chance"],"tree":[[1,2]]}'], "Star2 needs the least and the greatest value that a leaf can have"),
    (["-a", "star2", "--limits=0,inf", "[1,2]"], "give --limits"),
    (["--root=min", '{"players":["max","chance"],"tree":[[1,2]]}'], "--root cannot change who decides"),
    (["-a", "negamax", '{"players":["max","chance"],"tree":[[1,2]]}'], "Negamax is not defined for a tree with chance nodes"),
    (["-a", "negascout", '{"players":["max","chance"],"tree":[[1,2]]}'], "NegaScout is not defined"),
    (["--order=best", '{"players":["max","chance"],"tree":[[1,2]]}'], "children are searched as given, reversed or shuffled"),
    (["--table=64", '{"players":["max","chance"],"tree":[[1,2]]}'], "a single pass, without transposition table"),
    (["--deepen", "random:b=2,d=3,players=max/chance"], "a single pass"),
    (["random:b=2,d=3,players=max/dice"], "players 'max/dice': expected the players"),
    (["random:b=2,d=3,limits=3"], "limits '3': expected the least"),
]


def refused():
    for arguments, message in REFUSED:
        out = run("count", *arguments)
        check(out.returncode == 2 and message in out.stderr and out.stdout == "", f"{arguments} is refused: {out.stderr.strip()}")


# ---- Sentences ------------------------------------------------------------------------------------------------------

CLAIM = re.compile(r"(?:worth, |(?<=\. ))(\w+)(?:,| \()\s*an? (\w+) node[,)] is (then )?at (most|least) (-?[\d./]+?)(?=[,.:] |[,.:]$|\.\n| as well)")
BETWEEN = re.compile(r"(\w+)(?: has a weighted sum of \S+ so far, and)? lies between (-?[\d./]+) and (-?[\d./]+)\.")
SCALE = re.compile(r"On the scale of \w+, (-?[\d./]+) is (?:the (?:at (?:least|most) )?(-?[\d./]+) that \w+ already|(-?[\d./]+), the (?:upper|lower) end of)")
OF_WINDOW = re.compile(r"that is (\S+) in the root's window|asks only for values (?:above|below) ([^ :]+):")


def extreme(node, path, seen, other):
    """The value of a node if all leaves that have not been seen are worth `other`."""
    if isinstance(node, F):
        return node if path in seen else F(other)
    values = [extreme(child, Oracle.step(path, i), seen, other) for i, child in enumerate(node[3])]
    return max(values) if node[0] == "max" else min(values) if node[0] == "min" else sum(p * v for p, v in zip(node[1], values))


def sentences(trees):
    """What `explain` claims at a cutoff holds, whatever the leaves that were not visited until then are worth."""
    rng, claims, scales, windows, intervals, wrong = random.Random(77), 0, 0, 0, 0, 0
    for _ in range(trees):
        players = rng.choice([["max", "chance", "min", "chance"], ["max", "chance"], ["chance", "min", "max"], ["max", "chance", "max", "min"],
                              ["max", "chance", "chance", "min"], ["max", "min", "chance"]])
        tree = random_tree(rng, rng.randrange(3, 6), players, rng.choice(["dyadic", "uniform", "weighted"]))
        arguments = ["-a", rng.choice(["alpha-beta", "star2"]), "--limits=0,9", "--cut=" + rng.choice(["equal", "strict"]), *rng.choice([[], ["--window=4,6"]]),
                     "tree:" + json.dumps(as_json(tree))]
        told = re.sub(r"\n    +", " ", run("explain", *arguments).stdout)
        events = json.loads(run("trace", *arguments).stdout)["events"]
        paths = {e["name"]: e["node"] for e in events if e["event"] == "enter"}
        for step in re.finditer(r"^ *(\d+)\. (.*?)(?=^ *\d+\. |\Z)", told, re.S | re.M):
            last, text = int(step.group(1)), step.group(2)
            seen = {e["node"] for e in events if e["event"] == "leaf" and e["n"] <= last}
            def named(name):
                node = tree
                for i in [i for i in paths[name].split("/") if i]:
                    node = node[3][int(i)]
                return node
            for name, low, high in BETWEEN.findall(text):
                node = named(name)
                intervals += 1
                least, most = extreme(node, paths[name], seen, 0), extreme(node, paths[name], seen, 9)
                wrong += least < F(low) or most > F(high) if "star2" in arguments else (least, most) != (F(low), F(high))
            for claim in CLAIM.finditer(text):
                name, kind, then, side, value = claim.groups()
                if "takes" in text[:claim.start()] or (then and kind != "chance"):
                    continue  # what holds if a node on the way takes the value
                node = named(name)
                at = extreme(node, paths[name], seen, 9 if side == "most" else 0)
                claims, wrong = claims + 1, wrong + (at > F(value) if side == "most" else at < F(value))
            for scale in SCALE.finditer(text):
                cut = next(e for e in events if e["n"] == last)
                right = abs(float(F(scale.group(1))) - cut["bound"]) < 1e-9 and abs(float(F((scale.group(2) or scale.group(3)).rstrip("."))) - cut["held"]) < 1e-9
                scales, wrong = scales + 1, wrong + (not right)
            for said in OF_WINDOW.finditer(text):
                windows, wrong = windows + 1, wrong + ((said.group(1) or said.group(2)) not in ("4", "6"))
    check(wrong == 0 and claims > trees and scales > trees // 20 and windows > trees and intervals > trees,
          f"{claims} claims, {scales} scales, {windows} ends of windows and {intervals} intervals in {trees} explanations, {wrong} wrong")


passed, failed = 0, 0


def check(holds, what):
    global passed, failed
    passed, failed = passed + bool(holds), failed + (not holds)
    if not holds:
        print("FAIL", what)


if __name__ == "__main__":
    random_trees()
    sentences(TREES // 4)
    examples()
    means()
    refused()
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)
