#!/usr/bin/python3
"""Questions about searches that visit nodes again: tests/again.py PLYCUT [TREES].

NegaScout, Star2 and MTD(f), with all its passes, on random trees. What the key, the sheet, the bank and the quiz say is what follows here from the events of the
trace alone: every visit of a leaf in its place, what a node returned last, its last cutoff, what no visit has entered, each
question of a quiz with its right answer, and between what a chance node lies when its children have been probed. A key is
right by its own check; a sheet that leaves out a second visit is not. Last line: N passed, N failed."""
import json, random, re, subprocess, sys
from fractions import Fraction as F
from xml.etree import ElementTree

from law import Node, levels, random_tree

PLYCUT, TREES = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 60
NUM = r"(-?(?:inf|\d+(?:\.\d+)?(?:/\d+)?))"


def run(*arguments, data=None, status=0):
    done = subprocess.run([PLYCUT, *arguments], capture_output=True, text=True, input=data)
    assert done.returncode == status, f"status {done.returncode}: {done.stderr}"
    return done.stdout if status == 0 else done.stdout + done.stderr


def number(text):
    return float(F(text)) if "inf" not in text else float(text)


def close(a, b):
    return a == b or abs(a - b) < 1e-9 * max(1, abs(a), abs(b))


SIGNS = {"exact": "", "lower": ">=", "upper": "<="}


class Books:
    """What the events of a trace say."""

    def __init__(self, tree, trace):
        self.tree, self.events = tree, trace["events"]
        self.nodes = {n.path: n for n in tree.all()}
        self.names = {e["node"]: e["name"] for e in self.events if "name" in e}
        self.visited = [e["node"] for e in self.events if e["event"] == "leaf"]
        self.entered = [e["node"] for e in self.events if e["event"] in ("enter", "leaf")]
        self.returned = {e["node"]: (e["value"], SIGNS[e["type"]]) for e in self.events if e["event"] in ("exit", "table")}
        self.value = trace["summary"]["value"], trace["summary"]["principal_variation"]
        self.cutoffs = {e["node"]: e for e in self.events if e["event"] == "cutoff"}
        seen, listed = set(self.entered), {p for e in self.events if e["event"] == "cutoff" for p in e["pruned"]}
        self.pruned = listed - seen
        self.kinds = [e["kind"] for e in self.events if e["event"] == "cutoff"]


# ---- Keys ------------------------------------------------------------------------------------------------------------


def returned(value):
    """A key's value: 7, ">=7"; "-" is no number."""
    sign = value[:2] if isinstance(value, str) and value[:2] in (">=", "<=") else ""
    return (number(value[len(sign):]) if isinstance(value, str) else value), sign


def check_key(key, books, algorithm):
    assert returned(key["value"]) == (books.value[0], books.returned["/"][1] if algorithm != "mtdf" else ""), f"value {key['value']}"
    assert key["principal_variation"] == books.value[1] and key["best"] == (books.value[1] or [None])[0]
    assert key["visited"] == books.visited and key["leaves"] == len(books.visited), f"visited {key['visited']}"
    assert ("nodes" not in key) if algorithm == "mtdf" else key["nodes"] == len(books.entered)
    assert set(key["pruned"]) == books.pruned and len(key["pruned"]) == len(books.pruned), f"pruned {key['pruned']}"
    assert (key["shallow"], key["deep"]) == (books.kinds.count("shallow"), books.kinds.count("deep"))
    inner = [n.path for n in books.tree.all() if n.children]
    assert set(key["values"]) == set(inner)
    for path in inner:
        found = key["values"][path]
        if path not in books.returned:
            assert found == "-", f"{path} returns {found}"
            continue
        value, sign = returned(found)
        assert close(value, books.returned[path][0]) and sign == books.returned[path][1], f"{path} returns {found}, not {books.returned[path]}"
    assert not {"windows", "types", "updates", "ranges"} & set(key)
    if algorithm != "star2":
        assert "cutoffs" not in key
        return
    assert sorted(c["node"] for c in key["cutoffs"]) == sorted(books.cutoffs), "cutoffs"
    for c in key["cutoffs"]:
        e = books.cutoffs[c["node"]]
        left, sign, right = re.fullmatch(rf"{NUM} (<=|>=|<|>) {NUM}", c["test"]).groups()
        assert (c["side"], c["kind"]) == (e["side"], e["kind"]) and close(number(left), e["value"]) and close(number(right), e["bound"]), c
        assert c["by"] == (e["by"] or "window") and (sign[0] == ">") == (e["side"] == "beta"), c


