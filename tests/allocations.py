#!/usr/bin/python3
"""No failed allocation is silent: allocations.py PLYCUT PRELOADED [MOST].

Each command runs again and again; each time another of its allocations fails (tests/memory/preload/fail.c). Either it
ends with status 3 and "out of memory", or with the status, the messages, the output and the files of the undisturbed
run. Of a command with more than MOST allocations (default: 40) so many are tried, evenly spread.
Last line: N passed, N failed.
"""
import concurrent.futures
import os
import shlex
import shutil
import subprocess
import sys
import tempfile

PLYCUT, PRELOADED = (os.path.abspath(a) for a in sys.argv[1:3])
MOST = int(sys.argv[3]) if len(sys.argv) > 3 else 40

FILES = {
    "class/Ann_1_assignsubmission_file.txt": "value: 3\nvisited: 3 12 8 2 14 5 2\ncut: C alpha 2 <= 3\nC: <=2\n",
    "class/Bob_2_assignsubmission_file.txt": "value: 4\nvisited: 3 12 8 2 14 5\nleaves: x\nbest: b\n",
    "class/cy.html": "<p>value: 3</p><p>pruned: none</p>",
    "ex/one.json": '{"format":"plycut-tree","version":1,"tree":[[3,12,8],[2,4,6],[14,5,2]]}',
    "ans/one-Ann.txt": "exercise: one\nvalue: 3\nleaves: 7\n",
    "roster.csv": "name,id\nAnn Alder,11\nBob Birch,12\n",
    "edges.txt": "A B\nA C\nB 4\nB 11\nC 3\n",
    "outline.txt": "A\n  B\n    3 12\n  C\n    2 4\n",
    "leaves.txt": "2 2\n3 12 2 4\n",
    "game.efg": 'EFG 2 R "" { "1" "2" }\np "" 1 1 "" { "L" "R" } 0\nt "" 1 "" { 4, -4 }\nt "B" 2 "" { -2, 2 }\n',
    "othello.txt": "f5d6c3\nmine;---------------------------OX------XO---------------------------;w;\n",
    "judged.py": """
import json, sys
def value(node, is_max):
    if not isinstance(node, list):
        return node
    return (max if is_max or "max" in sys.argv else min)(value(child, not is_max) for child in node)
for line in sys.stdin:
    print(json.dumps({"value": value(json.loads(line)["tree"], True)}), flush=True)
""",
}
# A tree and answers whose values stand in this file need few allocations that have nothing to do with the command.
TREE, DEEP = "'[[3,12,8],[2,4,6],[14,5,2]]'", "'[5,[[[3,9],8],7]]'"
CHANCE = """'{"players":["max","chance","min"],"limits":[0,9],"tree":[5,[[1,2,3],[2,8,9]]]}'"""
PREPARED = [f"trace {DEEP} -o trace.json", f"quiz --kinds leaf -o quiz.json {TREE} <<< 3 no no"] + [
    f"experiment random:b=2,d=2 --trees 4 --shard {i}/2 -f json -o part{i}.json" for i in (1, 2)]

COMMANDS = f"""
draw -a alpha-beta -f svg {TREE}
draw -f dot {CHANCE}
draw -a star2 -f svg {CHANCE}
draw --types -f svg random:b=2,d=3
draw -f txt {DEEP}
draw -f tikz --title x {TREE}
draw -f forest {TREE}
draw -f html {TREE}
draw -f moments {TREE}
draw -a strict-cut --until 5 -f svg {DEEP}
draw --steps=cutoffs -o s.svg {TREE}
draw --steps=cutoffs -f beamer -o s.tex {TREE}
draw -o s.pdf {TREE}
draw -o s.pptx {TREE}
draw --highlight C --note 'C=x y' --rows -f svg aima-two-ply
draw --panels cutoffs -f svg {TREE}
draw --panels 2,5 --values ranges -f tikz {TREE}
draw --windows history -f svg {TREE}
draw --windows edges --style dark -f svg {TREE}
draw --alt {TREE}
draw --palette /dev/null -f svg {TREE}
draw --grow right -f svg {CHANCE}
draw --steps=cutoffs --animate -o s.svg {TREE}
draw --steps=cutoffs -o s.pptx {DEEP}
draw --slide -o s.png {TREE}
draw -a all --deepen --table 100 -f dot random:b=2,d=3
draw -d 2 -f svg othello:start
draw trace.json
draw -f html knuth-moore-pi
count aima-two-ply
run -o out {TREE}
trace {DEEP}
count -a all {TREE} {DEEP}
count -f json {TREE}
count -f latex {TREE}
count -d 9 --max-nodes 1000 othello:start
count --deepen '[[[1,2],[3]],4]'
count --limits 0,5 {TREE}
count -a minimax 'Camp(cross the ford: min Ford=2(-3, x y=5), wait: chance(1/2: 8, "a: b" 50%: 4))'
count -a minimax "(S (P 4 11) (Q 3 7))"
count -a minimax "((p:4,q:11)P,(3,7)Q)S;"
count -a minimax "{{'A': ['B', 'C'], 'B': [3, 12], 'C': 4}}"
count -a minimax '{{"A": ["B", "C"], "B": [3, 12], "C": 4}}'
count -a minimax edges.txt
count -a minimax outline.txt
count -a minimax leaves.txt
count -a minimax '{{"id":"A","kids":[{{"score":3,"x":1}},4],"minimax":3}}'
count -a minimax '["x", 3]'
count -a minimax game.efg
count -a minimax -d 1 othello.txt
convert -f json {TREE}
convert -f short random:b=2,d=2
convert -f outline {CHANCE}
convert --leaf-values mover '(((-4 -9) (-6 -1)) 3)'
sheet --link page 'A(B(3 12) C(2 4))'
table {DEEP}
table -f json {TREE}
explain {DEEP}
explain -a star2 {CHANCE}
explain --deepen --table 100 --order hash,killer,history random:b=2,d=3
explain altered.json
explain --formula {TREE}
check {TREE} class
check -f csv -o book.csv {TREE} class
check -f json {TREE} class
check -f moodle {TREE} class
check -f gradescope -o o {TREE} class
check --exercises ex ans
check --form {TREE} class/cy.html
check --feedback-to fb {TREE} class
check {TREE} quiz.json
answers {DEEP}
conventions {TREE}
conventions -f json {TREE}
prove {DEEP}
when --leaf /1/1 --pruned /1/2 {TREE}
make --cutoffs 3 --deep 1
make --count 2 -o v --cutoffs 2
quiz --kinds leaf,cutoff -o answers.json {TREE} <<< 3 no foo 8 hint hint hint goes show
quiz -f json {TREE}
sheet -f svg -o ex {TREE}
sheet -f svg -o ex --roster roster.csv random:b=2,d=3,values=1..20
sheet -f svg -o ex '[[5,9],["x",{{"value":"y","move":"m"}}]]'
sheet -o ex {TREE}
bank -o b.xml {TREE}
bank -f rexams -o b {TREE}
judge --trees 12 --threads 1 -- python3 judged.py
judge --trees 12 --threads 1 -f json -- python3 judged.py max
match random alpha-beta:2 --games 2 --threads 1 --start othello:4x4 --transcripts t --ggf g
play pig:start alpha-beta:2 you --seed 2 <<< roll hint hold quit
play heuristic --start othello:4x4 --seed 3 <<< moves hint undo help quit
play othello-midgame greedy random -q --seed 3
experiment random:b=2,d=1..2,values=0..1/0..9 --trees 3 --threads 1 --quality 0,50
experiment random:b=2,d=2..3 --trees 3 --threads 1 -o g
experiment --merge part1.json part2.json
experiment --merge part2.json -f latex
list
draw --help all
""".strip().split("\n")


