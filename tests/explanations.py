#!/usr/bin/env python3
"""Parse every sentence of `plycut explain` over random trees, and compare it with a search written here.

explanations.py PLYCUT [TREES]: for each tree, algorithm, cut and fail rule and window; and again with passes (deepening, aspiration
windows, the tests of MTD(f)) and transposition tables, each pass step by step. A sentence that no pattern knows, a number, a node
or an owner that the search here does not have, or a claim that the true values contradict is a failure.
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
    """A node of a tree: a number, or a list of the children. Below `horizon` plies an inner node is a leaf with its static value."""

    def __init__(self, tree, parent, path, is_max, horizon=None):
        self.parent, self.path, self.max, self.ply = parent, path or "/", is_max, path.count("/")
        inner = isinstance(tree, list)
        self.cut = inner and self.ply == horizon
        self.children = [Node(t, self, f"{path}/{i}", not is_max, horizon) for i, t in enumerate(tree)] if inner and not self.cut else []
        self.static = static_value(path) if inner else None
        self.truth = self.static if self.cut else tree if not inner else (max if is_max else min)(c.truth for c in self.children)
        self.name, self.best, self.source, self.low, self.high = None, None, None, None, None

    def below(self):
        return [self] + [n for c in self.children for n in c.below()]


def static_value(path):
    """Any number that depends on the node alone."""
    return sum((i + 3) * ord(c) for i, c in enumerate(path)) * 37 % 14 - 4


def spec_of(node):
    """The whole tree as plycut reads it, with static values."""
    if not node.children:
        return str(node.truth)
    return f'{{"static":{node.static},"children":[{",".join(map(spec_of, node.children))}]}}'


def named_like(whole, root):
    """The names of the whole tree, for the part of it above a horizon."""
    names = {n.path: name for name, n in named(whole).items()}
    for n in root.below():
        n.name = names[n.path]
    return {n.name: n for n in root.below()}


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

    def __init__(self, root, algorithm, strict, hard, window, lead=(), table=None):
        """lead: the line that is searched first, as numbers of children; table: what earlier passes left in it, or None."""
        self.algorithm, self.strict, self.events, self.ends = "alpha-beta" if algorithm == "mtdf" else algorithm, strict, [], 0
        self.hard = hard and algorithm not in ("minimax", "branch-and-bound", "mtdf")
        self.lead, self.table, self.lines = lead, table, {}
        self.value, self.low, self.high = self.visit(root, *window, None, None, None, False)[:3]
        low = window[0] if algorithm not in ("minimax", "branch-and-bound") else -INF
        self.line = [] if self.value <= low else self.lines[root.path]

    def count(self, *kinds):
        return sum(e["kind"] in kinds for e in self.events)

    def known(self, n, a, b):
        """What the table has of a node, if that is enough for its window."""
        entry = (self.table or {}).get(n.path)
        if entry is None or n.parent is None or entry["height"] != (None if self.horizon is None else self.horizon - n.ply):
            return None
        low, high = entry["low"], entry["high"]
        past = self.algorithm != "minimax" and ((low > b or high < a) if self.strict else (low >= b or high <= a))
        return entry if low == high or past else None

    def order(self, n, leading):
        children = list(enumerate(n.children))
        if leading and n.ply < len(self.lead):
            children.sort(key=lambda c: c[0] != self.lead[n.ply])
        return children


    def crosses(self, n, best, a, b):
        if self.algorithm == "minimax":
            return False
        if n.max:
            return best > b if self.strict else best >= b
        return best < a if self.strict else best <= a

    def say(self, kind, node, **more):
        self.events.append(dict(kind=kind, node=node, **more))

    def clipped(self, value, a, b):
        return min(max(value, a), b) if self.hard else value

    def proved(self, value, low, high):
        return "exact" if low >= value and high <= value else "lower" if low >= value else "upper"

    def leads_to(self, n):
        return n.parent is not None and n.ply <= len(self.lead) and n.path == "".join(f"/{i}" for i in self.lead[:n.ply])

    def visit(self, n, a, b, own_a, own_b, scout, again):
        """Returns value, low, high, certain."""
        a_in, b_in, turn = a, b, self.leads_to(n)
        self.lines[n.path] = []
        if not n.children:
            self.ends += n.cut
            self.say("leaf", n, turn=turn)
            return n.truth, n.truth, n.truth, True
        entry = self.known(n, a, b)
        if entry:
            value = self.clipped(entry["value"], a, b)
            self.ends += not entry["whole"]
            self.say("table", n, value=value, type=self.proved(value, entry["low"], entry["high"]), alpha=(a, own_a), beta=(b, own_b), turn=turn)
            return value, entry["low"], entry["high"], entry["low"] >= entry["high"] and not self.hard
        self.say("enter", n, alpha=(a, own_a), beta=(b, own_b), scout=scout, again=again, turn=turn)
        ends = self.ends
        best, certain = -INF if n.max else INF, True
        proved = [best, best]
        children = self.order(n, n.parent is None or turn)
        for at, (i, c) in enumerate(children):
            value, low, high, sure = self.child(n, c, a, b, own_a, own_b, scout, best)
            certain = certain and sure
            better = value > best if n.max else value < best
            proved = [(max if n.max else min)(proved[0], low), (max if n.max else min)(proved[1], high)]
            tightened = False
            if better:
                best = value
                self.lines[n.path] = [i] + self.lines[c.path]
                if self.algorithm != "minimax" and not self.crosses(n, best, a, b):
                    if n.max and best > a:
                        a, own_a, tightened = best, (n, c), True
                    elif not n.max and best < b:
                        b, own_b, tightened = best, (n, c), True
            if tightened and scout is not None and scout[0].max != n.max:
                scout = None  # a clipped value has replaced the scout's bound
            self.say("update", n, child=c, value=value, best=best, better=better, tightened=tightened, alpha=a, beta=b)
            if self.crosses(n, best, a, b):
                pruned = [c for _, c in children[at + 1:]]
                if pruned:
                    certain = False
                    proved[1 if n.max else 0] = INF if n.max else -INF
                    self.say("cutoff", n, best=best, bound=b if n.max else a, owner=own_b if n.max else own_a, pruned=pruned,
                             scout=scout)
                break
        value = self.clipped(best, a_in, b_in)
        if self.table is not None:
            windowed = self.algorithm != "minimax"
            self.table[n.path] = {"value": value, "low": value if not windowed or value > a_in else -INF,
                                  "high": value if not windowed or value < b_in else INF, "whole": ends == self.ends,
                                  "height": None if self.horizon is None else self.horizon - n.ply}
        self.say("exit", n, value=value, type=self.proved(value, *proved), best=best)
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


class Passes:
    """Iterative deepening, aspiration windows and MTD(f): a list of searches, each with its `depth`, `window` and `why`."""

    def __init__(self, shape, algorithm, strict, hard, window, depth, deepen, aspiration, guess, table):
        self.shape, self.how, self.table, self.all, self.lead = shape, (algorithm, strict, hard), {} if table else None, [], []
        self.depth, self.aspiration, self.tests = depth, aspiration, algorithm == "mtdf"
        at = 1 if deepen else depth
        while True:
            if self.tests:
                self.test(at, guess or 0)
            elif aspiration and guess is not None:
                self.aim(at, guess)
            else:
                self.search(at, window, "first" if not self.all else "deeper")
            last = self.all[-1]
            self.lead = last.line or self.lead
            if not deepen or at == depth or last.ends == 0:
                break
            at, guess = at + 1, last.value

    def search(self, depth, window, why):
        root = Node(self.shape, None, "", True, depth)
        Search.horizon = depth
        search = Search(root, *self.how, window, self.lead, self.table)
        search.depth, search.window, search.why, search.next = depth, window, why, None
        if self.all:
            self.all[-1].next = why
        self.all.append(search)
        return search

    def aim(self, depth, guess):
        reach, failed, why = [self.aspiration] * 2, [0, 0], "deeper" if self.all else "first"
        while True:
            window = min(guess - reach[0], below(guess)), max(guess + reach[1], above(guess))
            found = self.search(depth, window, why)
            self.lead = found.line or self.lead
            side = 0 if found.value <= window[0] else 1 if found.value >= window[1] else None
            if side is None:
                return
            failed[side] += 1
            reach[side] = INF if failed[side] == 3 else 2 * max(reach[side], abs(found.value - guess))
            why = ("low", "high")[side]
            found.aim = guess

    def test(self, depth, guess):
        value, low, high, why, line = guess, -INF, INF, "deeper" if self.all else "first", []
        while True:
            beta = value if value > low else above(low)
            found = self.search(depth, (below(beta), beta), why)
            line = found.line or line
            value = found.value
            why = "low" if value < beta else "high"
            if value < beta:
                high = value
            else:
                low = value
            if low >= high:
                found.line = line
                return


# ---- Sentences -----------------------------------------------------------------------------------

NUM = r"-?(?:inf|\d+(?:\.\d+)?)[+−]?"
NAME = r"(?:-?\d+ of [A-Z]+(?: \(\d+\))?|[A-Z]+)"
LEAF = rf"(?:the leaf )?{NAME}"
PLACE = rf"{NAME} \((?:/[\d/]*|the root)\)"
VAL = rf"(?:at least |at most )?{NUM}"
OF_WINDOW = r"(?:the root's window|the window of the pass)"
SOURCE = rf"(?:{OF_WINDOW}|{NAME} has it from {LEAF})"
BOUND = rf"(?:no (?:alpha|beta)|(?:alpha|beta) is {NUM} \({SOURCE}\))"
ENTERED = rf"{PLACE}, a (?:MIN|MAX) node(?:, then {PLACE}, a (?:MIN|MAX) node)*"
MIN_MAX = r"a (?:MIN|MAX) node"


def number(text):
    if text[-1] in "+−":
        return (above if text[-1] == "+" else below)(float(text[:-1]))
    return float(text)


class Reader:
    """Goes through the sentences and the events side by side."""

    def __init__(self, names, search, makes_windows=False):
        self.names, self.search, self.at, self.makes_windows = names, search, 0, makes_windows
        self.best, self.cutoff, self.turns = {}, None, set()

    def node(self, text):
        return self.names[re.sub(r"^the leaf ", "", re.sub(r" \((?:/[\d/]*|the root)\)$", "", text))]

    def event(self, kind, node):
        assert self.at < len(self.search.events), "the search is over"
        e = self.search.events[self.at]
        self.at += 1
        assert (e["kind"], e["node"]) == (kind, node), f"{e['kind']} at {e['node'].name} comes next"
        if e.get("turn"):
            self.turns.add(node)
        return e

    def claims(self, node, value):
        """A value as it is written holds against the truth."""
        words, n = value.rpartition(" ")[0], number(value.rpartition(" ")[2])
        assert node.truth >= n if words == "at least" else node.truth <= n if words == "at most" else node.truth == n, f"{node.name} is {node.truth}"
        return n

    def owner(self, source, owner, bound):
        if re.fullmatch(OF_WINDOW, source):
            assert (source == "the window of the pass") == self.makes_windows, source
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
            self.bounds(e, re.findall(BOUND, rest), ("alpha", "beta"))

    def bounds(self, e, texts, sides):
        for side, text in zip(sides, texts):
            value, owner = e[side]
            if text == f"no {side}":
                assert math.isinf(value)
            else:
                said = re.fullmatch(rf"{side} is ({NUM}) \(({SOURCE})\)", text)
                assert said and number(said[1]) == value, f"{side} is {value}"
                self.owner(said[2], owner, value)

    def again(self, name, value):
        self.claims(self.node(name), value)

    def leaf(self, place, worth):
        n = self.node(place)
        self.event("leaf", n)
        assert bool(worth) == n.cut and (not worth or number(worth) == n.truth), f"{n.name} is worth {n.truth}"

    def known(self, place, value, enough):
        """The table's value holds, and for a bound the window says why it is enough."""
        n = self.node(place)
        e = self.event("table", n)
        exact, text = value.startswith("exactly "), value.replace("exactly ", "")
        assert self.claims(n, text) == e["value"] and exact == (e["type"] == "exact") and exact == (enough is None), e["type"]
        if enough:
            side = "beta" if e["type"] == "lower" else "alpha"
            assert enough.startswith(f"{side} is ")
            self.bounds(e, [enough], [side])

    def turn(self, name):
        self.turns.remove(self.node(name))

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
    (rf"Enter ({ENTERED})(: no bounds|: {BOUND}, {BOUND}|: {NAME} only tests whether {NAME} is worth (?:more|less) than {NUM} \({SOURCE}\)|)\.", Reader.enter),
    (rf"({NAME}) passed its test, but that proves only that it is ({VAL}), so it is searched again\.", Reader.again),
    (rf"({NAME}) passed its test and is worth ({NUM}), but the test did not search everything below it, so its best line is not proved: it is searched again\.", Reader.again),
    (rf"Leaf ({PLACE})(?: is worth ({NUM}))?\.", Reader.leaf),
    (rf"({NAME}) has ({NUM}) so far(: (?:alpha|beta) becomes {NUM}|)\.", Reader.update),
    (rf"({NAME}) keeps ({NUM}), since (a tie changes nothing|{VAL} is not (?:more|less)|{NAME} is not worth (?:more|less))\.", Reader.keeps),
    (rf"That crosses (alpha|beta), ({NUM}), but no child is left to cut off\.", Reader.crosses),
    (rf"({NAME}) returns ({VAL})(?:, not ({NUM}): (?:fail-hard clips it to the window|that is the bound that it was given))?\.", Reader.returns),
    (r"The (?:search|pass) is complete\.", lambda r: None),
    (rf"The transposition table knows that ({PLACE}) is ((?:exactly|at least|at most) {NUM})\.(?: That is enough, since ({BOUND})\.)?", Reader.known),
    (rf"({NAME}) is next because it is on the best line of an earlier pass\.", Reader.turn),
    (rf"Cutoff at ({NAME}): ({NUM}) ([<>]=?) ({NUM}), the value that ({NAME}) already has from ()({LEAF})\.", Reader.cut_owned),
    (rf"Cutoff at ({NAME}): ({NUM}) ([<>]=?) ({NUM}); ({NAME}) already has ({VAL}) from ({LEAF})\.", Reader.cut_owned),
    (rf"Cutoff at ({NAME}): ({NUM}) ([<>]=?) ({NUM}), the (upper|lower) end of {OF_WINDOW}\.", Reader.cut_by_window),
    (rf"Cutoff at ({NAME}): ({NUM}) is (more|less) than ({NUM}), which ({NAME}) tests ({NAME}) against\.", Reader.cut_by_test),
    (rf"This is a (window) (beta|alpha) cutoff: (?:no node set the bound|the bound comes from {NAME}'s test, not from a node's value)\.", Reader.kind),
    (rf"This is a (shallow) (beta|alpha) cutoff: the bound comes from the parent, ({NAME})\.", Reader.kind),
    (rf"This is a (deep) (beta|alpha) cutoff: the bound comes from ({NAME}), (\d+) plies up\.", Reader.kind),
    (rf"(\d+) (?:leaf|leaves|subtree|subtrees) of ({NAME}) (?:is|are) (?:never visited|not visited (?:this time|in this pass)): ((?:{PLACE}(?:, | and |))+)(?:, with \d+ (?:leaf|leaves): ((?:{PLACE}(?:, | and |))+)(?:\d+ more)?)?\.", Reader.prunes),
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
    begin = re.search(r"^ {0,3}\d+\. ", text, re.M).start()
    body = text[begin:text.index("\n\nValue ", begin)]
    for item in re.split(r"^ {0,3}\d+\. ", body, flags=re.M)[1:]:
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
    assert not reader.turns, f"why is it the turn of {[n.name for n in reader.turns]}?"
    return count