def check_checked(words, text, key, books):
    """The key is right; a sheet that lists a leaf only once is wrong there, and nowhere else."""
    first = run("check", *words, text, "-", data=json.dumps(key)).splitlines()[0]
    right, of = re.search(r"(\d+) of (\d+) answers? right", first).groups()
    assert right == of, first
    again = next((i for i, p in enumerate(books.visited) if p in books.visited[:i]), None)
    if again is None:
        return 0
    once = books.visited[:again] + books.visited[again + 1:]
    sheet = f"visited: {', '.join(once)}\nleaves: {len(books.visited)}\n"
    said = run("check", *words, text, "-", data=sheet, status=1)
    assert "wrong  leaves, in order:" in said and "right  leaves visited:" in said, said
    typed = run("check", *words, text, "-", data=f"visited: {', '.join(books.visited)}\n")
    assert "right  leaves, in order:" in typed, typed
    return 1


def check_bank(words, text, books, tree):
    """The bank asks the same, and its right answers are these."""
    questions = {}
    for q in ElementTree.fromstring(run("bank", "--separate", *words, text)).findall("question"):
        name = q.findtext("name/text", "")
        questions[name.rpartition(": ")[2]] = [(float(a.get("fraction")), a.findtext("text")) for a in q.findall("answer")]
        assert name == "" or "cutoffs" not in name or words[1] == "star2", name
    right = {name: [text for fraction, text in answers if fraction > 0] for name, answers in questions.items()}
    assert close(number(right["value of the root"][0].replace(",", ".")), books.value[0]), f"bank: {right}"
    assert right["number of leaves visited"] == [str(len(books.visited))], f"bank: {right}"
    never = [n for n in tree.all() if not n.children and n.path not in books.visited]
    assert len(right["leaves pruned"]) == (min(len(never), 10) or 1), f"bank: {right}, {len(never)} never visited"
    assert ("none of them" in right["leaves pruned"]) == (not never)
    assert not [text for _, text in questions["number of leaves visited"] if text.startswith("-")], f"bank: {questions}"


# ---- Quizzes ---------------------------------------------------------------------------------------------------------


class Question:
    def __init__(self, kind, node, shown, event, probe=False):
        self.kind, self.node, self.shown, self.event, self.probe = kind, node, shown, event, probe


def questions_of(books):
    """The questions in order, and what a chance node lies between when a cutoff is asked for."""
    tried, found, events = {}, [], books.events
    for i, e in enumerate(events):
        following = events[i + 1] if i + 1 < len(events) else {"event": ""}
        node = books.nodes[e["node"]]
        if e["event"] == "enter":
            tried[node.path] = 0
        elif e["event"] == "leaf":
            found.append(Question("leaf", None, i + 1, e))
        elif e["event"] in ("update", "probe"):
            cuts = following["event"] == "cutoff"
            if e["event"] == "update":
                tried[node.path] += 1
                if node.player != "chance":
                    found.append(Question("update", node, i + 1, e))
            if e["event"] == "probe" or tried[node.path] < len(node.children):
                found.append(Question("cutoff", node, i + 1 + cuts, following if cuts else e, e["event"] == "probe"))
        elif e["event"] == "exit":
            probed = following["event"] == "probe" and following["from"] == node.path
            found.append(Question("value", node, i + 1, e, probed))
    return found


