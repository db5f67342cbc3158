#!/usr/bin/env python3
"""Simulated students: programs that each make one of the mistakes of mistakes.def on random trees, and hand in sheets. On every
second tree they make one slip besides; the careless one makes nothing but the slip. Prints for each mistake how many of
the wrong sheets get their mistake named, another one, or none. Fails if fewer than 95 % get their own or more than 2 % a
wrong one.

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
    """Alpha-beta as the page has it, with one thing done wrong; a sheet is filled in on the way."""

    def __init__(self, mistake):
        self.mistake = mistake
        self.strict = mistake == "strict-cut"

    def crosses(self, node, best, alpha, beta):
        if self.plays_max(node):
            return best > beta[0] if self.strict else best >= beta[0]
        return best < alpha[0] if self.strict else best <= alpha[0]

    def plays_max(self, node):
        return node.is_max != (self.mistake == "min-max-swapped")

    def work(self, root):
        self.sheet = {"values": {}, "windows": {}, "visited": [], "pruned": [], "cutoffs": [], "updates": [], "types": {}}
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
        if self.mistake == "window-reset" and parent.path == "/":
            return (-INF, None), (INF, None)
        if self.mistake == "parent-only":
            return (alpha, (INF, None)) if self.plays_max(parent) else ((-INF, None), beta)
        return alpha, beta

    def search(self, node, alpha, beta):
        """The value, and the interval that is proved."""
        self.nodes += 1
        if node.value is not None:
            self.sheet["visited"].append(node.path)
            return node.value, node.value, node.value
        is_max = self.plays_max(node)
        self.sheet["windows"][node.path] = [alpha[0], beta[0]]
        entry = alpha[0], beta[0]
        best = low = high = -INF if is_max else INF
        order = node.children[::-1] if self.mistake == "right-to-left" else node.children
        stop, left = None, []
        for i, child in enumerate(order):
            before = json.dumps(self.sheet), self.nodes
            value, child_low, child_high = self.search(child, *self.below(child, node, alpha, beta))
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
            if self.crosses(node, best, alpha, beta):
                if self.mistake == "cut-late" and i + 1 < len(order):
                    stop = i
                    continue
                left = left or order[i + 1:]
                break
            alpha, beta = self.tighten(node, best, alpha, beta)
        if left:
            self.cut(node, left, best, beta if is_max else alpha)
            low, high = (low, INF) if is_max else (-INF, high)
        self.leave(node, best, low, high, entry)
        return best, low, high

    def tighten(self, node, best, alpha, beta):
        is_max = self.plays_max(node)
        raises = (self.mistake != "beta-at-max") if is_max else (self.mistake == "alpha-at-min")
        if raises and best > alpha[0]:
            alpha = best, node
            self.sheet["updates"].append({"node": node.path, "alpha": best})
        elif not raises and best < beta[0]:
            beta = best, node
            self.sheet["updates"].append({"node": node.path, "beta": best})
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


MISTAKES = ["parent-only", "strict-cut", "min-max-swapped", "right-to-left", "window-reset", "alpha-at-min", "beta-at-max",
            "cut-late", "cut-early", "pruned-roots-counted", "pruned-leaves-counted", "sides-swapped", "kinds-swapped",
            "window-ends-swapped", "negamax-values", "negamax-windows", "negamax"]


def slip(sheet):
    sheet["value"] += 100


def answers_apart(sheet, right):
    """How many answers differ, whatever the signs of inequalities."""
    plain = lambda s: {line.replace(">=", ">").replace("<=", "<") if line.startswith("cutoff") else line for line in lines_of(s)}
    return len(plain(sheet) - plain(right))


def sheets_of(root, right, careless):
    """Each student's wrong sheet. With a slip besides, one wrong answer alone would show nothing."""
    for mistake in MISTAKES:
        sheet = Student(mistake).work(root)
        apart = answers_apart(sheet, right)
        if careless and apart > 1:
            slip(sheet)
        if apart > 0:
            yield mistake, sheet
    sheet = json.loads(json.dumps(right))
    slip(sheet)
    yield "careless", sheet