# ---- Lines: the passes above the steps, and the summary below them -------------------------------------

COST = r"(\d+) nodes?, (\d+) lea(?:f|ves)(?: of \d+)?(?:, (\d+) known from the table)?"
PASS = re.compile(rf"(?:Depth (\d+)|To the end)( again)?, (?:full window|window \[({NUM}), ({NUM})\])(?: around the (guess|previous value), ({NUM}))?\. "
                  rf"(?:Pass (\d+) failed (low|high): its value, ({VAL}), is not (?:above|below) ({NUM}), so the (?:lower|upper) end is now ({NUM})\. )?"
                  rf"Value ({VAL})(?:, best move ({PLACE})|, which ({PLACE}) reaches)?; {COST}\.")
TEST = re.compile(rf"(?:Depth (\d+)|To the end): is the value at least ({NUM})\? (Yes|No), it is ({VAL})(?:, which ({PLACE}) reaches)?; {COST}\."
                  rf"(?: So the value is ({NUM})\.)?")


def lines(text, first=""):
    """The lines with labels: {label: text}."""
    found = {}
    for line in text.splitlines():
        label, rest = line[:11].strip(), line[11:]
        if label:
            found[label], last = [rest.strip()], label
        elif rest and found:
            found[last].append(rest.strip())
    return {label: " ".join(parts) for label, parts in found.items()}


