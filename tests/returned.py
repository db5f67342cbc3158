#!/usr/bin/python3
"""What a search returns that is neither a value nor a move is a wrong answer to that tree, and the trial goes on: returned.py PLYCUT. Programs: tests/programs/returned.py,
returned.js, Returned.java. Last line: N passed, N failed.
"""
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tally import ended, verdict

ROOT = Path(__file__).resolve().parent.parent
PLYCUT = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else str(ROOT / "out/bin/plycut")
TREES = 40

# What is returned; what of it is wrong on all trees; what the verdict shows of the answer to the smallest one.
WRONG = {
    "python": [("None", "values", '"value": "None"'), ("str(value)", "values", '"value": "\'0\'"'), ("tree if isinstance(tree, list) else None", "values", '"value": "None"'),
               ("10 ** 400", "values", '"value": "inf"'), ("complex(value)", "values", '"value": "0j"'), ("{'value': None}", "values", '"value": "None"'), ("{'vlaue': value}", "values", "{'vlaue': "),
               ("{'value': value, 'best': 'left'}", "best", '"best": "left"'), ("{'value': value, 'best': [{1, 2}]}", "best", '"best": "[{1, 2}]"'),
               ("{'value': value, 'best': 7}", "best", '"best": "/7"'), ("{'value': value, 'best': True}", "best", '"best": "True"'),
               ("{'value': value, 'best': 0.5}", "best", '"best": "0.5"'), ("{'best': math.inf}", "best", '"best": "inf"'), ("{'best': 10 ** 400}", "best", '"best": "/1')],
    "javascript": [("undefined", "values", '"value":"undefined"'), ("String(value)", "values", '"value":"\'0\'"'), ("[value, 0]", "values", '"value":"[ 0, 0 ]"'),
                   ("{ vlaue: value }", "values", '"value":"{ vlaue: 0 }"'), ("{ value: null }", "values", '"value":"null"'), ("{ value, best: 'left' }", "best", '"best":"left"'),
                   ("{ value, best: [1] }", "best", '"best":"[ 1 ]"'), ("{ value, best: 7 }", "best", '"best":"/7"'), ("{ value, best: 0.5 }", "best", '"best":"/0.5"')],
    "java": [("null", "values", '"value":"NaN"'), ("7", "best", '"best":"/7"')],
}
# What is as good as a number.
RIGHT = {"python": ["Decimal(str(value))", "[value, 'a move']", "{'value': value}", "{'value': value, 'mine': {1, 2}}"],
         "javascript": ["BigInt(Math.trunc(value))", "new Number(value)", "((own) => Object.assign(own, { own }))({ value })"], "java": []}


def commands(box):
    """How the programs are started, by language."""
    for source in ("python/plycut/record.py", "javascript/plycut.js", "java/Plycut.java"):
        shutil.copy(ROOT / "bindings" / source, box / Path(source).name.replace("record", "plycut"))
    for name in ("returned.py", "returned.js", "Returned.java"):
        shutil.copy(ROOT / "tests/programs" / name, box)
    found = {"python": ["python3", str(box / "returned.py")]}
    if shutil.which("node"):
        found["javascript"] = ["node", str(box / "returned.js")]
    if shutil.which("javac") and subprocess.run(["javac", "--release", "11", "Returned.java", "Plycut.java"], cwd=box).returncode == 0:
        found["java"] = ["java", "-Xmx256m", "-XX:+UseSerialGC", "-cp", str(box), "Returned"]
    return found


def judged(command, expression, *options):
    algorithm = "minimax" if command[0] == "java" else "alpha-beta"
    words = [PLYCUT, "judge", "-a", algorithm, "--trees", str(TREES), *options, "--", *command, expression]
    return subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True).stdout


def main():
    with tempfile.TemporaryDirectory() as box:
        for language, command in commands(Path(box)).items():
            for expression, fact, shown in WRONG[language]:
                report, text = json.loads(judged(command, expression, "-f", "json")), judged(command, expression)
                verdict(f"{language} returns {expression}: all are answered, none is right", report["answered"] == TREES and report["status"] == 1 and report[f"{fact}_right"] == 0, report)
                verdict(f"{language} returns {expression}: it is shown", shown in text, text)
            for expression in RIGHT[language]:
                verdict(f"{language} returns {expression}: right", json.loads(judged(command, expression, "-f", "json"))["status"] == 0, judged(command, expression))
    return ended()


if __name__ == "__main__":
    sys.exit(main())