def run(command, folder, fails_at=0):
    """Status, output, messages, and the files of the folder."""
    words, _, typed = command.partition(" <<< ")
    environment = dict(os.environ, LC_ALL="C.UTF-8", SOURCE_DATE_EPOCH="0", LD_PRELOAD=PRELOADED, FAIL_AT=str(fails_at),
                       FAIL_COUNT=folder + ".count", NO_COLOR="1")
    done = subprocess.run([PLYCUT, *shlex.split(words)], cwd=folder, env=environment, capture_output=True, timeout=120,
                          input="".join(word + "\n" for word in typed.split()).encode())
    files = {}
    for path, _, names in os.walk(folder):
        for name in names:
            with open(os.path.join(path, name), "rb") as file:
                files[os.path.relpath(os.path.join(path, name), folder)] = file.read()
    return done.returncode, done.stdout, done.stderr, files


class Folders:
    """Folders that each begin with the same files."""

    def __init__(self, work):
        self.work, self.first = work, os.path.join(work, "first")
        for name, text in FILES.items():
            path = os.path.join(self.first, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        for command in PREPARED:
            run(command, self.first)
        with open(os.path.join(self.first, "trace.json"), encoding="utf-8") as file:
            trace = file.read()
        with open(os.path.join(self.first, "altered.json"), "w", encoding="utf-8") as file:
            file.write(trace.replace('"event":"leaf","node":"/0","ply":1,"value":5', '"event":"leaf","node":"/0","ply":1,"value":6'))

    def run(self, command, fails_at):
        """What run says, and how many allocations there were."""
        folder = tempfile.mkdtemp(dir=self.work)
        shutil.copytree(self.first, folder, dirs_exist_ok=True)
        what = run(command, folder, fails_at)
        shutil.rmtree(folder)
        if fails_at > 0:  # it may have died before it could count
            return what, 0
        with open(folder + ".count", encoding="ascii") as file:
            return what, int(file.read())


def difference(right, what):
    """What a run with a failed allocation did wrong, or None."""
    if what[0] == 3 and b"out of memory" in what[2]:
        return None
    for name, a, b in zip(("status", "output", "messages", "files"), right, what):
        if a != b:
            return f"other {name}; status {what[0]}, {what[2][-200:].decode(errors='replace')!r}"
    return None


def check(folders, command):
    right, count = folders.run(command, 0)
    if count == 0:
        return "no allocation was seen", 0
    tried = sorted({1 + i * count // MOST for i in range(MOST)} if count > MOST else range(1, count + 1))
    for number in tried:
        try:
            why = difference(right, folders.run(command, number)[0])
        except subprocess.TimeoutExpired:
            why = "it does not end"
        if why is not None:
            return f"allocation {number} of {count} fails: {why}", 0
    return None, len(tried)


def main():
    passed, failed, tried = 0, 0, 0
    with tempfile.TemporaryDirectory() as work:
        folders = Folders(work)
        with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
            for command, (why, count) in zip(COMMANDS, pool.map(lambda c: check(folders, c), COMMANDS)):
                passed, failed, tried = passed + (why is None), failed + (why is not None), tried + count
                if why is not None:
                    print(f"FAIL plycut {command}\n{why}")
    print(f"{tried} allocations failed in turn")
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


main()