def worth(search, text, value=None, low=None, high=None):
    """"at least 3": the value that the search returned, and what it proves."""
    value, low, high = (search.value, search.low, search.high) if value is None else (value, low, high)
    words, said = text.rpartition(" ")[0], number(text.rpartition(" ")[2])
    assert said == value and {"": "exact", "at least": "lower", "at most": "upper"}[words] == search.proved(value, low, high), f"{text}: {value} of [{low}, {high}]"


def cost(search, nodes, leaves, known):
    assert (int(nodes), int(leaves), int(known or 0)) == (search.count("enter", "leaf", "table"), search.count("leaf"), search.count("table")), "the counts"


def best_move(search, names, place, line):
    assert (place is None) == (not line), f"the best line is {line}"
    assert place is None or names[re.sub(r" \(.*", "", place)].path == f"/{line[0]}", f"the best line is {line}"


def read_pass(text, passes, i, names):
    search, before = passes.all[i], passes.all[i - 1] if i else None
    if passes.tests:
        depth, tested, yes, value, best, nodes, leaves, known, so = TEST.fullmatch(text).groups()
        assert number(tested) == search.window[1] and (yes == "Yes") == (search.value >= search.window[1])
        met = search.next not in ("low", "high")
        assert (so is not None) == met and (not met or number(so) == search.value)
        reached = search.lines["/"] if search.value > search.window[0] else []
    else:
        said = PASS.fullmatch(text)
        assert said, "no pattern knows this pass"
        depth, again, alpha, beta, around, aim, number_before, failed, value_before, end, new_end, value, best, reaches, nodes, leaves, known = said.groups()
        assert (number(alpha), number(beta)) == search.window if alpha else search.window == (-INF, INF), f"the window is {search.window}"
        assert bool(again) == (search.why in ("low", "high")) == bool(failed)
        if failed:
            side = failed == "high"
            worth(before, value_before)
            assert failed == search.why and int(number_before) == i and number(end) == before.window[side] and number(new_end) == search.window[side]
        if around:
            assert number(aim) == (before.value if around == "previous value" else passes.guess) and (around == "guess") == (i == 0)
        assert not (best or reaches) or (reaches is not None) == (search.proved(search.value, search.low, search.high) == "lower"), "is another move better?"
        best, reached = best or reaches, search.line
    assert depth is None and search.depth is None or int(depth) == search.depth, f"the depth is {search.depth}"
    worth(search, value)
    cost(search, nodes, leaves, known)
    best_move(search, names, best, reached)


