#!/usr/bin/python3
"""Simulated students: programs that each make one of the mistakes of mistakes.def on random trees, and hand in sheets that ask for
everything, or only for a few things. On every second tree they make one slip as well: a number that is one off, another move, a leaf
left out of a list. The careless one makes nothing but the slip, and the one who miscounts gets one number wrong by one or two. Prints for each mistake how many of the wrong sheets get their
mistake named, another one, or none. Several mistakes may lead to one sheet, a short one above all: each of them is a right name.
Only sheets that show a mistake are counted: by a list, by two answers other than the value and the best move, or by a number that
is no miscount; who never lowers beta prunes nothing, which only windows tell from minimax. Fails if fewer than 95 % get a right name or more than 2 % a wrong one (of a few sheets, if more than one does).

Usage: students.py PLYCUT [TREES]   (default: 200 trees)
"""

import json
import math
import random
import subprocess
import sys
import tempfile
from pathlib import Path

INF = math.inf


class Node:
    """A node of the tree; leaves have a value."""

    def __init__(self, tree, path, max_moves):
        self.path, self.is_max = path or "/", max_moves
        self.value = tree if not isinstance(tree, list) else None
        self.children = [Node(t, f"{path}/{i}", not max_moves) for i, t in enumerate(tree)] if self.value is None else []

    def leaves(self):
        return [self] if self.value is not None else [leaf for c in self.children for leaf in c.leaves()]


