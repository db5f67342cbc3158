#!/usr/bin/python3
"""Sheets in many hands: the sheets of simulated students (students.py) on ten exercises - right ones, one for each named mistake, and
miscounts -, each typed in a hand of its own: words, signs, numbering, lists and line ends drawn from what people use. A sheet in a hand
must get the marks that the same sheet gets in plain words: no answer is right that is wrong, none wrong that is right, no other
mistake is named; of the right answers at most 2 % may be lost because they are not understood.

Usage: hands.py PLYCUT [SHEETS]   (default: 5000 sheets)
"""

import json
import random
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import students

ASKED = ("value", "best", "principal_variation", "values", "windows", "visited", "leaves", "nodes", "pruned", "cutoffs", "shallow", "deep")

# ---- The exercises ------------------------------------------------------------------------------

EXERCISES = ["[[3,12,8],[2,4,6],[14,5,2]]", "[[[5,6],[7,4,5]],[[3]],[[6],[6,9]],[[7],[5]]]", "[[[3,17],[2,12]],[[15],[25,0]],[[2,5],[3,14]]]",
             "[[[10,11],[9,12]],[[5,20],[1,7]]]", "[[-3,5,[8,-2]],[4,[7,1],6],[-9,0]]", "[[[8,[3,19]],[7,12]],[[5,16],[20,[1,9]]]]"]


def exercises():
    return EXERCISES + [json.dumps(students.tree_of(seed)[0]) for seed in (3, 7, 12, 18)]


def names_of(root):
    """Letters for inner nodes, level by level; leaves by value, as 3 of B where others have it, too."""
    level, names, count = [root], {}, 0
    while level:
        for node in level:
            if node.children:
                number, name = count, ""
                while number >= 0:
                    name, number = chr(65 + number % 26) + name, number // 26 - 1
                names[node.path], count = name, count + 1
        level = [child for node in level for child in node.children]
    leaves = root.leaves()
    for leaf in leaves:
        alike = [other for other in leaves if other.value == leaf.value]
        parent = leaf.path.rpartition("/")[0] or "/"
        twins = [other for other in alike if (other.path.rpartition("/")[0] or "/") == parent]
        place = twins.index(leaf)
        names[leaf.path] = f"{leaf.value}" if len(alike) == 1 else f"{leaf.value} of {names[parent]}" + (f" ({place + 1})" if place else "")
    return names


# ---- A hand -------------------------------------------------------------------------------------

ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv"]
NUMBERINGS = ["", "{n}. ", "{n}) ", "{n}.) ", "({n}) ", "[{n}] ", "{n} - ", "{n}/ ", "{n}: ", "#{n}: ", "Ex. {n}: ", "Exercise {n}) ", "Task {n}: ", "Question {n} - ",
              "Q{n}) ", "Q.{n} ", "No. {n}: ", "Problem {n} – ", "Answer {n}: ", "Aufgabe {n}: ", "({a}) ", "{a}) ", "{a}. ", "{r}) ", "- ", "– ", "• ", "‣ ", "* ", "+ ", "→ ",
              "✓ ", "> ", "1.{n} ", "1.{n}) ", "{n}.{n} ", "Part {a}: "]
SIGNS = [": ", " = ", " - ", " – ", " := ", " : ", ":", ":  ", "=", " is ", "：", " -> ", "\t", ":\t", " — ", " → ", ": \n    "]
BETWEEN = [", ", ",", "; ", " ", " / ", " | ", "  ", " , ", "、", ";"]
ORDERED = BETWEEN + [" → ", " -> ", " > ", "->"]
ENDS = ["", ".", ";", " ", "  ✓", ","]
LINES = ["\n", "\r\n", "\n\n", "\r", "\n \n"]
HEADS = ["", "Name: Ann Alder\n\n", "Solution\n========\n", "Hi,\nhere is my solution for this week.\n\n", "# Sheet 4\n\n", "My answers:\n", "Student number 4711\n\n", "Alpha-Beta, Aufgabe 3\n\n",
         "---\n"]
