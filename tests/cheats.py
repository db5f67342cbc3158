#!/usr/bin/python3
"""What cheats earn: sheets of students who guess, copy the values of the leaves, list everything, or search by plain minimax, on ten
exercises. The table "What cheats earn" of docs/answers.md says what each earns for each question; this test plays them and compares,
with one point for each answer and with --points, where lists earn a share. What is right is known from the students of students.py,
which share no code with plycut.

Usage: tests/cheats.py PLYCUT. Last line: N passed, N failed."""
import csv
import json
import pathlib
import re
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
from students import INF, Node, Student, number, tree_of  # noqa: E402

plycut = str(pathlib.Path(sys.argv[1]).resolve())
TABLE = pathlib.Path(__file__).parent.parent / "docs" / "answers.md"
COLUMNS = ("guessing", "copying leaf values", "listing everything", "plain minimax")
NOTHING, CHANCE, BOTH, FIRST = "nothing", "what chance earns", "what is right in both searches", "the nodes of the first path"


# ---- Exercises ----------------------------------------------------------------------------------------------------------------

class UpdatesFirst(Student):
    """Updates its bound before the test, as some textbooks do: updates that cross a bound are listed, too."""

    def stops(self, node, best, alpha, beta):
        stops = super().stops(node, best, alpha, beta)
        if stops:
            self.tighten(node, best, alpha, beta)
        return stops


class Exercise:
    """A tree, its right sheet, and the sheet of plain minimax."""

    def __init__(self, tree):
        self.text = "tree:" + json.dumps(tree)
        self.root = Node(tree, "", True)
        self.right = self.filled(Student(None))
        self.updates = [student.work(self.root)["updates"] for student in (Student(None), UpdatesFirst(None))]
        self.minimax = self.filled(Student("no-pruning"))

    def filled(self, student):
        sheet = student.work(self.root)
        for node in self.inner():
            for fact in ("values", "windows", "types"):
                sheet[fact].setdefault(node.path, "-")
        return sheet

    def inner(self):
        return [n for n in Student.walk(self.root) if n.value is None]

    def leaves(self):
        return self.root.leaves()


def exercises():
    """Ten trees on which alpha-beta prunes something, and cuts off deep on some."""
    yield Exercise([[3, 12, 8], [2, 4, 6], [14, 5, 2]])
    found, seed, deep = 1, 0, 0
    while found < 10:
        tree, _ = tree_of(seed)
        seed += 1
        exercise = Exercise(tree)
        is_deep = exercise.right["deep"] > 0
        if exercise.right["pruned"] and len(exercise.leaves()) <= 40 and (is_deep or deep >= 5):
            found, deep = found + 1, deep + is_deep
            yield exercise


# ---- Cheats: (question, column, how) -> sheets that are alternatives: one of them is handed in -------------------------------

CHEATS = []


def cheat(question, column):
    def add(how):
        CHEATS.append((question, column, how))
        return how
    return add


def every(label, nodes, what):
    return "".join("%s %s: %s\n" % (label, n.path, what(n) if callable(what) else what) for n in nodes)


def listed(label, paths):
    return "%s: %s\n" % (label, ", ".join(paths) or "none")


@cheat("value", 0)
def one_leaf_value(e):
    return ["value: %s\n" % v for v in sorted({leaf.value for leaf in e.leaves()})]


@cheat("best", 0)
def one_move(e):
    return ["best: %s\n" % child.path for child in e.root.children]


@cheat("variation", 0)
def one_line(e):
    return [listed("pv", ["/" + "/".join(leaf.path.split("/")[1:i]) for i in range(2, leaf.path.count("/") + 2)]) for leaf in e.leaves()]


@cheat("values", 0)
def one_value_for_all_nodes(e):
    return [every("value of", e.inner(), v) for v in sorted({leaf.value for leaf in e.leaves()})]


@cheat("windows", 0)
def no_bounds_anywhere(e):
    return [every("window of", e.inner(), "[-inf, inf]")]


@cheat("visited", 0)
def one_leaf_visited(e):
    return ["visited: none\n"] + [listed("visited", [leaf.path]) for leaf in e.leaves()]


@cheat("leaves", 0)
def one_number_of_leaves(e):
    return ["leaves: %d\n" % n for n in range(1, len(e.leaves()) + 1)]


@cheat("nodes", 0)
def one_number_of_nodes(e):
    return ["nodes: %d\n" % n for n in range(1, len(list(Student.walk(e.root))) + 1)]


@cheat("pruned", 0)
def one_leaf_pruned(e):
    return ["pruned: none\n"] + [listed("pruned", [leaf.path]) for leaf in e.leaves()]


@cheat("cutoffs", 0)
def one_node_cut_off(e):
    return ["cutoffs: none\n"] + ["cut: %s\n" % n.path for n in e.inner()]


@cheat("types", 0)
def one_type_for_all_nodes(e):
    return [every("type of", e.inner(), word) for word in ("PV", "CUT", "ALL", "-")]


