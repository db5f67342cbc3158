#!/usr/bin/python3
"""Right sheets, typed as students type them: each way of typing changes every line of a sheet in one habit. Nothing may be read
wrongly (a right answer marked wrong), and each way must keep 95 % of the answers; what is not read counts as lost. Then each
question of a printed sheet: its own examples, and its answer as the key prints it, with the sheet's number.

Usage: forms.py PLYCUT [TREES]   (default: 10 trees)
"""

import html
import json
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

PLYCUT = sys.argv[1]


def plycut(*words, stdin=None):
    run = subprocess.run([PLYCUT, *words], input=stdin, capture_output=True, text=True)
    if run.returncode not in (0, 1, 2):
        sys.exit(f"{words}: {run.stderr}")
    return run.stdout


def names_of(trace):
    """What people call each node: a leaf by its value if no other leaf has it."""
    names, leaves = {}, []

    def walk(node, path, name):
        children = node if isinstance(node, list) else node.get("children") if isinstance(node, dict) else None
        if children is None:
            leaves.append((path or "/", node["value"] if isinstance(node, dict) else node, node.get("name") if isinstance(node, dict) else None))
        for i, child in enumerate(children or []):
            walk(child, f"{path}/{i}", name)

    walk(trace["problem"]["tree"], "", None)
    letters = {e["node"]: e["name"] for e in trace["events"] if e["event"] == "enter"}
    for path, name in letters.items():
        names[path] = name
    values = [v for _, v, _ in leaves]
    for path, value, name in leaves:
        text = f"{value:g}"
        parent = letters.get(path.rsplit("/", 1)[0] or "/", "")
        before = [p for p, v, _ in leaves if v == value and p.rsplit("/", 1)[0] == path.rsplit("/", 1)[0]].index(path)
        names[path] = name or (text if values.count(value) == 1 else f"{text} of {parent}" + (f" ({before + 1})" if before else ""))
    return names


def number(x, bound=""):
    return bound if x is None else f"{x:g}" if isinstance(x, float) else str(x)


def sheet_of(spec):
    """The lines of a right sheet: (kind, label, answer), answers of lists as arrays."""
    trace = json.loads(plycut("trace", "--expand-pruned", spec))
    full = json.loads(plycut("trace", "-a", "minimax", spec))
    key = json.loads(plycut("answers", spec))
    called = names_of(full)
    name = lambda path: called[path]
    lines = [("number", "value", number(key["value"])), ("node", "best move", name(key["best"])),
             ("line", "principal variation", [name(p) for p in key["principal_variation"]])]
    lines += [("value", name(p), number(v)) for p, v in key["values"].items()]
    lines += [("list", "leaves, in order", [name(p) for p in key["visited"]]), ("number", "leaves visited", number(key["leaves"])),
              ("number", "nodes", number(key["nodes"]))]
    lines += [("window", name(p), f"[{number(w[0], '-inf')}, {number(w[1], 'inf')}]" if w != "-" else "-") for p, w in key["windows"].items()]
    lines += [("cover", "pruned", [name(p) for p in key["pruned"]] or ["none"])]
    lines += [("cutoffs", "cutoffs", [f"{name(c['node'])} {c['side']} {c['kind']} {c['test']} by {name(c['by'])}" for c in key["cutoffs"]] or ["none"])]
    lines += [("type", name(p), word) for p, word in key["types"].items()]
    lines += [("updates", "updates", [f"{name(u['node'])}: {'alpha' if 'alpha' in u else 'beta'} = {number(u.get('alpha', u.get('beta')))}" for u in key["updates"]] or ["none"])]
    return lines


LISTS = ("line", "list", "cover")


def typed(lines, number_of=lambda i: "", label=lambda s: s, sign=": ", between=", ", around=("", ""), end="", answer=lambda kind, s: s):
    rows = []
    for i, (kind, name, text) in enumerate(lines):
        if kind in LISTS:
            text = around[0] + between.join(text) + around[1]
        elif isinstance(text, list):
            text = ", ".join(text)
        rows.append(f"{number_of(i)}{label(name)}{sign}{answer(kind, text)}{end}")
    return "\n".join(rows) + "\n"


