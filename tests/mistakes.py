#!/usr/bin/python3
"""What `explain` says of searches with a named mistake: tests/mistakes.py PLYCUT [SEARCHES].

Each mistake of `plycut list mistakes` is made here once more, by a search of a few lines that keeps its own books: bounds
with the node that set them and the child that they are from, values, and the interval that is proved of each node in the
tree as it is. Every sentence about a step of `explain` is compared with what these books say: the numbers compared, the
owner, the witness, the kind, what is never visited, "this is the mistake", and ? where nothing is proved; so are the root's
value, the best move, and the owners in the trace. Last line: N passed, N failed."""
import csv, io, json, random, re, subprocess, sys
from fractions import Fraction as F

PLYCUT, SEARCHES = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 600
INF = float("inf")
LISTED = 16
CHANCE = {"limits-forgotten", "chance-as-min", "bound-not-translated", "probabilities-ignored"}
OWN_LOOP = {"window-reset", "alpha-at-min", "beta-at-max", "beta-never-lowered", "bounds-kept", "bounds-shared", "cut-late", "cut-early", "cut-after-leaf",
            "max-never-cuts", "min-never-cuts", "strict-at-max", "strict-at-min", "never-alternates"}
UNSOUND = {"min-max-swapped", "never-alternates", "alpha-at-min", "beta-at-max", "beta-never-lowered", "bounds-kept", "bounds-shared", "cut-early", "cut-after-leaf",
           "chance-as-min", "bound-not-translated", "probabilities-ignored"}