@cheat("updates", 0)
def no_updates(e):
    return ["updates: none\n"]


@cheat("value", 1)
def all_leaf_values(e):
    return ["value: %s\n" % " ".join(number(leaf.value) for leaf in e.leaves())]


@cheat("values", 1)
def values_of_leaves(e):
    return [every("value of", e.leaves(), lambda leaf: number(leaf.value)) + "".join("%s: %s\n" % (leaf.path, number(leaf.value)) for leaf in e.leaves()),
            every("value of", e.leaves(), "-")]


@cheat("windows", 1)
def windows_of_leaves(e):
    return [every("window of", e.leaves(), lambda leaf: "[%s, %s]" % (number(leaf.value), number(leaf.value))), every("window of", e.leaves(), "-")]


@cheat("types", 1)
def types_of_leaves(e):
    return [every("type of", e.leaves(), word) for word in ("PV", "CUT", "ALL", "-")]


@cheat("visited", 1)
def all_leaf_values_in_order(e):
    return [listed("visited", [number(leaf.value) for leaf in e.leaves()])]


@cheat("cutoffs", 1)
def cutoffs_at_leaves(e):
    return ["".join("cut: %s alpha shallow\n" % leaf.path for leaf in e.leaves())]


@cheat("updates", 1)
def updates_by_leaves(e):
    return ["updates: %s\n" % ", ".join("%s: alpha = %s" % (leaf.path, number(leaf.value)) for leaf in e.leaves())]


@cheat("value", 2)
def several_values(e):
    return ["".join("value: %s\n" % number(leaf.value) for leaf in e.leaves()), "value: %s\n" % " or ".join(number(leaf.value) for leaf in e.leaves()),
            "value: %s (else %s)\n" % (number(e.leaves()[0].value), number(e.leaves()[-1].value))]


@cheat("best", 2)
def all_moves(e):
    return [listed("best", [child.path for child in e.root.children]), "".join("best: %s\n" % child.path for child in e.root.children)]


@cheat("variation", 2)
def all_nodes_as_a_line(e):
    return [listed("pv", [n.path for n in Student.walk(e.root)][1:])]


@cheat("values", 2)
def never_for_all_nodes(e):
    return [every("value of", e.inner(), "-"), "".join(every("value of", e.inner(), v) for v in sorted({number(leaf.value) for leaf in e.leaves()})[:2])]


@cheat("windows", 2)
def no_window_at_all_nodes(e):
    return [every("window of", e.inner(), "-")]


@cheat("types", 2)
def all_types(e):
    return [every("type of", e.inner(), "-"), every("type of", e.inner(), "PV") + every("type of", e.inner(), "CUT")]


@cheat("visited", 2)
def all_leaves_visited(e):
    paths = [leaf.path for leaf in e.leaves()]
    return [listed("visited", paths), listed("visited", paths[::-1]), listed("visited", paths * 2), listed("visited", [n.path for n in Student.walk(e.root)])]


@cheat("leaves", 2)
def all_numbers_of_leaves(e):
    every_number = [str(n) for n in range(1, len(e.leaves()) + 1)]
    return ["leaves: %s\n" % " ".join(every_number), "leaves: %s-%s\n" % (every_number[0], every_number[-1]), "".join("leaves: %s\n" % n for n in every_number)]


@cheat("nodes", 2)
def all_numbers_of_nodes(e):
    return ["nodes: %s\n" % " or ".join(str(n) for n in range(1, 60)), "".join("nodes: %d\n" % n for n in range(1, 60))]


@cheat("pruned", 2)
def all_leaves_pruned(e):
    return [listed("pruned", [leaf.path for leaf in e.leaves()]), "pruned: /\n", listed("pruned", [n.path for n in Student.walk(e.root)]),
            listed("pruned", [child.path for child in e.root.children])]


@cheat("cutoffs", 2)
def all_nodes_cut_off(e):
    side = {True: "beta", False: "alpha"}
    return ["".join("cut: %s\n" % n.path for n in e.inner())] + [
        "".join("cut: %s %s %s\n" % (n.path, side[n.is_max], kind) for n in e.inner()) for kind in ("", "shallow", "deep")]


@cheat("updates", 2)
def all_updates(e):
    return ["updates: %s\n" % ", ".join("%s: %s = %s" % (n.path, side, number(v)) for n in e.inner() for v in sorted({leaf.value for leaf in e.leaves()})
                                        for side in ("alpha", "beta"))]


def minimax_lines(e, question):
    sheet = e.minimax
    by_node = {"values": "value of", "windows": "window of", "types": "type of"}
    if question in by_node:
        written = lambda x: "[%s, %s]" % tuple(map(number, x)) if isinstance(x, list) else number(x)
        return "".join("%s %s: %s\n" % (by_node[question], path, written(x)) for path, x in sheet[question].items())
    if question == "variation":
        return listed("pv", sheet["principal_variation"])
    if question in ("visited", "pruned"):
        return listed(question, sheet[question])
    if question == "cutoffs":
        return "cutoffs: none\n"
    if question == "updates":
        return "updates: %s\n" % (", ".join("%s: %s = %s" % (u["node"], side, number(u[side])) for u in sheet["updates"] for side in ("alpha", "beta") if side in u) or "none")
    return "%s: %s\n" % (question, sheet[question])


