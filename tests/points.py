#!/usr/bin/python3
"""What answers earn: the key of every exercise all of its points; what is not asked nothing; the total is the exercise's own,
whatever a student states or adds, and nobody gets more than it.
Usage: tests/points.py PLYCUT [TREES]. Last line: N passed, N failed."""
import concurrent.futures, csv, json, os, pathlib, random, subprocess, sys, tempfile

plycut = str(pathlib.Path(sys.argv[1]).resolve())
random_trees = int(sys.argv[2]) if len(sys.argv) > 2 else 40
CORE = ("minimax", "branch-and-bound", "alpha-beta")
AGAIN = (("negamax",), ("negascout",), ("mtdf",), ("star2", "--limits=-1000,1000"))  # the other algorithms, and what they need
RULES = ((), ("--cut", "strict"), ("--fail", "hard"), ("--order", "reversed"), ("--order", "shuffle:3", "--cut", "strict", "--fail", "hard"))
NO_EXERCISE = ("not defined", "no value", "limits", "chance nodes is a single pass")  # why a search of a tree is refused
EVERY = "value,best,variation,values,windows,visited,leaves,nodes,pruned,cutoffs,types,updates"


def run(*arguments, text=None):
    return subprocess.run([plycut, *arguments], input=text, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")


def grade(tree, answers, *options):
    """The row of the gradebook."""
    done = run("check", "-f", "csv", *options, tree, "-", text=answers)
    rows = list(csv.DictReader(done.stdout.splitlines()))
    assert len(rows) == 1, (tree, options, answers, done.stdout, done.stderr)
    return rows[0]


def points(row):
    return float(row["points"]), float(row["of"])


# ---- Trees ---------------------------------------------------------------------------------------------------------------------

def random_node(rng, depth, names):
    if depth == 0 or (depth < 3 and rng.random() < 0.2):
        return rng.randint(-9, 20)
    children = [random_node(rng, depth - 1, names) for _ in range(rng.randint(1, 3))]
    if not names or rng.random() < 0.5:
        return children
    return {"name": "%s%d" % (rng.choice("KLMNOP"), rng.randint(0, 10 ** 9)), "children": children}


def trees():
    """Exercises: small ones of the catalogue, and random ones."""
    for line in run("list", "trees", "--all").stdout.splitlines():
        if line[:2] == "  " and line[2] != " " and "othello" not in line.split()[0]:
            yield line.split()[0]
    rng = random.Random(1)
    for i in range(random_trees):
        yield "tree:" + json.dumps([random_node(rng, 3, i % 2) for _ in range(rng.randint(2, 3))])


# ---- Checks: each returns None, or what went wrong --------------------------------------------------------------------------

def key_earns_all(tree, algorithm, rules):
    """The key is handed in as a student's answers, with nothing beside the tree that states the rules."""
    rules = (*algorithm[1:], *rules) if isinstance(algorithm, tuple) else rules
    algorithm = algorithm[0] if isinstance(algorithm, tuple) else algorithm
    key = run("answers", "-q", "-a", algorithm, *rules, tree)
    if key.returncode:
        return None if any(why in key.stderr for why in NO_EXERCISE) else key.stderr
    askable = run("check", "-q", "-a", algorithm, *rules, tree, "-", "--questions", EVERY, text=key.stdout)
    questions = () if askable.returncode == 2 else ("--questions", EVERY)
    for more in {(), questions}:
        row = grade(tree, key.stdout, "-a", algorithm, *rules, *more)
        got, of = points(row)
        if got != of or of == 0 or row["unread"]:
            return "%s of %s points, unread: %s (%s)" % (got, of, row["unread"], more)
    return None


def leaves_of(tree):
    """(path, value) of each leaf."""
    found = []

    def walk(node, path):
        if isinstance(node, dict) and "children" not in node:
            node = node.get("value")
        children = node["children"] if isinstance(node, dict) else node
        if not isinstance(children, list):
            if isinstance(children, (int, float)):
                found.append((path, children))
            return
        for i, child in enumerate(children):
            walk(child, path + "/%d" % i)

    trace = json.loads(run("trace", "-q", "-a", "minimax", tree).stdout)
    walk(trace["problem"]["tree"], "")
    return found


def copying_leaves_earns_nothing(tree):
    leaves = [(path, value) for path, value in leaves_of(tree) if path]
    copied = "".join("%s: %s\n" % leaf for leaf in leaves)
    never = "".join("%s: -\n" % path for path, _ in leaves)
    for text in (copied, never):
        row = grade(tree, text)
        if points(row)[0] != 0:
            return "%s points for copied leaves: %s" % (row["points"], text)
        if row["not_asked"].count("values.") != len(leaves):
            return "not all are listed as not asked: %s" % row["not_asked"]
    return None


def totals_are_the_exercises(tree):
    """A right sheet with whatever else a student may state and add."""
    key = run("answers", "-q", tree).stdout
    most = points(grade(tree, key))
    additions = ["order: reversed\nvalue: 3\n", "cut: strict\n", "fail: hard\ncut: strict\norder: reversed\n", "algorithm: minimax\n",
                 "depth: 1\nroot: min\nwindow: [0, 1]\n", "exercise: other\n"]
    for text in additions:
        of = points(grade(tree, text + "value: 0\n"))[1]
        if of != most[1]:
            return "%r changes the total: %s instead of %s" % (text, of, most[1])
    leaves = "".join("%s: %s\n" % leaf for leaf in leaves_of(tree) if leaf[0])
    lines = run("check", "--form", tree, "-", text=key).stdout.splitlines()
    sheet = "".join(line[9:] + "\n" for line in lines if line.startswith("  read   "))
    row = grade(tree, sheet + leaves)
    if points(row)[0] > points(row)[1]:
        return "%s of %s points" % points(row)
    return None


def accepted_conventions_keep_the_total(tree):
    """Everything right under an accepted convention earns everything, whatever it cuts."""
    own = points(grade(tree, "value: 0"))[1]
    for rules in (("cut", "strict"), ("order", "reversed")):
        key = run("answers", "-q", "--" + rules[0], rules[1], tree).stdout
        row = grade(tree, key, "--accept", "cut,order")
        got, of = points(row)
        if of != own or abs(got - own) > 1e-6:
            return "%s: %s of %s points instead of %s" % (rules, got, of, own)
    return None


def cases():
    for tree in trees():
        for algorithm in CORE:
            for rules in RULES:
                yield key_earns_all, (tree, algorithm, rules)
        for algorithm in AGAIN:
            yield key_earns_all, (tree, algorithm, ())
        if run("trace", "-q", tree, "-o", os.devnull).returncode == 0:
            for check in (copying_leaves_earns_nothing, totals_are_the_exercises, accepted_conventions_keep_the_total):
                yield check, (tree,)
    for spec, options in (("othello-early", ("-d", "3")), ("tictactoe:XO./.X./..O", ()), ("random:b=3,d=3,seed=2", ())):
        for algorithm in CORE:
            yield key_earns_all, (spec, algorithm, options)


def main():
    every = list(cases())
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)  # no key lies next to a tree
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            results = list(pool.map(lambda case: case[0](*case[1]), every))
    failed = 0
    for (check, arguments), problem in zip(every, results):
        if problem:
            failed += 1
            print("FAIL %s%s: %.300s" % (check.__name__, arguments, problem))
    print("%d passed, %d failed" % (len(every) - failed, failed))
    return failed > 0


sys.exit(main())
