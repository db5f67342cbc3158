#!/usr/bin/python3
"""back_ends.py OURS THEIRS... - compare the SVG that plycut writes with the one that Graphviz makes of its DOT.

OURS and THEIRS are two files of one picture. Both must have the same nodes, edges and arrows with the same ids, classes,
tooltips and texts, the same headings, and a legend that says the same. Our legend must explain exactly the marks that are
in the picture."""
import re
import sys
import xml.etree.ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"
TIP = "{http://www.w3.org/1999/xlink}title"
LAST_MOVE = "#F0B400"  # the fill of its square, in colour


def bare(text):
    """Without spaces."""
    return re.sub(r"\s", "", text or "")


def text_of(text):
    """The letters that a text element shows, without its tooltip."""
    return bare(text.text) + "".join((text_of(e) if e.tag != SVG + "title" else "") + bare(e.tail) for e in text)


def letters(element):
    return "".join(text_of(text) for text in element.iter(SVG + "text"))


def numbers(text):
    return [float(n) for n in re.findall(r"-?\d+(?:\.\d+)?", text)]


def box(element):
    """The box around the first shape of a group, or None."""
    for shape in element.iter():
        if shape.tag in (SVG + "polygon", SVG + "path"):
            values = numbers(shape.get("points") or shape.get("d").split("z")[0])
            return min(values[0::2]), min(values[1::2]), max(values[0::2]), max(values[1::2])
    return None


def tooltip(group):
    """In our SVG, the title of the group; in Graphviz's, the title of a link, as its other titles are names of nodes in the DOT."""
    links = [e.get(TIP) for e in group.iter() if e.get(TIP) is not None]
    title = group.find(SVG + "title")
    return bare(links[0] if links else title.text if title is not None else "")


def read(name):
    root = ET.parse(name).getroot()
    ours = "plycut" in (root.get("class") or "")
    parts = {"node": {}, "edge": {}, "bound": []}
    other = []
    for group in root.iter(SVG + "g"):
        words = (group.get("class") or "").split()
        if words[:2] == ["edge", "bound"]:
            parts["bound"].append((tooltip(group), box(group)))
        elif words[:1] in (["node"], ["edge"]) and re.search("(^|/)[ne]/", group.get("id") or ""):
            parts[words[0]][group.get("id")] = group
        elif words[:1] == ["node"]:  # of Graphviz: a title, or a text of a sheet
            other.append(letters(group))
    if ours:
        other = [text_of(text) for text in root.findall(SVG + "text")]
    legend = root.find(f".//{SVG}g[@class='legend']") if ours else root.find(SVG + "g")
    texts = [] if legend is None else [text_of(text) for text in legend.findall(SVG + "text")]
    return ours, parts, "".join(other), texts


# ---- Which marks a picture has, and which its legend explains --------------------------------------

MEANINGS = {
    "max": "MAXtomove", "min": "MINtomove", "leaf": "leaf", "lower": "lowerbound", "upper": "upperbound",
    "unproved": "returnedbymistake", "rounded": "rounded", "beside": "justabove", "known": "knownfrom", "window": "windowonentry|windowwithwhich|theboundsastheychanged",
    "crossed": "theboundcrossed", "number": "visitingorder", "visits": "visits;", "quiescence": "quiescence:",
    "last move": "thelastmove", "variation": "principalvariation|thelinethat", "shallow": "shallowcutoff",
    "deep": "deepcutoff", "cause": "totheowner", "window cut": "cutoffby", "never": "nevervisited|notvisited",
    "folded": "asubtree", "rest": "otherchildren", "stub": "prunedchildren"}
LETTERS = [  # the class of a text, a pattern in it, the mark
    ("value|hidden", "≥", "lower"), ("value|hidden", "≤", "upper"), ("value|hidden", r"\?", "unproved"),
    ("value|window|crossed", "≈", "rounded"), ("value|window|crossed", r"\d[+−]", "beside"), ("window|crossed", "", "window"), ("crossed", "", "crossed"),
    ("window", r"\d_", "crossed"),
    ("name", r"#\d", "number"), ("name", r"×\d", "visits"), ("name", "↓", "quiescence"), ("value", "table", "known"),
    ("name", "▲", "max"), ("name", "▼", "min"), ("hidden", r"\|\|", "deep"), ("hidden", r"(^|[^|])\|(?!\|)", "shallow")]