def read_passes(text, passes, names):
    """The line of each pass, and which one is explained."""
    begin = re.search(r"^Pass 1  ", text, re.M).start()
    listed = lines(text[begin:re.search(r"\n\nPass \d+.*step by step", text).start()])
    assert list(listed) == [f"Pass {i + 1}" for i in range(len(passes.all))], f"{len(passes.all)} passes"
    for i, said in enumerate(listed.values()):
        try:
            read_pass(said, passes, i, names)
        except (AssertionError, AttributeError) as error:
            raise AssertionError(f"Pass {i + 1}: {said} ({error})") from None
    return len(listed)


def read_summary(text, search, names, of_tests, passes):
    """Value, best move, best line and counts of the search, or of the pass that is explained."""
    said = lines(text[text.index("\n\nValue ") + 2:])
    proved = (search.value, search.value, search.value) if of_tests else (search.value, search.low, search.high)
    worth(search, said["Value"], *proved)
    line = search.line if of_tests or not passes or not passes.tests else search.lines["/"] if search.value > search.window[0] else []
    if line:
        best_move(search, names, re.match(PLACE, said["Best move"])[0], line)
    else:
        assert "none" in said["Best move"], "no move is proved best"
    counts = re.fullmatch(rf"(?:in pass \d+: )?{COST}(?:, every visit counted; distinct: (\d+) nodes?, (\d+) lea(?:f|ves)(?: of \d+)?)?", said["Visited"])
    cost(search, *counts.groups()[:3])
    seen = {e["node"] for e in search.events if e["kind"] in ("enter", "leaf", "table")}
    if counts[4]:
        assert int(counts[4]) == len(seen) and int(counts[5]) == sum(not n.children for n in seen), "distinct"
    kinds = [0, 0, 0]
    for e in search.events:
        if e["kind"] == "cutoff":
            kinds[2 if e["owner"] is None else e["node"].ply - e["owner"][0].ply > 1] += 1
    if "Cutoffs" in said:
        assert said["Cutoffs"] == "{} shallow, {} deep, {} window".format(*kinds), kinds
    if passes:
        everything = [sum(s.count(*kinds) for s in passes.all) for kinds in (("enter", "leaf", "table"), ("leaf",), ("table",))]
        total = re.search(COST, said["All passes"])
        assert [int(x or 0) for x in total.groups()] == everything, everything
        paths = {kind: {e["node"].path for s in passes.all for e in s.events if e["kind"] in kinds}
                 for kind, kinds in (("nodes", ("enter", "leaf", "table")), ("leaves", ("leaf",)))}
        distinct = re.match(COST, said["Distinct"])
        assert [int(distinct[1]), int(distinct[2])] == [len(paths["nodes"]), len(paths["leaves"])], "distinct"


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


