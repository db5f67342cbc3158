#!/usr/bin/env python3
"""Parse every sentence of `plycut explain` over random trees, and compare it with a search written here.

explanations.py PLYCUT [TREES]: for each tree, algorithm, cut and fail rule and window. A sentence that no pattern knows, a number, a
node or an owner that the search here does not have, or a claim that the true values contradict is a failure.
The pseudocode of each algorithm, run as a program, visits the leaves of that search, too.
Last line: N passed, N failed.
"""
import collections
import itertools
import math
import random
import re
import subprocess
import sys

INF = math.inf
LISTED = 16  # leaves of a cutoff
above, below = lambda x: math.nextafter(x, INF), lambda x: math.nextafter(x, -INF)


class Node:
    def __init__(self, tree, parent, path, is_max):
        self.parent, self.path, self.max, self.ply = parent, path or "/", is_max, path.count("/")
        self.children = [Node(t, self, f"{path}/{i}", not is_max) for i, t in enumerate(tree)] if isinstance(tree, list) else []
        self.truth = tree if not self.children else (max if is_max else min)(c.truth for c in self.children)
        self.name, self.best, self.source, self.low, self.high = None, None, None, None, None

    def below(self):
        return [self] + [n for c in self.children for n in c.below()]


def named(root):
    """The names that a reader sees, as docs/semantics.md gives them."""
    order, names = collections.deque([root]), {}
    letters = ("".join(w) for k in (1, 2) for w in itertools.product("ABCDEFGHIJKLMNOPQRSTUVWXYZ", repeat=k))
    while order:
        n = order.popleft()
        if n.children:
            n.name = next(letters)
        order.extend(n.children)
    for n in root.below():
        if not n.children:
            equal = [c for c in n.parent.children if not c.children and c.truth == n.truth]
            n.name = f"{n.truth} of {n.parent.name}" + (f" ({equal.index(n) + 1})" if equal.index(n) else "")
        names[n.name] = n
    return names


class Search:
    """The textbook's search; what happens is a list of events. An owner is (node, child) or None."""

    def __init__(self, root, algorithm, strict, hard, window):
        self.algorithm, self.strict, self.hard, self.events = algorithm, strict, hard and algorithm not in ("minimax", "branch-and-bound"), []
        self.visit(root, *window, None, None, None, False)

    def crosses(self, n, best, a, b):
        if self.algorithm == "minimax":
            return False
        if n.max:
            return best > b if self.strict else best >= b
        return best < a if self.strict else best <= a

    def say(self, kind, node, **more):
        self.events.append(dict(kind=kind, node=node, **more))

    def visit(self, n, a, b, own_a, own_b, scout, again):
        """Returns value, low, high, certain."""
        a_in, b_in = a, b
        if not n.children:
            self.say("leaf", n)
            return n.truth, n.truth, n.truth, True
        self.say("enter", n, alpha=(a, own_a), beta=(b, own_b), scout=scout, again=again)
        best, certain = -INF if n.max else INF, True
        proved = [best, best]
        for i, c in enumerate(n.children):
            value, low, high, sure = self.child(n, c, a, b, own_a, own_b, scout, best)
            certain = certain and sure
            better = value > best if n.max else value < best
            proved = [(max if n.max else min)(proved[0], low), (max if n.max else min)(proved[1], high)]
            tightened = False
            if better:
                best = value
                if self.algorithm != "minimax" and not self.crosses(n, best, a, b):
                    if n.max and best > a:
                        a, own_a, tightened = best, (n, c), True
                    elif not n.max and best < b:
                        b, own_b, tightened = best, (n, c), True
            if tightened and scout is not None and scout[0].max != n.max:
                scout = None  # a clipped value has replaced the scout's bound
            self.say("update", n, child=c, value=value, best=best, better=better, tightened=tightened, alpha=a, beta=b)
            if self.crosses(n, best, a, b):
                pruned = n.children[i + 1:]
                if pruned:
                    certain = False
                    proved[1 if n.max else 0] = INF if n.max else -INF
                    self.say("cutoff", n, best=best, bound=b if n.max else a, owner=own_b if n.max else own_a, pruned=pruned,
                             scout=scout)
                break
        value = min(max(best, a_in), b_in) if self.hard else best
        kind = "exact" if proved[0] >= value and proved[1] <= value else "lower" if proved[0] >= value else "upper"
        self.say("exit", n, value=value, type=kind, best=best)
        return value, proved[0], proved[1], certain and not self.hard

    def child(self, n, c, a, b, own_a, own_b, scout, best):
        if self.algorithm == "minimax":
            return self.visit(c, -INF, INF, None, None, None, False)
        if self.algorithm == "branch-and-bound":
            return self.visit(c, a if n.max else -INF, INF if n.max else b, own_a if n.max else None, None if n.max else own_b, None, False)
        narrow = above(a) if n.max else below(b)
        if self.algorithm != "negascout" or math.isinf(best) or not a < narrow < b:
            return self.visit(c, a, b, own_a, own_b, scout, False)
        window = (a, narrow, own_a, None) if n.max else (narrow, b, None, own_b)
        value, low, high, sure = self.visit(c, *window, (n, c), False)
        if not sure and a < value < b:
            return self.visit(c, a, b, own_a, own_b, scout, True)
        return value, low, high, sure


