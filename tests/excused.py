#!/usr/bin/python3
"""Sheets of students who were taught other rules: each of students.py's programs, and the one that makes no mistake, with >= and with >,
and with values returned as they are or clipped to the window, graded under each of the four. Whoever makes no mistake gets no name: but the cut
rule itself has one, and where nothing is pruned that is said. Whoever makes one gets its name, that of another one with the same sheet, or none.
Fails if a sheet without a mistake gets a name though one other rule explains it, or if more than 1 % of the others get a wrong one.

Usage: excused.py PLYCUT [TREES]   (default: 40 trees)
"""

import itertools
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))
import students  # noqa: E402
from students import MISTAKES, WRITTEN, Node, Student, lines_of  # noqa: E402

RULES = list(itertools.product(("equal", "strict"), ("soft", "hard")))
ASKED = {**students.ASKED, "values": ["values"], "windows": ["windows", "leaves"], "updates": ["updates", "cutoffs", "pruned"], "line": ["value", "values", "principal_variation"]}


class Taught(Student):
    """A student who cuts off, and returns values, by these rules."""

    def __init__(self, mistake, cut, fail):
        super().__init__(mistake)
        self.strict = self.strict or cut == "strict"
        self.hard = fail == "hard" and mistake not in ("no-pruning", "parent-only")

    def search(self, node, alpha, beta):
        value, low, high = super().search(node, alpha, beta)
        if self.hard and node.value is None:
            value = min(max(value, alpha[0]), beta[0])
        return value, low, high

    def leave(self, node, best, low, high, entry):
        super().leave(node, min(max(best, entry[0]), entry[1]) if self.hard else best, low, high, entry)


def written(sheet, asked):
    """The lines of the sheet; the signs of inequalities count as much as the students' own tests do, which is nothing."""
    return tuple(line.replace(">=", ">").replace("<=", "<") if line.startswith("cutoff") else line for name in asked for line in WRITTEN[name](sheet))


def sheets_of(root):
    """{(mistake or None, cut, fail): sheet}. Windows and values as a mistake writes them depend on what is returned by its own rules."""
    return {(mistake, *rules): Taught(mistake, *rules).work(root) for mistake in [None, *MISTAKES] for rules in RULES}


KEPT = {"bounds-kept", "bounds-shared"}  # of two forms of keeping bounds that explain as much, the first is named


def names_for(who, stated, sheets, lines):
    """The names that a sheet may get. Another cut rule has a name, and so has it that nothing is pruned."""
    same = {other for other in sheets if lines[other] == lines[who]}
    taught = {other for other in same if other[0] is None}
    nothing = {"no-pruning"} if not sheets[who]["pruned"] else set()
    other_cut = {"strict-cut" if stated[0] == "equal" else "equal-cut"}
    if any(cut == stated[0] for _, cut, _ in taught):
        return set()
    if taught:
        return other_cut | nothing
    names = {mistake for mistake, *_ in same} - {"strict-cut"} | nothing
    names |= KEPT if names & KEPT else set()
    return names | (other_cut if any(cut != stated[0] or mistake == "strict-cut" for mistake, cut, _ in same) else set())


def kind_of(who, stated, sheets, lines):
    """Which rules explain the sheet without a mistake."""
    taught = [other for other in sheets if other[0] is None and lines[other] == lines[who]]
    differences = [(cut != stated[0]) + (fail != stated[1]) for _, cut, fail in taught]
    return "with a mistake" if not taught else "of one other rule" if min(differences) < 2 else "of two other rules"


def grade(plycut, tree, root, stated, texts, folder):
    answers = Path(folder, "class.txt")
    answers.write_text("".join(f"student: {' '.join(map(str, who))}\n" + "\n".join(lines) + "\n" for who, lines in texts.items()))
    run = subprocess.run([plycut, "check", "-f", "json", "--root", root, "--cut", stated[0], "--fail", stated[1], tree, str(answers)], capture_output=True, text=True)
    if run.returncode not in (0, 1, 2):
        sys.exit(f"{tree}: {run.stderr}")
    return json.loads(run.stdout)["grades"]


def tree_of(number):
    """Small values: ties are what the cut rules are about."""
    rng = random.Random(f"excused {number}")
    most = rng.choice((4, 9, 20))
    return students.random_tree(rng, rng.choice((2, 3, 3, 4)), lambda r: r.randint(0, most)), rng.random() < 0.3


def main():
    plycut, trees = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 40
    counts = {"of one other rule": [0, 0], "of two other rules": [0, 0], "with a mistake": [0, 0]}
    told = []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(trees):
            tree, min_root = tree_of(number)
            sheets = sheets_of(Node(tree, "", not min_root))
            for what, asked in ASKED.items():
                lines = {who: written(sheet, asked) for who, sheet in sheets.items()}
                once = {text: who for who, text in reversed(lines.items())}
                stated = RULES[(number + len(what)) % 4]
                for g in grade(plycut, "tree:" + json.dumps(tree), "min" if min_root else "max", stated, {who: lines[who] for who in once.values()}, folder):
                    mistake, *rules = g["student"].split()
                    who = (None if mistake == "None" else mistake, *rules)
                    kind = counts[kind_of(who, stated, sheets, lines)]
                    named = {m["name"] for m in g.get("mistakes", [])}
                    kind[0] += 1
                    if named and not named & names_for(who, stated, sheets, lines):
                        kind[1] += 1
                        told.append(f"{tree} {'min' if min_root else 'max'} {stated} asked {what}: {who} is named {sorted(named)}")
    print("\n".join(told[:30]))
    for kind, (sheets, wrong) in counts.items():
        print(f"{sheets} sheets {kind}: {wrong} wrong names")
    failed = sum(wrong > (0.01 * sheets if kind != "of one other rule" else 0) for kind, (sheets, wrong) in counts.items())
    print(f"{len(counts) - failed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
