#!/usr/bin/python3
"""Exercises with chance nodes: tests/chance_exercises.py PLYCUT [TREES].

Random trees are searched in several ways; what keys, proofs, ranges and conventions say of them is compared with the leaves
of the trace and means in fractions, which are computed here."""
import json, random, re, subprocess, sys, tempfile, os
from fractions import Fraction as F

PLYCUT, TREES = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 150
LOW, HIGH = F(0), F(9)


def run(*arguments, data=None):
    return subprocess.run([PLYCUT, *arguments], capture_output=True, text=True, input=data)


# ---- Trees, as the program reads them -------------------------------------------------------------------------------


def random_tree(rng, plies, players, top=True):
    if plies == 0 or (not top and rng.random() < 0.12):
        return {"value": rng.randrange(0, 10)}
    children = [random_tree(rng, plies - 1, players[1:] + players[:1], False) for _ in range(rng.randrange(1, 4))]
    if players[0] == "chance" and rng.random() < 0.5:
        parts = [rng.randrange(1, 7) for _ in children]
        for child, part in zip(children, parts):
            child["probability"] = str(F(part, sum(parts)))
    return {"player": players[0], "children": children}


def probabilities(node):
    return [F(c["probability"]) if "probability" in c else F(1, len(node["children"])) for c in node["children"]]


def step(path, i):
    return ("" if path == "/" else path) + "/" + str(i)


def value(node, path, of_leaf):
    """The value of a node, if its leaves have those that of_leaf(path, own value) says."""
    if "children" not in node:
        return of_leaf(path, F(node["value"]))
    values = [value(child, step(path, i), of_leaf) for i, child in enumerate(node["children"])]
    return {"max": max, "min": min}[node["player"]](values) if node["player"] != "chance" else sum(p * v for p, v in zip(probabilities(node), values))


def node_at(tree, path):
    for i in [i for i in path.split("/") if i]:
        tree = tree["children"][int(i)]
    return tree


PLAYERS = [["max", "chance", "min", "chance"], ["max", "chance"], ["max", "chance", "min"], ["chance", "min", "max"],
           ["max", "min", "chance"], ["max", "chance", "max", "min"], ["max", "chance", "chance", "min"]]


def cases(seed, count, plies=(2, 5)):
    rng = random.Random(seed)
    for _ in range(count):
        tree = random_tree(rng, rng.randrange(*plies), rng.choice(PLAYERS))
        options = ["--cut=" + rng.choice(["equal", "strict"]), "--fail=" + rng.choice(["soft", "soft", "hard"])]
        options += rng.choice([["--order=reversed"], [], []]) + rng.choice([["-a", "branch-and-bound"], [], []])
        if options[-1] == "branch-and-bound":
            options[1] = "--fail=soft"
        limits = rng.random() < 0.7
        options += ["--limits=0,9"] if limits else []
        options += ["--limits-cut"] if limits and rng.random() < 0.2 else []
        yield rng, tree, "tree:" + json.dumps(tree), options, (LOW, HIGH) if limits else (F(-10**6), F(10**6))


# ---- Keys, ranges, proofs, conventions ------------------------------------------------------------------------------


