#!/usr/bin/python3
"""Compare what plycut writes with the JSON Schemas of docs/: schemas.py [--fill] PLYCUT.

Schemas of formats whose members are rows, and the tables of their members in docs/formats.md, are made from the rows by
out/tests/formats/formats; --fill writes them into docs. Every tree of the catalogue by every algorithm and under every rule, Othello, random trees, counts; the
tree files themselves; and that each schema refuses what it must. Last line: N passed, N failed.
"""
import copy
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

import jsonschema

from tally import ended, verdict

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FILL = "--fill" in sys.argv
PLYCUT = os.path.abspath(([word for word in sys.argv[1:] if word != "--fill"] or ["out/bin/plycut"])[0])
FORMATS = os.path.join(os.path.dirname(os.path.dirname(PLYCUT)), "tests/formats/formats")


def remembering(kind):
    """A validator class that validates equal objects once: searches of one tree have most of their events in common."""
    right, follow = set(), kind.VALIDATORS["$ref"]

    def follow_once(validator, reference, instance, schema):
        seen = (reference, json.dumps(instance)) if isinstance(instance, dict) else None
        if seen in right:
            return
        errors = list(follow(validator, reference, instance, schema))
        if seen and not errors:
            right.add(seen)
        yield from errors

    return jsonschema.validators.extend(kind, {"$ref": follow_once})


def schema(name):
    with open(f"{ROOT}/docs/{name}.schema.json", encoding="utf-8") as file:
        content = json.load(file)
    kind = jsonschema.validators.validator_for(content)
    kind.check_schema(content)
    return remembering(kind)(content)


def plycut(*arguments):
    return subprocess.run([PLYCUT, *arguments], stdout=subprocess.PIPE, check=True).stdout


def accepts(validator, document, name):
    error = jsonschema.exceptions.best_match(validator.iter_errors(document))
    verdict(name, error is None, error and f"{error.json_path}: {error.message}")


def refuses(validator, document, name):
    verdict(name, not validator.is_valid(document), "the schema accepts what is wrong")


# ---- Schemas and tables made from rows ------------------------------------------------------------------------------------