# ---- Sentences -----------------------------------------------------------------------------------

NUM = r"-?(?:inf|\d+(?:\.\d+)?)[+−]?"
NAME = r"(?:-?\d+ of [A-Z]+(?: \(\d+\))?|[A-Z]+)"
LEAF = rf"(?:the leaf )?{NAME}"
PLACE = rf"{NAME} \((?:/[\d/]*|the root)\)"
VAL = rf"(?:at least |at most )?{NUM}"
SOURCE = rf"(?:the root's window|{NAME} has it from {LEAF})"
BOUND = rf"(?:no (?:alpha|beta)|(?:alpha|beta) is {NUM} \({SOURCE}\))"
ENTERED = rf"{PLACE}, a (?:MIN|MAX) node(?:, then {PLACE}, a (?:MIN|MAX) node)*"
MIN_MAX = r"a (?:MIN|MAX) node"


def number(text):
    if text[-1] in "+−":
        return (above if text[-1] == "+" else below)(float(text[:-1]))
    return float(text)


class Reader:
    """Goes through the sentences and the events side by side."""

    def __init__(self, names, search, windowed):
        self.names, self.search, self.at, self.windowed = names, search, 0, windowed
        self.best, self.returned, self.cutoff, self.limit = {}, {}, None, None

    def node(self, text):
        return self.names[re.sub(r"^the leaf ", "", re.sub(r" \((?:/[\d/]*|the root)\)$", "", text))]

    def event(self, kind, node):
        assert self.at < len(self.search.events), "the search is over"
        e = self.search.events[self.at]
        self.at += 1
        assert (e["kind"], e["node"]) == (kind, node), f"{e['kind']} at {e['node'].name} comes next"
        return e

    def claims(self, node, value):
        """A value as it is written holds against the truth."""
        words, n = value.rpartition(" ")[0], number(value.rpartition(" ")[2])
        assert node.truth >= n if words == "at least" else node.truth <= n if words == "at most" else node.truth == n, f"{node.name} is {node.truth}"
        return n

    def owner(self, source, owner, bound):
        if source == "the root's window":
            assert owner is None, f"the bound is {owner and owner[0].name}'s"
            return
        node, child = map(self.node, re.fullmatch(rf"({NAME}) has it from ({LEAF})", source).groups())
        assert owner == (node, child), f"the bound is {owner and (owner[0].name, owner[1].name)}'s"
        assert self.best[node] == (bound, child), f"{node.name} has {self.best[node][0]}"

    def enter(self, entered, rest):
        nodes = [self.node(p) for p in re.findall(PLACE, entered)]
        assert [n.max for n in nodes] == [w == "MAX" for w in re.findall(r"a (MIN|MAX) node", entered)]
        events = [self.event("enter", n) for n in nodes]
        for n in nodes:
            self.best.pop(n, None)
        for e in events:
            self.window(e, rest)
        return events

    def window(self, e, rest):
        test = re.fullmatch(rf": ({NAME}) only tests whether ({NAME}) is worth (more|less) than ({NUM}) \(({SOURCE})\)", rest)
        assert bool(test) == (e["scout"] is not None), "a scout's window"
        if test:
            scout, child = e["scout"]
            side = "alpha" if scout.max else "beta"
            tested = next(x for x in reversed(self.search.events[:self.at]) if x["kind"] == "enter" and x["node"] == child)
            assert (self.node(test[1]), self.node(test[2]), test[3]) == (scout, child, "more" if scout.max else "less")
            assert number(test[4]) == tested[side][0]
            self.owner(test[5], tested[side][1], tested[side][0])
        elif rest == ": no bounds":
            assert e["alpha"][0] == -INF and e["beta"][0] == INF
        elif rest:
            for side, text in zip(("alpha", "beta"), re.findall(BOUND, rest)):
                value, owner = e[side]
                if text == f"no {side}":
                    assert math.isinf(value)
                else:
                    said = re.fullmatch(rf"{side} is ({NUM}) \(({SOURCE})\)", text)
                    assert number(said[1]) == value
                    self.owner(said[2], owner, value)

    def again(self, name, value):
        self.claims(self.node(name), value)

    def leaf(self, place):
        n = self.node(place)
        self.event("leaf", n)
        self.returned[n] = ("exact", n.truth)

    def update(self, name, best, becomes):
        e = self.event("update", self.node(name))
        assert e["better"] and e["best"] == number(best) and e["tightened"] == bool(becomes), f"best {e['best']}"
        self.best[e["node"]] = (e["best"], e["child"])
        if becomes:
            assert becomes == f": {'alpha' if e['node'].max else 'beta'} becomes {best}"

    def keeps(self, name, best, why):
        e = self.event("update", self.node(name))
        n, c = e["node"], e["child"]
        assert not e["better"] and e["best"] == number(best)
        value = re.fullmatch(rf"({VAL}) is not (more|less)", why)
        if why == "a tie changes nothing":
            assert e["value"] == e["best"]
        elif value:
            assert (value[2] == "more") == n.max and value[1].startswith(("at least", "at most")) is False, "a bound is compared as if it were a value"
            assert not (number(value[1]) > e["best"] if n.max else number(value[1]) < e["best"])
        else:
            worth = re.fullmatch(rf"({NAME}) is not worth (more|less)", why)
            assert self.node(worth[1]) == c and (worth[2] == "more") == n.max
            assert not (c.truth > e["best"] if n.max else c.truth < e["best"]), f"{c.name} is worth {c.truth}"

    def crosses(self, side, bound):
        e = self.search.events[self.at - 1]
        assert e["kind"] == "update" and number(bound) == e[side] and side == ("beta" if e["node"].max else "alpha")

    def returns(self, name, value, clipped):
        e = self.event("exit", self.node(name))
        n = self.claims(e["node"], value)
        assert n == e["value"] and (clipped is None) == (e["value"] == e["best"])
        assert {"at least": "lower", "at most": "upper", "": "exact"}[value.rpartition(" ")[0]] == e["type"], e["type"]
        if clipped:
            assert number(clipped) == e["best"]

    def cut(self, name, value, sign, bound):
        e = self.cutoff = self.event("cutoff", self.node(name))
        assert number(value) == e["best"] and number(bound) == e["bound"]
        assert sign == ((">" if e["node"].max else "<") + ("" if self.search.strict else "="))
        return e

    def cut_owned(self, name, value, sign, bound, owner, held, witness):
        e = self.cut(name, value, sign, bound)
        assert e["owner"] == (self.node(owner), self.node(witness)), "the owner"
        assert self.best[self.node(owner)] == (e["bound"], self.node(witness))
        if held:
            assert self.claims(self.node(witness), held) == e["bound"]
        else:
            assert self.node(witness).truth == e["bound"], f"{witness} is {self.node(witness).truth}"

    def cut_by_window(self, name, value, sign, bound, end):
        e = self.cut(name, value, sign, bound)
        assert e["owner"] is None and e["scout"] is None or e["scout"][0].max != e["node"].max
        assert (end == "upper") == e["node"].max

    def cut_by_test(self, name, value, way, bound, scout, child):
        e = self.cutoff = self.event("cutoff", self.node(name))
        assert e["owner"] is None and e["scout"] == (self.node(scout), self.node(child))
        assert number(value) == e["best"] and (number(value) > number(bound)) == (way == "more")

    def kind(self, kind, side, owner=None, plies=None):
        e = self.cutoff
        assert side == ("beta" if e["node"].max else "alpha")
        if kind == "window":
            assert e["owner"] is None
        else:
            distance = e["node"].ply - e["owner"][0].ply
            assert self.node(owner) == e["owner"][0] and (kind == "shallow") == (distance == 1)
            assert plies is None or int(plies) == distance

    def prunes(self, count, name, listed, leaf_list):
        e = self.cutoff
        assert int(count) == len(e["pruned"]) and self.node(name) == e["node"]
        pruned = [self.node(p) for p in re.findall(PLACE, listed)]
        assert pruned == e["pruned"]
        if leaf_list:
            assert [self.node(p) for p in re.findall(PLACE, leaf_list)] == [x for p in pruned for x in p.below() if not x.children][:LISTED]

    def why(self, name, player, limit):
        n = self.node(name)
        assert n == self.cutoff["node"] and (player == "MAX") == n.max
        self.claims(n, limit)
        self.limit = (limit.rpartition(" ")[0], number(limit.rpartition(" ")[2]))

    def has(self, name, held, witness):
        """"A already has at least 3 from B": it does, and the value holds."""
        n = self.node(name)
        value = self.claims(self.node(witness), held)
        assert self.best[n] == (value, self.node(witness)), f"{name} has {self.best[n][0]}"

    def no_value(self, name, player):
        assert self.node(name) not in self.best and (player == "MAX") == self.node(name).max

    def so_far(self, name, player, held):
        n = self.node(name)
        assert (player == "MAX") == n.max
        assert self.best[n][0] == number(held.rpartition(" ")[2])
        self.claims(self.best[n][1], held)


