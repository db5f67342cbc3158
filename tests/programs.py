#!/usr/bin/python3
"""Programs on trial: programs.py PLYCUT. Students' programs in five languages, through the recorders of bindings/: right ones agree on 2,000
trees; each mistake, as a student writes it, is named, and the smallest tree has at most 6 leaves. Hostile programs: nothing is left
running, and memory stays bounded. A language whose compiler is missing is left out (make deps-judge); of a sanitized build only
Python asks, as plycut hears the same from all. Last line: N passed, N failed.
"""
import csv
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tally import ended, verdict

ROOT = Path(__file__).resolve().parent.parent
PLYCUT = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else str(ROOT / "out/bin/plycut")
# What recorders are called where programs find them, and where they are in the sources.
RECORDERS = {"plycut.py": "python/plycut/record.py", "plycut.js": "javascript/plycut.js", "plycut.h": "c/plycut.h", "plycut.hpp": "cpp/plycut.hpp", "Plycut.java": "java/Plycut.java"}
SANITIZED = b"__asan_init" in Path(PLYCUT).read_bytes() or b"__tsan_init" in Path(PLYCUT).read_bytes()


def judge(*words):
    done = subprocess.run([PLYCUT, "judge", "-f", "json", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    return json.loads(done.stdout) if done.returncode in (0, 1, 3) else {"status": done.returncode, "error": done.stderr.decode()}


def leaves(tree):
    return sum(map(leaves, tree)) if isinstance(tree, list) else 1


def languages(box):
    """The commands of the students' programs, by language."""
    for name, source in RECORDERS.items():
        shutil.copy(ROOT / "bindings" / source, box / name)
    for name in ("student.py", "student.js", "student.c", "student.cpp", "Student.java"):
        shutil.copy(ROOT / "tests/programs" / name, box)
    commands = {"python": ["python3", f"{box}/student.py"]}
    if SANITIZED:
        return commands
    builds = {"c": ["cc", "-std=c99", "-Wall", "-Wextra", "-Werror", "student.c", "-o", "student-c", "-lm"],
              "c++": ["c++", "-std=c++11", "-Wall", "-Wextra", "-Werror", "student.cpp", "-o", "student-cpp"],
              "java": ["javac", "--release", "11", "-d", ".", "Student.java", "Plycut.java"]}
    runs = {"c": [f"{box}/student-c"], "c++": [f"{box}/student-cpp"], "java": ["java", "-Xmx256m", "-XX:+UseSerialGC", "-cp", str(box), "Student"]}
    if shutil.which("node"):
        commands["javascript"] = ["node", f"{box}/student.js"]
    for language, build in builds.items():
        if shutil.which(build[0]):
            done = subprocess.run(build, cwd=box, stderr=subprocess.PIPE)
            verdict(f"{language} is compiled without a warning", done.returncode == 0, done.stderr.decode())
            commands[language] = runs[language]
        else:
            print(f"{language}: there is no {build[0]}; make deps-judge")
    return commands


SHAPES = {"python": ["lists", "leaves", "nodes", "game", "states", "negamax", "negamax-leaves"], "javascript": ["lists", "nodes"], "java": ["lists", "nodes"],
          "c": ["nodes"], "c++": ["nodes"]}
# What a mistake of the programs is called, and the options that make it one.
MISTAKES = {"strict-cut": ["cut=strict"], "right-to-left": ["order=reversed"], "window-reset": ["window-reset"], "parent-only": ["parent-only"],
            "min-max-swapped": ["min-max-swapped"], "alpha-at-min": ["alpha-at-min"], "beta-at-max": ["beta-at-max"], "cut-late": ["cut-late"]}


def right_ones(commands):
    for language, command in commands.items():
        for shape in SHAPES[language]:
            report = judge("--trees", "200" if SANITIZED else "2000", "--", *command, shape)
            verdict(f"{language}, {shape}: right", report["status"] == 0, report)
        report = judge("--root", "min", "--trees", "300", "--", *command, "nodes", *(["min-max-swapped"] if language in ("java", "javascript") else []))
        verdict(f"{language}: right with MIN at the root", report["status"] == 0, report)


# The trials to start from, in bindings/, as their first lines say that they are made and started.
EXAMPLES = {"python": (":", "python3 trial.py"), "javascript": (":", "node trial.js"), "java": ("javac *.java", "java Trial"),
            "c": ("cc trial.c -lm -o trial", "./trial"), "cpp": ("c++ trial.cpp -o trial", "./trial")}


def examples(box):
    """Each, next to its recorder, is right."""
    for name, source in RECORDERS.items():
        language = source.partition("/")[0]
        build, command = EXAMPLES[language]
        if not all(shutil.which(line.split()[0]) for line in (build, command) if line[0] not in ":."):
            continue
        folder, (trial,) = box / f"trial-{language}", (ROOT / "bindings" / language).glob("[tT]rial.*")
        folder.mkdir()
        shutil.copy(ROOT / "bindings" / source, folder / name)
        shutil.copy(trial, folder)
        done = subprocess.run(f"{build} && {PLYCUT} judge --trees 100 -- {command}", shell=True, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, universal_newlines=True)
        verdict(f"the trial to start from in {language}", done.returncode == 0 and "every value is right" in done.stdout, done.stdout)
        verdict(f"{trial.name} says how", command in trial.read_text().partition("\n\n")[0] and build.strip(":") in trial.read_text(), trial.read_text()[:200])


def python_ways(command):
    """Right programs whose ways of taking and returning values are Python's own."""
    for shape in ("emptying", "decision", "exactly"):
        report = judge("-a", "minimax", "--trees", "300", *(["--players", "max/chance/min"] if shape == "exactly" else []), "--", *command, shape)
        verdict(f"python, {shape}: right", report["status"] == 0, report)


def moves(commands):
    """The recorders of the other languages answer with moves, too."""
    for language, command in commands.items():
        if language == "python":
            continue
        report = judge("--trees", "300", "--", *command, "nodes", "moves")
        verdict(f"{language}: moves", report["status"] == 0 and report["best_right"] == 300 == report["values_right"] == report["visits_right"], report)
        report = judge("--trees", "300", "--", *command, "nodes", "moves", "last")
        verdict(f"{language}: the last move", report["explained_by"] == ["best=last"] and report["status"] == 1, report)
    if "c" in commands:
        report = judge("--trees", "300", "--", *commands["c"], "nodes", "moves", "only")
        verdict("c: a move alone", report["status"] == 0 and report["values_right"] is None and report["best_right"] == 300, report)


def compared(commands):
    """A leaf of a list is visited when it is compared or calculated with: a loop may take it and then test its bound."""
    for language in ("javascript", "java"):
        if language in commands:
            report = judge("--trees", "300", "--", *commands[language], "lists", "test-first")
            verdict(f"{language}: a loop with its test first", report["status"] == 0 and report["visits_right"] == 300, report)


def whole_numbers(commands):
    """Programs that count in whole numbers are right, and their mistakes are named."""
    trees = ["--trees", "300"]
    for language, command in commands.items():
        for shape in SHAPES[language]:
            if not shape.startswith("negamax"):
                report = judge(*trees, "--", *command, shape, "int")
                verdict(f"{language}, {shape}: whole numbers", report["status"] == 0 and report["whole_numbers"] > 0 and report["failure"] is None, report)
        report = judge(*trees, "--", *command, "nodes", "int", "strict-cut")
        verdict(f"{language}: whole numbers and a mistake", names(report, ["cut=strict"]) and report["whole_numbers"] > 0, report)
        verdict(f"{language}: a mistake is shown in whole numbers", report["smallest"] == [0, [0, 0]], report)
    python = commands["python"]
    for words in (["lists", "round"], ["nodes", "int-or-die"], ["lists", "int-or-die"]):
        report = judge(*trees, "--", *python, *words)
        verdict(f"{words}", report["status"] == 0 and report["whole_numbers"] > 0 and report["answered"] == 300, report)
    report = judge(*trees, "--", *python, "lists", "int-or-die", "window-reset")
    verdict("it ends at decimals, and has a mistake", names(report, ["window-reset"]), report)
    report = judge("--once", "--trees", "60", "--", *python, "lists", "int-or-die")
    verdict("it ends at decimals, started for each tree", report["status"] == 0, report)
    for tree, status in (("[[0.5,2.5],[0.25,3.75]]", 0), ("[[0.1,0.2],[1e-9,4]]", 1), ("[[5,25],[2,3]]", 0)):
        report = judge("--trees", f"tree:{tree}", "--", *python, "lists", "int")
        verdict(f"a tree of the user's own: {tree}", report["status"] == status and report["trees"] == 1, report)
    report = judge("--trees", "tree:[[0.5,2.5],[0.5,3.75]]", "--", *python, "lists", "strict-cut")
    verdict("a mistake shows on a tree with decimals alone", report["status"] == 1 and report["whole_numbers"] == 0, report)
    report = judge("-a", "minimax", "--limits", "0,3", *trees, "--", *python, "nodes", "int", "minimax")
    verdict("whole numbers within limits", report["status"] == 0, report)


def marks_of(*words):
    """The exit status, and the marks in all formats, as (points, of)."""
    done = {form: subprocess.run([PLYCUT, "judge", "-f", form, *words], stdout=subprocess.PIPE, universal_newlines=True) for form in ("text", "csv", "gradescope", "json")}
    row = next(csv.DictReader(done["csv"].stdout.splitlines()))
    results = json.loads(done["gradescope"].stdout)
    statuses = {run.returncode for run in done.values()} | {int(row["status"]), json.loads(done["json"].stdout)["status"]}
    return statuses, (float(row["points"]), float(row["of"])), (results["score"], sum(test["max_score"] for test in results["tests"])), \
        all(test["status"] == "passed" for test in results["tests"])


# It says of each tree what its arguments tell it to: right, wrong, wrong of the tree 13, of some trees only, of trees that are not one leaf.
SILENT = """import json, sys
def search(node, path, alpha, beta, is_max, visited):
    if not isinstance(node, list):
        visited.append(path or "/")
        return node, None
    best, move = (-1e9 if is_max else 1e9), None
    for i, child in enumerate(node):
        value = search(child, f"{path}/{i}", alpha, beta, not is_max, visited)[0]
        if value > best if is_max else value < best:
            best, move = value, f"{path}/{i}"
        alpha, beta = (max(alpha, best), beta) if is_max else (alpha, min(beta, best))
        if alpha >= beta:
            break
    return best, move
for number, line in enumerate(sys.stdin):
    problem, visited = json.loads(line), []
    value, best = search(problem["tree"], "", -1e9, 1e9, True, visited)
    said = {"value": value, "best": best, "visited": visited}
    wrong = {"value": value + 1, "best": best if best is None else "/0" if best != "/0" else "/1" if len(problem["tree"]) > 1 else best, "visited": [*visited, *visited]}
    answer = {}
    for word in sys.argv[1:]:
        name, how = word.split("=")
        if how == "right" or how == "inner" and best is not None or how == "some" and number % 2:
            answer[name] = said[name]
        elif how == "wrong" or how == "once" and number != 13:
            answer[name] = wrong[name] if how == "wrong" else said[name]
        elif how == "once":
            answer[name] = wrong[name]
        elif how == "inf":
            answer[name] = value if best is None else float("inf")
    print(json.dumps(answer or {"visited": visited}), flush=True)
"""


def full_marks(commands, box):
    """Status 0 means full marks, and full marks mean status 0, whatever a program says, and in each format."""
    python = commands["python"]
    (box / "silent.py").write_text(SILENT)
    silent = ["python3", str(box / "silent.py")]
    cases = [(0, [*python, shape]) for shape in ("lists", "leaves", "nodes", "game", "states", "negamax")]
    cases += [(0, [*python, "game", "int"]), (0, [*python, "nodes", "int-or-die"]), (1, [*python, "lists", "strict-cut"]), (1, [*python, "game", "last"]),
              (1, [*python, "states", "strict-cut"]), (1, [*python, "game", "int", "last"])]
    cases += [(0, [*silent, *words.split()]) for words in ("value=right", "best=right", "visited=right", "value=right best=right visited=right", "value=inner visited=right",
                                                           "best=inner visited=right", "value=inner best=inner")]
    cases += [(1, [*silent, *words.split()]) for words in ("value=wrong visited=right", "value=once", "best=once value=right", "visited=once value=right", "value=some visited=right",
                                                           "best=some visited=right", "value=inf", "value=inf visited=right", "best=wrong visited=right value=right")]
    for status, words in cases:
        statuses, table, scope, passed_all = marks_of("--trees", "60", "--", *words)
        full = table[0] == table[1] > 0
        verdict(f"marks: {words[2:]}", statuses == {status} and full == (status == 0) and table == scope and passed_all == full, (statuses, table, scope))
    for points, words, status in (("value=3", "value=right visited=wrong", 0), ("value=3,best=2", "value=right visited=right", 1), ("visited=1", "value=right", 1),
                                  ("windows=1,value=1", "value=right", 1), ("value=2,visited=1", "value=right visited=right best=wrong", 0)):
        statuses, table, scope, passed_all = marks_of("--trees", "60", "--points", points, "--", *silent, *words.split())
        verdict(f"marks: --points {points}, {words}", statuses == {status} and (table[0] == table[1]) == (status == 0) and table == scope, (statuses, table, scope))


def every_is_all(box):
    """"every" is said of all trees only."""
    for words in (["value=inf"], ["value=some", "visited=right"]):
        done = subprocess.run([PLYCUT, "judge", "--trees", "60", "--", "python3", str(box / "silent.py"), *words], stdout=subprocess.PIPE, universal_newlines=True)
        verdict(f"every: {words}", "every value" not in done.stdout and done.returncode == 1 and "the program answered" not in done.stdout, done.stdout)
    done = subprocess.run([PLYCUT, "judge", "--trees", "60", "--", "sh", "-c", 'read tree; echo "{\\"value\\":7}"; read tree; exit 1'], stdout=subprocess.PIPE, universal_newlines=True)
    verdict("every: an answer to one tree", "every" not in done.stdout, done.stdout)


def messages(commands):
    """What went wrong in a student's own code, in a sentence."""
    if "java" in commands:
        done = subprocess.run([PLYCUT, "judge", "--trees", "1", "--", *commands["java"], "nodes", "no-end"], stdout=subprocess.PIPE, universal_newlines=True)
        verdict("java: no-end: message", "java.lang.StackOverflowError" in done.stdout, done.stdout)


def names(report, expected):
    return report["explained_by"] == expected and report["status"] == 1 and leaves(report["smallest"]) <= 6 and report["divergence"] is not None


def wrong_ones(commands):
    for language, command in commands.items():
        for mistake, expected in MISTAKES.items():
            report = judge("--trees", "300", "--", *command, "nodes", mistake)
            verdict(f"{language}: {mistake}", names(report, expected), report)
    python = commands["python"]
    for words, options, expected in [
            (["lists", "strict-cut", "window-reset"], [], ["cut=strict", "window-reset"]),
            (["lists", "right-to-left", "parent-only"], [], ["order=reversed", "parent-only"]),
            (["lists", "strict-cut", "fail-hard"], [], ["cut=strict", "fail=hard"]),
            (["lists", "min-max-swapped", "window-reset"], [], ["window-reset", "min-max-swapped"]),
            (["lists"], ["--cut", "strict"], ["cut=equal"]),
            (["lists"], ["--order", "reversed"], ["order=given"]),
            (["lists", "minimax"], [], ["algorithm=minimax"]),
            (["leaves", "strict-cut"], [], ["cut=strict"]),
            (["game", "last"], [], ["best=last"]),
            (["game", "window-reset"], [], ["window-reset"]),
            (["states", "strict-cut", "last"], [], ["cut=strict", "best=last"]),
            (["recipe"], [], ["cut-after-leaf"]),
            (["outside"], [], ["bounds-kept"]),
            (["loop-outside"], [], ["bounds-shared"]),
            (["early"], [], ["cut-early"])]:
        report = judge("--trees", "300", *options, "--", *python, *words)
        verdict(f"{' '.join(words + options)}", sorted(report.get("explained_by", [])) == sorted(expected) and names(report, report["explained_by"]), report)


def minimax_alike(commands):
    """Without a beta that anybody lowers nothing is cut off: what it does is minimax, and that name comes first."""
    report = judge("--trees", "300", "--", *commands["python"], "never-lowered")
    verdict("beta-never-lowered", report["explained_by"] == ["algorithm=minimax"] and report["status"] == 1, report)


def chance_nodes(commands):
    for options, words, status in [(["--players", "max/chance/min/chance"], ["chance"], 0), (["--players", "max/chance/min/chance"], ["chance-game"], 0),
                                   (["--players", "chance/max"], ["chance"], 0), (["--players", "max/chance"], ["chance", "equal-odds"], 1)]:
        report = judge("-a", "minimax", "--trees", "400", *options, "--", *commands["python"], *words)
        verdict(f"chance: {options} {words}", report["status"] == status and report["explained_by"] == ["probabilities-ignored"] * status, report)
    report = judge("--players", "max/chance", "--limits", "0,9", "--trees", "300", "--", *commands["python"], "chance")
    verdict("chance: minimax is not alpha-beta with limits", report["explained_by"] == ["algorithm=minimax"], report)
    for language, command in commands.items():
        if language != "python":
            report = judge("-a", "minimax", "--players", "max/chance/min", "--trees", "300", "--", *command, "nodes", "expectiminimax")
            verdict(f"chance: {language}", report["status"] == 0, report)


def one_by_one(box):
    """A result is written as soon as it is known, and stays if a signal from elsewhere ends plycut; this one is obeyed."""
    folder = box / "slow"
    folder.mkdir()
    mark = f"plycut-slow-class-{os.getpid()}"
    (folder / "a.py").write_text(ECHO.replace("; for line", "\nfor line").replace("for line", "import sys\nfor line", 1))
    (folder / "b.py").write_text("import time; time.sleep(1000)")
    for form, first in (("csv", "a.py,a,"), ("json", '{"format":"plycut-judgement"'), ("text", "a.py: 5 trees")):
        process = subprocess.Popen([PLYCUT, "judge", "--trees", "5", "--sandbox", "none", "--seconds", "100", "--threads", "2", "-f", form, "--programs", f"python3 {{}} {mark}", str(folder)],
                                   stdout=subprocess.PIPE, universal_newlines=True)
        lines = [process.stdout.readline() for i in range(2 if form == "csv" else 1)]
        os.kill(process.pid, 15)
        verdict(f"one by one: {form}", lines[-1].startswith(first), lines)
        verdict(f"one by one: {form}: SIGTERM from elsewhere", process.wait() == -15, process.returncode)
    for _ in range(50):  # they end soon
        if running(mark) == []:
            break
        time.sleep(0.2)
    verdict("one by one: nothing is left", running(mark) == [], running(mark))


def whole_class(box):
    """Hostile programs among good ones: each has its row, and nothing is left running."""
    folder = box / "class"
    folder.mkdir()
    mark = f"plycut-hostile-class-{os.getpid()}"
    for name, text in HOSTILE.items():
        (folder / f"{name.replace(' ', '-')}.py").write_text(f"import os, sys\nMARK = {mark!r}\n" + text.replace("; for line", "\nfor line").replace("; while", "\nwhile") + "\n")
    shutil.copy(ROOT / "bindings" / RECORDERS["plycut.py"], box / "plycut.py")
    (folder / "good.py").write_text(f"import sys\nsys.path.insert(0, {str(box)!r})\nsys.argv[1:] = ['lists']\nexec(open({str(box / 'student.py')!r}).read())\n")
    done = subprocess.run([PLYCUT, "judge", "--sandbox", "none", "--seconds", "5", "--memory", "300", "--trees", "20", "--threads", "3", "-f", "csv", "--programs", f"python3 {{}} {mark}", str(folder)],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True)
    rows = list(csv.DictReader(done.stdout.splitlines()))
    verdict("class: a row for each program", len(rows) == len(HOSTILE) + 1, done.stdout)
    verdict("class: only the good one agrees", [row["student"] for row in rows if row["status"] == "0"] == ["good"], done.stdout)
    verdict("class: plycut says that it ignored signals", done.stderr == "plycut: a program on trial sent plycut a signal, which was ignored\n", done.stderr)
    verdict("class: nothing is left", running(mark) == [], running(mark))


def processor_time(box):
    """A program that computes longer than its time on a clock, while others have the processor, still answers; one that waits does not."""
    script = "import sys, time\nfor line in sys.stdin:\n    begun = time.process_time()\n    while time.process_time() < begun + 0.7: pass\n    print('{\"value\": 7}', flush=True)\n"
    (box / "busy.py").write_text(script)
    (box / "wait.py").write_text("import sys, time\nfor line in sys.stdin:\n    time.sleep(3)\n    print('{\"value\": 7}', flush=True)\n")
    others = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for i in range(2 * (os.cpu_count() or 1))]
    busy = judge("--seconds", "1", "--trees", "tree:7", "--", "python3", str(box / "busy.py"))
    for other in others:
        other.kill()
        other.wait()
    verdict("time: processor time counts", busy["status"] == 0, busy)
    wait = judge("--seconds", "1", "--trees", "tree:7", "--", "python3", str(box / "wait.py"))
    verdict("time: waiting counts", wait["status"] == 3 and "did not answer within 1 second" in wait["failure"], wait)


# A student's file, as a platform names it, with functions that take their trees and return their results in different ways.
HANDED_IN = """
def alphabeta(node, depth, alpha, beta, maximizingPlayer):
    if depth == 0 or not isinstance(node, list): return node
    v = float('-inf') if maximizingPlayer else float('inf')
    for c in node:
        w = alphabeta(c, depth - 1, alpha, beta, not maximizingPlayer)
        v = max(v, w) if maximizingPlayer else min(v, w)
        alpha, beta = (max(alpha, v), beta) if maximizingPlayer else (alpha, min(beta, v))
        if beta <= alpha: break
    return v
def move_value(node, alpha=-1e9, beta=1e9, is_max=True):
    if not isinstance(node, list): return None, node
    best, move = (-1e9 if is_max else 1e9), None
    for i, c in enumerate(node):
        v = move_value(c, alpha, beta, not is_max)[1]
        if v > best if is_max else v < best: best, move = v, i
        if is_max: alpha = max(alpha, best)
        else: beta = min(beta, best)
        if alpha >= beta: break
    return move, best
def value_move(node):
    return move_value(node)[::-1]
def value_count(node):
    return move_value(node)[1], 1
def nodes(n, a, b):
    if not n.children: return n.value
    best = -1e9 if n.is_max else 1e9
    for c in n.children:
        v = nodes(c, a, b)
        best = max(best, v) if n.is_max else min(best, v)
        a, b = (max(a, best), b) if n.is_max else (a, min(b, best))
        if a >= b: break
    return best
def getAction(gameState):
    def value(s, agent, a, b):
        if s.isWin() or s.isLose(): return s.getScore(), None
        best, move = (-1e9 if agent == 0 else 1e9), None
        for x in s.getLegalActions(agent):
            v = value(s.generateSuccessor(agent, x), 1 - agent, a, b)[0]
            if v > best if agent == 0 else v < best: best, move = v, x
            a, b = (max(a, best), b) if agent == 0 else (a, min(b, best))
            if a >= b: break
        return best, move
    return value(gameState, 0, -1e9, 1e9)[1]
def strict(tree, a, b, player):
    if type(tree) is not list: return tree
    best = -1e9 if player else 1e9
    for c in tree:
        v = strict(c, a, b, not player)
        best = max(best, v) if player else min(best, v)
        a, b = (max(a, best), b) if player else (a, min(b, best))
        if a > b: break
    return best
def unclear(tree, colours): pass
"""


def file_and_function(box):
    """python3 plycut.py FILE FUNCTION finds out how the function is called."""
    path = box / "alderann_4711_90_my search.v2.py"
    path.write_text(HANDED_IN)
    command = ["python3", str(box / "plycut.py"), str(path)]
    for function, facts in (("alphabeta", ["values", "visits"]), ("move_value", ["values", "visits", "best"]), ("value_move", ["values", "visits", "best"]), ("value_count", ["values", "visits"]),
                            ("nodes", ["values", "visits"]), ("getAction", ["visits", "best"])):
        report = judge("--trees", "200", "--", *command, function)
        said = [fact for fact in ("values", "visits", "best") if report[f"{fact}_right"] is not None]
        verdict(f"a file and {function}", report["status"] == 0 and said == facts, report)
    report = judge("--trees", "200", "--root", "min", "--cut", "strict", "--", *command, "strict")
    verdict("a file and strict, with MIN at the root", report["status"] == 0, report)
    report = judge("--trees", "200", "--", *command, "strict")
    verdict("a file and strict", names(report, ["cut=strict"]), report)
    for function, said in (("unclear", "what is the parameter colours of unclear?"), ("alfabeta", "has no function alfabeta; it has alphabeta, move_value")):
        done = subprocess.run([*command, function], input="", stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True)
        verdict(f"a file and {function}", done.returncode == 1 and said in done.stderr, done.stderr)
    done = subprocess.run([*command, "value_move"], input="", stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True)
    verdict("a file and a function: what it took", done.stderr == "plycut.py: value_move(tree), which returns a value and a move; the tree is nested lists\n", done.stderr)


# A right search with one line that is wrong, in the class that a platform makes of it; what its failure must say, and how many trees it answers at least.
ERRS = """def alphabeta(node, alpha, beta, is_max):
    if not isinstance(node, list): return node
    {first}
    best = float('-inf') if is_max else float('inf')
    for c in node:
        v = alphabeta(c, alpha, beta, not is_max)
        if is_max: best = max(best, v); alpha = max(alpha, best)
        else: best = min(best, v); beta = min(beta, best)
        if beta <= alpha: {cut}
    return {back}
"""
ERRORS = {"name-at-a-cutoff": (dict(cut="brek"), "NameError: name 'brek' is not defined ({file}, line 9)"), "name-returned-at-a-cutoff": (dict(cut="return wert"), "NameError: name 'wert' is not defined ({file}, line 9)"),
          "name-everywhere": (dict(back="wert"), "NameError: name 'wert' is not defined ({file}, line 10)"), "name-at-once": (dict(first="naem"), "NameError: name 'naem' is not defined ({file}, line 3)"),
          "of-its-own": (dict(first="if len(node) == 3: raise ValueError('three children')"), "ValueError: three children ({file}, line 3)"),
          "nothing-at-a-cutoff": (dict(cut="return"), "({file}, line 7)"), "attribute": (dict(cut="node.cut_off()"), "AttributeError: 'Lists' object has no attribute 'cut_off' ({file}, line 9)"),
          "attribute-of-its-own": (dict(cut="''.cut_off()"), "AttributeError: 'str' object has no attribute 'cut_off' ({file}, line 9)"), "in-a-library": (dict(first="__import__('statistics').mean([])"), "StatisticsError: mean requires at least one data point ({file}, line 3)"),
          "status": (dict(cut="raise SystemExit(7)"), "the program ended with status 7")}


def errors(box):
    """An error in the student's code is shown as what it is, with its line and a tree on which it happens, also of a class; it says nothing of how the function takes its tree."""
    folder, command = box / "errors", ["python3", str(box / "plycut.py")]
    folder.mkdir()
    for name, (slots, said) in ERRORS.items():
        (folder / f"{name}.py").write_text(ERRS.format(**{**dict(first="pass", cut="break", back="best"), **slots}))
        report = judge("--trees", "100", "--", *command, str(folder / f"{name}.py"), "alphabeta")
        right = report["values_right"] in (None, report["answered"]) and report["explained_by"] == [] and report["status"] in (1, 3)
        verdict(f"an error: {name}", said.format(file=f"{name}.py") in (report["failure"] or "") and right, report)
        done = subprocess.run([PLYCUT, "judge", "--trees", "100", "--", *command, str(folder / f"{name}.py"), "alphabeta"], stdout=subprocess.PIPE, universal_newlines=True)
        shown = done.stdout.partition("On the tree ")[2].partition(": the program")[0]
        again = judge("--trees", f"tree:{shown}", "--", *command, str(folder / f"{name}.py"), "alphabeta") if shown else {"failure": None}
        verdict(f"an error: {name}: on the tree that is shown", again["failure"] == report["failure"], again)
    done = subprocess.run([PLYCUT, "judge", "--sandbox", "none", "--trees", "100", "-f", "csv", "--programs", f"python3 {box}/plycut.py {{}} alphabeta", str(folder)], stdout=subprocess.PIPE, universal_newlines=True)
    rows = {row["student"]: row for row in csv.DictReader(done.stdout.splitlines())}
    verdict("an error: in a class", rows.keys() == ERRORS.keys() and all(ERRORS[name][1].format(file=f"{name}.py") in row["failure"] for name, row in rows.items()), done.stdout)


def visits_not_known(box):
    """Whoever asks for plain numbers and copies lists is not accused of what nobody can see: the value alone is judged, and the verdict says so."""
    search = HANDED_IN.replace("not isinstance(node, list)", "type(node) in (int, float)").replace("for c in node:", "for c in list(node):")
    for cut, status in (("<=", 0), ("<", 0)):
        (box / "by_number.py").write_text(search.replace("beta <= alpha", f"beta {cut} alpha"))
        words = ["--", "python3", str(box / "plycut.py"), str(box / "by_number.py"), "alphabeta"]
        for options in (["--trees", "100"], ["--trees", "100", "--like", "random:b=2..3,d=2..2"], ["--trees", "tree:[[3,12,8],[2,4,6]]"]):
            report = judge(*options, *words)
            verdict(f"visits not known: {cut} {options}", report["status"] == status and report["visits_right"] is None and report["values_right"] == report["trees"], report)
    done = subprocess.run([PLYCUT, "judge", "--trees", "100", "--points", "value=5,visited=5", *words], stdout=subprocess.PIPE, universal_newlines=True)
    verdict("visits not known: it is said", done.returncode == 1 and "Which leaves it visits cannot be known" in done.stdout and "no points for that" in done.stdout, done.stdout)
    (box / "sometimes.py").write_text("import sys\nfor i, line in enumerate(sys.stdin): print('{\"value\": 7, \"visited\": %s}' % ('[\"/0\"]', 'null')[i == 1], flush=True)\n")
    report = judge("--trees", "tree:[7,8]", "--trees", "tree:[7,6]", "--", "python3", str(box / "sometimes.py"))
    verdict("visits not known: of one tree, so of none", report["visits_right"] is None and report["values_right"] == 1 and report["status"] == 1, report)


# In the sandbox: what a program can do there, as its last words.
BOXED = {"network": "import socket; socket.create_connection(('192.0.2.1', 9), 2)", "others": "import pathlib; print([p.name for p in pathlib.Path(__file__).parent.iterdir()], file=sys.stderr)",
         "write": "open(__file__, 'a')", "home": "open(os.path.expanduser('~/plycut-was-here'), 'w')", "plycut": "import subprocess; subprocess.call([PLYCUT, '--version'])",
         "kill": "print(os.listdir('/proc').count('1') , os.getppid(), file=sys.stderr); os.kill(1, 9)"}


def sandbox(box):
    """In a sandbox there is no network, nothing to write to, nobody else, and no plycut."""
    if not shutil.which("bwrap") or subprocess.run(["bwrap", "--unshare-all", "--ro-bind", "/", "/", "true"], stderr=subprocess.DEVNULL).returncode != 0:
        print("sandbox: there is no bwrap, or it may not be used here")
        return
    folder = box / "boxed"
    folder.mkdir()
    mark = f"plycut-boxed-{os.getpid()}"
    for name, text in BOXED.items():
        (folder / f"{name}.py").write_text(f"import os, sys\nPLYCUT = {PLYCUT!r}\n{text}\n")
    (folder / "daemon.py").write_text(f"import subprocess, sys\nsubprocess.Popen([sys.executable, '-c', 'import time; time.sleep(1000)', {mark!r}], start_new_session=True)\nfor line in sys.stdin: print('{{\"value\": 0}}', flush=True)\n")
    (folder / "good.py").write_text(f"import sys\nsys.path.insert(0, {str(ROOT / 'bindings/python')!r})\nsys.argv[1:] = ['lists']\nexec(open({str(ROOT / 'tests/programs/student.py')!r}).read())\n")
    done = subprocess.run([PLYCUT, "judge", "--sandbox", "bwrap", "--seconds", "5", "--trees", "20", "-f", "csv", "--programs", "python3 {}", str(folder)],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True)
    said = {row["student"]: row for row in csv.DictReader(done.stdout.splitlines())}
    verdict("sandbox: a row for each", len(said) == len(BOXED) + 2, done.stdout + done.stderr)
    for name, word in (("network", "unreachable"), ("write", "Read-only"), ("home", "Read-only"), ("others", "['others.py']"), ("plycut", "Permission denied")):
        verdict(f"sandbox: {name}", word in said[name]["failure"], said[name])
    verdict("sandbox: it cannot kill plycut", said["kill"]["status"] == "3" and said["good"]["status"] == "0", said)
    verdict("sandbox: nothing is left", running(mark) == [], running(mark))


# A program that answers with a trace: plycut itself, under another name.
TRACER = """import json, subprocess, sys
for line in sys.stdin:
    done = subprocess.run([sys.argv[1], "trace", "-q", *sys.argv[2:], "-"], input=line, stdout=subprocess.PIPE, universal_newlines=True)
    trace = json.loads(done.stdout)
    trace["search"]["algorithm"] = "mine"
    del trace["summary"]
    print(json.dumps(trace), flush=True)
"""


def traces(box):
    (box / "tracer.py").write_text(TRACER)
    for options, expected, status in [(["-a", "alpha-beta"], [], 0), (["-a", "window-reset"], ["window-reset"], 1), (["--cut", "strict"], ["cut=strict"], 1)]:
        report = judge("--trees", "40", "--", "python3", str(box / "tracer.py"), PLYCUT, *options)
        verdict(f"traces {options}", report["status"] == status and report["explained_by"] == expected, report)
        verdict(f"traces {options}: windows", (report["windows_right"] < 40) == (expected == ["window-reset"]), report)
    for algorithm, expected in [("alpha-beta", []), ("minimax", ["algorithm=minimax"])]:
        report = judge("--trees", "60", "--players", "max/chance/min/chance", "--limits", "0,9", "-o", str(box / "shown"), "--",
                       "python3", str(box / "tracer.py"), PLYCUT, "-a", algorithm)
        verdict(f"traces with chance nodes: {algorithm}", report["status"] == len(expected) and report["explained_by"] == expected and
                (report["windows_right"] == 60) == (expected == []), report)
    verdict("traces with chance nodes are shown", {f.name for f in (box / "shown").iterdir()} ==
            {"smallest.json", "program.json", "search.json", "picture.svg", "page.html", "verdict.html"}, "")


def page(commands, box):
    """The page for who wrote a program: what is right, what differs with the line of pseudocode, and one next step."""
    shown = box / "page"
    for words, expected in ((["lists", "strict-cut"], ["on 300 of 300 trees", "<del><i>yours</i>        if v &#62; β: return v</del><ins>        if v ≥ β: return v</ins>", "Your search: ", "Compare the line above"]),
                            (["numbers"], ["Which leaves it visits cannot be known", "Nothing: it does what was asked."]),
                            (["never-alternates"], ["Your search", "<del>", "Compare the line above"]), (["lists"], ["Nothing: it does what was asked."]),
                            (["no-such-shape"], ["Run your program on the tree"])):
        shutil.rmtree(shown, ignore_errors=True)
        if words == ["never-alternates"]:
            (box / "never.py").write_text(NEVER_ALTERNATES)
        own = {"never-alternates": ["never.py"], "numbers": ["plycut.py", "by_number.py", "alphabeta"]}.get(words[0])
        command = ["python3", *(str(box / word) if word.endswith(".py") else word for word in own)] if own else [*commands["python"], *words]
        done = subprocess.run([PLYCUT, "judge", "--trees", "300", "-o", str(shown), "--", *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True)
        text = (shown / "verdict.html").read_text() if (shown / "verdict.html").exists() else done.stderr
        verdict(f"page: {words}", all(part in text for part in expected) and text.count("<section") == text.count("</section>"), text[:3000])


# MAX decides at every node.
NEVER_ALTERNATES = """import plycut
def search(node, a, b):
    if not isinstance(node, list):
        return node
    best = -1e9
    for child in node:
        best = max(best, search(child, a, b))
        a = max(a, best)
        if a >= b:
            break
    return best
plycut.judge(lambda tree: search(tree, -1e9, 1e9))
"""


def notebook(box):
    script = "import sys; sys.path.insert(0, sys.argv[1]); import plycut; print(plycut.Tree([[3, 12], [2, 4]], '--until', 'cut:C', program=sys.argv[2])._repr_svg_())"
    done = subprocess.run(["python3", "-c", script, str(box), PLYCUT], stdout=subprocess.PIPE)
    verdict("a picture in a notebook", done.stdout.startswith(b"<svg") or b"<svg" in done.stdout[:200], done.stdout[:200])


# ---- Hostile programs ----------------------------------------------------------------------------

def running(mark):
    """The processes that have this word on their command line."""
    found = []
    for process in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if mark.encode() in process.read_bytes() and int(process.parent.name) != os.getpid():
                found.append(process.parent.name)
        except OSError:
            pass
    return found


ECHO = "for line in sys.stdin: print('{\"value\": 0}', flush=True)"
# It leaves its session and its parents, and then sends a signal to the process of its argument.
ORPHAN = "import os, sys, time\nif os.fork(): os._exit(0)\nos.setsid()\nif os.fork(): os._exit(0)\ntime.sleep(0.1)\nos.kill(int(sys.argv[1]), 15)\ntime.sleep(1000)"
HOSTILE = {
    "a child in the background": "import subprocess; subprocess.Popen(['sleep', '1000.25', MARK]); " + ECHO,
    "a child in a session of its own": "import subprocess; subprocess.Popen(['sleep', '1000.25', MARK], start_new_session=True); " + ECHO,
    "a hanging child that ignores signals": "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); os.fork(); time.sleep(1000)",
    "no end of output": "while True: sys.stdout.write('x' * 65536)",
    "no end of messages": "for i in range(100): sys.stderr.write('x' * 1000000)\n" + ECHO,
    "no end of messages after its output": "os.close(1); while True: os.write(2, b'x' * 65536)",
    "no end of lines": "while True: print('{}')",
    "memory": "x = [bytearray(1 << 24) for i in range(1000)]",
    "an end at the second tree": "sys.stdin.readline(); print('{\"value\": 0}', flush=True); sys.stdin.readline(); sys.exit(7)",
    "an end in the middle of an answer": "sys.stdin.readline(); sys.stdout.write('{\"val'); sys.stdout.flush(); os._exit(0)",
    "closed input": "os.close(0); import time; time.sleep(1000)",
    "closed output": "os.close(1); import time; time.sleep(1000)",
    "a stopped process": "import signal; os.kill(os.getpid(), signal.SIGSTOP)",
    "SIGTERM to plycut": "os.kill(os.getppid(), 15); " + ECHO,
    "SIGINT to plycut, at each tree": "for line in sys.stdin: os.kill(os.getppid(), 2); print('{\"value\": 0}', flush=True)",
    "any signal to plycut": "[os.kill(os.getppid(), n) for n in range(1, 65) if n not in (9, 19, 32, 33{})]; " .format(", 4, 7, 8, 11" if SANITIZED else "") + ECHO,  # a sanitizer has its own use for some
    "a queued signal to plycut, with another sender": "import ctypes; ctypes.CDLL(None).sigqueue(os.getppid(), 15, ctypes.c_void_p(0)); " + ECHO,
    "a signal for a file": "import fcntl, socket; a, b = socket.socketpair(); [fcntl.fcntl(a, *x) for x in ((8, os.getppid()), (10, 15), (4, fcntl.fcntl(a, 3) | os.O_ASYNC))]; b.send(b'x'); " + ECHO,
    "SIGIO for a file": "import fcntl, socket; a, b = socket.socketpair(); [fcntl.fcntl(a, *x) for x in ((8, os.getppid()), (4, fcntl.fcntl(a, 3) | os.O_ASYNC))]; b.send(b'x'); " + ECHO,
    "a signal from another process group": "import subprocess; subprocess.Popen([sys.executable, '-c', f'import os; os.setpgid(0, 0); os.kill({os.getppid()}, 15)', MARK]).wait(); " + ECHO,
    "a signal from a session of its own": "import subprocess; subprocess.Popen([sys.executable, '-c', f'import os; os.kill({os.getppid()}, 2)', MARK], start_new_session=True).wait(); " + ECHO,
    "a signal from a process that has lost its parents": "import subprocess; subprocess.Popen([sys.executable, '-c', " + repr(ORPHAN) + ", str(os.getppid()), MARK]).wait(); import time; time.sleep(0.5); " + ECHO,
    "signals from processes that have ended": "import subprocess; [subprocess.call(['sh', '-c', f'kill -TERM {os.getppid()}']) for i in range(50)]; " + ECHO,
}


def hostile(box):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    for name, text in HOSTILE.items():
        mark = f"plycut-hostile-{abs(hash(name))}"
        program = box / "hostile.py"
        program.write_text(f"import os, sys\nMARK = {mark!r}\n" + text.replace("; for line", "\nfor line").replace("; while", "\nwhile") + "\n")
        report = judge("--seconds", "2", "--memory", "300", "--trees", "20", "--", "python3", str(program), mark)
        verdict(f"hostile: {name}", report["status"] in (1, 3), report)
        time.sleep(0)
        verdict(f"hostile: {name}: nothing is left", running(mark) == [], running(mark))
    after = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    verdict("hostile: memory is bounded", after < max(before, 700000), f"{before} {after} kB")


with tempfile.TemporaryDirectory() as folder:
    all_commands = languages(Path(folder))
    right_ones(all_commands)
    python_ways(all_commands["python"])
    if not SANITIZED:
        examples(Path(folder))
    file_and_function(Path(folder))
    errors(Path(folder))
    visits_not_known(Path(folder))
    moves(all_commands)
    compared(all_commands)
    whole_numbers(all_commands)
    full_marks(all_commands, Path(folder))
    every_is_all(Path(folder))
    messages(all_commands)
    wrong_ones(all_commands)
    minimax_alike(all_commands)
    chance_nodes(all_commands)
    if not SANITIZED:  # here plycut itself is on trial; a sanitizer reserves more memory than the trial allows
        traces(Path(folder))
    page(all_commands, Path(folder))
    notebook(Path(folder))
    hostile(Path(folder))
    whole_class(Path(folder))
    sandbox(Path(folder))
    processor_time(Path(folder))
    one_by_one(Path(folder))
sys.exit(ended())