FEET = ["", "\nThanks!\n", "\n-- \nAnn\n", "\nSent from my phone\n", "\nBest regards,\nAnn Alder\n"]
LABELS = {
    "value": ["value", "Value", "root value", "minimax value", "value of the root", "the value of the root", "game value", "Minimax value of the root", "Wert", "Wert der Wurzel", "valeur", "valor",
              "VALUE"],
    "best": ["best", "best move", "Best move", "the best move", "best move for MAX", "optimal move", "move", "bester Zug", "meilleur coup", "mejor jugada", "best child", "best action"],
    "principal_variation": ["principal variation", "PV", "pv", "Principal Variation", "principal line", "best line", "Hauptvariante", "optimal path"],
    "visited": ["visited", "visited leaves", "leaves visited, in order", "leaves, in order", "Visited leaves in order", "order of leaves", "order of the leaves", "leaves visited in this order", "besuchte Blätter",
                "feuilles visitées", "hojas visitadas", "visited leaf nodes"],
    "leaves": ["leaves", "number of leaves", "leaves visited", "number of leaves visited", "no. of leaves", "leaf count", "Anzahl Blätter", "nombre de feuilles", "número de hojas",
               "number of visited leaves", "leaves evaluated"],
    "nodes": ["nodes", "number of nodes", "nodes visited", "number of nodes visited", "no. of nodes", "node count", "Anzahl Knoten", "nombre de nœuds", "número de nodos", "number of visited nodes",
              "visited nodes"],
    "pruned": ["pruned", "pruned leaves", "pruned nodes", "Pruned", "not visited", "never visited", "cut off", "pruned subtrees", "pruned branches", "abgeschnitten", "élagués", "podados"],
    "shallow": ["shallow", "shallow cutoffs", "number of shallow cutoffs", "Shallow cutoffs", "shallow cut-offs", "flache Schnitte"],
    "deep": ["deep", "deep cutoffs", "number of deep cutoffs", "Deep cutoffs", "deep cut-offs", "tiefe Schnitte"],
}
OF_VALUES = ["value of {x}{sign}{v}", "{x}{sign}{v}", "v({x}){sign}{v}", "{x}'s value{sign}{v}", "node {x}{sign}{v}", "Node {x}{sign}{v}", "val({x}){sign}{v}", "value({x}){sign}{v}", "{x} value{sign}{v}", "Value {x}{sign}{v}",
             "Wert von {x}{sign}{v}", "Knoten {x}{sign}{v}", "nœud {x}{sign}{v}"]
OF_WINDOWS = ["window of {x}: {w}", "{x}: {w}", "window {x}: {w}", "{x} = {w}", "{x} {w}", "node {x}: {w}", "window at {x}: {w}", "{x}'s window: {w}", "Window of node {x}: {w}", "w({x}) = {w}", "Fenster von {x}: {w}"]
WINDOWS = ["[{a}, {b}]", "[{a},{b}]", "({a}, {b})", "[{a}; {b}]", "[{a} , {b}]", "({a}; {b})", "alpha={a}, beta={b}", "α = {a}, β = {b}", "α={a} β={b}", "alpha: {a}, beta: {b}", "]{a}, {b}[", "[{a}, {b})", "{a} to {b}", "{a} .. {b}",
           "a={a}, b={b}", "⟨{a}, {b}⟩"]
INFINITIES = [("-inf", "inf"), ("−∞", "∞"), ("-∞", "+∞"), ("-infinity", "infinity"), ("-Inf", "Inf"), ("-oo", "oo"), ("-INF", "+INF"), ("minus infinity", "infinity"), ("−∞", "+∞"), ("- inf", "+ inf")]
CUTOFFS = ["cutoff: {x} {s} {k} {t} by {y}", "{x}: {s}, {k}, {t}, {y}", "cutoff at {x}: {s}, {k}, {t}, by {y}", "{x}: {s} cutoff, {k}, {t}, bound of {y}", "{x} is cut off ({s}, {k}, {t}, by {y})",
           "{k} {s} cutoff at {x} by {y} ({t})", "{s} cutoff at {x}, {k}, {t}, by {y}", "{x} - {s} - {k} - {t} - {y}", "{x} | {s} | {k} | {t} | {y}", "At {x}: {k} {s}-cutoff because of {y}, {t}", "{x}; {s}; {k}; {t}; {y}"]
NUMBERS = [str, lambda v: f"{v}.0", lambda v: f"+{v}" if v > 0 else str(v), lambda v: str(v).replace("-", "−"), lambda v: str(v).replace("-", "–")]


HABITS = {"numbering": NUMBERINGS, "sign": SIGNS, "between": BETWEEN, "ordered": ORDERED, "end": ENDS, "line": LINES, "head": HEADS, "foot": FEET, "infinities": INFINITIES, "number": NUMBERS,
          "value": OF_VALUES, "of_window": OF_WINDOWS, "window": WINDOWS, "cutoff": CUTOFFS, "around": [("", ""), ("[", "]"), ("(", ")"), ("{", "}")], "greek": [False, True], "unicode": [False, True]}


