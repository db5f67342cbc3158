#!/usr/bin/python3
"""Why a visited node was not cut off, tried out: tests/stays.py PLYCUT [TREES].

On random trees without chance, `plycut explain --at NODE` is asked about every visited node. What it says is tried out by
searching changed trees: if a leaf before the node returned the value that it names, the node is never visited; if the
leaf's value is next to it on the other side, the node is visited as before. What the node's parent had is the best of what
the children before it returned in the trace. Last line: N passed, N failed."""
import json, random, re, subprocess, sys

from law import random_tree

PLYCUT, TREES = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 40
NUMBER = r"-?(?:inf|\d+(?:\.\d+)?)"
NODE = r"(?:.{1,40}?)"
FIRST = re.compile(rf"(?P<child>{NODE}) comes first below (?P<node>{NODE}): when ")
STAYS = re.compile(
    rf"(?P<child>{NODE}) is not pruned: (?:(?P<never>\S+) prunes nothing|at that point (?P<at>{NODE}) has (?P<best>{NUMBER})(?P<mark>[+−]?) so far, "
    rf"(?:and (?P<open>beta is inf|alpha is -inf)|which does not reach its bound, (?P<bound>{NUMBER})(?P<beside>[+−]?) from (?P<source>{NODE}|the root's window)"
    rf"|which reaches its bound, (?P<met>{NUMBER}) from {NODE}, but does not pass it \(cut=strict\)))\.$", re.I)
WOULD = re.compile(rf"If (?:the child|one of the children) before it \((?P<list>.*)\) returned (?:(?P<reach>{NUMBER}) or (?P<how>more|less)"
                   rf"|(?P<past>more|less) than (?P<bound>{NUMBER})), (?P<child>.*) would never be visited\.$")
SEARCHES = (["-a", "alpha-beta"], ["-a", "alpha-beta", "--cut", "strict"], ["-a", "alpha-beta", "--fail", "hard"], ["-a", "branch-and-bound"],
            ["-a", "negascout"], ["-a", "minimax"], ["-a", "alpha-beta", "--window=-2,3"], ["-a", "alpha-beta", "--order", "reversed"])


def run(*arguments):
    done = subprocess.run([PLYCUT, *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


class Trial:
    def __init__(self, tree, search):
        self.tree, self.search = tree, search
        tree.name_paths()
        self.nodes = {n.path: n for n in tree.all()}
        self.events = self.trace()
        self.names = {e["node"]: e["name"] for e in self.events if "name" in e}
        self.tried = 0

    def trace(self):
        return json.loads(run("trace", *self.search, json.dumps(self.tree.as_json())))["events"]

    def first_visit(self, events, path):
        return next((i for i, e in enumerate(events) if e["event"] in ("enter", "leaf") and e["node"] == path), None)

    def visits(self, leaf, value, path):
        """Is the node visited if the leaf has another value?"""
        kept, leaf.value = leaf.value, value
        events = self.trace()
        leaf.value = kept
        return self.first_visit(events, path) is not None

    def before(self, path):
        """What the children before this one returned, in the visit of its parent in which it is first visited."""
        parent, found = path.rsplit("/", 1)[0] or "/", []
        for e in reversed(self.events[:self.first_visit(self.events, path)]):
            if e["node"] == parent and e["event"] == "enter":
                return parent, found[::-1]
            if e["node"] == parent and e["event"] == "update":
                found.append((e["from"], e["value"]))

    def told(self, path):
        text = run("explain", *self.search, "--at", path, json.dumps(self.tree.as_json()))
        told = re.search(r"^Why visited (.*?)\n\n", text, re.M | re.S)
        assert told, f"nothing is said of {path}"
        return re.split(r"(?<=\.) (?=[A-Z(])", " ".join(told[1].split()))

    def check(self, path):
        sentences, asked = self.told(path), path
        while path != "/" and not self.before(path)[1]:
            path = path.rsplit("/", 1)[0] or "/"
        joined = " ".join(sentences)
        if path != asked:
            assert FIRST.match(joined), joined
            sentences = re.split(r"(?<=is, too\.) ", joined)[1:]
            sentences = re.split(r"(?<=\.) (?=If )", sentences[0])
        else:
            sentences = re.split(r"(?<=\.) (?=If )", joined)
        if path == "/":
            assert sentences == ["The root is always visited."], sentences
            return
        stays = STAYS.match(sentences[0])
        assert stays, f"{path}: {sentences[0]}"
        if stays["never"]:
            assert self.search[1] == "minimax"
            return
        parent, returned = self.before(path)
        player = self.nodes[parent].player
        self.check_best(stays, player, returned)
        conditional = stays["open"] is None and "negascout" not in self.search
        assert len(sentences) == 1 + conditional, sentences
        if conditional:
            self.try_out(sentences[1], player, path, returned)

    def check_best(self, stays, player, returned):
        best = (max if player == "max" else min)(value for _, value in returned)
        if "hard" not in self.search and not stays["mark"]:
            assert float(stays["best"]) == best, f"{stays[0]}, not {best}"

    def try_out(self, sentence, player, path, returned):
        would = WOULD.match(sentence)
        assert would, sentence
        wanted = "more" if player == "max" else "less"
        assert (would["how"] or would["past"]) == wanted, sentence
        listed = re.split(r", | and ", would["list"])
        assert len(listed) == len(returned), sentence
        assert all(self.names.get(path, name) == name for name, (path, _) in zip(listed, returned)), sentence
        bound = float(would["reach"] or would["bound"])
        step = 0.25 if player == "max" else -0.25
        for leaf in (self.nodes[f] for f, _ in returned if not self.nodes[f].children):
            reach, short = (bound, bound - step) if would["reach"] else (bound + step, bound)
            assert not self.visits(leaf, reach, path), f"{sentence} But with {reach} at {leaf.path} it is visited."
            assert self.visits(leaf, short, path), f"{sentence} But with {short} at {leaf.path} it is not visited."
            self.tried += 1


def main():
    passed, failed, tried = 0, 0, 0
    for seed in range(TREES):
        rng = random.Random(seed)
        search = SEARCHES[seed % len(SEARCHES)]
        trial = Trial(random_tree(rng, rng.choice((2, 3, 4)), None, False, -5, 5), search)
        for path in [p for p in trial.nodes if trial.first_visit(trial.events, p) is not None and p != "/"]:
            try:
                trial.check(path)
                passed += 1
            except AssertionError as error:
                failed += 1
                print(f"FAIL seed {seed} {' '.join(search)} {path} of {json.dumps(trial.tree.as_json())}: {error}")
        tried += trial.tried
    if TREES >= 20 and tried < TREES // 3:
        failed += 1
        print(f"FAIL only {tried} conditions could be tried out")
    print(f"{passed} passed, {failed} failed")


if __name__ == "__main__":
    main()
