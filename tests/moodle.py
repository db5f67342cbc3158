#!/usr/bin/python3
"""Read question banks back with an independent reader: moodle.py PLYCUT.

Each bank for Moodle is validated against docs/moodle.xsd by xmllint, each exercise for R/exams is read by the rules of
R/exams 2.4-2, and every answer in them is found again from `plycut count` and `plycut trace` of the same search. Last line: N passed, N failed.
"""
import base64
import html
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

from tally import ended, verdict

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PLYCUT = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else "out/bin/plycut")
KINDS = {"numerical", "shortanswer", "multichoice", "cloze"}


def run(*arguments):
    return subprocess.run([PLYCUT, *arguments], check=True, stdout=subprocess.PIPE).stdout.decode("utf-8")


# ---- What the search says ------------------------------------------------------------------------

class Search:
    """One search according to its trace, with the bank's names of nodes."""

    def __init__(self, spec, options):
        generated = spec.startswith("othello:")
        extra = ["--expand-pruned"] if generated else []
        self.trace = json.loads(run("trace", "-q", *options, *extra, spec))
        self.counts = json.loads(run("count", "-q", "-f", "json", "-a", self.trace["search"]["algorithm"], *options,
                                     spec))["results"][0]
        self.entered = [e for e in self.trace["events"] if e["event"] == "enter"]
        self.cut = {e["node"]: e["kind"] for e in self.trace["events"] if e["event"] == "cutoff"}
        self.returned = {e["node"]: e["value"] for e in self.trace["events"] if e["event"] == "exit"}
        self.visited = [e["node"] for e in self.trace["events"] if e["event"] == "leaf"]
        self.leaves = None if generated else sorted(self.leaf_paths(self.trace["problem"]["tree"], ""))
        self.inner = self.inner_nodes(spec, options, generated)

    def inner_nodes(self, spec, options, generated):
        """All inner nodes by the names that the bank uses: minimax enters every one of them."""
        window = {options.index(o) + i for o in ("--window", "-a") if o in options for i in (0, 1)}
        options = [o for i, o in enumerate(options) if i not in window]
        events = json.loads(run("trace", "-q", "-a", "minimax", *options, spec))["events"]
        rank = [e for e in events if e["event"] == "enter"]
        rank.sort(key=lambda e: e["ply"])
        return {e["node"] if generated else e["name"]: e["node"] for e in rank}

    def leaf_paths(self, node, path):
        children = node.get("children") if isinstance(node, dict) else node if isinstance(node, list) else None
        if children is None:
            return [path or "/"]
        return [leaf for i, child in enumerate(children) for leaf in self.leaf_paths(child, f"{path}/{i}")]


def leaf_names(search):
    """Names of leaves by path, built here from the definition: "12 of B", the second one "12 of B (2)"."""
    names = {}

    def walk(node, path, parent):
        children = node.get("children") if isinstance(node, dict) else node if isinstance(node, list) else None
        if children is None:
            value = node["value"] if isinstance(node, dict) else node
            if isinstance(node, dict) and "name" in node:
                names[path] = node["name"]
                return
            base = f"{value:g} of {parent}"
            same = [p for p, n in names.items() if n == base or n.startswith(base + " (")]
            names[path] = base if not same else f"{base} ({len(same) + 1})"
            return
        own = inner[path or "/"]
        for i, child in enumerate(children):
            walk(child, f"{path}/{i}", own)

    inner = inner_names(search.trace["problem"]["tree"])
    walk(search.trace["problem"]["tree"], "", None)
    return names


def inner_names(tree):
    """A, B, C ... in breadth-first order for inner nodes without a name, skipping letters in use."""
    used, queue, order = set(), [("/", tree)], []
    while queue:
        path, node = queue.pop(0)
        children = node.get("children") if isinstance(node, dict) else node if isinstance(node, list) else None
        name = node.get("name") if isinstance(node, dict) else None
        used.add(name)
        if children is not None:
            order.append((path, name))
            queue += [(f"{path.rstrip('/')}/{i}", child) for i, child in enumerate(children)]
    names, number = {}, 0
    for path, name in order:
        while name is None:
            number += 1
            letters, n = "", number
            while n > 0:
                n, digit = divmod(n - 1, 26)
                letters = chr(65 + digit) + letters
            name = letters if letters not in used else None
        names[path] = name
    return names