def node_marks(group):
    words, board = group.get("class").split()[1:], group.find(SVG + "g") is not None
    several = "folded" in words and "max" not in words and "min" not in words
    if several:
        return {"stub" if "pruned" in words else "rest"}
    marks = {word for word in ("leaf", "folded") if word in words}
    marks |= {word for word in ("max", "min") if word in words and not board}
    marks |= {"never"} if "pruned" in words else set()
    marks |= {"known"} if "known" in words and not board and "leaf" not in words else set()
    return marks


def letters_marks(group):
    texts = [e for e in group.iter() if e.tag in (SVG + "text", SVG + "tspan")]
    return {mark for text in texts for kind, pattern, mark in LETTERS
            if re.fullmatch(kind, text.get("class") or "name") and re.search(pattern, text_of(text))}


def edge_marks(group):
    words = group.get("class").split()[1:]
    marks = {mark for word, mark in (("pv", "variation"), ("shallow", "shallow"), ("deep", "deep"), ("window", "window cut"))
             if word in words}
    marks |= {"window"} if any(re.search(r"\[.+,.+\]", text_of(text)) for text in group.iter(SVG + "text")) else set()
    return marks | ({"never"} if words == ["pruned"] else set())


def picture_marks(parts):
    marks = {"cause"} if parts["bound"] else set()
    for group in parts["node"].values():
        marks |= node_marks(group) | letters_marks(group)
        marks |= {"last move"} if any(r.get("fill") == LAST_MOVE for r in group.iter(SVG + "rect")) else set()
    for group in parts["edge"].values():
        marks |= edge_marks(group)
    return marks


def legend_complaints(parts, texts, colour):
    explained = {mark for mark, meaning in MEANINGS.items() if any(re.match(meaning, text) for text in texts)}
    marks = picture_marks(parts)
    if not colour:  # nothing else of a board says which square it is
        marks, explained = marks - {"last move"}, explained - {"last move"}
    for mark in sorted(marks - explained if texts else ()):
        yield f"the legend does not explain '{mark}'"
    for mark in sorted(explained - marks):
        yield f"the legend explains '{mark}', which is not in the picture"


def same_words(kind, ours, theirs):
    for name in sorted(ours.keys() | theirs.keys()):
        if name not in ours or name not in theirs:
            yield f"{name} is only in {'ours' if name in ours else 'theirs'}"
            continue
        a, b = ours[name], theirs[name]
        if a.get("class").split() != b.get("class").split():
            yield f"{name}: class '{a.get('class')}', theirs '{b.get('class')}'"
        if letters(a) != letters(b):
            yield f"{name}: text '{letters(a)}', theirs '{letters(b)}'"
        if (kind == "node" or letters(a)) and tooltip(a) != tooltip(b):
            yield f"{name}: tooltip '{tooltip(a)}', theirs '{tooltip(b)}'"


def complaints(ours, theirs):
    (is_ours, a, title_a, legend_a), (no_more, b, title_b, legend_b) = read(ours), read(theirs)
    assert is_ours and not no_more, "the first file must be ours, the second Graphviz's"
    yield from same_words("node", a["node"], b["node"])
    yield from same_words("edge", a["edge"], b["edge"])
    if sorted(t for t, _ in a["bound"]) != sorted(t for t, _ in b["bound"]):
        yield f"arrows {[t for t, _ in a['bound']]}, theirs {[t for t, _ in b['bound']]}"
    if sorted(title_a) != sorted(title_b):
        yield f"headings '{title_a}', theirs '{title_b}'"
    yield from legend_complaints(a, legend_a, "#D6E6F4" in open(ours, encoding="utf-8").read())
    # Our legend draws some marks that theirs writes as letters. Graphviz writes a bound and its owner as two texts.
    whole = legend_b + [bound + owner for bound, owner in zip(legend_b, legend_b[1:])]
    missing = [text for text in legend_a if text not in whole]
    if missing:
        yield f"only our legend says {missing}"
    drawn = [text for text in legend_b if text not in legend_a + ["doubleborder", "7more:", "7leaves", "round,dashed", "round,dashed,grey"] and re.search(r"\w{3}", text)]
    if drawn:
        yield f"only their legend says {drawn}"


def main(names):
    failed = False
    for ours, theirs in zip(names[0::2], names[1::2]):
        for complaint in complaints(ours, theirs):
            failed = True
            print(f"{ours}: {complaint}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