PATTERNS = [
    (rf"Enter ({ENTERED})(: no bounds|: {BOUND}, {BOUND}|: {NAME} only tests [^.]*|)\.", Reader.enter),
    (rf"({NAME}) passed its test, but that proves only that it is ({VAL}), so it is searched again\.", Reader.again),
    (rf"({NAME}) passed its test and is worth ({NUM}), but the test did not search everything below it, so its best line is not proved: it is searched again\.", Reader.again),
    (rf"Leaf ({PLACE})\.", Reader.leaf),
    (rf"({NAME}) has ({NUM}) so far(: (?:alpha|beta) becomes {NUM}|)\.", Reader.update),
    (rf"({NAME}) keeps ({NUM}), since ([^.]*)\.", Reader.keeps),
    (rf"That crosses (alpha|beta), ({NUM}), but no child is left to cut off\.", Reader.crosses),
    (rf"({NAME}) returns ({VAL})(?:, not ({NUM}): (?:fail-hard clips it to the window|that is the bound that it was given))?\.", Reader.returns),
    (r"The search is complete\.", lambda r: None),
    (rf"Cutoff at ({NAME}): ({NUM}) ([<>]=?) ({NUM}), the value that ({NAME}) already has from ()({LEAF})\.", Reader.cut_owned),
    (rf"Cutoff at ({NAME}): ({NUM}) ([<>]=?) ({NUM}); ({NAME}) already has ({VAL}) from ({LEAF})\.", Reader.cut_owned),
    (rf"Cutoff at ({NAME}): ({NUM}) ([<>]=?) ({NUM}), the (upper|lower) end of the root's window\.", Reader.cut_by_window),
    (rf"Cutoff at ({NAME}): ({NUM}) is (more|less) than ({NUM}), which ({NAME}) tests ({NAME}) against\.", Reader.cut_by_test),
    (rf"This is a (window) (beta|alpha) cutoff: (?:no node set the bound|the bound comes from {NAME}'s test, not from a node's value)\.", Reader.kind),
    (rf"This is a (shallow) (beta|alpha) cutoff: the bound comes from the parent, ({NAME})\.", Reader.kind),
    (rf"This is a (deep) (beta|alpha) cutoff: the bound comes from ({NAME}), (\d+) plies up\.", Reader.kind),
    (rf"(\d+) (?:leaf|leaves|subtree|subtrees) of ({NAME}) (?:is|are) (?:never visited|not visited this time): ((?:{PLACE}(?:, | and |))+)(?:, with \d+ (?:leaf|leaves): ((?:{PLACE}(?:, | and |))+)(?:\d+ more)?)?\.", Reader.prunes),
    (rf"Why (?:it|they) cannot matter(?: for the test)?: whatever (?:{LEAF} is|they are) worth, ({NAME}) \(a (MIN|MAX) node\) is ({VAL})\.", Reader.why),
    (rf"The test does not ask how much (?:more|less) than {NUM} that is\.", lambda r: None),
    (rf"Fail-hard clips that to the window: {NAME} returns {VAL}\.", lambda r: None),
    (rf"({NAME}), a (MIN|MAX) node, has no value yet; even if it takes that of {NAME}, it is {VAL} too\.", Reader.no_value),
    (rf"({NAME}), a (MIN|MAX) node, has ({VAL}) so far; it takes the value of {NAME} only if it has nothing better, and is then {VAL}\.", Reader.so_far),
    (rf"{NAME}, {MIN_MAX}, is then {VAL} as well\.", lambda r: None),
    (rf"({NAME}) already has ({VAL}) from ({LEAF}), and (?:{MIN_MAX} never takes (?:less|more)|a tie changes nothing)\.", Reader.has),
    (rf"And so on for \d+ more nodes? up the path\.", lambda r: None),
    (rf"So nothing (?:below|above) {NUM} can reach (?:{NAME}|the root) by way of {NAME}\.", lambda r: None),
    (rf"The window asks only for values (?:below|above) {NUM}: the exact value does not matter\.", lambda r: None),
    (rf"That alone would have been enough for this cutoff\.", lambda r: None),
    (rf"\(The {NUM} that {NAME} has from {LEAF} would have been enough for this cutoff\.\)", lambda r: None),
    (rf"And if a node on the way takes another child's value, {NAME} does not matter at all\.", lambda r: None),
]
PATTERNS = [(re.compile(pattern + r"(?: |$)"), read) for pattern, read in PATTERNS]


