#!/usr/bin/python3
"""Presentations to edit (-f pptx), read with zipfile and an XML parser, and compared with the SVG of the same slide: the package is
whole, nodes and edges are groups with names and descriptions, and every outline, line and text is where the SVG has it. Notes are the
sentences of -f moments. Usage: tests/slides.py PLYCUT. Last line: N passed, N failed."""
import json, math, pathlib, posixpath, re, subprocess, sys, tempfile, zipfile
import xml.etree.ElementTree as ElementTree

plycut = str(pathlib.Path(sys.argv[1]).resolve())
SVG = "{http://www.w3.org/2000/svg}"
A = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
P = "{http://schemas.openxmlformats.org/presentationml/2006/main}"
TYPES = "{http://schemas.openxmlformats.org/package/2006/content-types}"
RELATIONS = "{http://schemas.openxmlformats.org/package/2006/relationships}"
REFERENCE = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"
EMU, CLOSE = 12700, 0.2  # points
HOSTILE = {"format": "plycut-tree", "version": 1, "title": "a < b & \"c\" ]]> <!--", "tree": {"name": "<R&>", "children": [
    {"name": "\"B\" <i>", "move": "a<b&", "children": [3, {"name": "x<1 & y>2", "value": 12}, 8]},
    {"name": "C ]]>", "move": "'m'", "children": [2, 4, {"name": "&lt;", "value": 6}]}]}}
CASES = [["eppstein-deep"], ["aima-two-ply"], ["-a", "minimax,alpha-beta", "aima-two-ply"], ["--detail", "compact", "eppstein-deep"],
         ["-d", "3", "pig:start"], ["-d", "2", "othello-early"], ["-d", "2", "--boards", "all", "--draw-nodes", "7", "tictactoe:XOX/OXO/..."],
         ["-d", "1", "--boards", "all", "othello-early"], ["--slide", "4:3", "--style", "dark", "--rows", "aima-two-ply"],
         ["--highlight", "C", "--note", "C=see <this> & that", "aima-two-ply"], ["--style", "mono", "random:b=3,d=3,seed=2"],
         ["--legend", "all", "aima-two-ply"], ["--windows", "history", "aima-two-ply"], ["--until", "7", "aima-two-ply"],
         ["--window", "4,9", "aima-two-ply"], ["--table", "100", "-d", "3", "--draw-nodes", "7", "tictactoe:start"], ["--grow", "right", "aima-two-ply"], ["--grow", "right", "-d", "3", "pig:start"],
         ["HOSTILE"], ["--grow", "right", "HOSTILE"]]