ASKED = ("value", "best", "variation", "values", "windows", "visited", "leaves", "nodes", "pruned", "cutoffs", "types", "updates")
for asked in ASKED:
    cheat(asked, 3)(lambda e, asked=asked: [minimax_lines(e, asked), "algorithm: minimax\n" + minimax_lines(e, asked)])


# ---- What they may earn -----------------------------------------------------------------------------------------------------

MEMBERS = {"variation": "principal_variation"}


def in_both(e, question, shares):
    """How many answers of plain minimax are right: a number without a sign is the number that a node returns. Of a list of updates, at
    most those that it has in common with a right one."""
    right, minimax = (sheet[MEMBERS.get(question, question)] for sheet in (e.right, e.minimax))
    if isinstance(right, dict):
        return sum(minimax[path] == answer or str(minimax[path]) == str(answer).lstrip("<>=") for path, answer in right.items())
    if question == "updates":
        return max(common(right, minimax) / len(right) if shares else right == minimax for right in e.updates)
    return int(right == minimax)


def common(a, b):
    """The length of the longest common subsequence."""
    row = [0] * (len(b) + 1)
    for x in a:
        last = 0
        for k, y in enumerate(b):
            last, row[k + 1] = row[k + 1], last + 1 if x == y else max(row[k], row[k + 1])
    return row[-1]


def first_path(e):
    node, count = e.root, 0
    while node.value is None:
        node, count = node.children[0], count + 1
    return count


def judged(e, question, rule, shares, points, most):
    """None, or what is wrong: points are those of each alternative, most is what the question is worth."""
    if rule == NOTHING:
        return None if not any(points) else "earns %s" % max(points)
    if rule == CHANCE:
        return None if sum(points) <= most + 0.01 * len(points) else "%d guesses earn %s together, the question has %s" % (len(points), sum(points), most)
    expected = first_path(e) if rule == FIRST else in_both(e, question, shares)
    within = max(points) <= expected + 0.01 if question == "updates" else all(abs(p - expected) < 0.01 for p in points)
    return None if within else "earns %s, not %s" % (points, expected)


# ---- The table --------------------------------------------------------------------------------------------------------------

def table():
    """{(question, column): rule} of the document."""
    text = TABLE.read_text(encoding="utf-8")
    rows = re.search(r"\n\| question \| " + r" \| ".join(COLUMNS) + r" \|\n\|[-|]+\|\n((?:\|.*\n)+)", text)
    cells = {}
    for row in rows[1].strip().splitlines():
        question, *rules = [cell.strip() for cell in row.strip("|").split("|")]
        for column, rule in enumerate(rules):
            cells[question.strip("`"), column] = rule
    return cells


def grades(e, question, sheets, *options):
    """The points of each sheet, and what the question is worth."""
    text = "".join("student: S%d\n%s" % (i, sheet) for i, sheet in enumerate(sheets))
    done = subprocess.run([plycut, "check", "-f", "csv", *options, e.text, "-"], input=text, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")
    rows = list(csv.DictReader(done.stdout.splitlines()))
    assert len(rows) == len(sheets), (e.text, question, done.stderr, text)
    return [float(row["points"]) for row in rows], float(rows[0]["of"])


def main():
    cells, passed, failed = table(), 0, 0
    for key in {(question, column) for question, column, _ in CHEATS} ^ {key for key, rule in cells.items() if rule}:
        failed += 1
        print("FAIL %s, %s: no row of the table, or no cheat for it" % (key[0], COLUMNS[key[1]]))
    every_exercise = list(exercises())
    for question, column, how in CHEATS:
        rule = cells.get((question, column))
        for e in every_exercise:
            for shares, options in ((False, ("--questions", question)), (True, ("--points", "%s=1" % MEMBERS.get(question, question)))):
                points, most = grades(e, question, how(e), *options)
                problem = judged(e, question, rule, shares, points, most)
                passed, failed = passed + (problem is None), failed + (problem is not None)
                if problem:
                    print("FAIL %s, %s (%s), %s: %s\n     %s" % (question, COLUMNS[column], how.__name__, rule, problem, e.text))
    for e in every_exercise:  # nothing follows from pruning nothing
        sheet = "".join(minimax_lines(e, question) for question in ASKED)
        plain, carried = (grades(e, "all", [sheet], "--questions", ",".join(ASKED), "--carry", share)[0] for share in "01")
        passed, failed = passed + (plain == carried), failed + (plain != carried)
        if plain != carried:
            print("FAIL plain minimax earns %s points, %s with --carry 1: %s" % (plain, carried, e.text))
    print("%d passed, %d failed" % (passed, failed))
    return failed > 0


sys.exit(main())