def sentences(text):
    """The items, each as one line."""
    begin = re.search(r"^ {0,2}\d+\. ", text, re.M).start()
    body = text[begin:text.index("\n\nValue ", begin)]
    for item in re.split(r"^ {0,2}\d+\. ", body, flags=re.M)[1:]:
        yield " ".join(item.split())


def read(text, reader):
    """Raises AssertionError with the sentence that is wrong. Returns how many there were."""
    count = 0
    for item in sentences(text):
        while item:
            for pattern, use in PATTERNS:
                match = pattern.match(item)
                if match:
                    break
            assert match, f"no pattern knows: {item}"
            try:
                use(reader, *match.groups())
            except (AssertionError, KeyError) as error:
                raise AssertionError(f"{match[0]} ({error})") from None
            item, count = item[match.end():], count + 1
    assert reader.at == len(reader.search.events), "events without a sentence"
    return count


# ---- Pseudocode, run as a program -----------------------------------------------------------------

PYTHON = [
    (r"return its value for the player to move", "return value(node) if node.max else -value(node)"),
    (r"return its value", "return value(node)"),
    (r"node is a leaf", "not node.children"),
    (r"child is the first", "child is node.children[0]"),
    (r"t may be only a bound", "may_be_bound(child)"),
    (r"for each child of node", "for child in node.children"),
    (r"if (.*): upper ← g, otherwise lower ← g", r"lower, upper = (lower, g) if \1 else (g, upper)"),
    (r"(.*) ← (.*) if (.*), otherwise (.*)", r"\1 ← \2 if \3 else \4"),
    (r"if g = lower", "if g == lower"),
    (r"until lower = upper", "    if lower == upper: break"),
    (r"repeat:", "while True:"),
    (r"(\w) \+ ε", r"above(\1)"),
    (r"(\w) − ε", r"below(\1)"),
    (r"function (.*)", r"def \1:"),
    (r"\b(alpha|branch|and|max|min|negamax)-", r"\1_"),
    (r"−∞", "-INF"),
    (r"\+∞", "INF"),
    (r"−", "-"),
    (r"≥", ">="),
    (r"≤", "<="),
    (r"←", "="),
]


