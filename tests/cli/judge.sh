# plycut judge: programs that are right, that follow another convention, that make a mistake, and that do not answer.
cat >mine.py <<'END'
"""Alpha-beta as a student writes it, with the mistakes that the arguments name."""
import json, math, sys

def search(node, path, alpha, beta, is_max, visited, mistakes):
    if not isinstance(node, list):
        visited.append(path or "/")
        if "int-or-die" in mistakes and node != int(node): sys.exit(f"no whole number: {node}")
        return int(node) if "int" in mistakes else node, None
    best, move = (-math.inf if is_max else math.inf), None
    for i, child in enumerate(node):
        bounds = (-math.inf, math.inf) if "reset" in mistakes and path == "" else (alpha, beta)
        value, _ = search(child, f"{path}/{i}", *bounds, not is_max, visited, mistakes)
        if (value > best if is_max else value < best) or "last" in mistakes and value == best:
            best, move = value, f"{path}/{i}"
        if is_max:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        if alpha > beta or alpha == beta and "strict" not in mistakes:
            break
    return best, move

mistakes = sys.argv[1:]
for line in sys.stdin:
    problem, visited = json.loads(line), []
    tree, is_max = (problem, True) if isinstance(problem, (list, int)) else (problem["tree"], problem["root"] == "max")
    value, best = search(tree, "", -math.inf, math.inf, is_max, visited, mistakes)
    answer = {"value": value, "best": best, "visited": visited}
    if "max" in mistakes and len(visited) == 3: answer["value"] += 1
    if "values" in mistakes: answer = {"value": value}
    if "twice" in mistakes: print("visiting", visited[0])
    if "boom" in mistakes and len(visited) == 5: sys.exit("boom: 5 leaves are too many")
    if "inf" in mistakes and best is not None: answer["value"] = math.inf
    if "sometimes" in mistakes and len(visited) == 4: del answer["value"]
    if "typo" in mistakes: answer["visted"] = answer.pop("visited")
    if "nowhere" in mistakes: answer["best"] = "/9"
    print(json.dumps(answer), flush=True)
END
judge() { echo "judge $*"; plycut judge "$@"; echo "= $?"; }
judge -- python3 mine.py
judge --nested --trees 100 --seed 7 -- python3 mine.py
judge --trees aima-two-ply -- python3 mine.py values
judge --trees catalogue -- python3 mine.py values | sed "s,^[0-9]* trees,N trees,"
judge --root min -- python3 mine.py strict
judge -- python3 mine.py reset
judge -- python3 mine.py strict reset
judge -- python3 mine.py last
judge --cut strict -- python3 mine.py
judge -a minimax -- python3 mine.py
judge -- python3 mine.py max
judge -f json --trees 60 -- python3 mine.py max strict
echo "It does not answer:"
judge --trees 40 -- python3 mine.py boom
judge --trees 40 -- python3 mine.py twice
judge --trees 40 -- python3 mine.py int
judge --trees 40 -- python3 mine.py int strict
judge --trees 40 -- python3 mine.py int-or-die
judge --trees 40 -- python3 mine.py inf
judge --trees 40 -- python3 mine.py sometimes
judge --trees 40 -- python3 mine.py typo
judge --trees 40 -- python3 mine.py nowhere
judge --trees tree:7 -- sh -c 'read tree; echo "{\"best\":null}"'
judge -- ./no-such-program
judge -- true
judge --trees 40 -- cat
judge --trees 60 -- sh -c 'read tree; echo "{\"value\":7}"'
judge --seconds 1 --trees 40 -- sleep 100
judge --trees 40 -- sh -c 'exec 0<&-; sleep 100'
judge --trees 40 -- sh -c 'kill -SEGV $$'
judge --seconds 1 --trees 40 -- sh -c "echo hello; cat >/dev/null"
judge --trees 40 -- yes long
judge --once --trees 12 -- sh -c 'python3 mine.py strict'
echo "Usage:"
judge
judge -a cut-late -- true
judge --trees no-such-tree -- true
judge --trees random:b=3,d=9,seed=1 -- true
plycut trace -q aima-two-ply -o trace.json; judge --trees trace.json -- true
judge --order static -- true
judge --trees 'tree:{"children":[{"player":"max","children":[1,2]},3]}' -- true
judge --seconds 0 -- true
judge -f xml -- true
judge --trees 0 -- true
judge --trees 100001 -- true
judge --trees 5 --trees tree:1 -- true
judge --trees tree:1 --trees 5 -- true
judge --like b=2 -- true
judge --sandbox box -- true
judge --like random:b=9,d=9 -- true
judge --like random:values=2..1 -- true
echo "Only such trees, and several trees:"
judge --like random:b=2,d=3,values=-1..1 -- python3 mine.py strict
judge --trees 'tree:[1,2]' --trees 'tree:[1,[0,2]]' -- python3 mine.py reset
echo "A single tree, and a complaint that ends with a full stop:"
judge --trees 'tree:[[3,12,8],[3,4,6],[14,5,2]]' -- python3 mine.py strict
judge --trees 1 -- sh -c 'echo "Give me a tree.." >&2; exit 4'
# Java and Node say where a program was after they have said what went wrong.
judge --trees 1 -- sh -c 'printf "%s\n" "Exception in thread \"main\" java.lang.ArithmeticException: / by zero" "	at Mine.search(Mine.java:7)" "	at Mine.main(Mine.java:3)" "	... 2 more" >&2; exit 1'
judge --trees 1 -- sh -c 'printf "%s\n" "mine.js:3" "TypeError: x is undefined" "    at search (mine.js:3:1)" "" "Node.js v20.0.0" >&2; exit 1'
judge --trees 1 -- sh -c 'printf "%s\n" "terminate called after an instance" "  what():  no such leaf" >&2; exit 1'
judge --trees 1 -- sh -c 'printf "%s\n" "	at Mine.search(Mine.java:7)" >&2; exit 1'
echo "It keeps something between searches:"
cat >kept.py <<'END'
"""Bounds outside the function, never set back (bounds), a list of visits as a default argument (default), or neither; or chance (random)."""
import json, math, random, sys

bounds = [-math.inf, math.inf]

def search(node, is_max, path="", seen=[]):
    if not isinstance(node, list):
        seen.append(path or "/")
        return node, seen
    best = -math.inf if is_max else math.inf
    for i, child in enumerate(node):
        value = search(child, not is_max, f"{path}/{i}", seen)[0]
        best = max(best, value) if is_max else min(best, value)
        if "bounds" in sys.argv:
            if best >= bounds[1] if is_max else best <= bounds[0]: break
            bounds[not is_max] = best if is_max and best > bounds[0] or not is_max and best < bounds[1] else bounds[not is_max]
    return best, seen

for line in sys.stdin:
    problem = json.loads(line)
    value, seen = search(problem["tree"], True) if "default" in sys.argv else search(problem["tree"], True, "", [])
    if "random" in sys.argv and isinstance(problem["tree"], list): value = random.random()
    print(json.dumps({"value": value, "visited": seen}), flush=True)
END
judge -a minimax -- python3 kept.py default
judge -a minimax --trees 60 -f json -- python3 kept.py default
judge --trees 100 -- python3 kept.py bounds
judge -a minimax --trees 40 -- python3 kept.py random | sed 1d
# A reader that has gone ends plycut as in other commands, without a message.
{
    plycut judge --trees 3 -- cat
    echo $? >status
} | true
cat status