def lines_of(sheet):
    """The sheet as lines of text, as students hand it in."""
    show = lambda x: "inf" if x == INF else "-inf" if x == -INF else f"{x:g}" if isinstance(x, float) else str(x)
    lines = [f"{key}: {show(sheet[key])}" for key in ("value", "best", "leaves", "nodes", "shallow", "deep")]
    lines += [f"{key}: {', '.join(sheet[key]) or 'none'}" for key in ("principal_variation", "visited", "pruned")]
    lines += [f"value of {path}: {show(value)}" for path, value in sheet["values"].items()]
    lines += [f"window of {path}: [{show(a)}, {show(b)}]" for path, (a, b) in sheet["windows"].items()]
    lines += [f"type of {path}: {word}" for path, word in sheet["types"].items()]
    lines += [f"cutoff: {c['node']} {c['side']} {c['kind']} {c['test']} by {c['by']}" for c in sheet["cutoffs"]] or ["cutoffs: none"]
    updates = [f"{u['node']}: {'alpha' if 'alpha' in u else 'beta'} = {show(u.get('alpha', u.get('beta')))}" for u in sheet["updates"]]
    return lines + ["updates: " + (", ".join(updates) or "none")]


def random_tree(rng, depth, values):
    if depth == 0:
        return values(rng)
    return [random_tree(rng, depth - 1, values) for _ in range(rng.choice((2, 2, 3)))]


def tree_of(number):
    rng = random.Random(number)
    depth = rng.choice((3, 4, 4, 5))
    many = rng.random() < 0.5
    return random_tree(rng, depth, (lambda r: r.randint(1, 99)) if many else (lambda r: r.randint(0, 9))), rng.random() < 0.3


def grade(plycut, number, folder):
    """The mistakes named on each sheet of one tree that has something wrong."""
    tree, min_root = tree_of(number)
    root = Node(tree, "", not min_root)
    right = Student(None).work(root)
    sheets = list(sheets_of(root, right, number % 2 == 1))
    text = "\n".join(["student: right"] + lines_of(right) + sum(([f"student: {m}"] + lines_of(s) for m, s in sheets), []))
    answers = Path(folder, f"{number}.txt")
    answers.write_text(text + "\n")
    run = subprocess.run([plycut, "check", "-f", "json", "--root", "min" if min_root else "max", "tree:" + json.dumps(tree),
                          str(answers)], capture_output=True, text=True)
    if run.returncode not in (0, 1):
        sys.exit(f"tree {number}: {tree}\n{run.stderr}")
    grades = json.loads(run.stdout)["grades"]
    if grades[0]["points"] != grades[0]["of"]:
        sys.exit(f"tree {number}: {tree}: the right sheet is not right: {[m for m in grades[0]['marks'] if not m['right']]}")
    return {g["student"]: [m["name"] for m in g.get("mistakes", [])] for g in grades[1:] if g["points"] < g["of"]}


def main():
    plycut, trees = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 200
    counts = {m: [0, 0, 0, 0] for m in MISTAKES + ['careless']}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(trees):
            for student, named in grade(plycut, number, folder).items():
                counts[student][0] += 1
                counts[student][1 if student in named else 2 if named else 3] += 1
    print(f"{'mistake':24}{'sheets':>8}{'named':>8}{'wrong':>8}{'none':>8}")
    failed = 0
    for mistake, (sheets, named, wrong, none) in counts.items():
        bad = wrong > 0.02 * sheets or (mistake in MISTAKES and named < 0.95 * sheets)
        failed += bad
        print(f"{mistake:24}{sheets:8}{named:8}{wrong:8}{none:8}{'  FAILED' if bad else ''}")
    print(f"{len(counts) - failed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