def change(pattern, text):
    return lambda lines: re.sub(pattern, text, typed(lines), flags=re.M)


def numbered(form):
    return lambda lines: typed(lines, number_of=lambda i: form.format(n=i + 1, a="abcdefghijklmnopqrstuvwxyz"[i % 26]))


def headed(head):
    return lambda lines: head + typed(lines)


def full_width(lines):
    return typed(lines).translate({ord(c): ord(c) - 0x21 + 0xFF01 for c in "0123456789:,()[]=<>"})


def below(lines):
    """Lists below their labels, an element on each line."""
    rows = [f"{name}:\n" + "\n".join(f"- {e}" for e in text) if kind in ("cover", "cutoffs") and text != ["none"]
            else typed([(kind, name, text)]).rstrip("\n") for kind, name, text in lines]
    return "\n".join(rows) + "\n"


def equations(lines):
    """A=8, B=6 on one line, C <= 2 with the relation as the sign."""
    values = ", ".join(f"{name} {text}" if text[0] in "<>" else f"{name}={text}" for kind, name, text in lines if kind == "value")
    return typed([line for line in lines if line[0] != "value"]) + values + "\n"


def rows(kind, sign, between=", "):
    def way(lines):
        return typed([line for line in lines if line[0] != kind]) + between.join(f"{n}{sign}{t}" for k, n, t in lines if k == kind) + "\n"
    return way


def listed_cutoffs(lines):
    rest = typed([line for line in lines if line[0] != "cutoffs"])
    cutoffs = next(line[2] for line in lines if line[0] == "cutoffs")
    greek = lambda s: s.replace("alpha", "α").replace("beta", "β").replace("<=", "≤").replace(">=", "≥")
    return rest + ("\n".join(f"10. {greek(c)}" for c in cutoffs) if cutoffs != ["none"] else "10. cutoffs: none") + "\n"


def listed_updates(lines):
    rest = typed([line for line in lines if line[0] != "updates"])
    updates = next(line[2] for line in lines if line[0] == "updates")
    return rest + "12. " + ("updates: " if updates == ["none"] else "") + ", ".join(updates).replace("alpha", "α").replace("beta", "β") + "\n"


def pairs(lines):
    """Two answers on a line."""
    text = typed(lines).rstrip("\n").split("\n")
    short = [line for line in text if "," not in line]
    rest = [line for line in text if "," in line]
    return "\n".join(rest + ["; ".join(short[i:i + 2]) for i in range(0, len(short), 2)]) + "\n"


def unlabelled_colon(lines):
    return "\n".join(typed([line], sign=" ").rstrip("\n") if line[0] not in ("updates",) else typed([line]).rstrip("\n") for line in lines) + "\n"


def renamed(**names):
    return lambda lines: typed(lines, label=lambda s: names.get(s.replace(" ", "_").replace(",", ""), s))


def one_reading(lines, between):
    return any(between.strip() and between.strip() in e for k, _, t in lines if k in LISTS for e in t)