def lies_between(books, question, limits):
    """From the events of this visit: searched children count with their values, probed ones with a bound, others with limits."""
    node, values, probes = question.node, {}, {}
    until = question.shown - (question.event["event"] == "cutoff")
    for e in reversed(books.events[:until]):
        if e["event"] == "enter" and e["node"] == node.path:
            break
        if e["event"] == "update" and e["node"] == node.path:
            values[e["from"]] = F(e["value"]).limit_denominator(10 ** 6)
        elif e["event"] == "probe" and e["node"] == node.path:
            probes.setdefault(e["from"], F(e["value"]).limit_denominator(10 ** 6))
    least, most = F(0), F(0)
    for child, chance in zip(node.children, node.chances):
        value, probe = values.get(child.path), probes.get(child.path)
        least += chance * (value if value is not None else probe if probe is not None and child.player == "max" else limits[0])
        most += chance * (value if value is not None else probe if probe is not None and child.player == "min" else limits[1])
    return float(least), float(most)


def check_quiz(words, text, books, limits):
    quiz = json.loads(run("quiz", "-f", "json", *words, text))["questions"]
    wanted = questions_of(books)
    assert [(q["kind"], q["shown"]) for q in quiz] == [(w.kind, w.shown) for w in wanted], "questions"
    answers = re.findall(r"^  answer: (.*)$", run("quiz", *words, text, data="show\n" * len(wanted)), flags=re.M)
    assert len(answers) == len(wanted)
    for q, w, answer in zip(quiz, wanted, answers):
        e = w.event
        assert w.node is None or q["node"] == w.node.path, q
        assert q["question"].lower().count("the probe of") == w.probe, q["question"]
        if w.kind == "cutoff":
            cut = e["event"] == "cutoff"
            by = f" by {books.names.get(e['by'], '')}" if cut and e["by"] else ""
            assert answer == (e["kind"] + by if cut else "no cutoff"), f"{q['question']} {answer}"
            if w.node.player == "chance":
                said = re.search(rf"at least {NUM} and at most {NUM}\.", q["hints"][1])
                ends = lies_between(books, w, limits)
                assert close(number(said[1]), ends[0]) and close(number(said[2]), ends[1]), f"{q['hints'][1]} It is {ends}"
        elif w.kind == "value":
            value, sign = returned(answer.replace("−", "").replace("+", ""))
            assert sign == SIGNS[e["type"]] and close(value, e["value"]), f"{q['question']} {answer}"
    return len(wanted)


# ---- All -------------------------------------------------------------------------------------------------------------


def check_one(rng, i):
    algorithm = ("star2", "negascout", "mtdf")[i % 3]
    star2 = algorithm == "star2"
    low, high = rng.choice(((0, 9), (-2, 5), (0, 3)))
    movers = levels(rng, star2)
    tree = random_tree(rng, 5 if movers else rng.choice((3, 4)), movers, star2, low, high)
    tree.name_paths()
    document = dict({"limits": (low, high)} if star2 else {}, tree=tree.as_json())
    text = json.dumps(document, separators=(",", ":"))
    words = ["-a", algorithm, "--cut", rng.choice(("equal", "strict")), "--fail", rng.choice(("soft", "hard")),
             "--order", rng.choice(("given", "reversed"))]
    if algorithm == "mtdf" and rng.random() < 0.5:
        words += ["--guess", str(rng.randint(low, high))]
    try:
        table = ["--table", "65536"] if algorithm == "mtdf" else []
        books = Books(tree, json.loads(run("trace", *words, *table, text)))
        key = json.loads(run("answers", *words, text))
        check_key(key, books, algorithm)
        again = check_checked(words, text, key, books)
        check_bank(words, text, books, tree)
        if algorithm == "mtdf":
            assert "an earlier pass decides" in run("quiz", *words[:8], text, status=2)
            return 0, again
        return check_quiz(words, text, books, (low, high)), again
    except (AssertionError, KeyError, TypeError) as error:
        raise AssertionError(f"plycut answers {' '.join(words)} '{text}'\n    {error!r}") from error


def main():
    rng, passed, failed, questions, repeated = random.Random(363), 0, 0, 0, 0
    for i in range(TREES):
        try:
            asked, again = check_one(rng, i)
            passed, questions, repeated = passed + 1, questions + asked, repeated + again
        except AssertionError as error:
            failed += 1
            print("FAIL", error)
    if repeated < TREES / 10 and failed == 0:
        failed += 1
        print("FAIL hardly any search visits a leaf again")
    print(f"{questions} questions of quizzes, {repeated} searches that visit a leaf again")
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