class Program:
    """The functions of an algorithm, as plycut writes them."""

    def __init__(self, plycut, algorithm, strict, hard):
        words = ["pseudocode", algorithm, "--cut", "strict" if strict else "equal", "--fail", "hard" if hard else "soft"]
        text = subprocess.run([plycut, *words], capture_output=True, text=True, check=True).stdout
        text = text[text.index("\n\n"):]
        for words, python in PYTHON:
            text = re.sub(words, python, text)
        self.hard, self.leaves = hard, []
        self.functions = {"INF": INF, "above": above, "below": below, "value": self.value, "may_be_bound": self.may_be_bound}
        exec(text, self.functions)
        for name in ("max_value", "min_value", "negamax"):
            if name in self.functions:
                self.functions[name] = self.visiting(self.functions[name])

    def value(self, node):
        self.leaves.append(node)
        return node.truth

    def visiting(self, function):
        def visit(node, *window):
            node.visited = []
            if node.parent:
                node.parent.visited.append(node)
            return function(node, *window)
        return visit

    def pruned_below(self, node):
        return any(c not in node.visited or self.pruned_below(c) for c in node.children)

    def may_be_bound(self, node):
        """docs/semantics.md: something below it was pruned, or fail-hard may have clipped it."""
        return bool(node.children) if self.hard else self.pruned_below(node)

    def run(self, algorithm, root, window):
        """Returns the value; the leaves that were visited are in self.leaves."""
        self.leaves.clear()
        if algorithm == "mtdf":
            return self.functions["mtdf"](root, 0)
        window = {"minimax": (), "branch-and-bound": (INF,)}.get(algorithm, window)
        return self.functions["negamax" if algorithm == "negamax" else "max_value"](root, *window)