WAYS = {
    "as the sheet": typed,
    "1. ": numbered("{n}. "), "1) ": numbered("{n}) "), "(1) ": numbered("({n}) "), "1)": numbered("{n})"), "a) ": numbered("{a}) "),
    "Q1: ": numbered("Q{n}: "), "Question 1. ": numbered("Question {n}. "), "- ": numbered("- "), "* ": numbered("* "), "• ": numbered("• "),
    "**label**: ": lambda l: typed(l, label=lambda s: f"**{s}**"), "**label:** ": lambda l: typed(l, label=lambda s: f"**{s}", sign=":** "),
    "LABEL: ": lambda l: typed(l, label=lambda s: s.upper() if len(s) > 3 and " of " not in s else s), "label : ": lambda l: typed(l, sign=" : "), "label:": lambda l: typed(l, sign=":"),
    "label = ": lambda l: "".join(typed([x], sign=" = " if x[0] in ("number", "node", "list", "cover", "line") else ": ") for x in l),
    "no colon": unlabelled_colon,
    "[...]": lambda l: typed(l, around=("[", "]")), "{...}": lambda l: typed(l, around=("{", "}")), "(...)": lambda l: typed(l, around=("(", ")")),
    "; between": lambda l: typed(l, between="; "), "、 between": lambda l: typed(l, between="、"), "and between": lambda l: typed(l, between=" and "),
    "and last": lambda l: "".join(typed([(k, n, t if k not in LISTS or len(t) < 2 else t[:-2] + [f"{t[-2]} and {t[-1]}"])]) for k, n, t in l),
    "→ between": lambda l: "".join(typed([x], between=" → " if x[0] != "cover" else ", ") for x in l),
    "-> between": lambda l: "".join(typed([x], between=" -> " if x[0] != "cover" else ", ") for x in l),
    "blanks between": lambda l: typed(l, between=" "),
    "no blanks": lambda l: typed(l, between=","),
    "final full stop": lambda l: typed(l, end="."),
    "A=8, B=6": equations, "types in a row": rows("type", ": "), "values in a row": rows("value", ": "), "windows in a row": rows("window", ": "),
    "(remark)": lambda l: typed(l, answer=lambda k, s: s + (" (see the tree)" if k in ("number", "value", "type", "node") else "")),
    "prune: not visited:": renamed(pruned="prune", leaves_in_order="visited"), "not visited:": renamed(pruned="not visited"),
    "list under a count": renamed(leaves_in_order="leaves visited"),
    "full width": full_width, "zero width": lambda l: "\u200b" + typed(l).replace(": ", ":\u200b ").replace(", ", ",\u00a0"),
    "header": headed("Name: Ann Alder\nDate: 3 March\nGroup 3\nCourse: Artificial Intelligence\nMatriculation number: 4711\n\n"),
    "[6; ∞]": lambda l: typed(l, answer=lambda k, s: s.replace(",", ";").replace("inf", "∞") if k == "window" else s),
    "two on a line": pairs, "cutoffs without label": listed_cutoffs, "updates without label": listed_updates, "lists below labels": below,
    "Windows lines": lambda l: typed(l).replace("\n", "\r\n"), "tabs": lambda l: typed(l, sign=":\t"), "Greek": lambda l: typed(l).replace("<=", "≤").replace(">=", "≥").replace("-inf", "−∞"),
    "HTML": lambda l: "<p>" + typed(l).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").rstrip("\n").replace("\n", "<br>") + "</p>",
}


def check(spec, text, folder, *options):
    path = Path(folder, "typed.txt")
    path.write_text(text, newline="")
    out = plycut("check", "-f", "json", *options, spec, str(path))
    return json.loads(out)["grades"]


# ---- What a printed sheet has -------------------------------------------------------------------

FACTS = Path(__file__).parent.parent / "include/plycut/facts.def"
QUESTIONS = re.findall(r'^SHEET\((\w+), \w+, "\w+", "([^"]*)", "([^"]*)"\)', FACTS.read_text(), re.M)
OF_NODES = set(re.findall(r'^FACT\((\w+), "\w+", (?:value|window|word),', FACTS.read_text(), re.M))


def printed(spec, folder):
    """The texts of the sheet with the answers, by question: (number, fact, label, texts)."""
    plycut("sheet", "-q", "-f", "svg", "--questions", "all", "-o", folder, spec)
    svg = next(Path(folder).glob("*-answers.svg")).read_text()
    texts = [html.unescape(re.sub("<[^>]+>", "", t)) for t in re.findall(r"<text[^>]*>(.*?)</text>", svg, re.S)]
    begins = [i for i, t in enumerate(texts) if re.fullmatch(r"\d+\.", t)] + [len(texts)]
    for begin, end in zip(begins, begins[1:]):
        at, words = begin + 1, ""
        while not any(words.startswith(prompt) for _, _, prompt in QUESTIONS):
            words, at = f"{words} {texts[at]}".strip(), at + 1
        fact, label, prompt = next(q for q in QUESTIONS if words.startswith(q[2]))
        yield texts[begin], fact, label, texts[at + (not words.endswith(f" {label}:")):end]


