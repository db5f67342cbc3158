#!/usr/bin/python3
"""What `draw --hide` hides is nowhere in the file: at each moment of a search, in each format, every leaf's value is there once the search
has visited the leaf and not before, and with `values` an inner node's not before the search has left it; and nothing moves when a value
appears. Usage: tests/hidden.py PLYCUT. Last line: N passed, N failed."""
import concurrent.futures, io, json, os, pathlib, re, subprocess, sys, tempfile, zipfile

import tally

plycut = str(pathlib.Path(sys.argv[1]).resolve())
TREE = "tree:[[3103,3212,3308],[3402,3504,3606],[[3714,3805],[3902,3951]]]"
FORMATS = {"svg": [], "dot": [], "tikz": [], "forest": [], "txt": [], "pptx": [], "alt": ["--alt"]}


def run(*arguments):
    return subprocess.run([plycut, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def text_of(form, data):
    """All that a file says: of a presentation, its slide without the notes, which tell what has happened."""
    if form == "pptx":
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return archive.read("ppt/slides/slide1.xml").decode()
    return data.decode()


def drawn(form, hide, moment):
    words = FORMATS[form] or ["-f", form]
    done = run("draw", "-q", *words, "--hide", hide, "--detail", "compact", "--legend", "key", "--heading", "none", "--until", str(moment), TREE)
    return text_of(form, done.stdout) if done.returncode == 0 else done.stderr.decode()


def leaves(node):
    return [str(node)] if not isinstance(node, list) else [value for child in node for value in leaves(child)]


def states(events):
    """After each event: the leaves that have been read, and the nodes that have been left."""
    read, left = set(), {}
    for event in events:
        if event["event"] == "leaf":
            read.add(str(event["value"]))
        if event["event"] == "exit":
            left[event["node"]] = str(event["value"])
        yield event["n"], set(read), dict(left)


def judge(form, hide, moment, read, left, every):
    text = drawn(form, hide, moment)
    shown = {value for value in every if re.search(r"(?<![\d.])%s(?![\d.])" % value, text)}
    tally.verdict("%s --hide %s at %d" % (form, hide, moment), shown == read, "shows %s, not %s" % (sorted(shown), sorted(read)))


def inner_values(moment, left):
    """The values in inner nodes of the SVG: with `values` those of nodes that were left, and no others."""
    groups = re.findall(r'<g id="n/[^"]*" class="node (?:max|min)[^"]*">.*?</g>', drawn("svg", "values", moment), re.S)
    shown = [re.search(r'class="value"[^>]*>([^<]*)<', group) for group in groups]
    values = sorted(value.group(1).strip(" \u00a0≥≤") for value in shown if value and value.group(1).strip(" \u00a0"))
    tally.verdict("inner nodes at %d" % moment, values == sorted(left.values()), "%s, not %s" % (values, sorted(left.values())))


def boxes_stay():
    """All pages of steps have the outlines of nodes at the same places as without --hide."""
    with tempfile.TemporaryDirectory() as folder:
        for name, more in (("plain", []), ("hidden", ["--hide", "values"])):
            run("draw", "-q", "--steps", "nodes", *more, "--legend", "none", "-o", os.path.join(folder, name + ".svg"), TREE)
        pages = [sorted(pathlib.Path(folder).glob(name + "-*.svg")) for name in ("plain", "hidden")]
        shapes = [[re.findall(r'viewBox="[^"]*"|<path[^>]* d="([^"]*z)"', page.read_text()) for page in of] for of in pages]
    tally.verdict("nothing moves", len(shapes[0]) > 5 and all(page[:10] == shapes[0][0][:10] for of in shapes for page in of))


def main():
    moments = list(states(json.loads(run("trace", TREE).stdout)["events"]))
    every = leaves(json.loads(TREE[5:]))
    tally.verdict("the search prunes some", moments and set(every) - moments[-1][1])
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(judge, form, hide, moment, read, left, every) for form in FORMATS for hide in ("leaves", "values") for moment, read, left in moments[::3]]
        jobs += [pool.submit(inner_values, moment, left) for moment, _, left in moments[:-1]]
        for job in jobs:
            job.result()
    boxes_stay()
    whole = run("draw", "-q", "-f", "svg", "--hide", "leaves", "--legend", "none", TREE).stdout.decode()
    tally.verdict("the whole search", {value for value in every if value in whole} == moments[-1][1])
    refused = run("draw", "-f", "svg", "--hide", "values", "--values", "ranges", TREE)
    tally.verdict("ranges are refused", refused.returncode == 2 and b"give --hide leaves" in refused.stderr, refused.stderr.decode())
    page = run("draw", "-f", "html", "--hide", "leaves", TREE)
    tally.verdict("pages are refused", page.returncode == 2 and b"--hide is for" in page.stderr, page.stderr.decode())
    return tally.ended()


sys.exit(main())
