#!/usr/bin/python3
"""Marks with follow-through: sheets of the students of students.py, who each make one mistake, graded with --carry. Each mistake but
no-pruning costs the first question that it makes wrong, and nothing else; with --carry 0.5 half of what follows; no-pruning costs
everything, and so does a right answer turned wrong that follows from nothing. Gradescope is told as many points for the answers as
for the sheet, and for none more than it has.

Usage: tests/carry.py PLYCUT [TREES] (for each mistake; default: 200). Last line: N passed, N failed."""
import csv
import json
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))
from students import MISTAKES, WRITTEN, Node, Student, tree_of  # noqa: E402

plycut, trees = str(Path(sys.argv[1]).resolve()), int(sys.argv[2]) if len(sys.argv) > 2 else 200
ASKED = ("value", "best", "principal_variation", "values", "windows", "visited", "leaves", "nodes", "pruned", "cutoffs", "types", "updates")
QUESTIONS = "value,best,variation,values,windows,visited,leaves,nodes,pruned,cutoffs,types,updates"
CLASSES = 20  # of which Gradescope is told, too
CARRIED = [mistake for mistake in MISTAKES if mistake != "no-pruning"]


def sheet_of(root, mistake):
    """All answers, with "-" for nodes that the student never visits."""
    sheet = Student(mistake).work(root)
    for node in Student.walk(root):
        if node.value is None and node.path not in sheet["values"]:
            sheet["values"][node.path] = sheet["types"][node.path] = "-"
            sheet["windows"][node.path] = None
    return sheet


def lines_of(sheet):
    lines = []
    for name in ASKED:
        if name == "windows":
            lines += ["window of %s: -" % path for path, window in sheet["windows"].items() if window is None]
            sheet = dict(sheet, windows={path: window for path, window in sheet["windows"].items() if window is not None})
        lines += WRITTEN[name](sheet)
    return lines


def class_of(number):
    """A tree, and the sheets of its students that have something wrong."""
    tree, min_root = tree_of(number)
    root = Node(tree, "", not min_root)
    right = lines_of(sheet_of(root, None))
    sheets = {mistake: lines_of(sheet_of(root, mistake)) for mistake in MISTAKES}
    sheets = {mistake: lines for mistake, lines in sheets.items() if lines != right}
    return "tree:" + json.dumps(tree), "min" if min_root else "max", sheets


def fact_of(item):
    return item.split(".")[0]


def grade(tree, root, answers, *options):
    run = subprocess.run([plycut, "check", "-f", "csv", "--questions", QUESTIONS, "--root", root, *options, tree, answers], capture_output=True, text=True)
    rows = list(csv.DictReader(run.stdout.splitlines()))
    assert rows, (tree, run.stderr)
    return {row["student"]: row for row in rows}


def earned(row):
    """The points of each question, and all points."""
    sums = {}
    for item, points in row.items():
        if fact_of(item) in ASKED and points:
            sums[fact_of(item)] = sums.get(fact_of(item), 0) + float(points)
    everything = float(row["points"])  # a cutoff that the right search does not have is no column of its own
    sums["cutoffs"] = round(everything - sum(points for fact, points in sums.items() if fact != "cutoffs"), 6)
    return sums, everything


def worth(tree, root):
    """What each question is worth: what its key earns."""
    key = subprocess.run([plycut, "answers", "-q", "--root", root, tree], capture_output=True, text=True).stdout
    run = subprocess.run([plycut, "check", "-f", "csv", "--questions", QUESTIONS, "--root", root, tree, "-"], input=key, capture_output=True, text=True)
    return earned(list(csv.DictReader(run.stdout.splitlines()))[0])


def problem_of(mistake, of, total, plain, half, whole):
    """None, or what is wrong with the points of a sheet without --carry, with --carry 0.5, and with --carry 1."""
    own, points = earned(plain)
    carried, most = earned(whole)
    if mistake == "no-pruning":
        return None if most == points else "no-pruning carries %s points" % (most - points)
    lost = [fact for fact in ASKED if of[fact] - own.get(fact, 0) > 1e-4]
    still = [fact for fact in ASKED if of[fact] - carried.get(fact, 0) > 1e-4]
    if len(still) != 1:
        return "it costs %s with --carry 1, of %s (named %s)" % (still, lost, plain["mistake"])
    if carried.get(still[0], 0) - own.get(still[0], 0) > 1e-4:
        return "a part of %s is carried" % still[0]
    if " or " not in plain["mistake"] and still != lost[:1]:
        return "it costs %s, but %s comes first" % (still, lost[0])
    if abs(most - (total - of[still[0]] + own.get(still[0], 0))) > 1e-4:
        return "%s points of %s" % (most, total)
    if abs(float(half["points"]) - (points + most) / 2) > 1e-4 or abs(float(whole["carried"]) - (most - points)) > 1e-4:
        return "%s points with --carry 0.5, %s without, %s with 1" % (half["points"], points, most)
    return None


def not_within(tree, root, answers, folder):
    """What Gradescope is told of each student: no answer has more points than it may have, and all of them are the sum."""
    subprocess.run([plycut, "check", "-q", "-f", "gradescope", "--questions", QUESTIONS, "--root", root, "--carry", "0.5", "-o", str(folder), tree, answers],
                   capture_output=True)
    problems = []
    for file in sorted(folder.glob("*/results.json")):
        told = json.loads(file.read_text())
        problems += ["%s: %s has %s of %s points" % (file.parent.name, test["name"], test["score"], test["max_score"])
                     for test in told["tests"] if test["score"] > test["max_score"] + 1e-9]
        if abs(told["score"] - sum(test["score"] for test in told["tests"])) > 1e-5:
            problems.append("%s: %s is not the sum" % (file.parent.name, told["score"]))
    return problems or ([] if list(folder.glob("*/results.json")) else ["nothing is told"])


def main():
    counts = {mistake: [0, 0] for mistake in MISTAKES}
    number = within = beyond = 0
    with tempfile.TemporaryDirectory() as folder:
        answers = Path(folder, "class.txt")
        while number < 20 * trees and any(sum(counts[m]) < trees for m in MISTAKES):
            tree, root, sheets = class_of(number)
            number += 1
            answers.write_text("".join("student: %s\n%s\n" % (mistake, "\n".join(lines)) for mistake, lines in sheets.items()))
            if not sheets:
                continue
            of, total = worth(tree, root)
            if number <= CLASSES:
                problems = not_within(tree, root, str(answers), Path(folder, "told%d" % number))
                within += not problems
                beyond += len(problems)
                for problem in problems:
                    print("FAIL %s (root %s): %s" % (tree, root, problem))
            plain, half, whole = (grade(tree, root, str(answers), "--carry", share) for share in ("0", "0.5", "1"))
            for mistake in sheets:
                if float(plain[mistake]["points"]) == total:
                    continue
                problem = problem_of(mistake, of, total, plain[mistake], half[mistake], whole[mistake])
                counts[mistake][problem is not None] += 1
                if problem:
                    print("FAIL %s, %s (root %s): %s" % (mistake, tree, root, problem))
    short = [mistake for mistake in MISTAKES if sum(counts[mistake]) < trees]
    print("%d trees; too few for: %s" % (number, ", ".join(short) or "none"))
    print("%d passed, %d failed" % (within + sum(c[0] for c in counts.values()), beyond + sum(c[1] for c in counts.values()) + len(short)))
    return 1 if short or beyond or any(c[1] for c in counts.values()) else 0


sys.exit(main())