def run(*arguments):
    done = subprocess.run([PLYCUT, *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


# ---- Trees -----------------------------------------------------------------------------------------------------------


class Node:
    def __init__(self, player, value=None, children=(), chances=()):
        self.player, self.value, self.children, self.chances, self.parent = player, value, list(children), list(chances), None

    def all(self):
        return [self] + [n for c in self.children for n in c.all()]

    def leaves(self):
        return [n for n in self.all() if n.value is not None]

    def above(self):
        """The nodes from its parent to the root."""
        return [] if self.parent is None else [self.parent] + self.parent.above()

    def place(self):
        return self.name + (" (the root)" if self.parent is None else f" ({self.path})")

    def as_json(self, players):
        if self.value is not None:
            return {"name": self.name, "value": self.value}
        written = [c.as_json(players) for c in self.children]
        if any(c != self.chances[0] for c in self.chances):
            for child, chance in zip(written, self.chances):
                child["probability"] = str(chance)
        return dict({"player": self.player} if players or self.player == "chance" else {}, name=self.name, children=written)


def letters(n):
    return (letters(n // 26 - 1) if n >= 26 else "") + "abcdefghijklmnopqrstuvwxyz"[n % 26]


def settle(root):
    """Paths and names. No name has a digit, so that all digits but those of paths are numbers."""
    root.path = "/"
    for i, node in enumerate(root.all()):
        node.name = ("L" if node.value is not None else "N") + letters(i)
        for k, child in enumerate(node.children):
            child.parent, child.path = node, node.path.rstrip("/") + f"/{k}"


def random_tree(rng, plies, movers, low, high, top=True):
    """movers: who moves at each ply, or None: anybody."""
    if plies == 0 or (not top and rng.random() < 0.12):
        return Node(None, rng.randint(low, high))
    player = movers[-plies] if movers else rng.choice(("max", "min"))
    children = [random_tree(rng, plies - 1, movers, low, high, False) for _ in range(rng.choice((1, 2, 2, 3, 3) if not top else (2, 3)))]
    parts = [rng.choice((1, 1, 2, 3)) for _ in children] if rng.random() < 0.6 else [1] * len(children)
    return Node(player, None, children, [F(p, sum(parts)) for p in parts] if player == "chance" else [])


# ---- A search with a mistake -----------------------------------------------------------------------------------------


class Bound:
    """A bound of a window on a node's scale: of its owner, from a child of that, or nobody's; held: on the owner's scale."""

    def __init__(self, value, owner=None, witness=None, held=None):
        self.value, self.owner, self.witness, self.held = value, owner, witness, value if held is None else held

    def scaled(self, value):
        return Bound(value) if abs(value) == INF else Bound(value, self.owner, self.witness, self.held)


NO_ALPHA, NO_BETA = Bound(-INF), Bound(INF)


def product(p, x):
    return 0 if p == 0 else p * x


class Search:
    def __init__(self, root, mistake, strict, hard, window, limits):
        self.root, self.mistake, self.strict, self.hard, self.events = root, mistake, strict, hard, []
        self.strict = True if mistake == "strict-cut" else False if mistake == "equal-cut" else strict
        self.reversed = mistake == "right-to-left"
        self.low, self.high = limits if limits and mistake != "limits-forgotten" else (-INF, INF)
        self.best, self.proved, self.visited = {}, {}, set()
        self.value = self.search(root, Bound(window[0]), Bound(window[1]))[0]

    def happen(self, kind, node, **more):
        self.events.append(dict(kind=kind, node=node, **more))

    def player(self, node):
        """As the search takes it."""
        if self.mistake == "chance-as-min" and node.player == "chance":
            return "min"
        if self.mistake == "never-alternates":
            return self.root.player
        return {"max": "min", "min": "max"}.get(node.player, node.player) if self.mistake == "min-max-swapped" else node.player

    def order(self, node):
        return node.children[::-1] if self.reversed else node.children

    def own_rule(self, is_max):
        """Is a value that only reaches the bound too little? By the cut rule, or by the mistake of having two."""
        return is_max == (self.mistake == "strict-at-max") if self.mistake.startswith("strict-at-") else self.strict

    def reaches(self, is_max, value, bound, strict=None):
        strict = self.strict if strict is None else strict
        return value == bound and not strict or (value > bound if is_max else value < bound)

    def given(self, node, child, alpha, beta):
        if self.mistake == "no-pruning" or (self.mistake == "window-reset" and node.parent is None):
            return NO_ALPHA, NO_BETA
        if self.mistake == "parent-only" and child.value is None and self.player(child) != self.player(node):
            return (alpha, NO_BETA) if self.player(node) == "max" else (NO_ALPHA, beta)
        return alpha, beta

    def clipped(self, value, alpha, beta):
        return min(max(value, alpha.value), beta.value) if self.hard else value

    def search(self, node, alpha, beta):
        """The value, and the window that it ends with."""
        self.visited.add(node)
        if node.value is not None:
            self.proved[node] = node.value, node.value
            self.happen("leaf", node)
            return node.value, alpha, beta
        self.happen("enter", node, alpha=alpha, beta=beta)
        if self.player(node) == "chance":
            return self.chance(node, alpha, beta)
        return self.decide(node, alpha, beta)

    def prove(self, node, seen, unseen):
        """In the tree as it is: what was not seen may be worth anything."""
        ends = [(c, self.proved[c]) for c in seen] + [(c, (self.low, self.high)) for c in unseen]
        if node.player == "chance":
            chance = dict(zip(node.children, node.chances))
            self.proved[node] = tuple(sum(product(chance[c], e[k]) for c, e in ends) for k in (0, 1))
        else:
            pick = max if node.player == "max" else min
            self.proved[node] = tuple(pick(e[k] for _, e in ends) for k in (0, 1))

    def leave(self, node, value, seen, unseen, entry, end):
        self.prove(node, seen, unseen)
        value = self.clipped(value, *entry)
        self.happen("exit", node, value=value, best=self.best.get(node), type=self.type(node, value))
        return value, *end

    def type(self, node, value):
        if node.value is not None:
            return "exact"
        low, high = self.proved.get(node, (-INF, INF)) if node in self.visited else (-INF, INF)
        return {(True, True): "exact", (True, False): "lower", (False, True): "upper"}.get((low >= value, high <= value), "unproved")

    def right(self, node, alpha, beta):
        """What alpha-beta returns, without a word."""
        if node.value is not None:
            return node.value
        is_max, best, a, b = node.player == "max", None, alpha, beta
        for child in self.order(node):
            value = self.right(child, a, b)
            best = value if best is None else max(best, value) if is_max else min(best, value)
            if self.reaches(is_max, best, b if is_max else a):
                break
            a, b = (max(a, best), b) if is_max else (a, min(b, best))
        return min(max(best, alpha), beta) if self.hard else best

    def tightened(self, node, child, best, alpha, beta):
        """Whoever tightens a bound owns it."""
        is_max = self.player(node) == "max"
        raises = {"alpha-at-min": True, "beta-never-lowered": True, "beta-at-max": False}.get(self.mistake, is_max)
        if raises and best > alpha.value:
            alpha = Bound(best, node, child)
        elif not raises and best < beta.value:
            beta = Bound(best, node, child)
        return alpha, beta

    def decide(self, node, alpha, beta):
        entry, is_max, best, seen, late = (alpha, beta), self.player(node) == "max", None, [], False
        children, mistake = self.order(node), self.mistake
        for i, child in enumerate(children):
            a, b = self.given(node, child, alpha, beta)
            kept, foreseen, left = [], False, children[i + 1:]
            if mistake == "cut-early" and i > 0:
                value = self.right(child, a.value, b.value)
                foreseen = self.reaches(is_max, max(best, value) if is_max else min(best, value), b.value if is_max else a.value)
            if foreseen:
                left = children[i:]
            else:
                value, *end = self.search(child, a, b)
                seen.append(child)
            if mistake.startswith("bounds-") and child.value is None:
                if end[0].value > alpha.value:
                    alpha, kept = end[0], kept + ["alpha"]
                if end[1].value < beta.value:
                    beta, kept = end[1], kept + ["beta"]
            improved = best is None or (value > best if is_max else value < best)
            before = alpha, beta
            careless = mistake.endswith("-never-cuts") and mistake[:3] == self.player(node)
            if mistake == "cut-after-leaf" or careless and improved:
                alpha, beta = self.tightened(node, child, value, alpha, beta)
            if improved:
                best, self.best[node] = value, (value, child)
                if not self.reaches(is_max, best, (beta if is_max else alpha).value, self.own_rule(is_max)):
                    alpha, beta = self.tightened(node, child, best, alpha, beta)
            crossed = self.reaches(is_max, best, (before[1] if is_max else before[0]).value)
            moved = [side for side, old, new in zip(("alpha", "beta"), before, (alpha, beta)) if old is not new]
            stops = self.reaches(is_max, best, (before[1] if is_max else before[0]).value, self.own_rule(is_max))
            stop, met = stops and mistake != "no-pruning" and not careless, None
            if mistake == "cut-after-leaf":
                stop = child.value is not None and self.reaches(True, alpha.value, beta.value)
                met = None if crossed else ("beta" if is_max else "alpha")
            elif mistake == "beta-never-lowered" and not is_max:
                stop, met = self.reaches(True, alpha.value, beta.value), "beta"
            elif mistake == "bounds-shared":  # it tightens its bound, then looks whether the two have met
                shared = self.tightened(node, child, best, alpha, beta)
                met = None if crossed else ("beta" if is_max else "alpha")
                stop = crossed or self.reaches(True, shared[0].value, shared[1].value)
            elif mistake == "cut-late":
                stop, late = late, crossed
            update = dict(child=child, value=value, best=best, improved=improved, kept=kept, foreseen=foreseen, alpha=alpha, beta=beta,
                          moved=moved, crossed=crossed)
            self.happen("update", node, **update, goes_on=bool(left) and not stop)
            if mistake == "bounds-shared":
                alpha, beta = shared
            if stop and left:
                self.cut(node, alpha, beta, met, best, left)
                best = best if met is None or mistake != "cut-after-leaf" else (alpha if is_max else beta).value
            if stop:
                return self.leave(node, best, seen, left, entry, (alpha, beta))
        return self.leave(node, best, seen, [], entry, (alpha, beta))

    def cut(self, node, alpha, beta, met, value, left, sums=None):
        side = met or ("beta" if self.player(node) == "max" else "alpha")
        bound, other = (beta, alpha) if side == "beta" else (alpha, beta)
        on_path = [node] + node.above()
        keeper = None
        if bound.owner is not None and bound.owner not in on_path:
            keeper = next(n for n in bound.owner.above() if n in on_path)
        self.happen("cutoff", node, side=side, bound=bound, value=other.value if met else value, met=met, alpha=alpha, beta=beta,
                    keeper=keeper, left=left, distance=on_path.index(bound.owner) if bound.owner in on_path else None,
                    shape=self.shape(node, keeper or bound.owner), sums=sums, best=value)

    def shape(self, node, owner):
        """shallow: by a node of the nearest run of one player, chance nodes apart."""
        if owner is None:
            return "window"
        path = [n for n in [node] + node.above() if self.player(n) != "chance" or n is node]
        first = [n for n in path if self.player(n) == self.player(node)] if self.player(node) != "chance" else [node]
        rest = path[next((i for i, n in enumerate(path) if self.player(n) != self.player(node)), len(path)):] if self.player(node) != "chance" else path[1:]
        run = []
        for n in rest:
            if run and self.player(n) != self.player(run[0]):
                break
            run.append(n)
        return "shallow" if owner in run or owner in path[:len(path) - len(rest)] else "deep"

    def chance(self, node, alpha, beta):
        children, seen, total, rest = self.order(node), [], F(0), F(1)
        chances = dict(zip(node.children, node.chances))
        if self.mistake == "probabilities-ignored":
            chances = {c: F(1, len(children)) for c in children}
        for i, child in enumerate(children):
            p, left = chances[child], children[i + 1:]
            rest = rest - p if left else F(0)
            a, b = alpha, beta
            if self.mistake != "bound-not-translated":
                a = alpha.scaled(INF * -1 if alpha.value == -INF else (alpha.value - total - product(rest, self.high)) / p)
                b = beta.scaled(INF if beta.value == INF else (beta.value - total - product(rest, self.low)) / p)
            value = self.search(child, a, b)[0]
            seen.append(child)
            total += p * value
            self.prove(node, seen, left)
            self.happen("sum", node, child=child, total=total, ends=self.proved[node], last=not left)
            most, least = total + product(rest, self.high), total + product(rest, self.low)
            side = "beta" if self.reaches(True, least, beta.value) else "alpha" if self.reaches(False, most, alpha.value) else None
            if side is not None:
                crossed = least if side == "beta" else most
                if left:
                    self.cut_chance(node, side, alpha, beta, crossed, left, (total, rest))
                return self.leave(node, crossed, seen, left, (alpha, beta), (alpha, beta))
        return self.leave(node, total, seen, [], (alpha, beta), (alpha, beta))

    def cut_chance(self, node, side, alpha, beta, value, left, sums):
        bound = beta if side == "beta" else alpha
        path = [node] + node.above()
        self.happen("cutoff", node, side=side, bound=bound, value=value, met=None, alpha=alpha, beta=beta, keeper=None, left=left,
                    distance=path.index(bound.owner) if bound.owner else None, shape=self.shape(node, bound.owner), sums=sums, best=value)


# ---- What the books say, as sentences --------------------------------------------------------------------------------


def num(x):
    return str(x)  # inf, -inf, 5, 5/3


def typed(value, kind):
    return {"exact": "", "lower": "at least ", "upper": "at most ", "unproved": "?"}[kind] + num(value)


class Sentences:
    """The sentences of the items, from the events of a search."""

    def __init__(self, search):
        self.s, self.items, self.best, self.returned = search, {}, {}, {}
        n = 0
        while n < len(search.events):
            said, last = self.item(search.events, n)
            self.items[last + 1] = (said, search.events[last])
            n = last + 1

    def bound(self, word, bound):
        if abs(bound.value) == INF:
            return f"no {word}"
        if bound.owner is None:
            if bound.held != bound.value:
                return f"{word} is {num(bound.value)} here (that is {num(bound.held)} in the root's window)"
            return f"{word} is {num(bound.value)} (the root's window)"
        if bound.held != bound.value:
            return f"{word} is {num(bound.value)} here (that is {bound.owner.name}'s {num(bound.held)}, from {bound.witness.name})"
        return f"{word} is {num(bound.value)} ({bound.owner.name} has it from {bound.witness.name})"

    def window(self, e):
        if abs(e["alpha"].value) == INF and abs(e["beta"].value) == INF:
            return "no bounds"
        return f"{self.bound('alpha', e['alpha'])}, {self.bound('beta', e['beta'])}"

    def entered(self, node):
        return f"{node.place()}, a {self.word(node)} node"

    def word(self, node):
        player = self.s.player(node)
        return player if player == "chance" else player.upper()

    def item(self, events, n):
        e = events[n]
        kind = e["kind"]
        if kind == "enter":
            last = n
            while last + 1 < len(events) and events[last + 1]["kind"] == "enter" and all(
                    same_bound(events[last + 1][k], e[k]) for k in ("alpha", "beta")):
                last += 1
            nodes = [self.entered(x["node"]) for x in events[n:last + 1]]
            return [f"Enter {', then '.join(nodes)}: {self.window(e)}."], last
        if kind == "leaf":
            said = [f"Leaf {e['node'].place()} is worth {num(e['node'].value)}."]
            return self.with_update(events, n, said)
        if kind == "update":  # of a child that was not visited
            self.returned[e["child"]] = "unproved"
            said = [f"{e['child'].name} would return {num(e['value'])}.",
                    f"The search uses this value, but does not visit {e['child'].name}: this is the mistake."]
            return said + self.update(events, n), n
        if kind == "cutoff":
            return self.cutoff(e), n
        assert kind == "exit", kind
        self.returned[e["node"]] = e["type"]
        best = self.best.get(e["node"])
        said = [f"{e['node'].name} returns {typed(e['value'], e['type'])}."]
        if best is not None and best[0] != e["value"]:
            why = "fail-hard clips it to the window" if self.s.hard else "that is the bound that it was given"
            said = [f"{e['node'].name} returns {typed(e['value'], e['type'])}, not {num(best[0])}: {why}."]
        if e["node"].parent is None:
            return said + ["The search is complete."], n
        return self.with_update(events, n, said)

    def with_update(self, events, n, said):
        if n + 1 < len(events) and events[n + 1]["kind"] in ("update", "sum"):
            return said + self.update(events, n + 1), n + 1
        return said, n

    def update(self, events, n):
        e, following = events[n], events[n + 1]["kind"] if n + 1 < len(events) else None
        name = e["node"].name
        if e["kind"] == "sum":
            if following == "cutoff":
                return []
            low, high = e["ends"]
            if e["last"] or following == "exit":
                x = events[n + 1]
                return [f"The mean of {name} is {typed(e['total'], x['type'] if x['value'] == e['total'] else 'exact')}."]
            if abs(low) != INF and abs(high) != INF:
                return [f"{name} has a weighted sum of {num(e['total'])} so far, and lies between {num(low)} and {num(high)}."]
            return [f"{name} has a weighted sum of {num(e['total'])} so far."]
        said = []
        for side in e["kept"]:
            said += [f"{name} goes on with the bound that {e['child'].name} has left behind: {self.bound(side, e[side])}.", "This is the mistake."]
        is_max = self.s.player(e["node"]) == "max"
        wanted = "more" if is_max else "less"
        kind = "exact" if e["child"].value is not None and not e["foreseen"] else self.returned[e["child"]]
        if not e["improved"]:
            if kind == ("upper" if is_max else "lower"):
                return said + [f"{name} keeps {num(e['best'])}, since {e['child'].name} is not worth {wanted}."]
            if e["value"] == e["best"]:
                return said + [f"{name} keeps {num(e['best'])}, since a tie changes nothing."]
            return said + [f"{name} keeps {num(e['best'])}, since {typed(e['value'], kind)} is not {wanted}."]
        self.best[e["node"]] = e["best"], e["child"]
        own = [side for side in ("alpha", "beta") if e[side].owner is e["node"] and e[side].witness is e["child"]]
        said.append(f"{name} has {num(e['best'])} so far" + (f": {own[0]} becomes {num(e['best'])}." if own else "."))
        stop = "beta" if is_max else "alpha"
        if following != "cutoff" and e["crossed"] and stop not in own:
            late = "but the search compares only after leaves, and visits the next child: this is the mistake." if self.s.mistake == "cut-after-leaf" \
                else "but the search still visits the next child: this is the mistake."
            said.append(f"That crosses {stop}, {num(e[stop].value)}, " + (late if e["goes_on"] else "but no child is left to cut off."))
        return said

    def cutoff(self, e):
        node, bound, side, name = e["node"], e["bound"], e["side"], e["node"].name
        own = self.s.own_rule(side == "beta")
        sign = (">" if side == "beta" else "<") + ("" if own else "=")
        test = f"Cutoff at {name}: {num(e['value'])} {sign} {num(bound.value)}"
        wrong = bound.owner is not None and self.s.player(bound.owner) == self.s.player(node) and self.s.player(node) != "chance"
        said = []
        if e["sums"] is not None:
            limit = self.s.low if side == "beta" else self.s.high
            said = [f"{name} has a weighted sum of {num(e['sums'][0])} so far.",
                    f"Even if all its other children, with total probability {num(e['sums'][1])}, are worth {num(limit)}, the "
                    f"{'least' if side == 'beta' else 'most'} possible, it is worth {num(e['value'])}."]
        if e["met"]:
            said += [f"Cutoff at {name}: its bounds have met, since {self.bound('alpha', e['alpha'])} and {self.bound('beta', e['beta'])}.",
                     f"{name} itself has {num(self.best[node][0])} so far."]
        elif e["keeper"] or wrong:
            said.append(f"{test}, the {side} that {bound.owner.name} has from {bound.witness.name}.")
        elif bound.owner is None:
            end = "upper" if side == "beta" else "lower"
            said.append(f"{test}, the {end} end of the root's window." if bound.held == bound.value else f"{test}.")
            if bound.held != bound.value:
                said.append(f"On the scale of {name}, {num(bound.value)} is {num(bound.held)}, the {end} end of the root's window.")
        else:
            kind = "exact" if bound.witness.value is not None else self.returned[bound.witness]
            if bound.held != bound.value:
                said += [f"{test}.", f"On the scale of {name}, {num(bound.value)} is the {typed(bound.held, kind)} that {bound.owner.name} already has from "
                         f"{bound.witness.name}."]
            elif kind == "exact":
                said.append(f"{test}, the value that {bound.owner.name} already has from {bound.witness.name}.")
            else:
                said.append(f"{test}; {bound.owner.name} already has {typed(bound.held, kind)} from {bound.witness.name}.")
        if self.s.strict and not own and e["value"] == bound.value:
            said.append(f"By the cut rule, a value that only reaches {side} does not stop a node: this is the mistake.")
        return said + self.kind(e, wrong) + self.pruned(e)

    def kind(self, e, wrong):
        node, bound, side = e["node"], e["bound"], e["side"]
        what = f"This is a {e['shape']} {side} cutoff"
        if e["keeper"]:
            said = [f"This is the mistake: {bound.owner.name} has returned, but {e['keeper'].name} goes on with the {side} that it has left behind."]
        elif wrong:
            player = self.word(bound.owner)
            end = "upper" if side == "beta" else "lower"
            said = [f"This is the mistake: {bound.owner.name} is a {player} node, and what {player} already has is no {end} bound."]
        elif bound.owner is None:
            said = [f"{what}: no node set the bound."]
        else:
            plies = f"{e['distance']} {'ply' if e['distance'] == 1 else 'plies'} up"
            chance = sum(self.s.player(n) == "chance" for n in node.above()[:e["distance"] - 1])
            past, afar = "chance nodes in between do not count", "but the player to move changes only once on the way"
            if e["shape"] == "deep":
                said = [f"{what}: the bound comes from {bound.owner.name}, {plies}."]
            elif e["distance"] - chance > 1:
                said = [f"{what}: the bound comes from {bound.owner.name}, {plies}, {afar}" + (f"; {past}." if chance else ".")]
            elif chance:
                said = [f"{what}: the bound comes from {bound.owner.name}, {plies}; {past}."]
            else:
                said = [f"{what}: the bound comes from the parent, {bound.owner.name}."]
        if e["met"]:
            said.append(f"This is the mistake: they met before {node.name} was entered, but the search compares them only after a leaf."
                        if self.s.mistake == "cut-after-leaf" else
                        f"This is the mistake: the search compares them with each other, and not {node.name} with its {side}.")
        return said

    def pruned(self, e):
        left = e["left"]
        leaves = [leaf for n in left for leaf in n.leaves()]
        verb = "is" if len(left) == 1 else "are"
        if leaves == left:
            return [f"{len(left)} {'leaf' if len(left) == 1 else 'leaves'} of {e['node'].name} {verb} never visited: {listed(left)}."]
        return [f"{len(left)} {'subtree' if len(left) == 1 else 'subtrees'} of {e['node'].name} {verb} never visited: {listed(left)}, with {len(leaves)} "
                f"{'leaf' if len(leaves) == 1 else 'leaves'}: {listed(leaves)}."]


def listed(nodes):
    """Long lists are shortened."""
    if len(nodes) > LISTED:
        return ", ".join(n.place() for n in nodes[:LISTED]) + f" and {len(nodes) - LISTED} more"
    return ", ".join(n.place() for n in nodes[:-1]) + (" and " if len(nodes) > 1 else "") + nodes[-1].place()


def same_bound(a, b):
    return a.value == b.value and a.owner is b.owner and a.witness is b.witness


# ---- Compared with explain -------------------------------------------------------------------------------------------

NUMBER = re.compile(r"(?<![\w/.])-?(?:inf|\d+(?:\.\d+)?(?:/\d+)?)(?![\w/])")


def same_text(said, wanted):
    """Do they say the same, and the same numbers, however they are written?"""
    if NUMBER.split(said) != NUMBER.split(wanted):
        return False
    value = lambda text: float(text) if "inf" in text else F(text)
    return all(abs(float(value(a)) - float(value(b))) < 1e-9 for a, b in zip(NUMBER.findall(said), NUMBER.findall(wanted))
               if "inf" not in a + b) and all(a == b for a, b in zip(NUMBER.findall(said), NUMBER.findall(wanted)) if "inf" in a + b)


REASON = re.compile(r" (Why (?:it|they) cannot matter:|Without the value of (\w+),)")


def check_reason(said, e, sentences, foreseen):
    """A reason is given only by a search whose cutoffs do not change the value, and its numbers are those of the books."""
    search = sentences.s
    if said.startswith("Without"):
        assert foreseen, said
        return
    assert not foreseen and (search.mistake not in UNSOUND or search.mistake == "cut-early"), "a reason"
    type_ = "at least" if e["side"] == "beta" else "at most"
    first = re.search(rf"{e['node'].name} \(a (?:MAX|MIN|chance) node\) is (at least|at most|\?)? ?(\S+?)\.(?: |$)", said)
    assert first and first[1] == type_ and same_text(first[2], num(e["value"])), said
    low, high = search.true[e["node"]]
    assert (low >= e["value"]) if e["side"] == "beta" else (high <= e["value"]), f"it is not {type_} that"


def check_items(text, sentences):
    search = sentences.s
    body, _, summary = text.partition("\n\nValue ")
    items = re.split(r"^ {0,3}(\d+)\. ", body, flags=re.M)
    told = {int(n): " ".join(said.split()) for n, said in zip(items[1::2], items[2::2])}
    assert set(told) == set(sentences.items), f"steps {sorted(set(told) ^ set(sentences.items))}"
    count = 0
    for n, said in told.items():
        wanted, e = sentences.items[n]
        reason = REASON.search(said)
        main = said[:reason.start()] if reason else said
        try:
            assert same_text(main, " ".join(wanted)), f"wanted: {' '.join(wanted)}"
            assert reason is None or e["kind"] == "cutoff"
            if reason:
                check_reason(said[reason.start() + 1:], e, sentences, search.events[n - 2].get("foreseen", False))
            elif e["kind"] == "cutoff":
                clips = search.hard and search.mistake.endswith(("-never-cuts", "-at-max", "-at-min"))  # values, to a window whose bounds have met or crossed
                assert search.mistake in UNSOUND or clips, "no reason"
        except AssertionError as error:
            raise AssertionError(f"{n}. {said}\n    {error}") from None
        count += len(wanted)
    return count, "Value " + summary


def check_summary(summary, search, window):
    lines = dict(re.findall(r"^(\w+(?: \w+)?)\s{2,}((?:.|\n {5,})*)$", summary, flags=re.M))
    lines = {name: " ".join(said.split()) for name, said in lines.items()}
    root = search.root
    kind = search.type(root, search.value)
    lines["Value"] = " ".join(summary.split("\n")[0].split()[1:])
    assert same_text(lines["Value"], typed(search.value, kind)), f"value {lines['Value']}, not {typed(search.value, kind)}"
    is_max, said = search.player(root) == "max", lines["Best move"]
    if search.player(root) == "chance":
        assert said == "none: the root is a chance node", said
        return
    lost = search.value <= window[0] if is_max else search.value >= window[1]
    if lost and (window[0] if is_max else window[1]) not in (-INF, INF):
        assert said.startswith("none is proved best"), said
        return
    best = search.best[root][1]
    assert said.startswith(best.place()), f"the best move is {said}, not {best.name}"
    if search.mistake in UNSOUND:
        ends = {c: search.proved[c] if c in search.visited else (-INF, INF) for c in root.children}
        proved = root.player != "chance" and all((ends[best][0] >= high if root.player == "max" else ends[best][1] <= low) for c, (low, high) in ends.items() if c is not best)
        assert ("not proved" in said) == (not proved), said


def check_trace(trace, search):
    """The owners in the trace."""
    events = [e for e in trace["events"] if e["event"] == "cutoff"]
    wanted = [e for e in search.events if e["kind"] == "cutoff"]
    path = lambda node: None if node is None else node.path
    assert len(events) == len(wanted), "cutoffs"
    for e, w in zip(events, wanted):
        bound, other = (w["beta"], w["alpha"]) if w["side"] == "beta" else (w["alpha"], w["beta"])
        found = [e["node"], e["side"], e["by"], e["witness"], e["distance"], e.get("kept_by"), e["pruned"]]
        assert found == [w["node"].path, w["side"], path(bound.owner), path(bound.witness), w["distance"], path(w["keeper"]),
                         [n.path for n in w["left"]]], e
        assert ("met_by" in e) == bool(w["met"]) and e.get("met_by") == (path(other.owner) if w["met"] else None), e
        assert e["kind"] == w["shape"], e
        assert abs(e["value"] - float(w["value"])) < 1e-9 and abs(e["bound"] - float(bound.value)) < 1e-9, e
    types = [(e["node"], e["type"]) for e in trace["events"] if e["event"] == "exit"]
    assert types == [(e["node"].path, e["type"]) for e in search.events if e["kind"] == "exit"], "types"


SIGNS = {"exact": "", "lower": "≥", "upper": "≤", "unproved": "?"}
LETTERS = {"=": "exact", ">": "lower", "<": "upper", "?": "unproved"}


def check_shown(words, search):
    """The type of each value, in the table of nodes, in the picture, and for the page."""
    types = {e["node"].path: e["type"] for e in search.events if e["kind"] == "exit"}
    values = {e["node"].name: e["value"] for e in search.events if e["kind"] == "exit"}
    names = {n.name: n.path for n in search.root.all()}
    rows = csv.DictReader(io.StringIO(run("table", "-f", "csv", *words)))
    assert {r["node"]: r["type"] for r in rows if r["player"] and r["type"]} == types, "types in the table"
    drawn = {name: (sign, value) for name, sign, value in re.findall(r"[▲▼●] (?:\S+: )?(\w+) ([≥≤?]?)(−?[\d./]+)", run("draw", "-f", "txt", *words))}
    for name, (sign, value) in drawn.items():
        assert sign == SIGNS[types[names[name]]], f"{name} is {sign}{value} in the picture"
        assert abs(float(F(value.replace("−", "-"))) - float(values[name])) < 0.01, f"{name} is {value} in the picture"
    assert set(drawn) == set(values), "values in the picture"
    events = json.loads(run("draw", "-f", "moments", *words))["searches"][0]["events"]
    assert [LETTERS[t] for t, kind in zip(events["type"], events["kind"]) if kind == "x"] == list(types.values()), "types for the page"
    counted = next(csv.DictReader(io.StringIO(run("count", "-f", "csv", *words))))["value"]
    sign = {"≥": ">=", "≤": "<="}.get(SIGNS[search.type(search.root, search.value)], SIGNS[search.type(search.root, search.value)])
    assert counted.startswith(sign) and abs(float(counted[len(sign):]) - float(search.value)) < 1e-9, f"{counted} is counted"


def true_values(node, truth):
    """The interval of every node's value, whatever is pruned: here it is one number."""
    if node.value is not None:
        truth[node] = node.value, node.value
        return node.value
    values = [true_values(c, truth) for c in node.children]
    value = sum(c * v for c, v in zip(node.chances, values)) if node.player == "chance" else (max if node.player == "max" else min)(values)
    truth[node] = value, value
    return value


def problem_of(rng, mistake):
    """A tree, whether players are written, and the limits."""
    low, high = rng.choice(((0, 9), (-2, 3), (0, 3), (-5, 5)))
    chance = mistake in CHANCE or (mistake not in OWN_LOOP and rng.random() < 0.2)
    if chance:
        movers = rng.choice((("max", "chance", "min", "max"), ("max", "chance", "min", "chance"), ("min", "chance", "max", "min"),
                             ("max", "min", "chance", "min"), ("chance", "max", "chance", "min")))[:rng.choice((3, 4))]
        if mistake == "min-max-swapped":
            chance = False
    if not chance:
        first = rng.choice(("max", "min"))
        other = "min" if first == "max" else "max"
        movers = [first, other, first, other, first] if mistake == "min-max-swapped" or rng.random() < 0.7 else None
    plies = len(movers) if chance else rng.choice((2, 3, 3, 4, 4))
    movers = movers and list(movers)[:plies]
    tree = random_tree(rng, plies, movers, low, high)
    while chance and not any(n.player == "chance" for n in tree.all()):
        tree = random_tree(rng, plies, movers, low, high)
    settle(tree)
    written = chance or movers is None
    limited = chance and (rng.random() < 0.7 or mistake == "limits-forgotten")
    return tree, written, (low, high) if limited else None


def check_one(rng, mistake):
    """The sentences compared. Or AssertionError."""
    tree, written, limits = problem_of(rng, mistake)
    strict, hard = rng.random() < 0.3, rng.random() < 0.3
    if mistake == "equal-cut":
        strict = True
    window = (-INF, INF)
    if rng.random() < (0.7 if mistake == "beta-never-lowered" else 0.2):
        window = rng.choice(((0, 3), (1, 2), (-1, 4), (2, 7), (-INF, 2), (1, INF)))
    words = ["-a", mistake, "--cut", "strict" if strict else "equal", "--fail", "hard" if hard else "soft"]
    if mistake == "left-to-right":
        words += ["--order", "reversed"]
    if window != (-INF, INF):
        words += [f"--window={window[0]},{window[1]}"]
    document = dict({"limits": limits} if limits else {}, tree=tree.as_json(written))
    if not written:
        words += ["--root", tree.player]
    text = json.dumps(document, separators=(",", ":"))
    try:
        trace = json.loads(run("trace", *words, text))
        header = trace["search"]
        given = [-INF if x is None and i == 0 else INF if x is None else x for i, x in enumerate(header.get("window", [None, None]))]
        search = Search(tree, mistake, header["cut"] == "strict", header["fail"] == "hard", given, limits)
        true_values(tree, search.__dict__.setdefault("true", {}))
        sentences = Sentences(search)
        count, summary = check_items(run("explain", *words, text), sentences)
        check_summary(summary, search, given)
        check_trace(trace, search)
        check_shown([*words, text], search)
        assert abs(float(search.value) - trace["summary"]["value"]) < 1e-9
        return count, sum(e["kind"] == "cutoff" for e in search.events)
    except (AssertionError, KeyError) as error:
        raise AssertionError(f"plycut explain {' '.join(words)} '{text}'\n    {error!r}" if isinstance(error, KeyError)
                             else f"plycut explain {' '.join(words)} '{text}'\n    {error}") from error


def main():
    rng = random.Random(362)
    mistakes = re.findall(r"^ {2}([\w-]+)", run("list", "mistakes").partition("named only by check")[0], flags=re.M)
    passed = failed = sentences = 0
    made = {}
    for i in range(SEARCHES):
        mistake = mistakes[i % len(mistakes)]
        try:
            count, cutoffs = check_one(rng, mistake)
            passed, sentences = passed + 1, sentences + count
            made[mistake] = made.get(mistake, 0) + cutoffs
        except AssertionError as error:
            failed += 1
            print("FAIL", error)
    silent = [m for m in mistakes if made.get(m, 0) == 0 and m != "no-pruning" and failed == 0]
    if silent and SEARCHES >= 20 * len(mistakes):  # of fewer searches, some may show nothing
        failed += 1
        print("FAIL no cutoffs:", *silent)
    print(f"{sentences} sentences compared, of searches with {len(mistakes)} mistakes, which cut off {sum(made.values())} times")
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