class Hand:
    """How one student types: in plain words, but for two habits."""

    def __init__(self, seed):
        rng = random.Random(f"hand {seed}")
        self.labels = {fact: words[0] for fact, words in LABELS.items()}
        for habit, choices in HABITS.items():
            setattr(self, habit, choices[0])
        self.own = rng.sample([*HABITS, "labels"], 2)
        for habit in self.own:
            if habit == "labels":
                self.labels = {fact: rng.choice(words) for fact, words in LABELS.items()}
            else:
                setattr(self, habit, rng.choice(HABITS[habit]))

    def told(self):
        """Its habits, for messages."""
        return {habit: self.number(3) if habit == "number" else getattr(self, habit) for habit in self.own if habit != "labels"}

    def bounded(self, value):
        """7, >=7 or <=7."""
        text = str(value)
        sign, digits = text[:len(text) - len(text.lstrip("<>="))], text.lstrip("<>=")
        number = float(digits)
        shown = self.number(int(number) if number == int(number) else number)
        return (sign.replace(">=", "≥").replace("<=", "≤") if self.unicode else sign) + shown

    def bound(self, value):
        return self.infinities[value > 0] if abs(value) == students.INF else self.bounded(value)

    def listed(self, items, between):
        return self.around[0] + between.join(items) + self.around[1] if items else "none"

    def lines(self, sheet, names):
        """(fact, line) for each line of the sheet."""
        sign, called = self.sign, lambda paths: [names[p] for p in paths]
        several = " of " in "".join(called(sheet["visited"] + sheet["pruned"]))
        between, ordered = (b if not several or b.strip() else ", " for b in (self.between, self.ordered))
        answers = {"value": self.bounded(sheet["value"]), "best": names[sheet["best"]], "principal_variation": self.listed(called(sheet["principal_variation"]), ordered),
                   "visited": self.listed(called(sheet["visited"]), ordered), "pruned": self.listed(called(sheet["pruned"]), between)}
        answers |= {fact: str(sheet[fact]) for fact in ("leaves", "nodes", "shallow", "deep")}
        for fact in ASKED:
            if fact in answers:
                yield fact, f"{self.labels[fact]}{sign}{answers[fact]}"
            elif fact == "values":
                for path, value in sheet["values"].items():
                    yield fact, self.value.format(x=names[path], v=self.bounded(value), sign=sign)
            elif fact == "windows":
                for path, (a, b) in sheet["windows"].items():
                    yield fact, self.of_window.format(x=names[path], w=self.window.format(a=self.bound(a), b=self.bound(b)))
            elif fact == "cutoffs":
                for cut in sheet["cutoffs"]:
                    test = cut["test"].replace("<=", "≤").replace(">=", "≥") if self.unicode else cut["test"]
                    side = {"alpha": "α", "beta": "β"}[cut["side"]] if self.greek else cut["side"]
                    yield fact, self.cutoff.format(x=names[cut["node"]], s=side, k=cut["kind"], t=test, y=names[cut["by"]])
                if not sheet["cutoffs"]:
                    yield fact, f"cutoffs{sign}none"

    def typed(self, sheet, names, asked):
        rows = [line for fact, line in self.lines(sheet, names) if fact in asked]
        text = self.head
        for i, row in enumerate(rows):
            text += self.numbering.format(n=i + 1, a="abcdefghijklmnopqrstuvwxyz"[i % 26], r=ROMAN[i % len(ROMAN)]) + row + self.end + self.line
        return text + self.foot


# ---- The sheets ---------------------------------------------------------------------------------


def called(sheet, names):
    """The sheet with names in the place of paths."""
    renamed = {fact: {names[path]: answer for path, answer in answers.items()} if isinstance(answers, dict) else answers for fact, answers in sheet.items()}
    renamed |= {fact: [names[path] for path in sheet[fact]] for fact in ("principal_variation", "visited", "pruned")}
    return renamed | {"best": names[sheet["best"]], "cutoffs": [cut | {"node": names[cut["node"]], "by": names[cut["by"]]} for cut in sheet["cutoffs"]]}


def plain(sheet, names, asked):
    sheet = called(sheet, names)
    return "\n".join(students.lines_of(sheet, [name for name in ASKED if name in asked])) + "\n"


def sheets_of(root):
    """(who, sheet): right, each mistake that shows, and miscounts."""
    right = students.Student(None).work(root)
    yield "right", right
    for mistake in students.MISTAKES:
        yield mistake, students.Student(mistake).work(root)
    rng = random.Random("miscount")
    for k in range(6):
        yield "miscount", students.miscounted(right, ASKED, rng)