def expect_program(programs, plycut, algorithm, strict, hard, root, search, window):
    key = algorithm, strict, hard
    if key not in programs:
        programs[key] = Program(plycut, *key)
    value = programs[key].run(algorithm, root, window)
    if algorithm == "mtdf":
        assert value == root.truth, f"the pseudocode of mtdf returns {value}, not {root.truth}"
        return
    events = search.events
    leaves = [e["node"] for e in events if e["kind"] == "leaf"]
    assert programs[key].leaves == leaves and value == events[-1]["value"], (
        f"the pseudocode of {algorithm} returns {value} and visits {[n.name for n in programs[key].leaves]}, "
        f"the search {events[-1]['value']} and {[n.name for n in leaves]}")


def some_tree(draw, plies):
    if plies == 0 or draw.random() < 0.12:
        return draw.randint(-4, 9)
    return [some_tree(draw, plies - 1) for _ in range(draw.randint(1, 3))]


def main():
    plycut, trees = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 60
    draw, programs, passed, failed, count = random.Random(5), {}, 0, 0, 0
    for _ in range(trees):
        shape = [some_tree(draw, draw.randint(1, 4)) for _ in range(draw.randint(2, 3))]
        algorithm = draw.choice(["minimax", "branch-and-bound", "alpha-beta", "alpha-beta", "negascout", "negascout"])
        for strict, hard, windowed in itertools.product((False, True), repeat=3):
            root = Node(shape, None, "", True)
            names = named(root)
            low = root.truth + draw.randint(-4, 2)
            window = (low, low + draw.randint(1, 5)) if windowed and algorithm in ("alpha-beta", "negascout") else (-INF, INF)
            spec = "tree:" + str(shape).replace(" ", "")
            words = ["explain", "-a", algorithm, "--cut", "strict" if strict else "equal", "--fail", "hard" if hard else "soft", f"--window={window[0]},{window[1]}", spec]
            text = subprocess.run([plycut, *words], capture_output=True, text=True, check=True).stdout
            search = Search(root, algorithm, strict, hard, window)
            try:
                count += read(text, Reader(names, search, windowed))
                for program in (algorithm, "negamax" if algorithm == "alpha-beta" else algorithm, *([] if hard else ["mtdf"])):
                    expect_program(programs, plycut, program, strict, hard, root, search, window)
                passed += 1
            except AssertionError as error:
                failed += 1
                print("FAIL plycut", " ".join(words), "\n    ", error)
    print(f"{count} sentences parsed")
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


main()