# ---- One question --------------------------------------------------------------------------------

def gaps(text):
    """The rows of a cloze table: the node, and the right answers for each of its gaps."""
    rows = {}
    for name, cell in re.findall(r"<tr><td>(.*?)</td><td>(.*?)</td></tr>", text):
        rows[html.unescape(name)] = [
            [answer[1:] for answer in gap.split("~") if answer.startswith("=")]
            for gap in re.findall(r"\{1:[A-Z]+:(.*?)\}", cell)]
    return rows


ALTERNATIVE = re.compile(r"~?(?:=|%-?[\d.,]+%)?(.+?(?<!\\)(?<!&)(?<!&amp;)(?=[~#}]|$))(?:#(.*?(?<!\\)(?=[~}]|$)))?", re.S)


def as_moodle_reads(text, kind):
    """The gaps of this kind: what Moodle understands by each answer and its reply. It finds their ends, decodes
    references, then takes away the backslashes of \\} and \\#, and no others."""
    def read(part):
        return html.unescape(part or "").replace("\\}", "}").replace("\\#", "#")
    gaps = re.findall(r"\{1:%s:(.*?)(?<!\\)\}" % kind, text, re.S)
    return [[(read(answer), read(reply)) for answer, reply in ALTERNATIVE.findall(gap)] for gap in gaps]


def bound(value, none):
    return none if value is None else f"{value:g}"


def check_asked(name, rows, search):
    """Nodes are left out because of their places, not because of what happens there: a list without the pruned ones
    would give them away."""
    plies = {node: 0 if path == "/" else path.count("/") for node, path in search.inner.items()}
    verdict(f"{name}: all inner nodes are asked about, or the twelve highest",
            set(rows) <= set(search.inner) and len(rows) == min(12, len(search.inner)) and
            sorted(map(plies.get, rows)) == sorted(plies.values())[:len(rows)], rows)


def check_cutoffs(name, question, search):
    rows = gaps(question.findtext("questiontext/text"))
    check_asked(name, rows, search)
    entered = {e["node"] for e in search.entered}
    right = {node: search.cut.get(path, "none") if path in entered else "never visited"
             for node, path in search.inner.items()}
    verdict(f"{name}: every gap names the kind of its cutoff, or says that there was no visit",
            rows and all([[right[node]]] == found for node, found in rows.items()), (rows, right))
    choices = {re.sub("=", "", gap) for gap in re.findall(r"\{1:[A-Z]+:(.*?)\}", question.findtext("questiontext/text"))}
    verdict(f"{name}: the choices are the same everywhere", len(choices) == 1 and "never visited" in str(choices), choices)


def node_type(entered, value):
    """PV, CUT or ALL, from the window on entry and the value returned."""
    low = entered["alpha"] is not None and value <= entered["alpha"]
    high = entered["beta"] is not None and value >= entered["beta"]
    cut, other = (high, low) if entered["player"] == "max" else (low, high)
    return "CUT" if cut else "ALL" if other else "PV"


def check_types(name, question, search):
    rows = gaps(question.findtext("questiontext/text"))
    check_asked(name, rows, search)
    right = {e["node"]: node_type(e, search.returned[e["node"]]) for e in search.entered}
    verdict(f"{name}: every gap has the type of its node, or says that there was no visit",
            rows and all([[right.get(search.inner[node], "never visited")]] == found for node, found in rows.items()),
            (rows, right))


def check_windows(name, question, search):
    text = question.findtext("questiontext/text")
    rows = gaps(text)
    check_asked(name, rows, search)
    right = {e["node"]: [bound(e["alpha"], "-inf"), bound(e["beta"], "inf")] for e in search.entered}
    verdict(f"{name}: every window is that of the trace, and a node never visited has none",
            rows and all([g[0] for g in found] == right.get(search.inner[node], ["never visited"] * 2)
                         for node, found in rows.items()), (rows, right))
    verdict(f"{name}: 'never' can be written for a node never visited, and for no other",
            all(("never" in found[0]) == (search.inner[node] not in right) for node, found in rows.items()), rows)
    widths = {max(len(answer.lstrip("=")) for answer in gap.split("~")) for gap in re.findall(r"\{1:[A-Z]+:(.*?)\}", text)}
    verdict(f"{name}: the gaps are equally wide", len(widths) == 1, widths)