def merged(value):
    """With each "raw" merged into the object that it is in."""
    if isinstance(value, list):
        return [merged(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {name: merged(inner) for key, outer in value.items() for name, inner in (outer if key == "raw" else {key: outer}).items()}


def pretty(value, indent=0):
    """JSON in which what fits into a line is on one."""
    line = json.dumps(value, ensure_ascii=False)
    if not value or not isinstance(value, (dict, list)) or (indent > 0 and len(line) + indent <= 120):
        return line
    inner = " " * (indent + 2)
    if isinstance(value, list):
        parts, ends = [pretty(item, indent + 2) for item in value], "[]"
    else:
        parts, ends = [f"{json.dumps(key)}: {pretty(item, indent + 2)}" for key, item in value.items()], "{}"
    return ends[0] + "\n" + ",\n".join(inner + part for part in parts) + "\n" + " " * indent + ends[1]


def range_of(content, least, most, otherwise=""):
    low, high = content.get(least, 0), content.get(most)
    if high is None:
        return f"at least {low} " if low else otherwise
    return f"{low} " if low == high else f"{low} to {high} " if low else f"at most {high} "


def kind_of(content):
    """What a member is, in a few words."""
    if "const" in content:
        return f"`{json.dumps(content['const'])}`"
    if "enum" in content:
        return ", ".join(f"`{json.dumps(word)}`" for word in content["enum"])
    if "anyOf" in content or "oneOf" in content:
        kinds = [kind_of(kind) for kind in content.get("anyOf", content.get("oneOf"))]
        return " or ".join(kinds[1:] + kinds[:1] if kinds[0] == "null" else kinds)
    if "$ref" in content:
        return content["$ref"].rpartition("/")[2]
    kind = content.get("type", "any value")
    if isinstance(kind, list):
        return " or ".join(kind_of({"type": one}) for one in kind)
    if kind == "array":
        items = kind_of(content["items"])
        size = range_of(content, "minItems", "maxItems")
        return f"list of {size}{items}s" if " " not in items else f"list of {size}".removesuffix(" of ").strip()
    if kind == "string" and "maxLength" in content:
        return f"text of at most {content['maxLength']} bytes"
    if kind in ("integer", "number"):
        word = "whole number" if kind == "integer" else "number"
        return f"{word}, {content.get('minimum', 0)} to {content['maximum']}" if "maximum" in content else word
    return {"string": "text", "boolean": "true or false"}.get(kind, kind)


def rows_of(content, prefix="", shapes=None):
    """The members of an object and of the objects in it; those of a shape that several have, once."""
    shapes = content.get("$defs", {}) if shapes is None else shapes
    for name, member in content.get("properties", {}).items():
        needed = name in content.get("required", []) or {"required": [name]} in content.get("anyOf", [])
        yield f"`{prefix}{name}`" + ("" if needed else " (optional)"), kind_of(member), member.get("description", "")
        for inner, place in [(member, "."), (member.get("items", {}), "[].")]:
            for choice in [inner, *inner.get("anyOf", [])]:
                shape = shapes.pop(choice["$ref"].rpartition("/")[2], {}) if "$ref" in choice else choice
                if not set(shape.get("properties", {})) <= set(content["properties"]):
                    yield from rows_of(shape, prefix + name + place, shapes)


def table(content):
    if all(kind == "any value" for name, kind, _ in rows_of(content) if not name.startswith(("`format`", "`version`", "`title`", "`source`"))):
        lines = ["| member | meaning |", "|---|---|"]
        return "\n".join(lines + [f"| {name} | {says} |" for name, _, says in rows_of(content) if not name.startswith(("`format`", "`version`"))])
    lines = ["| member | is | meaning |", "|---|---|---|"]
    lines += [f"| {name} | {kind} | {says} |" for name, kind, says in rows_of(copy.deepcopy(content)) if not name.startswith(("`format`", "`version`"))]
    return "\n".join(lines)


def same_as(path, made, name):
    """Is this what the file says? With --fill, write it."""
    old = open(path, encoding="utf-8").read() if os.path.exists(path) else ""
    if FILL and old != made:
        with open(path, "w", encoding="utf-8") as file:
            file.write(made)
    verdict(name, FILL or old == made, "differs from the rows: tests/schemas.py --fill out/bin/plycut")


# Rows cannot say which forms a node has: in this schema, only the names of members, which must be there, and what they mean
# follow from the rows.
BY_HAND = {"tree": ["file"], "node": ["leaf", "inner"]}


def by_hand(name, content):
    """Compare the members of tree.schema.json with the rows, and fill in what they mean."""
    path = f"{ROOT}/docs/tree.schema.json"
    with open(path, encoding="utf-8") as file:
        schema_of_tree = json.load(file)
    shapes = [schema_of_tree["$defs"][shape] for shape in BY_HAND[name]]
    members = [member for shape in shapes for member in shape["properties"]]
    verdict(f"the members of {name} in docs/tree.schema.json", set(members) == set(content["properties"]), members)
    verdict(f"what {name} must have", len(shapes) > 1 or shapes[0]["required"] == content["required"], shapes[0]["required"])
    for shape in shapes:
        for member, kind in shape["properties"].items():
            if "const" not in kind:
                kind["description"] = content["properties"][member]["description"]
    same_as(path, pretty(schema_of_tree) + "\n", f"docs/tree.schema.json of {name}")


def generated():
    """The schemas and the tables of docs/ that follow from rows."""
    for name in subprocess.run([FORMATS], stdout=subprocess.PIPE, check=True, text=True).stdout.split():
        content = merged(json.loads(subprocess.run([FORMATS, name], stdout=subprocess.PIPE, check=True).stdout))
        if name in BY_HAND:
            by_hand(name, content)
        else:
            same_as(f"{ROOT}/docs/{name}.schema.json", pretty(content) + "\n", f"docs/{name}.schema.json")
        for path in sorted(glob.glob(f"{ROOT}/docs/*.md")):
            with open(path, encoding="utf-8") as file:
                text = file.read()
            made = re.sub(f"(<!-- members of {name} -->\n).*?(\n<!-- -->)", lambda found: found[1] + table(content) + found[2], text, flags=re.S)
            if made != text or f"<!-- members of {name} -->" in text:
                same_as(path, made, f"the members of {name} in {os.path.basename(path)}")


generated()
TRACE, COUNT, TREE = schema("trace"), schema("count"), schema("tree")
WEIGHTS = schema("weights")
WHEN, PROOF, CONVENTIONS = schema("when"), schema("proof"), schema("conventions")
NODES = schema("nodes")
ANSWERS, GRADES = schema("answers"), schema("grades")
MOMENTS = schema("moments")
QUIZ = schema("quiz")


def traces():
    trees = sorted(glob.glob(f"{ROOT}/trees/*.json"))
    specs = trees + ["random:b=2,d=3,seed=1", "tree:5", "tree:[1,[[0],[3]]]", "random:b=2,d=4,seed=1,players=max/chance/min,limits=0..99",
                     '{"limits":[null,9],"tree":[{"player":"chance","children":[{"value":"5/3","probability":"1/3"},{"value":2,"probability":"2/3"}]},1]}']
    variants = [[], ["--cut", "strict"], ["--fail", "hard"], ["--order", "shuffle:3"], ["--window", "2,9"]]
    for spec in specs:
        for algorithm in ["minimax", "branch-and-bound", "alpha-beta"]:
            for variant in variants:
                text = plycut("trace", "-a", algorithm, *variant, spec)
                accepts(TRACE, json.loads(text), f"trace {algorithm} {variant} {spec}")
    asked = '[[3],[2,{"name":"u","move":"m","value":null}]]'
    accepts(TRACE, json.loads(plycut("trace", asked)), "trace of a tree that is not all there")
    accepts(TREE, json.loads(asked), "a tree that is not all there")
    refuses(TREE, json.loads(asked.replace('"name":"u",', "")), "null without a name")
    for spec in ["othello:start", "othello:f5d6c3", "othello:4x4", "tictactoe:start", "tictactoe:XOX/.O./.X.", "connectfour:start", "pig:start", "nim:3,2", "nim:0", "nim:1,3,5,7,take=2,misere"]:
        accepts(TRACE, json.loads(plycut("trace", "-d", "3", spec)), f"trace {spec}")
        accepts(TRACE, json.loads(plycut("trace", "-d", "3", "--expand-pruned", spec)), f"expanded {spec}")


def passes():
    """Searches of several passes, learned orders, tables, quiescence and budgets. With its members sorted, a trace is read back as it was."""
    variants = [["--deepen"], ["--deepen", "--aspiration", "1"], ["--guess", "5", "--aspiration", "0.5"],
                ["--deepen", "--aspiration", "1", "--guess", "-3", "--fail", "hard"], ["--nodes", "30"],
                ["-d", "1", "--quiescence", "2"], ["--deepen", "-d", "2", "--quiescence", "1,1", "--table", "64"],
                ["--order", "killer,history,static", "--deepen"], ["--table", "9", "--order", "hash,fewest"],
                ["--deepen", "--window", "3,6"]]
    for spec in ["static-values", "random:b=3,d=3,seed=1,values=0..9"]:
        for algorithm in ["minimax", "branch-and-bound", "alpha-beta"]:
            for variant in variants:
                if algorithm != "alpha-beta" and "--guess" in variant:
                    continue
                of_passes(["-a", algorithm, *variant, spec])
    for variant in [["--table", "999"], ["--deepen", "--table", "9"], ["--nodes", "90", "--expand-pruned"],
                    ["--quiescence", "1,2", "--order", "hash,killer,history,fewest", "--table", "99"]]:
        of_passes(["-d", "4", *variant, "othello:4x4"])


def of_passes(arguments):
    text = plycut("trace", *arguments)
    document = json.loads(text)
    accepts(TRACE, document, f"trace {arguments}")
    arranged = json.dumps(document, sort_keys=True, indent=1).encode()
    back = subprocess.run([PLYCUT, "trace", "-"], input=arranged, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    verdict(f"sorted trace {arguments}", back.stdout == text, back.stdout[:200])


def broken_passes():
    """Members that a search of several passes must have, and values that no search has."""
    deepened = json.loads(plycut("trace", "--nodes", "30", "--aspiration", "1", "static-values"))
    known = json.loads(plycut("trace", "-a", "minimax", "-d", "5", "--table", "999", "othello:4x4"))
    for right, kind in [(deepened, "pass"), (deepened, "stop"), (known, "table")]:
        index = next(i for i, event in enumerate(right["events"]) if event["event"] == kind)
        for member in right["events"][index]:
            wrong = copy.deepcopy(right)
            del wrong["events"][index][member]
            refuses(TRACE, wrong, f"{kind} without {member}")
    for member in ["passes", "depth", "finished", "distinct"]:
        wrong = copy.deepcopy(deepened)
        del wrong["summary"][member]
        refuses(TRACE, wrong, f"summary without {member}")
    for member, value in [("deepen", 1), ("aspiration", 0), ("aspiration", -1), ("guess", None), ("nodes", 0),
                          ("nodes", 1.5), ("quiescence", 0), ("extension", 401), ("table", 0), ("table", 16777217),
                          ("quiescence", 1), ("extension", 4), ("order", ""), ("order", "killer,"),
                          ("order", "killer,hash"), ("order", "killerbest"), ("order", "best,killer")]:
        refuses(TRACE, {**deepened, "search": {**deepened["search"], member: value}}, f"search with {member} {value}")
    for order in ["hash", "killer", "history", "hash,killer,history,shuffle:7", "hash,fewest", "killer,history"]:
        accepts(TRACE, {**deepened, "search": {**deepened["search"], "order": order}}, f"order {order}")
    for member, value in [("reason", "deeper"), ("pass", 0), ("node", "/0"), ("depth", 401), ("alpha", "inf")]:
        wrong = copy.deepcopy(deepened)
        wrong["events"][0][member] = value
        refuses(TRACE, wrong, f"pass with {member} {value}")


def moments():
    """Moments of several algorithms, of passes, of games with boards; and what the schema must refuse."""
    variants = [["-a", "all"], ["-a", "all", "--window", "2,9", "--cut", "strict"],
                ["--order", "reversed", "--fail", "hard"]]
    for spec in ["eppstein-deep", "static-values", "tree:5", "tree:[[-0.25,1e300],[3]]"]:
        for variant in variants:
            accepts(MOMENTS, json.loads(plycut("draw", "-f", "moments", *variant, spec)), f"moments {variant} {spec}")
    passes = plycut("draw", "-f", "moments", "--deepen", "--pass", "all", "static-values")
    accepts(MOMENTS, json.loads(passes), "moments of passes")
    for spec in ["othello:4x4", "tictactoe:start"]:
        accepts(MOMENTS, json.loads(plycut("draw", "-f", "moments", "-d", "2", "-a", "all", spec)), f"moments {spec}")
    right = json.loads(plycut("draw", "-f", "moments", "eppstein-deep"))
    for place in [lambda d: d, lambda d: d["searches"][0], lambda d: d["searches"][0]["events"], lambda d: d["trees"][0],
                  lambda d: d["searches"][0]["cutoffs"][0], lambda d: d["searches"][0]["bounds"]]:
        optional = ["title", "source", "code_source", "cut", "mistake", "name"]
        for member in [name for name in place(right) if name not in optional]:
            wrong = copy.deepcopy(right)
            del place(wrong)[member]
            refuses(MOMENTS, wrong, f"moments without {member}")
        wrong = copy.deepcopy(right)
        place(wrong)["more"] = 1
        refuses(MOMENTS, wrong, "moments with more")


def nodes():
    for arguments in [["eppstein-deep"], ["-a", "minimax", "ties"], ["-a", "negascout", "knuth-moore-pi"], ["-d", "2", "othello:start"],
                      ["--values", "mover", "--at", "C", "eppstein-deep"], ["--window", "2,9", "--below", "1", "decimals"],
                      ["--table", "64", "tictactoe:X.O/.X./..."]]:
        accepts(NODES, json.loads(plycut("table", "-f", "json", *arguments)), f"table {arguments}")
    right = json.loads(plycut("table", "-f", "json", "ties"))
    for place in [lambda d: d, lambda d: d["search"], lambda d: d["nodes"][1]]:
        for member in place(right):
            wrong = copy.deepcopy(right)
            del place(wrong)[member]
            refuses(NODES, wrong, f"nodes without {member}")


def sheets():
    for spec in ["eppstein-deep", "ties", "tree:5"]:
        for algorithm in ["minimax", "branch-and-bound", "alpha-beta"]:
            with tempfile.TemporaryDirectory() as folder:
                plycut("sheet", "-q", "-f", "svg", "-a", algorithm, "-o", folder, spec)
                (name,) = glob.glob(f"{folder}/*-answers.json")
                with open(name, encoding="utf-8") as file:
                    accepts(ANSWERS, json.load(file), f"the answers of a sheet: {algorithm} {spec}")


def counts():
    text = plycut("count", "-f", "json", "knuth-moore-pi", "eppstein-deep", "random:b=3,d=4,seed=1")
    accepts(COUNT, json.loads(text), "counts")
    for asked in (["--deepen", "--aspiration", "2", "--guess", "1", "--table", "64", "--order", "hash,killer,history,fewest"],
                  ["--nodes", "70", "--order", "history"], ["--quiescence", "2,1", "-d", "2"], ["--time", "60"]):
        more = plycut("count", "-f", "json", *asked, "static-values", "random:b=3,d=4,seed=1")
        accepts(COUNT, json.loads(more), " ".join(["counts", *asked]))
    document = json.loads(text)
    document["results"][0]["order"] = "killer,hash"
    refuses(COUNT, document, "counts of an order that is none")
    document = json.loads(text)
    document["results"][0].pop("leaves")
    refuses(COUNT, document, "counts without leaves")


def trees():
    for file in sorted(glob.glob(f"{ROOT}/trees/*.json")):
        with open(file, encoding="utf-8") as stream:
            accepts(TREE, json.load(stream), file)
    for wrong in [{}, [[]], {"format": "plycut-tree", "version": 2, "tree": 1}, "7",
                  {"format": "plycut-tree", "version": 1, "tree": {"value": 1, "children": [1]}},
                  {"format": "plycut-tree", "version": 1, "tree": {"value": "x", "name": "y"}}, ["3"], [""],
                  {"format": "plycut-tree", "version": 1, "tree": 1, "answer": {}}]:
        refuses(TREE, wrong, f"tree {wrong}")


def broken_traces():
    right = json.loads(plycut("trace", "eppstein-deep"))
    for index in (0, 2, 3):
        for member in list(right["events"][index]):
            wrong = copy.deepcopy(right)
            del wrong["events"][index][member]
            refuses(TRACE, wrong, f"event {index} without {member}")
    for member in right:
        wrong = copy.deepcopy(right)
        del wrong[member]
        refuses(TRACE, wrong, f"trace without {member}")
    movers = json.loads(plycut("trace", "--values", "mover", "eppstein-deep"))
    accepts(TRACE, movers, "trace of the mover's values")
    refuses(TRACE, {**movers, "values": "min"}, "trace of MIN's values")


def weights():
    right = {"format": "plycut-weights", "version": 1, "features": {"mobility": 2, "corners": -10.5}}
    features = plycut("list", "features", "-q").decode().split()
    every = {**right, "features": {name: 1 for name in features}, "squares": list(range(10))}
    table = {**right, "squares": [[1, 2, 3, 4, 5, 6, 7, row] for row in range(8)]}
    for number, document in enumerate([right, every, table]):
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump(document, file)
            file.flush()
            trace = json.loads(plycut("trace", "-d", "1", "-e", file.name, "othello:start"))
        accepts(WEIGHTS, document, f"weights {number}")
        accepts(WEIGHTS, trace["problem"]["weights"], f"weights {number} in a trace")
        accepts(TRACE, trace, f"a trace of weights {number}")
    for wrong in [{}, {**right, "feature": {}}, {**right, "features": {"mobilty": 1}}, {**right, "squares": [1]},
                  {**right, "squares": [[1] * 8] * 7}, {**right, "version": 2}, {"features": {}}]:
        refuses(WEIGHTS, wrong, f"weights {wrong}")


def exercises():
    """What make, when, prove and conventions write."""
    for options in [["--smallest-deep"], ["--root", "min", "--decimals", "2"], ["-b", "1..3", "--irregular"],
                    ["--fill", "same-player", "--most-pruned"], ["--plies", "0"]]:
        accepts(TREE, json.loads(plycut("make", "-q", *options)), f"make {options}")
    for spec in ["aima-two-ply", "tree:[[1,1],[1,2]]", "tree:[[-0.5,2.25],[3e+300,1]]"]:
        for asked in ["--pruned", "--visited"]:
            text = plycut("when", "--leaf", "/0/0", asked, "/1/0", "--window", "-9,9", "-f", "json", spec)
            accepts(WHEN, json.loads(text), f"when {spec}")
        accepts(PROOF, json.loads(plycut("prove", "-f", "json", spec)), f"proof {spec}")
        accepts(CONVENTIONS, json.loads(plycut("conventions", "-f", "json", spec)), f"conventions {spec}")
    limited = ["-d", "3", "--limits=0,9", "--limits-cut", "-f", "json", "random:b=2,d=4,seed=1,values=0..9"]
    for validator, command in [(WHEN, ["when", "--leaf", "/0/0/0", "--pruned", "/1/0"]), (PROOF, ["prove"]), (CONVENTIONS, ["conventions"]),
                               (NODES, ["table"])]:
        found = json.loads(plycut(*command, *limited))
        accepts(validator, found, f"{command[0]} with limits")
        named = found.get("search", found)
        verdict(f"{command[0]} names the limits", [named.get(k) for k in ("depth", "limits", "limits_cut")] == [3, [0, 9], True], named)
    infinite = '[["inf",4],[2,"-inf"],["-inf","inf"],["inf","inf"]]'
    accepts(TREE, json.loads(infinite), infinite)
    for validator, command in [(TRACE, ["trace"]), (COUNT, ["count", "-f", "json"]), (NODES, ["table", "-f", "json"]), (ANSWERS, ["answers"])]:
        accepts(validator, json.loads(plycut(*command, "tree:" + infinite)), f"{command[0]} with infinite values")
    unknown = '["x",[1,{"value":"y","move":"m"}]]'
    accepts(TREE, json.loads(unknown), unknown)
    accepts(WHEN, json.loads(plycut("when", "--leaf", "x", "--pruned", "y", "-f", "json", "tree:" + unknown)), unknown)
    for validator, command in [(WHEN, ["when", "--leaf", "/0/0", "--pruned", "/1/1"]), (PROOF, ["prove"]),
                               (CONVENTIONS, ["conventions"])]:
        right = json.loads(plycut(*command, "-f", "json", "aima-two-ply"))
        for member in right:
            wrong = copy.deepcopy(right)
            del wrong[member]
            refuses(validator, wrong, f"{command[0]} without {member}")
        refuses(validator, {**right, "more": 1}, f"{command[0]} with more")


def grades():
    """What students write, and the grades that check gives."""
    one = {"format": "plycut-answers", "version": 1}
    every = {**one, "cut": "equal", "fail": "soft", "order": "given", "algorithm": "alpha-beta", "name": "A", "value": 3,
             "best": "B", "principal_variation": ["B", 3], "values": {"B": 3, "C": "<=2", "4": "-"}, "visited": [3, 12, "/0/2"],
             "visited_set": [3], "leaves": 7, "nodes_with_root": 11,
             "pruned": ["C-4", 6], "shallow": 1, "deep": 0, "windows": {"C": [3, None], "D": ["-inf", "inf"]},
             "cutoffs": [{"node": "C", "side": "alpha", "kind": "shallow", "test": "2 <= 3", "by": "A"}, {"node": "D", "by": 3}],
             "updates": [{"node": "B", "beta": 3}]}
    several = {**one, "order": "reversed", "students": [{"name": "A", "pruned": ["D"]}, {"best": None, "cut": "strict"}]}
    wrong = [{**one, "prunned": []}, {**one, "value": "3"}, {**one, "version": 2}, {**several, "value": 3},
             {**one, "students": []}, {**one, "cutoffs": [{"side": "alpha"}]}, {**one, "cutoffs": [{"node": "C", "by": True}]}, {**one, "pruned": 3},
             {**one, "updates": [{"node": "A"}]}, {**one, "windows": {"C": [3]}}, {**one, "leaves": -1}]
    for number, document in enumerate([every, several]):
        accepts(ANSWERS, document, f"answers {number}")
        done = check_grades(document)
        verdict(f"answers {number} are read", done.returncode in (0, 1), done.stderr)
        accepts(GRADES, json.loads(done.stdout), f"grades of answers {number}")
    for document in wrong:
        refuses(ANSWERS, document, f"answers {document}")
        verdict(f"answers {document} are refused", check_grades(document).returncode == 2)
    lines = check_grades("Exam\nstudent: A\nvalue: 3\nB: -3\npruned: 4, 6, 99\n")
    accepts(GRADES, json.loads(lines.stdout), "grades with an answer that is not understood, part of a list, and a mistake")
    verdict("both are there", all(word in lines.stdout for word in (b'"not_understood"', b'"others_right"', b'"mistakes"')))
    tree = {"format": "plycut-tree", "version": 1, "tree": [[3, 12, 8], [2, 4, 6]],
            "answers": {"alpha-beta": {"visited": [3, 12, "/0/2", 2]}}}
    accepts(schema("tree"), tree, "visits by value")
    verdict("visits by value are right", subprocess.run([PLYCUT, "check", "-q", "-"], input=json.dumps(tree).encode()).returncode == 0)


def check_grades(document):
    text = document if isinstance(document, str) else json.dumps(document)
    return subprocess.run([PLYCUT, "check", "-f", "json", "aima-two-ply", "-"], input=text.encode(),
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def experiments():
    spec = ["experiment", "-a", "alpha-beta,negascout", "random:b=2..3,d=1..3", "--orders", "given/best", "--trees", "3", "-f", "json"]
    document = json.loads(plycut(*spec))
    accepts(schema("growth"), document, "an experiment")
    accepts(schema("growth"), json.loads(plycut(*spec, "--shard", "2/3")), "a part of an experiment")
    accepts(schema("growth"), json.loads(plycut("experiment", "-d", "2", "othello:start", "-f", "json")), "an experiment with positions")
    del document["rows"][0]["leaves"]["squares"]
    refuses(schema("growth"), document, "an experiment without squares")


def matches():
    document = json.loads(plycut("match", "random", "greedy", "alpha-beta:1,eval=tutorial", "--games", "3", "-f", "json"))
    accepts(schema("match"), document, "a match")
    copies = json.loads(plycut("match", "-q", "minimax:1", "alpha-beta:1", "--games", "2", "-f", "json"))
    accepts(schema("match"), copies, "a match of copies")
    del document["results"][0]["black_low"]
    refuses(schema("match"), document, "a match without an interval")


def quizzes():
    """Answers to a quiz, as the program writes and reads them."""
    right = {"format": "plycut-quiz", "version": 1, "kinds": "leaf", "student": "Ann",
             "search": "--algorithm=alpha-beta --order=given --cut=equal --fail=soft --root=max",
             "answers": [{"tries": ["3"]}, None, {"tries": ["8", "12"], "hints": 1}, {"tries": []}]}
    one = right["answers"][0]
    wrong = [{**right, "version": 2}, {**right, "format": "plycut-quizz"}, {**right, "kind": "leaf"}, {**right, "kinds": 3},
             {**right, "answers": {}}, {**right, "answers": [{"hints": 1}]}, {**right, "answers": [{**one, "hints": 3}]},
             {**right, "answers": [{**one, "hints": 0.5}]}, {**right, "answers": [{**one, "hint": 1}]}, {**right, "answers": [{"tries": [3]}]},
             {**right, "answers": [{"tries": ["3", "3", "3"]}]}, {**right, "exercise": None}]
    wrong += [{key: value for key, value in right.items() if key != member} for member in ("search", "kinds", "answers")]
    for document, valid in [(right, True)] + [(d, False) for d in wrong]:
        (accepts if valid else refuses)(QUIZ, document, f"quiz {document}")
        done = check_grades(document)
        verdict(f"quiz {document} is {'read' if valid else 'refused'}", (done.returncode in (0, 1)) == valid, done.stderr)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([PLYCUT, "quiz", "-q", "-o", f"{folder}/a.json", "aima-two-ply"], input=b"hint\n3\nno\n5\nshow\n", stdout=subprocess.PIPE, check=True)
        with open(f"{folder}/a.json", encoding="utf-8") as file:
            accepts(QUIZ, json.load(file), "the answers that quiz writes")


def judgements():
    """What programs answer to judge, and what it writes about them."""
    right = [{"value": 3}, {"visited": ["/0/0", "/0/1", "/1/0"], "best": "/0", "value": 3, "mine": 1}, {"visited": [3, 12]}, {"best": None}, {"best": "/0/1"}, {"best": "B"}, {"value": None}, {"value": "inf"}, {"value": [3, "/0"]}]
    wrong = [{}, {"value": "3"}, {"visited": "/0"}, {"visited": ["0/1"]}, {"best": True}, {"value": 1, "best": 1}]
    for document, valid in [(d, True) for d in right] + [(d, False) for d in wrong]:
        (accepts if valid else refuses)(schema("program"), document, f"answer {document}")
        echo = ["sh", "-c", f"while read -r line; do echo '{json.dumps(document)}'; done"]
        done = subprocess.run([PLYCUT, "judge", "-f", "json", "--trees", "tree:[[3,12,8],[2,4,6]]", "--", *echo], stdout=subprocess.PIPE)
        report = json.loads(done.stdout)
        accepts(schema("judgement"), report, f"judgement of {document}")
        verdict(f"answer {document} is {'read' if valid else 'refused'}", report["answered"] == valid and report["status"] == done.returncode,
                report)


traces()
nodes()
passes()
broken_passes()
experiments()
matches()
grades()
quizzes()
judgements()
exercises()
moments()
sheets()
counts()
weights()
trees()
broken_traces()
sys.exit(ended())
