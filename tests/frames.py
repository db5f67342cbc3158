#!/usr/bin/python3
"""A beamer frame shows the moments of --steps cutoffs: tests/frames.py PLYCUT.

Each overlay of `draw -f tikz --part frame` is compared with the SVG of the moment just after its cutoff, drawn by itself with
`--until`: which nodes are visited, pruned, ahead, open and current, which edges are cut, and how, and which lead to open
nodes. The last overlay is the searched tree with its principal variation. Last line: N passed, N failed."""
import json, re, subprocess, sys

PLYCUT = sys.argv[1]
TREES = ("aima-two-ply", "eppstein-deep", "wikipedia-ab", "ties", "binary16", "random:b=2,d=4,seed=3,values=0..9",
         '{"players":["max","chance","min"],"limits":[0,9],"tree":[[[4,5],[2,3]],[[1,6],[0,9]],[[3,7],[2,2]]]}')
SEARCHES = ("alpha-beta", "branch-and-bound", "minimax", "negascout", "cut-late", "window-reset")
DETAIL = ("--detail", "compact")
STATEMENT = re.compile(r"^(?:\\visible<(\d+)(-?)(\d*)>\{)?\\(node|draw)\[([^\]]*)\](?: \((n\d+)\))?(?: at)? (\([-\d., ]*\)(?: -- \([-\d., ]*\))?)", re.M)


def run(*arguments):
    done = subprocess.run([PLYCUT, *arguments], capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else None


def overlays_of(frame):
    """For each overlay: the style of each node by its number, and the styles of the edges, by where they run."""
    rows = [(int(a or 1), int(c) if c else int(a) if a and not dash else None, kind, style, node, place)
            for a, dash, c, kind, style, node, place in STATEMENT.findall(frame)]
    last = max([1] + [end or begin for begin, end, *_ in rows])
    found = []
    for k in range(1, last + 1):
        seen = [row for row in rows if row[0] <= k and (row[1] is None or k <= row[1])]
        nodes = [(node, style) for _, _, kind, style, node, _ in seen if kind == "node" and node]
        assert len(nodes) == len(set(node for node, _ in nodes)), f"overlay {k} shows a node twice"
        edges = [(place, style) for _, _, kind, style, _, place in seen if kind == "draw" and style != "causes"]
        assert len(edges) == len(set(place for place, _ in edges)), f"overlay {k} shows an edge twice"
        found.append((dict(nodes), edges))
    return found


def node_says(style):
    """What a TikZ style says of a node, as classes of SVG."""
    words = style.split(", ")
    return {word for word in ("pruned", "ahead") if words[0].startswith(word)} | ({"current"} if "current node" in words else set()) \
        | ({"thick"} if "variation node" in words else set())


def edge_says(style):
    kinds = {"shallow cuts": "shallow", "deep cuts": "deep", "window cuts": "window", "limit cuts": "limit", "ahead edges": "ahead",
             "pruned edges": "never", "tree edges": "visited"}
    words = style.split(", ")
    return kinds[words[0]], "variation" in words


def classes(svg, kind):
    return [set(words.split()) for words in re.findall(rf'<g id="{kind}/[^"]*" class="{"node" if kind == "n" else "edge"} ([^"]*)"', svg)]


def edge_in_svg(words):
    cut = next((word for word in ("shallow", "deep", "window", "limit") if "cut-edge" in words and word in words), None)
    return cut or ("ahead" if "ahead" in words else "never" if "pruned" in words else "visited"), bool(words & {"open", "current", "pv"})


def compare(overlay, svg, ends):
    nodes, edges = overlay
    shown = [node_says(nodes[f"n{i}"]) for i in range(len(nodes))]
    wanted = [words & {"pruned", "ahead", "current"} | ({"thick"} if words & {"open", "pv"} and "current" not in words else set())
              for words in classes(svg, "n")]
    if ends:  # the last node is not the current one any more
        shown, wanted = ([words - {"current"} for words in some] for some in (shown, wanted))
    assert shown == wanted, f"nodes: {[(i, a, b) for i, (a, b) in enumerate(zip(shown, wanted)) if a != b]}"
    assert [edge_says(style) for _, style in edges] == [edge_in_svg(words) for words in classes(svg, "e")], "edges"


def check(tree, search):
    common = ("-q", "-a", search, *DETAIL, "--draw-nodes", "200")
    frame, trace = run("draw", "-f", "tikz", "--part", "frame", *common, tree), run("trace", "-q", "-a", search, tree)
    if frame is None or trace is None:
        return False
    cutoffs = [e["n"] for e in json.loads(trace)["events"] if e["event"] == "cutoff"]
    overlays = overlays_of(frame)
    assert len(overlays) == len(cutoffs) + 1 or not cutoffs, f"{len(overlays)} overlays for {len(cutoffs)} cutoffs"
    for n, overlay in zip(cutoffs, overlays):
        compare(overlay, run("draw", "-f", "svg", *common, "--until", str(n), tree), False)
    compare(overlays[-1], run("draw", "-f", "svg", "--expand-pruned", *common, tree), True)
    return True


def main():
    passed, failed = 0, 0
    for tree in TREES:
        for search in SEARCHES:
            try:
                passed += check(tree, search)
            except AssertionError as error:
                failed += 1
                print(f"FAIL {search} {tree}: {error}")
    print(f"{passed} passed, {failed + (passed < 20)} failed")


main()