def as_printed(number, fact, label, texts):
    """The lines that a student types who copies the sheet."""
    if fact in OF_NODES:  # a row of nodes, below it a row of answers
        while texts:
            row = next(i for i in range(1, len(texts)) if not re.fullmatch(r"[A-Z]{1,2}", texts[i]) or texts[i] in ("PV",))
            yield from (f"{number} {node}: {answer}" for node, answer in zip(texts[:row], texts[row:2 * row]))
            texts = texts[2 * row:]
    elif fact == "CUTOFFS":
        rows = [t for t in texts if t not in ("node", "α or β", "shallow or deep", "inequality", "by (owner)")]
        if rows == ["none"]:
            yield f"{number} cutoffs: none"
        else:
            yield from (f"{number} " + " ".join(rows[i:i + 5]) for i in range(0, len(rows), 5))
    elif fact == "UPDATES":
        yield f"{number} " + (", ".join(t for t in texts if ":" in t) or "updates: none")
    else:
        yield f"{number} {label}: {' '.join(texts)}"


def filled(form, questions):
    """The blank form with the answers of the key behind its labels."""
    answers, section = {}, None
    for number, fact, label, texts in questions:
        lines = [line.split(" ", 1)[1] for line in as_printed(number, fact, label, texts)]
        if fact in OF_NODES:
            answers |= {(label, line.split(": ")[0]): line.split(": ")[1] for line in lines}
        else:
            answers[label] = ", ".join(lines).removeprefix(f"{label}: ")
    rows = []
    for row in form.split("\n"):
        name = row.strip('":')
        section = name if any(key == name or key[0] == name for key in answers) else section
        answer = answers.get(name, answers.get((section, name))) if row.endswith(":") else None
        rows.append(row if answer is None else f"{row} {answer}")
    return "\n".join(rows)


def examples(prompt):
    """The answers that a question shows: "in the form X, Y, 3", "Write 7, or ≥7 or ≤7 if it is a bound, or – if ...". """
    form = re.search(r"in the form (.+?)(?:, or –|\.$|: the )", prompt)
    yield from [form.group(1)] if form else []
    yield from re.findall(r"\((X-Y)\)", prompt)
    if "Write" in prompt:
        yield from re.findall(r"(?:Write |or )([≥≤]?7|–)(?=,| |$)", prompt)


def check_printed(spec, folder):
    """The failures of one tree's sheet."""
    lines = [(q, list(as_printed(*q))) for q in printed(spec, folder)]
    whole = check(spec, "\n".join(l for _, ls in lines for l in ls) + "\n", folder, "--questions", "all")[0]
    failures = [f"{m['item']}: {m}" for m in whole["marks"] if not m["right"]]
    if whole["points"] != whole["of"] and not failures:
        failures.append(f"{whole['points']} of {whole['of']}: {[m['item'] for m in whole['marks']]}")
    form = next(Path(folder).glob("*-form.txt")).read_text()
    blank, full = (check(spec, text, folder, "--questions", "all")[0] for text in (form, filled(form, [q for q, _ in lines])))
    failures += [f"blank form: {m}" for m in blank["marks"]] + [f"form: {m}" for m in full["marks"] if not m["right"]]
    if full["points"] != full["of"] and not failures:
        failures.append(f"form: {full['points']} of {full['of']}: {[m['item'] for m in full['marks']]}")
    for (number, fact, label, _), typed_lines in lines:
        alone = check(spec, "\n".join(typed_lines) + "\n", folder, "--questions", "all")[0]["marks"]
        failures += [f"{number} alone: {m}" for m in alone if not m["right"]] or ([] if alone else [f"{number} alone: nothing"])
    for i, (_, label, prompt) in enumerate(QUESTIONS[:-1]):
        for example in examples(prompt):
            fact = QUESTIONS[i][0]
            text = re.sub(r"\b3$", "11", example) if fact == "VARIATION" else example
            text = text.replace("X", "B").replace("Y", "F")
            line = f"{i + 1}. {'B' if fact in OF_NODES else label}: {text}"
            unread = [m for m in check("eppstein-deep", line + "\n", folder, "--questions", "all")[0]["marks"] if "not_understood" in m]
            failures += [f"{line}: {m}" for m in unread]
    return failures


