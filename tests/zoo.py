#!/usr/bin/python3
"""The zoo of tests/programs/zoo.py: zoo.py PLYCUT. Small programs in several languages, right ones and wrong ones, each judged as a class is: no right one is called
wrong, no wrong one right, each cause is the one that the table has, and every command that is printed shows the fault again, in a process of its own. A language whose compiler is
missing is left out. Last line: N passed, N failed.
"""
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BINDINGS = ROOT / "bindings"
sys.path.insert(0, str(ROOT / "tests/programs"))
from zoo import KINDS, OTHERS, PYTHON, RIGHT, UNNAMED  # noqa: E402

PLYCUT = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else str(ROOT / "out/bin/plycut")
TREES = "250"
BUILD = {"c": ["cc", "-std=c99", "-w", "-O1"], "cpp": ["c++", "-std=c++11", "-w"]}
ENDING = {"python": "py", "js": "js", "c": "c", "cpp": "cpp", "java": "java"}
COMMAND = {"python": f"{sys.executable} {{}}", "js": "node {}", "c": "{}", "cpp": "{}", "java": "java -Xmx256m -XX:+UseSerialGC {}"}
NEEDS = {"python": "python3", "js": "node", "c": "cc", "cpp": "c++", "java": "javac"}
SENTENCE = re.compile(r"it does what (\S+) does(?: with (.*?))?(?::|\.$)", re.M)


def causes(text):
    """What the verdict names, as the table does."""
    found = ["kept"] if "It keeps something between searches" in text else []
    if "Started afresh for each of" in text and "it is right" in text:
        return found
    said = SENTENCE.search(text)
    if said is None:
        return found if found and "No convention and no known mistake" not in text else None
    if said.group(1) != ("minimax" if "than minimax" in text or "as minimax" in text or "minimax is asked" in text else "alpha-beta"):
        found.append(f"algorithm {said.group(1)}")
    for part in (said.group(2) or "").split(" and "):
        if part:
            found.append(part.replace("the mistake ", ""))
    return found


def run(*words):
    done = subprocess.run([PLYCUT, "judge", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True)
    return done.returncode, done.stdout + done.stderr


def write(box, language, rows):
    """The programs of each set of options, in folders; those of compilers are built."""
    folders = {}
    for name, _, options, text in rows:
        folder = box / language / f"group-{'-'.join(o.strip('-').replace('/', '_') for o in options) or 'plain'}"
        folder.mkdir(parents=True, exist_ok=True)
        folders[tuple(options)] = folder
        source = (folder if language not in BUILD else box / language) / f"{name}.{ENDING[language]}"
        source.write_text(text)
        if language in BUILD:
            subprocess.run([*BUILD[language], f"-I{BINDINGS / language}", str(source), "-lm", "-o", str(folder / name)], check=True)
        elif language == "js":
            source.write_text(text.replace("./plycut.js", str(BINDINGS / "javascript/plycut.js")))
    return folders


def verdicts(box, language, rows):
    """The verdict on each program, by name."""
    found = {}
    for options, folder in write(box, language, rows).items():
        _, text = run("--trees", TREES, "--threads", "2", "--sandbox", "none", "--programs", COMMAND[language], *options, str(folder))
        for part in re.split(r"^(?=[\w-]+(?:\.\w+)?: \d+ trees: )", text, flags=re.M):
            match = re.match(r"([\w-]+)(?:\.\w+)?: (?=\d+ trees)", part)
            if match:
                found[match.group(1), options] = part
    return found


def command_of(text):
    match = re.search(r"^To see it again:\n  plycut (judge .*)$", text, flags=re.M)
    return shlex.split(match.group(1)) if match else None


def fault_of(row, text):
    """What is wrong with a verdict, or None."""
    name, expected, options, _ = row
    if text is None:
        return "there is no verdict"
    right = text.split("\n")[0].endswith(".") and re.search(r"\d+ trees: (every|it visits)", text) is not None and "To see it again" not in text and "On the tree" not in text
    if right != (expected == RIGHT):
        return "it is called right" if right else "it is called wrong"
    if right:
        return None
    named = causes(text)
    if expected is not UNNAMED and sorted(named or []) != sorted(expected):
        return f"named {named}, not {expected}"
    command = command_of(text)
    if command is None:
        return "no command shows it"
    status, again = run(*command[1:])
    return None if status == 1 else f"the command {' '.join(command)} does not show it: {again}"


def kinds(named):
    """How many kinds of mistakes are named in all their programs."""
    missing = [kind for kind, programs in KINDS.items() if not all(program in named for program in programs)]
    print(f"{len(KINDS) - len(missing)} of {len(KINDS)} kinds of mistakes are named truly" + (f"; not: {', '.join(missing)}" if missing else ""))
    return len(KINDS) - len(missing) >= len(KINDS) - 5


def main():
    passed = failed = 0
    named = set()
    with tempfile.TemporaryDirectory() as folder:
        box = Path(folder)
        os.environ["PYTHONPATH"] = os.environ["CLASSPATH"] = folder
        shutil.copy(BINDINGS / "python/plycut/record.py", box / "plycut.py")
        for language, rows in {"python": PYTHON, **OTHERS}.items():
            if not shutil.which(NEEDS[language]):
                print(f"{language}: there is no {NEEDS[language]}; make deps-judge")
                continue
            if language == "java":
                subprocess.run(["javac", "-d", folder, str(BINDINGS / "java/Plycut.java")], check=True)
            found = verdicts(box, language, rows)
            with ThreadPoolExecutor(2) as pool:
                faults = list(pool.map(lambda row: fault_of(row, found.get((row[0], tuple(row[2])))), rows))
            for row, fault in zip(rows, faults):
                passed, failed = passed + (fault is None), failed + (fault is not None)
                if fault is None and language == "python" and row[1] is not UNNAMED and row[1] != RIGHT:
                    named.add(row[0])
                if fault is not None:
                    print(f"FAIL {language}: {row[0]}: {fault}\n{found.get((row[0], tuple(row[2])), '')}")
    enough = kinds(named)
    passed, failed = passed + enough, failed + (not enough)
    print(f"{passed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
