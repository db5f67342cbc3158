#!/usr/bin/python3
"""How people type answers, in many languages: each row of tests/forms/answers.txt means the same on a sheet, as a form, in a quiz and
in the core that the page has; each row of tests/forms/lines.txt on a sheet and as a form.

Usage: typed.py PLYCUT OUT [EVERY]   (OUT/wasm has the page's core; without Node or the core, it is left out; EVERY: one row of so many,
where each takes long). Last line: N passed, N failed.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PLYCUT, OUT = sys.argv[1], Path(sys.argv[2])
EVERY = int(sys.argv[3]) if len(sys.argv) > 3 else 1
FORMS = Path(__file__).parent / "forms"


def rows(name):
    """(heading's columns ..., the row's text, its line)"""
    heading = None
    for number, line in enumerate((FORMS / name).read_text(encoding="utf-8").split("\n"), 1):
        if line.startswith("    "):
            text = line[4:]
            if number % EVERY != 0:
                continue
            yield (*heading, text.replace("\\n", "\n").replace("\\t", "\t"), number)
        elif line.strip() and not line.startswith("#"):
            heading = tuple(column.strip() for column in line.rsplit("|", 2))


def run(*words):
    done = subprocess.run([PLYCUT, *words], capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1, 2):
        sys.exit(f"{words}: status {done.returncode}: {done.stderr}")
    return done


# What reports call an answer: as the sheet does.
OF_NODE = {"values": "value of {}", "windows": "window of {}", "ranges": "range of {}", "types": "type of {}", "cutoffs": "cutoff at {}", "pruned_if": "{} is never visited if"}
LABELS = {"best": "best move", "principal_variation": "principal variation", "visited": "leaves, in order", "leaves": "leaves visited", "types": "node types"}


def reported(item):
    fact, dot, node = item.partition(".")
    return OF_NODE[fact].format(node) if dot and fact in OF_NODE else LABELS.get(item, item)


def on_sheet(spec, item, text, folder):
    """What the sheet's answer to an item is: right, wrong, or unread, and why; and what --form says of it: read or unread."""
    path = Path(folder, "sheet.txt")
    path.write_text(text + "\n", encoding="utf-8", newline="")
    graded = run("check", "-f", "json", spec, str(path))
    form = "read" if f"  read   {reported(item)}:" in run("check", "--form", spec, str(path)).stdout else "unread"
    if not graded.stdout:
        return "unread", graded.stderr.strip(), form
    marks = [mark for mark in json.loads(graded.stdout)["grades"][0]["marks"] if mark["item"] == item]
    if not marks:
        return "unread", "no such item", form
    why = marks[0].get("not_understood")
    return "right" if marks[0]["right"] else "unread" if why else "wrong", why or "", form


# ---- Answers to one question --------------------------------------------------------------------

FACTS = {"value": ("values", "{node}: {text}"), "window": ("windows", "{node}: {text}"), "cutoff": ("cutoffs", "cut: {node} {text}")}
KINDS = {"value": "value", "window": "update", "cutoff": "cutoff"}


class Questions:
    """The questions of each tree, asked once."""

    def __init__(self):
        self.asked = {}

    def of(self, spec):
        if spec not in self.asked:
            nodes = {e["name"]: e["node"] for e in json.loads(run("trace", spec).stdout)["events"] if e["event"] == "enter"}
            self.asked[spec] = nodes, json.loads(run("quiz", "-f", "json", spec).stdout)["questions"]
        return self.asked[spec]

    def number(self, spec, what, node):
        nodes, questions = self.of(spec)
        return 1 + next(i for i, q in enumerate(questions) if q["kind"] == KINDS[what] and q["node"] == nodes[node])


def state_of(verdict):
    said = json.loads(verdict)
    return "right" if said["right"] else "wrong" if said["understood"] else "unread"


def quizzed(words):
    return run(*words).stdout


def in_core(calls):
    """The verdicts of the page's core on all answers, in one process; None: there is no core."""
    node, core = shutil.which("node") or shutil.which("nodejs"), OUT / "wasm" / "core.wasm"
    if node is None or not core.exists():
        return None
    script = Path(__file__).parent / "wasm" / "typed.js"
    done = subprocess.run([node, str(script), str(OUT)], input=json.dumps(calls), capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def answers_fail(folder):
    """The rows of answers.txt that mean something else in one of the four places."""
    questions, calls, places = Questions(), [], []
    for spec, question, wanted, text, line in rows("answers.txt"):
        what, node, *labelled = question.split()
        fact, form = FACTS[what]
        words = ["quiz", "-f", "json", "--question", str(questions.number(spec, what, node)), f"--answer={text}", spec]
        sheet = text if labelled else form.format(node=node, text=text)
        calls.append(words)
        # that there is no cutoff at a node is no answer of a sheet, which lists cutoffs
        asked = not (what == "cutoff" and wanted == "wrong" and not labelled)
        places.append((line, text, wanted, quizzed(words), on_sheet(spec, f"{fact}.{node}", sheet, folder) if asked else None))
    core = in_core(calls)
    for i, (line, text, wanted, verdict, sheet) in enumerate(places):
        found = {"quiz": state_of(verdict)}
        if sheet is not None:
            found["sheet"] = sheet[0]
            if sheet[2] != ("unread" if sheet[0] == "unread" else "read"):
                found["form"] = sheet[2]
        if core is not None and core[i] != verdict:
            found["core"] = core[i]
        wrong = {place: state for place, state in found.items() if state != wanted}
        yield wrong and f"answers.txt:{line}: {text!r} should be {wanted}: {wrong} {sheet[1] if sheet else ''}"


def changed(item, text):
    """The row with other numbers, or other nodes if it has none: it says something else, and so it is not right. The items "cutoffs" and "best"
    have nodes alone."""
    numbers = text if item in ("cutoffs", "best") else re.sub(r"\d+", lambda digits: str(int(digits.group()) + 50), text)
    return numbers if numbers != text else re.sub(r"(?<![A-Za-z])[BC](?![A-Za-z])", lambda node: "CB"["BC".index(node.group())], text)


def lines_fail(folder):
    for spec, item, wanted, text, line in rows("lines.txt"):
        state, why, form = on_sheet(spec, item, text, folder)
        agree = form == ("unread" if state == "unread" else "read")
        yield f"lines.txt:{line}: {text!r} should be {wanted}, came {state}; --form: {form}; {why}" if state != wanted or not agree else None
        other = changed(item, text)
        if wanted == "right" and other != text:
            state = on_sheet(spec, item, other, folder)[0]
            yield f"lines.txt:{line}: {other!r} came right" if state == "right" else None


def main():
    with tempfile.TemporaryDirectory() as folder:
        results = [*answers_fail(folder), *lines_fail(folder)]
    failures = [result for result in results if result]
    print("\n".join(f"FAIL {failure}" for failure in failures[:40]))
    print(f"{len(results) - len(failures)} passed, {len(failures)} failed")
    return len(failures) > 0


if __name__ == "__main__":
    sys.exit(main())
