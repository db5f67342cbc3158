#!/usr/bin/python3
"""Traces of other programs, of trees with chance nodes: tests/foreign.py PLYCUT [TREES].

A trace of plycut whose algorithm has another name cannot be replayed. Read back, it must give the same answers, pictures
and explanations, and no member of it can be changed. Then a search written here, in doubles, as a student would write it,
leaves out of its trace what follows from the rest."""
import collections, json, random, re, sys
from fractions import Fraction as F

from chance import INF, TREES, Oracle, as_json, random_case, run

COUNTS = collections.Counter()


def check(holds, what):
    COUNTS["passed" if holds else "failed"] += 1
    if not holds:
        print("FAIL", what)


def renamed(text):
    return re.sub(r'"algorithm":"[a-z-]*"', '"algorithm":"mine"', text, count=1)


# ---- The same search under another name -----------------------------------------------------------------------------

# What differs in the sentences on purpose: the visits of another program may repeat, and branch-and-bound is not its shallow twin.
DIFFERS = [(r"\s+", " "), (r"(is|are) never visited", r"\1 not visited this time"), (r", every visit counted; distinct: .*?(?= of)", ""),
           (r"Deep only .*", "")]


def sentences(trace):
    text = run("explain", "-", data=trace).stdout
    text = text[text.index("All values are"):]
    for pattern, word in DIFFERS:
        text = re.sub(pattern, word, text)
    return text


def answers(trace):
    return {k: v for k, v in json.loads(run("answers", "-", data=trace).stdout or "{}").items() if k != "algorithm"}


def picture(trace):
    return re.findall(r'id="[ne]/[^\n]*', run("draw", "-f", "dot", "-", data=trace).stdout)


def same_search(trees):
    rng, wrong, kinds = random.Random(20), 0, collections.Counter()
    for _ in range(trees):
        tree, (algorithm, *_), arguments = random_case(rng, ["alpha-beta", "alpha-beta", "alpha-beta", "branch-and-bound", "minimax"])
        own = run("trace", *arguments, "tree:" + json.dumps(as_json(tree))).stdout
        mine = renamed(own)
        kinds.update((e["kind"], e["side"], e["value"] == e["bound"]) for e in json.loads(own)["events"] if e["event"] == "cutoff")
        if algorithm == "minimax":  # has no windows, which are not asked for
            same = answers(own).items() <= answers(mine).items()
        else:
            same = (answers(own), sentences(own), picture(own)) == (answers(mine), sentences(mine), picture(mine))
        if not same:
            print(arguments, json.dumps(as_json(tree))[:400], run("explain", "-", data=mine).stderr)
        wrong += not same
    check(wrong == 0 and (len(kinds) > 12 or trees < 200), f"{trees} traces are read like those of plycut, {wrong} differ ({len(kinds)} kinds of cutoffs)")


# ---- Changed members ------------------------------------------------------------------------------------------------


def changes(events):
    """Each member of each event, changed. The number of an event and the root's window may be others."""
    for i, event in enumerate(events):
        for key, value in event.items():
            if key in ("n", "event") or (i == 0 and key in ("alpha", "beta")):
                continue
            other = value + "?" if isinstance(value, str) else not value if isinstance(value, bool) else \
                value + 0.0625 if isinstance(value, (int, float)) else value[1:] if isinstance(value, list) else 5.0625
            yield i, key, other


def no_change(trees):
    rng, tried, accepted = random.Random(6), 0, []
    for _ in range(trees):
        tree, _, arguments = random_case(rng, ["alpha-beta"])
        trace = json.loads(renamed(run("trace", *arguments, "tree:" + json.dumps(as_json(tree))).stdout))
        every = list(changes(trace["events"]))
        for i, key, other in rng.sample(every, min(12, len(every))):
            event, tried = trace["events"][i], tried + 1
            was, event[key] = event[key], other
            out = run("explain", "-", data=json.dumps(trace))
            event[key] = was
            if out.returncode != 2 or not re.match(r"plycut: standard input:\d+:\d+: \$\.events\[\d+\]", out.stderr):
                accepted.append((arguments, json.dumps(as_json(tree)), i, key, other, out.stderr))
    for one in accepted[:5]:
        print("accepted", one)
    check(not accepted and tried > 5 * trees, f"{tried} changed traces, {len(accepted)} accepted")


# ---- A student's program, in doubles --------------------------------------------------------------------------------


def in_doubles(node):
    return node if isinstance(node, F) else (node[0], node[1] and [float(p) for p in node[1]], node[2], [in_doubles(c) for c in node[3]])


def at(tree, path):
    for i in [i for i in path.split("/") if i]:
        tree = tree[3][int(i)]
    return tree


def student_events(tree, found, owners):
    """The events of a program that says its windows, or else the owner of each bound that it crosses, and nothing that follows."""
    events, visited = [], set()
    for kind, path, *more in found:
        event = {"event": kind, "node": path}
        if kind == "visit":
            visited.add(path)
            event["event"] = "leaf" if isinstance(at(tree, path), F) else "enter"
            event.update({} if owners else dict(zip(("alpha", "beta"), more[0])))
        elif kind == "exit":
            event["value"] = more[0]
        else:
            children = [Oracle.step(path, i) for i in range(len(at(tree, path)[3]))]
            event["pruned"] = [c for c in children if c not in visited]
            if owners and more[4] is not None:
                event.update(side=more[1], bound=more[3], by=more[4], witness=more[5])
        events.append(event)
    return events


def infinite_bounds(events):
    """Which bounds of the windows are infinite, visit by visit."""
    return [[bound is None for bound in event[2]] for event in events if event[0] == "visit"]


def student(trees):
    rng, wrong, rounded, cutoffs = random.Random(7), 0, 0, 0
    for n in range(trees):
        tree, (algorithm, strict, _, low, high, _, window), arguments = random_case(rng, ["alpha-beta"])
        arguments = [a for a in arguments if a not in ("--limits-cut", "--fail", "hard", "soft")]
        runs = []
        for numbers in (tree, in_doubles(tree)):
            oracle = Oracle(algorithm, strict, False, low, high, False, window)
            oracle.search(numbers, "/", [], *((w, None, None, w) for w in window))
            runs.append(oracle.events)
        if [e[:2] for e in runs[0]] != [e[:2] for e in runs[1]]:
            continue  # a tie that doubles miss
        own = run("trace", *arguments, "tree:" + json.dumps(as_json(tree))).stdout
        trace = {**json.loads(renamed(own)), "events": student_events(tree, runs[1], n % 2 == 1), "summary": {}}
        rounded += runs[0] != runs[1]
        cutoffs += sum(e[0] == "cutoff" for e in runs[0])
        has, right = answers(json.dumps(trace)), answers(own)
        # In doubles, the probabilities may not sum to 1, and then the last child has no finite bound.
        same_infinite = infinite_bounds(runs[0]) == infinite_bounds(runs[1])
        unsaid = {"updates"} if n % 2 == 0 and same_infinite else {"updates", "windows", "types"}
        if any(has.get(k) != right[k] for k in right.keys() - unsaid):
            wrong += 1
            print(arguments, json.dumps(as_json(tree))[:400], run("explain", "-", data=json.dumps(trace)).stderr)
    check(wrong == 0 and (rounded > trees // 20 and cutoffs > trees // 2 or trees < 100), f"{trees} traces of a student, {rounded} of them rounded, {wrong} wrong")


same_search(TREES)
no_change(TREES)
student(TREES)
print(f"{COUNTS['passed']} passed, {COUNTS['failed']} failed")
sys.exit(1 if COUNTS["failed"] else 0)