def sheets(count):
    """(exercise, who, sheet, hand, what is asked), in turn over exercises and students; half of them right."""
    per_exercise = []
    for tree in exercises():
        root = students.Node(json.loads(tree), "", True)
        made = list(sheets_of(root))
        per_exercise.append((tree, names_of(root), made[0], made[1:]))
    for k in range(count):
        tree, names, right, wrong = per_exercise[k % len(per_exercise)]
        rng = random.Random(f"sheet {k}")
        who, sheet = right if k // len(per_exercise) % 2 == 0 else wrong[k // len(per_exercise) // 2 % len(wrong)]
        asked = set(ASKED) if rng.random() < 0.5 else set(rng.sample(ASKED, rng.choice((3, 4, 6))))
        yield tree, names, who, sheet, Hand(k), asked


# ---- Grading ------------------------------------------------------------------------------------


def check(plycut, tree, texts, folder):
    for old in folder.glob("*"):
        old.unlink()
    for name, text in texts.items():
        (folder / f"{name}.txt").write_text(text, newline="")
    run = subprocess.run([plycut, "check", "-f", "json", f"tree:{tree}", str(folder)], capture_output=True, text=True)
    if run.returncode not in (0, 1, 2) or not run.stdout:
        sys.exit(f"{tree}: status {run.returncode}, {len(run.stdout)} bytes: {run.stderr[-2000:]}")
    return {Path(g["file"]).stem: g for g in json.loads(run.stdout)["grades"]}


def marks_of(grade):
    return {m["item"]: m for m in grade["marks"]}


def compare(plain_grade, typed_grade):
    """(kind, item, mark) for each answer of which the hand changes what is said."""
    typed = marks_of(typed_grade)
    for item, mark in marks_of(plain_grade).items():
        other = typed.get(item)
        if other is None or "not_understood" in other:
            if mark["right"]:
                yield "lost", item, other
        elif other["right"] and not mark["right"]:
            yield "wrongly right", item, other
        elif mark["right"] and not other["right"]:
            yield "wrongly wrong", item, other


def named(grade):
    return {m["name"] for m in grade.get("mistakes", [])}


def main():
    plycut, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 5000
    verbose = len(sys.argv) > 3
    answers, told, lost_by = Counter(), [], Counter()
    batch = {}
    for k, (tree, names, who, sheet, hand, asked) in enumerate(sheets(count)):
        batch.setdefault(tree, []).append((k, names, who, sheet, hand, asked))
    with tempfile.TemporaryDirectory() as name:
        for tree, made in batch.items():
            for first in range(0, len(made), 100):
                part = made[first:first + 100]
                texts = {f"p{k}": plain(sheet, names, asked) for k, names, _, sheet, _, asked in part} | {f"t{k}": hand.typed(sheet, names, asked) for k, names, _, sheet, hand, asked in part}
                grades = check(plycut, tree, texts, Path(name))
                for k, _, who, sheet, hand, asked in part:
                    before, after = grades[f"p{k}"], grades[f"t{k}"]
                    answers["right"] += sum(m["right"] for m in before["marks"])
                    faults = list(compare(before, after))
                    for kind, item, mark in faults:
                        answers[kind] += 1
                        lost_by[item.split(".")[0]] += kind == "lost"
                        if kind != "lost" or verbose:
                            told.append(f"{kind} {k}: {tree}: {who}: {item}: {mark and (mark['given'], mark.get('found'), mark.get('not_understood'))}: {hand.told()}")
                    lost = [item for kind, item, _ in faults if kind == "lost"]
                    extra = named(after) - named(before) if not lost else named(after) if who in ("right", "miscount") else set()
                    if extra:
                        answers["misnamed"] += 1
                        told.append(f"misnamed {k}: {tree}: {who}: {sorted(extra)}, in plain words {sorted(named(before))}: {hand.told()}")
    print("\n".join(told[:2000 if verbose else 40]))
    share = answers["lost"] / answers["right"]
    print(f"{count} sheets, {answers['right']} right answers: {answers['lost']} not understood ({100 * share:.2f} %): {dict(lost_by)}; {answers['wrongly right']} wrongly right, "
          f"{answers['wrongly wrong']} wrongly wrong, {answers['misnamed']} sheets with another mistake named")
    failed = sum(answers[kind] > 0 for kind in ("wrongly right", "wrongly wrong", "misnamed")) + (share > 0.02)
    print(f"{count - failed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
