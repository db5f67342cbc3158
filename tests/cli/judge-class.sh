# plycut judge: a class of programs, trees from a folder, a program that is started for each tree with its file, chance nodes, and what -o writes.
program() { # MISTAKES...
    cat <<END_OF_PROGRAM
import json, math, sys
mistakes = "$*".split()
def search(node, path, alpha, beta, is_max, visited):
    if not isinstance(node, list):
        visited.append(path or "/")
        return node
    best = -math.inf if is_max else math.inf
    for i, child in enumerate(node):
        bounds = (-math.inf, math.inf) if "reset" in mistakes and path == "" else (alpha, beta)
        value = search(child, f"{path}/{i}", *bounds, not is_max, visited)
        best = max(best, value) if is_max else min(best, value)
        alpha, beta = (max(alpha, best), beta) if is_max else (alpha, min(beta, best))
        if alpha > beta or alpha == beta and "strict" not in mistakes:
            break
    return best
def answer(text):
    problem, visited = json.loads(text), []
    value = search(problem["tree"], "", -math.inf, math.inf, problem["root"] == "max", visited)
    print(json.dumps({"value": value + ("seven" in mistakes and len(visited) == 7), "visited": visited}), flush=True)
if len(sys.argv) > 1:
    answer(open(sys.argv[1]).read())
else:
    for line in sys.stdin:
        answer(line)
END_OF_PROGRAM
}
mkdir -p class/Ann_Alder_11_assignsubmission_file_ class/"Bob Birch_12_assignsubmission_file_" trees
program >class/Ann_Alder_11_assignsubmission_file_/mine.py
program strict reset >class/"Bob Birch_12_assignsubmission_file_/mine.py"
program seven >class/cherrycarol_4711_90_mine.py
echo 'import time; x = 1 / 0' >class/submission_4712.py
echo 'raise SystemExit' >class/Dan.py
judge() { echo "judge $*"; plycut judge --sandbox none "$@" | sed "s, (by [^)]* a second),,"; echo "= ${PIPESTATUS[0]}"; }
judge --trees 30 --programs 'python3 {}' class
judge --trees 24 --threads 2 -f csv --points value=3,visited=5,best=2 --programs 'python3 {}' class
judge --trees 30 -f json --programs 'python3 {}/mine.py' class
judge --trees 24 --points value=3,best=2 --programs 'python3 {}/mine.py' class/Ann_Alder_11_assignsubmission_file_
judge --trees 24 -f gradescope --programs 'python3 {}' -o graded class
cat graded/11/results.json graded/4712/results.json graded/12/results.json
echo "Two students of one name, and one with two programs:"
for id in 21 22; do mkdir -p "namesakes/Ann Alder_${id}_assignsubmission_file_" && program >"namesakes/Ann Alder_${id}_assignsubmission_file_/mine.py"; done
mkdir -p "namesakes/Cy Ode_23_assignsubmission_file_/old" && program strict >"namesakes/Cy Ode_23_assignsubmission_file_/mine.py"
program >"namesakes/Cy Ode_23_assignsubmission_file_/old/mine.py"
judge --trees 12 -f gradescope --programs 'python3 {}' -o both namesakes
find both -type f | sort
judge --trees 12 --programs 'python3 {}' -o pictures namesakes
find pictures -name program.json | sort
mkdir one two && program >one/mine.py && program strict >two/mine.py
judge --trees 12 -f gradescope --programs 'python3 {}' -o weeks one two
find weeks -type f | sort
program strict reset >mine.py
judge -f gradescope --trees 30 -- python3 mine.py
judge --trees 6 --once --programs 'python3 {} {}' class/Ann_Alder_11_assignsubmission_file_
judge --once --trees 12 -- python3 mine.py {}
cp "$SOURCE"/trees/aima-two-ply.json trees && echo '[1,[2,3]]' >trees/small.json
judge --trees trees -f json -- python3 mine.py
echo "The files:"
judge --trees 30 -o shown -- python3 mine.py
ls shown
cat shown/smallest.json shown/program.json | sed "s/plycut [0-9.]*\"/plycut VERSION\"/"
plycut draw -f txt -a alpha-beta --until 7 shown/smallest.json shown/program.json
plycut check shown/search.json shown/program.json
program seven >mine.py
judge --trees 30 -o seven -- python3 mine.py
cat seven/program.json
plycut draw -f txt -a alpha-beta --until 18 seven/smallest.json seven/program.json
cat >chance.py <<'END_OF_PROGRAM'
import json, sys
def value(node, player, last):
    if isinstance(node, dict):
        player = node.get("player", player)
        if "value" in node: return node["value"]
    children = node["children"] if isinstance(node, dict) else node if isinstance(node, list) else None
    if children is None: return node
    last = last if player == "chance" else player
    values = [value(child, "min" if last == "max" else "max", last) for child in children]
    odds = [child.get("probability") if isinstance(child, dict) and "equal" not in sys.argv else None for child in children]
    return max(values) if player == "max" else min(values) if player == "min" else sum(v * (p or 1 / len(values)) for v, p in zip(values, odds))
for line in sys.stdin:
    problem = json.loads(line)
    print(json.dumps({"value": value(problem["tree"], problem["root"], "min")}), flush=True)
END_OF_PROGRAM
judge -a minimax --players max/chance/min --trees 60 -- python3 chance.py
judge -a minimax --players max/chance/min --trees 60 -o chance -- python3 chance.py equal
ls chance
judge -a minimax --limits 0,3 --trees 40 -f json -- python3 chance.py
judge --nested --trees 'tree:{"player":"chance","children":[1,2]}' -- true
echo "Usage:"
judge --programs 'python3' class
judge --programs 'python3 {}/yours.py' class
judge --programs 'python3 {}' nowhere
judge --trees class -- true
judge --players max/dice -- true
judge --points pruned=1,values=2 -f csv --trees 2 -- true
plycut draw -f txt aima-two-ply shown/program.json
plycut draw -f txt aima-two-ply eppstein-deep