class Student:
    """Alpha-beta as textbooks print it, with one mistake; it fills in a sheet while it searches."""

    def __init__(self, mistake):
        self.mistake = mistake
        self.strict = mistake == "strict-cut"

    def crosses(self, node, best, alpha, beta):
        if self.plays_max(node):
            return best > beta[0] if self.strict else best >= beta[0]
        return best < alpha[0] if self.strict else best <= alpha[0]

    def stops(self, node, best, alpha, beta):
        """Most loops end when the value crosses the bound; the one without a beta waits for alpha to reach it."""
        if self.mistake == "no-pruning":
            return False
        return self.crosses(node, best, alpha, beta) if self.mistake != "beta-never-lowered" else alpha[0] >= beta[0]

    def plays_max(self, node):
        return node.is_max != (self.mistake == "min-max-swapped")

    def work(self, root):
        self.sheet = {"values": {}, "windows": {}, "visited": [], "pruned": [], "cutoffs": [], "updates": [], "types": {}}
        self.ranges = {}
        self.nodes, self.best_child, self.parent = 0, {}, {c.path: n for n in self.walk(root) for c in n.children}
        value, _, _ = self.search(root, (-INF, None), (INF, None))
        line, node = [], root
        while node.children:
            node = self.best_child[node.path]
            line.append(node.path)
        self.sheet |= {"value": value, "best": line[0], "principal_variation": line, "leaves": len(self.sheet["visited"]),
                       "nodes": self.nodes}
        kinds = [c["kind"] for c in self.sheet["cutoffs"]]
        self.sheet |= {"shallow": kinds.count("shallow"), "deep": kinds.count("deep")}
        self.write_wrong(root)
        return self.sheet

    @staticmethod
    def walk(node):
        yield node
        for child in node.children:
            yield from Student.walk(child)

    def below(self, node, parent, alpha, beta):
        """The window of a child."""
        if self.mistake in ("bounds-kept", "bounds-shared"):
            return self.globals
        if self.mistake == "no-pruning" or self.mistake == "window-reset" and parent.path == "/":
            return (-INF, None), (INF, None)
        if self.mistake == "parent-only":
            return (alpha, (INF, None)) if self.plays_max(parent) else ((-INF, None), beta)
        return alpha, beta

    def search(self, node, alpha, beta):
        """The value, and the interval in which it is proved to be."""
        self.nodes += 1
        if node.value is not None:
            self.sheet["visited"].append(node.path)
            return node.value, node.value, node.value
        is_max = self.plays_max(node)
        self.sheet["windows"][node.path] = [alpha[0], beta[0]]
        self.globals = alpha, beta
        entry = alpha[0], beta[0]
        best = low = high = -INF if is_max else INF
        order = node.children[::-1] if self.mistake == "right-to-left" else node.children
        stop, left = None, []
        for i, child in enumerate(order):
            before = (json.dumps(self.sheet), self.nodes) if self.mistake == "cut-early" else None
            value, child_low, child_high = self.search(child, *self.below(child, node, alpha, beta))
            if self.mistake in ("bounds-kept", "bounds-shared"):  # written down at the node that goes on with them
                alpha, beta = (old if old[0] == new[0] else (new[0], node) for old, new in zip((alpha, beta), self.globals))
            better = value > best if is_max else value < best
            if self.mistake == "cut-early" and i > 0 and better and self.crosses(node, value, alpha, beta):
                self.sheet, self.nodes = json.loads(before[0]), before[1]
                left = order[i:]
            if better:
                best, self.best_child[node.path] = value, child
            low, high = (max(low, child_low), max(high, child_high)) if is_max else (min(low, child_low), min(high, child_high))
            if stop is not None:
                left = order[i + 1:]
                break
            if self.mistake == "cut-after-leaf":
                alpha, beta = self.tighten(node, best, alpha, beta)
                if child.value is None or alpha[0] < beta[0]:
                    continue
                if order[i + 1:] and not self.crosses(node, best, alpha, beta):
                    best = alpha[0] if is_max else beta[0]
                left = order[i + 1:]
                break
            if self.mistake == "bounds-shared":  # alpha = max(alpha, v); if alpha >= beta: break
                alpha, beta = self.globals = self.tighten(node, best, alpha, beta, self.crosses(node, best, alpha, beta))
                if alpha[0] < beta[0]:
                    continue
                if order[i + 1:]:
                    met, bound = (alpha, beta) if self.plays_max(node) else (beta, alpha)
                    self.cut(node, order[i + 1:], met[0], bound)
                    high, low = (INF, low) if self.plays_max(node) else (high, -INF)
                break
            if self.stops(node, best, alpha, beta):
                if self.mistake == "cut-late" and i + 1 < len(order):
                    stop = i
                    continue
                left = left or order[i + 1:]
                break
            alpha, beta = self.globals = self.tighten(node, best, alpha, beta)
        if left:
            self.cut(node, left, best, beta if is_max else alpha)
            low, high = (low, INF) if is_max else (-INF, high)
        self.leave(node, best, low, high, entry)
        return best, low, high

    def tighten(self, node, best, alpha, beta, silent=False):
        """silent: an update that crosses the other bound is not written down."""
        is_max = self.plays_max(node)
        raises = (self.mistake != "beta-at-max") if is_max else self.mistake in ("alpha-at-min", "beta-never-lowered")
        if raises and best > alpha[0]:
            alpha = best, node
            self.sheet["updates"] += [] if silent else [{"node": node.path, "alpha": best}]
        elif not raises and best < beta[0]:
            beta = best, node
            self.sheet["updates"] += [] if silent else [{"node": node.path, "beta": best}]
        return alpha, beta

    def cut(self, node, left, best, bound):
        sign = (">" if self.strict else ">=") if self.plays_max(node) else ("<" if self.strict else "<=")
        owner = bound[1]
        near = owner in (node, self.parent.get(node.path))
        self.sheet["cutoffs"].append({"node": node.path, "side": "beta" if self.plays_max(node) else "alpha",
                                      "kind": "shallow" if near else "deep", "test": f"{best} {sign} {bound[0]}",
                                      "by": owner.path})
        self.sheet["pruned"] += [child.path for child in left]

    def leave(self, node, best, low, high, entry):
        lower, upper = low >= best, high <= best
        self.ranges[node.path] = [low, high]
        self.sheet["values"][node.path] = best if lower == upper else f">={best}" if lower else f"<={best}"
        above, below = best >= entry[1], best <= entry[0]
        is_max = self.plays_max(node)
        self.sheet["types"][node.path] = ("CUT" if (above if is_max else below) else
                                          "ALL" if (below if is_max else above) else "PV")

    def write_wrong(self, root):
        """Mistakes made when the sheet is written."""
        sheet, mistake = self.sheet, self.mistake
        nodes = {n.path: n for n in self.walk(root)}
        if mistake == "pruned-roots-counted":
            sheet["nodes"] += len(sheet["pruned"])
        elif mistake == "pruned-leaves-counted":
            sheet["leaves"] = len(root.leaves()) - sheet["leaves"]
        elif mistake == "sides-swapped":
            for cutoff in sheet["cutoffs"]:
                cutoff["side"] = {"alpha": "beta", "beta": "alpha"}[cutoff["side"]]
        elif mistake == "kinds-swapped":
            for cutoff in sheet["cutoffs"]:
                cutoff["kind"] = {"shallow": "deep", "deep": "shallow"}[cutoff["kind"]]
            sheet["shallow"], sheet["deep"] = sheet["deep"], sheet["shallow"]
        elif mistake == "window-ends-swapped":
            sheet["windows"] = {path: window[::-1] for path, window in sheet["windows"].items()}
        elif mistake == "value-ranges":
            sheet["windows"] = self.ranges
        if mistake in ("negamax", "negamax-values"):
            for path, value in sheet["values"].items():
                if not nodes[path].is_max:
                    text = str(value).replace(">", "!").replace("<", ">").replace("!", "<")
                    sign, number = text[:-len(text.lstrip("<>="))] if text[0] in "<>" else "", float(text.lstrip("<>="))
                    sheet["values"][path] = f"{sign}{-number + 0:g}" if sign else -number + 0
            if not root.is_max:
                sheet["value"] = -sheet["value"]
        if mistake in ("negamax", "negamax-windows"):
            for path, (alpha, beta) in sheet["windows"].items():
                if not nodes[path].is_max:
                    sheet["windows"][path] = [-beta, -alpha]