def check_pruned(name, question, search):
    answers = {html.unescape(a.findtext("text")): float(a.get("fraction")) for a in question.iter("answer")}
    none = answers.pop("none of them")
    good = {leaf for leaf, fraction in answers.items() if fraction > 0}
    bad = set(answers) - good
    plus = sum(f for f in answers.values() if f > 0) + max(none, 0)
    verdict(f"{name}: right answers are worth 100 %", abs(plus - 100) < 0.001, plus)
    verdict(f"{name}: 'none' is right only if nothing else is", (none > 0) == (not good))
    names = leaf_names(search) if search.leaves is not None else None
    if names is None:
        return
    visited = {names[leaf] for leaf in search.visited}
    pruned = {names[leaf] for leaf in search.leaves} - visited
    verdict(f"{name}: what is right is pruned, what is wrong visited", good <= pruned and bad <= visited,
            (good, pruned, bad, visited))
    verdict(f"{name}: all leaves are offered, or ten of each",
            len(good) == min(10, len(pruned)) and len(bad) == min(10, len(visited)))


def check_number(name, question, right):
    answers = [a for a in question.iter("answer") if a.get("fraction") != "0"]
    wrong = [a for a in question.iter("answer") if a.get("fraction") == "0"]
    verdict(f"{name}: the number is {right}", len(answers) == 1 and float(answers[0].findtext("text")) == right and
            answers[0].get("fraction") == "100" and float(answers[0].findtext("tolerance")) == 0)
    verdict(f"{name}: wrong numbers have a reply each", all(float(a.findtext("text")) != right and a.findtext("feedback/text")
                                                             for a in wrong))


def check_best(name, question, search):
    best = search.trace["summary"]["best"]
    texts = [a.findtext("text") for a in question.iter("answer")]
    verdict(f"{name}: the best move is {best}", (best or "none") in texts or best in search.visited, texts)


def check_common(name, question, spec, search):
    file = question.find("questiontext/file")
    text = question.findtext("questiontext/text")
    picture = ET.fromstring(base64.b64decode(file.text, validate=True))
    verdict(f"{name}: its picture is an SVG that the text shows",
            picture.tag.endswith("svg") and f'@@PLUGINFILE@@/{file.get("name")}' in text)
    for style in picture.findall("{http://www.w3.org/2000/svg}style"):
        picture.remove(style)
    shown = " ".join(t for t in picture.itertext())
    verdict(f"{name}: the picture gives nothing away", "#" not in shown and "≤10" not in shown)
    verdict(f"{name}: it says which of several equally good moves is the best", "If several moves are equally good, the best move is the one searched first." in text)
    words = question.findtext("name/text")
    titled = re.match(r"(.*? \([^()]*\))(?=[,:])", words)  # and a file or a spec; a tree that was typed is all there is
    tree = titled.group(1) if titled else words.rsplit(": ", 1)[0]
    feedback = html.unescape(question.findtext("generalfeedback/text"))
    verdict(f"{name}: the feedback says whose it is, and names no file", tree in feedback and ".json" not in feedback)
    verdict(f"{name}: the feedback gives no other answer away", "Leaves visited, in order" not in feedback)
    verdict(f"{name}: the picture says which tree it is", tree in html.unescape(re.search('alt="([^"]*)"', text).group(1)))
    verdict(f"{name}: the picture speaks of no boxes to fill in", "box" not in text and "box" not in shown)
    nameless = [n for n in search.inner if not n.startswith("/") and n not in shown]
    verdict(f"{name}: inner nodes have their names in the picture", not nameless, nameless)


