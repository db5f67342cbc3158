#!/usr/bin/python3
"""What is said, listed or drawn at an event comes from the state at that event: tests/law.py PLYCUT [TREES].

The state is kept here, from the events of `plycut trace` and the tree alone. Random trees of five levels have chance
nodes, limits and runs of one player, and are searched by every algorithm, by Star2 (which visits a node three times and
more), NegaScout and MTD(f) too, with deepening and aspiration. At every event: no visited node is pruned, visited and
pruned leaves are at most those of the tree, a cutoff lists what its visit has not entered. Every sum, count and list in
the sentences of `explain`, in `-f moments` and in the summary is that of the state. Last line: N passed, N failed."""
import collections, json, random, re, subprocess, sys
from fractions import Fraction as F

PLYCUT, TREES = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 100
LISTED = 16


def run(*arguments):
    done = subprocess.run([PLYCUT, *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


# ---- Trees -----------------------------------------------------------------------------------------------------------


class Node:
    def __init__(self, value, player, children=(), chances=()):
        self.value, self.player, self.children, self.chances = value, player, list(children), list(chances)

    def name_paths(self, path="", ply=0):
        self.path, self.ply = path or "/", ply
        for i, child in enumerate(self.children):
            child.parent = self
            child.name_paths(f"{path}/{i}", ply + 1)

    def all(self):
        return [self] + [n for c in self.children for n in c.all()]

    def is_leaf(self, depth):
        return not self.children or self.ply == depth

    def leaves(self, depth):
        return [self.path] if self.is_leaf(depth) else [leaf for c in self.children for leaf in c.leaves(depth)]

    def as_json(self):
        if not self.children:
            return self.value
        written = [c.as_json() for c in self.children]
        if any(c != self.chances[0] for c in self.chances):
            written = [dict(w if isinstance(w, dict) else {"value": w}, probability=str(p)) for w, p in zip(written, self.chances)]
        return {"player": self.player, "static": self.value, "children": written}


def levels(rng, chance):
    """Who moves at each ply: as in games of dice, where Star2 visits a node again after it has cut off, or None: anybody."""
    dice = ("chance", "max", "chance", "min", "chance"), ("chance", "min", "chance", "max", "chance")
    return rng.choice(dice) if chance and rng.random() < 0.5 else None


def random_tree(rng, plies, movers, chance, low, high, top=True):
    value = rng.randint(low, high)
    if plies == 0 or (not top and rng.random() < 0.1):
        return Node(value, None)
    player = movers[-plies] if movers else rng.choice(("max", "min", "chance") if chance and not top else ("max", "min"))
    width = (2, 2, 2, 3) if movers else (2, 2, 3) if top else (1, 2, 2, 3)
    children = [random_tree(rng, plies - 1, movers, chance, low, high, False) for _ in range(rng.choice(width))]
    parts = [rng.choice((1, 1, 2, 3)) for _ in children] if rng.random() < 0.4 else [1] * len(children)
    return Node(value, player, children, [F(p, sum(parts)) for p in parts] if player == "chance" else [])


# ---- The state -------------------------------------------------------------------------------------------------------


class Visit:
    """What one visit of a node knows: the children that it has entered, what those returned, and what they and probes proved."""

    def __init__(self, node):
        self.node, self.entered, self.searched, self.left_by = node, [], {}, {}
        self.best, self.proved = None, {}

    def search_order(self, order):
        return self.node.children[::-1] if order == "reversed" else self.node.children

    def unentered(self, order):
        """The resolved list: a probed child stands for those of its children that the probe has not entered."""
        found = []
        for child in self.search_order(order):
            if child.path in self.searched:
                continue
            found += self.left_by.get(child.path, [child]) if child.path not in self.entered or child.path in self.left_by else []
        return found

    def ends(self, low, high):
        """Between what a chance node lies: children that neither were searched nor probed count with the limits, others with
        what is proved of them, which fail-hard does not clip."""
        least, most = F(0), F(0)
        for child, chance in zip(self.node.children, self.node.chances):
            proved = self.proved.get(child.path, (low, high))
            least += chance * F(proved[0])
            most += chance * F(proved[1])
        return float(least), float(most)


def close(a, b):
    return abs(a - b) <= 1e-9 * max(1, abs(a), abs(b))


class State:
    """After some events of a search, or of its passes to one depth."""

    def __init__(self, tree, order, depth, limits):
        self.nodes = {n.path: n for n in tree.all()}
        self.tree, self.order, self.depth, self.limits = tree, order, depth, limits
        self.open, self.visited, self.listed = [], set(), set()
        self.last = {}  # of each node, its last visit
        self.proved = {}  # of each node, the interval that its last visit proved
        self.all_leaves = set(tree.leaves(depth))
        self.table = False

    def pruned(self):
        return self.listed - self.visited

    def pruned_leaves(self):
        return {leaf for p in self.pruned() for leaf in self.nodes[p].leaves(self.depth)}

    def happen(self, e):
        node, kind = self.nodes[e["node"]], e["event"]
        if kind in ("enter", "leaf", "table"):
            if self.open:
                above = self.open[-1]
                assert above.node.path == node.parent.path
                above.entered.append(node.path)
                above.left_by.pop(node.path, None)
            self.visited.add(node.path)
            self.last[node.path] = Visit(node)
            self.table |= kind == "table"
            if kind == "leaf":
                self.proved[node.path] = e["value"], e["value"]
            if kind == "enter":
                self.open.append(self.last[node.path])
        elif kind in ("update", "probe"):
            visit, child = self.open[-1], self.nodes[e["from"]]
            if kind == "probe":
                visit.proved[child.path] = self.proved.get(child.path)
                entered = self.last[child.path].entered
                visit.left_by[child.path] = [c for c in self.last[child.path].search_order(self.order) if c.path not in entered]
            else:
                visit.searched[child.path] = e["value"]
                visit.proved[child.path] = self.proved.get(child.path)
                if node.player != "chance":
                    visit.best = e["value"] if visit.best is None else (max if node.player == "max" else min)(visit.best, e["value"])
        elif kind == "cutoff":
            self.cut(e)
        elif kind == "exit":
            assert self.open.pop().node is node
            if self.limits:
                ends = zip((e["low"], e["high"]), self.limits)
                self.proved[node.path] = [limit if end is None else end for end, limit in ends]
        if kind != "pass":
            self.check()

    def cut(self, e):
        visit = self.open[-1]
        wanted = [n.path for n in visit.unentered(self.order)]
        assert e["pruned"] == wanted, f"event {e['n']} prunes {e['pruned']}, not {wanted}"
        assert not set(wanted) & set(visit.entered), f"event {e['n']} lists what its visit has entered"
        leaves = sum(len(self.nodes[p].leaves(self.depth)) for p in wanted)
        assert e["pruned_leaves"] == leaves, f"event {e['n']} prunes {leaves} leaves"
        self.listed |= set(wanted)

    def check(self):
        visited, pruned = self.visited & self.all_leaves, self.pruned_leaves()
        assert not visited & pruned and len(visited) + len(pruned) <= len(self.all_leaves), "more leaves than the tree has"


# ---- The trace -------------------------------------------------------------------------------------------------------


class Trace:
    """Goes through a trace's events, and keeps what sentences may say of each: tellers[n] is a list of checks."""

    def __init__(self, tree, trace, order, limits):
        self.names, self.tree, self.limits = {}, tree, limits
        self.passes, self.cutoffs, self.at, totals = [], [], {}, [0, 0]
        state, number = None, 0
        depth = trace["problem"].get("depth")
        for e in trace["events"]:
            if e["event"] == "pass":
                if state is None or e["depth"] != depth:
                    totals = self.settled(state, totals)
                    state, depth = State(tree, order, e["depth"], limits), e["depth"]
                number = e["pass"]
                fresh = State(tree, order, depth, limits)  # what the pass alone has visited and pruned
            elif state is None:
                state = fresh = State(tree, order, depth, limits)
            if "name" in e:
                self.names[e["name"]] = e["node"]
            state.happen(e)
            if fresh is not state:
                fresh.happen(e)
            self.at[e["n"]] = Moment(e, fresh, number)
        assert not state.open and not state.pruned() & state.visited
        totals = self.settled(state, totals)
        said = trace["summary"]["pruned"]
        assert [said["subtrees"], said["leaves"]] == totals, f"the summary has {said}, not {totals}"
        if not state.table:
            assert (state.visited & state.all_leaves) | state.pruned_leaves() == state.all_leaves, "leaves are missing"
        self.ends = {m.number: m for m in self.at.values()}  # the last moment of each pass

    def settled(self, state, totals):
        return [0, 0] if state is None else [totals[0] + len(state.pruned()), totals[1] + len(state.pruned_leaves())]


class Moment:
    """What sentences may say after an event."""

    def __init__(self, e, state, number):
        self.event, self.number, self.depth = e, number, state.depth
        self.best = {v.node.path: v.best for v in state.open}
        self.ends = {v.node.path: v.ends(*state.limits) for v in state.open if v.node.player == "chance" and state.limits}
        self.sums = {v.node.path: float(sum(c * F(v.searched[n.path]) for n, c in zip(v.node.children, v.node.chances) if n.path in v.searched))
                     for v in state.open if v.node.player == "chance"}
        self.subtrees, self.leaves = len(state.pruned()), len(state.pruned_leaves())
        self.seen = len(state.visited), len(state.visited & state.all_leaves)


# ---- Sentences -------------------------------------------------------------------------------------------------------

NUM = r"(-?(?:inf|\d+(?:\.\d+)?(?:/\d+)?)[+−]?)"
PRUNES = re.compile(r"(\d+) (leaf|leaves|subtree|subtrees) of (\S+) (is|are) (?:never visited|not visited this time|not visited in this pass): "
                    r"(.*?)(?:, with (\d+) (leaf|leaves): (.*?))?\.(?: Why|$)")
PATH = re.compile(r"\((/[\d/]*)\)")


def number(text):
    text = text.rstrip("+−")
    return float(F(text)) if "inf" not in text else float(text)


def same(text, value):
    assert value is not None and close(number(text), value), f"it says {text}, and the state {value}"


def read_listed(text, wanted):
    found = PATH.findall(text)
    assert found == wanted[:len(found)] and len(found) == min(len(wanted), LISTED), f"it lists {found}, not {wanted}"


def read_cutoff(said, trace, moment):
    e, nodes = moment.event, {n.path: n for n in trace.tree.all()}
    count, what, name, verb, listed, leaves, plural, leaf_list = PRUNES.search(said).groups()
    assert name == e["name"] and int(count) == len(e["pruned"]) > 0, f"{count} of {name}"
    assert (what in ("leaf", "subtree"), verb == "is") == ((count == "1"),) * 2, f"{count} {what} {verb}"
    read_listed(listed, e["pruned"])
    below = [leaf for p in e["pruned"] for leaf in nodes[p].leaves(moment.depth)]
    assert (what[:4] == "leaf" or what == "leaves") == (below == e["pruned"])
    if leaves:
        assert int(leaves) == len(below) and (plural == "leaf") == (leaves == "1")
        read_listed(leaf_list, below)
    kind = re.search(r"This is a (shallow|deep|window) (alpha|beta) cutoff", said)
    assert kind is None or (kind[1], kind[2]) == (e["kind"], e["side"]), f"it is a {e['kind']} {e['side']} cutoff"
    crossed = re.search(rf"Cutoff at \S+: {NUM} ([<>])=? {NUM}", said)
    assert crossed is None or (crossed[2] == ">") == (e["side"] == "beta"), f"it crosses {e['side']}"
    for name, bound in re.findall(r"(\w+) \(a (?:MAX|MIN|chance) node\) is (at least|at most)", said):
        assert name != e["name"] or (bound == "at least") == (e["side"] == "beta"), f"{name} is {bound} that"
    for word in re.findall(r"the (least|most) (?:possible|that its probe)", said):
        assert (word == "least") == (e["side"] == "beta"), f"the {word}"
    for word in re.findall(r"So nothing (below|above)", said):
        assert (word == "below") == (e["side"] == "beta"), f"nothing {word}"
    if e["by"] is None:
        return
    way, up = [], nodes[e["node"]].parent
    while up.path != e["by"]:
        way.append(up)
        up = up.parent
    between = sum(n.player == "chance" for n in way)
    if e["kind"] == "shallow" and "This is the mistake" not in said:
        assert ("chance nodes in between do not count" in said) == (between > 0), f"{between} chance nodes are in between"
        assert ("changes only once" in said) == (len(way) - between > 0), "a run of one player?"


def read_item(n, said, trace):
    """Every number that the item says of an open node; after its event, nodes that it has left are no longer open."""
    moment, nodes = trace.at[n], trace.names
    read = 0
    for name, total in re.findall(rf"(\S+) has a weighted sum of {NUM} so far", said):
        same(total, moment.sums.get(nodes[name]))
        read += 1
    for name, low, high in re.findall(rf"(\w+)(?: has a weighted sum of \S+ so far, and)? lies between {NUM} and {NUM}\.", said):
        same(low, moment.ends[nodes[name]][0])
        same(high, moment.ends[nodes[name]][1])
        read += 1
    for name, value in re.findall(rf"(\w+) has {NUM} so far[.:]", said) + re.findall(rf"(\w+), a (?:MAX|MIN) node, has {NUM} so far;", said):
        same(value, moment.best.get(nodes[name]))
        read += 1
    for name in re.findall(r"(\w+), a (?:MAX|MIN) node, has no value yet", said):
        assert moment.best[nodes[name]] is None, f"{name} has {moment.best[nodes[name]]}"
        read += 1
    for name, value in re.findall(rf"\. (\w+) already has (?:at least |at most )?{NUM} from", said):
        same(value, moment.best.get(nodes[name]))
        read += 1
    for name, value in re.findall(rf"(\w+) keeps {NUM},", said):
        same(value, moment.best.get(nodes[name]))
        read += 1
    if "Cutoff at" in said:
        assert moment.event["event"] == "cutoff"
        read_cutoff(said, trace, moment)
        read += 1
    else:
        assert moment.event["event"] != "cutoff", "the sentences say nothing of this cutoff"
    return read


def read_explanation(text, trace, number_of_pass):
    digits = max(2, len(str(max(trace.at))))  # a further line of an item is indented by more
    read, items = 0, re.split(rf"^ {{0,{digits - 1}}}(\d+)\. ", text.partition("\n\nValue ")[0], flags=re.M)
    told = set()
    for n, said in zip(items[1::2], items[2::2]):
        try:
            read += read_item(int(n), " ".join(said.split()), trace)
        except (AssertionError, KeyError, AttributeError) as error:
            raise AssertionError(f"{n}. {' '.join(said.split())}\n    {error!r}") from None
        told.add(int(n))
    cutoffs = {n for n, m in trace.at.items() if m.event["event"] == "cutoff" and m.number == number_of_pass}
    assert cutoffs <= told, f"not told: {cutoffs - told}"
    end, summary = trace.ends[number_of_pass], " ".join(text.partition("\n\nValue ")[2].split())
    pruned = re.search(r"Pruned (\d+) subtrees?(?: with (\d+) lea(?:f|ves))?", summary)
    if pruned:
        assert int(pruned[1]) == end.subtrees and int(pruned[2] or 0) == end.leaves, f"{pruned[0]}, not {end.subtrees} with {end.leaves}"
    distinct = re.search(r"Visited [^.]*?distinct: (\d+) nodes?, (\d+) lea(?:f|ves)", summary)
    if distinct and number_of_pass == 0:
        assert (int(distinct[1]), int(distinct[2])) == end.seen
    return read


# ---- Moments ---------------------------------------------------------------------------------------------------------


def read_moments(document, trace):
    """The lists of cutoffs in `-f moments` are those of the trace."""
    search = document["searches"][0]
    tree = document["trees"][search["tree"]]
    path = lambda n: "/" if tree["parent"][n] < 0 else path(tree["parent"][n]).rstrip("/") + "/" + tree["step"][n]
    wanted = [m.event for m in trace.at.values() if m.event["event"] == "cutoff" and m.number == search.get("pass", 0)]
    found = search["cutoffs"]
    assert len(found) == len(wanted), "cutoffs"
    for cutoff, event in zip(found, wanted):
        assert [path(n) for n in cutoff["pruned"]] == event["pruned"] and cutoff["leaves"] == event["pruned_leaves"], cutoff


# ---- Searches --------------------------------------------------------------------------------------------------------


def searches(rng, chance, limits, leaf):
    """What a tree is searched with: all algorithms that are defined for it."""
    rules = ["--cut", rng.choice(("equal", "strict")), "--fail", rng.choice(("soft", "hard"))]
    order = rng.choice(("given", "reversed"))
    rules += ["--order", order]
    for algorithm in ["minimax", "branch-and-bound", "alpha-beta"] + (["star2"] if limits else []) + ([] if limits or chance else ["negascout"]):
        yield order, ["-a", algorithm, *rules]
    if chance or limits:
        return
    passes = [["-a", "mtdf", "--table", "64", "--guess", str(leaf)], ["-a", rng.choice(("alpha-beta", "negascout")), "--deepen"],
              ["-a", rng.choice(("alpha-beta", "negascout")), "--deepen", "--aspiration", rng.choice(("0.5", "2"))],
              ["-a", "negascout", "--table", "64"], ["-a", "mtdf", "--table", "64", "--deepen"]]
    for words in rng.sample(passes, 3):
        yield order, [*words, *rules]


class Tally:
    passed = failed = sentences = most = 0


def check_search(tree, text, order, limits, words, tally):
    trace = json.loads(run("trace", *words, text))
    state = Trace(tree, trace, order, limits)
    tally.most = max(tally.most, max(collections.Counter(e["node"] for e in trace["events"] if e["event"] in ("enter", "leaf")).values()))
    numbers = [e["pass"] for e in trace["events"] if e["event"] == "pass"] or [0]
    for number_of_pass in numbers:
        shown = ["--pass", str(number_of_pass)] if number_of_pass else []
        tally.sentences += read_explanation(run("explain", *words, *shown, text), state, number_of_pass)
    read_moments(json.loads(run("draw", "-f", "moments", *words, text)), state)


def main():
    rng, tally = random.Random(36), Tally()
    for i in range(TREES):
        chance, limited = i % 3 != 2, i % 3 == 0 or i % 6 == 1
        low, high = rng.choice(((0, 9), (-2, 5), (0, 3)))
        movers = levels(rng, chance)
        tree = random_tree(rng, 5 if movers else rng.choice((3, 4, 5, 5)), movers, chance, low, high)
        tree.name_paths()
        limits = (low, high) if limited else None
        text = json.dumps(dict({"limits": limits} if limited else {}, tree=tree.as_json()), separators=(",", ":"))
        for order, words in searches(rng, chance, limits, rng.randint(low, high)):
            try:
                check_search(tree, text, order, limits, words, tally)
                tally.passed += 1
            except AssertionError as error:
                tally.failed += 1
                print("FAIL plycut explain", *words, f"'{text}'\n   ", error)
    print(f"{tally.sentences} sentences compared, of searches that visit a node up to {tally.most} times")
    print(f"{tally.passed} passed, {tally.failed} failed")
    sys.exit(tally.failed > 0)


if __name__ == "__main__":
    main()