MISTAKES = ["no-pruning", "parent-only", "strict-cut", "min-max-swapped", "right-to-left", "window-reset", "alpha-at-min", "beta-at-max",
            "beta-never-lowered", "bounds-kept", "bounds-shared", "cut-late", "cut-early", "cut-after-leaf", "pruned-roots-counted", "pruned-leaves-counted", "sides-swapped", "kinds-swapped",
            "window-ends-swapped", "value-ranges", "negamax-values", "negamax-windows", "negamax"]


def number(x):
    return "inf" if x == INF else "-inf" if x == -INF else f"{x:g}" if isinstance(x, float) else str(x)


# How each member of a sheet is written: as lines of text, as students hand them in.
WRITTEN = {name: lambda s, name=name: [f"{name}: {number(s[name])}"] for name in ("value", "best", "leaves", "nodes", "shallow", "deep")}
WRITTEN |= {name: lambda s, name=name: [f"{name}: {', '.join(s[name]) or 'none'}"] for name in ("principal_variation", "visited", "pruned")}
WRITTEN |= {
    "values": lambda s: [f"value of {path}: {number(value)}" for path, value in s["values"].items()],
    "windows": lambda s: [f"window of {path}: [{number(a)}, {number(b)}]" for path, (a, b) in s["windows"].items()],
    "types": lambda s: [f"type of {path}: {word}" for path, word in s["types"].items()],
    "cutoffs": lambda s: [f"cutoff: {c['node']} {c['side']} {c['kind']} {c['test']} by {c['by']}" for c in s["cutoffs"]] or ["cutoffs: none"],
    "updates": lambda s: ["updates: " + (", ".join(
        f"{u['node']}: {'alpha' if 'alpha' in u else 'beta'} = {number(u.get('alpha', u.get('beta')))}" for u in s["updates"]) or "none")]}

# What is asked: everything, or only a few things.
ASKED = {"all": list(WRITTEN), "few": ["leaves", "pruned", "value"], "lists": ["visited", "pruned", "best"], "counts": ["value", "leaves", "nodes"], "two": ["value", "leaves"]}


def lines_of(sheet, asked):
    return [line for name in asked for line in WRITTEN[name](sheet)]


def slip(sheet, asked, rng):
    """One answer comes out wrong: another number, another move, or a leaf left out of a list."""
    sheet = json.loads(json.dumps(sheet))
    name = rng.choice([n for n in asked if n in ("value", "best", "leaves", "nodes") or (n in ("visited", "pruned") and len(sheet[n]) > 1)])
    if name in ("visited", "pruned"):
        sheet[name].pop(rng.randrange(len(sheet[name])))
    elif name == "best":
        sheet[name] += "/0"
    else:
        sheet[name] += rng.choice((-1, 1))
    return sheet, name


def wrong_lines(sheet, right, asked):
    """The answers that differ from the right ones, ignoring the signs of inequalities."""
    plain = lambda s: {line.replace(">=", ">").replace("<=", "<") if line.startswith("cutoff") else line for line in lines_of(s, asked)}
    return plain(sheet) - plain(right)


LISTS = ("visited", "pruned", "updates")


def shows(sheet, right, asked):
    """Is there enough evidence for a mistake: a list, two other answers, or a number that is off by more than two?"""
    numbers = [n for n in asked if n in ("leaves", "nodes", "shallow", "deep") and sheet[n] != right[n]]
    if any(WRITTEN[n](sheet) != WRITTEN[n](right) for n in asked if n in LISTS):
        return True
    if [c["node"] for c in sheet["cutoffs"]] != [c["node"] for c in right["cutoffs"]] and "cutoffs" in asked:
        return True
    others = [n for n in asked if n not in ("value", "best", "principal_variation")]
    return any(abs(sheet[n] - right[n]) > 2 for n in numbers) or len(wrong_lines(sheet, right, others)) > 1