def keys():
    """A key is graded as right, and ranges are what the leaves visited by then leave open."""
    ranges = wrong = 0
    for _, tree, spec, options, (low, high) in cases(1, TREES):
        key = run("answers", *options, spec)
        graded = run("check", *options, spec, "-", data=key.stdout)
        said = re.search(r"(\d+) of (\d+) answers? right", graded.stdout)
        counts = said.groups() if said else None
        wrong += counts is None or counts[0] != counts[1]
        events = json.loads(run("trace", *options, spec).stdout)["events"]
        for path, given in json.loads(key.stdout).get("ranges", {}).items():
            last = next((e["n"] for e in events if e["event"] == "update" and e["node"] == path), None)
            if last is None:  # it is never visited
                wrong += given != "-"
                continue
            seen = {e["node"] for e in events if e["event"] == "leaf" and e["n"] < last}
            right = [float(value(node_at(tree, path), path, lambda p, v: v if p in seen else other)) for other in (low, high)]
            ranges += 1
            wrong += right != given
    check(wrong == 0 and ranges > TREES // 2, f"{TREES} keys and {ranges} ranges, {wrong} wrong")


def proofs():
    rows = wrong = 0
    for _, tree, spec, options, (low, high) in cases(2, TREES):
        proof = json.loads(run("prove", "-f", "json", *options, spec).stdout)
        text = run("prove", *options, spec).stdout
        wrong += not proof["holds"] or proof["value"] != float(value(tree, "/", lambda p, v: v)) or "wrong" in text or "CHANGED" in text
        everything = [row["node"] for row in proof["pruned"] if row["node"]]
        for row in proof["pruned"]:
            below = [row["node"]] if row["node"] else everything
            inside = lambda path: any(path == b or path.startswith(b + "/") for b in below)
            has = [float(value(tree, "/", lambda p, v: other if inside(p) else v)) for other in (low, high)]
            rows, wrong = rows + 1, wrong + (has != [row["at_low"], row["at_high"]])
    check(wrong == 0 and rows > TREES // 2, f"{rows} rows of {TREES} proofs, {wrong} wrong")


def conventions():
    wrong = 0
    for _, tree, spec, _, _ in cases(3, TREES // 10):
        for row in json.loads(run("conventions", "-f", "json", "--limits=0,9", spec).stdout)["conventions"]:
            options = ["-a", row["algorithm"], "--cut", row["cut"], "--fail", row["fail"], "--order", row["order"], "--limits=0,9"]
            counted = json.loads(run("count", "-f", "json", *options, spec).stdout)["results"][0]
            wrong += [row["value"], row["leaves"]] != [counted["value"], counted["leaves"]] or ('"chance"' in spec and "types" in row["differs"])
    check(wrong == 0, f"{wrong} conventions are wrong")


# ---- When -----------------------------------------------------------------------------------------------------------


def paths(node, path="/"):
    yield path, node
    for i, child in enumerate(node.get("children", [])):
        yield from paths(child, step(path, i))


def when():
    """For values at, between and beyond the ends of each set, a search of its own visits the node or does not."""
    sets = probes = wrong = bounded = 0
    for rng, tree, _, options, (low, high) in cases(4, TREES // 2, (2, 4)):
        everything = list(paths(tree))
        leaf, own = rng.choice([(p, n) for p, n in everything if "children" not in n])
        node = rng.choice([p for p, _ in everything if p != "/"])
        cutoffs = [e for e in json.loads(run("trace", *options, "tree:" + json.dumps(tree)).stdout)["events"] if e["event"] == "cutoff"]
        if cutoffs:  # a leaf before the cutoff may decide whether it happens
            cut = rng.choice(cutoffs)
            node = rng.choice(cut["pruned"])
            below = [(p, n) for p, n in everything if "children" not in n and p.startswith(cut["node"].rstrip("/") + "/") and p not in cut["pruned"]]
            leaf, own = rng.choice(below or [(leaf, own)])
        asked = rng.choice(["--pruned", "--visited"])
        answer = json.loads(run("when", "-f", "json", "--leaf", leaf, asked, node, *options, "tree:" + json.dumps(tree)).stdout)
        ends = sorted({F(e).limit_denominator(10**4) for i in answer["set"] for e in (i["low"], i["high"]) if e is not None})
        points = set(ends) | {(a + b) / 2 for a, b in zip(ends, ends[1:])} | {F(rng.randrange(0, 61), 7) for _ in range(3)}
        points |= {e + d for e in ends for d in (F(-1, 1000), F(1, 1000))}
        sets, bounded = sets + 1, bounded + bool(set(ends) - {low, high})
        for x in [x for x in points if low <= x <= high]:
            kept, own["value"] = own["value"], int(x) if x.denominator == 1 else str(x)
            visited = node in {e["node"] for e in json.loads(run("trace", *options, "tree:" + json.dumps(tree)).stdout)["events"]
                               if e["event"] in ("enter", "leaf")}
            own["value"] = kept
            inside = lambda i: ((i["low"] is None or x > F(i["low"]).limit_denominator(10**4) or (i["low_closed"] and x == F(i["low"]).limit_denominator(10**4))) and
                                (i["high"] is None or x < F(i["high"]).limit_denominator(10**4) or (i["high_closed"] and x == F(i["high"]).limit_denominator(10**4))))
            probes += 1
            if any(map(inside, answer["set"])) != (visited == (asked == "--visited")):
                wrong += 1
                if wrong < 3:
                    print("when", leaf, asked, node, options, json.dumps(tree), answer["set"], x)
    check(wrong == 0 and bounded > sets // 20, f"{probes} values of {sets} sets, {bounded} bounded, {wrong} wrong")


# ---- Published answers ----------------------------------------------------------------------------------------------


def published():
    """AIMA's exercise 5.18, (a) to (d), CS188's tree and worked examples: each published answer is right, and an altered one is not."""
    folder = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "trees")
    names = [name for name in sorted(os.listdir(folder)) if '"chance"' in open(os.path.join(folder, name)).read()]
    check(len(names) == 7, f"trees with chance nodes: {names}")
    for name in names:
        file = os.path.join(folder, name)
        said = run("check", file).stdout
        check(re.search(r": \d+ answers right$", said.strip()) is not None, f"{name}: {said}")
        altered = re.sub('"best": "/(.)"', lambda m: '"best": "/%d"' % (1 - int(m.group(1))), open(file).read())
        with tempfile.TemporaryDirectory() as place:
            open(os.path.join(place, name), "w").write(altered)
            check("answers right" not in run("check", os.path.join(place, name)).stdout, f"{name}: an altered answer")


# ---- Trees made to order --------------------------------------------------------------------------------------------


def made():
    """A made tree has the cutoffs asked for, counted here from a trace, and its answers are right."""
    trees = wrong = 0
    rng = random.Random(6)
    for seed in range(TREES // 5):
        levels = rng.choice([["max", "chance", "min", "chance"], ["max", "chance", "min"], ["max", "min", "chance"]])
        at, through = rng.randrange(0, 3), rng.randrange(0, 3)
        done = run("make", "-q", "--players", "/".join(levels), "--limits=0,9", "--values", "0..9", "-b", "2..3", "--irregular", f"--seed={seed}",
                   f"--at-chance={at}", f"--through-chance={through}+")
        check(done.returncode == 0, f"made: {levels} {at} {through} {done.stderr}")
        player = lambda path: levels[path.count("/") % len(levels)] if path != "/" else levels[0]
        cuts = [e for e in json.loads(run("trace", "tree:" + done.stdout).stdout)["events"] if e["event"] == "cutoff"]
        between = lambda e: [p for p in prefixes(e["node"]) if p.startswith(e["by"].rstrip("/") + "/") and player(p) == "chance"]
        found = sum(player(e["node"]) == "chance" for e in cuts), sum(bool(between(e)) for e in cuts if "by" in e)
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            file.write(done.stdout)
            file.flush()
            graded = run("check", file.name)
        trees, wrong = trees + 1, wrong + (found[0] != at or found[1] < through or "answers right" not in graded.stdout)
    check(wrong == 0 and trees > 5, f"{trees} made trees, {wrong} wrong")


def prefixes(path):
    """The nodes above a node, without the root."""
    steps = path.strip("/").split("/")
    return ["/" + "/".join(steps[:k]) for k in range(1, len(steps))]


# ---- Students who make a mistake ------------------------------------------------------------------------------------


class Student:
    """Alpha-beta with chance nodes (Ballard 1983), with one mistake; fills in a sheet."""

    def __init__(self, mistake, low, high):
        self.mistake = mistake
        self.low, self.high = (float("-inf"), float("inf")) if mistake == "limits-forgotten" else (low, high)
        self.visited, self.pruned, self.windows, self.values = [], [], {}, {}

    def search(self, node, path, alpha, beta):
        if "children" not in node:
            self.visited.append(path)
            return F(node["value"])
        self.windows[path] = [None if abs(b) == float("inf") else float(b) for b in (alpha, beta)]
        player = "min" if node["player"] == "chance" and self.mistake == "chance-as-min" else node["player"]
        value = (self.chance if player == "chance" else self.decision)(node, path, player, alpha, beta)
        self.values[path] = float(value)
        return value

    def cut(self, node, path, i):
        self.pruned += [step(path, k) for k in range(i + 1, len(node["children"]))]

    def decision(self, node, path, player, alpha, beta):
        best = float("-inf") if player == "max" else float("inf")
        for i, child in enumerate(node["children"]):
            value = self.search(child, step(path, i), alpha, beta)
            if player == "max":
                best = max(best, value)
                crossed = best >= beta
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                crossed = best <= alpha
                beta = min(beta, best)
            if crossed:
                self.cut(node, path, i)
                return best
        return best

    def chance(self, node, path, _, alpha, beta):
        total, rest = F(0), F(1)
        given = probabilities(node)
        if self.mistake == "probabilities-ignored":
            given = [F(1, len(given))] * len(given)
        plus = lambda limit: total + rest * limit if rest else total
        for i, (child, p) in enumerate(zip(node["children"], given)):
            rest -= p
            below = [b if abs(b) == float("inf") or self.mistake == "bound-not-translated" else (b - plus(limit)) / p
                     for b, limit in ((alpha, self.high), (beta, self.low))]
            total += p * self.search(child, step(path, i), *below)
            if rest and (plus(self.high) <= alpha or plus(self.low) >= beta):
                self.cut(node, path, i)
                return plus(self.high) if plus(self.low) < beta else plus(self.low)
        return total

    def sheet(self, tree):
        value = self.search(tree, "/", float("-inf"), float("inf"))
        return {"format": "plycut-answers", "version": 1, "value": float(value), "leaves": len(self.visited), "visited": self.visited,
                "pruned": self.pruned, "values": self.values, "windows": self.windows}


MISTAKES = ["limits-forgotten", "chance-as-min", "bound-not-translated", "probabilities-ignored"]


def students():
    """Each of the four mistakes is named on nearly all sheets that show it, and no right sheet is called wrong."""
    sheets = {m: [0, 0] for m in MISTAKES}
    for _, tree, spec, _, _ in cases(5, TREES, (3, 5)):
        right = Student(None, LOW, HIGH).sheet(tree)
        graded = run("check", "--limits=0,9", spec, "-", data=json.dumps(right)).stdout
        said = re.search(r"(\d+) of (\d+) answers? right", graded)
        check(said and said.group(1) == said.group(2), f"a right sheet: {spec} {graded}")
        for mistake in MISTAKES:
            wrong = Student(mistake, LOW, HIGH).sheet(tree)
            if sum(wrong[k] != right[k] for k in ("leaves", "visited", "pruned")) + sum(wrong["values"].get(p) != v for p, v in right["values"].items()) < 3:
                continue
            graded = run("check", "-f", "json", "--limits=0,9", spec, "-", data=json.dumps(wrong)).stdout
            sheets[mistake][0] += 1
            sheets[mistake][1] += f'"{mistake}"' in graded
    for mistake, (of, named) in sheets.items():
        check(named >= 0.9 * of and of > 5, f"{mistake}: named on {named} of {of} sheets")


# ---- Answers as people write them -----------------------------------------------------------------------------------

THIRDS = '{"limits":[0,3],"tree":["5/3",{"player":"chance","children":[0,[2,3],3]}]}'
ACCEPTED = ["value: 5/3", "value: 1 2/3", "value: 5 / 3", "value = ≈1.67", "value: 5⁄3", "value: 1⅔", "window of B: [1⅔, inf]", "window of B: [5 / 3, inf]", "window of B: [5  /  3, inf]", "value: 5  /  3", "value of B: ≤1⅔", "value: 1.67", "value: 1.6667", "window of B: [5/3, inf]", "window of B: [1 2/3, inf]", "window of B: [1.67, inf]",
            "value of B: <=5/3", "value of B: ≤ 1 2/3", "cutoffs: B alpha shallow 1 2/3 <= 5/3 by A, C alpha shallow 2 <= 2 by A",
            "cutoffs: B 1.67 <= 5/3, C", "updates: A: alpha = 1 2/3, C: beta = 2", "updates: A: alpha = 5 / 3, C: beta = 2", "cutoffs: B alpha 5 / 3 <= 5/3 by A, C", "range of B: [0, 6 / 3]", "value of B: <= 5 / 3", "range of B: [0, 2]", "range of B: [0,2.00]"]
REFUSED = ["value: 1.6", "value: 5 / 4", "value: 1⅓", "value: 5 3", "value: 1.7", "value: 1.66", "value: 1.666", "value: 2", "range of B: [0, 3]", "value of B: 1.68", "window of B: [1.66, inf]", "window of B: [5 / 4, inf]"]


def typed():
    for answer in ACCEPTED + REFUSED:
        said = run("check", "tree:" + THIRDS, "-", data=answer + "\n").stdout.splitlines()[0]
        right, of = re.search(r"(\d+) of (\d+) answers? right", said).groups()
        check((right == of) == (answer in ACCEPTED), f"{answer}: {said}")


passed, failed = 0, 0


def check(holds, what):
    global passed, failed
    passed, failed = passed + bool(holds), failed + (not holds)
    if not holds:
        print("FAIL", what)


keys()
proofs()
conventions()
when()
published()
made()
students()
typed()
print(f"{passed} passed, {failed} failed")
sys.exit(1 if failed else 0)