def run(*arguments):
    return subprocess.run([plycut, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def need(right, problem, *about):
    if not right:
        raise ValueError(problem % about if about else problem)


# ---- The package -----------------------------------------------------------------------------------------------------------

def target_of(part, target):
    return posixpath.normpath(posixpath.join(posixpath.dirname(posixpath.dirname(part)), target)).lstrip("/")


def package(data):
    """Its parts as XML. Every part has a type, every relation a target, every reference a relation."""
    with tempfile.TemporaryFile() as file:
        file.write(data)
        with zipfile.ZipFile(file) as archive:
            need(archive.testzip() is None, "a damaged member")
            names = archive.namelist()
            parts = {name: ElementTree.fromstring(archive.read(name)) for name in names}
    need(names[0] == "[Content_Types].xml" and len(set(names)) == len(names), "members: %s", names)
    types = parts["[Content_Types].xml"]
    typed = {override.get("PartName")[1:] for override in types.iter(TYPES + "Override")}
    need(typed == {name for name in names if not name.endswith(".rels")} - {"[Content_Types].xml"}, "types: %s", typed ^ set(names))
    reached = set()
    for name, root in parts.items():
        if not name.endswith(".rels"):
            continue
        of = posixpath.join(posixpath.dirname(posixpath.dirname(name)), posixpath.basename(name)[:-5])
        ids = [relation.get("Id") for relation in root.iter(RELATIONS + "Relationship")]
        need(len(set(ids)) == len(ids), "two relations have one id in %s", name)
        for relation in root.iter(RELATIONS + "Relationship"):
            target = target_of(name, relation.get("Target"))
            need(target in parts, "%s: there is no %s", name, target)
            reached.add(target)
        if of in parts:
            used = {element.get(REFERENCE) for element in parts[of].iter() if element.get(REFERENCE)}
            need(used <= set(ids), "%s refers to %s", of, used - set(ids))
    need(reached == typed, "no relation leads to %s", typed - reached)
    return parts


def slides_of(parts):
    names = [name for name in parts if re.fullmatch(r"ppt/slides/slide\d+\.xml", name)]
    slides = [parts["ppt/slides/slide%d.xml" % (i + 1)] for i in range(len(names))]
    need(len(parts["ppt/presentation.xml"].findall(".//" + P + "sldId")) == len(slides), "slides that the presentation does not have")
    for slide in slides:
        ids = [element.get("id") for element in slide.iter(P + "cNvPr")]
        need(len(set(ids)) == len(ids), "two shapes have one id")
        for group in slide.iter(P + "grpSp"):
            need(area(group.find(P + "grpSpPr")) == union(group), "group %s does not enclose its shapes", name_of(group))
    return slides


def notes_of(parts, number):
    paragraphs = parts["ppt/notesSlides/notesSlide%d.xml" % number].iter(A + "p")
    return "\n".join("".join(text.text for text in paragraph.iter(A + "t")) for paragraph in paragraphs)


# ---- Shapes ----------------------------------------------------------------------------------------------------------------

def area(properties):
    frame = properties.find(A + "xfrm")
    offset, extent = frame.find(A + "off"), frame.find(A + "ext")
    left, top = int(offset.get("x")), int(offset.get("y"))
    return left, top, left + int(extent.get("cx")), top + int(extent.get("cy"))


def union(group):
    areas = [area(shape.find(P + "spPr")) for shape in group if shape.find(P + "spPr") is not None]
    return tuple(min(a[i] for a in areas) for i in (0, 1)) + tuple(max(a[i] for a in areas) for i in (2, 3))


def identity(shape):
    return next(shape.iter(P + "cNvPr"))


def name_of(shape):
    return identity(shape).get("name")


def squeeze(text):
    return re.sub(r"\s", "", text)


def texts_of(element, text, part):
    """Its texts, sorted: of one line each."""
    return sorted(squeeze("".join(piece.text or "" for piece in line.iter(part)) if part else "".join(letters(line)))
                  for line in element.iter(text))


def letters(text):
    """Without a tooltip."""
    yield text.text or ""
    for child in text:
        if child.tag != SVG + "title":
            yield "".join(child.itertext())
        yield child.tail or ""


# ---- The SVG ---------------------------------------------------------------------------------------------------------------

class Picture:
    """The SVG of the slide, in points of it."""

    def __init__(self, data):
        self.root = ElementTree.fromstring(data)
        self.left, self.top, width, _ = map(float, self.root.get("viewBox").split())
        self.scale = float(self.root.get("width")[:-2]) / width
        groups = [group for group in self.root.iter(SVG + "g")]
        self.nodes = [group for group in groups if group.get("class", "").startswith("node ")]
        self.edges = [group for group in groups if group.get("class", "").startswith("edge ") and group.get("id")]
        self.arrows = [group for group in groups if group.get("class", "").startswith("edge ") and not group.get("id")]

    def points(self, path):
        numbers = list(map(float, re.findall(r"-?[\d.]+", path.get("d"))))
        return [((x - self.left) * self.scale, (y - self.top) * self.scale) for x, y in zip(numbers[::2], numbers[1::2])]

    def outline(self, path):
        points = self.points(path)
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return min(xs), min(ys), max(xs), max(ys)


def is_close(ours, theirs):
    return all(math.isclose(a / EMU, b, abs_tol=CLOSE) for a, b in zip(ours, theirs))


def find(group, name):
    return next((shape for shape in group if shape.find(P + "spPr") is not None and name_of(shape) == name), None)


def compare_node(picture, group, theirs):
    tooltip = theirs.find(SVG + "title").text
    need(identity(group).get("descr") == tooltip, "description %s for %s", identity(group).get("descr"), tooltip)
    need(identity(group[2]).get("descr") == tooltip, "the description of the first shape: %s", identity(group[2]).get("descr"))
    path = next((child for child in theirs if child.tag == SVG + "path" and child.get("class") is None), None)
    if path is not None:
        shape = find(group, "second border")
        shape = find(group, "outline") if shape is None else shape
        # drawn lines may be longer than a curve's controls: corners that are rounded have their middle outside
        need(is_close(area(shape.find(P + "spPr")), picture.outline(path)), "%s is at %s, not %s", name_of(group),
             [x / EMU for x in area(shape.find(P + "spPr"))], picture.outline(path))
        fill = shape.find(P + "spPr/" + A + "solidFill/" + A + "srgbClr")
        need(fill is not None and "#" + fill.get("val") == path.get("fill"), "%s is filled otherwise", name_of(group))
    ours = [text for text in texts_of(group, A + "p", A + "t") if text]
    theirs_too = []
    for text in theirs.iter(SVG + "text"):
        spans = text.findall(SVG + "tspan")  # coordinates of a board are spans of one text
        theirs_too += ([squeeze("".join(span.itertext())) for span in spans] if spans and text.text is None and spans[0].get("x")
                       else [squeeze("".join(letters(text)))])
    notes = [text for shape in group if shape.find(P + "spPr") is not None and name_of(shape) == "note" for text in texts_of(shape, A + "p", A + "t")]
    theirs_too = [text for text in theirs_too if text]
    need(sorted(ours) == sorted(theirs_too + notes), "%s says %s, not %s", name_of(group), ours, theirs_too)


def compare_edge(picture, group, theirs):
    line = find(group, "line")
    path = next(child for child in theirs if child.tag == SVG + "path")
    need(is_close(area(line.find(P + "spPr")), picture.outline(path)), "%s runs elsewhere", name_of(group))
    colour = line.find(P + "spPr/" + A + "ln/" + A + "solidFill/" + A + "srgbClr").get("val")
    need("#" + colour == path.get("stroke"), "%s has the colour %s", name_of(group), colour)
    bars = next((child for child in theirs if child.get("class") == "bars"), None)
    ours = find(group, "bars")
    need((bars is None) == (ours is None), "%s: bars in one picture only", name_of(group))
    need(bars is None or is_close(area(ours.find(P + "spPr")), picture.outline(bars)), "the bars of %s are elsewhere", name_of(group))
    need(texts_of(group, A + "p", A + "t") == texts_of(theirs, SVG + "text", None), "%s says something else", name_of(group))


def names_are_right(nodes, edges):
    """An edge has the names of its nodes."""
    plain = {name.split(" ", 1)[1] for name in map(name_of, nodes)}
    for name in map(name_of, edges):
        kind, both = name.split(" ", 1)
        pairs = [(both[:i], both[i + 1:]) for i in range(len(both)) if both[i] == "-"]
        need(kind in ("edge", "bound") and any(a in plain and b in plain for a, b in pairs), "%s joins no two nodes", name)


def compare(slide, data):
    picture = Picture(data)
    groups = list(slide.iter(P + "grpSp"))
    kind = {what: [group for group in groups if name_of(group).split(" ")[0] in words]
            for what, words in (("nodes", ("node", "stub", "rest")), ("edges", ("edge",)), ("arrows", ("bound",)))}
    for what, theirs in (("nodes", picture.nodes), ("edges", picture.edges), ("arrows", picture.arrows)):
        need(len(kind[what]) == len(theirs), "%d %s, not %d", len(kind[what]), what, len(theirs))
    for group, theirs in zip(kind["nodes"], picture.nodes):
        compare_node(picture, group, theirs)
    for group, theirs in zip(kind["edges"], picture.edges):
        compare_edge(picture, group, theirs)
    for group, theirs in zip(kind["arrows"], picture.arrows):
        need(identity(group).get("descr") == theirs.find(SVG + "title").text, "an arrow with another description")
    names_are_right(kind["nodes"], kind["edges"] + kind["arrows"])
    ours = [text for text in texts_of(slide, A + "p", A + "t") if text]
    coordinates = [span for text in picture.root.iter(SVG + "text") for span in text.findall(SVG + "tspan") if span.get("x")]
    theirs = [text for text in texts_of(picture.root, SVG + "text", None) if text and not (coordinates and len(text) > 8 and text in COORDINATES)]
    theirs += [squeeze(span.text) for span in coordinates]
    need(sorted(ours) == sorted(theirs), "texts: %s", sorted(set(ours) ^ set(theirs)))
    return picture


COORDINATES = {"abcdefgh12345678"}


# ---- Cases -----------------------------------------------------------------------------------------------------------------

def slide_case(folder, arguments):
    if arguments[-1] == "HOSTILE":
        path = pathlib.Path(folder, "hostile.json")
        path.write_text(json.dumps(HOSTILE))
        arguments = arguments[:-1] + [str(path)]
    sized = [] if "--slide" in arguments else ["--slide"]
    ours, theirs = run("draw", "-q", "-f", "pptx", *arguments), run("draw", "-q", "-f", "svg", *sized, *arguments)
    need(ours.returncode == 0 and theirs.returncode == 0, "%s%s", ours.stderr.decode(), theirs.stderr.decode())
    need(ours.stdout == run("draw", "-q", "-f", "pptx", *arguments).stdout, "two runs differ")
    parts = package(ours.stdout)
    slides = slides_of(parts)
    need(len(slides) == 1, "%d slides", len(slides))
    picture = compare(slides[0], theirs.stdout)
    size = parts["ppt/presentation.xml"].find(P + "sldSz")
    need(is_close((int(size.get("cx")), int(size.get("cy"))), (float(picture.root.get("width")[:-2]), float(picture.root.get("height")[:-2]))),
         "the slide has another size")
    description = picture.root.find(SVG + "desc").text
    need(squeeze(notes_of(parts, 1)) == squeeze(description), "the notes are not the picture's description")
    dark = slides[0].find(P + "cSld/" + P + "bg") is not None
    need(dark == ("dark" in arguments), "the ground of the slide")


def steps_case(folder, steps, tree):
    path = pathlib.Path(folder, "steps.pptx")
    done = run("draw", "-q", "--steps", steps, "-o", str(path), tree)
    need(done.returncode == 0, done.stderr.decode())
    parts = package(path.read_bytes())
    slides = slides_of(parts)
    need(run("draw", "-q", "--steps", steps, "--slide", "-o", str(pathlib.Path(folder, steps + ".svg")), tree).returncode == 0, "no SVG")
    pages = sorted(pathlib.Path(folder).glob(steps + "-*.svg"))
    need(len(pages) == len(slides), "%d slides, %d pages", len(slides), len(pages))
    for slide, page in zip(slides, pages):
        compare(slide, page.read_bytes())
    moments = json.loads(run("draw", "-q", "-f", "moments", tree).stdout)
    said = moments["searches"][0]["sentences"]
    whole = "\n".join(text for text in said if text)
    notes = [notes_of(parts, i + 1) for i in range(len(slides))]
    need(squeeze("".join(notes)) == squeeze(whole), "the notes are not the sentences of the search")
    last = [squeeze(text) for text in said if text]
    for note in notes:
        need(any(squeeze(note).endswith(text) for text in last), "notes that end with no sentence: %s", note)


def refused(arguments, word):
    done = run("draw", *arguments)
    need(done.returncode != 0 and word in done.stderr.decode(), "not refused: %s", done.stderr.decode())


def main():
    passed, failed = 0, 0
    with tempfile.TemporaryDirectory() as folder:
        every = [(slide_case, (folder, arguments)) for arguments in CASES]
        every += [(steps_case, (folder, steps, tree)) for steps in ("cutoffs", "nodes", "all") for tree in ("aima-two-ply",)]
        every += [(refused, (["-f", "pptx", "--width", "10cm", "aima-two-ply"], "--slide 16:9")),
                  (refused, (["-f", "pptx", "--layout", "dot", "aima-two-ply"], "--layout dot")),
                  (refused, (["-f", "pptx", "--until", "3", "--pseudocode", "aima-two-ply"], "--pseudocode"))]
        for case, arguments in every:
            try:
                case(*arguments)
                passed += 1
            except Exception as problem:
                failed += 1
                print("FAIL %s %s: %s: %s" % (case.__name__, arguments[-1], type(problem).__name__, problem))
    print("%d passed, %d failed" % (passed, failed))
    return failed > 0


sys.exit(main())