def miscounted(right, asked, rng):
    """One number is off by one or two."""
    sheet = json.loads(json.dumps(right))
    name = rng.choice([n for n in asked if n in ("value", "leaves", "nodes")])
    sheet[name] += rng.choice((-2, -1, 1, 2))
    return sheet


def those_like(made, sheet, asked):
    """The mistakes that lead to the same sheet: any of them is a right name for it."""
    return {mistake for mistake, other in made.items() if all(WRITTEN[name](other) == WRITTEN[name](sheet) for name in asked)}


def sheets_of(root, right, asked, careless, rng):
    """Each student's wrong sheet, and the mistakes that it follows from. With a slip, two other answers must show the mistake."""
    made = {mistake: Student(mistake).work(root) for mistake in MISTAKES}
    for mistake, sheet in made.items():
        handed, kept = sheet, asked
        if careless:
            slipped, name = slip(sheet, asked, rng)
            without = [n for n in asked if n != name]
            if len(wrong_lines(sheet, right, without)) > 1:
                handed, kept = slipped, without
        if shows(handed, right, kept) and (mistake != "beta-never-lowered" or "windows" in kept):
            yield mistake, handed, those_like(made, sheet, kept)
    careless = slip(right, asked, rng)[0]
    yield "careless", careless, those_like(made, careless, asked) if shows(careless, right, asked) else set()
    if any(n in asked for n in ("value", "leaves", "nodes")):
        yield "miscount", miscounted(right, asked, rng), set()


def random_tree(rng, depth, values):
    if depth == 0:
        return values(rng)
    return [random_tree(rng, depth - 1, values) for _ in range(rng.choice((2, 2, 3)))]


def tree_of(number):
    rng = random.Random(number)
    depth = rng.choice((3, 4, 4, 5))
    many = rng.random() < 0.5
    return random_tree(rng, depth, (lambda r: r.randint(1, 99)) if many else (lambda r: r.randint(0, 9))), rng.random() < 0.3


def grade(plycut, seed, what, folder):
    """The wrong sheets of one tree: the student, the mistakes that the sheet follows from, the mistakes named."""
    tree, min_root = tree_of(seed)
    rng, asked = random.Random(f"{seed} {what}"), ASKED[what]
    root = Node(tree, "", not min_root)
    right = Student(None).work(root)
    sheets = list(sheets_of(root, right, asked, seed % 2 == 1, rng))
    text = ["student: right"] + lines_of(right, asked)
    for student, sheet, _ in sheets:
        text += [f"student: {student}"] + lines_of(sheet, asked)
    answers = Path(folder, f"{seed}.txt")
    answers.write_text("\n".join(text) + "\n")
    run = subprocess.run([plycut, "check", "-f", "json", "--root", "min" if min_root else "max", "tree:" + json.dumps(tree),
                          str(answers)], capture_output=True, text=True)
    if run.returncode not in (0, 1, 2):
        sys.exit(f"tree {seed}: {tree}\n{run.stderr}")
    grades = json.loads(run.stdout)["grades"]
    is_right = lambda g: all(m["right"] for m in g["marks"])
    if not is_right(grades[0]):
        sys.exit(f"tree {seed}: {tree}: the right sheet is not right: {[m for m in grades[0]['marks'] if not m['right']]}")
    named = {g["student"]: {m["name"] for m in g.get("mistakes", [])} for g in grades if not is_right(g)}
    return [(student, same, named[student]) for student, _, same in sheets if student in named]


def main():
    plycut, trees = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 200
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for what in ASKED:
            counts = {m: [0, 0, 0, 0] for m in MISTAKES + ["careless", "miscount"]}
            for seed in range(trees):
                for student, same, named in grade(plycut, seed, what, folder):
                    counts[student][0] += 1
                    counts[student][1 if named & same else 2 if named else 3] += 1
            print(f"{what:24}{'sheets':>8}{'named':>8}{'wrong':>8}{'none':>8}")
            for mistake, (sheets, named, wrong, none) in counts.items():
                bad = wrong > max(1, 0.02 * sheets) or (mistake in MISTAKES and sheets - named > max(1, 0.05 * sheets))
                failed += bad
                print(f"{mistake:24}{sheets:8}{named:8}{wrong:8}{none:8}{'  FAILED' if bad else ''}")
    print(f"{len(ASKED) * (len(MISTAKES) + 2) - failed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