def explain(plycut, algorithm, strict, hard, window, words, spec):
    command = ["explain", "-a", algorithm, "--cut", "strict" if strict else "equal", "--fail", "hard" if hard else "soft", *words]
    command += [] if window == (-INF, INF) else [f"--window={window[0]},{window[1]}"]
    command.append("tree:" + spec)
    text = subprocess.run([plycut, *command], capture_output=True, text=True)
    assert text.returncode == 0, text.stderr
    return command, text.stdout


class Tally:
    passed = failed = sentences = 0

    def check(self, command, parts):
        """parts: functions that return how many sentences they read."""
        try:
            for part in parts:
                self.sentences += part() or 0
            self.passed += 1
        except AssertionError as error:
            self.failed += 1
            print("FAIL plycut", " ".join(f"'{w}'" if "[" in w or "{" in w else w for w in command), "\n    ", error)


def plain_searches(plycut, shape, draw, tally, programs):
    """One pass, without a table, under all rules."""
    algorithm = draw.choice(["minimax", "branch-and-bound", "alpha-beta", "alpha-beta", "negascout", "negascout"])
    for strict, hard, windowed in itertools.product((False, True), repeat=3):
        root = Node(shape, None, "", True)
        names = named(root)
        low = root.truth + draw.randint(-4, 2)
        window = (low, low + draw.randint(1, 5)) if windowed and algorithm in ("alpha-beta", "negascout") else (-INF, INF)
        command, text = explain(plycut, algorithm, strict, hard, window, [], str(shape).replace(" ", ""))
        Search.horizon = None
        search = Search(root, algorithm, strict, hard, window)
        programmed = (algorithm, "negamax" if algorithm == "alpha-beta" else algorithm, *([] if hard else ["mtdf"]))
        tally.check(command, [lambda: read(text, Reader(names, search)), lambda: read_summary(text, search, names, False, None)] +
                    [lambda p=p: expect_program(programs, plycut, p, strict, hard, root, search, window) for p in programmed])