def check_left_tree(spec, folder):
    """The tree as the search leaves it, as an answer; the whole tree, and the tree without one leaf more, are wrong answers."""
    left = plycut("explain", "--pruned-tree", spec).replace("\n", " ").strip()
    whole = plycut("explain", "-a", "minimax", "--pruned-tree", spec).replace("\n", " ").strip()
    fewer = re.sub(r"^(.*\[[^][]*), [^][,]*\]", r"\1]", left)
    failures = []
    for text, right in ((left, True), (whole, left == whole), (fewer, fewer == left)):
        for line in (f"pruned tree: {text}", f"pruned: {text}", f"1. tree after pruning: {text.replace('[', '(').replace(']', ')')}"):
            marks = check(spec, line + "\n", folder, "--questions", "pruned")[0]["marks"] if "[" in text[1:] else []
            failures += [f"{line}: {m}" for m in marks if m["right"] != right]
    return failures


def trees(count):
    specs = ["aima-two-ply", "eppstein-deep", "ties", "decimals", "wikipedia-ab"]
    for seed in range(max(0, count - len(specs))):
        rng = random.Random(seed)
        build = lambda d: rng.randint(1, 20 if seed % 2 else 60) if d == 0 else [build(d - 1) for _ in range(rng.choice((2, 2, 3)))]
        specs.append("tree:" + json.dumps(build(rng.choice((2, 3, 3, 4)))))
    return specs[:count]


def asked(spec):
    """How many items a right sheet has."""
    with tempfile.TemporaryDirectory() as folder:
        return sum(len(g["marks"]) for g in check(spec, typed(sheet_of(spec)), folder))


def main():
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    sheets = {spec: sheet_of(spec) for spec in trees(count)}
    most = {spec: asked(spec) for spec in sheets}
    passed = failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, way in WAYS.items():
            kept, wrong = [], []
            for spec, lines in sheets.items():
                marks = [m for g in check(spec, way(lines), folder) for m in g["marks"]]
                right = sum(m["right"] for m in marks)
                kept.append(min(1, right / most[spec]))
                wrong += [f"{spec}: {m['item']}: {m['given']}: {m.get('not_understood', m.get('found'))}" for m in marks
                          if not m["right"] and ("not_understood" not in m or VERBOSE)]
            share = sum(kept) / len(kept)
            bad = share < 0.95 or any("not understood" not in w for w in wrong) and not VERBOSE
            passed, failed = passed + (not bad), failed + bad
            if wrong or bad:
                print(f"{'FAIL ' if bad else ''}{name}: {100 * share:.0f} % kept, {len(wrong)} read wrongly")
                for w in wrong[:SHOWN]:
                    print("   ", w if len(w) < 300 else f"{w[:60]} ... {w[-230:]}")
    for spec in sheets:
        with tempfile.TemporaryDirectory() as folder:
            failures = check_printed(spec, folder) + check_left_tree(spec, folder)
        passed, failed = passed + (not failures), failed + bool(failures)
        for failure in failures[:SHOWN]:
            print(f"FAIL printed sheet of {spec}: {failure}")
    print(f"{passed} passed, {failed} failed")
    return failed > 0


VERBOSE = "-v" in sys.argv
SHOWN = 3
if __name__ == "__main__":
    sys.exit(main())
