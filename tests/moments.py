#!/usr/bin/python3
"""Compare pictures of moments with the trace: for every tree of the catalogue, algorithm and event, the values, windows
and marks of `draw --steps all` are those that the first events of the trace say, computed here the obvious way; and
all pages have one layout. Usage: tests/moments.py PLYCUT [TREE...]. Last line: N passed, N failed."""
import functools, html, json, pathlib, re, subprocess, sys, tempfile

plycut = str(pathlib.Path(sys.argv[1]).resolve())
trees = sys.argv[2:] or sorted(str(path) for path in pathlib.Path("trees").glob("*.json"))
NODE = re.compile(r'^    n\d+ \[id="n(/[^"]*)", class="([^"]*)", (pos="[^"]*", width=\S+, height=[\d.]+)(.*)', re.M)
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


def state_after(events):
    """What is known about each node after these events, by path; and the node of the last event."""
    nodes, current = {}, None
    for event in events:
        kind, path = event["event"], event["node"]
        node = nodes.setdefault(path, {"visited": False, "pruned": False, "cause": False, "visits": 0})
        current = path
        if kind in ("enter", "leaf"):
            visits = node["visits"] + 1
            node.update(visited=True, pruned=False, visits=visits, cut=None, open=kind == "enter",
                        value=event.get("value"), type="exact", window=(event["alpha"], event["beta"]), entry=(event["alpha"], event["beta"]))
        elif kind == "update":
            node.update(value=event["best"], window=(event["alpha"], event["beta"]))
        elif kind == "cutoff":
            node["cut"] = event["kind"]
            if event["by"] is not None:
                nodes[event["by"]]["cause"] = True
            for child in event["pruned"]:
                known = nodes.setdefault(child, {"visited": False, "cause": False, "visits": 0})
                known["pruned"] = not known["visited"]
        elif kind == "exit":
            node.update(open=False, value=event["value"], type=event["type"], window=node["entry"])
    return nodes, current


def words_wanted(nodes, below_pruned, current, path):
    node = nodes.get(path, {"visited": False, "pruned": False, "cause": False})
    pruned = node.get("pruned") or path.startswith(below_pruned)
    words = ["visited" if node["visited"] else "pruned" if pruned else "ahead"]
    words += ["open"] * bool(node.get("open")) + ["current"] * (path == current)
    words += ["cut", node["cut"]] if node.get("cut") else []
    return set(words + ["cause"] * node["cause"])


def lines_wanted(node, windowed):
    """Value and window of an inner node, as typeset."""
    value = number(node["value"], "") if node["value"] is not None else ""
    sign = {"exact": "", "lower": "≥", "upper": "≤"}[node["type"]] if windowed else ""
    lines = [sign + value + ("…" if node["open"] else "")] if value else []
    if windowed and (node["open"] or node["cut"]):
        lines.append("[%s, %s]" % (number(node["window"][0], "−∞"), number(node["window"][1], "∞")))
    return lines


def check_page(page, nodes, current, windowed, scouts):
    below_pruned = tuple(path + "/" for path, node in nodes.items() if node.get("pruned"))
    for path, words, _, label in page:
        kind = set(words.split())
        if kind - {"max", "min", "leaf"} != words_wanted(nodes, below_pruned, current, path):
            return "%s is %s" % (path, words)
        if "visited" not in kind or "leaf" in kind:
            continue
        wanted, lines = lines_wanted(nodes[path], windowed), text_of(label)[1:]
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
    events, layouts, wrong = trace["events"], set(), None
    windowed = any(event.get("alpha") is not None or event.get("beta") is not None for event in events) or algorithm != "minimax"
    if len(pages) != len(events):
        wrong = "%d pages for %d events" % (len(pages), len(events))
    for count, path in enumerate(pages, 1):
        page = NODE.findall(path.read_text())
        layouts.add(tuple(sorted((node[0], node[2]) for node in page)))
        wrong = wrong or (lambda said: said and "event %d: %s" % (count, said))(
            check_page(page, *state_after(events[:count]), windowed, algorithm == "negascout"))
        path.unlink()
    if len(layouts) != 1 and not wrong:
        wrong = "%d layouts" % len(layouts)
    passed, failed = passed + (not wrong), failed + bool(wrong)
    if wrong:
        print("FAIL %s by %s: %s" % (tree, algorithm, wrong))


names = subprocess.run([plycut, "list", "-q", "algorithms"], capture_output=True, text=True, check=True).stdout.split()
with tempfile.TemporaryDirectory() as folder:
    for tree in trees:
        for algorithm in names:
            check(tree, algorithm, folder)
print("%d passed, %d failed" % (passed, failed))
sys.exit(failed > 0)