CHECKS = {
    "value": lambda n, q, s: check_number(n, q, s.counts["value"]),
    "leaves": lambda n, q, s: check_number(n, q, s.counts["leaves"]),
    "nodes": lambda n, q, s: check_number(n, q, s.counts["nodes"]),
    "best": check_best, "pruned": check_pruned, "cutoffs": check_cutoffs, "windows": check_windows, "types": check_types,
}


# ---- One bank ------------------------------------------------------------------------------------

def check_bank(folder, specs, options):
    file = os.path.join(folder, "bank.xml")
    label = " ".join([*options, *specs])
    run("bank", "-q", "--questions", "all", "--separate", "-o", file, *options, *specs)
    lint = subprocess.run(["xmllint", "--noout", "--huge", "--schema", f"{ROOT}/docs/moodle.xsd", file],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    verdict(f"{label}: valid by the schema", lint.returncode == 0, lint.stdout.decode()[:500])
    questions = ET.parse(file).getroot().findall("question")
    verdict(f"{label}: one category, first", [q.get("type") for q in questions].index("category") == 0 and
            sum(q.get("type") == "category" for q in questions) == 1)
    asked = [q for q in questions if q.get("type") in KINDS]
    each = len(asked) // len(specs)
    verdict(f"{label}: as many questions of each tree", each * len(specs) == len(asked) and each in (4, 8))
    for i, spec in enumerate(specs):
        search = Search(stored(spec, folder), options)
        for question in asked[i * each:(i + 1) * each]:
            word = question.findtext("idnumber").rsplit("-", 1)[1]
            name = f"{label}: {question.findtext('idnumber')}"
            check_common(name, question, spec, search)
            CHECKS[word](name, question, search)
    for element in ("name/text", "idnumber"):
        texts = [q.findtext(element) for q in asked]
        verdict(f"{label}: every question has its own {element}", len(set(texts)) == len(texts), texts)
    again = os.path.join(folder, "again.xml")
    run("bank", "-q", "--questions", "all", "--separate", "-o", again, *options, *specs)
    with open(file, "rb") as first, open(again, "rb") as second:
        verdict(f"{label}: the same bank every time", first.read() == second.read())


def check_whole(folder, specs, options):
    """One cloze question per tree, with the picture once and the same gaps as the separate questions."""
    file = os.path.join(folder, "whole.xml")
    label = " ".join([*options, *specs])
    run("bank", "-q", "--questions", "all", "-o", file, *options, *specs)
    lint = subprocess.run(["xmllint", "--noout", "--huge", "--schema", f"{ROOT}/docs/moodle.xsd", file],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    verdict(f"{label}: one question, valid by the schema", lint.returncode == 0, lint.stdout.decode()[:500])
    asked = [q for q in ET.parse(file).getroot().findall("question") if q.get("type") != "category"]
    verdict(f"{label}: one question of each tree", [q.get("type") for q in asked] == ["cloze"] * len(specs))
    for spec, question in zip(specs, asked):
        search = Search(stored(spec, folder), options)
        text = question.findtext("questiontext/text")
        numbers = [float(n) for n in re.findall(r"\{1:NUMERICAL:=(-?[\d.]+):0", text)]
        verdict(f"{label}: {spec}: value, leaves and nodes are asked",
                numbers == [float(search.counts[w]) for w in ("value", "leaves", "nodes")], numbers)
        verdict(f"{label}: {spec}: one picture", text.count("<img") == 1 and len(question.findall("questiontext/file")) == 1)
        for gap in re.findall(r"\{1:MULTIRESPONSE:(.*?)(?<!\\)\}", text):
            plus = sum(float(f) for f in re.findall(r"%([\d.]+)%", gap))
            verdict(f"{label}: {spec}: right leaves are worth 100 %", abs(plus - 100) < 0.001 and not gap.startswith("~"), gap)
        check_signs(f"{label}: {spec}", search, text)


def check_signs(label, search, text):
    """Nothing that a gap says loses or gains a sign when Moodle reads it."""
    if search.leaves is not None:
        best = search.trace["summary"]["best"] or "none"
        accepted = [answer for answer, _ in as_moodle_reads(text, "SHORTANSWER")[0]]
        verdict(f"{label}: the best move may be typed as a path", best in accepted, accepted)
        leaves = set(leaf_names(search).values()) | {"none of them"}
        for choices in as_moodle_reads(text, "MULTIRESPONSE"):
            shown = {html.unescape(choice) for choice, _ in choices}
            verdict(f"{label}: leaves to choose have their names", shown <= leaves, sorted(shown - leaves))
    for answers in as_moodle_reads(text, "NUMERICAL"):
        for _, reply in answers:
            verdict(f"{label}: a reply is plain text", "\\" not in reply and "<" not in reply, reply)


def stored(spec, folder):
    """Questions about a random tree use the same letters as those about a stored tree."""
    if not spec.startswith("random:"):
        return spec
    run("sheet", "-q", "-f", "svg", "-o", folder, spec)
    return os.path.join(folder, next(f for f in os.listdir(folder)
                                     if f.startswith("random") and f.endswith(f"{spec.rsplit('=', 1)[1]}.json")))


# ---- R/exams -------------------------------------------------------------------------------------

class Exercise:
    """An exercise as read_exercise and read_metainfo of R/exams read it."""

    def __init__(self, file):
        with open(file, encoding="utf-8") as text:
            lines = text.read().split("\n")
        heads = [i for i in range(1, len(lines)) if re.match("====|----", lines[i])]
        self.parts = {}
        for i, at in enumerate(heads):
            end = heads[i + 1] - 1 if i + 1 < len(heads) else len(lines)
            self.parts[lines[at - 1]] = lines[at + 1:end]
        self.chunk = "\n".join(lines[:heads[0] - 1])
        self.question = "\n".join(self.parts["Question"])
        items = [line[1:].strip() for line in self.parts.get("Answerlist", []) if line]
        meta = dict(line.split(": ", 1) for line in self.parts["Meta-information"] if line)
        self.meta = {key: value.split("|") for key, value in meta.items()}
        self.types = self.meta.get("exclozetype", self.meta["extype"])
        self.answers, self.choices = [], []
        for kind, solution in zip(self.types, self.meta["exsolution"]):
            here = len(solution) if kind != "num" else "exclozetype" in self.meta
            choices, items = [plain(item) for item in items[:here]], items[here:]
            self.choices.append(choices)
            self.answers.append(float(solution) if kind == "num" else [c for c, bit in zip(choices, solution) if bit == "1"])
        self.whole = not items and len(self.types) == len(self.meta["exsolution"]) and \
            all(len(self.meta[key]) in (1, len(self.types)) for key in ("extol", "expoints") if key in self.meta)

    def prompts(self):
        """What is written before the gap of each answer, and the last prompt of the whole search or of several nodes."""
        prompt, node, found = "", "", []
        for line in self.question.split("\n"):
            gap = re.findall(r"##ANSWER(\d+)##", line)
            if line.startswith("- "):
                node = plain(line[2:].split(": ##ANSWER")[0])
            elif line:
                prompt, node = plain(line.split("##ANSWER")[0].strip()), ""
            found += [(int(g), prompt, node) for g in gap]
        return found


def plain(text):
    """Markdown's escapes undone."""
    return re.sub(r"\\([!-/:-@\[-`{-~])", r"\1", html.unescape(text))


def right_answers(search, word, node):
    """What the search says, as choices: a list with the right one."""
    path = search.inner.get(node)
    entered = {e["node"]: e for e in search.entered}
    if word in ("value", "leaves", "nodes"):
        return [float(search.counts[word])]
    if word == "best":
        best = search.trace["summary"]["best"]
        names = {p: n for n, p in search.inner.items()} | (leaf_names(search) if search.leaves is not None else {})
        return [[names.get(best, best) if best else "none"]]
    if path not in entered:
        return [["never visited"]] * (2 if word == "windows" else 1)
    if word == "windows":
        return [[bound(entered[path]["alpha"], "-inf")], [bound(entered[path]["beta"], "inf")]]
    return [[search.cut.get(path, "none") if word == "cutoffs" else node_type(entered[path], search.returned[path])]]


WORDS = {"What is the value": "value", "Which move": "best", "What is the window": "windows", "How many leaves": "leaves",
         "How many nodes": "nodes", "Which of these leaves": "pruned", "Which of these nodes": "cutoffs",
         "What type": "types"}


def check_rexams_answer(name, search, word, node, answers, choices):
    if word == "pruned":
        good, bad = set(answers), set(choices[:-1]) - set(answers)
        verdict(f"{name}: none of them is the last choice, right only alone",
                choices[-1] == "none of them" and (good == {"none of them"} or "none of them" not in good), choices)
        if search.leaves is not None:
            names = leaf_names(search)
            visited = {names[leaf] for leaf in search.visited}
            pruned = {names[leaf] for leaf in search.leaves} - visited
            verdict(f"{name}: what is right is pruned, what is wrong visited",
                    good - {"none of them"} <= pruned and bad <= visited, (good, bad))
        return
    verdict(f"{name}: {answers} is right", answers == right_answers(search, word, node)[0], right_answers(search, word, node))


def check_rexams(folder, spec, options):
    """A cloze for the tree, and an exercise for each of its gaps: their form and every answer."""
    label = " ".join(["rexams", *options, spec])
    search = Search(stored(spec, folder), options)
    for separate in ([], ["--separate"]):
        made = tempfile.mkdtemp(dir=folder)
        run("bank", "-q", "--questions", "all", "-f", "rexams", "-o", made, *separate, *options, spec)
        files = sorted(os.listdir(made))
        stem = next(f for f in files if f.endswith(".svg"))[:-4]
        exercises = [f for f in files if f.endswith(".Rmd")]
        verdict(f"{label}: a picture in both formats, and exercises", f"{stem}.png" in files and
                (len(exercises) > 3 if separate else exercises == [f"{stem}.Rmd"]), files)
        for file in exercises:
            check_exercise(f"{label}: {file}", search, Exercise(os.path.join(made, file)), stem, file if separate else None)


def check_exercise(name, search, e, stem, file):
    verdict(f"{name}: its parts have the same length", e.whole, e.meta)
    verdict(f"{name}: it shows the picture", f'include_supplement("{stem}.png")' in e.chunk and f"]({stem}.png)" in e.question)
    verdict(f"{name}: LaTeX has all its signs", not set("αβ≥≤∞−▲▼") & set(e.question), e.question)
    verdict(f"{name}: one right choice, two or more to choose from, each once",
            all(kind == "num" or len(c) > 1 and len(set(c)) == len(c) and (kind == "mchoice" or len(a) == 1)
                for kind, a, c in zip(e.types, e.answers, e.choices)), e.choices)
    if file is not None:
        verdict(f"{name}: of a type that every platform has", e.meta["extype"][0] in ("num", "schoice", "mchoice"))
        verdict(f"{name}: five choices on a sheet to scan", e.meta["extype"] == ["num"] or
                e.meta["exshuffle"] == ["5" if len(e.choices[0]) > 5 else "TRUE"], e.meta)
        word = re.search(r"-([a-z]+)(-\d+)?\.Rmd$", file).group(1)
        node = plain(e.question.strip().split("\n")[-1].split(": which of these")[0])
        if word == "windows":
            low, high = (right_answers(search, word, node) + [None])[:2]
            right = low if low == ["never visited"] else [f"[{low[0]}, {high[0]}]"]
            verdict(f"{name}: the window is {right}", e.answers == [right], e.answers)
        else:
            check_rexams_answer(name, search, word, node, e.answers[0], e.choices[0])
        return
    prompts, before = e.prompts(), ""
    verdict(f"{name}: a gap for each answer, in order", [n for n, _, _ in prompts] == list(range(1, len(e.types) + 1)), prompts)
    for (n, prompt, node), answers, choices in zip(prompts, e.answers, e.choices):
        word = next((w for begin, w in WORDS.items() if prompt.startswith(begin)), None)
        if word == "windows":
            right = right_answers(search, word, node)[before == node]
            verdict(f"{name}: gap {n} is {right}", answers == right, answers)
        else:
            check_rexams_answer(f"{name}: gap {n}", search, word, node, answers, choices)
        before = node


def check_conventions():
    """Banks of one tree under several conventions, or of trees with the same title, can share a category."""
    seen = {"name/text": [], "idnumber": []}
    conventions = [[], ["--cut", "strict"], ["--fail", "hard"], ["--root", "min"], ["--order", "reversed"],
                   ["--window", "4,7"], ["-a", "minimax"], ["-a", "branch-and-bound"],
                   ["-a", "branch-and-bound", "--cut", "strict"]]
    trees = ["aima-two-ply", os.path.join(ROOT, "trees/aima-two-ply.json"), "tree:[[1,2],[3,4]]", "tree:[[1,2],[3,5]]"]
    banks = [[*options, "--title", "Exam/own trees", *trees] for options in conventions]
    banks += [["-d", "2", *options, "othello:f5d6c3"] for options in ([], ["-e", "tutorial"], ["--score",
                                                                        "winner-takes-empties"])]
    banks.append(["-d", "1", "othello:f5d6c3"])
    for bank in banks:
        for question in ET.fromstring(run("bank", "-q", "--questions", "all", "--separate", *bank)).findall("question")[1:]:
            for element in seen:
                seen[element].append(question.findtext(element))
    for element, texts in seen.items():
        verdict(f"no two questions share their {element}", len(set(texts)) == len(texts),
                sorted({t for t in texts if texts.count(t) > 1}))
    verdict("an id has room in Moodle", max(map(len, seen["idnumber"])) <= 100)
    verdict("the id under default conventions contains only the tree", "plycut-aima-two-ply-value" in seen["idnumber"])


def check_graded():
    """`plycut check` accepts what the bank accepts for a node that is never visited."""
    tree = "tree:[[[7,5],[6,8]],[[3,9],[7,2]],[[[8,7]],[10,1]]]"
    for question in ET.fromstring(run("bank", "-q", "--questions", "all", "--separate", tree)).findall("question"):
        if not question.findtext("idnumber", "").endswith("-windows"):
            continue
        accepted = gaps(question.findtext("questiontext/text"))["J"][0]
        verdict("the bank accepts words and dashes", {"never", "none", "-", "\u2212"} <= set(accepted), accepted)
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "answers.txt")
            for words in [*accepted, *(a.title() for a in accepted)]:
                with open(file, "w", encoding="utf-8") as answers:
                    answers.write(f"J: {words}\n")
                graded = subprocess.run([PLYCUT, "check", "-q", tree, file], stdout=subprocess.PIPE, check=False)
                verdict(f"'{words}' is never visited for the grader, too", graded.returncode == 0, graded.stdout.decode())


def main():
    cases = [
        (["aima-two-ply", "eppstein-deep", "ties", "decimals"], []),
        (["corner-deep-pure", "same-player"], ["--cut", "strict", "--fail", "hard"]),
        (["tree:[[[7,5],[6,8]],[[3,9],[7,2]],[[[8,7]],[10,1]]]", "knuth-moore-pi"], []),
        (["aima-two-ply", "irregular"], ["--order", "reversed", "--root", "min"]),
        (["eppstein-deep"], ["-a", "branch-and-bound"]),
        (["aima-two-ply"], ["-a", "minimax"]),
        (["wikipedia-ab"], ["--window", "4,7"]),
        (["random:b=2,d=4,values=-9..9,seed=3"], []),
        (["othello:start"], ["-d", "2"]),
        (['tree:{"name":"<&]]>{1:x}","children":[{"name":"*\\"~","children":[3,12]},[2,4],[1,1]]}'], []),
        (['tree:[[{"name":"a<b>&","value":3},{"name":"~}","value":12}],[{"name":"&amp;x\\\\","value":2},4]]'], []),
    ]
    for specs, options in cases:
        with tempfile.TemporaryDirectory() as folder:
            check_bank(folder, specs, options)
            check_whole(folder, specs, options)
            for spec in specs:
                if "~" not in spec:
                    check_rexams(folder, spec, options)
    check_conventions()
    check_graded()
    return ended()


if __name__ == "__main__":
    sys.exit(main())