def searches_of_passes(plycut, shape, draw, tally):
    """Several passes, or one with a table: each of them, step by step."""
    algorithm = draw.choice(["minimax", "branch-and-bound", "alpha-beta", "negascout", "negascout", "mtdf"])
    strict, hard, table = draw.random() < 0.5, draw.random() < 0.5, draw.random() < 0.6 or algorithm == "mtdf"
    scouts, deepen = algorithm in ("alpha-beta", "negascout"), draw.random() < 0.6
    guess = draw.randint(-4, 9) if draw.random() < 0.5 else None
    aspiration = draw.choice([0.5, 1, 2, 4]) if scouts and (deepen or guess is not None) and draw.random() < 0.6 else 0
    guess = guess if aspiration or algorithm == "mtdf" else None
    depth = draw.choice([None, None, 1, 2, 3]) if deepen else draw.choice([None, 2, 3])
    low = draw.randint(-4, 6)
    window = (low, low + draw.randint(1, 5)) if scouts and not aspiration and draw.random() < 0.4 else (-INF, INF)
    words = (["--deepen"] if deepen else []) + (["-d", str(depth)] if depth else []) + (["--table", "65536"] if table else [])
    words += ([f"--aspiration={aspiration}"] if aspiration else []) + ([f"--guess={guess}"] if guess is not None else [])
    whole = Node(shape, None, "", True)
    passes = Passes(shape, algorithm, strict, hard, window, depth, deepen, aspiration, guess, table)
    passes.guess = guess if guess is not None else 0
    several = deepen or aspiration or passes.tests
    for i, search in enumerate(passes.all):
        shown = words + (["--pass", str(i + 1)] if several else [])
        command, text = explain(plycut, algorithm, strict, hard, window, shown, spec_of(whole))
        names = named_like(whole, search.events[0]["node"])
        met = passes.tests and i + 1 == len(passes.all)
        tally.check(command, [lambda: read_passes(text, passes, names) if several else 0,
                              lambda: read(text, Reader(names, search, bool(aspiration or passes.tests))),
                              lambda: read_summary(text, search, names, met, passes if several else None)])


def main():
    plycut, trees = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 60
    draw, programs, tally = random.Random(5), {}, Tally()
    for _ in range(trees):
        shape = [some_tree(draw, draw.randint(1, 4)) for _ in range(draw.randint(2, 3))]
        plain_searches(plycut, shape, draw, tally, programs)
        for _ in range(2):
            searches_of_passes(plycut, shape, draw, tally)
    print(f"{tally.sentences} sentences parsed")
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(tally.failed > 0)


if __name__ == "__main__":
    main()
