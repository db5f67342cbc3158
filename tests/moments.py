#!/usr/bin/python3
"""Compare pictures of moments with the trace: for every tree of the catalogue, algorithm and event, the values, windows
and marks of `draw --steps all` are those that the first events of the trace say, computed here the obvious way; and
all pages have one layout. Usage: tests/moments.py PLYCUT [TREE...]. Last line: N passed, N failed."""
import functools, html, json, os, pathlib, re, subprocess, sys, tempfile

plycut = str(pathlib.Path(sys.argv[1]).resolve())
trees = sys.argv[2:] or sorted(str(path) for path in pathlib.Path("trees").glob("*.json"))
NODE = re.compile(r'^    n\d+ \[id="n(/[^"]*)", class="([^"]*)", (pos="[^"]*", width=\S+, height=[\d.]+)(.*)', re.M)
MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None  # for thousands of files
passed = failed = 0


def number(value, infinity):
    if value is None:
        return infinity
    text = "%.4g" % value if value != int(value) else "%d" % value
    return text.replace("-", "−")


@functools.cache  # from page to page few labels change
def text_of(label):
    """The lines of a label, without their markup."""
    body = re.sub(r">, tooltip=.*", "", label[label.index("label=<") + 7:], flags=re.S)
    lines = [html.unescape(re.sub(r"<[^>]*>", "", line)).replace("\u00a0", " ").strip() for line in body.split("<BR/>")]
    return [line for line in lines if line]


def bare_window(line):
    """A window without the owner of the crossed bound, which follows it."""
    return "[%s]" % ", ".join(bound.split()[0] for bound in line[1:-1].split(", "))


def unknown():
    return {"visited": False, "pruned": False, "cause": False, "open": False, "cut": None}


def happen(nodes, event):
    """Note what the event says about nodes, by path."""
    kind, path = event["event"], event["node"]
    node = nodes.setdefault(path, unknown())
    if kind in ("enter", "leaf"):
        node.update(visited=True, pruned=False, cut=None, open=kind == "enter",
                    value=event.get("value"), type="exact", window=(event["alpha"], event["beta"]), entry=(event["alpha"], event["beta"]))
    elif kind == "update":
        node.update(value=event["best"], window=(event["alpha"], event["beta"]))
    elif kind == "cutoff":
        node["cut"] = event["kind"]
        if event["by"] is not None:
            nodes[event["by"]]["cause"] = True
        for child in event["pruned"]:
            known = nodes.setdefault(child, unknown())
            known["pruned"] = not known["visited"]
    elif kind == "exit":
        node.update(open=False, value=event["value"], type=event["type"], window=node["entry"])


@functools.cache
def marks(words):
    """The classes of a node that change during a search."""
    return frozenset(words.split()) - {"max", "min", "leaf"}


@functools.cache
def marks_wanted(visited, pruned, is_open, current, cut, cause):
    words = ["visited" if visited else "pruned" if pruned else "ahead"]
    words += ["open"] * is_open + ["current"] * current + (["cut", cut] if cut else []) + ["cause"] * cause
    return frozenset(words)


AHEAD = unknown()


def lines_wanted(node, windowed):
    """Value and window of an inner node, as typeset."""
    value = number(node["value"], "") if node["value"] is not None else ""
    sign = {"exact": "", "lower": "≥", "upper": "≤"}[node["type"]] if windowed else ""
    lines = [sign + value + ("…" if node["open"] else "")] if value else []
    if windowed and (node["open"] or node["cut"]):
        lines.append("[%s, %s]" % (number(node["window"][0], "−∞"), number(node["window"][1], "∞")))
    return lines


def check_page(page, nodes, current, windowed, scouts):
    below_pruned = tuple(path + "/" for path, node in nodes.items() if node["pruned"])
    for path, words, _, label in page:
        node = nodes.get(path, AHEAD)
        pruned = node["pruned"] or path.startswith(below_pruned)
        if marks(words) != marks_wanted(node["visited"], pruned, node["open"], path == current, node["cut"], node["cause"]):
            return "%s is %s" % (path, words)
        if not node["visited"] or "leaf" in words:
            continue
        wanted, lines = lines_wanted(node, windowed), text_of(label)[1:]
        # A scout's bound is written as the number that it tests, with a sign.
        lines = [bare_window(line) if line[0] == "[" else line for line in lines]
        if lines != wanted and not (scouts and re.search("[0-9][+−]", lines[-1]) and lines[:-1] == wanted[:-1]):
            return "%s says %s, not %s" % (path, lines, wanted)
    return None


def check(tree, algorithm, folder):
    global passed, failed
    run = lambda *arguments: subprocess.run([plycut, *arguments], check=True, capture_output=True, text=True).stdout
    trace = json.loads(run("trace", "-a", algorithm, tree))
    run("draw", "-a", algorithm, "--steps", "all", "--detail", "full", "--fold", "none", tree, "-o", folder + "/page.dot")
    pages = sorted(pathlib.Path(folder).glob("page-*.dot"))
    events, nodes, layouts, wrong = trace["events"], {}, set(), None
    windowed = any(event.get("alpha") is not None or event.get("beta") is not None for event in events) or algorithm != "minimax"
    if len(pages) != len(events):
        wrong = "%d pages for %d events" % (len(pages), len(events))
    for count, (event, path) in enumerate(zip(events, pages), 1):
        happen(nodes, event)
        page = NODE.findall(path.read_text())
        layouts.add(frozenset((node[0], node[2]) for node in page))
        said = None if wrong else check_page(page, nodes, event["node"], windowed, algorithm == "negascout")
        wrong = said and "event %d: %s" % (count, said) or wrong
    for path in pages:
        path.unlink()
    if len(layouts) != 1 and not wrong:
        wrong = "%d layouts" % len(layouts)
    passed, failed = passed + (not wrong), failed + bool(wrong)
    if wrong:
        print("FAIL %s by %s: %s" % (tree, algorithm, wrong))



def defined(tree):
    """The algorithms that take this tree, without those of several passes, or with limits."""
    counts = subprocess.run([plycut, "count", "-q", "-a", "all", "-f", "json", tree], capture_output=True, text=True, check=True).stdout
    return [result["algorithm"] for result in json.loads(counts)["results"]]


with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
    for tree in trees:
        for algorithm in defined(tree):
            check(tree, algorithm, folder)
print("%d passed, %d failed" % (passed, failed))
sys.exit(failed > 0)
